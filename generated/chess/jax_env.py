"""Chess: a JAX environment, generated from specs/chess.yaml by specc 0.1.0. Do not edit.

Version c7b6a59322e9. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
The meaning is `reference.py`: same states, masks, observations, rewards and flags.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import jax_chance as chance
from . import jax_plain as plain
from . import jax_runtime as rt

NUM_PLAYERS = 2
NUM_ACTIONS = 1968
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    board: Any
    rights: Any
    ep: Any
    quiet: Any
    seen: Any
    mover: Any
    to_move: Any
    over: Any
    truncated: Any
    reward: Any
    steps: Any
    fault: Any
    ask: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A position. The spec's fields come by their names, packed; what begins with `_` is for the environment alone."""

    current_player: jax.Array
    rewards: jax.Array
    terminated: jax.Array
    truncated: jax.Array
    legal_action_mask: jax.Array
    board: Any
    rights: Any
    ep: Any
    quiet: Any
    seen: Any
    _mover: jax.Array
    _steps: jax.Array
    _fault: jax.Array
    _me: jax.Array
    _pc: jax.Array
    _asked: jax.Array
    _saved: jax.Array

    @property
    def observation(self) -> jax.Array:
        """What the current player sees."""
        return observe(unpack(self), self.current_player)


# ------------------------------------------------------------------------------------------------ constants
DR = rt.table(
    "int8",
    (64, 64),
    ("c-rmPyA8lF6hhJG|Na}hFf2fa%q^oF3Kx-6^=hc2fhJmLqk}5m+S92!@!p>AsXOuBp3l{tcyFI`_}lY4pzg$bd)@=oop^80{{VF--rHX|uqpu"),
)
DC = rt.table(
    "int8", (64, 64), ("c-rmJu>k-e2m?V7l>Ilh$po?Vt522YB3Jc36J}Gx?b2{t8gBdXU~9NN8g56!ZQzeT{`ljMKmPdRk3atS<Nt;K1vs!O0R")
)
AHEAD = np.array([1, -1], np.int8)
RAY = rt.List(
    rt.table(
        "int8",
        (64, 8),
        (
            "c-l3Q2@U`u2m@En|NnSPU`V7!IZEm7Z>+22-|I}FSw{%n+g%vZX2Q&VPgr$XO5>&8SY^taRfN#J+=UTkCd|Ajx+$E>M5K*nguHvY3nT88>abK84CzEh_}F=>"
            "!HVf(&fZ~6XDZxnSuhQ%_;6S*OwI%_q2m3l3aDwL!D@kmD8WQ9qr*k+7T)Y&cflr56lItYrgYrQAGON`u>"
        ),
    ),
    rt.table(
        "int8",
        (64, 8, 7),
        (
            "c-oEDS5qok6hPrI&LS#NiAq$W5>+t#|9^Fr)emzl>fAXmU0u|wP45p-u5a%jpI=kOMt`>bIypT%zqtIDzn@g0))_6{(xv8L{z5GKC%8)&>)r8kmnpY~PY|1S"
            "Vwk!<Tr#CbZ?f8FEA5BxyV#pNHB1+7e=gZ_vp-$G=c;!<cd=(XGt3lg_urRXr8SssKJqt**J3L<H_Vpmokz%5+r#<x^UBv^o4hd0l^fmBGgmiv4^J;&|6}u)"
            "hWSdfH(tETN1@)EZazt+Gud4J>g3qw!y_NEW5#K+`D3{Z$cOBhah7a8$WzIn0|W9QJ7%0Gn-B7|p$y1}?3i(pY(B^{hB6=@vSY?&viTs-8p?ot$WF)@<~c(d"
            "i1CGa-mu#0PnK`UN3A<qe|#^iSSnYlH>uOV0?LQ%n2~lBsgomcG9VwaV@AeRq#c`bY{5_l<U@AM$hwM*W7Cc;8p?ot$c`B~SCMsW#<3+s8ITXzF(dCLbB@hA"
            "wrnT^@*(>##=K*5j;$EVK<wLh<=DJqtA_2tboISR`RI&S??20`H=3>XT|tQJ2%vn(ju}NE3Ic|3G9VwaV@64cqJV|u6JjU>@*z8Bl!Yh>SQNf)C<F2#J7!db"
            "C<|B;zF{Z>@*z8BRE4MrSQfr%C<F2#`!B|-fED3ehB6TQ@w^eRDty~;I9vZLL_S8#{b5<%UVkurs0nc!0hABfF{3U-O~4RN2INC_%xDNv7qBLL$5003Lw3w)"
            "3ega-E_~Ne2INC_%xDSG6tE$D&rk;BLw3w)3(*p=DSY2h2INEbUyN-5Tfz?vWgzyq?@qwB@I%A-=I~(hvDmq+@nkxiKXrt-j{wSt?3mFNq9b4kCj;^!J7)BR"
            "=nB{oeq<;E@*z8B^o8gN*cE<kC<F2#J7x@o=nL2reqtyC@*z8B422j7*cX0kC<F2#`!B|!fCJ%YhB6TQ*X2RLq40CVt#8on@Rq17SL@C8WhBI71TYD9iOL~k"
            "EW}8_5biYyd|1qw2r(9LB>dv}zk`y%hsBJk5EB8%!Y>VXLEyt;#!QH*fD_?YhWj8;12g7A%mkbYzczdif<z-^oC`P;eq;C%1V_)4fOFxuhMz}OcKi2_&##3L"
            "&oRK@n6VUMAz%o1^q8>{VkzK4__s)C##)G#fJ@<bk<g5d5NiQf!tW!Y8CxMX0<MLBkAxxPR=|z$AF(hvF9L3b{|v%Eu;uls"
        ),
    ),
)
BETWEEN = rt.table(
    "bool",
    (64, 64, 64),
    (
        "c-rmV%Z?pM2u0E4|9{$Jmpmvr$OoLYCp{`DeIW?gY6aKzGIjd*b^7;p`uBDE_jUUBbpdZ4!}%W|{-eWC5~(x(mHGpOCQ`|R+w!Lt#9tnKAb;xp_{)P0`BNMJ"
        ";RFIeAb>z15C{YUfj}S-2n6{<AVAwpAOPlfm5@Ln5C{YUfj}S-2n39ZzdY#u*{dmTGIy##0L<^{0->h=BM1Zqh(I6^3=Gb{JP?0*@W}8;AdD9X0D<5G2!v#T"
        "P)ou{Ab>ysfdB&G7xVw||9(y&7#sleyE;H1#Fk?MVRjyrFcJtL5RfAfs^k4R0s#Plpb!xV1OkCTAP@-S1VRZTfq*E1P%R7S2m}D?H-SJP5C{YUfj}S-2*Nl@"
        "Ae1l?2*A9_C4G%!*#n6M0znEB2rc;|kpcz69r@!CMW?AHe{5kuOa2G~Kp?aV1b{#Qfgq6x1OkCTAP@)y0s;DVzd(RM0L<?yA%Q?35C{YUfj}S-2tY*D@CHJ<"
        "Kmg3|=>owU2m}IwKp+qZSQ&qL0JIN}1j2ZM01ya1fIvtV2p&;1Ft~u^f%wY<1kL}pFc_Txr@#jg2+0DWGkyeuEezuCHxz$)fKSi=);I!if1BS41OkCTAP@+I"
        "Jb_^UAAx|t`TuwU9f1JA{Y@Yc2m}IwKp+qZ1cESrTp;LJ0E{1<($_eaJ&;&%9ZO*Xp(TGLQlLP%BY!-i=rpzDPp$s<Y8U_z2r~r&pdSE%Adv_J0)aq?5D4yT"
        "nF%-r=>h?89jk-{0)apv5C{YUf#AN@Fd(98cmp9_AONo8^nSn_2m}IwKp+qZa9?W}5HkOJL@`|;0QvzRKp-Rw1dk{h99=;2K*Qhz5H$bW!k`iYPJs^~5RwH#"
        "XZ#2RTNuROZ>V9=x8u|Ezcr2k^aJ_<0)apv5C{YUfk1$U0Ri*>@d7#m0f2r$KR_T52m}IwKp=crAj~fmvO~uLKq0!UaV&cvp&vlFK=6oSvOu^ae<ae%LO~#C"
        "7yu|l1OlKRfVsfjM<5Ug3Pp%Oa9=x~fK!kz5CGS)N@y-15D0|r0%3lZ5(pXw9{{u@u{RLX1p?qYPVWc2fj}S-2m}IwpjNxDH4F%u|2?9ZE)W3yfDa%Lk_CcC"
        "6w?L5ge+Ak;J%iCXq*3SVNeMHr@#jg2<C#G_z?)MWdcE=&@kxR@#*>B8b<*70sR1hU@jmK2m}H_p@4<~0rUUy0y+W#fPO$fKp>b42!xLc1cpJ9?1;ZLjye_q"
        "3ejbaW7z`<{Q$z}0*@#@n;-;&JRlI%0}TTJ0%52?0Q3VO5F`?TKp-d-5dy(|t<D2ZLApQyT*oS*xqv_*5Vi{hZy*o|?rRML&@sI_1>*$*;5tt42fTr>S|HS("
        "0gymgo23c`f#3sx=jMNpD5eVpKtJFE2m}IwKp+qZgzW-B!{7q|TNqSAz$x$n1cJHX*}0EEkQD?1+}FT+^S?EY0Q3X;0Rq8XKp+qZ1cE{V4Fdw^|KkO81Ofp4"
        "fPR2L_~2Yn2FT{@n3*f$ZwteY_*>(sV*#KLUDi03J&@23;Nihhya)tgR1XLQ4TFXO0D&-2AOQLS5C{YUfj}S-2oVCoeeD7QoPu<L0Jx4-LIME<!ghh+4Fm$g"
        "eXU^tI;K~rV7x#8T*vwW0wLjedPI>x>P;j9fk1FyYZx$c{`ZJtx<CN*13N#U41fdzfj}S-2n2$L!3O|;&;PbCsDyx1-~$K*0)apv5C{YULBpVLN5K4VjUxd4"
        "fPR2LAP@)y0)apv5TIc|!2Ex_fQ~=_pda|y2h=bBi~FPU<}3c<e{UEGgxO(Cy{Wu`pr&Pi0D$p@D1D7%*#n6e21hAJAb>z15C{YULElaw03Z;C2?T&Z0D(Xt"
        "5C{YUfe;}O%<nEBz$r)<2mpZq0s#cVc7fmx1OmbQZgc`VrdOw6yg&d51P}-bmy|~oo&VlMA`l1!^SjXrBj<mQD5eVp06PVOEer$#fj}S-2n2$**#`hW=6_ol"
        "R6^vm>jppqfj}S-2m}IwKp+q#lD-|m^S?EY00;yEfj}S-2m}IwKp+r6ARu7=KVCpbAOHggN0~byiU(@|#eYT^353~UBoJnYF}**S9!3nET*ME6HI5A$uKMF)"
        "fOIa!pFj|Q0zv!<1OfpB0ssPGkwAEBa8$nu1jqvr2m}IwKp>dk2?W3?AP^oD2vY|~nM)u*9w0jp2!#LYcD#W=Aei5cPRPDhy@8M}5K;$6znVONJjlAFJfi6Q"
        "_a+j7Kp>dkjZPRj|9eC+T_Au!z)pc+3j={bAP@)y0)e1y_5r|;`QH`>l@QAWf;El=0)apv5C{YUfj}U@{0{tU{<p?4qRY~N5eNhVfj}S-2m}IwVD2LjKp-G}"
        "{y$zoM<Be+A2Txw5d"
    ),
)
BETWEEN_MEMBERS = rt.List(
    rt.table(
        "int8",
        (64, 64),
        (
            "c-p1c(XN6(3`Nm1!%YAGlT~PMu%?&x6jUBe7YS@YfiaJ@1-gv)`dQ}r0uFsITp#=Vc0&g~n-c&D3<d7v82}1Q1>k@g0C2#e00O{<5dcd81c2>*1;ADS4nP2G"
            "2M7ts{UBaLR0nVXNPzDE-44+00NoDI?ErKK13yEh4iEs@4u%8D9XO!g!8bs3@C7g(-1lESjUK3WU<ZZm01p6?0NcR~fOH1|kng}at^*I0I|zVm2d1zcAPFD|"
            ")H}EUwgZ=8xr5&eq1ZtH<U9Buc<R7zBWwpK0!RY+4*s5|R0jsI9jpLIcklo_caQ_34(xXX+W|-b4q!X*K)C}4)H}EUwu7An!VZdn@4)^C&>cv(1L<}k-43MN"
            "fpj|%x&t8r>)-{MxC#*"
        ),
    ),
    rt.table(
        "int8",
        (64, 64, 6),
        (
            "c-pmGX;ULN5G^f71z!Xk+rb7CYy;s=I5w5#`2RmEM$h&Lp1P+s^5{d?mh1H}^G4fx>gkqqG=9Kt!EVFu!0x)l@muikJq!N#@4xJIb^IUE-}ky>3IC^jwT0K5"
            "@qd-v^QYHci2vKdjQ9FkGyM_f8y5V*_g@-49e))4z0o_C@MrSX7GCF!zbd)sPp|tB|BuTUTd>=(JFvT(W4>wdZP3hb9_si}^!MiBiG-iZS6g^pF#bB>***TT"
            "1oWer^E|d;cVKrbzfFnx79(lqH)-a#`r6-W_TrJJ)t^ZCS<16~;%`#%Pcr{o>u9qjKz3kvUFMLOZ!?l+ev4*)djMoS^0W?*lkRPSpQqw)Q}NGH{<l|g9?@o7"
            "xI#AlCCqmiNi)AK%=}g_9(mgR6GkeLe}O+wd6rN7T`K<NJO4Y&6&7(G(PqchJ9Os1AZg}z1`;wJc{+m$BbCU%z+Z&OvX%D}f1mK|9{)4oe;3*YD=gwXqRnp2"
            "Zy{uUUq{l+-ycfIc;wk1o-$I2{0sbLh%8%qKk*Mhnv{>n|C_@ew9Q@vwh7yUZNqj_uNlh!0}Gzy|G`Md$L0UQXeQwm`M>bGWqg_Z|MYs<*c^to@$@@Szw`9F"
            "O7usV?^^J*2n*Y<H9o!w(DtjqD?upOeg*il{{+JJD?!h*w(;~kPrs{1zr=jc;LGyAcdX;%ivVrE3cM18g6&s;e{`E2h&ByX+j#n2_1P~o&)YASpDh1{?bjL~"
            "k36*fD)1@t-|6x{o&V-K+B8*dlR<w8^DIJHezN?>_DhnViSpki%6})x{|fxKR&gHDre)AJIYVNeMJUV9zA*D8`N{HMm!FC9-?99!!hd_Y!XnNi+O%s{syg#u"
            "kTmlL6A2lQJc0Z#kV@na<-bLKhVs7>{~c%>tgwjlh&G*?-$KazP)E|tC;7id#v@N4{|lrN`MvxPkYy_`<bP^@K4(DN9CTrOu!pdH*g@(wL-~JX!IS(yn(Fwt"
            "{6CuBNO(p5FT9@1RAr;)w*YP9>35!f=jnHq=#MZzvfybE9?f)od=a4SSAkc8P`Lfd$<L?idDb?be&^|T)##U)9~*pG{*UK6KE4Rh_N%}vK`7jQ+4J+s{CBlI"
            "EVPZM-&LReGV{FsV)@DP|5(j|O7fq!Uj^PM|Lytt6#jebXwy@*O$PlX%(Dn(`N{Gh+b>CeCdz+jm;d(sypjLIRh&n(IW%aSoFOsKB9!H)l>L|FC(D0be%j@K"
            "KJx|t{pAXaIFD%4uX&Z%ng4>MnLoLZknzaF*?(Pr+U37JKd<sXfVRO3i#U&HGpPA3gv_7nNSgU1|JTTP<O$?|fm9+tvj1Ff(@@jysrmVw0c~?Mf*r#i!=AuS"
            "Qm+}x|1%4o<p0^Vj*rX#vukY;=6aiE*QzSJHNORD8&ALU^gB<#t3-c<`Kbj@i}3VD$Hx}|Vf(e3`CN6-vohb?=$x0dji=vv`du~pCFU(9C@lYHw>mz)2!vn1"
            "xVn$)ZTJhgJwKn!|47@zLfd%yUG>>7Gtb*EmY*#D=V}gAlK<h?FRt$6dK>-%ZqLuB@IPKho3W~GGUzX1o<%6jPnQ4Keo6AvBLBI%uWg{xo}V}Jf4qwGh&IOt"
            "ZId%3=2?WY{FJi)lKiyDf3EK97^uu=zTp34xxymOBifwQyvpm$e?ijBmx_NR`Du~=Z6a}hSpF3D{JhHl1lk5GEaE((&7|hH5Hf$MBWdQ7{9hyEkq5;;QvJMC"
            "SIO|Mns!gk&*uzio3knG40aBC4ttS$%~1YdS@0zPuM8y+QvJMCSIO|+$f_zwHNORD8&ALU^gB<#t3-c<c}oR4%l~Ub4pge2m+C4R&cK}fe5#&jZR6>8o_<%2"
            "eu;TY2@1>q8$%9Ms-H()C0F+`oWFqE^Yh94PqjTPw2i0VRiFJb^Su3H`N{G>EIyR_r1biEc49bx0k`MpQ}~~)qs>g!HW~DnFwY{C<tNMku=r5wlWO-hZrG`B"
            "pwgb7H}XGU#d$=Vxk20H42gLbp)5aj`7iZJbp{$Y>@+Y?na_N||M_x-MVv>pId}CAo%t_Fn)$l?m-?jkhgt@morb67Phro`tNdR;+hB!7oJX{|sQE2~%s=Qz"
            "n)#^x*ZX0)TStORb(IX)`hU{%^Em_B=IR>u2KE;A4)#9vnxXu+H=yeMu-vU9!KJ!NhL5LKRXMHsEkN6N`kklWdHP)?`XkKSE70|RSnk%5;8I;B!x<<sKilY>"
            "m$Z$i-+B67HTosy?G@;${jd@ob(LJ*$8i1vZqLsr^M9@FVWDk2{jU1#mzlR$piBL*QlFGwKhI7K=P%&){Co=kH|uC~qiUNB`b(G(m*TyyR&yuy!%9wi`z$+I"
            "x^3<Gc_aU~t2mEnb8FBxIYVMT6rqitR&&=G#4BPXr@=(yhMgt`D)X5y_`h4Ou!!@BHg~SxAu<1L|D`<I{xDt<BRLIEwG28tonDqdg*`v7@_!F)gB2EW9?|B$"
            "=C=?skJewy`8Ht>xDMxT9SJVgRWe*}KTpli=L~3@e;#3<V4q=MU@Nw@SkAWzd%$%#ck4)SsjiaYdi!~5em-YF+j#n&r{8({T?YMu{!h7k9nRf45?rdQWH<wJ"
            "^7E;Bp0$mq-+B67HvNJAPr3Wlepm^Px=OC@V>o{Sx98`R`G3^*u+TQ1ezzg|1O1<J_Yz#{lhUuwP7LQS;P(7{3ja^*X!E3Mn~l;R=>NO#`!9t!sUKEy(%Wa*"
            "$<l3W&(9nAe_q9TM4M-Wwn<odyW@G;L-F}Gx|4Jqj^w1Dp2JR-!*=qSFZh31uCR#nh&C@9o#&07)V=go|37@+e<@DG(|ARU<aBzeWzgB_@}c~>?D=_>|DVt{"
            "SYZ+85pD8Aj{Uq!oGfI4hdtmroV#@-xKvlkaJ~J!T7JIT_z(6M>?`aW>^tm7p#KwY#{v&~z;!rx>qu~^u9D$;`+2qee6{fl_7(OG_8s<v^?$<cq@Hi1!?{~W"
            "f=hLk3};||e%><YdA!2D!M?+Oi26U_c2du`Nj(lnf}^gItNR$vU%>P8^CJJhiaF2Y4fY-OqfGxN+)nEGHWFOwlhUuwP7LQS;FkP+I{&ZhX!9yy-eEtC`aj`z"
            "7=EO-JV{rVob;PvC(FHC^7BdjzpdgtqRpFt{4ifLJg?Gnb|0T_qdQ6cu#%HrKhI8<Zrgn33;y4iD=gwXqRqRu|1$l-@VrWk6CZD>J4vTuN>2LWne1daYm@Wy"
            "mH7XFw!sREIFD$<bN+vcLz4I"
        ),
    ),
)
MOVE_TO = rt.table(
    "int8",
    (1968,),
    (
        "c-m!^=d!CX5QBkGQ%LXSr1t_T)Bx}QR(E9w@XXzx`)MYYEE8F&sG4q=R<+gcjHb)&@#c6zCKc-%?YraIYInN3ekjSsz7Eiv%-8$#;~7b^0)Tx3`~GOU*c>je"
        "m_UU9_BQr|@$7H8y}rKys%~K4#C|xLuXe}VCt*M{u*Z73Snp4F$4mKMr!{S7f1AVk;ret`jEqs(uiH&H8Bdm*<JI{DslYK6vk-MjHC=5_H`fa@QG!uTtI+iz"
        "oUM1~`_qp^4Mw9dAY`tgn=d!}%i|S`8jOzANXSxvZn4@Pj+BI`!SHy0sX+I)-komFClNImrfaa2pxW%uch?Kj{}eU}h;I*<$J2*Zh4$>cgCUYyt&bPy9kArt"
        "l^1AAY;(H0pODA@yZ8dnz_;hy(~B~8J?!@=GYD81;Jf4H{_<mXee6646*mrZ;QQ0{;UEa@R|uB+&pi0yd~-iR0$$)gGYxpTKfRD_8wDB=A#i=X{3w$uyx#0Q"
        "i$B;sot;<kmDRl9qXKP+UEFt=C|cR_(YU}{@ayvvrBX!~>OP)8!Q4V{b6#GY$*NF%<b}J0A1Lnb+Yi2qR=xn1=+7_&kLM>$Dti7B7@jl7fG;mfRf9hVjuu1+"
        "y!|+nRI|q40Xx$E0L$((h-J;H=iOfx=tArjeigmiC=0(_75EDNj*^OD)@-5at2GqNFa)0<P9@c<3mr#hxIg%T!VABdtW_Ijxml_|!w~pUqUbd{Z#Ba^<`^(e"
        "D@MJ^3(e7<2!U@VX=c6E<%MQPx<6n!jAY$vw0n7-j|F-Wixs14clu?SkEa5^!M~MSv(+64Wj>uDV1B_9)vULBLYWa5E)QnFQ%SQLoqkznmgvtccqZ#ryF1A1"
        "%<zr51yqb$vp3|0=IBm@fTWv^R&O-rg=XjR`~VYTBH6I)c7Hs}TkZU(z{E<m*%?gcWw{-f>jVvkg6IzEvo3VpeL^T|Fo{}k_2@HSHXUK&Vg(H*)yzh_Kbe<>"
        "XQ?BUQiCC@mfaal7kT%Y?&FIRjBHe!UHWg}?|_RuflG#IxB8>ma>JhkyFQBFYPJXC`D&ZLgn;jrYG*iEtas%L2to!ZiRmAG=7r*i5rA6njb`*&FYAs95zrc~"
        "{&>FLl`Uu8N;BQG+k?qsv(F38_6Z%;YIcTG`e^fd^L6?U;NbEp"
    ),
)
MOVE_FROM = rt.table(
    "int8",
    (1968,),
    (
        "c-oD@g#p4)6a&EG4#nMyySweb6$|{l<j(V)LO>XaAW<ZS#DRocl1ORNs*EbD%Bk|20^uV?ONl8n6{gD6EOn%TG%YQr&2_jg)3fxE0W!1%%!nIv6J~0eA#-G5"
        "Su!hT&1{&hWrysEgXX9@sm`j4>Z-XBcee-dL|(`n`5<55=k^B)r}8N"
    ),
)
MOVE_PROMO = rt.table("int8", (1968,), ("c-muQ8}fjWiJ1jL5R%8Ehy-;*Kp`<kje=1y3WgsbrF0nb1s!qfhEZ_{05be5xc"))
CASTLE_OWNER = np.array([0, 0, 1, 1], np.int8)
CASTLE_KING = np.array([4, 4, 60, 60], np.int8)
CASTLE_TO = np.array([6, 2, 62, 58], np.int8)
CASTLE_FREE_MEMBERS = rt.List(
    np.array([2, 3, 2, 3], np.int8), np.array([[5, 6, 5], [1, 2, 3], [61, 62, 5], [57, 58, 59]], np.int8)
)
CASTLE_VIA = np.array([5, 3, 61, 59], np.int8)
SET_OF_ROW = np.array([False, True, True, False, False, False], bool)
CASTLE_ROOK = np.array([7, 0, 63, 56], np.int8)
MAYBE_MANS = np.array(
    [
        3,
        1,
        2,
        4,
        5,
        2,
        1,
        3,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        12,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        9,
        7,
        8,
        10,
        11,
        8,
        7,
        9,
    ],
    np.int8,
)
SET_OF_ROW_ = np.array([True, True, True, True], bool)
LIST_OF_BITS = rt.List(0, np.full((101, 2), 0, np.uint32))
KIND_REACH = np.array(
    [
        [
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
        ],
        [
            [False, False, False, False, False, False, False, False],
            [False, False, True, False, False, False, False, False],
            [False, True, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
        ],
        [
            [True, False, False, False, False, False, False, False],
            [False, True, False, False, False, False, False, False],
            [False, False, True, False, False, False, False, False],
            [False, False, False, True, False, False, False, False],
            [False, False, False, False, True, False, False, False],
            [False, False, False, False, False, True, False, False],
            [False, False, False, False, False, False, True, False],
            [False, False, False, False, False, False, False, True],
        ],
        [
            [True, True, True, True, True, True, True, True],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
            [True, False, False, False, False, False, False, False],
        ],
        [
            [True, True, True, True, True, True, True, True],
            [True, True, False, False, False, False, False, False],
            [True, False, True, False, False, False, False, False],
            [True, False, False, True, False, False, False, False],
            [True, False, False, False, True, False, False, False],
            [True, False, False, False, False, True, False, False],
            [True, False, False, False, False, False, True, False],
            [True, False, False, False, False, False, False, True],
        ],
        [
            [True, True, False, False, False, False, False, False],
            [True, True, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
            [False, False, False, False, False, False, False, False],
        ],
    ],
    bool,
)


# ------------------------------------------------------------------------------------------------ functions


def dr(x, y):
    """distances in rows and in columns
    abs(x.r - y.r)
    """
    return rt.at(DR, x, y)


def dc(x, y):
    """abs(x.c - y.c)"""
    return rt.at(DC, x, y)


def ahead(p):
    """1 if p == 0 else -1"""
    return rt.at(AHEAD, p)


def ray(x, d):
    """squares from x outwards, nearest first
    [y for y in [x + k * d.step for k in range(1, max(rows, cols))] while y?]
    """
    return rt.at(RAY, x, d)


def between(x, y):
    """strictly between two aligned squares, else empty
    {z for d in Dir if y in ray(x, d) for z in ray(x, d) while z != y}
    """
    return rt.at(BETWEEN, x, y)


def clear_path(s, x, y):
    """nothing stands between x and y
    not any(board[z]? for z in between(x, y))
    """
    return ~rt.any_(rt.each(rt.elements(rt.at(BETWEEN_MEMBERS, x, y)), lambda z: rt.at(s.board, z) != 12))


def attacks(s, x, y):
    """the piece on x attacks y
    man = board[x]
    if not man? or x == y:
        return false
    if man.kind == pawn:
        return dc(x, y) == 1 and y.r - x.r == ahead(man.owner)
    return man.kind.reach(dr(x, y), dc(x, y)) and clear_path(x, y)
    """
    man = rt.at(s.board, x)
    if_1 = (~(man != 12)) | (x == y)
    on_2 = if_1
    result = rt.FALSE
    on_3 = ~if_1
    if_4 = rt.remainder(man, 6) == 0
    on_5 = on_3 & if_4
    result = rt.select(
        on_5, (dc(x, y) == 1) & ((rt.quotient(y, 8) - rt.quotient(x, 8)) == ahead(rt.quotient(man, 6))), result
    )
    on_6 = on_3 & (~if_4)
    result = rt.select(on_6, kind_reach(rt.remainder(man, 6), dr(x, y), dc(x, y)) & clear_path(s, x, y), result)
    return result


def attacked(s, y, by):
    """any(board[x].owner == by and attacks(x, y) for x in Sq)"""
    return rt.any_(
        rt.each(
            rt.span(64),
            lambda x: (rt.at(s.board, x) != 12) & (rt.quotient(rt.at(s.board, x), 6) == by) & attacks(s, x, y),
        )
    )


def king_of(s, p):
    """the(x for x in Sq if board[x] == Man(p, king))"""
    return rt.first(rt.each(rt.span(64), lambda x: rt.given((rt.at(s.board, x) == (p * 6 + 5)), x)))


def in_check(s, p):
    """attacked(king_of(p), other(p))"""
    return attacked(s, king_of(s, p), 1 - p)


def pawn_goes(s, m, p):
    """a pawn's ways: one step, two steps, capture, en passant
    up = (m.to.r - m.from.r) * ahead(p)
    one = up == 1 and dc(m.from, m.to) == 0 and not board[m.to]?
    two = up == 2 and dc(m.from, m.to) == 0 and not board[m.to]? and clear_path(m.from, m.to) and m.from.r == (1 if p == 0 else 6)
    takes = up == 1 and dc(m.from, m.to) == 1 and (board[m.to]? or m.to == ep)
    return (one or two or takes) and m.promo? == (m.to.r in {0, 7})
    """
    up = (rt.quotient(rt.at(MOVE_TO, m), 8) - rt.quotient(rt.at(MOVE_FROM, m), 8)) * ahead(p)
    one = (up == 1) & (dc(rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m)) == 0) & (~(rt.at(s.board, rt.at(MOVE_TO, m)) != 12))
    two = (
        (up == 2)
        & (dc(rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m)) == 0)
        & (~(rt.at(s.board, rt.at(MOVE_TO, m)) != 12))
        & clear_path(s, rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m))
        & (rt.quotient(rt.at(MOVE_FROM, m), 8) == rt.select(p == 0, 1, 6))
    )
    takes = (
        (up == 1)
        & (dc(rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m)) == 1)
        & ((rt.at(s.board, rt.at(MOVE_TO, m)) != 12) | (rt.at(MOVE_TO, m) == s.ep))
    )
    return (one | two | takes) & (
        (rt.at(MOVE_PROMO, m) != 6)
        == ((rt.quotient(rt.at(MOVE_TO, m), 8) == 0) | (rt.quotient(rt.at(MOVE_TO, m), 8) == 7))
    )


