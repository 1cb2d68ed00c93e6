package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/eyemark"
)

// The right ears of dogs by kind, with their inner sides.
var dogEars = map[string][2]string{
	"drop":  {"28,-37 43,-33 57,-6 57,20 50,35! 45,29 40,33! 36,8 29,-18", ""},
	"prick": {"8,-34 22,-46 38,-66! 46,-44 44,-14 30,-20", "19,-36 27,-44 36,-55! 40,-40 38,-24 30,-27"},
	"bat":   {"8,-32 16,-50 31,-64 44,-56 45,-32 40,-12 26,-18", "21,-32 25,-47 32,-55 38,-49 39,-33 34,-22"},
	"fold":  {"16,-38 34,-42 52,-30 54,-14! 46,-10! 34,-16 26,-24", ""},
	"long":  {"27,-36 45,-28 57,4 59,32 48,44 37,32 34,6 28,-18", ""},
	"curly": {"28,-36 47,-30 59,-8 59,16 51,32 40,30 34,8 28,-18", ""},
}

// dogHead draws the head of dogs and wolves; the look chooses ears, muzzle and markings.
func dogHead(h *head) {
	l := h.s.look
	ears, muzzle := dogEars[l.ears], "belly"
	if l.style == "mask" {
		muzzle = "marks"
	}
	behind := l.ears == "prick" || l.ears == "bat"
	if behind {
		h.ears("ears", ears[0], ears[1])
	}
	if l.style == "poodle" {
		h.topknot()
	}
	switch l.muzzle {
	case "wolf":
		h.skull("0,-44 14,-41.5 28,-33 38,-16 44,2 57,15! 49,20! 52,27! 36,32 20,40 0,44", h.mask("belly"), h.muzzleMarks())
	case "flat":
		h.skull("0,-43 16,-40.5 32,-32 43,-14 47,8 42,28 24,40 0,42", h.muzzleMarks())
	default:
		h.skull("0,-45 14,-42.5 29,-34 40,-16 43,6 39,17! 39,22! 28,33 14,39 0,41", h.muzzleMarks())
	}
	switch l.muzzle {
	case "flat":
		h.pugFace()
		return
	case "wolf":
		h.spot(14, -16, 6, 3.4, h.belly.LL, .9)
		h.eyes(17, -5, 7, pen.Glossy)
		h.nose(17, 9, 6.8, 28, 10)
	case "long":
		h.muzzle(muzzle, "0,-2 12,2 18,16 20,30 14,41 0,45")
		h.eyes(18, -8, 7.2, pen.Glossy)
		h.panting(3, 34, 6)
		h.nose(14, 9.5, 7, 31, 11)
	default:
		h.muzzle(muzzle, "0,0 15,4 23,18 20,32 10,37 0,38")
		h.eyes(18, -6, 7.8, pen.Glossy)
		h.panting(4, 28, 6)
		h.nose(12, 10, 7.4, 25, 11)
	}
	h.blush(14, 31)
	if !behind && ears[0] != "" {
		h.ears("ears", ears[0], ears[1])
	}
	if l.style == "bow" {
		h.bow()
		return
	}
	if l.style != "poodle" {
		h.add("fur", h.Hairs(h.fur.D, 2, .6, [4]float64{-4, -39, -3, 8}, [4]float64{1, -41, 0, 9}, [4]float64{6, -39, 3, 8}))
	}
}

// muzzleMarks draws the markings of a dog's face.
func (h *head) muzzleMarks() kit.Node {
	b, m := h.belly, h.marks
	switch h.s.look.style {
	case "plain", "poodle", "white paws":
		return kit.Node{}
	case "mask":
		return h.Blur(4, h.Path(pen.Sym("0,-6 18,-4 30,10 28,30 14,42 0,46"), m.M).Move(h.turn, 0)).Opacity(.85)
	case "spotted":
		return kit.Of(h.Path(pen.Blob(-26, -18, 5, 4.5, 0, 1), m.M), h.Path(pen.Blob(14, -32, 4.5, 4, 0, 2), m.M),
			h.Path(pen.Blob(34, 12, 4, 4, 0, 3), m.M), h.Path(pen.Blob(-14, -34, 3, 3, 0, 4), m.M), h.Path(pen.Blob(-36, 10, 3.4, 4, 0, 5), m.M))
	case "corgi":
		return h.Path("0,-40 4,-20 9,-2 14,8 4,16 -6,8 -1,-2", h.Lin(0, -40, 0, 10, b.L, b.M)).Move(0, 0)
	case "bow":
		return kit.Of(h.Hairs(h.fur.D, 2.2, .6, [4]float64{-8, -34, -8, 18}, [4]float64{-3, -34, -3, 16}, [4]float64{5, -34, 3, 16},
			[4]float64{10, -34, 8, 18}), h.Hairs(b.DD, 1.8, .5, [4]float64{-14, 20, -6, 12}, [4]float64{20, 20, 6, 12}))
	case "eye patch":
		return h.Path("8,-44 30,-42 46,-14 40,10 22,10 10,-6", m.M)
	case "saddle":
		return kit.Of(h.Path(pen.Sym("0,-46 40,-44 50,0 40,4 30,-14 12,-16 0,-30"), m.M).Opacity(.9),
			h.Blur(3, h.Ellipse(4, 26, 26, 22, m.M)).Opacity(.7))
	case "tan points":
		tan := h.belly
		return kit.Of(h.Path(pen.Sym("0,14 20,8 44,14 40,44 0,48"), tan.M).Move(4, 0), h.Ellipse(-12, -18, 6, 4.5, tan.M), h.Ellipse(21, -18, 6,
			4.5, tan.M))
	case "husky":
		return h.Path(pen.Sym("0,-44 3,-20 7,-14 16,-26 32,-20 40,0 60,14 50,44 0,50"), h.Lin(-30, -20, 40, 44, b.LL, b.M, b.D)).Move(3, 0)
	}
	return h.Blur(3.5, h.Path("4,-46 12,-22 10,6 0,6 -2,-20 -3,-46", b.L)).Opacity(.7)
}

