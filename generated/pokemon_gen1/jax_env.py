"""Pokemon battle, generation 1: a JAX environment, generated from specs/pokemon_gen1.yaml by specc 0.1.0. Do not edit.

Version 9d418ae73d96. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 10
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records
class Member(NamedTuple):
    species: Any
    level: Any
    stat: Any
    max_hp: Any
    hp: Any
    status: Any
    sleep: Any
    rests: Any
    move: Any
    pp: Any


class Active(NamedTuple):
    who: Any
    kind: Any
    base: Any
    stat: Any
    stage: Any
    move: Any
    pp: Any
    transformed: Any
    last: Any
    confused: Any
    flinched: Any
    recharging: Any
    charging: Any
    hidden: Any
    has: Any
    toxic_counts: Any
    toxic: Any
    substitute: Any
    sub_broke: Any
    disabled: Any
    disable_left: Any
    bide_left: Any
    bide_damage: Any
    thrash: Any
    thrash_left: Any
    raging: Any
    carried: Any
    trapping: Any
    trap_left: Any
    trap_total: Any
    trap_damage: Any
    trapped: Any
    trap_unsure: Any


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    team: Any
    mates: Any
    act: Any
    seen: Any
    known: Any
    plan: Any
    plan_index: Any
    last_damage: Any
    last_move: Any
    last_picked: Any
    last_shown: Any
    slot: Any
    held: Any
    turn: Any
    phase: Any
    sleep_clause: Any
    freeze_clause: Any
    overflow: Any
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
    team: Any
    mates: Any
    act: Any
    seen: Any
    known: Any
    plan: Any
    plan_index: Any
    last_damage: Any
    last_move: Any
    last_picked: Any
    last_shown: Any
    slot: Any
    held: Any
    turn: Any
    phase: Any
    sleep_clause: Any
    freeze_clause: Any
    overflow: Any
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
TENTHS = np.array(
    [
        [10, 10, 10, 10, 10, 5, 10, 0, 10, 10, 10, 10, 10, 10, 10, 10],
        [20, 10, 5, 5, 10, 20, 5, 0, 10, 10, 10, 10, 5, 20, 10, 10],
        [10, 20, 10, 10, 10, 5, 20, 10, 10, 10, 20, 5, 10, 10, 10, 10],
        [10, 10, 10, 5, 5, 5, 20, 5, 10, 10, 20, 10, 10, 10, 10, 10],
        [10, 10, 0, 20, 10, 20, 5, 10, 20, 10, 5, 20, 10, 10, 10, 10],
        [10, 5, 20, 10, 5, 10, 20, 10, 20, 10, 10, 10, 10, 20, 10, 10],
        [10, 5, 5, 20, 10, 10, 10, 5, 5, 10, 20, 10, 20, 10, 10, 10],
        [0, 10, 10, 10, 10, 10, 10, 20, 10, 10, 10, 10, 0, 10, 10, 10],
        [10, 10, 10, 10, 10, 5, 20, 10, 5, 5, 20, 10, 10, 20, 5, 10],
        [10, 10, 10, 10, 20, 20, 10, 10, 20, 5, 5, 10, 10, 10, 5, 10],
        [10, 10, 5, 5, 20, 20, 5, 10, 5, 20, 5, 10, 10, 10, 5, 10],
        [10, 10, 20, 10, 0, 10, 10, 10, 10, 20, 5, 5, 10, 10, 5, 10],
        [10, 20, 10, 20, 10, 10, 10, 10, 10, 10, 10, 10, 5, 10, 10, 10],
        [10, 10, 20, 10, 20, 10, 10, 10, 10, 5, 20, 10, 10, 5, 20, 10],
        [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 20, 10],
        [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
    ],
    np.int8,
)
MOVE_KIND = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        8,
        13,
        11,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        2,
        0,
        0,
        10,
        0,
        1,
        0,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        3,
        6,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        3,
        8,
        8,
        13,
        9,
        9,
        9,
        13,
        13,
        12,
        9,
        13,
        0,
        2,
        2,
        1,
        1,
        1,
        1,
        0,
        10,
        10,
        10,
        0,
        10,
        10,
        3,
        10,
        10,
        10,
        6,
        14,
        8,
        11,
        11,
        11,
        11,
        5,
        4,
        4,
        4,
        3,
        12,
        12,
        12,
        12,
        12,
        0,
        0,
        12,
        7,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        7,
        9,
        0,
        12,
        12,
        13,
        12,
        0,
        15,
        0,
        2,
        0,
        0,
        7,
        3,
        3,
        4,
        8,
        9,
        9,
        0,
        0,
        0,
        0,
        12,
        12,
        0,
        1,
        0,
        12,
        3,
        0,
        6,
        0,
        2,
        0,
        9,
        0,
        10,
        0,
        12,
        0,
        3,
        9,
        0,
        0,
        4,
        12,
        5,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        15,
    ],
    np.int8,
)
SET_OF_STATUS = np.array([False, True, False, False, False, True, False], bool)
STAT_OF = np.array([0, 1, 2, 3, 4, 4], np.int8)
RATIO = np.array([25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400], np.int16)
SCALED_ACCURACY = rt.table(
    "int16",
    (1021, 13),
    (
        "c-oEJWndK9+BNLDx0JL5cMI-r!5snwx8Uv;+}(n^y9W=>pg|{ia2X`HI|B@Ze5>}<=_mdE`p*2zbx69a_P+O8Nq1}7|DXR6{$u!$<3I8LeAWJn)O5|z%s5{s"
        "^>zEJmgdqt&e#6?F80?=_0<3^ew?p!d>=!7J)V|8OY9T-r|S4V_SX|?Nwnl~{)JHgA^`t?`|GLISO52zO#F-Z_&)a61O3F(y!cK@wNzR<EmNGY>-b*r@Gnwm"
        "X|;@6Hs3S0AD0{7%l;SXwJcgL_4WTfLl3@Ja{P--S`ICr?_b!@(W@oWQsQT4)pBcv;(RX)k2nb)RYv@a{92Iu`v0z0Jp7cjT4wbxN~*6*=X%A*PYJ}M%7=eZ"
        "HjcRQ>{DnN@VyFZCA5m_>;L@}Hy&9kJg(eY5v`0C?7LI;wM>McpGC{771PRVA?jcJ_fx!h{%P@33gD+#)@u7n5?rqwcwA+)s#<;DU3cTzB*k^fr4_~Zs-cDY"
        "eu^8<CK(=C9{iL__+HKM_5c0+cz8CM@LWpban;vaIp52r?pX>v{{mWRt-97oYv&U$o@Yv2%R*W?t)|vg>*Ob?@R*Be6|_293#}Wz{@>3Jz!gZ1#~g&`QeSJM"
        "g{gn>pCr=KXgRgw`1y^r_F7*@>_?UeS0FbYS#_<6)>#|qdt~<7NQY-r8qcyhe#%gM{eO=+3GPik+?U#TE@9e8^}XyzW=ne9<?>oxt*zEa8|(ah`!OfQwJC@@"
        ")<El^4bZ}Uk1PSMT1Gt2%6Md*wZYmH^}YUkHpy_+ir_If!OtJA&2aWtfLeo@aR;j5D)-bzX>%O0pG^wf>0-FcEw$d-IBkKSWW^PzskPSn;pZ<=KgFwdO-fwP"
        "l6W@l@cgG}E8<8hExT3<&!&SmM4PUy@ktU$4y=v(c+A7K*;<72$P%cvo)g!mq1F|TY@W6m|KdMMihGa?*Ctf!fh)5}i*zKRlH9nTO>i|QXiK$SO5&+2kQVo#"
        "5}s!tZIZT9+oyj1f07O>x-wQkKW!==*+KjZuX>)zA^C9CTH)Euz$1%N5?@Im?oL&#jlp=#o3s<oT(YM?daT0gxB|oQn73)seo_$Evx7E5Td3{O&f$9nsF{@#"
        "ceD_$XD4kmuI3&s#*rjS3Tw5rE_j~HwLi40>X9W-S1lv%XdT?o3EC>{kap8~Hc8dqEs87MLz}3r#bdsM@AaRgh6LeChvD8t;4#O>k<7T)4REKY;o1DDJywr7"
        "5w1-dtb*cLQGK<U+E(qX_S{cO;2!kH71*v_&|c$v{daBBVttgvJs5~9uuHqFy?17Fay27LVHXa@dfKa9(?0to9i%k&$53stwqLuYeRCuQBs<ne3#^W%c%FB("
        "ANVQu6-a@5kOS+Z752>vJkMAhBJtI%PpPCF*5_zko8#IeP52}|)>L`ysj;{=r?h99sU)eATv$2nwDH<{?X>n%^H2gj8~b`@fK<eN3)eQ{uD#Xb$C2DvQysCQ"
        "HftBP4_aa+$<&n2gEiF|S9%++z~5SOKdFK{It^Ft8lGorN{Hu~Ox>NlSZ&>~)^_23{?G!IB*&GuXI@pUyEY4}<1g*EmdPiXA=R*V=U{c*(>P_L|4uvmG{}#2"
        "7>0XrKzpF+l#3FntCkk`tpL_xZ`^~!xYI7m=O;C=Ll)tBKGVEZ$dPooqXn@-`(b?^$F)g7L6k^cwRCE>*1{@Srk&K@;0lza#7gW_rx0erK-`^ZtbycIHjWg="
        "+8u<ub4L55rJ{;TQbDp~RoBIgSficSzG&$vnCxp~pP;tX!}?f<EB%j_fkG&WBRR0%>tlUH;7b3{vQTX$snzKggjGEP_w6dKT6U^W|DE_5unK}OSw`W$-Ow22"
        "rqDQ24C{R~R{JeY;@UK$r0Pm%#40F`^*$E!<_^|PA!_9(jWH#6;2yZCD7Ay6Q1>l2_DB=#(OtL)0aSuIDM_oOBz8hL?&u?2&(hS5k~xwG(hO^ApY{~jvpj`C"
        "QmQ+e2fL@aHW@qQxt5G7QC}tLAbGKST3~)1)Lv;RsVWV0B#V-kSZ#-Kchcah4W;Cc<ioydh1C{?yAz13HWFgrgDmPyYK<L#O#7&1q<S>gk*ru#Wij<;V|x6J"
        "E8U2~<48H|t2x+JUvZ_I&=g96>zQ7qg7Vl`^RNoOYq_We&G3`<+I*~nA6i~&O>=xw5PPu$=Hxltw*u6j7C4e!Nk^>E3mQ>jT+bzx5?49{q!4y#C#=vI?DrsC"
        "&lQf?>7x?%;!>;+9rvIot?@}=NEgi3tD1#-(1#+FWK>caC(jD)I__vW>Q9>~l}dOyu@0+Xm#)Gd4ZzABOp$)lU0bc)#*C;!!)TY1Oe*CBV<NA`%1K1kXcX<E"
        "|8k@)Rk459VdW&D8o1I2DYYX(kT9(3SnQqJxYAKd?35RTJ>N^)pgqLBu1AyUginfL&-ca*e~f$Gkfu{K**P||N>kObvo~W+rK83)i_TFRb+7Ya?S^2!Z^fF*"
        "fYm;aV&X^*?D=ij@tLS4Eu^cE^lD9&fb_=%d#z=qHnfy(D#@y(CUVIR%*pJyZ!72yrB!05wpy45yRh1F;l8b*SU(x0?Z#@$LtSY-J%(gZskIa)$Y7impSAqd"
        "gErA~NAg4JU{37Alqg8OXe+&@bdHpU48<P#rWL^s*+K6i8L>X>bXXVX@&T;FAR0is>9bGDV73g$`SL?6fjjyKee;tM*ge0rQn;fB=?4X>^-&Nzp+3%@D4aWG"
        "v3H_SF9KDbx1|AQ%TY|0@-&8ylW@dNp$#xwj$?&ZqVe=6nM!ghX{e3CzS6OBCej)5u=I|U$2=N~ePv?hOrZ-DACehTSjjk?*Dmbq>2!$_E6D|^fJrqT=a`3T"
        ";a*>(<c`>Bw=w3?8LZtpG#B?RHOrvdNfGRx#+XOvuy*TXzulogCApO}L7F(PCB&LqO!q01BSo=$nqpF2#GGnO%jgkh^OMQgi%F>|t)!=vi)F;U&ZAOwGn|W;"
        "v8r2O6}+T;ailqB*cGhmR#*jZsE|*pK&IimOigWRBYmJCW_K;SiB!Sdn~q(Y7OQOw?r2Gt$&p~py&2f0fmm&kxT9qqDXwHD=6eR}LObbSs;DF%q$(!jES#~K"
        "s5|YU-xLhV?nrCQy*rqCJ+VF*3t^d+l)zqWjk$ME%SOGiK6F-FNq!}5w7J@SEeF=&5wci)h~3`ome3Xx@d0+i06Ioq7V0PSv9t5gAUcVA-Hc^{*v%>gQ*;4#"
        "c0SDTXx!^oj+9ceP<w(&Ih@W?GS&`~Q%McX*F`wX3t{G5pj51rl7gy@bU@a6jy*C4D<>`M#<Dt66S4$*J_sxHDrI0{aik-r=qs%_rqK<`%=$udscu&blXn?T"
        "n39-Aw<$Xt=qJlD4NB8gx{FmXlx0(5x1P?JukW?8I1ys83PwV5W9{0~1sVN=Rvv5j5fx-(eNqRq3YnoI*6vd(%EBEf2kDB*`&p|@^XUZ@XH!^qwRX#4&v!$f"
        "_@V{VB20<WYz8C`q`Z=~IIpVV6nRJG*c_kK!yI3SoDo9H=_6HQ3zQU9(gO+cyH*pc`fsd{B`gQlR8j1!`j7}rklI+)-zbEwh$B5Qt$%8DX&qKuEw)BUkZN&Z"
        "NGHFw`m}+5Q9TynCz~)^8e-}ZYsfaUoT|lF#GL4bInIz-wqmk0VUbGgw%ic2e+yDz6RdZGHD|kg(g?B@d8QfGyNk7E`ylxtc3bR&39n->?#4Q7#}2Ywkm8U~"
        "oC=YcI<0V8#mCBt@{{d2G2767O2oRd6OL5D1nGy_??wVTL`hjs77ZzYonT9UZ71eY2ke9ttT#Kyax1Z0X@8sw0obL-Fpc`Nm^d;3r$RjJ(i4=94PsZ7*zLb5"
        "PLe&yP2Dg<Gq7RoCZr&ws*=5!R6Xc4R_I7}hvjjk8P1q}m{egn`?6t8#VRSK+V5cG=Ooy_7bqv2z#c;iDQOPbkF3=fdn6B=%$~=QAvj5rBN<$w{A?O~&GJI*"
        "-#@g#>2nY>Y#?371e?X)`^h2X-NBf<McG{T8B!Qxx9nj!W71$}|An=?kbP59M#*sP2&UU`?4D9sZ9iB(M_NImFx^IC_mstI(|A7hJDVDi5jcI)(`b4~71(Mf"
        "l$3?E#))+dnQkmSp~`GMGaad^<T&QuczQ-v*+%B!`5kG4v+M-sUN~lT2;0iyLyD^3r?kOYb`l9-682Rsww)z*q!wn_Xq;HtabCTnx@<Q~9!JLD#L7X_FvS~S"
        "9j4|5u&T?e-x`cXM$Cn2@R>rf4g>w<w3Zvw;0rZnM_4AGw8!~(2H9~A{X;F-ahA=II!exBR?fqYYt2rvT)ZIGyZyVK4mcUlVOB1{j%&xxuzZf#znz$XQ?4N9"
        "gvL6u^Q@3hIzldJg)t{M>%uOvASD%*gyZ}xg40j3?pUEEc_HkCikK6faAw9}imt#ZABGiL)=w^J#b_1wVjuPwtEi-s`Yp&LoQx$fLA=-r_gOHcgd>x2GM2;y"
        "iHDu=kcIHVj&y-s#e9vRgqW^RS#2eiF+sZEoV})%!HJoejbJZWeV=s2IeT3zhg6%4jb?9HD8&BVT|*@|FnPCPmyW~QZN`g0szAEo1ip#M8;M;Sj<wq=j!egC"
        "S_xSzE%wM))(%n%(g;&@I?`|zB;oYfBmc5aN`jTlz&RU?Q#K=;$$qhJyr>fUw>mR%&Q`<J$%2W@c$lBu)v9CaWMlK0<b5Hfv9m)lUuWS2u7UG6CtJiUKG2cI"
        "kl8qaYtmuL&6Z+S59L9Qgh664t)p=EtiY-s2`Ph}ZU6RY4$kH}m`4S$dlK=nKIw(?{GnD4^QbUe$CB}IKY4^XehNE#153%L@M4ham`A;F(m&Q3;><3NDV~<k"
        "fRuG)K2GgMNP8vOHkO{xam4;D)qEuN#+X!P*bbJNFHjPqWC70eCYV&^u&=W5CA_#JeUSm4Yt4|~D`H>e;wvEKAkCG$(3;a_?D+#MFJGg?{(WRWq=T1QOPupn"
        "*<n_YM>t~tHf%9Y`c{}>)!9*2gm300)Ng8AU|KIm?r(z`RuhxIIFD3PQ^^u!fVM~gwb`Gn6yN1YOU&`5$N=q;D(hj#mE-&T<ek=m?qM37$4)rNOJc{>QonUu"
        "hIG&g(=8NdLNJetBg>HvI%B#uVOLmne!?e%ARo1^Xb{cWbykZ<Ln>lUw1%ueZs>;8(30I^b@@47%8|jy8lSZu=oW2oS~TP_j<iwox7HJLuO0ScV}4ah9mo)*"
        "kS|&<%)O4-i_Q5>NF_&BBT@9Gx73+E!5+E8ODk!M*}oc{q%ZnNH=HBwc&w7TO4cB2^h46<!CtYB{4u05#QrVfT4ap@n25dDTh^67_mh9MftZMW*ay~wzvg8i"
        "^&rEMTz+VSkwN-nm-goG9ci!Rr#6JX(?IOfe*80}ijon?G{3ZAXg5RHcQ%NBQ&M03wlV_wWH@H!F!qxT<v(~?M@B+4oIV;(Sq-~K6aOb0(9TC8C68vDkKqCm"
        "jH%NRC&@-6modmK<CxATaMMpX&Lth^uf->Ek0__a{;lXH^ri8bqLZ+Hr}6lZs+c;qY(}P;fGIkK#p5%1VxNqG=;%=%Hk~Epb9r({IzzT-22QL1Or0dySE)sL"
        "i2XbBu}DZJPOSKtI?1uG0wL8PU6feJuL;>amWnUunS3%1*~x|Ol^ADsTE3cRQxd8q5;<rFQqW@T>~%bssDPaviupPo;=x&#oGrsiwvp$HBil7E&8C!?M_Kt6"
        "UPwt}^;_N@NJw)rc~`R>d^->FlXy7g(z3NIH+Eb}Q4xFImT=^)_&DVPkt*|H$CXvm1d}%$c`E_>d<LBJ1^EG9(I*oj3DNN~u`Ss1M|d!#2E_ht@@_2=&c7^}"
        "RK@r)9wI71nnETai6zGQmkpDuBtOM#`$-Zc=p0C*W%y}c-;tg;vG$@Fu0$W$%gXcfJQPw>{S{&|GFmd6jCt4}tP=KOGf`QI{afpO$XjbLtq)=vT;;9e$RAn?"
        "T8n9Y7}MYeZ>OX=WGd2IN_5FWm|->fU%V5f7NnPwR5&w>AT`wC_jor^#gS>qb*XV?1|c=n=MQ<9k{0T>;|Gz^HerrOvqt<0?+dA|WI7}*`e#XYmNnro_`o=F"
        "NK1#)v^1t$bL`TgA{f#Vb9@F8Um#A?vY2kIuuDh!NqX8&<=JJ{mVe@7A$1`3Z{d%iweG}(zs5T7uRL5yD<x6Lb-OU(Z?Mk%JD(z|Ix-8A3FmAuyNy%!7oP#C"
        "3+V?rs%56VR1I^lCnqsSiT!t-*+_|5&~rmD_j+?F7C6#hNmiV|HQ5795K}A>)f}0F{Fn_VaBbx0f!Mz*AoVa2Z8?D~cnC@GDI3D$i8YQ4z?pdhS?~zeM>-kK"
        "6N!j8a#G8Qv$-KA;wYX}Y!=lqTiU9>Dx5+}Jcd)@EgQ>Iiby}nO~-L6yk`@58nMeK^N~68piehrpV%axUhH#ZkdnMOwOg>i*;MT8gCYb|ryXPg(r7-M+O3er"
        "XJBVXIb#3y;<T0@{h|$K<!qi)obbs)NC9;4c9@m(cwP~$q`i_eNS5cQ1N+Su@&e+VsDXLZ9_Pg(<kUhq&pRROEa62&jGq*yi_`@PemO5Dt}5xE{z`HVne!4("
        "5`(YerNm80BS+3_MRC&iz!Y7JJ%2~kbYux62q%3Qrf3BAe5{g=I7yZu+ZLm1)SCtHO}vVD?31O)w#Cu)`?3UlE3Yn|LqZ|Lm6SjR=#PA~o!1nvMJ-4t$TFnf"
        "lE?r9SyIfSy5fBtxulgs!x@bEx|cT)pCOGQBXDY8LV~?ZLor|X^Ty(vlFmvlBf;LI;Vcb5glX_Y)K+5u)#r*<7U^IlnnDz&fhOZhIeI{&Sq6Tbw-o}?1T%Rg"
        "&hx9twvT8mGSw;GQJ9X5f?U%oAUBN1<UP&12#>7e$SO!h<c4re-gCT%h!1IsX>I>?={i#HGn$07b&>ZHiG8vf8M-pPpeaaOmw7*t+)t_?QA}g``8CXm)Uqz5"
        "8_uOQNY}wg6f@8}ZemUZLYg^pORGw6XclJjUwnkf<cR%OtXoLR?`RHY@;yFAWK+^z$!#R%_cV`{;1BqCkxSNdWF2yM2(rckRvJlTlE?>X4jHGU27RJM=qk_n"
        "R8dGt56F5X@|yHFEnyY-OFmNsIb#2{?5<V|DP$R@^&37%l$7-`_iTxP)J6(ffoc7oFA!yw^i*;W>G~g9#j0VtEfy6WnSk7IU#pA8wuaT<U-)tn>?ie*Pu3yT"
        "{liy@5ZM3|F--kcE*81_7eye|{ow0F?Ktv4Ye2tgBj)&TzCqOY$tFlcBINN#oQW+W6w(T_e<I`|5;;T9ZH&1WDVoWKj%-H04@Gi`L?<#aTUt3XNl9b$za6Xv"
        "cZ<EEos!;=ElB=N$iVs6ng@sjq7$UGBTuxZ$TWK};S-3%qMK}_WHPeG6Qp<-GJFRlnqwkNNgpLok>cHKKYCO$aZ>b!w1L=vWqhW!KxaINjF?iK76bjHCDP7e"
        ")*Tb^oER!YA$=i{XbY{7cA{7qvQCT`>Bv+ittkOJhS{G{ToGd-ZIx_Ck7z@Qko)`bEaHX;SJF@YHS;Bse`1`O19*0ETTGFS9oYeCha42m1|tRC6Eot-D|CWn"
        "XaqwsD<6nCkajpPrX#t$Mkh$Y&an}gl~2S1Kk0~sbOEPAVa%f?vWXJ=ucmL%7E<FhMPI`_S^;T~lf;&{XbWj@nvUls#5=LZC%YkCC>?tHL|$5a5)qEfguFwK"
        "2t<pR%*%-{VzX=t83@^fR?-dG=_Z?oDf(SRLOMWZDd~<rdmHCP74cK-^2uKGl^&EC=j?1=O_1EDWRQ}NXc$@8JvNuuz@$1Tn_<2V!a2JS5{6V2%N8J0nKCMl"
        "d_wogj^?q5*As4eLdjtDSK!a+9yxIWFXatIJQ?jLeUP`FvgMes3FSH29Fy0U{pdJ-k++_+RhX|yWsH&`IDz-0<MgAv>?K>nTZ$C&s!t9;`cr=Pnyu$;L>hS$"
        "(ivj^wfQUhN&%eB8+d!nusgB^WGLhy+Rs2FvG;5<a#$uA>nDTIs6Vo;ysOA6A3HK1+36oNnWE@1+c9}_%IA<SIG1esjwTbtzObE`ym{nn*;0x9SMBfGP-L`k"
        "Y!4Dz0r@_T{ELoL0;l#qK0p+fpOp-U96@6mPNmonc7P8S#pE|gSI9yoBaq&Hu|s?qrrQtM%8@8^sgX!;8cv^)m~NVG%Lw(?^IzI1^mB%sJVsQI0@6*%QOIbj"
        "fb;w$W^xs2#*yFJ800#g|H&tcYSN>(hK$5{ehe*ZEOMR6&mh&+l=1y!993a1oJ-S19hn%?9b*5Lp3s=8;-tUGXNd+fxsp*z7#dSGob;FYT+F@HdK*VhK*Evu"
        ";v-uxz}yRj^nfgdaCE5}Xj0cPty{`WN=8FYqM1#iS}ZZY#g~b;GMgjIluSkzOo|h0rRX4Y>1`c3h0ZnwSui<HtTm#G%m?X-Q_dD0Evp_&iEg}JbeDx3S&odR"
        "(==+pQu9ZAqv$1r;)sF%)e!CL3EzT=SW<6?2|rf7>cB+*3Pn12&Lc4q%lgSoYK(O7lJ68lWJRBxM$el?P0`EV@I7LL40dFtlG(_QS@=8thZrqG^!Awj;~;0y"
        "0Oue-X5%0EK`~y|cEo;lgBzW#C33@Oend=^^?h;{GLKp#H+<#C#8eroWV{j&%}27#gH!G#W@R(I15SnU$PMSv4HqC;=EEr$jak{sPZm;pRsiY#te7v`DVd;N"
        "MG-)Ys3Q^ui3?(}>;&oKNIdksPDm77ToTJ<H@%}H7a&WJIfJ;4#JNg_DG5iSxPU&nl)AFwIR9>lwX&~IE}~B^qweT`Zp{7-av-EHWSx@bNTa2>SKP%E9jbSN"
        "OoYUsX|6yTEsI7UizzxXjwC`i?1g5SP&^Vl<yc5R$a<v2MCgWnSVf*hJQaIoxROaq64Pqr)XF#+Ux@v3ir!g?{i={8XpQ}mLQ>*XI4o!Q$yyqK6p|XJ!cjQ~"
        "(jVt+1oC52T1SIe2u~+Iij#7IBO4&e&?g6@O{N!ri)gt-@8ZZ+NCXmWZM2AQ;+$Lo8Gv)ve)UOm+CamQPqK)A#YMTsC)dzhH_`~?lkDP`xFRF`WD~M&L-Y%h"
        "*X3rtD`YD2$#pc^&B(T)JP*!`+cFX|(2-Q=pkvTL^9e)VmAf3VU*(bt9dsO$OF`k159B^2)0Cv9ZAiT>aGH8Cc@OH{9Jz_E8;R803a4p&Ox`HSAjlRa+i4<e"
        "!;6bV@|8THWIE&)TJR2<%-W%oB$e-Ev?KPbY0{y$PC=$AgOlW=Jg0ZZ>0`@n$S&mJPP{zQ@D~}QWQLMJ+D+407o4-{<UjJNBioQu)1%SOM4zo9GRU9url0IZ"
        "QtrX4ip-eFck~`Omu9M0?PQ>RNXlV61UXsgv2i3Ly6#-0otijf4E?cB?n3s{eAbuO!5QP$pF@V?)ZPxsL<f+e`{M-8F9Y<~dQV60p;I43h8~C$xR6Y!zjtJZ"
        "l0&o@IVe;Vl}Yr^N@hduqir9irN}`|MRA!z{{|W6NLKXYWoXCEMJY_{A9|RQok+b|(T`WKk?1~UF|9SjmN`nY(NS8-M&oR*AT#O$G8|&R3Mo69^J*ld_M)=P"
        "s+)dt9JzZuT2WP*L-!cHAafxP(a=vIcZZ`Dg~&X5d`EUGIZ5l$sJn?;GQXY}GD68CboW!Vflc8(MO|4~Pp)L1dbLw7`V)zK8cyv7nB%F9-i|zmMAK$ur@lCs"
        "O6q}eBsbdj7B-9b7foduJriUkGQeIW<vetTwy`;UkZ2(*=-K?_EJdP)4-u_pWj&YCM~VHas=VmoJCLe|BdJ%@^Fc--1K5&}&eKk$s*$3jtf3e3$ur0W+Rc{W"
        "Jntgw=s}MB0m+YszK1R2<8Wft*Gn3GAqyeTwE`4F``8K|jtn2FmxYXm>{oJ${y^TEB>KpvdPSeS&<divA3)xkD*DToda#m3N(#{xI>^@Hq#q>P=pjZwoPUdu"
        "w_ZZ7(qR^XlYXe|px2Hgh0*Gdu#M<tBV=d2zLLf2RboZxIvqt4n~$@syB_K%H|Q9W*g`Q5v%i_qALpMfueGA+`zKf=UxM7<S8t_c36j`rEr@Q>NwxzSV6q&b"
        "xAVyx$Zh(Q?Lr2aCWq*qAmbqRtI>+lUlfguwpz@T!}V^)0LW6vTdg?Vp)<&6>u}1A*2DbdE}dojc?3?mae7}zjv%X-pnG(l9pszDA~{hX2pNw=VM|H6PZ!u>"
        "q=Th66^0rEmDsO(D@m~w!=jK5R^U_^8AnRd1G>bH@f~8doUM;lvK;b3D@_mS3Om7fi*<6o9uAoRIjZClU1g{EUYvi6^eM(5M?Pw0=rLVq(R@G7zh(LiB`egc"
        ">&ns-y1~vMH*AwD^*NAmC7&Qq=@vVO+^|Eg)fdE(a`cRDvkUyF*p2gIi7^<m61ncPR-T^I9Tvk+h<!LOR`|&ay2~!}Q{sT!rmulagxIg*t3WU5KD)|K<7C{a"
        "M<`jPq$0hdSauzW;;7uCZ#ITF@&)pm9<rPKf;b`f>yeO2kdu%~^oAa>+dM}6DG%wpl&pq))hg3ldcyATE8>his_%2;l#+M!l-=Xk#Ce<~2aTbQeABAXdwR}d"
        "`ArdnlOzf<8TrJPVERBW*h79BXXaV`gd=~VEd<j?dc_{|yW+aMs7J?<s`QCov#0#NxFs*^=Zs-EXV<D%C03))^p-v655*mMU61jTzv&%&$sddR@|J$pC;w{I"
        "=?i^eulY0aP~O#VI&xacSNh1_@)zQXjMeWL!*K$ygZ$7!=o@`z@A+%-Tt3!g9kE~iScCqdzu8CrR=kqW^v6E=3HeT6*=PPiyp^x?=StQqsY(CRH}-{p5+CGS"
        "{k1UyXY+dG$6s14`a$2>H~vL@mLK)^e)5z4W#9QX@m2n<e^wHqUS(OEe$h|%ga0eO%YXE5km-)pq2Kh2{o+5xPx(XtVT^P{qdNc3n|W;6fMlsrT_Q%D2`0JD"
        "4dD}_dW2fU5nQCM8-@v)0lA<A{{WfOke2Q;Jmx6KMhK(&B+!dYBo~h!V8o9j4M;MByM#x^(-RnpAu}Nt(N`Lf&MfXh2TrIbF_J6Uq@*DkXiNbj0Z!oLMrw1k"
        "68lx7jmSh}iZ2qQFQqmD{lsEkq|u}@m7dPX1et||6oV!cN-h?UCq|}8t7kN_IdTconB3@6NkuA|Ue99WGRHWgLp<nG$wgW;sT@W=$ZTXM`_-vU$jcHTrv~C|"
        "&TSO(i9t;%fF(gr&4{x(zY*jo@zAo;BJJeHiB-}Z3)zaCYEm<bkCqjPw381fR$0g#N19UtmV##xIb=b-gi+BE`&F>bDIrUR1e;qH(aRXYO13F!L5a}6vWUF0"
        "m|orpF~>RLqL!2x{VN-~c1gXmQ5!NBa!pARmX7B@4l1KpHR>yggt+ZjPqXwq7jjT}y@nC$i2Z8Y)|3p*EDu_EC7fl=%<;$ows;`P(aiFpg$Ls-Yo%nnk~Wlr"
        "W#$D$X<1!wWVCbS26|CjO3AYFLZY0ksW&w``AI5twjxMKb@UcSH**5g!4CDR-gcB4oh=9nslMLE2#X`_DGkes)Eg`t>FtfaK8XiO%X0IQqPlFNcQyt>79fe;"
        "f^?vCXmh1S4cQ#0+)y*zk@(b+0@3EmirVOMVa7;DZYxR8@*@w|m2LGt##kl0APJ}wWncx7ha2FeA7F$-7CO?IGNR{I7L9Py4>qQl6P5ghmerXuq2~pQCTMxX"
        "jTuUIE9pX+Sy5gMZNH~J%9sOL1hHSG+?BGhVo1s@Wp90)vA|EVq5;-Ks_KXHZ;3exvImlwx=}VXz}iSv19ASXaOAF%?5q^8D>@(pOgGj*7Ar|Y-6;nv!|RLA"
        "$N;mA2qk;ftD$>PPISYDqN^OG&oefglO0J4$%SqhDte$9E;1tHNKeYmD)1)ATNCu9#xBSbq__KMW?__vRpQN%w<hT;jeUNS7p<{{=qIP*WISk2QDVR9x)<d`"
        "YiuP3A{|5+QIMs`b++`T{H!X{^<bofO~whIq<|D))p<KHOwQA{8PSeBfb^k)=#w3g#1`s1jC1Bx$bLvl>Pv;tCp#gDEz$QFF_2}Dhe`^wTFBjF<#PQG<El?m"
        "Q9mle>L7PdkgN1V#!V#$l=P>fXqr95MC67j<BmBEDdYfhcWOuwnr4`og4}Szh>arys2FR&dn2Q5(*HCbD><lMMLv*<vqnhdGv!wOtnu7WN}z-G7qjJd{etn@"
        "oQ`~AOIjL4CDB0#ig{?DmyP#I4k3}JrNLB+HRXfF0=ZYeW_<QZI!I~OoDUU?ktl8%-yka?_N&#0P#Lt-;Ye?XaGL%wXFv`^0%<6fMLQjd^cIEFRI}nrIo6tw"
        "7OUiO{gELYd4_H{jLNgNe5_b2PwCGL6S4{^(U##<0ljs+ST9fOFAa}1Q;Gem_~BF$y)|5HL~DI(#E&B*s1oal6u%i+<Aae{Nfaa_jikz~GoON7cUk}2NDf&I"
        "d7-2V8tpW(U0%aEo7$S?NG2LZ!DzHI#4hyNA4Z^(qw3Z7qp2$Ej(opI{-ysmGC|fT$qcE+dLrNdA@AXc%oaz+P<3?Oc}RQ@bluEl&4wI9zRyBqDFj`20TSP1"
        "-DT$UlNziKUnHWCLcC@n$XbZ~D*tg*ll4RLKQ3SD3CtiR$CZqyT4=$`#7X%^Pi&U7<~WiKQX4IJg@~5#_2gz*$U4Xy$ONjx2JuzMf}iwMW<@0@AlWIL>arnx"
        "4YJ@DJ)Ifs$Xg}#(2v)Ni^wM#%n)m?BROay)ki;$5SNipvY53Y>ybHanM4iP2)<EVmB01uW_?HAp`A{mhHMnyEN&n`<TgX&$Yg4S=DZatQQ~ZFX3ay|Ii=pU"
        "Foi<VoFkDEO`OfG{G>4(hqiD}x{ab{JD=pHsnmo`;Jd^F8DNw!J2~<}NmF#{J>ro}V3anyS@V&D{)FVAY19mzdY^bI6C35tFh}fnM@*;YY%+SpbD7MjWcKw*"
        "UPucz6+PmWOled#2P%nHGJ{&8Z66kIWEz~>L#+i!NYUsK`DiA!LfeiK?`0rP?U8=cn$6_L#7CLYsArB<a$3C$V-~exv(YgAmRXEOW;kS%BeSV3diW_M%j`xI"
        "bBeXlkphr*=;6^wmbr`;<_slg&@c+n9BR+z^E2Xy%xknZ=lG-`&7}@(AwMU6%K}Dwa{**C<cpGyXy_LN>4kBgFR>Ou&O!>&JnDpo9wP+OPB(K!9GOp@*;0O4"
        "=tw&~%{7oMkgw>+^QjA4&aVnfFKzTOBb1y|vVgjxyI&V>y`0hC+-xmYV!x|oA$3D{zbOLH+y|SHe$t(-Mk|T0S22c}yC7SUdcUDLFQOi7Ex#iY>D7!;<~~RM"
        "fh?w;X!Z9*66Bz<=0R(TBSDZbwE9?)962c5jDl=K>b2j!vV?lE4d^Q=^?Jr+^Mp@|(NgNoHleSi(Hk1m&1gUAgTDV%q|+N4v&?hWQpiR0mEyFF`l9bY7a7p@"
        "=b15(NJo}aKemm(6q)pv#zOO|Blf#wmQ#PW9Ze=H64Fxhrji&XD`)`QfhLn332B9S$6Dq{Nm@w**)ING<kCAK1H?kMLw+h5#CG$KB9GqHSZ_X7atTt3R?%R#"
        "mwy)d^&ZA1^SLATyKz?25Vj8;r=Z@;*lNDEmLrMTQW`Rp?MKHcqW3j+nD3QbR<eeMu><_O2tsz+ZGLv-HyZj{8qN;!AEE@Z(;wzHKN-Oe^IxKrJ`CyLhqVG3"
        "?TUKW&pH~(qPQl@>LZa3G}r&hdK$%!a)xX>#yF1R@;@mD8O@G!fowb8_|r5YyO5y?5<z3w39id3`b6W5>2a-eq&#h)vFsE#Wi_O#3ub&rn38eqPwtW-NL822"
        "#7eF~D$qt6&rWlXtfkK~u9?XpyB*m?6WAFZfYdt|xgoV{l@d-BA>r&CkB`*50J$Mh$#o^0X(Bt%6Uv7AV&lG<39<)bzl&)LO=1^$V%b<<W;`;p`N?D!!;{LU"
        "$Xid%T&~rS8<5Jhm8P)EJh^Ovy!Fz|=ZI7?m0jT}k%!kCZ_GlFy-KRkHk!t+@zlt}8;uWUkdm9~-BOV>on7Z?WqW-K5=BYZ8b^X5GuTZYC_CwqNEBt`$ab2^"
        "Zt)DVi@wwN*Q^NHheU2rRoX$b*k3%8?2aV%+YI)T+3XI_f~5S1!K@J1S|#?ovUbuOc8_O6Qa)(tR&B^1NaVKcqPgro&msHjM-0oV@003~dF%ntB?suo46haH"
        "hy~eA^Vvh5M-I|YB5O2rt%Ljp386i-fIa5<<WM~tS)&zXKg6YEA$!6LAVZ%ul3DG1QiJx=BKC|ILWaIzq_R3GxuawsEoRSo5jjS`WTdsaxz-~K-a-GW30cBk"
        "@*p{0ziMQ#!s5suw3NN##bvmD!^mv)RdQFo%WOX_V{dp#Ia$ALWVZ(T$#V9Vmqxn2Yvi(qx+0JgZK+KMXa#%E%OYLJ8u_e|O75YV)uw~Al6~Oi<t(JPg4S4{"
        ")PbyGpLj(%SAS|0wZb8XAojc24$*4%nOBzc^%q8QYl>?F<UXV>9i}zx3lEly^w&mdYlfe!WnXzU<nDJyIctt1@u(ghp>^yZ9)jHc(WqoCfE-4?w<U_!v+um7"
        "T!~y4Y%OtZRARqtE{Y=94_;fYL9Pq2R>YB`w1NHPb>%w!U!#__M#%$613E?<*>7H7ZqR=j^{fcU5l8|ho0ujVB9W8X(Aw<U<VZt0PMaAMp-AMyY+^+!d8po<"
        "cY?Msj-D5(8)kEB7bHqaBgj@J(erj9@wK-0#gUV=jp?F=+>ON7&N}GY40(i}7fPonl9{5F+^5G!a*6Vj?aUHwkku2JU9A(4qY(RDfPc~s=0*cNq$f3dTG2`#"
        "D~YC^%!3AaL{DM%w$8b>IMM{Niv@^I@|d35>~F<DjzN+@PSb7{PjrzdkOc=>SCu@0G^I1Nhb0i*<e$ib!>pT*BvrDPB}6wot!GB2x#QaENHaQ1`&eRh!*hBz"
        "WSUsWakK?n&e0z%iRdja=sC>^)?-JKQFF+CmQ3`Om-Ia5Wb1hxIZp>za?xL2(es<rtk<q>NTbixyBaUhL6#D&@w#5foMpZDlS3>OTH{T<s5#gA?30#skq)yo"
        "Vkq)`adV;d&5;yJj<B?1xV)>ELfZM^ibPI*4rxU(6vYC?NExe_McUEa|B3zX$xC#UrAME9s8=voTf!%;A;(xo^vNfBWplk{DtV#gG971`#CRnCs^&(^<KB*("
        "`T~8j4PBuVEQ<(7@((e$TJinlB+Du$$=7-<bGwyT$xHPv&8u{ZWk=I|r`I)iTgf4RI&zKvWI50@Kj;mRgHpS9IMNOh&2otu^0OX_92BVJ6`E!{x=yEAZZQj;"
        "ps9Jp%H)&wbc4>YykZVIK@0P^l?@UNNvq^6%ZCp7uin}`W#w}3guI4ypqq4#6+j35rMENBSoz|}EjrH%ibYa0I-2LLLXgvtbkq@YffW`@BsaR4m#iQqZ<O4o"
        "i>!!PhPKch38|!emlFG3r+-ll3qm_JjW8snvVL-j6+=69A#?s^RfL>DUkRknbcZgp5@L<?B6Hrif*nZ@xl31ANwH4GGX|Lttq}KaN4h|+veF_#CNzecPp#UJ"
        "vuHB*yIb$kHC6__HL)?md|}o1Nmsg0*I7CA)?~(L^NkhiCpTDmu~nup#vwa3bMJw?M{n&$v2>GF6p=DD(&%Ta737>F59k)FBzDNONTXk^c8=KZqJ2QOSrs(e"
        "^u{#vU#pXn4@w@=Uo04nHls1q{AG1>?{%aHJ)%3Tn%IYiF~?-CFvxjGW+iu7b+KP&Gv=Gp)mO<!NKbl9_gD>aQ06oinU-syBlf#>pU{0)6J0kqa;nEQ)V&XR"
        "*p@IzEUS&Kn-4iPzH6kCPfDKB16D^IL-$y1CUT8+BrElzXY`QO6DMS0W1X4I749dGSbcFy7Bx1QDP2?Ce;_G;R__XaPLEkbwBX{#W;3m8MjUxTPgo<g;F88R"
        "Gren$Px?Tfvc}?^EQ17_*|h)?gI<&!@{*phCgOrDhXk9=wZy&Ok-qebp0j2mMpiWTA#bg4B!`k0tU3B|W#fRE*R@8;7f3&PO)ptX^y8|=VY8qs0&>ZbH}s0N"
        "64zyQ<EUB0wb^|@NlxkydCl60o3f^H!YuBJRPt5HTYAIVirca_vTZ5XF34qw{VwNs^p>?pbFPPMTh6u5Pu{T(XwD6c^GIR`-3KAxAOq<=y=R?7tPC|`ki?=K"
        "$*trA>ntA1CdL)By6XhwijqO}fj+XX;<0RQTsLdEqLuuk-c9|HKCy1-)Gdu$W?k1g_aR3HLq4+}=+teHdK<c8;>aiZoAnegWjmza#;&W7tLRdBX$XC$FRYh%"
        "Ejt<y&E~F~e)5&|7H?%|<B8eIb;o^JiT$qazv&z6i?-d(cy6|H#X_#3W!dtD{$c&lwtE<_%#N<dJ{bo2&IX9jvX}AJ?CN^%NPfsy`j-t9Ut}NT;U2En?jw*N"
        "km2-=ez3vfo9vG~+}rgYavf4Y$xk)}J$#_?)$Hf`?2{4n5B*}p(8Grq-_1d;Z%TeD`A)ytaPdnHGk%&wT|eAWNaR1!!$(3iK2m6CKN`}T=J`MQmxzxNOdoA<"
        "Ym7@M`K8{4{(~4FgN8m1NqK_H^b^j<qM=VfQl8}Uc#a~g+cKJdlHlWosZTOI)-+dqCBM<oN7FBoe1dSH7saz?x)S?j3`FM>g$KPTp*7c)9C8a{zuWyc8GI7D"
        "`%EJVa$RcAF^EP*Xe?>W<Wtby=NQS6>jM46;!{OJeI7FOa#totiqbeD=Hk;uVtpYp^lDc&$Zd2sTNrcm86qhfQ+jKiE0^cE68l~CjCuGhwEAU6CTpWBUmW4g"
        "%V(q2uQ0M&TU>>dFvtWFEP&4ysrA)H4r{wB2=W)Cn38yWo=B^&HF6{ImGqo&B%CCR&liY5Jp$=^pR24APWHR^b(VlHMBm?tbbY{85pqY#L`Xuu7=3?>QN%jp"
        "3XUTNOT?FmEc!O1n03q*;yDQsRDvdv$rAHrBAdR$C~2K?)%KGle7VS>?=s3*r(N|ScOmwt1XwI7Unz3wdyVqec~__ssl>&S@l_%ZT2>`w!DgOQj!c0h=W9eh"
        "w5(uc!B&uakWvsgOTpKQ0{UU2x^=_VPKgegN*<PyuNQ^%qee~ZFIOi=N-IglBSaDXxKYQt=j!J9(~)W9WvTf_5u~3o>RS(8VUYW1fVKp%G<=gNj{eoidgAKq"
        "NEw<ANz1p0lIUMetQW3<aU>o~$G3{o`gx-{QsPigG&+Gv_NN}iXMsFYl+|O5R!E5>{Ukl#F3RhdjkeY&*I1v-qy#Jj-zh5U*NhI<S68?r<&<RPyF_I)v(DCc"
        "*A&lbv;_+?ixRR-e2)l5GwWvka?NnW{&a;zEHmFLs_A!(o))?1_+&OD3;#oe==Y7@mUJ&r;!={BW##)tP5pt<5BYJ4=L~v;iz?6@O2V@7gQB+n*cgcXxWZ4e"
        "^FyL8I@=H{o_mcFH`$-!kd)=%M?`&ew&7MHcLd~-Bgt4!9wi#;uZ&SvQuk)hSx4qUa`9s#RDWxXwNknxm3XKUBst5?kBcVydt-u?#=XlY^C<<(!%vE4`X^(O"
        "mEOG%@)%NCNnU<Rv_PAiie!1va}MH#ETEJuACDHT(B@_!Sw_W?R4hL~E!ybcjoDUC_X)@oNEKQLDZtN)cKT0ao|V@ftt3E6YF3b+6CL#5#zL!r`<&;z68lpr"
        "(y&7Og6O0(<ohD-7(Xe@FN!YcdCRS0?yHce=%B&0n9{N${F3N~p0~;><-X}iRY*EklwTG-bjw_e%z4Li!I349AbwSZ=^irznKKsh3?0<|^ou}Nj9(MI^#F5|"
        "RmJ_-Crc?kE6#6-zIp;A|LX4Neo}(p6#dZvw_7#cuRRwb38*?PqYSJhzbyu$0q(Nuy5B>dJCc!=;(v+3dUA8G)xiDP5&Kg%GP2VAt{AGPGWT1J-QScXRFa96"
        ";rGOFJ&kz?Y4nFD#*r12nU&?SVx%5uMj?%A-War!gj7RGIsQP5MmIcewRH<6i6AQ}3oFkbiLvO0r>u@{(-HgAJhHM1{IM9XXEje-UECh;CA1P-RzWKAry^X>"
        "VV<*kxZ^8HtRx$&#Gi>tdM@*#)ytjOky^Bxva`zkg_xq}H7{HJ+{yi<3V$i4p*3E!2D(#wFQcy{A^TH9a<E|jTFgLeylD+}2gZ?{tSWyaX6Z%H7Dl);`D87m"
        "8h<C|=*7%?));p-$ZIs(I*?qfI)5+b=_Sku)_8X=?-fVZQEnE(KZ*r<Y4fo)$(_%Ux=L#BPht`J<TGokyO5G(koA;@)#QJRCFqkct(op1$QwuUvReF$Sf*D("
        "kC@{w>Ak9?9z{TE^KW8>9*iEbz+F~JawYj#9sZA4rB^dQS&Q8jA#Wk}r=a9#b@{(yjb6k2Vl8(E`$;|iL##v7{Ks154)I=tq=0Os0<1p&B_hx?e^~3>wH;}o"
        "qyhgeHtO}w-_{0qeaJf{o2Vdb$VqP28=+xrafd2NsXlF`ko}$@xm9nBh7sv*=DqI7W=JR(GE#45n#i`T;z(ip-9mB)I;h*V*WC{C9{soxZJ{Ep2{+^}bkG3T"
        "0e2@qY06ExM{jE;a2<Ac^WIQmf2vDS){ML4KD~pP*mcYu2Kj(~Y)cSp&fRjq-U;2~q`R+Awn18OuRN%CMfW)E9_UD8NHNxu2gt*EcQXxA?@;eeNE%2a6=$t@"
        "d>N&OnSn^XBOxClO_a3e3FI-ox0%s(#XZ(1+o=R=!xPC9dOtIZ>xMgANm?Z(SzDf1p3(=H*<H8YQ@pp(i_%h4+5u_Dlgem)Fj~ny_l!7FinZs-<QaV^TFC?V"
        "93|=0r__{Y9e4_PP9I?wa6NG^@RN=_rM#ezG7BRQFY(?+W3puzm0_KDY8j)CHG`0cS11Xj=8&?iGfyKg>*LK5u6OP=KG_ZF!qdsC`b4v|>ytYI@;Ai(G@Np*"
        "D-V>{^~vZfU)-C$e?ihi_E34&jc1TI^=arU-`$aZ(w%3NxAhrj71vMqE=O9@UaG))@XYd#KHIG3BF{d^7qo3#DzctDi@c}LHESR#AN1Z)Vt?vRMHa@h$yj}X"
        "S=&y^aikLK#k0$Y`XaNQ%k4R#BqQVxs?2)xobs{06ip_cCmQk<(ppI$o=ZN}m!ruf^qlkFb!0zPVSRZX`CMORHghHQ#3;$6KHVpn_2YTvOMQ*m(v`w<74l8V"
        "0Z4zIU%uAYn{8ZaJU8P=RW^VZkZ<)3W_x7lJKlSc%+!_+QZ+V^7n1Mw&1NTL=vY4)#0$%h`c`zDte(e^e<1d!2vui;c~SXU-;R!x)AL+O79}BU2oI89^qpoe"
        "S02x6?|nxOLx%F=@|(WL?CUDvc@OyxX%DHvhVc^eyS~pH;419-tRySs2-Rf6c`5lrKVS}a74v*^q=S+XytMqKA2Np_UH|aLIub>-*hpShYDSbf66snCh($BY"
        "rld9-#mh-%95ctbDtLq=9qA}!G_N3qanc;`s^T%@NF6qYSCl%M^F&uQk0;;(npt-BsYrF%SYBD0XwFkyH9hhDWE`&|UB)?cx~q;Su}_XuJvN?Kl^)}wIm^|+"
        "liZQcN+$4XGQhZG&PDD{9q<sHEeGTT)o0;6M8-F+nhTJ-10AtHeW?MP$ZN=i=+ui{Ej^ihauPC$*OH0Rsh7Fhda^0WsiYyB%xlY}#$V=2R|ik7fJbO^IjJk1"
        "qDE{AuPc)q_slh}E}ndTGL_epDUDcjy{o&Ykdj>LQ=UTEG~Pg_HXfN9UA;U(kl&6pX482?nHFt(3le$BfX9wRLuT+$8HlzWi9}vjNp9*6X~Jgm#xjHP(%k79"
        ";;HD9)6|sB;!R~H<Bhq;HNq1N(I~h2G^wU+Hg6`g81KwKT%$c90Z$-#AZMr<o5NekY{p0PpliIRb{uKW=JJ*@2YUDs*F;Z!2tj(%S;#!zTINCzKjxb1300C;"
        "Neecgw~={_f6SA}>dgY4DzQJcswG>%+sS;!4>Q^|$J5GB7V`G8fbq*b>zeOr2Vs;Ca-LeTMZBXdWRP{iwb;|ikzSD2Y%%X7i=d%jaxL?83wY+p1;`TKMFydv"
        "Uv;hWgh4pvSD%j6hArh?WpTqq%UbK{>ywMrmM!DmWl6(r-F9v84D^%byoW4pc&)px&7PqF&mje<55-VBwt|PrvPOI>))na)2@#I8XDfLxSsvZ}k!z=CtRwcP"
        "aJ6Tvcpq62-TkR+uP0ndK_wm7YTj2?Hj<%#?e|Oxc;U!p>d4mc{xaA|iT-uiGXo+a{gkZb17tNLwe`+*)H6p(A;=Z##MbdaGQ>z{eRQ4lEO5mBw6D%=Js&J<"
        "qSgQHiuNoCc!}0%%T-7OA1Z63)qiuH^Q=%(SV<SQfe({)jV#u`u8W>Ejtrn{)Rk@IBV>IeJDS-QPlTUr;v;24BPW{Kb<gI2SLl;P)TfGdW1IPC8EWLQg!{H9"
        "GLCd-Tlg5+1byFd-}UVB$qmR>K2A16-*>qmc=ka|DoTSOJ=iurUbZj_TV5ppg8{D{xk)`)BoCLZj36sMl7EyVgOzOO6J;BtI6B)a&j}?#kXsbScJRrvoly#%"
        "?VTqYVmZ=_?c`Hr2cwLY!u`>6F5r!lA#@wEi%*lCjPh1$_ZLr$l444Fv)z2U>|#{3(z*ZfT!pwG_NS!vVSD&Y+0Ce8WpMxW-1L*Ze3tBCRJAgr6Wj@S3n>n{"
        "Lw(skK1YTbA!u{L8|%n0C4ca_vbRwaZO-sMhPaj7rG9KbpD+6wb*wyYxA(b{66({~`m+Okf$VS8v+}zGysrb^IdTtjkS~%0jfPescS7&`I5L18;)~^ABh)JD"
        "PU8Ix@lZ(`LHB7OJIt5Lp+-}yxI2aSo1Yxv%j9sQIeK1d?~j1@O6*U48^ogc3OUkfg`OAa)#ANJ2Q8&!Fgwau%F#v}tAabDSNP-s<QQKq#~SUe%I>UQ(~(h-"
        "A?!F`BgY#Zt*Y)EUQfIakkXKcG?bm->twjm#R_rf@y3S)Kt?M$$=AzCMmMXLJHI!vPae@Qc8YJ1Q;eQyfQ7xum6TC3oc+l+%4tR~G{7Kl>UbZ~PRr03dJKu?"
        "o8=6nuN8_O5g12Cu+w~toMrU4n!3w)Gbt&nKE-Y%JHxlhImRHXg}Z_`o1dKJk#e3f#A@xX?9CPL6MCyHPiYi8$9KpD#&D~hyP7wjl5#W-GMb&|JLMu{B)VY@"
        "Zy}#NgIwUd<q~5Ix?vq}5F`P_{<OR?>>}SIml@-%?r0b#<9&vdhdigTEQarsD~xa}3=N~KpIqX9$W_K9tB<>>x1u8x=mm{qm-zv?#+YjLcenHgLlRO2CF9u@"
        "eo(G6rdxyDZM-4z{#IgtD&Kf^l^>Q7#w@hP4&K^vWCFX!kI0S29JI#H-ug-^LS9igyUvfw&BlCdw7a`E6p{!sQOON{Ol~z6TI0|?n#KF#$ZML&Zt@c{(pX}J"
        "qkFVcQb~RK-z0X6pOia{W!7Z(0B<`;VkK`NxA~uPm$A~C<{skh6h|hrzj(CVW2{D>9PaHF?<=G-O{TXrh27z2<UV5^`s8SDn4jF`XXSn)!kX_M=j{tg0<k}3"
        "a4NgU&&z|xCTo#<qIaN@DoUoY`}~4DY;3WXqLmDd_sx;_kXRlgql`#v1zO2SNK(jD$aMCAUy{d+9oB01Z0}el!H^F$gFWO|<OyRpn&y0OxFge)JmOd7DPu31"
        "<|6Nuc>g%^k!G^T{JM-b_FJ3X%e*rn$*8K5S?meFA<q~Gt!?g=-Z_p;r%#Zl{FXdt9I<w|*LoMkk=g7Szb!8qN3GrHD@)>iM?bEnJ~eR;d(Q937~_Ps4}E2Y"
        "pS<9A<z?fPb-=yNyT&Jf(_HqF-<Ma7)7D}4PH%)GGnKsJvGTfc);j9m<J}zZUo_|HkS{ckz2*<)P2+-f!oA-c>4^R5jPuzW{z%?7Vyr*ihrGLd@)h!yKaqEg"
        "E7lqJQSUw_Axajocl@cmXI!(+yH9uz#`}Rz9YV9|8!cq-`Ewa-+_Ylc(cUOO`M_VuhsJH|iu<hhgpwNSQy>?ykNlN<Y}~c3yDxg9A*mc$%s%ng@~Ls(y5+v?"
        "Js0n%Bi|vP`CIwicxc^mU-!l+sY!DoOW5E1oqTCLw(h%cd9V89Us}q(@DK8}@yvSYzU#dSNe!8&<SYLu-x@EhC+=A9op`?>wIDxe8T-aR%lF1>>$&@}H#Uwe"
        "XaDfO<wxVK^~(Ls`xuf2GM|1zzVom0v+==t>we{ZuB5h-73^RBO@1*xSs&bQy|3f_R$_mu<x2L0f0y5kFV<)GNALT1{~rq?MZ^"
    ),
)
BASE_OF = rt.table(
    "int16",
    (151, 4),
    (
        "c-l3Ty>8S{5QV3qp-HpNHcR2g{8%Iw$N^nQtbhq}0Fz)vx`3{bZnMoc+ql_g3)1ieR6GO^$T!D}EPL<Fncp*W_ry-DwaQ-GnGF`~+HNd!dS;KU206Evd<Xkt"
        "A8iCVMykQwx&?FV5o~3JEr_$Q#+FDGR)ckDSLkYV{uby;u%5R>IwfNR@(z8E^;a|nc9-@Uq_!V?SM~rTlI<0_f<3{rA?I7w)qvNaky8ZkK~`8~+n{OfDV>z|"
        "kp3=^PwDR#n=5;Pw#4(2liPi>5Av<(Fi=Bh?~wwYC1{IBPt2?im%N=itau95<GuD&P;>67phX@*2C-HnHDV^A8Nj`3XQCy?T>TQsQMa8AaU<t|&6X~X75f^l"
        "J>~%JRj$DUesev6u04KI^ir&~;%AgiN99NOM9pR5<UQPR^1L1~W8=EL=Igz9mQtOK$ZND&n%TBPp0qJplTOs?wQq>fa2myKl<gqz7T+V{Zp4E}PuO`6lcF_j"
        "RnQ~~SvdpFd!rsZb=Rrh63*7xwA$3Hol5o>-+Aw{tSTx>;(1TB%Km_Kuvt;nBc|MeUx*Xm(LGYF2|C;J<OchtNe0CqZKvraaWD|mb4>Oe>6SR3_`MQyL3@z2"
        "PZ5hzeI>L@@=U7t9?x32w%YEb8xncD!|aoCUg$oYv8TTEZw`En+Sx45oq;G;8$~SSdBc8>$VtE7sXgoVWU;uh`$!9XcGR7@b))zV@H0P+xNXGWM$-$L?fxJK"
        "?R}{m=UWwswAFoxs&Py1|C665;4xOJV8=I#&n)j9@45E4=KrP@13#%Ii{)s)@z00nAH1TZJO"
    ),
)
ADMITTED = np.array(
    [
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        True,
        True,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
    ],
    bool,
)
SIDE = np.array([[0, 1], [1, 0]], np.int8)
SHOWN_STATUS = np.array([0, 1, 2, 2, 4, 5, 6], np.int8)
HAUNTS = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
INTS = np.array([0, 0, 0, 0, 1, 1, 1, 1, 1, 1], np.int8)
OPERAND = np.array([1, 2], np.int8)
SET_OF_PICK = np.array([False, False, False, False], bool)
SET_OF_ROW = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ],
    bool,
)
SPECIES_HP = np.array(
    [
        45,
        60,
        80,
        39,
        58,
        78,
        44,
        59,
        79,
        45,
        50,
        60,
        40,
        45,
        65,
        40,
        63,
        83,
        30,
        55,
        40,
        65,
        35,
        60,
        35,
        60,
        50,
        75,
        55,
        70,
        90,
        46,
        61,
        81,
        70,
        95,
        38,
        73,
        115,
        140,
        40,
        75,
        45,
        60,
        75,
        35,
        60,
        60,
        70,
        10,
        35,
        40,
        65,
        50,
        80,
        40,
        65,
        55,
        90,
        40,
        65,
        90,
        25,
        40,
        55,
        70,
        80,
        90,
        50,
        65,
        80,
        40,
        80,
        40,
        55,
        80,
        50,
        65,
        90,
        95,
        25,
        50,
        52,
        35,
        60,
        65,
        90,
        80,
        105,
        30,
        50,
        30,
        45,
        60,
        35,
        60,
        85,
        30,
        55,
        40,
        60,
        60,
        95,
        50,
        60,
        50,
        50,
        90,
        40,
        65,
        80,
        105,
        250,
        65,
        105,
        30,
        55,
        45,
        80,
        30,
        60,
        40,
        70,
        65,
        65,
        65,
        65,
        75,
        20,
        95,
        130,
        48,
        55,
        130,
        65,
        65,
        65,
        35,
        70,
        30,
        60,
        80,
        160,
        90,
        90,
        90,
        41,
        61,
        91,
        106,
        100,
    ],
    np.int16,
)
SPECIES_LEARNS = rt.table(
    "bool",
    (151, 166),
    (
        "c-rNhhjJ?^5Jfrv|I@qWRUmY@zzmYTs#njJtZ)QPhdT|WR5y71Y#ySF5BE2IZtXMPuWJ54^ghPxho}EhN)A%;{11%Jf4=P-wqv1r;B|+blK#ysN`5gV6O_1="
        "a0{hp6hD*<*7~x-p3*XM>aT8FuW{G1%RfwsOKHyd7Nz12)Z6Uyuen`D$%RB1Gf+Q9|EKEl-mgFA{9zi{UY*dOC%+%xJ>y?UIV{%KqV&9t|4Y51Ekp1=GF{`;"
        "4y1k->*N3PenafR8GHW6lzf2FF;#4P_2H=#tbwxVc8NNZE+x2ca4#j}dsH({<bnMeH)6%MT~1Q+0ZOm#dVG|hK^b45&50mm5hCR>B?l?NTEVsBz~gIkjuz1L"
        "L_|x;p6P8$4pJ7QhO9sceU?*U`PEq|k|&~eWqXu-g3=T%UKtUH(UF3#ZNvf0T@GDwW>P+5&q+!cDM=`!8uGE=B-Nm#GhVU`^j*+mNMEZn4(i)%Qf|%oBBkZC"
        "NGLaE9BIY}afG;{VGM-TSiULgOWaady00{>N(61nUS!**<PfD$z4WUMGzoXef>}}q_bE9<IWyz$@n5k^qh7kjE=NiZQI;^_Xr?HR6u#oz&NzNxM%6YZDG@2T"
        "kg|AUP#P@Y6$65?oRmub9wlK8dzuoJ()X&}x0%i_F>Re~N={R1T6>_e7y6tG=4Kp8SI1EceM%HcB1+~caa0HG`uK7Und|3lQ*x3rsgk^0NUtbZs>jPklpLfa"
        "j?k?Z+!RD5yr#>hwvpE3A|<CN$tfYQ!agqcy81Zd%{?^LV2hGdlv;!?l}tc>m8UA{xBE8sDN!i7f)bH(G{*du<X+v#-7zWk>dc^Y`!)hf&QfxWvMf-VYq8j&"
        "$*{|~CBmt6rznjuX;ac<ZbX#aOUWrpR7ySeB$*phmQ#k<^T#PUMVaOB1trtw+0A-RHTZ>;AZQz(ptPb$8!3i3E@^H~Q0Hz+4pI`An|XvJ@=pwY0+J%MP3nF<"
        "B@!hEDRV6ib?67p?9PfprQ{?f!P9!3s7lb?6;7$#XI}T9<(E#8l~X!)=~1#nIis>l4SY=jPxn3Y?&bMPH>TtRl>c=oG34Sweo402N#eM^+oQw<9zrkLGG%s$"
        "-~y9M$w^8=n=~jNYdn6vrdVI$FB3`*Q6emIVZD$l)(n?m!t9z0DLF)``^)x|yAO^%$ryXcMb@?0V^MMeB^OYNH+#k(nj2kQu=Wx4nbzEle-GulGRTm`Nt75p"
        "ptEDy?;ywv=(M63%3?BqNq2$WA4_6oFjZN3rZ0-h3PFCkN68_|c5Y20F*3KLqOc+)6X{+%c-xd5r;KAjnQ&fFuHHAs;%0o;QL<0T6_l!!htXZ~Y=$zjU`Pu2"
        "D=DdYZl=sU5%h_c*(Iv$>h&*Vvid$HpQWrnWJMWlC(gS@QHkVf-Gd{dTtR8?j#GLKe7l4Ztj!cqbfU5MziZMS%xX;;ob%$2Q|Rro+XNQ30dOHDAEj(}_auwa"
        "=$}FBbDO%tXQf_*l!{$mNvU<!_kC^qyFKWf@`TC?qeLZj+|mx;oC2d=l|mcKPAOg9g_O)Vo?T8kma14#E~(J3@e+6At(~wEQ}PXzybJ0vRU=bJg8k!B0eU?p"
        "-$3c9C5c^Ho(L;PD8c^0o$Ec4UEV>-zD`tZuMWdu5~H1vMMlf3Bdu{M7jaGnDa>E*aW>%^9k-*_gr~rC$$+WA1pBW2p20j<CsGEjYUJ4-Jl5mrc3Gk$9wN&4"
        "JU4$VyYuLLDJ`-~jI+k1)l-<$iJ0prLg+QX%YwlzLbtMwV|CB9D!ufAx)a><>X>0*{low!#}adAHYOzlB^Gwx+_!vE+Skr?>AQN@j>+TdGstAh=Zq^?_!v4r"
        "1WGhY21>$B6L#z=-sxU(?AaMhFk??FmRd93iX1m)!S6xJ@=L6KbveHbKBS-btr{{trBf*OMQ<6^ki>0r`B|b<l<7{xXe^n?HfFn*ht{FwykLJUHz=ojvna(*"
        "%=2>%>@v0p{g)+BkkSm!y{7ByL=2f5&RBNen|Kh@v+*25dS6i9@5YnIa+)&!QyY6qa#C6z8K)@I);%-!TxXYIbcX!;crks&%{|tJoccwStWt7<GO?~`jmzpk"
        "t*}H*nfF*XyOXQFV2rva@R#jXC#a5#HWe6X#*%vJ(rv~5_uoI7%nw}"
    ),
)
MOVE_PP = np.array(
    [
        35,
        25,
        10,
        15,
        20,
        20,
        15,
        15,
        15,
        35,
        30,
        5,
        10,
        30,
        30,
        35,
        35,
        20,
        15,
        20,
        20,
        10,
        20,
        30,
        5,
        25,
        15,
        15,
        15,
        25,
        20,
        5,
        35,
        15,
        20,
        20,
        20,
        15,
        30,
        35,
        20,
        20,
        30,
        25,
        40,
        20,
        15,
        20,
        20,
        20,
        30,
        25,
        15,
        30,
        25,
        5,
        15,
        10,
        5,
        20,
        20,
        20,
        5,
        35,
        20,
        25,
        20,
        20,
        20,
        15,
        20,
        10,
        10,
        40,
        25,
        10,
        35,
        30,
        15,
        20,
        40,
        10,
        15,
        30,
        15,
        20,
        10,
        15,
        10,
        5,
        10,
        10,
        25,
        10,
        20,
        40,
        30,
        30,
        20,
        20,
        15,
        10,
        40,
        15,
        20,
        30,
        20,
        20,
        10,
        40,
        40,
        30,
        30,
        30,
        20,
        30,
        10,
        10,
        20,
        5,
        10,
        30,
        20,
        20,
        20,
        5,
        15,
        10,
        20,
        15,
        15,
        35,
        20,
        15,
        10,
        20,
        30,
        15,
        40,
        20,
        15,
        10,
        5,
        10,
        30,
        10,
        15,
        20,
        15,
        40,
        40,
        10,
        5,
        15,
        10,
        10,
        10,
        15,
        30,
        30,
        10,
        10,
        20,
        10,
        10,
        10,
    ],
    np.int8,
)
SPECIES_ONE = np.array(
    [
        10,
        10,
        10,
        8,
        8,
        8,
        9,
        9,
        9,
        6,
        6,
        6,
        6,
        6,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        3,
        3,
        11,
        11,
        4,
        4,
        3,
        3,
        3,
        3,
        3,
        3,
        0,
        0,
        8,
        8,
        0,
        0,
        3,
        3,
        10,
        10,
        10,
        6,
        6,
        6,
        6,
        4,
        4,
        0,
        0,
        9,
        9,
        1,
        1,
        8,
        8,
        9,
        9,
        9,
        12,
        12,
        12,
        1,
        1,
        1,
        10,
        10,
        10,
        9,
        9,
        5,
        5,
        5,
        8,
        8,
        9,
        9,
        11,
        11,
        0,
        0,
        0,
        9,
        9,
        3,
        3,
        9,
        9,
        7,
        7,
        7,
        5,
        12,
        12,
        9,
        9,
        11,
        11,
        10,
        10,
        4,
        4,
        1,
        1,
        0,
        3,
        3,
        4,
        4,
        0,
        10,
        0,
        9,
        9,
        9,
        9,
        9,
        9,
        12,
        6,
        13,
        11,
        8,
        6,
        0,
        9,
        9,
        9,
        0,
        0,
        9,
        11,
        8,
        0,
        5,
        5,
        5,
        5,
        5,
        0,
        13,
        11,
        8,
        14,
        14,
        14,
        12,
        12,
    ],
    np.int8,
)
SPECIES_TWO = np.array(
    [
        3,
        3,
        3,
        8,
        8,
        2,
        9,
        9,
        9,
        6,
        6,
        2,
        3,
        3,
        3,
        2,
        2,
        2,
        0,
        0,
        2,
        2,
        3,
        3,
        11,
        11,
        4,
        4,
        3,
        3,
        4,
        3,
        3,
        4,
        0,
        0,
        8,
        8,
        0,
        0,
        2,
        2,
        3,
        3,
        3,
        10,
        10,
        3,
        3,
        4,
        4,
        0,
        0,
        9,
        9,
        1,
        1,
        8,
        8,
        9,
        9,
        1,
        12,
        12,
        12,
        1,
        1,
        1,
        3,
        3,
        3,
        3,
        3,
        4,
        4,
        4,
        8,
        8,
        12,
        12,
        11,
        11,
        2,
        2,
        2,
        9,
        13,
        3,
        3,
        9,
        13,
        3,
        3,
        3,
        4,
        12,
        12,
        9,
        9,
        11,
        11,
        12,
        12,
        4,
        4,
        1,
        1,
        0,
        3,
        3,
        5,
        5,
        0,
        10,
        0,
        9,
        9,
        9,
        9,
        9,
        12,
        12,
        2,
        12,
        11,
        8,
        6,
        0,
        9,
        2,
        13,
        0,
        0,
        9,
        11,
        8,
        0,
        9,
        9,
        9,
        9,
        2,
        0,
        2,
        2,
        2,
        14,
        14,
        2,
        12,
        12,
    ],
    np.int8,
)
SET_OF_STATUS_ = np.array([False, False, True, False, True, False, False], bool)
MOVE_CHARGES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SET_OF_MATE = np.array([False, False, False, False, False, False], bool)
MOVE_FIRST = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
SET_OF_STATUS__ = np.array([False, False, True, True, True, False, False], bool)
MOVE_HIDES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_TRAPS = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_ON_SELF = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
    ],
    bool,
)
MOVE_KEEPS_LAST_DAMAGE = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
    ],
    bool,
)
MOVE_EXPLODES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_HAS_CALLS = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_THRASHES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SET_OF_ROW_ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_ANY_KIND = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_OHKO = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_HITS_IN = np.array(
    [
        255,
        255,
        216,
        216,
        216,
        255,
        255,
        255,
        255,
        255,
        255,
        76,
        191,
        256,
        242,
        255,
        255,
        216,
        242,
        191,
        191,
        255,
        255,
        255,
        191,
        242,
        216,
        255,
        255,
        255,
        216,
        76,
        242,
        255,
        216,
        216,
        255,
        255,
        255,
        255,
        255,
        216,
        255,
        255,
        255,
        255,
        140,
        140,
        229,
        140,
        255,
        255,
        255,
        256,
        255,
        204,
        255,
        255,
        229,
        255,
        255,
        255,
        229,
        255,
        255,
        204,
        229,
        255,
        255,
        255,
        255,
        255,
        229,
        256,
        242,
        255,
        191,
        191,
        191,
        255,
        242,
        255,
        178,
        255,
        255,
        255,
        178,
        165,
        255,
        76,
        255,
        216,
        255,
        255,
        153,
        256,
        256,
        255,
        255,
        256,
        255,
        255,
        216,
        256,
        256,
        256,
        256,
        255,
        255,
        256,
        256,
        256,
        256,
        256,
        256,
        256,
        256,
        256,
        256,
        255,
        191,
        255,
        178,
        255,
        216,
        216,
        255,
        191,
        256,
        255,
        255,
        255,
        256,
        204,
        256,
        229,
        191,
        255,
        140,
        216,
        255,
        191,
        229,
        256,
        255,
        255,
        255,
        178,
        204,
        256,
        256,
        216,
        255,
        204,
        229,
        256,
        229,
        229,
        256,
        256,
        255,
        229,
        255,
        256,
        255,
        80,
    ],
    np.int16,
)
MOVE_GIVES = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        6,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        3,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        0,
        2,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
MOVE_HITS = np.array(
    [
        0,
        0,
        2,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
INTS_ = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
SET_OF_INT = np.array([False, True, True, False], bool)
OPERAND_ = np.array([120, 120, 121], np.int8)
MOVE_ALLOWED_BODY = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
INTS__ = np.array(
    [
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        0,
        1,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
    ],
    np.int8,
)
MOVE_CLS = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        2,
        0,
        2,
        2,
        2,
        2,
        0,
        2,
        0,
        1,
        1,
        2,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        2,
        2,
        1,
        1,
        2,
        2,
        2,
        1,
        2,
        1,
        1,
        1,
        1,
        2,
        1,
        0,
        0,
        0,
        0,
        2,
        1,
        1,
        2,
        2,
        2,
        0,
        0,
        2,
        0,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        0,
        2,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        2,
        2,
        2,
        0,
        2,
        1,
        2,
        0,
        0,
        2,
        0,
        2,
        1,
        0,
        2,
        2,
        1,
        2,
        2,
        1,
        0,
        0,
        0,
        2,
        0,
        0,
        2,
        2,
        0,
        0,
        0,
        2,
        0,
        1,
    ],
    np.int8,
)
SET_OF_STATUS___ = np.array([False, False, True, True, False, False, False], bool)
MOVE_SUB_STOPS = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_POWER = np.array(
    [
        40,
        50,
        15,
        18,
        80,
        40,
        75,
        75,
        75,
        40,
        55,
        0,
        80,
        0,
        50,
        40,
        35,
        0,
        70,
        15,
        80,
        35,
        65,
        30,
        120,
        70,
        60,
        0,
        70,
        65,
        15,
        0,
        35,
        85,
        15,
        90,
        90,
        100,
        0,
        15,
        25,
        14,
        0,
        60,
        0,
        0,
        0,
        0,
        1,
        0,
        40,
        40,
        95,
        0,
        40,
        120,
        95,
        95,
        120,
        65,
        65,
        65,
        150,
        35,
        80,
        80,
        50,
        1,
        1,
        80,
        20,
        40,
        0,
        0,
        55,
        120,
        0,
        0,
        0,
        70,
        0,
        1,
        15,
        40,
        95,
        0,
        120,
        50,
        100,
        0,
        100,
        0,
        50,
        90,
        0,
        0,
        0,
        40,
        20,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        130,
        100,
        20,
        20,
        65,
        65,
        120,
        80,
        35,
        60,
        100,
        20,
        10,
        0,
        0,
        0,
        85,
        0,
        100,
        0,
        15,
        20,
        0,
        140,
        0,
        20,
        70,
        0,
        0,
        1,
        0,
        0,
        90,
        170,
        18,
        50,
        0,
        75,
        80,
        0,
        0,
        80,
        1,
        70,
        0,
        50,
        102,
    ],
    np.int16,
)
MOVE_CHANCE = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        26,
        26,
        26,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        77,
        0,
        0,
        0,
        77,
        0,
        77,
        0,
        0,
        0,
        0,
        77,
        0,
        0,
        0,
        0,
        0,
        52,
        52,
        0,
        0,
        26,
        0,
        0,
        0,
        0,
        0,
        0,
        85,
        26,
        26,
        0,
        0,
        0,
        0,
        26,
        26,
        25,
        85,
        85,
        0,
        0,
        0,
        0,
        77,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        26,
        26,
        0,
        26,
        0,
        0,
        0,
        0,
        0,
        25,
        85,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        77,
        103,
        103,
        26,
        77,
        0,
        0,
        0,
        0,
        0,
        85,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        85,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        26,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
SET_OF_STATUS____ = np.array([False, False, False, False, True, True, True], bool)
MOVE_ALSO_GIVES = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        5,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        2,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        4,
        0,
        0,
        0,
        0,
        5,
        5,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        6,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        2,
        2,
        0,
        4,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
LIST_OF_INT = rt.List(8, np.array([2, 2, 2, 3, 3, 3, 4, 5], np.int8))
LIST_OF_ROW = rt.List(
    163,
    np.array(
        [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            9,
            10,
            11,
            12,
            13,
            14,
            15,
            16,
            17,
            18,
            19,
            20,
            21,
            22,
            23,
            24,
            25,
            26,
            27,
            28,
            29,
            30,
            31,
            32,
            33,
            34,
            35,
            36,
            37,
            38,
            39,
            40,
            41,
            42,
            43,
            44,
            45,
            46,
            47,
            48,
            49,
            50,
            51,
            52,
            53,
            54,
            55,
            56,
            57,
            58,
            59,
            60,
            61,
            62,
            63,
            64,
            65,
            66,
            67,
            68,
            69,
            70,
            71,
            72,
            73,
            74,
            75,
            76,
            77,
            78,
            79,
            80,
            81,
            82,
            83,
            84,
            85,
            86,
            87,
            88,
            89,
            90,
            91,
            92,
            93,
            94,
            95,
            96,
            97,
            98,
            99,
            100,
            101,
            102,
            103,
            104,
            105,
            106,
            107,
            108,
            109,
            110,
            111,
            112,
            113,
            114,
            115,
            116,
            118,
            119,
            120,
            121,
            122,
            123,
            124,
            125,
            126,
            127,
            128,
            129,
            130,
            131,
            132,
            133,
            134,
            135,
            136,
            137,
            138,
            139,
            140,
            141,
            142,
            143,
            144,
            145,
            146,
            147,
            148,
            149,
            150,
            151,
            152,
            153,
            154,
            155,
            156,
            157,
            158,
            159,
            160,
            161,
            162,
            163,
        ],
        np.int16,
    ),
)
MOVE_ALSO = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        1,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        6,
        3,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        5,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int8,
)
MOVE_RECOILS = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        0,
        4,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        4,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
    ],
    np.int8,
)
MOVE_DRAINS = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
INTS___ = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        3,
        0,
        0,
        0,
        4,
        0,
        5,
        0,
        0,
        6,
        0,
        7,
        0,
        0,
        0,
        8,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        9,
        10,
        0,
        0,
        0,
        0,
        0,
        0,
        11,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        12,
        13,
        0,
        0,
        0,
        0,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        30,
        31,
        32,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        33,
        0,
        0,
        0,
        34,
        0,
        0,
        35,
        0,
        0,
        0,
        0,
        36,
        0,
        0,
        37,
        38,
        0,
        0,
        0,
        39,
        0,
        0,
    ],
    np.int8,
)
SET_OF_INT_ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SET_OF_INT__ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SET_OF_INT___ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ],
    bool,
)
SET_OF_INT____ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SET_OF_INT_____ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ],
    bool,
)
BODIES = np.array(
    [False, False, False, False, False, False, False, True, False, False, False, False, False, False, True, False], bool
)
SET_OF_INT______ = np.array(
    [
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
        False,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
        False,
        False,
    ],
    bool,
)
OPERAND__ = np.array(
    [
        63,
        63,
        63,
        63,
        63,
        63,
        63,
        63,
        63,
        63,
        74,
        63,
        76,
        77,
        63,
        63,
        80,
        63,
        82,
        83,
        63,
        63,
        86,
        87,
        88,
        63,
        63,
        63,
        63,
        63,
        93,
        63,
        63,
        63,
        63,
        97,
        63,
        99,
    ],
    np.int8,
)
OPERAND___ = np.array(
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 5, 0, 1, 5, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0],
    np.int8,
)
OPERAND____ = np.array(
    [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 1, 1, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    np.int8,
)
SET_OF_INT_______ = np.array(
    [
        False,
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
OPERAND_____ = np.array(
    [
        65,
        65,
        65,
        66,
        67,
        68,
        65,
        65,
        65,
        65,
        65,
        75,
        65,
        65,
        65,
        79,
        65,
        65,
        65,
        65,
        84,
        65,
        65,
        65,
        65,
        65,
        65,
        65,
        65,
        65,
        65,
        94,
        65,
        65,
        96,
    ],
    np.int8,
)
OPERAND______ = np.array(
    [4, 4, 4, 1, 1, 0, 4, 4, 4, 4, 4, 3, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], np.int8
)
OPERAND_______ = np.array(
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], np.int8
)
SET_OF_INT________ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
OPERAND________ = np.array(
    [69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 85], np.int8
)
SET_OF_INT_________ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
OPERAND_________ = np.array(
    [
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        73,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        72,
        89,
        72,
        90,
        91,
    ],
    np.int8,
)
BODIES_ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
    ],
    bool,
)
OPERAND__________ = np.array(
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 1], np.int8
)
SET_OF_INT__________ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
OPERAND___________ = np.array(
    [
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        81,
        95,
    ],
    np.int8,
)
STAGES = np.array([0, 0, 0, 0, 0, 0], np.int8)
BOOLS = np.array([False, False, False, False, False], bool)
BODIES__ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ],
    bool,
)
BODIES___ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
    ],
    bool,
)
BODIES____ = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ],
    bool,
)
BODIES_____ = np.array(
    [
        False,
        False,
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ],
    bool,
)
BODIES______ = np.array(
    [
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
        False,
        True,
        False,
        True,
        True,
        False,
        False,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
    ],
    bool,
)
BODIES_______ = np.array(
    [
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ],
    bool,
)
MOVE_RECHARGES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_RAGES = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ],
    bool,
)
MOVE_HAS_FIXED = np.array(
    [
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
    ],
    bool,
)
SPECIES_SPEED = np.array(
    [
        45,
        60,
        80,
        65,
        80,
        100,
        43,
        58,
        78,
        45,
        30,
        70,
        50,
        35,
        75,
        56,
        71,
        91,
        72,
        97,
        70,
        100,
        55,
        80,
        90,
        100,
        40,
        65,
        41,
        56,
        76,
        50,
        65,
        85,
        35,
        60,
        65,
        100,
        20,
        45,
        55,
        90,
        30,
        40,
        50,
        25,
        30,
        45,
        90,
        95,
        120,
        90,
        115,
        55,
        85,
        70,
        95,
        60,
        95,
        90,
        90,
        70,
        90,
        105,
        120,
        35,
        45,
        55,
        40,
        55,
        70,
        70,
        100,
        20,
        35,
        45,
        90,
        105,
        15,
        30,
        45,
        70,
        60,
        75,
        100,
        45,
        70,
        25,
        50,
        40,
        70,
        80,
        95,
        110,
        70,
        42,
        67,
        50,
        75,
        100,
        140,
        40,
        55,
        35,
        45,
        87,
        76,
        30,
        35,
        60,
        25,
        40,
        50,
        60,
        90,
        60,
        85,
        63,
        68,
        85,
        115,
        90,
        105,
        95,
        105,
        93,
        85,
        110,
        80,
        81,
        60,
        48,
        55,
        65,
        130,
        65,
        40,
        35,
        55,
        55,
        80,
        130,
        30,
        85,
        100,
        90,
        50,
        70,
        80,
        130,
        100,
    ],
    np.int16,
)
MOVE_SHARP = np.array(
    [
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
    ],
    bool,
)
INTS____ = np.array(
    [
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        0,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        1,
        2,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        3,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        4,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        5,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        7,
        6,
        7,
        7,
        7,
        7,
    ],
    np.int8,
)
SET_OF_INT___________ = np.array([False, True, False, False, False, True, False, False], bool)
SET_OF_ROW__ = np.array(
    [True, True, False, False, False, False, False, False, False, False, False, False, False, False, False, False], bool
)
BODIES________ = np.array([False, False, True, False, True, False], bool)


# ------------------------------------------------------------------------------------------------ functions


def member(s, p):
    """team[p, act[p].who]"""
    return rt.at(s.team, p, rt.at(s.act, p).who)


def foe_member(s, p):
    """team[other(p), act[other(p)].who]"""
    return rt.at(s.team, 1 - p, rt.at(s.act, 1 - p).who)


def down(s, p):
    """team[p, act[p].who].hp == 0"""
    return rt.at(s.team, p, rt.at(s.act, p).who).hp == 0


def reserve(s, p):
    """{i for i in Mate if i < mates[p] and i != act[p].who and team[p, i].hp > 0}"""
    return rt.subset(
        6,
        rt.each(
            rt.span(6),
            lambda i: rt.given(
                ((i < rt.at(s.mates, p)) & (i != rt.at(s.act, p).who) & (rt.at(s.team, p, i).hp > 0)), i
            ),
        ),
    )


def tenths(k, d):
    """effectiveness in tenths
    0 if d in k.useless else 20 if d in k.twice else 5 if d in k.half else 10
    """
    return rt.at(TENTHS, k, d)


def immune(s, k, q):
    """any(tenths(k.kind, act[q].kind[i]) == 0 for i in range(2))"""
    return rt.any_(rt.each(rt.span(2), lambda i: tenths(rt.at(MOVE_KIND, k), rt.at(rt.at(s.act, q).kind, i)) == 0))


def is_of(s, k, q):
    """act[q].kind[0] == k or act[q].kind[1] == k"""
    return (rt.at(rt.at(s.act, q).kind, 0) == k) | (rt.at(rt.at(s.act, q).kind, 1) == k)


def hard_lock(s, p):
    """what it must go on with: a two-turn move, Thrash, Rage, a turn of rest
    if act[p].charging?:
        return act[p].charging
    if act[p].thrash?:
        return act[p].thrash
    if act[p].raging:
        return rage
    if act[p].recharging:
        return hyper_beam
    return none
    """
    if_1 = rt.at(s.act, p).charging != 166
    on_2 = if_1
    result = rt.at(s.act, p).charging
    on_3 = ~if_1
    if_4 = rt.at(s.act, p).thrash != 166
    on_5 = on_3 & if_4
    result = rt.select(on_5, rt.at(s.act, p).thrash, result)
    on_6 = on_3 & (~if_4)
    if_7 = rt.at(s.act, p).raging
    on_8 = on_6 & if_7
    result = rt.select(on_8, 98, result)
    on_9 = on_6 & (~if_7)
    if_10 = rt.at(s.act, p).recharging
    on_11 = on_9 & if_10
    result = rt.select(on_11, 62, result)
    on_12 = on_9 & (~if_10)
    result = rt.select(on_12, 166, result)
    return result


def soft_lock(s, p):
    """if act[p].bide_left > 0:
        return bide
    return act[p].trapping
    """
    if_1 = rt.at(s.act, p).bide_left > 0
    on_2 = if_1
    result = 116
    on_3 = ~if_1
    result = rt.select(on_3, rt.at(s.act, p).trapping, result)
    return result


def trap_shows(s, p):
    """that a trap still holds shows only in its first rounds; a mask that said more would be a leak
    act[p].bide_left > 0 or (act[p].trapping? and act[p].trap_total - act[p].trap_left <= 1)
    """
    return (rt.at(s.act, p).bide_left > 0) | (
        (rt.at(s.act, p).trapping != 166) & ((rt.at(s.act, p).trap_total - rt.at(s.act, p).trap_left) <= 1)
    )


def blank(s, p):
    """member(p).status in {frozen, asleep} or (act[p].trapped > 0 and not act[p].trap_unsure)"""
    return rt.at(rt.wide(SET_OF_STATUS), member(s, p).status) | (
        (rt.at(s.act, p).trapped > 0) & (~rt.at(s.act, p).trap_unsure)
    )


def usable(s, p, i):
    """act[p].move[i]? and act[p].pp[i] > 0 and act[p].disabled != i"""
    return (
        (rt.at(rt.at(s.act, p).move, i) != 166) & (rt.at(rt.at(s.act, p).pp, i) > 0) & (rt.at(s.act, p).disabled != i)
    )


def only_first(s, p):
    """hard_lock(p)? or trap_shows(p) or blank(p) or not any(usable(p, j) for j in Pick)"""
    return (
        (hard_lock(s, p) != 166)
        | trap_shows(s, p)
        | blank(s, p)
        | (~rt.any_(rt.each(rt.span(4), lambda j: usable(s, p, j))))
    )


def stat_of(b):
    """Stat(index(b)) if index(b) < 4 else none"""
    return rt.at(STAT_OF, b)


def rolled(s, n, size):
    """n % size if overflow else clamp(n, -63, 1998)"""
    return rt.select(s.overflow, n % size, rt.least(rt.greatest(n, -63), 1998))


def ratio(n):
    """[25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400][n + 6]"""
    return rt.at(RATIO, n + 6)


def scaled_stat(x, n, most):
    """equals the simulator's doubles on 0..999
    clamp(x * ratio(n) // 100, 1, most)
    """
    return rt.least(rt.greatest(rt.quotient(x * ratio(n), 100), 1), most)


def scaled_accuracy(x, n):
    """x * ratio(n) // 100"""
    return rt.at(SCALED_ACCURACY, x, n + 6)


def base_of(s_, b):
    """s.attack if b == attack else s.defense if b == defense else s.special if b == special else s.speed"""
    return rt.at(BASE_OF, s_, b)


def admitted(k):
    """gen1ou bans moves that dodge, that raise evasion and that end all at once
    not k.ohko and not k in {dig, fly, double_team, minimize}
    """
    return rt.at(ADMITTED, k)


def side(v, q):
    """the viewer's side is 0, the other's 1
    v if q == 0 else other(v)
    """
    return rt.at(SIDE, v, q)


def shown_status(s_):
    """a status is shown as poison whatever its kind
    poisoned if s == badly_poisoned else s
    """
    return rt.at(SHOWN_STATUS, s_)


def percent(m):
    """what a bar shows: of 100, only the whole is 100 and only nothing is 0
    100 if m.hp == m.max_hp else min(99, (m.hp * 100 + m.max_hp - 1) // m.max_hp)
    """
    return rt.select(m.hp == m.max_hp, 100, rt.least(99, rt.quotient(((m.hp * 100) + m.max_hp) - 1, m.max_hp)))


def spread(s, q, s_):
    """one Pokemon of the team has the status already
    any(i < mates[q] and team[q, i].status == s and team[q, i].hp > 0 and not team[q, i].rests for i in Mate)
    """
    return rt.any_(
        rt.each(
            rt.span(6),
            lambda i: (
                (i < rt.at(s.mates, q))
                & (rt.at(s.team, q, i).status == s_)
                & (rt.at(s.team, q, i).hp > 0)
                & (~rt.at(s.team, q, i).rests)
            ),
        )
    )


def haunts(s_):
    """s.one == ghost or s.two == ghost"""
    return rt.at(HAUNTS, s_)


def only_ghosts(s, p):
    """all who can still stand are ghosts, or have nothing but Transform
    return all(team[p, i].hp == 0 or (is_of(ghost, p) if i == act[p].who else haunts(team[p, i].species)) for i in Mate)
    """
    return rt.all_(
        rt.each(
            rt.span(6),
            lambda i: (
                (rt.at(s.team, p, i).hp == 0)
                | rt.select(i == rt.at(s.act, p).who, is_of(s, 7, p), haunts(rt.at(s.team, p, i).species))
            ),
        )
    )


def only_transform(s, p, i):
    """return all((act[p].move[j] if i == act[p].who else team[p, i].move[j]) ?? transform == transform for j in Pick)"""
    return rt.all_(
        rt.each(
            rt.span(4),
            lambda j: (
                rt.select(
                    rt.select(
                        i == rt.at(s.act, p).who, rt.at(rt.at(s.act, p).move, j), rt.at(rt.at(s.team, p, i).move, j)
                    )
                    != 166,
                    rt.select(
                        i == rt.at(s.act, p).who, rt.at(rt.at(s.act, p).move, j), rt.at(rt.at(s.team, p, i).move, j)
                    ),
                    143,
                )
                == 143
            ),
        )
    )


def no_progress(s, p, i):
    """t = team[p, i]
    if t.hp == 0 or t.status == frozen:
        return true
    copies = only_transform(p, i) and all(team[other(p), j].hp == 0 or only_transform(other(p), j) for j in Mate)
    return copies or (only_ghosts(other(p)) and all((act[p].pp[k] if i == act[p].who else t.pp[k]) == 0 for k in Pick))
    """
    if_1 = (rt.at(s.team, p, i).hp == 0) | (rt.at(s.team, p, i).status == 5)
    on_2 = if_1
    result = rt.TRUE
    on_3 = ~if_1
    copies = only_transform(s, p, i) & rt.all_(
        rt.each(rt.span(6), lambda j: (rt.at(s.team, 1 - p, j).hp == 0) | only_transform(s, 1 - p, j))
    )
    result = rt.select(
        on_3,
        copies
        | (
            only_ghosts(s, 1 - p)
            & rt.all_(
                rt.each(
                    rt.span(4),
                    lambda k: (
                        rt.select(
                            i == rt.at(s.act, p).who, rt.at(rt.at(s.act, p).pp, k), rt.at(rt.at(s.team, p, i).pp, k)
                        )
                        == 0
                    ),
                )
            )
        ),
        result,
    )
    return result


def stalled(s, p):
    """no Pokemon of the team can ever bring the battle forward
    all(i >= mates[p] or no_progress(p, i) for i in Mate)
    """
    return rt.all_(rt.each(rt.span(6), lambda i: (i >= rt.at(s.mates, p)) | no_progress(s, p, i)))


def cannot_heal(s, p):
    """missing = member(p).max_hp - member(p).hp
    return missing == 0 or (missing in {255, 511} and member(p).hp % 256 != 0)
    """
    missing = member(s, p).max_hp - member(s, p).hp
    return (missing == 0) | (((missing == 255) | (missing == 511)) & (rt.remainder(member(s, p).hp, 256) != 0))


# ------------------------------------------------------------------------------------------------ code of tables


@rt.outlined
def move_missed(s, on, row, p):
    """`missed` of a row of Move."""
    which = rt.at(rt.wide(INTS_), row)
    if_1 = rt.at(rt.wide(SET_OF_INT), which)
    on_2 = on & if_1
    s = crash(s, on_2, p, 1)
    return s


def move_allowed(s, row, p):
    """`allowed` of a row of Move."""
    which = rt.at(MOVE_ALLOWED_BODY, row)
    return rt.select(
        which == 0,
        rt.TRUE,
        rt.select(
            which == 1,
            ~rt.any_(rt.each(rt.cells(rt.at(s.act, 1 - p).kind), lambda other: rt.equal(other, 10))),
            (foe_member(s, p).status == 1) & (rt.at(s.act, 1 - p).substitute == 0),
        ),
    )


@rt.outlined
def move_calls(s, on, ch, row, p):
    """`calls` of a row of Move."""
    which = rt.at(rt.wide(INTS__), row)
    if_1 = which == 0
    on_2 = on & if_1
    s, got_3 = call_any(s, on_2, ch.at(29))
    call_any_result_0 = got_3
    result = rt.select(
        which == 0, call_any_result_0, rt.select(rt.at(s.act, 1 - p).last == 118, 166, rt.at(s.act, 1 - p).last)
    )
    return s, result


@rt.outlined
def move_effect(s, on, ch, row, p):
    """`effect` of a row of Move."""
    which = rt.at(rt.wide(INTS___), row)
    if_1 = rt.at(rt.wide(SET_OF_INT_), which)
    on_2 = on & if_1
    q_33 = 1 - p
    if_3 = which == 33
    on_4 = on & if_3
    s = rt.put(s, on_4, "act.transformed", (p,), rt.TRUE)
    s = rt.put(s, on_4, "act.kind", (p,), rt.at(s.act, q_33).kind)
    s = rt.put(s, on_4, "act.base", (p,), rt.at(s.act, q_33).base)
    s = rt.put(s, on_4, "act.stat", (p,), rt.at(s.act, q_33).stat)
    s = rt.put(s, on_4, "act.stage", (p,), rt.at(s.act, q_33).stage)
    s = rt.put(s, on_4, "act.move", (p,), rt.at(s.act, q_33).move)
    for i_7 in range(4):
        i_33 = i_7
        k_33 = rt.at(rt.at(s.act, q_33).move, i_33)
        s = rt.put(s, on_4, "act.pp", (p, i_33), rt.select(k_33 != 166, rt.least(5, rt.at(MOVE_PP, k_33)), 0))
    if_8 = rt.at(rt.wide(SET_OF_INT__), which)
    on_9 = on & if_8
    if_10 = rt.select(which == 36, cannot_heal(s, p), rt.at(s.act, q_33).disabled != 4)
    on_11 = on_9 & if_10
    result = rt.FALSE
    on_12 = on_9 & (~if_10)
    on_13 = on & (~if_8)
    on_14 = on_12 | on_13
    if_15 = rt.at(rt.wide(SET_OF_INT___), which)
    on_16 = on_14 & if_15
    at_36 = rt.at(s.act, p).who
    if_17 = which == 36
    on_18 = on_14 & if_17
    s = rt.put(s, on_18, "team.sleep", (p, at_36), ch.roll(98, 7) + 1)
    s = rt.put(s, on_18, "team.status", (p, at_36), 1)
    s = rt.put(s, on_18, "team.rests", (p, at_36), rt.TRUE)
    s = rt.put(s, on_18, "team.sleep", (p, at_36), 2)
    s = rt.put(s, on_18, "team.hp", (p, at_36), rt.at(s.team, p, at_36).max_hp)
    if_19 = rt.at(rt.wide(SET_OF_INT____), which)
    on_20 = on_14 & if_19
    able_7 = rt.select(
        which == 7,
        rt.to_list(
            4,
            rt.each(
                rt.span(4),
                lambda i_7: rt.given(
                    ((rt.at(rt.at(s.act, q_33).move, i_7) != 166) & (rt.at(rt.at(s.act, q_33).pp, i_7) > 0)), i_7
                ),
            ),
        ),
        rt.to_list(4, rt.each(rt.span(4), lambda i_14: rt.given((rt.at(rt.at(s.act, q_33).move, i_14) != 166), i_14))),
    )
    if_21 = rt.at(rt.wide(SET_OF_INT_____), which)
    on_22 = on_14 & if_21
    if_23 = rt.select(
        rt.at(BODIES, which),
        able_7.size == 0,
        (rt.at(s.act, p).substitute > 0) | ((rt.at(s.team, p, at_36).hp * 4) < rt.at(s.team, p, at_36).max_hp),
    )
    on_24 = on_22 & if_23
    result = rt.select(on_24, rt.FALSE, result)
    on_25 = on_22 & (~if_23)
    on_26 = on_14 & (~if_21)
    on_27 = on_25 | on_26
    if_28 = which == 7
    on_29 = on_27 & if_28
    s = rt.fault(
        s,
        on_29
        & ((((ch.roll(70, able_7.size) + 1) + (-1)) < 0) | (((ch.roll(70, able_7.size) + 1) + (-1)) >= able_7.size)),
        2,
    )
    s = rt.put(s, on_29, "act.disabled", (q_33,), rt.at(able_7.data, (ch.roll(70, able_7.size) + 1) + (-1)))
    s = rt.put(s, on_29, "act.disable_left", (q_33,), ch.roll(71, 8) + 1)
    if_30 = which == 39
    on_31 = on_27 & if_30
    if_32 = rt.at(s.team, p, at_36).max_hp > 3
    on_33 = on_31 & if_32
    s = rt.put(
        s,
        on_33,
        "team.hp",
        (p, at_36),
        rt.greatest(0, rt.at(s.team, p, at_36).hp - rt.quotient(rt.at(s.team, p, at_36).max_hp, 4)),
    )
    s = rt.put(s, on_31, "act.substitute", (p,), rt.quotient(rt.at(s.team, p, at_36).max_hp, 4) + 1)
    s = rt.put(s, on_31, "act.trapped", (p,), 0)
    if_34 = which == 14
    on_35 = on_27 & if_34
    s = rt.fault(
        s,
        on_35
        & ((((ch.roll(78, able_7.size) + 1) + (-1)) < 0) | (((ch.roll(78, able_7.size) + 1) + (-1)) >= able_7.size)),
        2,
    )
    s = rt.put(
        s,
        on_35,
        "act.move",
        (p, rt.at(s.slot, p)),
        rt.at(rt.at(s.act, q_33).move, rt.at(able_7.data, (ch.roll(78, able_7.size) + 1) + (-1))),
    )
    if_36 = which == 29
    on_37 = on_27 & if_36
    s = rt.put(s, on_37, "act.bide_left", (p,), (ch.roll(92, 2) + 1) + 1)
    s = rt.put(s, on_37, "act.bide_damage", (p,), 0)
    if_38 = rt.at(rt.wide(SET_OF_INT______), which)
    on_39 = on_27 & if_38
    s, got_40 = raise_stage(s, on_39, p, p, rt.at(OPERAND___, which), rt.at(OPERAND____, which))
    raise_stage_result_1 = got_40
    if_41 = rt.at(rt.wide(SET_OF_INT_______), which)
    on_42 = on_27 & if_41
    s, got_43 = lower_by_move(s, on_42, p, rt.at(OPERAND______, which), rt.at(OPERAND_______, which))
    lower_by_move_result_2 = got_43
    if_44 = rt.at(rt.wide(SET_OF_INT________), which)
    on_45 = on_27 & if_44
    s, got_46 = confuse(s, on_45, ch.at(rt.at(OPERAND________, which)), 1 - p)
    confuse_result_6 = got_46
    if_47 = rt.at(rt.wide(SET_OF_INT_________), which)
    on_48 = on_27 & if_47
    s, got_49 = turn_on(s, on_48, rt.select(rt.at(BODIES_, which), p, 1 - p), rt.at(OPERAND__________, which))
    turn_on_result_8 = got_49
    if_50 = rt.at(rt.wide(SET_OF_INT__________), which)
    on_51 = on_27 & if_50
    s, got_52 = recover_half(s, on_51, p)
    recover_half_result_17 = got_52
    if_53 = which == 26
    on_54 = on_27 & if_53
    for i_57 in range(2):
        q_26 = i_57
        s = rt.put(s, on_54, "act.stage", (q_26,), rt.wide(STAGES))
        s = rt.put(s, on_54, "act.stat", (q_26,), rt.at(s.act, q_26).base)
        s = rt.put(s, on_54, "act.confused", (q_26,), 0)
        s = rt.put(s, on_54, "act.disabled", (q_26,), 4)
        s = rt.put(s, on_54, "act.has", (q_26,), rt.wide(BOOLS))
        s = rt.put(s, on_54, "act.toxic_counts", (q_26,), rt.FALSE)
        if_58 = q_26 != p
        on_59 = on_54 & if_58
        if_60 = rt.at(rt.wide(SET_OF_STATUS), member(s, q_26).status)
        on_61 = on_59 & if_60
        s = rt.put(s, on_61, "held", (q_26,), rt.TRUE)
        s = rt.put(s, on_61, "last_shown", (q_26,), 166)
        s = rt.put(s, on_59, "team.status", (q_26, rt.at(s.act, q_26).who), 0)
        on_62 = on_54 & (~if_58)
        if_63 = member(s, q_26).status == 3
        on_64 = on_62 & if_63
        s = rt.put(s, on_64, "team.status", (q_26, rt.at(s.act, q_26).who), 2)
    if_65 = which == 38
    on_66 = on_27 & if_65
    s, got_67 = take_kind(s, on_66, p)
    take_kind_result_38 = got_67
    result = rt.select(
        on_27,
        rt.select(
            rt.at(BODIES_______, which),
            rt.TRUE,
            rt.select(
                rt.at(BODIES______, which),
                raise_stage_result_1,
                rt.select(
                    rt.at(BODIES_____, which),
                    lower_by_move_result_2,
                    rt.select(
                        rt.at(BODIES____, which),
                        confuse_result_6,
                        rt.select(
                            rt.at(BODIES___, which),
                            turn_on_result_8,
                            rt.select(rt.at(BODIES__, which), recover_half_result_17, take_kind_result_38),
                        ),
                    ),
                ),
            ),
        ),
        result,
    )
    return s, result


@rt.outlined
def move_fixed(s, on, ch, row, p):
    """`fixed` of a row of Move."""
    which = rt.at(rt.wide(INTS____), row)
    if_1 = which == 1
    on_2 = on & if_1
    q_1 = 1 - p
    k_1 = rt.at(s.last_move, q_1)
    if_3 = rt.at(rt.wide(SET_OF_INT___________), which)
    on_4 = on & if_3
    if_5 = rt.select(
        which == 1, (~(k_1 != 166)) | (rt.at(s.last_shown, q_1) == 67) | (s.last_damage == 0), member(s, p).level == 1
    )
    on_6 = on_4 & if_5
    result = 65536
    on_7 = on_4 & (~if_5)
    on_8 = on & (~if_3)
    on_9 = on_7 | on_8
    if_10 = which == 1
    on_11 = on_9 & if_10
    if_12 = (~rt.at(rt.wide(SET_OF_ROW__), rt.at(MOVE_KIND, k_1))) | (rt.at(MOVE_POWER, k_1) == 0)
    on_13 = on_11 & if_12
    result = rt.select(on_13, 65536, result)
    on_14 = on_11 & (~if_12)
    on_15 = on_9 & (~if_10)
    on_16 = on_14 | on_15
    result = rt.select(
        on_16,
        rt.select(
            which == 1,
            rt.least(65535, 2 * s.last_damage),
            rt.select(
                which == 5,
                1 + ((ch.roll(39, rt.greatest(1, rt.quotient(member(s, p).level * 3, 2) - 1)) + 1) + (-1)),
                rt.select(
                    which == 0,
                    20,
                    rt.select(
                        rt.at(BODIES________, which),
                        member(s, p).level,
                        rt.select(which == 3, 40, rt.greatest(1, rt.quotient(foe_member(s, p).hp, 2))),
                    ),
                ),
            ),
        ),
        result,
    )
    return s, result


# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def recruit(s, on, ch, p):
    """a random team of level 100 that gen1ou allows: six species, moves that each can have learnt in this generation
    mates[p] = 6
    for i in Mate:
        s = pick(x for x in Species if not x in {mewtwo, mew} and not any(j < i and team[p, j].species == x for j in Mate))
        team[p, i] = Member(species=s, max_hp=min(714, 2 * s.hp + 203), hp=min(714, 2 * s.hp + 203))
        team[p, i].stat = [2 * base_of(s, b) + 98 for b in Stat]
        for j in Pick:
            choose k? in s.learns if admitted(k) and not any(team[p, i].move[h] == k for h in Pick) at random
            if k?:
                team[p, i].move[j] = k
                team[p, i].pp[j] = min(61, k.pp * 8 // 5)
    """
    s = rt.put(s, on, "mates", (p,), 6)

    def round_13(i_3, carry):
        (s,) = carry
        ch_4 = ch.at(i_3)
        i = i_3
        s_ = ch_4.pick(
            1,
            rt.subset(
                151,
                rt.each(
                    rt.span(151),
                    lambda x: rt.given(
                        (
                            (~rt.at(rt.wide(SET_OF_ROW), x))
                            & (~rt.any_(rt.each(rt.span(6), lambda j: (j < i) & (rt.at(s.team, p, j).species == x))))
                        ),
                        x,
                    ),
                ),
            ),
        )
        s = rt.put(
            s,
            on,
            "team",
            (p, i),
            Member(
                species=s_,
                level=100,
                stat=rt.full((4,), 1),
                max_hp=rt.least(714, (2 * rt.at(SPECIES_HP, s_)) + 203),
                hp=rt.least(714, (2 * rt.at(SPECIES_HP, s_)) + 203),
                status=0,
                sleep=0,
                rests=rt.FALSE,
                move=rt.full((4,), 166),
                pp=rt.full((4,), 0),
            ),
        )
        s = rt.put(s, on, "team.stat", (p, i), rt.array(lambda b: (2 * base_of(s_, b)) + 98, 4))
        for i_7 in range(4):
            ch_8 = ch_4.at(i_7)
            j_2 = i_7
            options_9 = rt.subset(
                166,
                rt.each(
                    rt.members(rt.at(SPECIES_LEARNS, s_)),
                    lambda k: rt.given(
                        (
                            admitted(k)
                            & (~rt.any_(rt.each(rt.span(4), lambda h: rt.at(rt.at(s.team, p, i).move, h) == k)))
                        ),
                        k,
                    ),
                ),
            )
            chosen_10 = jnp.where(jnp.any(options_9), ch_8.pick(2, options_9), 166)
            k_2 = chosen_10
            if_11 = k_2 != 166
            on_12 = on & if_11
            s = rt.put(s, on_12, "team.move", (p, i, j_2), k_2)
            s = rt.put(s, on_12, "team.pp", (p, i, j_2), rt.least(61, rt.quotient(rt.at(MOVE_PP, k_2) * 8, 5)))
        return (s,)

    (s,) = rt.loop(6, round_13, (s,))
    return s


@rt.outlined
def fresh_(s, on, p, i):
    """t = team[p, i]
    a = Active(who=i, kind=[t.species.one, t.species.two], base=t.stat, stat=t.stat, move=t.move, pp=t.pp)
    if t.status == paralyzed:
        a.stat[speed] = max(1, a.stat[speed] // 4)
    if t.status == burned:
        a.stat[attack] = max(1, a.stat[attack] // 2)
    return a
    """
    a = Active(
        who=i,
        kind=rt.stack(
            [rt.at(SPECIES_ONE, rt.at(s.team, p, i).species), rt.at(SPECIES_TWO, rt.at(s.team, p, i).species)]
        ),
        base=rt.at(s.team, p, i).stat,
        stat=rt.at(s.team, p, i).stat,
        stage=rt.full((6,), 0),
        move=rt.at(s.team, p, i).move,
        pp=rt.at(s.team, p, i).pp,
        transformed=rt.FALSE,
        last=166,
        confused=0,
        flinched=rt.FALSE,
        recharging=rt.FALSE,
        charging=166,
        hidden=rt.FALSE,
        has=rt.full((5,), rt.FALSE),
        toxic_counts=rt.FALSE,
        toxic=0,
        substitute=0,
        sub_broke=rt.FALSE,
        disabled=4,
        disable_left=0,
        bide_left=0,
        bide_damage=0,
        thrash=166,
        thrash_left=0,
        raging=rt.FALSE,
        carried=255,
        trapping=166,
        trap_left=0,
        trap_total=0,
        trap_damage=0,
        trapped=0,
        trap_unsure=rt.FALSE,
    )
    if_1 = rt.at(s.team, p, i).status == 6
    on_2 = on & if_1
    a = rt.put(a, on_2, "stat", (3,), rt.greatest(1, rt.quotient(rt.at(a.stat, 3), 4)))
    if_3 = rt.at(s.team, p, i).status == 4
    on_4 = on & if_3
    a = rt.put(a, on_4, "stat", (0,), rt.greatest(1, rt.quotient(rt.at(a.stat, 0), 2)))
    result = a
    return s, result


@rt.outlined
def bring_in(s, on, p, i):
    """act[p] = fresh(p, i)
    slot[p] = 0
    if team[p, i].status == badly_poisoned:
        team[p, i].status = poisoned
    seen[p].add(i)
    q = other(p)
    if act[q].trapping? and act[q].move[slot[q]] == metronome:
        last_picked[q] = metronome
        last_shown[q] = metronome
    act[p].last = none
    act[q].last = none
    if team[p, i].status in {burned, poisoned} and phase == battle:
        lose_hp(p, max(1, member(p).max_hp // 16))
    """
    s, got_1 = fresh_(s, on, p, i)
    fresh_result = got_1
    s = rt.put(s, on, "act", (p,), fresh_result)
    s = rt.put(s, on, "slot", (p,), 0)
    if_2 = rt.at(s.team, p, i).status == 3
    on_3 = on & if_2
    s = rt.put(s, on_3, "team.status", (p, i), 2)
    s = rt.put(s, on, "seen", (p, i), rt.TRUE)
    q = 1 - p
    if_4 = (rt.at(s.act, q).trapping != 166) & (rt.at(rt.at(s.act, q).move, rt.at(s.slot, q)) == 117)
    on_5 = on & if_4
    s = rt.put(s, on_5, "last_picked", (q,), 117)
    s = rt.put(s, on_5, "last_shown", (q,), 117)
    s = rt.put(s, on, "act.last", (p,), 166)
    s = rt.put(s, on, "act.last", (q,), 166)
    if_6 = rt.at(rt.wide(SET_OF_STATUS_), rt.at(s.team, p, i).status) & (s.phase == 0)
    on_7 = on & if_6
    s = lose_hp(s, on_7, p, rt.greatest(1, rt.quotient(member(s, p).max_hp, 16)))
    return s


@rt.outlined
def next_turn(s, on):
    """for p in Player:
        if act[other(p)].trapped == 0:
            act[p].trapping = none
        if not act[other(p)].trapping?:
            act[p].trapped = 0
    if turn == 1000 or (stalled(0) and stalled(1)):
        tie()
    turn += 1
    phase = battle
    """
    for i_3 in range(2):
        p = i_3
        if_4 = rt.at(s.act, 1 - p).trapped == 0
        on_5 = on & if_4
        s = rt.put(s, on_5, "act.trapping", (p,), 166)
        if_6 = ~(rt.at(s.act, 1 - p).trapping != 166)
        on_7 = on & if_6
        s = rt.put(s, on_7, "act.trapped", (p,), 0)
    if_8 = (s.turn == 1000) | (stalled(s, 0) & stalled(s, 1))
    on_9 = on & if_8
    s = rt.finish(s, on_9, [np.float32(0.0), np.float32(0.0)])
    on_10 = on & (~if_8)
    s = rt.fault(s, on_10 & ((s.turn + 1) > 1000), 2)
    s = rt.put(s, on_10, "turn", (), s.turn + 1)
    s = rt.put(s, on_10, "phase", (), 0)
    return s, on_10


@rt.outlined
def battle_turn(s, on, ch):
    """for p in Player if plan[p] == attacking:
        select(p)
    first_one = who_goes_first()
    for q in [first_one, other(first_one)]:
        if plan[q] == switching:
            bring_in(q, plan_index[q])
        elif plan[q] == attacking:
            run_move(q)
        if down(0) or down(1):            # a faint ends the turn
            break
    turn_end()
    """
    for i_3 in range(2):
        p = i_3
        go_4 = rt.at(s.plan, p) == 1
        on_5 = on & go_4
        s = select(s, on_5, p)
    s, got_6 = who_goes_first(s, on, ch.at(8))
    who_goes_first_result = got_6
    first_one = who_goes_first_result
    each_7 = rt.list_of(2, first_one, 1 - first_one)
    on_8 = on
    broke_9 = rt.FALSE

    def round_23(i_11, carry):
        s, broke_9, on_8 = carry
        ch_12 = ch.at(i_11)
        q = rt.at(each_7.data, i_11)
        go_13 = i_11 < each_7.size
        on_14 = on_8 & go_13
        if_15 = rt.at(s.plan, q) == 2
        on_16 = on_14 & if_15
        s = bring_in(s, on_16, q, rt.at(s.plan_index, q))
        on_17 = on_14 & (~if_15)
        if_18 = rt.at(s.plan, q) == 1
        on_19 = on_17 & if_18
        s = run_move(s, on_19, ch_12.at(128), q)
        if_20 = down(s, 0) | down(s, 1)
        on_21 = on_14 & if_20
        broke_9 = broke_9 | on_21
        on_22 = on_14 & (~if_20)
        on_8 = on_22 | (on_8 & ~go_13)
        return s, broke_9, on_8

    s, broke_9, on_8 = rt.loop(2, round_23, (s, broke_9, on_8))
    on_24 = on_8 | broke_9
    s, on_25 = turn_end(s, on_24)
    return s, on_25


@rt.outlined
def lose_hp(s, on, p, n):
    """team[p, act[p].who].hp = max(0, team[p, act[p].who].hp - n)"""
    s = rt.put(s, on, "team.hp", (p, rt.at(s.act, p).who), rt.greatest(0, rt.at(s.team, p, rt.at(s.act, p).who).hp - n))
    return s


@rt.outlined
def select(s, on, p):
    """a locked, sleeping or frozen Pokemon goes on with what was selected last
    if hard_lock(p)? or soft_lock(p)? or member(p).status in {frozen, asleep}:
        last_shown[p] = act[p].move[slot[p]]
    elif act[p].trapped > 0:
        held[p] = true
        last_shown[p] = none
    else:
        held[p] = false
        if any(usable(p, j) for j in Pick):
            slot[p] = Pick(index(plan_index[p]) % 4)
            last_picked[p] = act[p].move[slot[p]]
        else:
            last_picked[p] = struggle
        last_shown[p] = last_picked[p]
    """
    if_1 = (hard_lock(s, p) != 166) | (soft_lock(s, p) != 166) | rt.at(rt.wide(SET_OF_STATUS), member(s, p).status)
    on_2 = on & if_1
    s = rt.put(s, on_2, "last_shown", (p,), rt.at(rt.at(s.act, p).move, rt.at(s.slot, p)))
    on_3 = on & (~if_1)
    if_4 = rt.at(s.act, p).trapped > 0
    on_5 = on_3 & if_4
    s = rt.put(s, on_5, "held", (p,), rt.TRUE)
    s = rt.put(s, on_5, "last_shown", (p,), 166)
    on_6 = on_3 & (~if_4)
    s = rt.put(s, on_6, "held", (p,), rt.FALSE)
    if_7 = rt.any_(rt.each(rt.span(4), lambda j: usable(s, p, j)))
    on_8 = on_6 & if_7
    s = rt.put(s, on_8, "slot", (p,), rt.remainder(rt.at(s.plan_index, p), 4))
    s = rt.put(s, on_8, "last_picked", (p,), rt.at(rt.at(s.act, p).move, rt.at(s.slot, p)))
    on_9 = on_6 & (~if_7)
    s = rt.put(s, on_9, "last_picked", (p,), 164)
    s = rt.put(s, on_6, "last_shown", (p,), rt.at(s.last_picked, p))
    return s


@rt.outlined
def who_goes_first(s, on, ch):
    """a = urgency(0)
    b = urgency(1)
    if a != b:
        return Player(0) if a > b else Player(1)
    if act[0].stat[speed] != act[1].stat[speed]:
        return Player(0) if act[0].stat[speed] > act[1].stat[speed] else Player(1)
    tie_break = draw(order_tie)
    return Player(tie_break)
    """
    s, got_1 = urgency(s, on, 0)
    urgency_result = got_1
    a = urgency_result
    s, got_2 = urgency(s, on, 1)
    urgency_result_2 = got_2
    b = urgency_result_2
    if_3 = a != b
    on_4 = on & if_3
    result = rt.select(a > b, 0, 1)
    on_5 = on & (~if_3)
    if_6 = rt.at(rt.at(s.act, 0).stat, 3) != rt.at(rt.at(s.act, 1).stat, 3)
    on_7 = on_5 & if_6
    result = rt.select(on_7, rt.select(rt.at(rt.at(s.act, 0).stat, 3) > rt.at(rt.at(s.act, 1).stat, 3), 0, 1), result)
    on_8 = on_5 & (~if_6)
    tie_break = (ch.roll(7, 2) + 1) + (-1)
    result = rt.select(on_8, tie_break, result)
    return s, result


@rt.outlined
def run_move(s, on, ch, p):
    """if held[p]:
        after_move_self(p)
        return
    act[other(p)].sub_broke = false
    k = last_picked[p] ?? unselected
    free = may_act(p, k)
    if not free:
        after_move_self(p)
        return
    locked = hard_lock(p)? or soft_lock(p)?
    if k != struggle and ((not locked and not k.charges) or act[p].charging?):
        pay(p, 1)
        if not act[p].transformed:
            team[p, act[p].who].pp[slot[p]] = act[p].pp[slot[p]]
    if not act[p].transformed and team[p, act[p].who].move[slot[p]] == k:
        known[p, act[p].who].add(slot[p])
    use_move(p, k)
    """
    if_1 = rt.at(s.held, p)
    on_2 = on & if_1
    s = after_move_self(s, on_2, p)
    on_3 = on & (~if_1)
    s = rt.put(s, on_3, "act.sub_broke", (1 - p,), rt.FALSE)
    k = rt.select(rt.at(s.last_picked, p) != 166, rt.at(s.last_picked, p), 165)
    s, got_4 = may_act(s, on_3, ch.at(25), p, k)
    may_act_result = got_4
    free = may_act_result
    if_5 = ~free
    on_6 = on_3 & if_5
    s = after_move_self(s, on_6, p)
    on_7 = on_3 & (~if_5)
    locked = (hard_lock(s, p) != 166) | (soft_lock(s, p) != 166)
    if_8 = (k != 164) & (((~locked) & (~rt.at(MOVE_CHARGES, k))) | (rt.at(s.act, p).charging != 166))
    on_9 = on_7 & if_8
    s = pay(s, on_9, p, 1)
    if_10 = ~rt.at(s.act, p).transformed
    on_11 = on_9 & if_10
    s = rt.put(
        s, on_11, "team.pp", (p, rt.at(s.act, p).who, rt.at(s.slot, p)), rt.at(rt.at(s.act, p).pp, rt.at(s.slot, p))
    )
    if_12 = (~rt.at(s.act, p).transformed) & (rt.at(rt.at(s.team, p, rt.at(s.act, p).who).move, rt.at(s.slot, p)) == k)
    on_13 = on_7 & if_12
    s = rt.put(s, on_13, "known", (p, rt.at(s.act, p).who, rt.at(s.slot, p)), rt.TRUE)
    s = use_move(s, on_7, ch.at(125), p, k)
    return s


@rt.outlined
def turn_end(s, on):
    """if not down(0) and not down(1):       # a faint skips what is counted down at the end of a turn
        for p in Player:
            act[p].flinched = false
            act[p].trapped = max(0, act[p].trapped - 1)
            if act[p].trapping?:
                act[p].trap_left = max(0, act[p].trap_left - 1)
                if act[p].trap_left == 0:
                    act[p].trapping = none
    a = down(0) and reserve(0) == {}
    b = down(1) and reserve(1) == {}
    if a and b:
        tie()
    elif a:
        lose(0)
    elif b:
        lose(1)
    if down(0) or down(1):
        phase = replace
    else:
        next_turn()
    """
    if_1 = (~down(s, 0)) & (~down(s, 1))
    on_2 = on & if_1
    for i_5 in range(2):
        p = i_5
        s = rt.put(s, on_2, "act.flinched", (p,), rt.FALSE)
        s = rt.put(s, on_2, "act.trapped", (p,), rt.greatest(0, rt.at(s.act, p).trapped - 1))
        if_6 = rt.at(s.act, p).trapping != 166
        on_7 = on_2 & if_6
        s = rt.put(s, on_7, "act.trap_left", (p,), rt.greatest(0, rt.at(s.act, p).trap_left - 1))
        if_8 = rt.at(s.act, p).trap_left == 0
        on_9 = on_7 & if_8
        s = rt.put(s, on_9, "act.trapping", (p,), 166)
    a = down(s, 0) & rt.equal(reserve(s, 0), rt.wide(SET_OF_MATE))
    b = down(s, 1) & rt.equal(reserve(s, 1), rt.wide(SET_OF_MATE))
    if_10 = a & b
    on_11 = on & if_10
    s = rt.finish(s, on_11, [np.float32(0.0), np.float32(0.0)])
    on_12 = on & (~if_10)
    if_13 = a
    on_14 = on_12 & if_13
    s = rt.finish(s, on_14, [np.float32(-1.0), np.float32(1.0)])
    on_15 = on_12 & (~if_13)
    if_16 = b
    on_17 = on_15 & if_16
    s = rt.finish(s, on_17, [np.float32(1.0), np.float32(-1.0)])
    on_18 = on_15 & (~if_16)
    if_19 = down(s, 0) | down(s, 1)
    on_20 = on_18 & if_19
    s = rt.put(s, on_20, "phase", (), 1)
    on_21 = on_18 & (~if_19)
    s, on_22 = next_turn(s, on_21)
    on_23 = on_20 | on_22
    return s, on_23


@rt.outlined
def urgency(s, on, p):
    """k = last_picked[p]
    if plan[p] == switching:
        return 2
    if plan[p] == idle:
        return -1
    return k.first if k? and not held[p] else 0
    """
    k = rt.at(s.last_picked, p)
    if_1 = rt.at(s.plan, p) == 2
    on_2 = on & if_1
    result = 2
    on_3 = on & (~if_1)
    if_4 = rt.at(s.plan, p) == 0
    on_5 = on_3 & if_4
    result = rt.select(on_5, -1, result)
    on_6 = on_3 & (~if_4)
    result = rt.select(on_6, rt.select((k != 166) & (~rt.at(s.held, p)), rt.at(MOVE_FIRST, k), 0), result)
    return s, result


@rt.outlined
def after_move_self(s, on, p):
    """Toxic counter, waking up, poison and burn, Leech Seed; all of it also when the user has just fainted
    w = act[p].who
    suffers = team[p, w].status in {burned, poisoned, badly_poisoned}
    part = max(1, team[p, w].max_hp // 16)
    if act[p].toxic_counts and suffers:
        act[p].toxic = min(15, act[p].toxic + 1)
    if team[p, w].status == asleep and team[p, w].sleep == 0:
        team[p, w].status = healthy
    if suffers:
        lose_hp(p, part * (act[p].toxic if act[p].toxic_counts else 1))
    if act[p].has[seeded] and not down(other(p)):
        if act[p].toxic_counts:
            act[p].toxic = min(15, act[p].toxic + 1)
        n = part * (act[p].toxic if act[p].toxic_counts else 1)
        q = other(p)
        lose_hp(p, n)
        team[q, act[q].who].hp = min(member(q).max_hp, member(q).hp + n)
    """
    w = rt.at(s.act, p).who
    suffers = rt.at(rt.wide(SET_OF_STATUS__), rt.at(s.team, p, w).status)
    part = rt.greatest(1, rt.quotient(rt.at(s.team, p, w).max_hp, 16))
    if_1 = rt.at(s.act, p).toxic_counts & suffers
    on_2 = on & if_1
    s = rt.put(s, on_2, "act.toxic", (p,), rt.least(15, rt.at(s.act, p).toxic + 1))
    if_3 = (rt.at(s.team, p, w).status == 1) & (rt.at(s.team, p, w).sleep == 0)
    on_4 = on & if_3
    s = rt.put(s, on_4, "team.status", (p, w), 0)
    if_5 = suffers
    on_6 = on & if_5
    s = lose_hp(s, on_6, p, part * rt.select(rt.at(s.act, p).toxic_counts, rt.at(s.act, p).toxic, 1))
    if_7 = rt.at(rt.at(s.act, p).has, 4) & (~down(s, 1 - p))
    on_8 = on & if_7
    if_9 = rt.at(s.act, p).toxic_counts
    on_10 = on_8 & if_9
    s = rt.put(s, on_10, "act.toxic", (p,), rt.least(15, rt.at(s.act, p).toxic + 1))
    n = part * rt.select(rt.at(s.act, p).toxic_counts, rt.at(s.act, p).toxic, 1)
    q = 1 - p
    s = lose_hp(s, on_8, p, n)
    s = rt.put(s, on_8, "team.hp", (q, rt.at(s.act, q).who), rt.least(member(s, q).max_hp, member(s, q).hp + n))
    return s


@rt.outlined
def may_act(s, on, ch, p, k):
    """order of the simulator's handlers: frozen 12, asleep 10, … paralyzed 2
    w = act[p].who
    if team[p, w].status == frozen:
        act[p].last = none
        return false
    if team[p, w].status == asleep:
        team[p, w].sleep = max(0, team[p, w].sleep - 1)
        act[p].last = none
        return false
    if act[p].trapped > 0 or act[p].flinched:
        return false
    if act[p].recharging:
        act[p].recharging = false
        return false
    d = act[p].disabled
    if d?:
        act[p].disable_left = max(0, act[p].disable_left - 1)
        if act[p].disable_left == 0:
            act[p].disabled = none
        elif act[p].move[d] == k or (act[p].bide_left > 0 and act[p].move[d] == bide):
            act[p].charging = none
            return false
    if act[p].confused > 0:
        act[p].confused -= 1
        if act[p].confused > 0:
            n = draw(confusion_self_hit)
            if n >= 128:
                hurt_itself(p)
                return false
    if team[p, w].status == paralyzed:
        n = draw(full_paralysis)
        if n < 63:
            act[p].bide_left = 0
            act[p].charging = none      # a user of Dig or Fly stays hidden
            act[p].trapping = none
            act[p].thrash = none
            return false
    if act[p].bide_left > 0:
        act[p].bide_damage = min(65535, act[p].bide_damage + last_damage)
        act[p].bide_left -= 1
        if act[p].bide_left == 0 and act[p].bide_damage > 0:
            strike_back(p, min(65535, 2 * act[p].bide_damage))
        return false
    if act[p].trapping? and act[other(p)].trapped == 0:   # its victim has left
        act[p].trapping = none
    return true
    """
    w = rt.at(s.act, p).who
    if_1 = rt.at(s.team, p, w).status == 5
    on_2 = on & if_1
    s = rt.put(s, on_2, "act.last", (p,), 166)
    result = rt.FALSE
    on_3 = on & (~if_1)
    if_4 = rt.at(s.team, p, w).status == 1
    on_5 = on_3 & if_4
    s = rt.put(s, on_5, "team.sleep", (p, w), rt.greatest(0, rt.at(s.team, p, w).sleep - 1))
    s = rt.put(s, on_5, "act.last", (p,), 166)
    result = rt.select(on_5, rt.FALSE, result)
    on_6 = on_3 & (~if_4)
    if_7 = (rt.at(s.act, p).trapped > 0) | rt.at(s.act, p).flinched
    on_8 = on_6 & if_7
    result = rt.select(on_8, rt.FALSE, result)
    on_9 = on_6 & (~if_7)
    if_10 = rt.at(s.act, p).recharging
    on_11 = on_9 & if_10
    s = rt.put(s, on_11, "act.recharging", (p,), rt.FALSE)
    result = rt.select(on_11, rt.FALSE, result)
    on_12 = on_9 & (~if_10)
    d = rt.at(s.act, p).disabled
    if_13 = d != 4
    on_14 = on_12 & if_13
    s = rt.put(s, on_14, "act.disable_left", (p,), rt.greatest(0, rt.at(s.act, p).disable_left - 1))
    if_15 = rt.at(s.act, p).disable_left == 0
    on_16 = on_14 & if_15
    s = rt.put(s, on_16, "act.disabled", (p,), 4)
    on_17 = on_14 & (~if_15)
    if_18 = (rt.at(rt.at(s.act, p).move, d) == k) | (
        (rt.at(s.act, p).bide_left > 0) & (rt.at(rt.at(s.act, p).move, d) == 116)
    )
    on_19 = on_17 & if_18
    s = rt.put(s, on_19, "act.charging", (p,), 166)
    result = rt.select(on_19, rt.FALSE, result)
    on_20 = on_17 & (~if_18)
    on_21 = on_16 | on_20
    on_22 = on_12 & (~if_13)
    on_23 = on_21 | on_22
    if_24 = rt.at(s.act, p).confused > 0
    on_25 = on_23 & if_24
    s = rt.fault(s, on_25 & ((rt.at(s.act, p).confused - 1) < 0), 2)
    s = rt.put(s, on_25, "act.confused", (p,), rt.at(s.act, p).confused - 1)
    if_26 = rt.at(s.act, p).confused > 0
    on_27 = on_25 & if_26
    n = (ch.roll(15, 256) + 1) + (-1)
    if_28 = n >= 128
    on_29 = on_27 & if_28
    s = hurt_itself(s, on_29, p)
    result = rt.select(on_29, rt.FALSE, result)
    on_30 = on_27 & (~if_28)
    on_31 = on_25 & (~if_26)
    on_32 = on_30 | on_31
    on_33 = on_23 & (~if_24)
    on_34 = on_32 | on_33
    if_35 = rt.at(s.team, p, w).status == 6
    on_36 = on_34 & if_35
    n = rt.select(on_36, (ch.roll(19, 256) + 1) + (-1), n)
    if_37 = n < 63
    on_38 = on_36 & if_37
    s = rt.put(s, on_38, "act.bide_left", (p,), 0)
    s = rt.put(s, on_38, "act.charging", (p,), 166)
    s = rt.put(s, on_38, "act.trapping", (p,), 166)
    s = rt.put(s, on_38, "act.thrash", (p,), 166)
    result = rt.select(on_38, rt.FALSE, result)
    on_39 = on_36 & (~if_37)
    on_40 = on_34 & (~if_35)
    on_41 = on_39 | on_40
    if_42 = rt.at(s.act, p).bide_left > 0
    on_43 = on_41 & if_42
    s = rt.put(s, on_43, "act.bide_damage", (p,), rt.least(65535, rt.at(s.act, p).bide_damage + s.last_damage))
    s = rt.fault(s, on_43 & ((rt.at(s.act, p).bide_left - 1) < 0), 2)
    s = rt.put(s, on_43, "act.bide_left", (p,), rt.at(s.act, p).bide_left - 1)
    if_44 = (rt.at(s.act, p).bide_left == 0) & (rt.at(s.act, p).bide_damage > 0)
    on_45 = on_43 & if_44
    s = rt.fault(s, on_45 & (rt.least(65535, 2 * rt.at(s.act, p).bide_damage) < 1), 2)
    s = strike_back(s, on_45, p, rt.least(65535, 2 * rt.at(s.act, p).bide_damage))
    result = rt.select(on_43, rt.FALSE, result)
    on_46 = on_41 & (~if_42)
    if_47 = (rt.at(s.act, p).trapping != 166) & (rt.at(s.act, 1 - p).trapped == 0)
    on_48 = on_46 & if_47
    s = rt.put(s, on_48, "act.trapping", (p,), 166)
    result = rt.select(on_46, rt.TRUE, result)
    return s, result


@rt.outlined
def pay(s, on, p, n):
    """act[p].pp[slot[p]] = rolled(act[p].pp[slot[p]] - n, 64)"""
    s = rt.fault(s, on & (rolled(s, rt.at(rt.at(s.act, p).pp, rt.at(s.slot, p)) - n, 64) > 63), 2)
    s = rt.put(s, on, "act.pp", (p, rt.at(s.slot, p)), rolled(s, rt.at(rt.at(s.act, p).pp, rt.at(s.slot, p)) - n, 64))
    return s


@rt.outlined
def use_move(s, on, ch, p, chosen):
    """k = called_by(p, chosen)
    q = other(p)
    last_move[p] = k
    if not k.charges or act[p].charging?:
        act[p].last = k
    if k.charges and not act[p].charging?:
        act[p].charging = k
        act[p].hidden = act[p].hidden or k.hides
    else:
        act[p].charging = none
        if k.charges:                   # no other move brings its user out of the air or the ground
            act[p].hidden = false
        if k.traps:
            act[q].recharging = false
        if not down(q) or k.on_self:
            if not k.keeps_last_damage:
                last_damage = 0
            done = try_hit(p, k)
            if act[q].raging and (k.explodes or k == disable):
                boost(q, attack, 1)
            if not done:
                k.missed(p)
    after_move(p)
    if not down(q):
        after_move_self(p)
    """
    s, got_1 = called_by(s, on, ch.at(34), p, chosen)
    called_by_result = got_1
    k = called_by_result
    q = 1 - p
    s = rt.put(s, on, "last_move", (p,), k)
    if_2 = (~rt.at(MOVE_CHARGES, k)) | (rt.at(s.act, p).charging != 166)
    on_3 = on & if_2
    s = rt.put(s, on_3, "act.last", (p,), k)
    if_4 = rt.at(MOVE_CHARGES, k) & (~(rt.at(s.act, p).charging != 166))
    on_5 = on & if_4
    s = rt.put(s, on_5, "act.charging", (p,), k)
    s = rt.put(s, on_5, "act.hidden", (p,), rt.at(s.act, p).hidden | rt.at(MOVE_HIDES, k))
    on_6 = on & (~if_4)
    s = rt.put(s, on_6, "act.charging", (p,), 166)
    if_7 = rt.at(MOVE_CHARGES, k)
    on_8 = on_6 & if_7
    s = rt.put(s, on_8, "act.hidden", (p,), rt.FALSE)
    if_9 = rt.at(MOVE_TRAPS, k)
    on_10 = on_6 & if_9
    s = rt.put(s, on_10, "act.recharging", (q,), rt.FALSE)
    if_11 = (~down(s, q)) | rt.at(MOVE_ON_SELF, k)
    on_12 = on_6 & if_11
    if_13 = ~rt.at(MOVE_KEEPS_LAST_DAMAGE, k)
    on_14 = on_12 & if_13
    s = rt.put(s, on_14, "last_damage", (), 0)
    s, got_15 = try_hit(s, on_12, ch.at(118), p, k)
    try_hit_result = got_15
    done = try_hit_result
    if_16 = rt.at(s.act, q).raging & (rt.at(MOVE_EXPLODES, k) | (k == 49))
    on_17 = on_12 & if_16
    s, _ = boost(s, on_17, q, 0, 1)
    if_18 = ~done
    on_19 = on_12 & if_18
    s = move_missed(s, on_19, k, p)
    s = after_move(s, on, p)
    if_20 = ~down(s, q)
    on_21 = on & if_20
    s = after_move_self(s, on_21, p)
    return s


@rt.outlined
def hurt_itself(s, on, p):
    """n = ((2 * member(p).level // 5 + 2) * act[p].stat[attack] * 40 // act[p].stat[defense]) // 50 + 2
    crash(p, min(65535, n))
    act[p].bide_left = 0
    act[p].charging = none
    act[p].hidden = false
    act[p].trapping = none
    act[p].thrash = none
    """
    n = (
        rt.quotient(
            rt.quotient(
                ((rt.quotient(2 * member(s, p).level, 5) + 2) * rt.at(rt.at(s.act, p).stat, 0)) * 40,
                rt.at(rt.at(s.act, p).stat, 1),
            ),
            50,
        )
        + 2
    )
    s = crash(s, on, p, rt.least(65535, n))
    s = rt.put(s, on, "act.bide_left", (p,), 0)
    s = rt.put(s, on, "act.charging", (p,), 166)
    s = rt.put(s, on, "act.hidden", (p,), rt.FALSE)
    s = rt.put(s, on, "act.trapping", (p,), 166)
    s = rt.put(s, on, "act.thrash", (p,), 166)
    return s


@rt.outlined
def strike_back(s, on, p, n):
    """Bide: meets also those in the air or under the ground
    q = other(p)
    if act[q].substitute > 0:
        wear_down(q, n)
    else:
        harm(q, n)
        if act[q].raging:
            boost(q, attack, 1)
    """
    q = 1 - p
    if_1 = rt.at(s.act, q).substitute > 0
    on_2 = on & if_1
    s = wear_down(s, on_2, q, n)
    on_3 = on & (~if_1)
    s, _ = harm(s, on_3, q, n)
    if_4 = rt.at(s.act, q).raging
    on_5 = on_3 & if_4
    s, _ = boost(s, on_5, q, 0, 1)
    return s


@rt.outlined
def called_by(s, on, ch, p, chosen):
    """Metronome, Mirror Move; a chain of more than three calls ends in nothing
    k = chosen
    repeat 3:
        if k.calls?:
            last_damage = 0
            last_move[p] = k
            act[p].last = k
            called = k.calls(p)
            if not called?:
                return k
            k = called
            last_picked[p] = k
            last_shown[p] = k
            if k.charges:                 # its cost is taken back, to be paid when it strikes
                pay(p, -1)
                if not act[p].transformed:
                    team[p, act[p].who].pp[slot[p]] = act[p].pp[slot[p]]
            if act[p].transformed:        # and the own move in that place gains one
                team[p, act[p].who].pp[slot[p]] = (team[p, act[p].who].pp[slot[p]] + 1) % 64
    return k
    """
    k = chosen
    on_1 = on
    result = 0
    for i_4 in range(3):
        ch_5 = ch.at(i_4)
        on_6 = on_1
        if_7 = rt.at(MOVE_HAS_CALLS, k)
        on_8 = on_6 & if_7
        s = rt.put(s, on_8, "last_damage", (), 0)
        s = rt.put(s, on_8, "last_move", (p,), k)
        s = rt.put(s, on_8, "act.last", (p,), k)
        s, got_9 = move_calls(s, on_8, ch_5.at(32), k, p)
        calls_result = got_9
        called = calls_result
        if_10 = ~(called != 166)
        on_11 = on_8 & if_10
        result = rt.select(on_11, k, result)
        on_12 = on_8 & (~if_10)
        k = rt.select(on_12, called, k)
        s = rt.put(s, on_12, "last_picked", (p,), k)
        s = rt.put(s, on_12, "last_shown", (p,), k)
        if_13 = rt.at(MOVE_CHARGES, k)
        on_14 = on_12 & if_13
        s = pay(s, on_14, p, -1)
        if_15 = ~rt.at(s.act, p).transformed
        on_16 = on_14 & if_15
        s = rt.put(
            s, on_16, "team.pp", (p, rt.at(s.act, p).who, rt.at(s.slot, p)), rt.at(rt.at(s.act, p).pp, rt.at(s.slot, p))
        )
        if_17 = rt.at(s.act, p).transformed
        on_18 = on_12 & if_17
        s = rt.put(
            s,
            on_18,
            "team.pp",
            (p, rt.at(s.act, p).who, rt.at(s.slot, p)),
            (rt.at(rt.at(s.team, p, rt.at(s.act, p).who).pp, rt.at(s.slot, p)) + 1) % 64,
        )
        on_19 = on_6 & (~if_7)
        on_20 = on_12 | on_19
        on_1 = on_20
    result = rt.select(on_1, k, result)
    return s, result


@rt.outlined
def try_hit(s, on, ch, p, k):
    """q = other(p)
    if k.thrashes:
        if act[p].thrash?:
            act[p].thrash_left = max(0, act[p].thrash_left - 1)
            if act[p].thrash_left == 0:
                act[p].confused = draw(confusion_turns)
        else:
            act[p].thrash = k
            act[p].thrash_left = draw(thrash_turns)
            act[p].carried = 255
    if not k.on_self:
        if (act[q].hidden and not k in {swift, transform}) or (immune(k, q) and not k.any_kind):
            faint_if(p, k.explodes)
            return false
    if not k.allowed(p) or (k.ohko and act[q].stat[speed] > act[p].stat[speed]):
        return false
    landed = true
    if k.hits_in? and not (k.gives == asleep and act[q].recharging) and not (act[q].trapped > 0 and act[p].trapping?):
        steady = act[p].thrash? or act[p].raging
        a = act[p].carried if steady else k.hits_in
        b = scaled_accuracy(a, act[p].stage[accuracy])
        c = clamp(scaled_accuracy(b, -act[q].stage[evasion]), 1, 255)
        if steady:
            act[p].carried = c
        n = draw(hit)
        landed = n < c
    if not landed:
        last_damage = 0
    elif k.hits == once:
        landed = move_hit(p, k, 1, true)
    else:
        landed = hit_often(p, k)
    faint_if(p, k.explodes and not act[q].sub_broke)
    if not landed:
        act[p].trapping = none
    return landed
    """
    q = 1 - p
    if_1 = rt.at(MOVE_THRASHES, k)
    on_2 = on & if_1
    if_3 = rt.at(s.act, p).thrash != 166
    on_4 = on_2 & if_3
    s = rt.put(s, on_4, "act.thrash_left", (p,), rt.greatest(0, rt.at(s.act, p).thrash_left - 1))
    if_5 = rt.at(s.act, p).thrash_left == 0
    on_6 = on_4 & if_5
    s = rt.put(s, on_6, "act.confused", (p,), (ch.roll(35, 4) + 1) + 1)
    on_7 = on_2 & (~if_3)
    s = rt.put(s, on_7, "act.thrash", (p,), k)
    s = rt.put(s, on_7, "act.thrash_left", (p,), (ch.roll(36, 2) + 1) + 1)
    s = rt.put(s, on_7, "act.carried", (p,), 255)
    if_8 = ~rt.at(MOVE_ON_SELF, k)
    on_9 = on & if_8
    if_10 = (rt.at(s.act, q).hidden & (~rt.at(rt.wide(SET_OF_ROW_), k))) | (
        immune(s, k, q) & (~rt.at(MOVE_ANY_KIND, k))
    )
    on_11 = on_9 & if_10
    s = faint_if(s, on_11, p, rt.at(MOVE_EXPLODES, k))
    result = rt.FALSE
    on_12 = on_9 & (~if_10)
    on_13 = on & (~if_8)
    on_14 = on_12 | on_13
    if_15 = (~move_allowed(s, k, p)) | (
        rt.at(MOVE_OHKO, k) & (rt.at(rt.at(s.act, q).stat, 3) > rt.at(rt.at(s.act, p).stat, 3))
    )
    on_16 = on_14 & if_15
    result = rt.select(on_16, rt.FALSE, result)
    on_17 = on_14 & (~if_15)
    landed = rt.TRUE
    if_18 = (
        (rt.at(MOVE_HITS_IN, k) != 256)
        & (~((rt.at(MOVE_GIVES, k) == 1) & rt.at(s.act, q).recharging))
        & (~((rt.at(s.act, q).trapped > 0) & (rt.at(s.act, p).trapping != 166)))
    )
    on_19 = on_17 & if_18
    steady = (rt.at(s.act, p).thrash != 166) | rt.at(s.act, p).raging
    a = rt.select(steady, rt.at(s.act, p).carried, rt.at(MOVE_HITS_IN, k))
    b = scaled_accuracy(a, rt.at(rt.at(s.act, p).stage, 4))
    s = rt.fault(s, on_19 & (b > 1020), 2)
    c = rt.least(rt.greatest(scaled_accuracy(b, -rt.at(rt.at(s.act, q).stage, 5)), 1), 255)
    if_20 = steady
    on_21 = on_19 & if_20
    s = rt.put(s, on_21, "act.carried", (p,), c)
    n = (ch.roll(38, 256) + 1) + (-1)
    landed = rt.select(on_19, n < c, landed)
    if_22 = ~landed
    on_23 = on_17 & if_22
    s = rt.put(s, on_23, "last_damage", (), 0)
    on_24 = on_17 & (~if_22)
    if_25 = rt.at(MOVE_HITS, k) == 0
    on_26 = on_24 & if_25
    s, got_27 = move_hit(s, on_26, ch.at(113), p, k, 1, rt.TRUE)
    move_hit_result = got_27
    landed = rt.select(on_26, move_hit_result, landed)
    on_28 = on_24 & (~if_25)
    s, got_29 = hit_often(s, on_28, ch.at(116), p, k)
    hit_often_result = got_29
    landed = rt.select(on_28, hit_often_result, landed)
    s = faint_if(s, on_17, p, rt.at(MOVE_EXPLODES, k) & (~rt.at(s.act, q).sub_broke))
    if_30 = ~landed
    on_31 = on_17 & if_30
    s = rt.put(s, on_31, "act.trapping", (p,), 166)
    result = rt.select(on_17, landed, result)
    return s, result


@rt.outlined
def boost(s, on, q, b, n):
    """false: no change. A stat lowered from far above may stay above 999
    if (n > 0 and act[q].stage[b] == 6) or (n < 0 and act[q].stage[b] == -6):
        return false
    act[q].stage[b] = clamp(act[q].stage[b] + n, -6, 6)
    t = stat_of(b)
    if t?:
        if n > 0 and act[q].stat[t] == 999:
            act[q].stage[b] = max(-6, act[q].stage[b] - 1)
            return false
        if n < 0 and act[q].stat[t] == 1:
            act[q].stage[b] = min(6, act[q].stage[b] + 1)
            return false
        act[q].stat[t] = scaled_stat(act[q].base[t], act[q].stage[b], 999 if n > 0 else 3996)
    return true
    """
    if_1 = ((n > 0) & (rt.at(rt.at(s.act, q).stage, b) == 6)) | ((n < 0) & (rt.at(rt.at(s.act, q).stage, b) == (-6)))
    on_2 = on & if_1
    result = rt.FALSE
    on_3 = on & (~if_1)
    s = rt.put(s, on_3, "act.stage", (q, b), rt.least(rt.greatest(rt.at(rt.at(s.act, q).stage, b) + n, -6), 6))
    t = stat_of(b)
    if_4 = t != 4
    on_5 = on_3 & if_4
    if_6 = (n > 0) & (rt.at(rt.at(s.act, q).stat, t) == 999)
    on_7 = on_5 & if_6
    s = rt.put(s, on_7, "act.stage", (q, b), rt.greatest(-6, rt.at(rt.at(s.act, q).stage, b) - 1))
    result = rt.select(on_7, rt.FALSE, result)
    on_8 = on_5 & (~if_6)
    if_9 = (n < 0) & (rt.at(rt.at(s.act, q).stat, t) == 1)
    on_10 = on_8 & if_9
    s = rt.put(s, on_10, "act.stage", (q, b), rt.least(6, rt.at(rt.at(s.act, q).stage, b) + 1))
    result = rt.select(on_10, rt.FALSE, result)
    on_11 = on_8 & (~if_9)
    s = rt.put(
        s,
        on_11,
        "act.stat",
        (q, t),
        scaled_stat(rt.at(rt.at(s.act, q).base, t), rt.at(rt.at(s.act, q).stage, b), rt.select(n > 0, 999, 3996)),
    )
    on_12 = on_3 & (~if_4)
    on_13 = on_11 | on_12
    result = rt.select(on_13, rt.TRUE, result)
    return s, result


@rt.outlined
def after_move(s, on, p):
    """q = other(p)
    if down(q):
        act[p].recharging = false
        act[p].trapping = none
    elif act[p].trapping? and act[p].trap_left > 1:
        act[q].trapped = 2
        act[q].trap_unsure = act[q].trap_unsure or act[p].trap_total > act[p].trap_left
    if act[p].thrash? and act[p].thrash_left == 0:
        act[p].thrash = none
    """
    q = 1 - p
    if_1 = down(s, q)
    on_2 = on & if_1
    s = rt.put(s, on_2, "act.recharging", (p,), rt.FALSE)
    s = rt.put(s, on_2, "act.trapping", (p,), 166)
    on_3 = on & (~if_1)
    if_4 = (rt.at(s.act, p).trapping != 166) & (rt.at(s.act, p).trap_left > 1)
    on_5 = on_3 & if_4
    s = rt.put(s, on_5, "act.trapped", (q,), 2)
    s = rt.put(
        s,
        on_5,
        "act.trap_unsure",
        (q,),
        rt.at(s.act, q).trap_unsure | (rt.at(s.act, p).trap_total > rt.at(s.act, p).trap_left),
    )
    if_6 = (rt.at(s.act, p).thrash != 166) & (rt.at(s.act, p).thrash_left == 0)
    on_7 = on & if_6
    s = rt.put(s, on_7, "act.thrash", (p,), 166)
    return s


@rt.outlined
def crash(s, on, p, n):
    """own damage meets the wrong Substitute
    last_damage = n
    q = other(p)
    if act[p].substitute == 0:
        lose_hp(p, n)
    elif act[q].substitute > 0:
        act[q].substitute = max(0, act[q].substitute - n)
        act[q].sub_broke = act[q].substitute == 0
    """
    s = rt.put(s, on, "last_damage", (), n)
    q = 1 - p
    if_1 = rt.at(s.act, p).substitute == 0
    on_2 = on & if_1
    s = lose_hp(s, on_2, p, n)
    on_3 = on & (~if_1)
    if_4 = rt.at(s.act, q).substitute > 0
    on_5 = on_3 & if_4
    s = rt.put(s, on_5, "act.substitute", (q,), rt.greatest(0, rt.at(s.act, q).substitute - n))
    s = rt.put(s, on_5, "act.sub_broke", (q,), rt.at(s.act, q).substitute == 0)
    return s


@rt.outlined
def wear_down(s, on, q, n):
    """last_damage = n
    act[q].substitute = max(0, act[q].substitute - n)
    act[q].sub_broke = act[q].substitute == 0
    """
    s = rt.put(s, on, "last_damage", (), n)
    s = rt.put(s, on, "act.substitute", (q,), rt.greatest(0, rt.at(s.act, q).substitute - n))
    s = rt.put(s, on, "act.sub_broke", (q,), rt.at(s.act, q).substitute == 0)
    return s


@rt.outlined
def harm(s, on, q, n):
    """returns how much was lost
    lost = min(n, member(q).hp)
    last_damage = lost
    lose_hp(q, lost)
    return lost
    """
    lost = rt.least(n, member(s, q).hp)
    s = rt.put(s, on, "last_damage", (), lost)
    s = lose_hp(s, on, q, lost)
    result = lost
    return s, result


@rt.outlined
def faint_if(s, on, p, b):
    """if b:
    team[p, act[p].who].hp = 0
    """
    if_1 = b
    on_2 = on & if_1
    s = rt.put(s, on_2, "team.hp", (p, rt.at(s.act, p).who), 0)
    return s


@rt.outlined
def move_hit(s, on, ch, p, k, number, last_one):
    """one hit
    q = other(p)
    if act[q].substitute > 0 and not k.on_self:
        if k.cls == status:
            if k.gives in {poisoned, badly_poisoned} or k.sub_stops:
                return false
        else:
            return hit_substitute(p, k, number)
    if k.power > 0 or k.ohko:
        dealt = damage_again(p, k, number)
        if not dealt?:
            return false
        lost = harm(q, dealt)
        take_recoil(p, k, lost)
        drain(p, k, lost)
    if k.gives != healthy:
        given = give_status(q, k.gives)
        if not given:
            return false
    done = k.effect(p)
    if not done:
        return false
    if act[q].raging and not k.on_self and k.cls != status and not k.explodes:
        boost(q, attack, 1)
    self_effects(p, k)
    if k.chance > 0 and last_one and not down(q):
        if not (k.also_gives in {paralyzed, burned, frozen} and is_of(k.kind, q)):
            n = draw(secondary)
            if n < k.chance:
                side_effect(p, q, k)
    if member(q).status == frozen and k.also_gives == burned:
        team[q, act[q].who].status = healthy
    return true
    """
    q = 1 - p
    if_1 = (rt.at(s.act, q).substitute > 0) & (~rt.at(MOVE_ON_SELF, k))
    on_2 = on & if_1
    if_3 = rt.at(MOVE_CLS, k) == 2
    on_4 = on_2 & if_3
    if_5 = rt.at(rt.wide(SET_OF_STATUS___), rt.at(MOVE_GIVES, k)) | rt.at(MOVE_SUB_STOPS, k)
    on_6 = on_4 & if_5
    result = rt.FALSE
    on_7 = on_4 & (~if_5)
    on_8 = on_2 & (~if_3)
    s, got_9 = hit_substitute(s, on_8, ch.at(55), p, k, number)
    hit_substitute_result = got_9
    result = rt.select(on_8, hit_substitute_result, result)
    on_10 = on & (~if_1)
    on_11 = on_7 | on_10
    if_12 = (rt.at(MOVE_POWER, k) > 0) | rt.at(MOVE_OHKO, k)
    on_13 = on_11 & if_12
    s, got_14 = damage_again(s, on_13, ch.at(56), p, k, number)
    damage_again_result = got_14
    dealt = damage_again_result
    if_15 = ~(dealt != 65536)
    on_16 = on_13 & if_15
    result = rt.select(on_16, rt.FALSE, result)
    on_17 = on_13 & (~if_15)
    s, got_18 = harm(s, on_17, q, dealt)
    harm_result = got_18
    lost = harm_result
    s = take_recoil(s, on_17, p, k, lost)
    s = drain(s, on_17, p, k, lost)
    on_19 = on_11 & (~if_12)
    on_20 = on_17 | on_19
    if_21 = rt.at(MOVE_GIVES, k) != 0
    on_22 = on_20 & if_21
    s, got_23 = give_status(s, on_22, ch.at(61), q, rt.at(MOVE_GIVES, k))
    give_status_result = got_23
    given = give_status_result
    if_24 = ~given
    on_25 = on_22 & if_24
    result = rt.select(on_25, rt.FALSE, result)
    on_26 = on_22 & (~if_24)
    on_27 = on_20 & (~if_21)
    on_28 = on_26 | on_27
    s, got_29 = move_effect(s, on_28, ch.at(101), k, p)
    effect_result = got_29
    done = effect_result
    if_30 = ~done
    on_31 = on_28 & if_30
    result = rt.select(on_31, rt.FALSE, result)
    on_32 = on_28 & (~if_30)
    if_33 = rt.at(s.act, q).raging & (~rt.at(MOVE_ON_SELF, k)) & (rt.at(MOVE_CLS, k) != 2) & (~rt.at(MOVE_EXPLODES, k))
    on_34 = on_32 & if_33
    s, _ = boost(s, on_34, q, 0, 1)
    s = self_effects(s, on_32, ch.at(103), p, k)
    if_35 = (rt.at(MOVE_CHANCE, k) > 0) & last_one & (~down(s, q))
    on_36 = on_32 & if_35
    if_37 = ~(rt.at(rt.wide(SET_OF_STATUS____), rt.at(MOVE_ALSO_GIVES, k)) & is_of(s, rt.at(MOVE_KIND, k), q))
    on_38 = on_36 & if_37
    n = (ch.roll(104, 256) + 1) + (-1)
    if_39 = n < rt.at(MOVE_CHANCE, k)
    on_40 = on_38 & if_39
    s = side_effect(s, on_40, ch.at(112), p, q, k)
    if_41 = (member(s, q).status == 5) & (rt.at(MOVE_ALSO_GIVES, k) == 4)
    on_42 = on_32 & if_41
    s = rt.put(s, on_42, "team.status", (q, rt.at(s.act, q).who), 0)
    result = rt.select(on_32, rt.TRUE, result)
    return s, result


@rt.outlined
def hit_often(s, on, ch, p, k):
    """q = other(p)
    n = 2
    if k.hits == two_to_five:
        i = draw(multi_hit)
        n = [2, 2, 2, 3, 3, 3, 4, 5][i]
    good = true
    for i in range(5) if i < n:
        if down(q) or down(p):
            break
        good = move_hit(p, k, i + 1, i + 1 == n)
        if not good or act[q].sub_broke:
            break
    return good
    """
    q = 1 - p
    n = 2
    if_1 = rt.at(MOVE_HITS, k) == 2
    on_2 = on & if_1
    i = (ch.roll(114, 8) + 1) + (-1)
    n = rt.select(on_2, rt.at(rt.wide(LIST_OF_INT).data, i), n)
    good = rt.TRUE
    on_3 = on
    broke_4 = rt.FALSE

    def round_17(i_6, carry):
        s, broke_4, good, on_3 = carry
        ch_7 = ch.at(i_6)
        i_2 = i_6
        go_8 = i_2 < n
        on_9 = on_3 & go_8
        if_10 = down(s, q) | down(s, p)
        on_11 = on_9 & if_10
        broke_4 = broke_4 | on_11
        on_12 = on_9 & (~if_10)
        s, got_13 = move_hit(s, on_12, ch_7.at(115), p, k, i_2 + 1, (i_2 + 1) == n)
        move_hit_result = got_13
        good = rt.select(on_12, move_hit_result, good)
        if_14 = (~good) | rt.at(s.act, q).sub_broke
        on_15 = on_12 & if_14
        broke_4 = broke_4 | on_15
        on_16 = on_12 & (~if_14)
        on_3 = on_16 | (on_3 & ~go_8)
        return s, broke_4, good, on_3

    s, broke_4, good, on_3 = rt.loop(5, round_17, (s, broke_4, good, on_3))
    on_18 = on_3 | broke_4
    result = good
    return s, result


def call_any(s, on, ch):
    """able = [k for k in Move if k.callable]
    return able[draw(metronome_move)]
    """
    able = rt.wide(LIST_OF_ROW)
    s = rt.fault(s, on & ((((ch.roll(28, 163) + 1) + (-1)) < 0) | (((ch.roll(28, 163) + 1) + (-1)) >= able.size)), 2)
    result = rt.at(able.data, (ch.roll(28, 163) + 1) + (-1))
    return s, result


@rt.outlined
def hit_substitute(s, on, ch, p, k, number):
    """q = other(p)
    dealt = damage_again(p, k, number)
    if not dealt?:
        return false
    wear_down(q, dealt)
    if act[q].sub_broke:
        if k.traps:
            self_effects(p, k)
    else:
        take_recoil(p, k, dealt)
        drain(p, k, dealt)
        if k.also == confuse:
            n = draw(secondary)
            if n < k.chance:
                confuse(q)
        self_effects(p, k)
    return true
    """
    q = 1 - p
    s, got_1 = damage_again(s, on, ch.at(44), p, k, number)
    damage_again_result = got_1
    dealt = damage_again_result
    if_2 = ~(dealt != 65536)
    on_3 = on & if_2
    result = rt.FALSE
    on_4 = on & (~if_2)
    s = wear_down(s, on_4, q, dealt)
    if_5 = rt.at(s.act, q).sub_broke
    on_6 = on_4 & if_5
    if_7 = rt.at(MOVE_TRAPS, k)
    on_8 = on_6 & if_7
    s = self_effects(s, on_8, ch.at(47), p, k)
    on_9 = on_4 & (~if_5)
    s = take_recoil(s, on_9, p, k, dealt)
    s = drain(s, on_9, p, k, dealt)
    if_10 = rt.at(MOVE_ALSO, k) == 2
    on_11 = on_9 & if_10
    n = (ch.roll(51, 256) + 1) + (-1)
    if_12 = n < rt.at(MOVE_CHANCE, k)
    on_13 = on_11 & if_12
    s, _ = confuse(s, on_13, ch.at(53), q)
    s = self_effects(s, on_9, ch.at(54), p, k)
    result = rt.select(on_4, rt.TRUE, result)
    return s, result


@rt.outlined
def damage_again(s, on, ch, p, k, number):
    """every hit repeats the first
    if number > 1:
        return last_damage
    n = damage(p, k)
    return n
    """
    if_1 = number > 1
    on_2 = on & if_1
    result = s.last_damage
    on_3 = on & (~if_1)
    s, got_4 = damage(s, on_3, ch.at(43), p, k)
    damage_result = got_4
    n = damage_result
    result = rt.select(on_3, n, result)
    return s, result


@rt.outlined
def take_recoil(s, on, p, k, n):
    """if k.recoils > 0 and n > 0:
    lose_hp(p, max(1, n // max(1, k.recoils)))
    """
    if_1 = (rt.at(MOVE_RECOILS, k) > 0) & (n > 0)
    on_2 = on & if_1
    s = lose_hp(s, on_2, p, rt.greatest(1, rt.quotient(n, rt.greatest(1, rt.at(MOVE_RECOILS, k)))))
    return s


@rt.outlined
def drain(s, on, p, k, n):
    """if k.drains and n > 0:
    last_damage = max(1, n // 2)
    team[p, act[p].who].hp = min(member(p).max_hp, member(p).hp + last_damage)
    """
    if_1 = rt.at(MOVE_DRAINS, k) & (n > 0)
    on_2 = on & if_1
    s = rt.put(s, on_2, "last_damage", (), rt.greatest(1, rt.quotient(n, 2)))
    s = rt.put(
        s, on_2, "team.hp", (p, rt.at(s.act, p).who), rt.least(member(s, p).max_hp, member(s, p).hp + s.last_damage)
    )
    return s


@rt.outlined
def give_status(s, on, ch, q, s_):
    """w = act[q].who
    anyway = s == asleep and act[q].recharging              # puts to sleep whatever else it suffers
    if team[q, w].status != healthy and not anyway:
        return false
    if s in {poisoned, badly_poisoned} and is_of(poison, q):
        return false
    if (s == asleep and sleep_clause and spread(q, asleep)) or (s == frozen and freeze_clause and spread(q, frozen)):
        return false
    team[q, w].status = s
    team[q, w].rests = false
    if anyway:
        act[q].recharging = false
    if s == asleep:
        team[q, w].sleep = draw(sleep_turns)
    elif s == paralyzed:
        act[q].stat[speed] = max(1, act[q].stat[speed] // 4)
    elif s == burned:
        act[q].stat[attack] = max(1, act[q].stat[attack] // 2)
    elif s == badly_poisoned:
        act[q].toxic_counts = true
        act[q].toxic = 0
    return true
    """
    w = rt.at(s.act, q).who
    anyway = (s_ == 1) & rt.at(s.act, q).recharging
    if_1 = (rt.at(s.team, q, w).status != 0) & (~anyway)
    on_2 = on & if_1
    result = rt.FALSE
    on_3 = on & (~if_1)
    if_4 = rt.at(rt.wide(SET_OF_STATUS___), s_) & is_of(s, 3, q)
    on_5 = on_3 & if_4
    result = rt.select(on_5, rt.FALSE, result)
    on_6 = on_3 & (~if_4)
    if_7 = ((s_ == 1) & s.sleep_clause & spread(s, q, 1)) | ((s_ == 5) & s.freeze_clause & spread(s, q, 5))
    on_8 = on_6 & if_7
    result = rt.select(on_8, rt.FALSE, result)
    on_9 = on_6 & (~if_7)
    s = rt.put(s, on_9, "team.status", (q, w), s_)
    s = rt.put(s, on_9, "team.rests", (q, w), rt.FALSE)
    if_10 = anyway
    on_11 = on_9 & if_10
    s = rt.put(s, on_11, "act.recharging", (q,), rt.FALSE)
    if_12 = s_ == 1
    on_13 = on_9 & if_12
    s = rt.put(s, on_13, "team.sleep", (q, w), ch.roll(60, 7) + 1)
    on_14 = on_9 & (~if_12)
    if_15 = s_ == 6
    on_16 = on_14 & if_15
    s = rt.put(s, on_16, "act.stat", (q, 3), rt.greatest(1, rt.quotient(rt.at(rt.at(s.act, q).stat, 3), 4)))
    on_17 = on_14 & (~if_15)
    if_18 = s_ == 4
    on_19 = on_17 & if_18
    s = rt.put(s, on_19, "act.stat", (q, 0), rt.greatest(1, rt.quotient(rt.at(rt.at(s.act, q).stat, 0), 2)))
    on_20 = on_17 & (~if_18)
    if_21 = s_ == 3
    on_22 = on_20 & if_21
    s = rt.put(s, on_22, "act.toxic_counts", (q,), rt.TRUE)
    s = rt.put(s, on_22, "act.toxic", (q,), 0)
    result = rt.select(on_9, rt.TRUE, result)
    return s, result


@rt.outlined
def self_effects(s, on, ch, p, k):
    """if k.recharges:
        act[p].recharging = true
    if k.rages:
        act[p].raging = true
    if k.traps and not act[p].trapping?:
        act[p].trapping = k
        i = draw(trap_turns)
        act[p].trap_total = [2, 2, 2, 3, 3, 3, 4, 5][i]
        act[p].trap_left = act[p].trap_total
        act[p].trap_damage = min(1023, last_damage)
        act[other(p)].trapped = 2
        act[other(p)].trap_unsure = false
    """
    if_1 = rt.at(MOVE_RECHARGES, k)
    on_2 = on & if_1
    s = rt.put(s, on_2, "act.recharging", (p,), rt.TRUE)
    if_3 = rt.at(MOVE_RAGES, k)
    on_4 = on & if_3
    s = rt.put(s, on_4, "act.raging", (p,), rt.TRUE)
    if_5 = rt.at(MOVE_TRAPS, k) & (~(rt.at(s.act, p).trapping != 166))
    on_6 = on & if_5
    s = rt.put(s, on_6, "act.trapping", (p,), k)
    i = (ch.roll(46, 8) + 1) + (-1)
    s = rt.put(s, on_6, "act.trap_total", (p,), rt.at(rt.wide(LIST_OF_INT).data, i))
    s = rt.put(s, on_6, "act.trap_left", (p,), rt.at(s.act, p).trap_total)
    s = rt.put(s, on_6, "act.trap_damage", (p,), rt.least(1023, s.last_damage))
    s = rt.put(s, on_6, "act.trapped", (1 - p,), 2)
    s = rt.put(s, on_6, "act.trap_unsure", (1 - p,), rt.FALSE)
    return s


@rt.outlined
def side_effect(s, on, ch, p, q, k):
    """if k.also_gives != healthy:
        give_status(q, k.also_gives)
    match k.also:
        nothing: pass
        flinch:
            act[q].flinched = true
            act[q].recharging = false
        confuse: confuse(q)
        lower_attack: raise_stage(q, p, attack, -1)
        lower_defense: raise_stage(q, p, defense, -1)
        lower_special: raise_stage(q, p, special, -1)
        lower_speed: raise_stage(q, p, speed, -1)
        lower_accuracy: raise_stage(q, p, accuracy, -1)
    """
    if_1 = rt.at(MOVE_ALSO_GIVES, k) != 0
    on_2 = on & if_1
    s, _ = give_status(s, on_2, ch.at(105), q, rt.at(MOVE_ALSO_GIVES, k))
    value_3 = rt.at(MOVE_ALSO, k)
    on_4 = on & (value_3 == 0)
    on_5 = on & (value_3 == 1)
    s = rt.put(s, on_5, "act.flinched", (q,), rt.TRUE)
    s = rt.put(s, on_5, "act.recharging", (q,), rt.FALSE)
    on_6 = on & (value_3 == 2)
    s, _ = confuse(s, on_6, ch.at(106), q)
    on_7 = on & (value_3 == 3)
    s, _ = raise_stage(s, on_7, q, p, 0, -1)
    on_8 = on & (value_3 == 4)
    s, _ = raise_stage(s, on_8, q, p, 1, -1)
    on_9 = on & (value_3 == 5)
    s, _ = raise_stage(s, on_9, q, p, 2, -1)
    on_10 = on & (value_3 == 6)
    s, _ = raise_stage(s, on_10, q, p, 3, -1)
    on_11 = on & (value_3 == 7)
    s, _ = raise_stage(s, on_11, q, p, 4, -1)
    return s


@rt.outlined
def confuse(s, on, ch, q):
    """if act[q].confused > 0:
        return false
    act[q].confused = draw(confusion_turns)
    return true
    """
    if_1 = rt.at(s.act, q).confused > 0
    on_2 = on & if_1
    result = rt.FALSE
    on_3 = on & (~if_1)
    s = rt.put(s, on_3, "act.confused", (q,), (ch.roll(52, 4) + 1) + 1)
    result = rt.select(on_3, rt.TRUE, result)
    return s, result


@rt.outlined
def damage(s, on, ch, p, k):
    """q = other(p)
    if k.ohko:
        return 65535
    if k.fixed?:
        own = k.fixed(p)
        return own
    if k.traps and k.kind == normal and is_of(ghost, q):
        return 0
    if act[p].trapping? and act[q].trapped > 0:
        return act[p].trap_damage
    if k.power == 0:
        return none
    speed_now = member(p).species.speed // 2
    odds = speed_now // 2 if act[p].has[focused] else clamp(speed_now * 2, 1, 255)
    chances = clamp(odds * 4, 1, 255) if k.sharp else odds // 2
    critical = false
    if chances > 0:
        c = draw(crit)
        critical = c < chances
    with_attack = Stat.attack if k.cls == physical else Stat.special
    with_defense = Stat.defense if k.cls == physical else Stat.special
    level = rolled(member(p).level * 2, 256) if critical else member(p).level
    a = member(p).stat[with_attack] if critical else act[p].stat[with_attack]
    shield = Flag.reflecting if k.cls == physical else Flag.screened
    d = member(q).stat[with_defense] if critical else act[q].stat[with_defense] * (2 if act[q].has[shield] else 1)
    big = a >= 256 or d >= 256
    a2 = max(1, rolled(a // 4, 256)) if big else a
    d2 = max(1, rolled(d // 4, 256)) if big else d
    d3 = max(1, d2 // 2) if k.explodes else d2
    n = min((2 * level // 5 + 2) * k.power * a2 // d3 // 50, 997) + 2
    if is_of(k.kind, p) and k.kind != typeless:
        n = n + n // 2
    for i in range(2) if i == 0 or act[q].kind[1] != act[q].kind[0]:
        n = min(65535, n * tenths(k.kind, act[q].kind[i]) // 10)
    if n > 1:
        r = draw(damage_roll)
        n = n * r // 255
    return n
    """
    q = 1 - p
    if_1 = rt.at(MOVE_OHKO, k)
    on_2 = on & if_1
    result = 65535
    on_3 = on & (~if_1)
    if_4 = rt.at(MOVE_HAS_FIXED, k)
    on_5 = on_3 & if_4
    s, got_6 = move_fixed(s, on_5, ch.at(40), k, p)
    fixed_result = got_6
    own = fixed_result
    result = rt.select(on_5, own, result)
    on_7 = on_3 & (~if_4)
    if_8 = rt.at(MOVE_TRAPS, k) & (rt.at(MOVE_KIND, k) == 0) & is_of(s, 7, q)
    on_9 = on_7 & if_8
    result = rt.select(on_9, 0, result)
    on_10 = on_7 & (~if_8)
    if_11 = (rt.at(s.act, p).trapping != 166) & (rt.at(s.act, q).trapped > 0)
    on_12 = on_10 & if_11
    result = rt.select(on_12, rt.at(s.act, p).trap_damage, result)
    on_13 = on_10 & (~if_11)
    if_14 = rt.at(MOVE_POWER, k) == 0
    on_15 = on_13 & if_14
    result = rt.select(on_15, 65536, result)
    on_16 = on_13 & (~if_14)
    speed_now = rt.quotient(rt.at(SPECIES_SPEED, member(s, p).species), 2)
    odds = rt.select(
        rt.at(rt.at(s.act, p).has, 1), rt.quotient(speed_now, 2), rt.least(rt.greatest(speed_now * 2, 1), 255)
    )
    chances = rt.select(rt.at(MOVE_SHARP, k), rt.least(rt.greatest(odds * 4, 1), 255), rt.quotient(odds, 2))
    critical = rt.FALSE
    if_17 = chances > 0
    on_18 = on_16 & if_17
    c = (ch.roll(41, 256) + 1) + (-1)
    critical = rt.select(on_18, c < chances, critical)
    with_attack = rt.select(rt.at(MOVE_CLS, k) == 0, 0, 2)
    with_defense = rt.select(rt.at(MOVE_CLS, k) == 0, 1, 2)
    level = rt.select(critical, rolled(s, member(s, p).level * 2, 256), member(s, p).level)
    a = rt.select(critical, rt.at(member(s, p).stat, with_attack), rt.at(rt.at(s.act, p).stat, with_attack))
    shield = rt.select(rt.at(MOVE_CLS, k) == 0, 2, 3)
    d = rt.select(
        critical,
        rt.at(member(s, q).stat, with_defense),
        rt.at(rt.at(s.act, q).stat, with_defense) * rt.select(rt.at(rt.at(s.act, q).has, shield), 2, 1),
    )
    big = (a >= 256) | (d >= 256)
    a2 = rt.select(big, rt.greatest(1, rolled(s, rt.quotient(a, 4), 256)), a)
    d2 = rt.select(big, rt.greatest(1, rolled(s, rt.quotient(d, 4), 256)), d)
    d3 = rt.select(rt.at(MOVE_EXPLODES, k), rt.greatest(1, rt.quotient(d2, 2)), d2)
    n = rt.least(((((((2 * level) // 5) + 2) * rt.at(MOVE_POWER, k)) * a2) // d3) // 50, 997) + 2
    if_19 = is_of(s, rt.at(MOVE_KIND, k), p) & (rt.at(MOVE_KIND, k) != 15)
    on_20 = on_16 & if_19
    n = rt.select(on_20, n + (n // 2), n)
    for i_23 in range(2):
        i = i_23
        go_24 = (i == 0) | (rt.at(rt.at(s.act, q).kind, 1) != rt.at(rt.at(s.act, q).kind, 0))
        on_25 = on_16 & go_24
        n = rt.select(
            on_25, rt.least(65535, (n * tenths(rt.at(MOVE_KIND, k), rt.at(rt.at(s.act, q).kind, i))) // 10), n
        )
    if_26 = n > 1
    on_27 = on_16 & if_26
    r = (ch.roll(42, 39) + 1) + 216
    n = rt.select(on_27, (n * r) // 255, n)
    s = rt.fault(s, on_16 & ((n < 0) | (n > 65535)), 2)
    result = rt.select(on_16, n, result)
    return s, result


@rt.outlined
def raise_stage(s, on, q, p, b, n):
    """of player q's Pokemon, by a move of player p: p's opponent suffers its status once more
    done = boost(q, b, n)
    if not done:
        return false
    f = other(p)
    if member(f).status == paralyzed:
        act[f].stat[speed] = max(1, act[f].stat[speed] // 4)
    if member(f).status == burned:
        act[f].stat[attack] = max(1, act[f].stat[attack] // 2)
    return true
    """
    s, got_1 = boost(s, on, q, b, n)
    boost_result = got_1
    done = boost_result
    if_2 = ~done
    on_3 = on & if_2
    result = rt.FALSE
    on_4 = on & (~if_2)
    f = 1 - p
    if_5 = member(s, f).status == 6
    on_6 = on_4 & if_5
    s = rt.put(s, on_6, "act.stat", (f, 3), rt.greatest(1, rt.quotient(rt.at(rt.at(s.act, f).stat, 3), 4)))
    if_7 = member(s, f).status == 4
    on_8 = on_4 & if_7
    s = rt.put(s, on_8, "act.stat", (f, 0), rt.greatest(1, rt.quotient(rt.at(rt.at(s.act, f).stat, 0), 2)))
    result = rt.select(on_4, rt.TRUE, result)
    return s, result


@rt.outlined
def lower_by_move(s, on, p, b, n):
    """if act[other(p)].has[misted]:
        return false
    return raise_stage(other(p), p, b, -n)
    """
    if_1 = rt.at(rt.at(s.act, 1 - p).has, 0)
    on_2 = on & if_1
    result = rt.FALSE
    on_3 = on & (~if_1)
    s, got_4 = raise_stage(s, on_3, 1 - p, p, b, -n)
    raise_stage_result = got_4
    result = rt.select(on_3, raise_stage_result, result)
    return s, result


@rt.outlined
def turn_on(s, on, q, f):
    """false: it was on already
    was = act[q].has[f]
    act[q].has[f] = true
    return not was
    """
    was = rt.at(rt.at(s.act, q).has, f)
    s = rt.put(s, on, "act.has", (q, f), rt.TRUE)
    result = ~was
    return s, result


@rt.outlined
def recover_half(s, on, p):
    """if cannot_heal(p):
        return false
    team[p, act[p].who].hp = min(member(p).max_hp, member(p).hp + member(p).max_hp // 2)
    return true
    """
    if_1 = cannot_heal(s, p)
    on_2 = on & if_1
    result = rt.FALSE
    on_3 = on & (~if_1)
    s = rt.put(
        s,
        on_3,
        "team.hp",
        (p, rt.at(s.act, p).who),
        rt.least(member(s, p).max_hp, member(s, p).hp + rt.quotient(member(s, p).max_hp, 2)),
    )
    result = rt.select(on_3, rt.TRUE, result)
    return s, result


@rt.outlined
def take_kind(s, on, p):
    """act[p].kind = act[other(p)].kind
    return true
    """
    s = rt.put(s, on, "act.kind", (p,), rt.at(s.act, 1 - p).kind)
    result = rt.TRUE
    return s, result


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    i_0 = rt.select(which == 0, action - 0, action - 4)
    s = rt.put(s, on, "plan", (me,), rt.at(OPERAND, which))
    s = rt.put(s, on, "plan_index", (me,), rt.select(which == 0, i_0, i_0))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""

    def round_8(i_3, carry):
        (s,) = carry
        ch_4 = ch.at(i_3)
        p = i_3
        if_5 = rt.at(s.mates, p) == 0
        on_6 = on & if_5
        s = recruit(s, on_6, ch_4.at(132), p)
        s, got_7 = fresh_(s, on, p, 0)
        fresh_result = got_7
        s = rt.put(s, on, "act", (p,), fresh_result)
        s = rt.put(s, on, "seen", (p, 0), rt.TRUE)
        return (s,)

    (s,) = rt.loop(2, round_8, (s,))
    return s


@rt.outlined
def resolve(s, on, ch):
    """When all who are asked have answered."""
    if_1 = s.phase == 1
    on_2 = on & if_1
    for i_5 in range(2):
        p = i_5
        go_6 = down(s, p)
        on_7 = on_2 & go_6
        s = bring_in(s, on_7, p, rt.at(s.plan_index, p))
    s, on_8 = next_turn(s, on_2)
    on_9 = on & (~if_1)
    s, on_10 = battle_turn(s, on_9, ch.at(136))
    on_11 = on_8 | on_10
    for i_14 in range(2):
        p = i_14
        s = rt.put(s, on_11, "plan", (p,), 0)
    return s, on_11


def may_fight(s, me, i):
    """the phase is battle
    the move cannot be chosen
    """
    return (s.phase == 0) & rt.select(only_first(s, me), i == 0, usable(s, me, i))


def may_swap(s, me, to):
    """it is not there to come in
    the Pokemon cannot leave
    """
    return rt.at(reserve(s, me), to) & ((s.phase == 1) | (~(hard_lock(s, me) != 166)))


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.act,
            s.mates,
            s.phase,
            s.team,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            rt.array(lambda i: may_fight(s, me, i), 4).reshape(-1),
            rt.array(lambda to: may_swap(s, me, to), 6).reshape(-1),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


def players_asked(s):
    """Who must act in this turn."""
    return rt.array(lambda me: (s.phase == 0) | down(s, me), 2)


def first_turn(s, on):
    """The first of those who are asked is next."""
    first = rt.lowest(players_asked(s))
    return s._replace(mover=jnp.where(on & (first < NUM_PLAYERS), first, s.mover))


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # species
    parts.append(
        rt.observed(
            rt.array(lambda i, s_: (i < rt.at(s.mates, viewer)) & (rt.at(s.team, viewer, i).species == s_), 6, 151)
        )
    )
    # life
    parts.append(
        rt.observed(
            rt.array(
                lambda i: rt.over(
                    rt.cast(rt.at(s.team, viewer, i).hp, jnp.float32) - np.float32(0.0),
                    rt.cast(rt.at(s.team, viewer, i).max_hp, jnp.float32) - np.float32(0.0),
                ),
                6,
            )
        )
    )
    # status
    parts.append(rt.observed(rt.array(lambda i, s_: rt.at(s.team, viewer, i).status == s_, 6, 7)))
    # can_do
    parts.append(
        rt.observed(
            rt.array(
                lambda i, m: rt.any_(
                    rt.each(
                        rt.span(4),
                        lambda j: (
                            (rt.at(rt.at(s.team, viewer, i).move, j) == m) & (rt.at(rt.at(s.team, viewer, i).pp, j) > 0)
                        ),
                    )
                ),
                6,
                166,
            )
        )
    )
    # out
    parts.append(rt.observed(rt.array(lambda i: rt.at(s.act, viewer).who == i, 6)))
    # moves
    parts.append(rt.observed(rt.array(lambda i, m: rt.at(rt.at(s.act, viewer).move, i) == m, 4, 166)))
    # pp
    parts.append(
        rt.observed(
            rt.array(
                lambda i: rt.over(
                    rt.cast(rt.at(rt.at(s.act, viewer).pp, i), jnp.float32) - np.float32(0.0),
                    np.float32(63.0) - np.float32(0.0),
                ),
                4,
            )
        )
    )
    # disabled
    parts.append(rt.observed(rt.array(lambda i: rt.at(s.act, viewer).disabled == i, 4)))
    # their_number
    parts.append(
        rt.observed(
            rt.over(
                rt.cast(rt.at(s.mates, 1 - viewer), jnp.float32) - np.float32(0.0), np.float32(6.0) - np.float32(0.0)
            )
        )
    )
    # their_species
    parts.append(
        rt.observed(
            rt.array(
                lambda i, s_: rt.at(rt.at(s.seen, 1 - viewer), i) & (rt.at(s.team, 1 - viewer, i).species == s_), 6, 151
            )
        )
    )
    # their_life
    parts.append(
        rt.observed(
            rt.array(
                lambda i: rt.over(
                    rt.cast(
                        rt.select(rt.at(rt.at(s.seen, 1 - viewer), i), percent(rt.at(s.team, 1 - viewer, i)), 100),
                        jnp.float32,
                    )
                    - np.float32(0.0),
                    np.float32(100.0) - np.float32(0.0),
                ),
                6,
            )
        )
    )
    # their_status
    parts.append(
        rt.observed(
            rt.array(
                lambda i, s_: (
                    rt.at(rt.at(s.seen, 1 - viewer), i) & (shown_status(rt.at(s.team, 1 - viewer, i).status) == s_)
                ),
                6,
                7,
            )
        )
    )
    # their_moves
    parts.append(
        rt.observed(
            rt.array(
                lambda i, m: rt.any_(
                    rt.each(
                        rt.span(4),
                        lambda j: (
                            rt.at(rt.at(s.known, 1 - viewer, i), j) & (rt.at(rt.at(s.team, 1 - viewer, i).move, j) == m)
                        ),
                    )
                ),
                6,
                166,
            )
        )
    )
    # their_out
    parts.append(rt.observed(rt.array(lambda i: rt.at(s.act, 1 - viewer).who == i, 6)))
    # stages
    parts.append(
        rt.observed(
            rt.array(
                lambda q, b: rt.over(
                    rt.cast(rt.at(rt.at(s.act, side(viewer, q)).stage, b), jnp.float32) - np.float32(-6.0),
                    np.float32(6.0) - np.float32(-6.0),
                ),
                2,
                6,
            )
        )
    )
    # kinds
    parts.append(
        rt.observed(
            rt.array(
                lambda q, k: rt.any_(rt.each(rt.span(2), lambda i: rt.at(rt.at(s.act, side(viewer, q)).kind, i) == k)),
                2,
                16,
            )
        )
    )
    # flags
    parts.append(rt.observed(rt.array(lambda q, f: rt.at(rt.at(s.act, side(viewer, q)).has, f), 2, 5)))
    # substitute
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).substitute > 0, 2)))
    # confused
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).confused > 0, 2)))
    # charging
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).charging != 166, 2)))
    # hidden
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).hidden, 2)))
    # biding
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).bide_left > 0, 2)))
    # transformed
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).transformed, 2)))
    # recharging
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).recharging, 2)))
    # raging
    parts.append(rt.observed(rt.array(lambda q: rt.at(s.act, side(viewer, q)).raging, 2)))
    # last
    parts.append(rt.observed(rt.array(lambda q, m: rt.at(s.act, side(viewer, q)).last == m, 2, 166)))
    # replacing
    parts.append(rt.observed(s.phase == 1))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        team=Member(
            rt.i32(state.team.species),
            rt.i32(state.team.level),
            rt.i32(state.team.stat),
            rt.i32(state.team.max_hp),
            rt.i32(state.team.hp),
            rt.i32(state.team.status),
            rt.i32(state.team.sleep),
            state.team.rests,
            rt.i32(state.team.move),
            rt.i32(state.team.pp),
        ),
        mates=rt.i32(state.mates),
        act=Active(
            rt.i32(state.act.who),
            rt.i32(state.act.kind),
            rt.i32(state.act.base),
            rt.i32(state.act.stat),
            rt.i32(state.act.stage),
            rt.i32(state.act.move),
            rt.i32(state.act.pp),
            state.act.transformed,
            rt.i32(state.act.last),
            rt.i32(state.act.confused),
            state.act.flinched,
            state.act.recharging,
            rt.i32(state.act.charging),
            state.act.hidden,
            state.act.has,
            state.act.toxic_counts,
            rt.i32(state.act.toxic),
            rt.i32(state.act.substitute),
            state.act.sub_broke,
            rt.i32(state.act.disabled),
            rt.i32(state.act.disable_left),
            rt.i32(state.act.bide_left),
            rt.i32(state.act.bide_damage),
            rt.i32(state.act.thrash),
            rt.i32(state.act.thrash_left),
            state.act.raging,
            rt.i32(state.act.carried),
            rt.i32(state.act.trapping),
            rt.i32(state.act.trap_left),
            rt.i32(state.act.trap_total),
            rt.i32(state.act.trap_damage),
            rt.i32(state.act.trapped),
            state.act.trap_unsure,
        ),
        seen=rt.from_words(state.seen, 6),
        known=rt.from_words(state.known, 4),
        plan=rt.i32(state.plan),
        plan_index=rt.i32(state.plan_index),
        last_damage=rt.i32(state.last_damage),
        last_move=rt.i32(state.last_move),
        last_picked=rt.i32(state.last_picked),
        last_shown=rt.i32(state.last_shown),
        slot=rt.i32(state.slot),
        held=state.held,
        turn=rt.i32(state.turn),
        phase=rt.i32(state.phase),
        sleep_clause=state.sleep_clause,
        freeze_clause=state.freeze_clause,
        overflow=state.overflow,
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
        team=Member(
            rt.narrow(s.team.species, jnp.uint8),
            rt.narrow(s.team.level, jnp.uint8),
            rt.narrow(s.team.stat, jnp.uint16),
            rt.narrow(s.team.max_hp, jnp.uint16),
            rt.narrow(s.team.hp, jnp.uint16),
            rt.narrow(s.team.status, jnp.uint8),
            rt.narrow(s.team.sleep, jnp.uint8),
            rt.narrow(s.team.rests, jnp.bool_),
            rt.narrow(s.team.move, jnp.uint8),
            rt.narrow(s.team.pp, jnp.int8),
        ),
        mates=rt.narrow(s.mates, jnp.uint8),
        act=Active(
            rt.narrow(s.act.who, jnp.uint8),
            rt.narrow(s.act.kind, jnp.uint8),
            rt.narrow(s.act.base, jnp.uint16),
            rt.narrow(s.act.stat, jnp.uint16),
            rt.narrow(s.act.stage, jnp.int8),
            rt.narrow(s.act.move, jnp.uint8),
            rt.narrow(s.act.pp, jnp.int8),
            rt.narrow(s.act.transformed, jnp.bool_),
            rt.narrow(s.act.last, jnp.uint8),
            rt.narrow(s.act.confused, jnp.uint8),
            rt.narrow(s.act.flinched, jnp.bool_),
            rt.narrow(s.act.recharging, jnp.bool_),
            rt.narrow(s.act.charging, jnp.uint8),
            rt.narrow(s.act.hidden, jnp.bool_),
            rt.narrow(s.act.has, jnp.bool_),
            rt.narrow(s.act.toxic_counts, jnp.bool_),
            rt.narrow(s.act.toxic, jnp.uint8),
            rt.narrow(s.act.substitute, jnp.uint8),
            rt.narrow(s.act.sub_broke, jnp.bool_),
            rt.narrow(s.act.disabled, jnp.uint8),
            rt.narrow(s.act.disable_left, jnp.uint8),
            rt.narrow(s.act.bide_left, jnp.uint8),
            rt.narrow(s.act.bide_damage, jnp.uint16),
            rt.narrow(s.act.thrash, jnp.uint8),
            rt.narrow(s.act.thrash_left, jnp.uint8),
            rt.narrow(s.act.raging, jnp.bool_),
            rt.narrow(s.act.carried, jnp.uint8),
            rt.narrow(s.act.trapping, jnp.uint8),
            rt.narrow(s.act.trap_left, jnp.uint8),
            rt.narrow(s.act.trap_total, jnp.uint8),
            rt.narrow(s.act.trap_damage, jnp.uint16),
            rt.narrow(s.act.trapped, jnp.uint8),
            rt.narrow(s.act.trap_unsure, jnp.bool_),
        ),
        seen=rt.to_words(s.seen),
        known=rt.to_words(s.known),
        plan=rt.narrow(s.plan, jnp.uint8),
        plan_index=rt.narrow(s.plan_index, jnp.uint8),
        last_damage=rt.narrow(s.last_damage, jnp.uint16),
        last_move=rt.narrow(s.last_move, jnp.uint8),
        last_picked=rt.narrow(s.last_picked, jnp.uint8),
        last_shown=rt.narrow(s.last_shown, jnp.uint8),
        slot=rt.narrow(s.slot, jnp.uint8),
        held=rt.narrow(s.held, jnp.bool_),
        turn=rt.narrow(s.turn, jnp.uint16),
        phase=rt.narrow(s.phase, jnp.uint8),
        sleep_clause=rt.narrow(s.sleep_clause, jnp.bool_),
        freeze_clause=rt.narrow(s.freeze_clause, jnp.bool_),
        overflow=rt.narrow(s.overflow, jnp.bool_),
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
        team=rt.as_arrays(
            rt.full((2, 6), Member(0, 1, rt.full((4,), 1), 1, 0, 0, 0, rt.FALSE, rt.full((4,), 166), rt.full((4,), 0)))
        ),
        mates=rt.as_arrays(rt.full((2,), 0)),
        act=rt.as_arrays(
            rt.full(
                (2,),
                Active(
                    0,
                    rt.full((2,), 0),
                    rt.full((4,), 1),
                    rt.full((4,), 1),
                    rt.full((6,), 0),
                    rt.full((4,), 166),
                    rt.full((4,), 0),
                    rt.FALSE,
                    166,
                    0,
                    rt.FALSE,
                    rt.FALSE,
                    166,
                    rt.FALSE,
                    rt.full((5,), rt.FALSE),
                    rt.FALSE,
                    0,
                    0,
                    rt.FALSE,
                    4,
                    0,
                    0,
                    0,
                    166,
                    0,
                    rt.FALSE,
                    1,
                    166,
                    0,
                    0,
                    0,
                    0,
                    rt.FALSE,
                ),
            )
        ),
        seen=rt.as_arrays(rt.full((2,), np.zeros(6, bool))),
        known=rt.as_arrays(rt.full((2, 6), np.zeros(4, bool))),
        plan=rt.as_arrays(rt.full((2,), 0)),
        plan_index=rt.as_arrays(rt.full((2,), 0)),
        last_damage=rt.as_arrays(0),
        last_move=rt.as_arrays(rt.full((2,), 166)),
        last_picked=rt.as_arrays(rt.full((2,), 166)),
        last_shown=rt.as_arrays(rt.full((2,), 166)),
        slot=rt.as_arrays(rt.full((2,), 0)),
        held=rt.as_arrays(rt.full((2,), rt.FALSE)),
        turn=rt.as_arrays(1),
        phase=rt.as_arrays(0),
        sleep_clause=rt.as_arrays(rt.FALSE),
        freeze_clause=rt.as_arrays(rt.FALSE),
        overflow=rt.as_arrays(rt.FALSE),
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
    if "team" not in given:
        s = s._replace(
            team=rt.as_arrays(
                rt.full(
                    (2, 6),
                    Member(
                        species=0,
                        level=100,
                        stat=rt.full((4,), 1),
                        max_hp=1,
                        hp=0,
                        status=0,
                        sleep=0,
                        rests=rt.FALSE,
                        move=rt.full((4,), 166),
                        pp=rt.full((4,), 0),
                    ),
                )
            )
        )
    if "mates" not in given:
        s = s._replace(mates=rt.as_arrays(rt.full((2,), 0)))
    if "act" not in given:
        s = s._replace(
            act=rt.as_arrays(
                rt.full(
                    (2,),
                    Active(
                        who=0,
                        kind=rt.full((2,), 0),
                        base=rt.full((4,), 1),
                        stat=rt.full((4,), 1),
                        stage=rt.full((6,), 0),
                        move=rt.full((4,), 166),
                        pp=rt.full((4,), 0),
                        transformed=rt.FALSE,
                        last=166,
                        confused=0,
                        flinched=rt.FALSE,
                        recharging=rt.FALSE,
                        charging=166,
                        hidden=rt.FALSE,
                        has=rt.full((5,), rt.FALSE),
                        toxic_counts=rt.FALSE,
                        toxic=0,
                        substitute=0,
                        sub_broke=rt.FALSE,
                        disabled=4,
                        disable_left=0,
                        bide_left=0,
                        bide_damage=0,
                        thrash=166,
                        thrash_left=0,
                        raging=rt.FALSE,
                        carried=255,
                        trapping=166,
                        trap_left=0,
                        trap_total=0,
                        trap_damage=0,
                        trapped=0,
                        trap_unsure=rt.FALSE,
                    ),
                )
            )
        )
    if "seen" not in given:
        s = s._replace(seen=rt.as_arrays(np.full((2, 6), False, bool)))
    if "known" not in given:
        s = s._replace(known=rt.as_arrays(rt.full((2, 6), rt.wide(SET_OF_PICK))))
    if "plan" not in given:
        s = s._replace(plan=rt.as_arrays(rt.full((2,), 0)))
    if "plan_index" not in given:
        s = s._replace(plan_index=rt.as_arrays(rt.full((2,), 0)))
    if "last_damage" not in given:
        s = s._replace(last_damage=rt.as_arrays(0))
    if "last_move" not in given:
        s = s._replace(last_move=rt.as_arrays(rt.full((2,), 166)))
    if "last_picked" not in given:
        s = s._replace(last_picked=rt.as_arrays(rt.full((2,), 166)))
    if "last_shown" not in given:
        s = s._replace(last_shown=rt.as_arrays(rt.full((2,), 166)))
    if "slot" not in given:
        s = s._replace(slot=rt.as_arrays(rt.full((2,), 0)))
    if "held" not in given:
        s = s._replace(held=rt.as_arrays(rt.full((2,), rt.FALSE)))
    if "turn" not in given:
        s = s._replace(turn=rt.as_arrays(1))
    if "phase" not in given:
        s = s._replace(phase=rt.as_arrays(0))
    if not set(given) & POSITION:
        s = set_up(s, on, ch)
    s = first_turn(s, on)
    me = s.mover
    s, on = try_ends(s, on, me)
    s = rt.fault(s, on & ~jnp.any(players_asked(s)), 7)
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
    waiting = players_asked(s) & (np.arange(NUM_PLAYERS) > me)
    waits = on & jnp.any(waiting)
    s = s._replace(mover=jnp.where(waits, rt.lowest(waiting), s.mover))
    on = on & ~waits
    s, on = resolve(s, on, ch)
    s = first_turn(s, on)
    s, on = try_ends(s, on, me)
    s = rt.fault(s, on & ~jnp.any(players_asked(s)), 7)
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
    if "team" in values:
        out["team"] = Member(
            rt.i32(state.team.species),
            rt.i32(state.team.level),
            rt.i32(state.team.stat),
            rt.i32(state.team.max_hp),
            rt.i32(state.team.hp),
            rt.i32(state.team.status),
            rt.i32(state.team.sleep),
            state.team.rests,
            rt.i32(state.team.move),
            rt.i32(state.team.pp),
        )
    if "mates" in values:
        out["mates"] = rt.i32(state.mates)
    if "act" in values:
        out["act"] = Active(
            rt.i32(state.act.who),
            rt.i32(state.act.kind),
            rt.i32(state.act.base),
            rt.i32(state.act.stat),
            rt.i32(state.act.stage),
            rt.i32(state.act.move),
            rt.i32(state.act.pp),
            state.act.transformed,
            rt.i32(state.act.last),
            rt.i32(state.act.confused),
            state.act.flinched,
            state.act.recharging,
            rt.i32(state.act.charging),
            state.act.hidden,
            state.act.has,
            state.act.toxic_counts,
            rt.i32(state.act.toxic),
            rt.i32(state.act.substitute),
            state.act.sub_broke,
            rt.i32(state.act.disabled),
            rt.i32(state.act.disable_left),
            rt.i32(state.act.bide_left),
            rt.i32(state.act.bide_damage),
            rt.i32(state.act.thrash),
            rt.i32(state.act.thrash_left),
            state.act.raging,
            rt.i32(state.act.carried),
            rt.i32(state.act.trapping),
            rt.i32(state.act.trap_left),
            rt.i32(state.act.trap_total),
            rt.i32(state.act.trap_damage),
            rt.i32(state.act.trapped),
            state.act.trap_unsure,
        )
    if "seen" in values:
        out["seen"] = rt.from_words(state.seen, 6)
    if "known" in values:
        out["known"] = rt.from_words(state.known, 4)
    if "plan" in values:
        out["plan"] = rt.i32(state.plan)
    if "plan_index" in values:
        out["plan_index"] = rt.i32(state.plan_index)
    if "last_damage" in values:
        out["last_damage"] = rt.i32(state.last_damage)
    if "last_move" in values:
        out["last_move"] = rt.i32(state.last_move)
    if "last_picked" in values:
        out["last_picked"] = rt.i32(state.last_picked)
    if "last_shown" in values:
        out["last_shown"] = rt.i32(state.last_shown)
    if "slot" in values:
        out["slot"] = rt.i32(state.slot)
    if "held" in values:
        out["held"] = state.held
    if "turn" in values:
        out["turn"] = rt.i32(state.turn)
    if "phase" in values:
        out["phase"] = rt.i32(state.phase)
    if "sleep_clause" in values:
        out["sleep_clause"] = state.sleep_clause
    if "freeze_clause" in values:
        out["freeze_clause"] = state.freeze_clause
    if "overflow" in values:
        out["overflow"] = state.overflow
    return out