def castling(s, m):
    """the castling that this king move would be
    first(c for c in rights if board[m.from] == Man(c.owner, king) and m.from == c.king and m.to == c.to)
    """
    return rt.first(
        rt.each(
            rt.members(s.rights),
            lambda c: rt.given(
                (
                    (rt.at(s.board, rt.at(MOVE_FROM, m)) == (rt.at(CASTLE_OWNER, c) * 6 + 5))
                    & (rt.at(MOVE_FROM, m) == rt.at(CASTLE_KING, c))
                    & (rt.at(MOVE_TO, m) == rt.at(CASTLE_TO, c))
                ),
                c,
            ),
        ),
        True,
        4,
    )


def may_castle(s, c):
    """them = other(c.owner)
    return not any(board[z]? for z in c.free) and not attacked(c.king, them) and not attacked(c.via, them)
    """
    them = 1 - rt.at(CASTLE_OWNER, c)
    return (
        (~rt.any_(rt.each(rt.elements(rt.at(CASTLE_FREE_MEMBERS, c)), lambda z: rt.at(s.board, z) != 12)))
        & (~attacked(s, rt.at(CASTLE_KING, c), them))
        & (~attacked(s, rt.at(CASTLE_VIA, c), them))
    )


def goes(s, m):
    """geometry: may the piece on m.from make this move?
    man = board[m.from]
    if man.kind == pawn:
        return pawn_goes(m, man.owner)
    c = castling(m)
    return not m.promo? and (attacks(m.from, m.to) or c? and may_castle(c))
    """
    man = rt.at(s.board, rt.at(MOVE_FROM, m))
    if_1 = rt.remainder(man, 6) == 0
    on_2 = if_1
    result = pawn_goes(s, m, rt.quotient(man, 6))
    on_3 = ~if_1
    c = castling(s, m)
    result = rt.select(
        on_3,
        (~(rt.at(MOVE_PROMO, m) != 6))
        & (attacks(s, rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m)) | ((c != 4) & may_castle(s, c))),
        result,
    )
    return result


