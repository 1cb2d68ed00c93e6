package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// roundEars draws round ears of radius r at both sides.
func (h *head) roundEars(x, y, r, inner float64) {
	e, in := h.t("ears"), h.t("inner")
	h.add("ears", h.Both(0, h.Circle(x, y, r, h.Ball(x, y, r, e.L, e.M, e.D)), h.Circle(x-r*.05, y+r*.14, r*inner, h.Lin(0, y-r*.5, 0, y+r*.7,
		in.D, in.M))))
}

// bigCatHead draws tigers, leopards and cheetahs.
func bigCatHead(h *head) {
	if h.s.look.style == "lynx" {
		h.ears("ears", "12,-30 22,-46 36,-56 44,-76! 46,-54 42,-26 28,-22", "22,-33 28,-42 37,-50 39,-34 32,-27")
		h.add("ears", h.Both(0, h.Path("36,-57 44,-78! 46,-54", h.marks.M)))
	} else {
		h.roundEars(31, -33, 13, .6)
	}
	h.skull("0,-41 14,-39.5 29,-31 39,-14 42,7 51,18! 43,22! 44,30! 29,38 12,42 0,42", h.bigCatMarks())
	h.muzzle("belly", "0,8 13,8 24,19 21,33 8,40 0,40")
	h.spot(17, -17, 7, 4, h.belly.L, .9)
	h.eyes(18, -4, 7.8, pen.Glossy)
	h.blush(16, 30)
	h.nose(13, 10, 7, 26, 10.5)
	h.face("face", h.Both(0, h.Circle(12, 25, 1.2, h.fur.DDD), h.Circle(15.5, 28.5, 1.2, h.fur.DDD)))
	h.face("whiskers", h.Whiskers(0, 27, 22, 26, h.belly.L))
}

func (h *head) bigCatMarks() kit.Node {
	m, b := h.marks, h.belly
	switch h.s.look.style {
	case "lynx":
		return h.Both(0, h.Path("22,8 40,4 60,8 52,40 24,44 26,26", h.Lin(20, 5, 50, 40, b.LL, b.M)), h.Line("M34 12L50 18M34 22L48 28", m.M, 2.6), h.Line("M6 -36L4 -24M16 -34L12 -24", m.M, 3))
	case "leopard":
		var nodes []kit.Node
		for i, p := range [][2]float64{{-14, -30}, {0, -34}, {14, -30}, {-24, -20}, {26, -20}, {-34, -2}, {36, -2}, {-8, -22}, {8, -22},
			{-38, 12}, {40, 12}} {
			nodes = append(nodes, h.Path(pen.Blob(p[0], p[1], 3, 2.6, float64(i), i), m.M))
		}
		return kit.Of(nodes...)
	case "cheetah":
		var nodes []kit.Node
		for i, p := range [][2]float64{{-14, -30}, {0, -33}, {14, -30}, {-25, -19}, {26, -19}, {-36, 0}, {38, 0}, {-7, -24}, {8, -24}} {
			nodes = append(nodes, h.Path(pen.Blob(p[0], p[1], 2.2, 2, float64(i), i), m.M))
		}
		tear := h.Line("M12 -2Q7 8 12 20M-12 -2Q-7 8 -12 20", m.M, 3.6).Move(h.turn, 0)
		return kit.Of(append(nodes, tear)...)
	}
	cheeks := h.Both(0, h.Path("20,10 38,4 58,10 52,40 24,44 26,26", h.Lin(20, 5, 50, 40, b.LL, b.M)))
	stripes := h.Both(0, h.Path("0,-46! 6,-44! 3,-26! 0,-24!", m.M), h.Path("9,-44! 17,-42! 12,-28!", m.M), h.Path("52,-6! 34,-2! 52,2!", m.M),
		h.Path("56,8! 36,9! 54,15!", m.M), h.Path("54,20! 38,20! 50,27!", m.M))
	return kit.Of(cheeks, stripes)
}