// mask is the pale lower face of foxes and wolves.
func (h *head) mask(slot string) kit.Node {
	t := h.t(slot)
	d := pen.Sym("0,26 6,24 14,12 26,5 44,6 66,14 52,34 0,52")
	return kit.Of(h.Path(d, h.Lin(-30, 8, 30, 48, t.LL, t.M, t.M.Shade(-.5))).Move(h.turn, 0),
		h.Blur(4, h.Path("30,38 4,50 -28,39 4,56 46,44", t.D)).Opacity(.6),
		h.Hairs(t.DD, 1.6, .6, [4]float64{-46, 16, 8, 3}, [4]float64{-40, 24, 8, 2}, [4]float64{50, 16, -8, 3}, [4]float64{46, 24, -8, 2}))
}

// pugFace is a flat muzzle with wrinkles.
func (h *head) pugFace() {
	m := h.marks
	d := pen.Sym("0,-4 14,-2 26,8 30,24 22,38 8,40 0,36")
	h.face("muzzle", h.Form(d, h.Lin(-24, 0, 24, 40, m.L, m.M, m.D), h.Shadow(d, m.DD, 7, .4)),
		h.Line("M-12 -16Q0 -22 12 -16M-9 -9Q0 -14 9 -9", h.fur.DD.Alpha(.6), 2.4))
	h.eyes(22, -2, 8.4, pen.Glossy)
	h.nose(8, 8, 5.6, 18, 11)
	h.face("mouth", h.Line("M-11 20Q-22 24 -20 32M11 20Q22 24 20 32", m.DDD.Alpha(.6), 2))
	h.blush(16, 33)
	if l := h.s.look.ears; l != "bat" && l != "prick" {
		h.ears("ears", dogEars[l][0], dogEars[l][1])
	}
}

// bow ties up the hair between the ears.
func (h *head) bow() {
	t := h.t("collar")
	h.add("hair", h.Flat("-6,-40 -12,-54! -5,-51! 0,-60! 5,-51! 12,-54! 6,-40", h.fur))
	h.add("bow", h.Both(0, h.Solid("2,-42 12,-50 20,-48 21,-38 14,-34 3,-38", t)), h.Circle(0, -40, 5, h.Ball(0, -40, 5, t.LL, t.M, t.D)))
}

// topknot is a poodle's curls.
func (h *head) topknot() {
	t := h.fur
	var balls []kit.Node
	for _, p := range [][3]float64{{-20, -42, 16}, {20, -42, 16}, {-8, -54, 17}, {10, -55, 17}, {0, -40, 18}} {
		balls = append(balls, h.Circle(p[0], p[1], p[2], h.Ball(p[0], p[1], p[2], t.LL, t.M, t.D)))
	}
	h.add("hair", balls...)
}

// foxHead is a wide face with pointed cheeks.
func foxHead(h *head) {
	m := h.marks
	h.ears("ears", "8,-32 20,-46 40,-66! 47,-42 40,-12 24,-20", "16,-34 26,-44 38,-56! 41,-42 36,-22 26,-26")
	h.add("ears", h.Both(0, h.Path("30,-57 40,-67! 45,-53 37,-50", m.M)))
	h.skull("0,-42 13,-39.5 26,-31 37,-14 43,0 61,12! 52,18! 56,26! 38,30 20,38 0,43", h.mask("belly"))
	h.spot(17, -15, 6.5, 3.6, h.fur.LL, .9)
	h.eyes(19, -2, 7.6, pen.Glossy)
	h.face("eyes", h.lash(-19, -2, 7.6, -1), h.lash(19, -2, 7.4, 1))
	h.nose(21, 8, 6.4, 32, 9)
	h.add("fur", h.Hairs(h.fur.D, 2, .6, [4]float64{-2, -38, -2, 8}, [4]float64{4, -38, 2, 8}))
}

// lash draws the upper lashes of an open eye, to its outer side; those of animals of life are not seen.
func (h *head) lash(x, y, r, side float64) kit.Node {
	if h.Natural || h.Unadorned || h.Sleep || eyemark.Has(h.Mood) || h.Mood == "wink" || h.Mood == "sleepy" {
		return kit.Node{}
	}
	d := fmtCurve(x-side*r*.5, y-r*1.16, x+side*r*.5, y-r*1.5, x+side*r*1.04, y-r*.55) + fmtCurve(x+side*r*.72, y-r*.98, x+side*r*1.05, y-r*1.1,
		x+side*r*1.25, y-r*1.4) +
		fmtCurve(x+side*r*1.02, y-r*.55, x+side*r*1.3, y-r*.65, x+side*r*1.52, y-r*.9)
	return h.Line(d, kit.Hex("#2b1d1f"), 2)
}