def live_ep(s):
    """ep counts for repetition only if a pawn can use it
    ep if any(can(move(m)) for m in Move if m.to == ep and board[m.from] == Man(mover, pawn)) else none
    """
    return rt.select(
        rt.any_(
            rt.each(
                rt.span(1968),
                lambda m: rt.given(
                    ((rt.at(MOVE_TO, m) == s.ep) & (rt.at(s.board, rt.at(MOVE_FROM, m)) == (s.mover * 6 + 0))),
                    rt.at(legal_actions(s, s.mover), 0 + m),
                ),
            )
        ),
        s.ep,
        64,
    )


def position(s):
    """fingerprint(board, mover, rights, live_ep)"""
    return rt.fingerprint(rt.words_of(s.board), rt.words_of(s.mover), rt.words_of(s.rights), rt.words_of(live_ep(s)))


def dead(s):
    """neither side can ever mate
    rest = {x for x in Sq if board[x]? and board[x].kind != king}
    minor = all(board[x].kind in {knight, bishop} for x in rest)
    bishops = all(board[x].kind == bishop for x in rest)
    return size(rest) == 0 or size(rest) == 1 and minor or bishops and size({(x.r + x.c) % 2 for x in rest}) == 1
    """
    rest = rt.subset(
        64,
        rt.each(
            rt.span(64), lambda x: rt.given(((rt.at(s.board, x) != 12) & (rt.remainder(rt.at(s.board, x), 6) != 5)), x)
        ),
    )
    minor = rt.all_(
        rt.each(
            rt.members(rest),
            lambda x: (rt.at(s.board, x) != 12) & rt.at(rt.wide(SET_OF_ROW), rt.remainder(rt.at(s.board, x), 6)),
        )
    )
    bishops = rt.all_(
        rt.each(rt.members(rest), lambda x: (rt.at(s.board, x) != 12) & (rt.remainder(rt.at(s.board, x), 6) == 2))
    )
    return (
        (rt.size(rest) == 0)
        | ((rt.size(rest) == 1) & minor)
        | (
            bishops
            & (
                rt.size(
                    rt.to_set(
                        2, rt.each(rt.members(rest), lambda x: rt.remainder(rt.quotient(x, 8) + rt.remainder(x, 8), 2))
                    )
                )
                == 1
            )
        )
    )