// koalaHead has wide fluffy ears and a tall nose.
func koalaHead(h *head) {
	e, in := h.t("ears"), h.t("inner")
	h.add("ears", h.Both(0, h.Flat("24,-30 34,-50! 42,-44! 52,-52! 56,-40! 68,-38! 64,-26! 72,-14! 60,-8! 54,4! 40,-2 28,-10", e),
		h.Flat("34,-28 42,-38! 48,-33! 54,-37! 56,-27! 60,-20! 52,-14! 48,-8! 38,-12", in)))
	h.skull("0,-42 16,-40.5 32,-33 43,-14 45,8 38,27 20,38 0,40")
	h.eyes(21, -4, 7, pen.Glossy)
	h.blush(15, 30)
	n := h.t("nose")
	d := pen.Sym("0,-10 8,-8 11,4 10,15 0,19")
	h.face("mouth", h.Mouth(0, 25, 8, n.M, h.t("tongue")))
	h.face("nose", h.Form(d, h.Ball(0, 4, 12, n.LL, n.M, n.D), h.Shadow(d, n.DD, 5, .5)), h.Ellipse(-h.Side()*4, -3, 3, 4.4, kit.White.Alpha(.45)))
	h.lips = kit.Anchor{X: h.turn, Y: 26}
}

// raccoonHead draws raccoons and red pandas, whose faces differ in their masks.
func raccoonHead(h *head) {
	h.ears("ears", "10,-30 24,-48 42,-50 50,-36 44,-14 28,-16", "22,-32 30,-42 40,-42 43,-33 38,-21 30,-22")
	b, m := h.belly, h.marks
	var face kit.Node
	if h.s.name == "badger" {
		face = kit.Of(h.Path(pen.Sym("0,-44 40,-44 66,0 56,44 0,48"), h.Lin(-30, -40, 40, 44, b.LL, b.M)), h.Both(0, h.Path("12,-46 30,-44 32,-18 28,6 18,22 10,26 10,4 8,-20", h.Lin(8, -40, 32, 20, m.L, m.M))))
	} else if h.s.look.style == "dark legs" {
		face = kit.Of(h.Both(0, h.Path("18,4 34,-4 50,4 58,18 48,32 28,34 22,20", h.Lin(10, 0, 50, 34, b.LL, b.M)),
			h.Path("10,-24 20,-28 28,-22 24,-16 12,-17", b.M), h.Path("12,2 20,4 28,20 26,36 16,38 18,20", m.M)))
	} else {
		face = kit.Of(h.Both(0, h.Path("2,-18 18,-24 38,-18 56,-2 52,6 30,4 6,-2", b.M), h.Path("24,16 40,14 60,14 50,36 26,40", b.M),
			h.Path("4,-6 16,-14 32,-13 46,-4 58,10 40,16 24,14 10,6", h.Lin(4, -14, 50, 16, m.L, m.M))), h.Path(pen.Sym("0,-40 4,-20 6,6 0,10"),
			m.M).Opacity(.75))
	}
	h.skull("0,-40 14,-38.5 29,-30 40,-14 45,2 58,13! 50,19! 53,26! 36,32 18,38 0,40", face.Move(h.turn, 0))
	h.muzzle("belly", "0,7 11,9 18,20 16,31 7,36 0,36")
	h.eyes(19, -3, 7.2, pen.Glossy)
	h.nose(14, 8.6, 6.2, 25, 9)
	h.face("whiskers", h.Whiskers(0, 24, 19, 22, b.L))
}

// slothHead has a pale face with dark stripes through the eyes, and a smile.
func slothHead(h *head) {
	h.skull("0,-42 16,-40.5 33,-32 43,-13 45,8 38,28 20,39 0,42")
	b, m := h.belly, h.marks
	d := pen.Sym("0,-26 14,-28 29,-20 36,-2 32,20 18,34 0,36")
	h.face("muzzle", h.Form(d, h.Lin(-30, -26, 30, 36, b.LL, b.M, b.D), h.Both(0, h.Path("8,-8 20,-10 34,0 44,12 36,16 24,6 12,2", m.M)),
		h.Shadow(d, b.DD, 8, .4)))
	h.eyes(17, -3, 6.6, pen.Glossy)
	n := h.t("nose")
	h.face("nose", h.Nose(0, 8, 9.5, 6, n))
	h.face("mouth", h.wide(19, 13, n.M))
	h.blush(16, 26)
	h.add("fur", h.Hairs(h.fur.D, 2.4, .6, [4]float64{-8, -40, -6, 12}, [4]float64{0, -42, 1, 13}, [4]float64{8, -40, 6, 12}))
	h.lips = kit.Anchor{X: h.turn, Y: 22}
}

