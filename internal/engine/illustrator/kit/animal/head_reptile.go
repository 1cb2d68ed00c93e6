package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// profile draws a head seen from the side, looking to the right, from its whole outline.
func (h *head) profile(outline string, inside ...kit.Node) {
	f := h.fur
	b := h.Path(outline, f.M).Bounds()
	inside = append([]kit.Node{h.printed(b)}, append(inside, h.Shadow(outline, f.DD, b.H()*.24, .42))...)
	h.add("face", h.Form(outline, h.Lin(b.X0, b.Y0, b.X0+b.W()*.6, b.Y1, kit.At(0, f.L), kit.At(.45, f.M), kit.At(1, f.D)), inside...))
	h.form, h.chin = outline, b.Y1
	h.top = kit.Anchor{X: b.X0 + b.W()*.35, Y: b.Y0 + 4, W: b.W() * .4}
}

// smile is the mouth of a reptile: a long line that turns up at its end.
func (h *head) smile(x1, y1, x2, y2 float64) {
	lip := h.fur.DDD
	lift, bend := -5.0, 6.0
	if h.Mood == "angry" || h.Mood == "fierce" || h.Mood == "sad" {
		lift, bend = 5, -3
	}
	h.add("mouth", h.Line(fmtCurve(x1, y1+lift, x1+3, y1+2, x1+10, y1+2)+fmtCurve(x1+10, y1+2, (x1+x2)/2, (y1+y2)/2+bend, x2, y2), lip, 2.5))
	h.lips = kit.Anchor{X: x2, Y: y2}
}

// turtleHead is round and bare, three-quarters to the viewer.
func turtleHead(h *head) {
	b := h.belly
	h.skull("0,-38 15,-36.5 31,-29 41,-12 42,8 35,26 20,37 0,39", h.Path(pen.Sym("0,16 20,14 44,8 40,44 0,46"), h.Lin(-30, 10, 30, 44, b.L, b.M,
		b.D)).Opacity(.85),
		h.Path(pen.Blob(-18, -28, 5, 4, 0, 1), h.fur.D).Opacity(.6), h.Path(pen.Blob(2, -32, 6, 4, 1, 2), h.fur.D).Opacity(.6),
		h.Path(pen.Blob(20, -27, 5, 4, 2, 3), h.fur.D).Opacity(.6))
	h.eyes(18, -5, 8.6, pen.Glossy)
	h.face("nose", h.Both(0, h.Ellipse(3.4, 8, 1.6, 1.3, h.fur.DDD)))
	h.face("mouth", h.wide(18, 15, h.fur.DDD))
	h.blush(13, 27)
	h.lips = kit.Anchor{X: h.turn, Y: 22}
}

// crocodileHead is a long snout with teeth, from the side.
func crocodileHead(h *head) {
	b := h.belly
	tooth := func(x, y, k float64) kit.Node {
		return h.Path(pen.Text(kit.Point{X: x - 4, Y: y, Corner: true}, kit.Point{X: x, Y: y + 8*k, Corner: true}, kit.Point{X: x + 4, Y: y,
			Corner: true}), kit.Hex("#fffaf0"))
	}
	snout := "-38,-16 -22,-34 -4,-36 10,-24 36,-16 72,-12 86,-14 96,-4 95,10 80,18 30,22 0,30 -28,30 -40,12"
	h.profile(snout, h.Path("-44,18 -10,16 12,10 50,9 100,8 100,40 -44,44", h.Lin(0, 8, 0, 30, b.L, b.M, b.D)),
		h.Line("M20 -14q3 4 0 8M34 -12q3 4 0 8M48 -10q3 4 0 7", h.fur.DD.Alpha(.5), 2))
	h.add("teeth", tooth(26, 10, 1), tooth(44, 9, .9), tooth(62, 8.5, 1), tooth(80, 8, .9))
	h.smile(2, 14, 95, 7)
	h.add("nose", h.Ellipse(86, -8, 3, 2.2, h.fur.DDD))
	h.add("brow", h.Flat("-14,-24 -12,-40 4,-46 18,-38 18,-24", h.fur))
	h.eyesProfile(3, -28, 8.4)
	h.chin = 24
}

// lizardHead is short and round, from the side; a chameleon has a crest and a cone around its eye.
func lizardHead(h *head) {
	b := h.belly
	under := func(d string) kit.Node { return h.Path(d, h.Lin(0, 6, 0, 34, b.L, b.M, b.D)) }
	if h.s.look.muzzle == "chameleon" {
		h.profile("-32,-4 -38,-26 -34,-48! -12,-42 16,-32 40,-16 54,0 56,12 44,22 16,28 -14,30 -32,20",
			under("-40,22 0,16 30,14 60,10 50,40 -30,44"), h.Line("M-32 -44L-10 -22M-34 -30L-14 -14", h.fur.DD.Alpha(.4), 2.4))
		t := h.marks
		h.smile(8, 12, 55, 9)
		h.add("eyes", h.Circle(8, -8, 17, h.Ball(8, -8, 17, h.fur.LL, h.fur.M, h.fur.D)), h.Circle(8, -8, 13, kit.None).Stroke(t.M.Alpha(.5), 2))
		h.eyesProfile(10, -8, 8)
		h.chin = 28
		return
	}
	h.profile("-34,-8 -20,-28 2,-34 24,-26 44,-12 56,0 56,12 42,22 12,28 -16,28 -34,16", under("-40,20 0,15 30,12 60,9 50,40 -30,44"))
	h.smile(0, 13, 55, 9)
	h.add("nose", h.Ellipse(48, 0, 1.8, 1.4, h.fur.DDD))
	h.eyesProfile(9, -11, 9)
	h.chin = 26
}