# ------------------------------------------------------------------------------------------------ code of tables


def kind_reach(row, up, across):
    """`reach` of a row of Kind."""
    return rt.at(KIND_REACH, row, up, across)


# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def relocate(s, on, m, man):
    """if man.kind == pawn and m.to == ep:
        board[Sq(m.from.r, m.to.c)] = none
    c = castling(m)
    if c?:
        board[c.rook] = none
        board[c.via] = Man(man.owner, rook)
    board[m.from] = none
    board[m.to] = Man(man.owner, m.promo) if m.promo? else man
    """
    if_1 = (rt.remainder(man, 6) == 0) & (rt.at(MOVE_TO, m) == s.ep)
    on_2 = on & if_1
    s = rt.put(s, on_2, "board", (rt.quotient(rt.at(MOVE_FROM, m), 8) * 8 + rt.remainder(rt.at(MOVE_TO, m), 8),), 12)
    c = castling(s, m)
    if_3 = c != 4
    on_4 = on & if_3
    s = rt.put(s, on_4, "board", (rt.at(CASTLE_ROOK, c),), 12)
    s = rt.put(s, on_4, "board", (rt.at(CASTLE_VIA, c),), rt.quotient(man, 6) * 6 + 3)
    s = rt.put(s, on, "board", (rt.at(MOVE_FROM, m),), 12)
    s = rt.put(
        s,
        on,
        "board",
        (rt.at(MOVE_TO, m),),
        rt.select(rt.at(MOVE_PROMO, m) != 6, rt.quotient(man, 6) * 6 + rt.at(MOVE_PROMO, m), man),
    )
    return s


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    m = action - 0
    man = rt.at(s.board, rt.at(MOVE_FROM, m))
    s = rt.fault(
        s,
        on & (rt.select((rt.at(s.board, rt.at(MOVE_TO, m)) != 12) | (rt.remainder(man, 6) == 0), 0, s.quiet + 1) > 100),
        2,
    )
    s = rt.put(
        s,
        on,
        "quiet",
        (),
        rt.select((rt.at(s.board, rt.at(MOVE_TO, m)) != 12) | (rt.remainder(man, 6) == 0), 0, s.quiet + 1),
    )
    s = relocate(s, on, m, man)
    s = rt.put(
        s,
        on,
        "ep",
        (),
        rt.select(
            (rt.remainder(man, 6) == 0) & (dr(rt.at(MOVE_FROM, m), rt.at(MOVE_TO, m)) == 2),
            rt.opt(
                ((rt.quotient(rt.at(MOVE_FROM, m), 8) + ahead(me)) >= 0)
                & ((rt.quotient(rt.at(MOVE_FROM, m), 8) + ahead(me)) <= 7),
                (rt.quotient(rt.at(MOVE_FROM, m), 8) + ahead(me)) * 8 + rt.remainder(rt.at(MOVE_FROM, m), 8),
                64,
            ),
            64,
        ),
    )
    s = rt.put(
        s,
        on,
        "rights",
        (),
        rt.subset(
            4,
            rt.each(
                rt.members(s.rights),
                lambda c: rt.given(
                    (
                        (
                            ~(
                                (rt.at(CASTLE_KING, c) == rt.at(MOVE_FROM, m))
                                | (rt.at(CASTLE_KING, c) == rt.at(MOVE_TO, m))
                            )
                        )
                        & (
                            ~(
                                (rt.at(CASTLE_ROOK, c) == rt.at(MOVE_FROM, m))
                                | (rt.at(CASTLE_ROOK, c) == rt.at(MOVE_TO, m))
                            )
                        )
                    ),
                    c,
                ),
            ),
        ),
    )
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    if_1 = s.quiet == 0
    on_2 = on & if_1
    s = rt.update(s, on_2, "seen", (), rt.emptied)
    s = rt.fault(s, on & (s.seen.size >= 101), 5)
    s = rt.push_at(s, on, "seen", position(s))
    return s


