package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// moleHead has no ears to see, tiny eyes and a long bare snout.
func moleHead(h *head) {
	h.skull("0,-38 16,-36.5 32,-28 41,-10 40,10 30,28 14,38 0,40")
	h.eyes(19, -8, 4.6, pen.Glossy)
	n := h.t("nose")
	d := pen.Sym("0,0 9,2 15,12 16,22 10,31 0,33")
	h.face("nose", h.Form(d, h.Lin(-14, 0, 14, 33, n.LL, n.M, n.D), h.Shadow(d, n.DD, 7, .45), h.Line("M-9 8Q0 12 9 8M-11 15Q0 19 11 15", n.D.Alpha(.6), 1.8), h.Both(0, h.Ellipse(4.6, 26, 2, 2.6, n.DDD))), h.Ellipse(-h.Side()*5, 10, 3, 4.6, kit.White.Alpha(.4)))
	h.face("mouth", h.Mouth(0, 35, 7, h.fur.DDD, h.t("tongue")))
	h.face("whiskers", h.Whiskers(0, 20, 18, 20, h.fur.LL.Alpha(.8)))
	h.blush(12, 28)
	h.lips = kit.Anchor{X: h.turn, Y: 36}
}

// opossumHead is a pale pointed face with bare dark ears.
func opossumHead(h *head) {
	h.roundEars(33, -30, 17, .62)
	b := h.belly
	h.skull("0,-38 14,-36.5 29,-28 39,-12 45,6 52,15! 44,18! 45,25! 30,32 14,40 0,42", h.Path(pen.Sym("0,-34 10,-26 24,-24 42,-8 58,10 46,34 14,46 0,46"), h.Lin(-36, -30, 30, 42, b.LL, b.M, b.D)), h.Both(0, h.Blur(2, h.Path("8,-16 18,-20 29,-10 30,4 20,10 10,2", h.marks.M)).Opacity(.75)))
	h.muzzle("belly", "0,6 9,9 15,20 15,32 8,39 0,40")
	h.eyes(18, -5, 7.2, pen.Glossy)
	h.blush(17, 30)
	h.nose(18, 8.4, 6.4, 29, 9)
	h.face("whiskers", h.Whiskers(0, 25, 16, 26, h.marks.D.Alpha(.6)))
}

// wolverineHead is dark with a pale brow.
func wolverineHead(h *head) {
	h.roundEars(33, -32, 12, .55)
	b, m := h.belly, h.marks
	brow := h.Both(0, h.Path("10,-34 26,-34 42,-20 50,0 44,4 36,-12 24,-22 10,-24", h.Lin(8, -34, 48, 0, b.L, b.M, b.D)))
	face := h.Path(pen.Sym("0,-20 14,-22 30,-10 34,10 28,28 16,44 0,46"), h.Lin(-30, -20, 30, 44, m.L, m.M, m.D))
	h.skull("0,-40 16,-38.5 32,-30 42,-13 48,6 54,14! 46,19! 48,26! 34,34 16,41 0,43", brow, h.Blur(2, face).Move(h.turn, 0).Opacity(.9))
	h.muzzle("marks", "0,6 13,7 21,18 19,31 9,39 0,39")
	h.eyes(19, -5, 6.8, pen.Glossy)
	h.nose(12, 10.4, 7.4, 26, 11)
	if h.Mood == "" && !h.Sleep {
		h.face("teeth", h.Both(0, h.Path("6,27! 10,27! 8,33!", kit.Hex("#fffaf0"))))
	}
}

// lemurHead is white with dark rings around wide orange eyes.
func lemurHead(h *head) {
	h.ears("ears", "18,-28 28,-46 42,-54! 50,-42 48,-22 32,-10", "27,-28 33,-40 41,-46 44,-36 41,-24 32,-18")
	b, m := h.belly, h.marks
	face := kit.Of(h.Path(pen.Sym("0,-28 12,-31 30,-24 44,-6 44,16 30,34 0,46"), h.Lin(-36, -30, 34, 40, b.LL, b.M, b.D)), h.Both(0, h.Path("6,-6 12,-18 24,-20 33,-10 32,6 22,14 10,8", m.M)))
	h.skull("0,-42 15,-40.5 31,-32 41,-14 43,6 48,14! 42,19! 42,26! 30,36 14,42 0,43", face.Move(h.turn, 0))
	h.muzzle("marks", "0,6 8,7 14,18 15,29 8,37 0,38")
	h.eyes(19, -4, 9, pen.Glossy)
	h.face("mouth", h.Mouth(0, 29, 8, m.LL, h.t("tongue")))
	n := h.t("nose")
	h.face("nose", h.Nose(0, 14, 7.6, 5.8, n))
	h.lips = kit.Anchor{X: h.turn, Y: 30}
}