// dinoHead draws the small heads of long-necked, plated and armored dinosaurs.
func dinoHead(h *head) {
	b := h.belly
	outline := "-36,-8 -26,-32 -4,-42 14,-32 32,-22 56,-16 66,0 60,16 38,24 8,28 -20,28 -36,14"
	if h.s.look.muzzle == "armored" {
		s := h.t("spikes")
		h.add("spikes", h.Flat("-30,-20 -50,-34! -34,-2", s), h.Flat("-34,6 -54,16! -26,24", s))
	}
	h.profile(outline, h.Path("-40,20 0,15 30,12 70,9 56,40 -30,44", h.Lin(0, 6, 0, 34, b.L, b.M, b.D)))
	if h.s.look.muzzle == "armored" {
		h.add("brow", h.Flat("-18,-28 -14,-42! -4,-36 6,-44! 12,-32 24,-36! 22,-24 0,-26", h.t("spikes")))
	}
	h.smile(10, 11, 65, 5)
	h.add("nose", h.Ellipse(52, -6, 2.4, 1.8, h.fur.DDD))
	h.eyesProfile(9, -12, 9.4)
	h.blushAt(22, 5)
	h.chin = 26
}

// blushAt warms the one cheek of a profile.
func (h *head) blushAt(x, y float64) {
	if h.Mood == "fierce" || h.Natural || h.Unadorned {
		return
	}
	h.add("cheeks", h.Clip(h.form, h.Blur(2.6, h.Ellipse(x, y, 8, 5.6, kit.Hex("#f08a80"))).Opacity(.5)))
}

// triceratopsHead has a frill and three horns.
func triceratopsHead(h *head) {
	f, m := h.t("frill"), h.marks
	frill := pen.Sym("0,-62 14,-70 26,-60 38,-64 46,-50 58,-48 58,-32 68,-22 62,-8 66,6 54,14 42,28 0,30")
	h.add("frill", h.Solid(frill, f, h.Both(0, h.Ellipse(20, -50, 7, 8, m.M.Alpha(.75)), h.Ellipse(40, -38, 7, 7, m.M.Alpha(.75)),
		h.Ellipse(50, -14, 6, 7, m.M.Alpha(.75))), h.Ellipse(0, -54, 6, 8, m.M.Alpha(.75))))
	h.skull("0,-30 16,-29.5 30,-22 37,-8 36,8 26,20 16,30 8,44 0,46")
	t := h.t("horns")
	h.face("horns", h.Both(0, h.Solid("10,-20 16,-44 34,-62! 34,-40 30,-18 20,-13", t)))
	b := h.belly
	h.face("beak", h.Form(pen.Sym("0,18 10,20 16,30 10,42 0,50"), h.Lin(-14, 18, 14, 50, b.LL, b.M, b.D)))
	h.face("horns", h.Solid("-8,20 -6,6 0,-6! 6,6 8,20 0,24", t))
	h.eyes(21, -1, 8, pen.Glossy)
	h.face("mouth", h.wide(34, 13, h.fur.DDD))
	h.blush(16, 27)
	h.top, h.lips = kit.Anchor{X: 0, Y: -60, W: 60}, kit.Anchor{X: h.turn, Y: 36}
	h.see.W = 76
}

// dragonHead has horns, fins for ears and a snout with nostrils.
func dragonHead(h *head) {
	w, s := h.t("wings"), h.t("spikes")
	h.add("ears", h.Both(0, h.Flat("30,-18 46,-36! 52,-24 66,-24! 60,-10 68,2! 50,2 36,4", w, h.Line("M34 -10L50 -24M36 -8L62 -14M36 -4L58 0",
		w.DD.Alpha(.6), 2))))
	h.horns("12,-36 16,-54 32,-74 44,-76! 36,-62 32,-46 28,-30")
	h.add("spikes", h.Flat("-9,-36 -6,-50! 0,-60! 6,-50! 9,-36", s))
	b := h.belly
	h.skull("0,-42 15,-39.5 30,-32 39,-16 39,0 32,14 32,28 22,40 0,43")
	h.muzzle("belly", "0,6 18,4 30,14 32,28 22,40 0,42", h.Both(0, h.Ellipse(11, 13, 3, 2.4, b.DDD)))
	h.eyes(20, -9, 8.6, pen.Glossy)
	h.face("mouth", h.wide(26, 17, b.DDD))
	if h.Mood == "" && !h.Sleep {
		fang := h.Path("13,30! 19,29! 16.5,36!", kit.Hex("#fffaf0"))
		h.face("teeth", h.Both(0, fang))
	}
	h.blush(14, 32)
	h.lips = kit.Anchor{X: h.turn, Y: 30}
}