// wide is a broad smile, for faces whose mouth does not hang under the nose.
func (h *head) wide(y, w float64, lip kit.Color) kit.Node {
	if h.Mood != "" || h.Sleep {
		return h.Mouth(0, y, w*.75, lip, h.t("tongue"))
	}
	return h.Line(fmtCurve(-w, y-2, 0, y+w*.75, w, y-2), lip, 2.4)
}

// monkeyHead draws monkeys; a gorilla has a heavy brow.
func monkeyHead(h *head) {
	if h.s.look.muzzle == "gorilla" {
		gorillaHead(h)
		return
	}
	h.roundEars(43, -4, 15, .62)
	h.skull("0,-44 15,-41.5 31,-34 41,-16 42,8 33,30 16,40 0,42")
	b := h.belly
	d := pen.Sym("0,-18 6,-24 18,-26 29,-17 30,-2 24,8 32,20 28,34 12,42 0,43")
	h.face("muzzle", h.Form(d, h.Lin(-26, -24, 28, 42, b.L, b.M, b.D), h.Shadow(d, b.DD, 8, .4)))
	h.eyes(14, -8, 7.2, pen.Glossy)
	n := h.t("nose")
	h.face("nose", h.Ellipse(-3.4, 10, 2.2, 1.7, n.M), h.Ellipse(3.4, 10, 2.2, 1.7, n.M))
	h.face("mouth", h.wide(22, 14, n.M))
	h.blush(15, 20)
	h.add("hair", h.Flat("-8,-42 -4,-52! 1,-47! 6,-54! 8,-46! 14,-50! 10,-40", h.fur))
	h.lips = kit.Anchor{X: h.turn, Y: 26}
}

func gorillaHead(h *head) {
	h.roundEars(40, -2, 9, .55)
	h.skull("0,-52 14,-47.5 28,-38 38,-18 40,6 36,28 20,42 0,44")
	b := h.belly
	d := pen.Sym("0,-14 8,-20 22,-19 31,-10 29,2 26,8 34,22 28,36 12,42 0,43")
	h.face("muzzle", h.Form(d, h.Lin(-26, -20, 28, 42, b.LL, b.M, b.D), h.Shadow(d, b.DD, 8, .5),
		h.Blur(2, h.Path(pen.Sym("0,-12 16,-18 30,-10 16,-10 0,-6"), b.L)).Opacity(.7)))
	h.eyes(14, -4, 6.2, pen.Glossy)
	n := h.t("nose")
	h.face("nose", h.Path(pen.Sym("0,6 6,6 12,12 10,18 4,16 0,18"), n.M), h.Both(0, h.Ellipse(5.4, 13, 2.8, 2, n.DDD)), h.Ellipse(-4, 8.6, 3, 1.4,
		kit.White.Alpha(.3)))
	h.face("mouth", h.wide(27, 14, n.DD))
	h.lips = kit.Anchor{X: h.turn, Y: 30}
	h.add("fur", h.Hairs(h.fur.LL, 2.2, .5, [4]float64{-6, -46, -3, 10}, [4]float64{0, -48, 0, 11}, [4]float64{6, -46, 3, 10}))
}

// elephantHead faces the viewer with its ears spread and its trunk hanging; a mammoth wears a cap of hair.
func elephantHead(h *head) {
	h.ears("ears", "20,-34 44,-50 70,-40 78,-12 68,18 50,30 38,16 28,6", "32,-26 48,-38 64,-31 69,-10 60,10 50,17 42,8 34,0")
	f := h.fur
	trunk := "-15,2 -14,26 -10,46 0,62 16,68 30,64 36,54 30,48! 26,54 18,54 13,46 13,26 16,2"
	spraying := h.pose == "spraying"
	if spraying || h.pose == "trunk up" {
		trunk = "-15,2 -14,26 -4,47 20,57 50,52 74,33 88,2 91,-40! 74,-42! 71,-4 60,18 44,32 24,35 13,22 14,2"
	}
	h.skull("0,-46 16,-43.5 30,-34 37,-16 36,6 28,22 14,28 0,30")
	tusk := h.t("horns")
	h.face("horns", h.Solid("12,18! 24,16! 28,32 38,42! 22,42 13,32", tusk), h.Solid("-12,18! -24,16! -28,32 -38,42! -22,42 -13,32", tusk))
	folds := ""
	for i := range 5 {
		y := 14 + float64(i)*8
		folds += fmtCurve(-11+float64(i)*.8, y, 0, y+4, 11-float64(i)*.3, y-1)
	}
	h.face("trunk", h.Form(trunk, h.Lin(-16, 0, 22, 60, kit.At(0, f.L), kit.At(.5, f.M), kit.At(1, f.D)), h.Shadow(trunk, f.DD, 9, .45),
		h.Line(folds, f.DD.Alpha(.45), 2)))
	if spraying {
		h.face("water", h.jet(83, -44))
	}
	h.eyes(21, -7, 8, pen.Glossy)
	h.face("eyes", h.lash(-21, -7, 8, -1), h.lash(21, -7, 7.8, 1))
	h.blush(10, 27)
	h.lips = kit.Anchor{X: h.turn + 33, Y: 50} // the tip of the trunk, with which they eat and hold
	if h.pose == "spraying" || h.pose == "trunk up" {
		h.lips = kit.Anchor{X: h.turn + 83, Y: -40}
	}
	h.chin = 34
	if h.s.look.style == "woolly" {
		m := h.t("mane")
		h.add("mane", h.Flat("-34,-20! -38,-44 -16,-60 0,-62 16,-60 38,-44 34,-20! 28,-30! 20,-18! 14,-32! 6,-20! 0,-33! -8,-20! -14,-32! -22,-18! -28,-30!", m,
			h.Hairs(m.LL, 2, .5, [4]float64{-12, -56, -8, 18}, [4]float64{0, -58, 0, 18}, [4]float64{12, -56, 8, 18})))
		h.top.Y = -60
	}
}