FIELDS = {
    "team": (
        "team",
        (
            "array",
            (2, 6),
            (
                "record",
                Member,
                (
                    ("species", "species", ("int",)),
                    ("level", "level", ("int",)),
                    ("stat", "stat", ("array", (4,), ("int",))),
                    ("max_hp", "max_hp", ("int",)),
                    ("hp", "hp", ("int",)),
                    ("status", "status", ("int",)),
                    ("sleep", "sleep", ("int",)),
                    ("rests", "rests", ("bool",)),
                    ("move", "move", ("array", (4,), ("opt", 166, ("int",)))),
                    ("pp", "pp", ("array", (4,), ("int",))),
                ),
            ),
        ),
    ),
    "mates": ("mates", ("array", (2,), ("int",))),
    "act": (
        "act",
        (
            "array",
            (2,),
            (
                "record",
                Active,
                (
                    ("who", "who", ("int",)),
                    ("kind", "kind", ("array", (2,), ("int",))),
                    ("base", "base", ("array", (4,), ("int",))),
                    ("stat", "stat", ("array", (4,), ("int",))),
                    ("stage", "stage", ("array", (6,), ("int",))),
                    ("move", "move", ("array", (4,), ("opt", 166, ("int",)))),
                    ("pp", "pp", ("array", (4,), ("int",))),
                    ("transformed", "transformed", ("bool",)),
                    ("last", "last", ("opt", 166, ("int",))),
                    ("confused", "confused", ("int",)),
                    ("flinched", "flinched", ("bool",)),
                    ("recharging", "recharging", ("bool",)),
                    ("charging", "charging", ("opt", 166, ("int",))),
                    ("hidden", "hidden", ("bool",)),
                    ("has", "has", ("array", (5,), ("bool",))),
                    ("toxic_counts", "toxic_counts", ("bool",)),
                    ("toxic", "toxic", ("int",)),
                    ("substitute", "substitute", ("int",)),
                    ("sub_broke", "sub_broke", ("bool",)),
                    ("disabled", "disabled", ("opt", 4, ("int",))),
                    ("disable_left", "disable_left", ("int",)),
                    ("bide_left", "bide_left", ("int",)),
                    ("bide_damage", "bide_damage", ("int",)),
                    ("thrash", "thrash", ("opt", 166, ("int",))),
                    ("thrash_left", "thrash_left", ("int",)),
                    ("raging", "raging", ("bool",)),
                    ("carried", "carried", ("int",)),
                    ("trapping", "trapping", ("opt", 166, ("int",))),
                    ("trap_left", "trap_left", ("int",)),
                    ("trap_total", "trap_total", ("int",)),
                    ("trap_damage", "trap_damage", ("int",)),
                    ("trapped", "trapped", ("int",)),
                    ("trap_unsure", "trap_unsure", ("bool",)),
                ),
            ),
        ),
    ),
    "seen": ("seen", ("array", (2,), ("set", 6, 0))),
    "known": ("known", ("array", (2, 6), ("set", 4, 0))),
    "plan": ("plan", ("array", (2,), ("int",))),
    "plan_index": ("plan_index", ("array", (2,), ("int",))),
    "last_damage": ("last_damage", ("int",)),
    "last_move": ("last_move", ("array", (2,), ("opt", 166, ("int",)))),
    "last_picked": ("last_picked", ("array", (2,), ("opt", 166, ("int",)))),
    "last_shown": ("last_shown", ("array", (2,), ("opt", 166, ("int",)))),
    "slot": ("slot", ("array", (2,), ("int",))),
    "held": ("held", ("array", (2,), ("bool",))),
    "turn": ("turn", ("int",)),
    "phase": ("phase", ("int",)),
    "sleep_clause": ("sleep_clause", ("bool",)),
    "freeze_clause": ("freeze_clause", ("bool",)),
    "overflow": ("overflow", ("bool",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {
    "act",
    "seen",
    "known",
    "plan",
    "plan_index",
    "last_damage",
    "last_move",
    "last_picked",
    "last_shown",
    "slot",
    "held",
    "turn",
    "phase",
    "mover",
}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "pokemon_gen1"
    version = "9d418ae73d96"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 4988
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {"sleep_clause": True, "freeze_clause": True, "overflow": True, **(params or {})}

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
        return plain.to_plain(state, FIELDS, 15, 10, False)

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