// warthogHead is long and flat, with tusks that curve up, warts and a mane.
func warthogHead(h *head) {
	h.ears("ears", "20,-34 34,-52 50,-56! 56,-44 48,-28 32,-22", "28,-34 37,-46 48,-50! 49,-42 42,-30")
	m := h.t("mane")
	h.skull("0,-44 14,-42.5 28,-34 36,-16 36,2 42,14 38,28 22,42 0,45")
	h.add("mane", h.Flat("-20,-36! -18,-54! -10,-48! -6,-62! 1,-50! 8,-61! 11,-47! 19,-52! 20,-35! 8,-30! 0,-34! -8,-30!", m))
	f := h.fur
	h.face("face", h.Both(0, h.Circle(33, 8, 6.4, h.Ball(33, 8, 7, f.LL, f.M, f.DD)), h.Circle(28, -20, 3.6, h.Ball(28, -20, 4, f.L, f.M, f.DD))))
	h.eyes(17, -10, 6.6, pen.Glossy)
	b, t := h.belly, h.t("horns")
	h.face("mouth", h.Mouth(0, 38, 10, b.DDD, h.t("tongue")))
	h.face("tusks", h.Both(0, h.Solid("16,32! 26,36 38,32 46,20 49,6! 54,22 50,38 36,46 20,44 13,40!", t), h.Solid("18,28! 26,28 32,22 34,14! 38,24 34,34 24,37 17,35!", t)))
	d := kit.Oval(0, 24, 21, 14)
	h.face("nose", h.Form(d, h.Lin(-18, 10, 18, 38, b.L, b.M, b.D), h.Shadow(d, b.DD, 6, .5)), h.Both(0, h.Ellipse(8, 25, 4, 5, b.DDD)), h.Ellipse(-h.Side()*8, 15, 6, 2, kit.White.Alpha(.3)))
	h.lips = kit.Anchor{X: h.turn, Y: 40}
}

// tapirHead has a short trunk over its mouth.
func tapirHead(h *head) {
	h.roundEars(31, -38, 11, .66)
	h.skull("0,-42 14,-40.5 28,-33 37,-15 36,6 28,24 14,34 0,36")
	h.eyes(20, -8, 6.8, pen.Glossy)
	f, n := h.t("belly"), h.t("nose")
	h.face("mouth", h.Both(0, h.Line("M9 35Q17 37 22 30", n.M, 2.4)))
	d := "-14,-4 0,-8 14,-4 17,18 16,36 20,48 12,56 -2,57 -14,51 -18,38 -17,18"
	h.face("trunk", h.Form(d, h.Lin(-17, 0, 17, 50, kit.At(0, f.L), kit.At(.5, f.M), kit.At(1, f.D)), h.Shadow(d, f.DD, 9, .5), h.Line("M-12 18Q0 23 12 18M-12 28Q0 33 13 28M-11 38Q0 43 13 38", f.DD.Alpha(.6), 2)), h.Both(0, h.Ellipse(6, 51, 3, 2.4, n.DDD)), h.Ellipse(-7, 8, 4, 9, kit.White.Alpha(.14)))
	h.blush(10, 30)
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 38}, 40
}

// porcupineHead is a brown face under a crest of long quills.
func porcupineHead(h *head) {
	s, m := h.t("spikes"), h.marks
	for i := range 13 {
		a := -150 + 120*float64(i)/12
		sin, cos := math.Sincos(a * math.Pi / 180)
		l := 68 + 8*float64(i%2)
		x0, y0, x1, y1 := 22*cos, -10+22*sin, l*cos, -6+l*sin
		h.add("spines", h.Path(pen.Text(kit.Point{X: x0 - 5*sin, Y: y0 + 5*cos, Corner: true}, kit.Point{X: x1, Y: y1, Corner: true}, kit.Point{X: x0 + 5*sin, Y: y0 - 5*cos, Corner: true}), h.Lin(x0, y0, x1, y1, kit.At(0, m.M), kit.At(.4, m.M), kit.At(.5, s.M), kit.At(.78, s.L), kit.At(.84, m.D), kit.At(1, m.M))))
	}
	h.roundEars(30, -16, 8, .55)
	h.skull("0,-28 14,-29 28,-22 36,-8 37,8 28,26 12,37 0,39")
	h.muzzle("belly", "0,4 13,6 20,18 17,31 7,37 0,37")
	h.eyes(17, -4, 6.8, pen.Glossy)
	h.blush(14, 27)
	h.buck(27, 4)
	h.nose(12, 9.4, 7, 26, 9)
	h.top = kit.Anchor{Y: -50, W: 60}
}

