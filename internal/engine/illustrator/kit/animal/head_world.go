package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// wombatHead is broad, with small ears and a large nose.
func wombatHead(h *head) {
	h.ears("ears", "18,-34 24,-50 36,-54 42,-42 38,-28 28,-26", "25,-36 29,-46 35,-48 37,-40 34,-32")
	h.skull("0,-42 15,-40.5 31,-32 41,-15 45,6 42,24 30,36 14,43 0,44")
	h.muzzle("belly", "0,2 14,4 24,16 24,31 12,41 0,42")
	h.eyes(22, -8, 6.6, pen.Glossy)
	h.blush(15, 34)
	h.nose(10, 13, 9, 28, 11)
}

// quokkaHead is round and smiles.
func quokkaHead(h *head) {
	h.roundEars(30, -34, 14, .62)
	h.skull("0,-40 15,-38.5 30,-30 40,-13 42,6 37,24 24,36 12,42 0,43")
	h.muzzle("belly", "0,0 11,3 20,15 21,30 11,40 0,41")
	h.eyes(18, -7, 7.4, pen.Glossy)
	h.blush(14, 30)
	n := h.t("nose")
	h.face("nose", h.Nose(0, 10, 9, 6.6, n))
	h.face("mouth", h.Line("M0 15V20", n.M, 2.2), h.Mouth(0, 21, 13, n.DD, h.t("tongue")))
	h.lips = kit.Anchor{X: h.turn, Y: 26}
	h.face("whiskers", h.Whiskers(0, 18, 17, 20, h.fur.DD.Alpha(.6)))
}

// devilHead is a dark broad head with thin reddish ears.
func devilHead(h *head) {
	h.ears("ears", "14,-30 20,-48 33,-60 43,-52 44,-34 32,-20", "21,-34 25,-46 33,-53 38,-47 37,-34 30,-27")
	h.skull("0,-41 15,-39.5 30,-31 40,-14 43,6 46,18! 40,22! 39,29! 28,37 13,43 0,44")
	f := h.fur
	d := pen.Sym("0,0 11,3 20,15 21,30 11,40 0,41")
	h.face("muzzle", h.Form(d, h.Lin(-20, 0, 20, 41, f.LL, f.L, f.M), h.Shadow(d, f.D, 7, .5)))
	h.eyes(18, -7, 7, pen.Glossy)
	h.blush(14, 30)
	h.panting(6, 30, 6)
	n := h.t("inner")
	h.face("nose", h.Nose(0, 12, 9, 6.6, kit.TonesOf(n.DD)))
	h.face("teeth", h.Both(0, h.Path("6,27! 11,26! 9,35!", kit.White)))
	h.face("mouth", h.wide(26, 14, h.fur.DDD))
	h.face("whiskers", h.Whiskers(0, 20, 18, 22, f.LL.Alpha(.8)))
	h.lips = kit.Anchor{X: h.turn, Y: 30}
}

// servalHead is a small cat's head under very large ears.
func servalHead(h *head) {
	h.ears("ears", "6,-30 14,-56 30,-76 44,-66 46,-36 36,-16 22,-20", "14,-34 20,-54 31,-66 39,-58 39,-36 30,-24")
	h.add("ears", h.Both(0, h.Line("M30 -75Q43 -68 45 -46", h.marks.M, 4)))
	h.skull("0,-40 13,-38.5 27,-30 36,-14 39,5 47,16! 40,20! 41,27! 27,36 12,41 0,42", h.bigCatMarks())
	h.muzzle("belly", "0,8 12,8 20,18 18,32 8,39 0,39")
	h.eyes(17, -4, 8, pen.Glossy)
	h.nose(14, 8, 6, 26, 9.5)
	h.face("whiskers", h.Whiskers(0, 27, 20, 24, h.belly.L))
}

// coatiHead has a long snout that turns up a little; the look "plain" has no mask.
func coatiHead(h *head) {
	h.roundEars(29, -30, 11, .6)
	h.skull("0,-38 14,-36.5 28,-28 36,-12 35,6 25,22 16,36 8,46 0,48")
	b, m := h.belly, h.marks
	if h.s.look.style != "plain" {
		h.face("marks", h.Both(0, h.Path("8,-10 14,-20 26,-20 32,-8 28,6 16,8", h.Lin(8, -20, 30, 6, m.L, m.M, m.D))), h.Both(0, h.Ellipse(19, -21, 6, 3, b.LL), h.Ellipse(28, 2, 4, 5, b.LL)))
	}
	d := pen.Sym("0,-8 6,-4 12,12 15,32 10,45 0,48")
	h.face("muzzle", h.Form(d, h.Lin(-14, -8, 14, 48, b.LL, b.M, b.D), h.Shadow(d, b.DD, 6, .45)))
	h.eyes(19, -7, 7, pen.Glossy)
	h.blush(16, 24)
	n := h.t("nose")
	h.face("nose", h.Nose(0, 39, 8.4, 6.4, n), h.Ellipse(-2.6, 37, 2.4, 1.3, kit.White.Alpha(.5)))
	h.face("mouth", h.Line("M-8 47Q0 53 8 47", n.M, 2))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 48}, 48
}