@rt.outlined
def set_up(s, on):
    """The effect of a reset."""
    s = rt.fault(s, on & (s.seen.size >= 101), 5)
    s = rt.push_at(s, on, "seen", position(s))
    return s


def may_move(s, me, m):
    """it is your piece
    not onto your own piece
    the piece moves so
    """
    return (
        ((rt.at(s.board, rt.at(MOVE_FROM, m)) != 12) & (rt.quotient(rt.at(s.board, rt.at(MOVE_FROM, m)), 6) == me))
        & (~((rt.at(s.board, rt.at(MOVE_TO, m)) != 12) & (rt.quotient(rt.at(s.board, rt.at(MOVE_TO, m)), 6) == me)))
        & goes(s, m)
    )


def may_move_finally(s, me, m):
    """your king is not attacked afterwards"""
    return (lambda after: ~in_check(after, me))(relocate(s, rt.TRUE, m, rt.at(s.board, rt.at(MOVE_FROM, m))))


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (s._replace(ask=0, reward=0, over=0, fault=0), me), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.filtered(rt.array(lambda m: may_move(s, me, m), 1968).reshape(-1), lambda i: may_move_finally(s, me, i))


def try_ends(s, on, me):
    """The first end that holds counts."""
    # checkmate (art. 5.1.1)
    if_1 = (~jnp.any(legal_actions(s, s.mover))) & in_check(s, s.mover)
    on_2 = on & if_1
    s = rt.finish(
        s,
        on_2,
        [
            rt.select(s.mover == 0, np.float32(-1.0), np.float32(1.0)),
            rt.select(s.mover == 1, np.float32(-1.0), np.float32(1.0)),
        ],
    )
    on_3 = on & (~if_1)
    # stalemate (art. 5.2.1)
    if_4 = ~jnp.any(legal_actions(s, s.mover))
    on_5 = on_3 & if_4
    s = rt.finish(s, on_5, [np.float32(0.0), np.float32(0.0)])
    on_6 = on_3 & (~if_4)
    # nobody can mate (art. 5.2.2)
    if_7 = dead(s)
    on_8 = on_6 & if_7
    s = rt.finish(s, on_8, [np.float32(0.0), np.float32(0.0)])
    on_9 = on_6 & (~if_7)
    # fifty moves without a capture or a pawn move (art. 9.3)
    if_10 = s.quiet == 100
    on_11 = on_9 & if_10
    s = rt.finish(s, on_11, [np.float32(0.0), np.float32(0.0)])
    on_12 = on_9 & (~if_10)
    # the same position for the third time (art. 9.2)
    if_13 = rt.count(rt.each(rt.elements(s.seen), lambda s_: rt.equal(s_, position(s)))) >= 3
    on_14 = on_12 & if_13
    s = rt.finish(s, on_14, [np.float32(0.0), np.float32(0.0)])
    on_15 = on_12 & (~if_13)
    return s, on_15


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(
        rt.observed(
            rt.array(
                lambda k, x: (
                    rt.at(
                        s.board,
                        rt.select(viewer == 0, rt.quotient(x, 8), 7 - rt.quotient(x, 8)) * 8 + rt.remainder(x, 8),
                    )
                    == (viewer * 6 + k)
                ),
                6,
                64,
            )
        )
    )
    # theirs
    parts.append(
        rt.observed(
            rt.array(
                lambda k, x: (
                    rt.at(
                        s.board,
                        rt.select(viewer == 0, rt.quotient(x, 8), 7 - rt.quotient(x, 8)) * 8 + rt.remainder(x, 8),
                    )
                    == ((1 - viewer) * 6 + k)
                ),
                6,
                64,
            )
        )
    )
    # rights
    parts.append(rt.observed(rt.array(lambda c: rt.at(s.rights, c), 4)))
    # ep
    parts.append(rt.observed(rt.array(lambda x: x == s.ep, 64)))
    # quiet
    parts.append(rt.observed(rt.over(rt.cast(s.quiet, jnp.float32), np.float32(100.0))))
    # repeated
    parts.append(
        rt.observed(
            rt.array(lambda n: rt.count(rt.each(rt.elements(s.seen), lambda s_: rt.equal(s_, position(s)))) > n, 2)
        )
    )
    # white
    parts.append(rt.observed(viewer == 0))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        board=rt.i32(state.board),
        rights=rt.from_words(state.rights, 4),
        ep=rt.i32(state.ep),
        quiet=rt.i32(state.quiet),
        seen=rt.List(rt.i32(state.seen.size), state.seen.data),
        mover=rt.i32(state._mover),
        to_move=rt.i32(state.current_player),
        over=state.terminated,
        truncated=state.truncated,
        reward=state.rewards,
        steps=state._steps,
        fault=jnp.int32(0),
        ask=rt.Asking(
            rt.i32(state._pc),
            jnp.int32(0),
            jnp.int32(0),
            rt.i32(state._asked),
            rt.i32(state.current_player),
            jnp.zeros(NUM_ACTIONS, bool),
            state._saved,
        ),
    )