// chinchillaHead has broad round ears and long whiskers.
func chinchillaHead(h *head) {
	h.ears("ears", "10,-26 14,-50 28,-66 44,-64 50,-46 42,-26 28,-16", "19,-30 23,-48 32,-57 41,-54 43,-43 36,-29")
	b := h.belly
	h.skull("0,-36 14,-34.5 28,-27 38,-12 44,6 41,24 28,35 12,38 0,38", h.Path(pen.Sym("0,12 14,12 26,22 44,20 40,44 0,48"), h.Lin(-30, 10, 30, 42, b.LL, b.M, b.D)))
	h.eyes(19, -4, 8.6, pen.Glossy)
	h.blush(17, 30)
	h.buck(26, 3.6)
	h.nose(15, 6.4, 5, 24, 8)
	h.face("whiskers", h.Whiskers(0, 20, 17, 32, h.fur.DDD.Alpha(.6)))
}

// geckoHead is short with a large eye and a wide smile, from the side.
func geckoHead(h *head) {
	b, m := h.belly, h.marks
	h.profile("-34,-8 -24,-28 -2,-36 22,-30 42,-14 54,-2 55,10 44,20 14,27 -16,28 -34,16", h.Path("-40,20 0,15 30,11 60,7 50,40 -30,44", h.Lin(0, 6, 0, 34, b.L, b.M, b.D)),
		h.Path(pen.Blob(-24, -12, 4, 3.4, 0, 1), m.M), h.Path(pen.Blob(-14, -26, 3.4, 3, 0, 2), m.M), h.Path(pen.Blob(36, -10, 3, 2.6, 0, 3), m.M), h.Path(pen.Blob(-22, 4, 3, 3, 0, 4), m.M), h.Path(pen.Blob(28, -20, 2.6, 2.4, 0, 5), m.M))
	h.smile(-2, 13, 54, 7)
	h.add("nose", h.Ellipse(47, -2, 1.8, 1.4, h.fur.DDD))
	h.add("brow", h.Circle(12, -17, 16, h.Ball(12, -17, 16, h.fur.LL, h.fur.L, h.fur.M)))
	h.eyesProfile(13, -16, 11.5)
	h.blushAt(20, 8)
	h.chin = 26
}

// salamanderHead is smooth and blunt, with yellow over the eye, from the side.
func salamanderHead(h *head) {
	m := h.marks
	h.profile("-34,-8 -22,-26 0,-31 24,-28 44,-16 54,0 52,14 38,23 12,28 -16,28 -34,16", h.Path("-36,-10 -28,-24 -8,-24 -12,-10 -24,-2", h.Lin(-36, -24, -8, -4, m.L, m.M)), h.Path("0,-36 26,-32 36,-20 22,-18 4,-24", h.Lin(0, -34, 30, -18, m.L, m.M)), h.Path(pen.Blob(-22, 14, 6, 4, 0, 3), m.M))
	h.smile(-4, 12, 52, 8)
	h.add("nose", h.Ellipse(48, -2, 1.8, 1.4, h.fur.LL))
	h.add("brow", h.Circle(14, -14, 13, h.Ball(14, -14, 13, h.fur.LL, h.fur.M, h.fur.D)))
	h.eyesProfile(15, -13, 9.5)
	h.blushAt(22, 8)
	h.chin = 26
}

// quills are a porcupine's: long, dark and pale in turn, and laid back.
func (r *rig) quills() {
	if r.facing() {
		r.spinesBehind(r.Tones("spikes"))
		return
	}
	s, m := r.Tones("spikes"), r.Tones("marks")
	var nodes []kit.Node
	for row := range 5 {
		for i := range 13 {
			u := float64(i) + .5*float64(row%2)
			p := r.on(1.22-1.9*u/13, -.75+float64(row)*.34)
			if p.Y > -10 {
				continue
			}
			l := 46 - 3*float64(row) + 6*math.Sin(u*2.3)
			sin, cos := math.Sincos((-118 - 5*u + 7*float64(row)) * math.Pi / 180)
			x, y := p.X+l*cos, min(p.Y+l*sin, -3)
			nodes = append(nodes, r.Path(pen.Text(kit.Point{X: p.X - 4.4*sin, Y: p.Y + 4.4*cos, Corner: true}, kit.Point{X: x, Y: y, Corner: true}, kit.Point{X: p.X + 4.4*sin, Y: p.Y - 4.4*cos, Corner: true}), r.Lin(p.X, p.Y, x, y, kit.At(0, m.M), kit.At(.36, m.L), kit.At(.46, s.M), kit.At(.76, s.L), kit.At(.84, m.M), kit.At(1, m.D))))
		}
	}
	r.put(kit.Body, "spines", nodes...)
}