// lorisHead has very large round eyes: lorises, galagos, tarsiers, kinkajous.
func lorisHead(h *head) {
	if h.s.look.ears == "bat" {
		h.ears("ears", "20,-22 30,-46 48,-60 60,-46 56,-22 40,-8", "30,-24 37,-40 48,-50 53,-42 49,-24 40,-15")
	} else {
		h.roundEars(34, -28, 10, .6)
	}
	h.skull("0,-40 16,-38.5 32,-30 43,-12 43,8 34,26 18,37 0,39", h.Path(pen.Sym("0,8 12,4 26,16 30,40 0,46"), h.Lin(-26, 6, 26, 40, h.belly.LL, h.belly.M, h.belly.D)).Move(h.turn, 0))
	if h.s.look.style != "plain" {
		m := h.marks
		h.face("marks", h.Both(0, h.Path("4,-4 8,-20 20,-25 33,-18 37,-2 30,13 17,16 7,8", h.Lin(4, -24, 34, 14, m.L, m.M, m.D))), h.Path(pen.Sym("0,-40 3,-36 3,0 2,6 0,8"), h.belly.L))
	}
	h.eyes(20, -4, 13, pen.Glossy)
	h.blush(20, 30)
	h.nose(13, 6.4, 5, 23, 9)
}

// tamarinHead wears a long white mustache.
func tamarinHead(h *head) {
	monkeyHead(h)
	t := h.t("mane")
	h.face("mustache", h.Both(0, h.Flat("0,14! 10,13 24,20 36,36 40,58! 32,46 28,54! 22,40 12,28 2,22!", t)), h.Hairs(t.DD, 1.4, .5, [4]float64{-14, 20, -10, 14}, [4]float64{14, 20, 10, 14}))
}

// marmosetHead has white tufts at its ears.
func marmosetHead(h *head) {
	t := h.t("mane")
	h.add("tufts", h.Both(0, h.Flat("28,-26! 46,-48! 48,-34! 64,-38! 58,-22! 72,-14! 58,-8! 66,8! 50,6! 50,18! 34,10!", t)))
	monkeyHead(h)
}

// mandrillHead has blue cheeks beside a red nose, and a golden beard.
func mandrillHead(h *head) {
	h.roundEars(38, -6, 9, .55)
	b, m, red := h.belly, h.marks, h.t("collar")
	h.add("beard", h.Flat(pen.Sym("0,56! 8,48 14,56! 20,44 30,48! 32,36 42,32! 40,10 0,0"), b))
	h.skull("0,-50 14,-46.5 28,-38 38,-18 39,6 33,26 18,41 0,43")
	face := pen.Sym("0,-16 8,-20 22,-19 30,-10 28,4 26,22 20,36 8,42 0,43")
	h.face("face", h.Form(face, h.Lin(-26, -20, 28, 42, h.fur.D, h.fur.DD, h.fur.DDD)))
	h.face("cheeks", h.Both(0, h.Form("7,0 16,-1 24,8 23,22 14,30 8,28", h.Lin(6, 0, 24, 30, m.LL, m.M, m.D), h.Line("M11 3Q16 14 13 27M17 4Q21 14 18 26", m.DD.Alpha(.7), 2))))
	nose := pen.Sym("0,-6 4,-4 5,14 11,22 10,31 0,33")
	h.face("nose", h.Form(nose, h.Lin(-8, -6, 8, 32, red.LL, red.M, red.D)), h.Both(0, h.Ellipse(4.6, 27, 2.2, 2, red.DDD)), h.Line("M-1.600 0V16", kit.White.Alpha(.5), 1.8))
	h.eyes(14, -7, 6, pen.Glossy)
	h.face("mouth", h.wide(37, 12, h.fur.DDD))
	h.lips = kit.Anchor{X: h.turn, Y: 38}
}

