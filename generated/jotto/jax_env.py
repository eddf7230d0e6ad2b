"""Jotto; guess a secret word by how many of its letters a guess has: a JAX environment, generated from specs/jotto.yaml by specc 0.1.0. Do not edit.

Version f0faaf5b621d. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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

NUM_PLAYERS = 1
NUM_ACTIONS = 129
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records
class Turn(NamedTuple):
    word: Any
    common: Any


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    secret: Any
    turns: Any
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
    secret: Any
    turns: Any
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
COMMON = rt.table(
    "int8",
    (129, 129),
    (
        "c-qZd*@7jv3S+VV|CeupByjgklGmGL(miLXDq|K&;2Rzh7Lob=jC0(>zrUJ?nbmLkz4HC|KIi>UecZpdzZWdi^ZVVu4;}w5kXA2$7qEJxe$W0|UEq76|Emi{"
        "U%=}9xOu*Bp6>&7%eve7Zrk5>!`Hw2Wnatrzj_WnSANe>SNdMeezUG>eT90|eg>|mR#@MxhpQL9-|Sm&-f!*S^Y;zwTDf1Xf6ESa@qWeYv(~HT(t<1G!ut1m"
        ";=rTyD)<0x13Y^fsqOIndg=-M^aZ>vfIq=Y{IWn`@iwdN4f$z-em{B{8Mxm+TcB)s>y<1oXv2Ps?)`+Z%L45eDJxj7vajv@f!pY59k%2h>*4FM4EKj+vzO3z"
        "tZlsQg9q0ST!AYy!xPkteQkq@ac5Y-zSoS;(SHl;2T#14wW9h&KY87@ceZY1?TO#ZmsWD#tiJ(owZ5C<ExpFwrhR!^n!In{rgMG4`?mU?!AP}~`s6va|Ch%7"
        "u9xTA3B=Ir1K5+q-u5Sd_&~@9>Js>Z%W*$zf1e*8@Y->Q84kY~Uo^t$J3?LmVE>KVPWzPEj7v1^NbeAy$?&MShT(?z3-;Evh4?U*RxWq@0egk~pf;ldN&DMZ"
        "H<N7;g@(PTKyWM#x8XA3dzB9m-{$jJo#z5MsXVdvFqO;jq_trdjKALK<hpq0pqbK;M)=%J3kVwPR2sXk-ac(-?Rr02Wh6xb)&M88=Vnh79Oha@4gO3NIKr^3"
        "mWTq_AJLsmXAUpHqkJ}CT5Gpw@ZbT$xwbIH2ogXZc(1i%s9-SenEArwKb-*O4@nQ}ve26w7g602YX}!SxW0}{?bh~lZaTm&bk4LjSG!PK<B4+a7h->+y7B>b"
        "&J5R<Gq)>P$dOUaxL&v<L(G|I%GT|O%m$2vj!#okDCaw!f-O;wy`m9m5*ZzdhrxpMjuO==r(Vv$P9B6eAH^6_$;{h@JCGY#3leGiD0RyZ+B`8?xUQ`9&#efB"
        "e%lb~OyyshkEIV;mw13Sec}T@V1I6$+vQpf_0SX(@U_DwKWS!MgfXUUheW8I(LU=N!PMI2tgL19bo-*QgR4?PrDXbCK>>#uQ5sMjy`T`iu=7y5HlQA&L*(!t"
        "o2fFpX7o)zC&>N~j8&JoT?_i}`A03tSWvKts9#HeYeA|O)S|i;#9wMbPSkGY|1y%dt45cka+A6Pm!_)EjW%qsb$H-vKvX~>G+((n5tr&gf668#<#>Fi%LIr_"
        "Fd#!YPBj^^*=WF!vJBx%sKPzRx0$t#U!vn1?PAHa-M*1ubv7-xoerqj%wn95CYWqZkVn%R%Mw-zIKnh<D8E}<>V`(VS3lcc7eUQUtdRC|*O%ags0AJTDNNX9"
        "2Q>?2mUr+NSNuMB;8TEQp%ACF;2hVn`(;sHr|~-~0IHjxw(S9?Rt^m$nV8(qdV#DFV^^d!+h|4I4SLq+2jU~joDZ@<Sf|qi3*KXWp;SL9x)9N#5%@v~KlAR%"
        "WFDd}y@Z?Y1A-eBGtUYY^Lh*Roq$ljhj8<GGNub7TF;FN)hKYWHe5DBVc83~4gd?nh%^TNsjGJ>3gvmY4ys6S6-AR2nnHOYzQGchL`h$54CEafd$j|%4=^Da"
        "VKs6;`JbsE8Sjftwna6l8|MjibA>t}V4S+jMFcSYkqHoF)l;1Q;`x4tKc$y>ZCxit3v65=i5zKJV0plUOee?v@<H;3!H17z%yhNzVzs9ok##l**vND<emJ43"
        "dzFE9c#ExUA|Om5-0&Nul*TP(?N;y@>V<;Pl<k3lO~rwcjQuiyy@p6hS+cFbDDU@(RK+vkpzx-*mWNyoDN^;2Sv!Lp0|!j(gvlb@`N6-WTX?&;b26DXBx|#o"
        "P3(}G0+sk{?R1rELb(_hsGT+?6I12@Q)@t*ByMHQ8-F4qm<*_rh$tRJWI#l=Jk*5k*7PbRM7}WztPupZ0<`^-A_&ch{GfUgB5yfv_e?S&+M*tCNCz@o3Z0Yx"
        "ED1-HbzMm$yc<kt4UiPBjiVYV1ffW%c8fX%>lCrwMAQ(>v|U(+=q?hi$^V%TlI0833~q}0m(6h@l2C~n9yXPyZeXDli5Ha#%&7zo<7Ggqv;=JsNH^p`ST}Rs"
        "W+#O-nVpNcNfemBlP&@v%7oO2jF0CuLPaAJ;Rr<sL7WP=61ooAfKel2%|+feY~gqJBaO%*qAWsRQah3eHw?VdjP7F&;zN4w3)E!K0SHXMNB|j<lO`|fx<QYY"
        "xHy~<!Ti~v*`&CRF?oZ1r2rr>H<2%&rqL4_FgZ6874tB$kxg-HZ#)T^Cdh-ox9;I~E!)#3#G8#(I*k}AR+^bon1W>g2bj=(;G6upec=%7v}qE)bs^^n4+Mqa"
        "1Yr}d0CjR@-=winjJgiMd6@7AKuu!oWRsL7GvqYIb#6YGPz!^~Bup5poFOI_BXCMsbTMt}y+{TWLWCwI0;{06;KI6~Y8r3qmJS=sW?y#NBoXhe5J&xc^~Q>_"
        "BT2TG<pWCL{#RR|yVLh<yv1|!M~e<DQw(nTYr8<B5+_uU4A&XX;6uI1W=>Yzs>P+Wg%8xX`vUs_)NCh&!$&2ThLAoR8;kO%vc>3nDUG=4E;0M16FPYsc^{py"
        "eSt^=iV=}Q5ZoPOb^m_Lr!<jxyI_|;928=`XwUZq%vkYcB?*2KNwtWO8XcW}`#D(w0kAU$56BPgky&j}|LP)f7n^JvZpulj<zyq`T0^Bs5+v0U_p!ggvdH^O"
        "rG{y3Hn#oz2KRU=*c4q`r<{5$yd6R|Hf55schh^+Ulkb1|57+T#-vnnYz!4$;b0AuS}&E>$+mzTM)&5+D@(^jy(A@dFKnScJrrntb*gv80Gc_4N5U9kd1K-&"
        "o-UDtEjkgUkvn|VYEnmf{k73d31`gw6{Fca6W)$h-)%2W`%WN`=#BYvL?%2P#2<v%{S}7s)B;h>)`OFpD*FJb27}l^m)KzXYKKT5A^=K)*Emu=Q(cWqDNhA0"
        "x_OC8$gIwH6JfkqqUySdvIKQ4-URDx2#`;cw2M@-O~YMb#ZIUT%4uoi76?qEY{uq^F-NyFXye<8xR7QLQ*{~{Z3igWA^V=^`jibH?QZ!7;T1kjAy_<iB<-b%"
        "Hhp0-FA#%x6{M-_-0j=xItd5{z);%{_DSgb+j(XIMnQWb(?Xqw5Fj~-uw*xvz=p)K)V#jdDPABsBA$)`BOXr)eL#RBQVb*q&kbAPb(AVX?SN?r5a6-fM|29G"
        "b@q5e?Ph?gr!g8s2qdBkgb0tTy+dmNh%+luv0eIm2X-V}P+e02y;ydlCW|_DtgzIc42`dLT9bp=p$;kpI|>Q95tWfvA<2#}reO4rrNon<OJH~v5}-Mtj{{$!"
        "f=ODv>YfOw=qu{kRSL5uCXR*`QS$Wef)Iq63Jd*HBRUC9t~TdvzW{k)G@`~rrS_vXVs!~lj(ZvV1#x_pJis7%wXL&JF)?-0S|#gV1f<$$7{DiF8{QOm{+mj+"
        "t*QS|$;50&puv`oo+S$1wma&VA=9yT-w|4Wp<?1n6X?==#{WWUzFK!NZFO3Jirm3g9a?&rI9eIUE_wfG!!dPga4+-tc8*n_1>Ti=jT><uvHHn`Z@(H+PC!3k"
        "TAobk%7pzu4=?<Y2_tj#%%{a|(n~twNusY`Mx=TmXI=d&M49KE5;!Fq_Ryx<Gs>AfI0b+d<$pjjf|qm-e01}U++@T13SMcZ1XYz-;tQa|=pRT%q3TGk=O9x8"
        "rm&Ald>{65ElKD-8i92+b4?B32oO;kiyiY3-@<5#E4fT>X^0A_Q7%Z_79;9~(W{wg(wUXh)diWJvL-VeC80f<4~0q<k4D5=Vmn8~T5&|iq!UfwkY%?ylk^D9"
        "kRYA023R+k*<cj=P&1>qVWnEN#xX9G5u@mcqi8~gc@j;~>!fE--%u@Vn;8TO5jhz?)D><0K$ws;lBpuj!a+XAVdJ)EHv;J42Abr;gfK69reWMY?^eB<V=<CL"
        "PDcOHm42tBCLs^?&^Xo1;((9?^P;BC4baM2ugX!meKNesu0{X^OlXQmX&a*a(UWRSp$R|0{*LAcO~xf|Z8>km{;*@EeZ{Z%5@VbB!B9nw!Vx;`)Lx+jUI9)U"
        "1ucap5nJfexG(9Qkq(U?KAqvAIvi9O{egIi(!7*kU?fD;S#V(6IU|uW_Ha$AM#i*FBZa`yr~S(b2|#_;5!IT-nf>mSbTtXlHK#{r%-dQT`|cD|h*}ti!=^Ew"
        "!70Qkhcjb=j6$`k|Gh3zE?D@JxJxZammccU${3(hsG-}cgE88(8Z~MZLEBb?K;3iqE5&X)sX~#nT;EG^Yg4|;A*2!4LC+uhJ5v&FGn!}Wd}FBXvdzRvq}(wq"
        "xxm}3ds??M0BGv5q*E7vkb}R@y5aMtihI;Lr-u?lW9(-1N{uua*JErj#Y#8{Vcu=IzjQ|GPS1>)c*O^yuG=)Jy3x<E9!~u6gU;Nfq5#B>bowYCD1P~>Oz-s7"
        "^oNoioW9^yrc?VNly159Awrya^^Nj;Ck2Q!BX&R_W@d1vfaJVVQ%XOWG2fBC(x+#pVZ@+KIEY7`Pu?nO4)VSe5rUjyDJd?8Y#z-J-PpcijSt5&R>2@hHC*iJ"
        "wgr96I24&a+5c%}4F#CT;+U+DB;36=m(W2GQ}Ca<J<_;P62J&~V%ruY!I~@9XLx~>h||2Rt8mVoSwG&zlvK`;9lii=_zdyP9_9=xu{k(psmpp!6PSY&HlU7b"
        "vZm?Sw5qx=>>JQ@^8L&fkMhF!vZf!-_G@l$%nlm4vi>tm_E&D`b*1jT4>ydL8&V{o;w%Y*!_cv@!>v{apD5U;6{zWBk%HAoyK-HGFERW~@ezEvN%rISOu0^@"
        "2C>aCjupW6#=-IA5CcWH+@VzTtg`3QY$TBEuv?BISgt86jnlKUACGQtw6GA7`UN4~flZbm-g9*XuZvO;@X}2~LZt@E?U`Nl4YeY~?*Ib^(l!1jh4L>0450yr"
        "`|kq`1zpwILF^w4GC@H7L!kJZ6VCkPPbbts<MpjqzXgh<5ZO+ZyCKH*y=ff8%pX8&7+xtzQ>n_*B#dMCa)kK)|JC$_&0a%_g$zW^fun&AmXT-X9x$N50}#@a"
        "KrE7el)e)I#zyf|ozY(ic`^>b<jmdhPz?KHJ-0NP=<2i1sdLYnv$j|co%@AMfq;?GYc`KHf^#%e4cP|Bk@EhI2f}~h0S$KTJU0(G0D0u$CDi%2laYVpfgjzH"
        "g!Iks5g44!V2PIabQP00H*x%C+Xn27(0ZJJh?ymFbrm&c#w}n$il_gAtYx8n{y{S=r3Ey3WK<DwoN0cQ@|>8Aqd+l-pPp7s%s~}<nq1-p&)8Hx>tGd5fAxSw"
        "&$C-pnp$k$sG~C)g6W(Ey-{O&9QgH^iQCoPJ$^KW*!!5Y!!rz$R70gvj)2+yIs5>~s1MDA@bnCG$YBhiqEM$f^l>r<#&m19F`83asBAxwOw&XFk?KLZ)YI+W"
        "Yy3odzJ#b8sDr74Eim>X)dwyIwRONyi&^SSq?1=`M1>QcG2_zY5E(NTCHUBjI%JhGbHzCmGZ;VudykhH?R0^J{TK{F5nI!mp_+(V6zoob;_B3vru=Za3ZNVW"
        "2P4;)9qU!deP{BtE=tUy@kLEV!RDM1&OiEwIr@<K^bOg*A2brzSu?3{`yL|1lBQ*^Q*=J<@i99X=5*39-X&n}qc-$5q@Z*!FEJ%Lc<|9R<5hB5`}VlP^wc=g"
        "lRVX9OJ90?n$TT(viS=zOegE!-Z9nkAq6W>`JBy}X6sC|`A+|B$9RUbSyn@g`ndzLvOSCfz|H5N0fox^btJ;iuVFURFxxXFll~t0+;@XBr6I4nJR~)3yb&DD"
        "b)GU*p>|T6%v!B=b^bi3SWWA8C=^<^zJq;G?=B05Nmcn_fj;$f_Ee7s^75$L#Ky2p=#xF)Q7#@oY>TqvNpo49GDZGlG9%ky`c1M_rYY5CW0z_%Va`w`cjJ%2"
        "X51wo6v5*%JsrrV)%cOm(DJkx(nglDJ&4Q6i~uHt;<!yK^<mVCnt>K#LPC@a!DMOiPBybKAt7kQ>WRvs*IUAj^G@z_;@Af%I>l<I4uNUVt0X7LoI7GkJLD`k"
        "ZSa4d)H&lHItRCVCXPtK5;S~;kwcZR(fS-n3Y*hMtDvS!><At64xjnV;t$jTamXT`gRJaXvAZV%JqHtr@bAjP9(%-&DL^ex&Di>!FBpjZ@8=6NZae1-;`jLi"
        "cK>aaGM(V0Z`i<#nBg=*1s%amW7?iJTgsy|o{{lk4ZeptO3`GKP%p$NFA;l6B~rO9aX+G3xkzXPn&WFz9u+OIdfCh|b$I6OqoZ~1_z<qmT=Bo1J!kp<$Ft|Z"
        "Qt|K8_Z?X5OI+nKSI=<EG3$<py<_d{GorE~Qq-(~)9d64F|sIE_>Pi#`arV#KMN9DDg"
    ),
)
LIST_OF_TURN = rt.List(0, Turn(np.full((12,), 0, np.int8), np.full((12,), 0, np.int8)))
WORD_LETTERS = rt.table(
    "bool",
    (129, 26),
    (
        "c-n=RiB<wJ3`KkY|ECqiY2Fg$a6p(gWb(Gk;XDt%|E7K5dHGy<Jx@OF9?r2n?;W%~jNN+ac|-U9bdW1=5o!l{FQ2uPO79ws25iqPmd!A~k2|zEamGCHE^@q#"
        "65cwqUFszJ926j;@F>PzPPuXEFRH!gU2agug$yIuhIVD}a{=$1dtIaP?4b{p+YL%#u>aZwRen<H5KAjH6;_3K^3m9c4{6{R=#U~1s-YmqlG5k@JcwblQQS1e"
        "?H7s`ls{BRQ$&JhRU)m+Po<p33GXu{b+wy|Ok%rOZ5}xH0yE`Kps9<fYGA1*6f>7owYZQeCH$rADU4@nYT^Iwiq(;5(WP(*+Bs#BS&O=ijPSO_ld-@n5^?Z>"
        "t%K9;EM-I=pHYgc@85bX+6sCNt=sC^F3m^A6}6P2q2L>NzF0!#YNg#8YnakQEq%0DVpwBW7i$noGQrmFbvOPxDaFZwVo%NI=M*^W5pIthMd}v?I>8IQQGQXf"
        "Kfa6jz)i+ckdqcY)TVuQ`p}Op8CGltSQ2xxq<BF+CN&We5kZ@QpC%H-mZYJg;t8BcW7aY({{|es0F{gah5"
    ),
)


# ------------------------------------------------------------------------------------------------ functions


def common(x, y):
    """size(x.letters & y.letters)"""
    return rt.at(COMMON, x, y)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    w = action - 0
    n = common(w, s.secret)
    s = rt.fault(s, on & (n > 5), 2)
    s = rt.fault(s, on & (s.turns.size >= 12), 5)
    s = rt.push_at(s, on, "turns", Turn(word=w, common=n))
    s = rt.put(s, on, "reward", (0,), np.float32(-1.0))
    if_1 = w == s.secret
    on_2 = on & if_1
    s = rt.put(s, on_2, "reward", (0,), np.float32(0.0))
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(s, on, "secret", (), ch.pick(1, rt.subset(129, rt.each(rt.span(129), lambda w: w))))
    return s


def may_guess(s, me, w):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda w: may_guess(s, me, w), 129).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # no guess is left
    if_1 = s.turns.size == 12
    on_2 = on & if_1
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # last
    parts.append(
        rt.observed(
            rt.array(
                lambda x: rt.select(
                    s.turns.size > 0, rt.at(rt.at(WORD_LETTERS, rt.last(s.turns, None).value.word), x), rt.FALSE
                ),
                26,
            )
        )
    )
    # score
    parts.append(
        rt.observed(
            rt.over(
                rt.cast(rt.select(s.turns.size > 0, rt.last(s.turns, None).value.common, 0), jnp.float32)
                - np.float32(0.0),
                np.float32(5.0) - np.float32(0.0),
            )
        )
    )
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        secret=rt.i32(state.secret),
        turns=rt.List(rt.i32(state.turns.size), Turn(rt.i32(state.turns.data.word), rt.i32(state.turns.data.common))),
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
        secret=rt.narrow(s.secret, jnp.uint8),
        turns=rt.List(
            rt.narrow(s.turns.size, jnp.uint8),
            Turn(rt.narrow(s.turns.data.word, jnp.uint8), rt.narrow(s.turns.data.common, jnp.uint8)),
        ),
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
        secret=rt.as_arrays(0),
        turns=rt.as_arrays(rt.List(0, rt.full((12,), Turn(0, 0)))),
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
    if "turns" not in given:
        s = s._replace(turns=rt.as_arrays(rt.wide(LIST_OF_TURN)))
    if not set(given) & POSITION:
        s = set_up(s, on, ch)
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
    s, on = act(s, on, me, action)
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
    if "secret" in values:
        out["secret"] = rt.i32(state.secret)
    if "turns" in values:
        out["turns"] = rt.List(
            rt.i32(state.turns.size), Turn(rt.i32(state.turns.data.word), rt.i32(state.turns.data.common))
        )
    return out


FIELDS = {
    "secret": ("secret", ("int",)),
    "turns": (
        "turns",
        (
            "list",
            12,
            (
                "record",
                Turn,
                (
                    ("word", "word", ("int",)),
                    ("common", "common", ("int",)),
                ),
            ),
        ),
    ),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"secret", "turns", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "jotto"
    version = "f0faaf5b621d"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 27
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
        return plain.to_plain(state, FIELDS, 2, 129, False)

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