def pack(s: Work, mask: jax.Array, me: jax.Array) -> State:
    """The state as it is stored."""
    return State(
        current_player=rt.narrow(s.to_move, jnp.int8),
        rewards=s.reward,
        terminated=jnp.asarray(s.over),
        truncated=jnp.asarray(s.truncated),
        legal_action_mask=mask,
        board=rt.narrow(s.board, jnp.uint8),
        rights=rt.to_words(s.rights),
        ep=rt.narrow(s.ep, jnp.uint8),
        quiet=rt.narrow(s.quiet, jnp.uint8),
        seen=rt.List(rt.narrow(s.seen.size, jnp.uint8), rt.narrow(s.seen.data, jnp.uint32)),
        _mover=rt.narrow(s.mover, jnp.int8),
        _steps=rt.narrow(s.steps, jnp.int32),
        _fault=rt.narrow(s.fault, jnp.int8),
        _me=rt.narrow(me, jnp.int8),
        _pc=rt.narrow(s.ask.pc, jnp.uint16),
        _asked=rt.narrow(s.ask.site, jnp.int16),
        _saved=s.ask.saved,
    )


def fresh() -> Work:
    """Nothing has happened yet."""
    return Work(
        board=rt.as_arrays(rt.full((64,), 12)),
        rights=rt.as_arrays(np.zeros(4, bool)),
        ep=rt.as_arrays(64),
        quiet=rt.as_arrays(0),
        seen=rt.as_arrays(rt.List(0, rt.full((101,), np.zeros(2, np.uint32)))),
        mover=jnp.int32(0),
        to_move=jnp.int32(0),
        over=jnp.asarray(False),
        truncated=jnp.asarray(False),
        reward=jnp.zeros(NUM_PLAYERS, jnp.float32),
        steps=jnp.int32(0),
        fault=jnp.int32(0),
        ask=rt.Asking(
            jnp.int32(0),
            jnp.int32(0),
            jnp.int32(0),
            jnp.int32(-1),
            jnp.int32(0),
            jnp.zeros(NUM_ACTIONS, bool),
            jnp.zeros(SAVED_WORDS, jnp.uint32),
        ),
    )