// jet is water that rises from x, y and falls to both sides in drops.
func (h *head) jet(x, y float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#3fa9ee"))
	var n []kit.Node
	for i, to := range [][3]float64{{-24, -6, -46}, {-4, -24, -50}, {20, -32, -56}, {46, -22, -58}, {70, 4, -54}} {
		n = append(n, h.Line(fmtCurve(x, y, x+to[0]*.5, y+to[2], x+to[0], y+to[1]), []kit.Color{t.M, t.L, t.LL, t.L, t.M}[i], 6.5),
			h.Ellipse(x+to[0]*1.06, y+to[1]+9, 4.6, 6, kit.Rad(x+to[0], y+to[1]+6, 7, t.LL, t.M)))
	}
	return kit.Of(n...)
}

// rhinoHead has a long face with two horns.
func rhinoHead(h *head) {
	h.ears("ears", "18,-34 22,-54 34,-62 42,-50 38,-32 28,-26", "26,-36 28,-48 34,-53 37,-46 34,-34 30,-31")
	h.skull("0,-42 14,-40.5 28,-32 34,-12 32,8 36,24 32,40 16,50 0,52", h.Line("M-20 2Q-14 8 -20 14M24 2Q18 8 24 14", h.fur.DD.Alpha(.5), 2))
	b := h.belly
	h.muzzle("belly", "0,18 20,18 32,28 32,42 18,51 0,52", h.Both(0, h.Ellipse(15, 32, 3.6, 4.4, b.DDD)))
	h.face("mouth", h.wide(42, 13, b.DDD))
	t := h.t("horns")
	h.eyes(20, -8, 6.4, pen.Glossy)
	h.face("horns", h.Solid("-12,22 -8,0 -2,-22 4,-38! 8,-20 12,2 13,22 0,27", t), h.Solid("-7,-14 -4,-24 0,-36! 6,-24 8,-14 0,-11", t).Move(0,
		-4).Scale(.9, .9, 0, -14))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 44}, 50
}

// hippoHead is mostly muzzle.
func hippoHead(h *head) {
	h.roundEars(27, -38, 9, .55)
	h.skull("0,-40 14,-38.5 27,-31 32,-16 30,0 40,14 42,32 30,44 0,48")
	b := h.belly
	h.muzzle("belly", "0,4 18,2 38,10 46,26 40,42 20,50 0,50", h.Both(0, h.Ellipse(17, 14, 4.6, 3.4, b.DDD)))
	h.eyes(17, -17, 6.8, pen.Glossy)
	h.face("mouth", h.wide(33, 25, b.DDD), h.teeth(20, 36, 7))
	h.blush(28, 30)
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 36}, 48
}

// teeth are two square teeth, x to each side.
func (h *head) teeth(x, y, w float64) kit.Node {
	if h.Sleep {
		return kit.Node{}
	}
	return h.Both(0, h.Rect(x-w/2, y, w, w*1.1, 1.6, kit.Lin(0, y, 0, y+w, kit.White, kit.Hex("#eadfce"))))
}