// ibexHead has long ridged horns that bend back.
func ibexHead(h *head) {
	t := h.t("horns")
	curve := "8,-38! 10,-66 22,-92 46,-104 64,-94! 46,-86 34,-72 28,-54 25,-34!"
	h.add("horns", h.Both(0, h.Solid(curve, t, h.Line("M6 -50l22 6M8 -62l24 8M13 -75l22 12M21 -87l18 15M33 -97l12 16M46 -102l6 14", t.DD.Alpha(.6), 3))))
	h.ears("ears", "22,-22 42,-26 62,-14 64,-2! 46,-2 25,-10", "34,-18 44,-20 55,-11! 44,-8")
	h.add("beard", h.Flat(pen.Sym("0,38 10,36 8,50! 4,60! 0,64!"), h.marks).Move(h.turn*.7, 0))
	h.skull("0,-44 12,-42.5 25,-34 32,-18 31,2 24,20 21,36 12,45 0,47", h.Path(pen.Sym("0,-46 5,-44 8,-10 6,16 0,18"), h.fur.D).Opacity(.6))
	h.muzzle("belly", "0,20 11,22 20,32 17,43 6,49 0,49")
	h.eyes(19, -8, 7.2, pen.Glossy)
	h.nose(28, 7, 5.4, 38, 8)
	h.chin = 46
}

// shrewHead is a mouse's with a long pointed snout.
func shrewHead(h *head) {
	h.roundEars(30, -24, 12, .6)
	h.skull("0,-33 14,-31.5 27,-23 33,-8 30,8 20,24 10,38 0,42")
	h.eyes(15, -6, 5.4, pen.Glossy)
	h.blush(10, 22)
	n := h.t("nose")
	h.face("nose", h.Circle(0, 36, 5.6, h.Ball(0, 36, 6, n.LL, n.M, n.D)))
	h.face("mouth", h.Line("M-7 42Q0 47 7 42", h.fur.DDD, 1.8))
	h.face("whiskers", h.Whiskers(0, 32, 12, 24, h.fur.DDD.Alpha(.75)))
	h.lips = kit.Anchor{X: h.turn, Y: 43}
}

// echidnaHead is a small face with a tube of a snout.
func echidnaHead(h *head) {
	s := h.t("spikes")
	h.add("spines", h.Flat(pen.Sym("0,-58! 6,-44! 16,-58! 19,-42! 31,-52! 31,-36! 45,-42! 41,-24! 54,-24! 45,-10! 54,0! 42,6! 40,18 0,20"), s), h.Both(0, h.Line("M8 -36L11 -46M20 -32L25 -42M30 -24L38 -32M36 -13L46 -18", s.DD.Alpha(.6), 2.2)))
	b := h.belly
	d := pen.Sym("0,-26 12,-27 26,-16 30,0 22,14 12,22 8,44 4,50 0,51")
	h.add("face", h.Form(d, h.Lin(-30, -30, 26, 44, b.LL, b.M, b.D), h.Shadow(d, b.DD, 10, .4)))
	h.form, h.see.W, h.chin, h.top = d, 64, 50, kit.Anchor{Y: -52, W: 60}
	h.eyes(14, -5, 5.8, pen.Glossy)
	h.blush(8, 20)
	h.face("nose", h.Ellipse(0, 46, 4.6, 3.8, h.t("nose").M), h.Ellipse(-1.400, 45, 1.5, .9, kit.White.Alpha(.6)))
	h.lips = kit.Anchor{X: h.turn, Y: 50}
}

// foldHead is a cat's with its ears folded forward.
func foldHead(h *head) {
	h.skull("0,-41 16,-39.5 32,-30 44,-12 48,8 51,17! 45,21! 44,28! 31,36 16,40 0,41", h.catMarks())
	h.ears("ears", "10,-38 26,-42 42,-32 46,-18! 34,-20 20,-27", "")
	h.muzzle("belly", "0,8 12,10 22,20 17,31 0,35")
	h.eyes(20, 0, 10, pen.Slit)
	h.blush(17, 33)
	h.nose(16, 5.6, 4.4, 23, 9.5)
	h.face("whiskers", h.Whiskers(0, 21, 24, 26, kit.White.Alpha(.92)))
}

// jackalopeHead is a hare's with a deer's antlers.
func jackalopeHead(h *head) {
	t := h.t("horns")
	h.add("horns", h.Both(0, h.Solid("18,-30! 26,-52 40,-64 40,-84! 47,-70 56,-82! 54,-64 68,-70! 56,-54 44,-48 32,-28!", t)))
	bunnyHead(h)
}

// kitsuneHead is a fox's with red markings of a shrine mask.
func kitsuneHead(h *head) {
	foxHead(h)
	m := h.marks
	h.face("markings", h.Path(pen.Sym("0,-34! 4,-26 3,-16 0,-12!"), m.M), h.Both(0, h.Path("8,-30! 14,-24 14,-16! 9,-20", m.M), h.Line("M30 10L44 8M30 16L42 18", m.M, 2.8)))
}