def reset(ch, parameters, given) -> State:
    """A first state: start values, given ones in their places, setup, ends."""
    rt.forget()
    s = fresh()
    s = plain.given_values(s, FIELDS, {**parameters, **given}, unpacked)
    if "mover" in given:
        s = s._replace(mover=jnp.asarray(given["mover"], jnp.int32))
    on = rt.TRUE
    if "board" not in given:
        s = s._replace(board=rt.as_arrays(rt.wide(MAYBE_MANS)))
    if "rights" not in given:
        s = s._replace(rights=rt.as_arrays(rt.wide(SET_OF_ROW_)))
    if "ep" not in given:
        s = s._replace(ep=rt.as_arrays(64))
    if "quiet" not in given:
        s = s._replace(quiet=rt.as_arrays(0))
    if "seen" not in given:
        s = s._replace(seen=rt.as_arrays(rt.wide(LIST_OF_BITS)))
    if not set(given) & POSITION:
        s = set_up(s, on)
    me = s.mover
    s, on = try_ends(s, on, me)
    state = close(s, me)
    rt.forget()
    return state


def close(s: Work, me) -> State:
    """After an effect: who is next, and what is legal."""
    over = jnp.asarray(s.over)
    asking = (s.ask.pc != 0) & ~over
    mask = jnp.where(asking, s.ask.options, legal_actions(s, s.mover))
    s = rt.fault(s, ~over & ~jnp.any(mask), 8)
    s = s._replace(
        to_move=jnp.where(asking, s.ask.by, s.mover),
        ask=s.ask._replace(pc=jnp.where(asking, s.ask.pc, 0), site=jnp.where(asking, s.ask.site, -1)),
    )
    return pack(s, mask | over, me)


@jax.jit
def closed(s: Work) -> State:
    """A position that was given, with what is legal in it."""
    rt.forget()
    state = close(s, s.mover)
    rt.forget()
    return state


def advance(state: State, action, ch) -> State:
    """One step: one pass over the rules, entered at the action or at the open question."""
    rt.forget()
    ended = state.terminated | state.truncated
    action = jnp.asarray(action).astype(jnp.int32)
    legal = rt.at(state.legal_action_mask, action) & (action >= 0) & (action < NUM_ACTIONS)
    s = unpack(state)
    asked = s.ask.resume != 0
    go = legal & ~ended
    me = jnp.where(asked, rt.i32(state._me), s.to_move)
    s = s._replace(
        reward=jnp.zeros_like(s.reward),
        steps=s.steps + 1,
        ask=s.ask._replace(resume=jnp.where(go, s.ask.resume, -1), answer=action, site=jnp.int32(-1)),
    )
    on = go & ~asked
    s = act(s, on, me, action)
    s, on = try_ends(s, on, me)
    new = close(s, me)
    rt.forget()
    return settle(state, new, ended, legal)


def settle(state: State, new: State, ended, legal) -> State:
    """After the end nothing changes; an illegal action or a fault leaves the state as it was."""
    failed = new._fault != 0
    old = rt.replace(state, _fault=jnp.where(ended, state._fault, jnp.where(legal, new._fault, jnp.int8(1))))
    done = rt.replace(state, rewards=jnp.zeros_like(state.rewards))
    return rt.select(legal & ~ended & ~failed, new, rt.select(ended, done, old))


def unpacked(values: dict[str, Any]) -> dict[str, Any]:
    """Stored fields, some of them, as they are while a step is computed."""
    state = plain.Fields(values)
    out = {}
    if "board" in values:
        out["board"] = rt.i32(state.board)
    if "rights" in values:
        out["rights"] = rt.from_words(state.rights, 4)
    if "ep" in values:
        out["ep"] = rt.i32(state.ep)
    if "quiet" in values:
        out["quiet"] = rt.i32(state.quiet)
    if "seen" in values:
        out["seen"] = rt.List(rt.i32(state.seen.size), state.seen.data)
    return out


FIELDS = {
    "board": ("board", ("array", (64,), ("opt", 12, ("int",)))),
    "rights": ("rights", ("set", 4, 0)),
    "ep": ("ep", ("opt", 64, ("int",))),
    "quiet": ("quiet", ("int",)),
    "seen": ("seen", ("list", 101, ("long",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "rights", "ep", "quiet", "seen", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "chess"
    version = "c7b6a59322e9"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 840
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {**(params or {})}

    def init(self, key: jax.Array, given: dict[str, Any] | None = None) -> State:
        """A first state. key: `uint32[2]`; given: fields as plain values or arrays."""
        return reset(chance.Chance(key, 0, REAL), self.params, given or {})

    def step(self, state: State, action: jax.Array, key: jax.Array) -> State:
        """The state after an action, or after the answer to the open question."""
        return advance(state, action, chance.Chance(key, 0, REAL))

    def init_with(self, draws: chance.Draws, given: dict[str, Any] | None = None) -> State:
        """`init` with recorded draws."""
        return reset(chance.TapeChance(draws, 0, REAL), self.params, given or {})

    def step_with(self, state: State, action: jax.Array, draws: chance.Draws) -> State:
        """`step` with recorded draws."""
        return advance(state, action, chance.TapeChance(draws, 0, REAL))

    def observe(self, state: State, player: jax.Array) -> jax.Array:
        """What a player sees."""
        return observe(unpack(state), jnp.asarray(player, jnp.int32))

    def to_plain(self, state: State) -> dict[str, Any]:
        """The state as plain data, equal to the reference's. Outside of jit, for one environment."""
        return plain.to_plain(state, FIELDS, 5, 1968, False)

    def from_plain(self, values: dict[str, Any]) -> State:
        """The state that plain data stands for (no open question)."""
        s = plain.given_values(fresh(), FIELDS, {**self.params, **values}, unpacked)
        s = s._replace(
            mover=jnp.int32(values["mover"]),
            over=jnp.asarray(bool(values.get("over", False))),
            reward=jnp.asarray(values.get("reward", [0.0] * NUM_PLAYERS), jnp.float32),
            steps=jnp.int32(values.get("steps", 0)),
        )
        state = closed(s)
        return rt.replace(state, truncated=jnp.asarray(bool(values.get("truncated", False))), _fault=jnp.int8(0))

    @property
    def state_bytes(self) -> int:
        """Bytes of one state."""
        shapes = jax.eval_shape(lambda: self.init(jnp.zeros(2, jnp.uint32)))
        return sum(x.size * x.dtype.itemsize for x in jax.tree.leaves(shapes))
