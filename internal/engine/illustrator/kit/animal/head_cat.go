package animal

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// catHead draws the head of cats; the look's style chooses the markings.
func catHead(h *head) {
	h.ears("ears", "6,-28 20,-42 38,-56! 45,-32 41,-6 28,-12", "17,-30 25,-38 35,-46! 38,-32 35,-18 28,-20")
	h.skull("0,-39 14,-37.5 30,-29 41,-13 46,6 53,15! 45,20! 46,26! 32,34 16,39 0,40", h.catMarks())
	if s := h.s.look.style; s != "points" && s != "black" {
		h.muzzle("belly", "0,8 12,10 22,20 17,31 0,35")
	}
	h.eyes(19, -1, 9.4, pen.Slit)
	h.blush(16, 31)
	w := kit.White
	if h.fur.M.Lch().L > .88 {
		w = h.fur.DDD
	}
	h.nose(15, 5.6, 4.4, 22, 9.5)
	h.face("whiskers", h.Whiskers(0, 20, 24, 27, w.Alpha(.92)))
}

func (h *head) catMarks() kit.Node {
	m := h.marks
	switch h.s.look.style {
	case "tabby":
		return kit.Of(h.Path("-11,-42! -5,-42! -7,-20!", m.M), h.Path("0,-42! 7,-42! 4,-17!", m.M), h.Path("12,-42! 18,-42! 14,-20!", m.M),
			h.Both(0, h.Path("54,0! 33,7! 54,6!", m.M), h.Path("54,12! 36,15! 54,19!", m.M))).Opacity(.8)
	case "points":
		return h.Blur(7, h.Ellipse(4, 14, 29, 27, m.M)).Opacity(.95)
	case "calico":
		return kit.Of(h.Path("-50,-50 -6,-50 -8,-26 -12,4 -30,10 -52,6", h.marks.M), h.Path("50,-50 14,-50 12,-26 18,2 34,8 54,0", h.t("mane").M))
	case "tuxedo":
		return h.Path(pen.Sym("0,-14 5,2 20,10 34,22 40,50 0,50"), h.belly.M).Move(h.turn, 0)
	}
	return kit.Node{}
}

// lionHead has a mane of petals around it.
func lionHead(h *head) {
	t := h.t("mane")
	petals := func(around, r float64, n int, phase float64, fill kit.Paint) kit.Node {
		var all []kit.Node
		for i := range n {
			s, c := math.Sincos(2*math.Pi*float64(i)/float64(n) + phase)
			at := func(out, side float64, corner bool) kit.Point {
				return kit.Point{X: c*out - s*side, Y: s*out + c*side, Corner: corner}
			}
			all = append(all, h.Path(pen.Text(at(around-22, r*.8, false), at(around, r*1.02, false), at(around+r*.72, r*.62, false),
				at(around+r*1.04, r*.1, true), at(around+r*.7, -r*.6, false), at(around, -r*1.02, false), at(around-22, -r*.8, false)), fill))
		}
		return kit.Of(all...)
	}
	if !h.spec.Young && h.s.look.style != "lioness" {
		outer, inner, within := h.Lin(-60, -60, 50, 70, t.L, t.M, t.DD), h.Lin(-50, -50, 40, 60, t.LL, t.L, t.M), kit.Paint(t.L)
		if slices.Contains(h.spec.Rainbow, "mane") {
			outer, inner = h.Lin(-64, -30, 64, 40, rainbow...), h.Lin(-46, 30, 46, -30, rainbow...)
			within = inner
		}
		h.add("mane", petals(50, 15, 14, 0, outer), h.Circle(0, 2, 52, h.Lin(-50, -50, 40, 60, t.M, t.D)),
			h.Blur(4, h.Circle(2, 8, 46, t.DD)).Opacity(.45), petals(37, 13, 12, .25, inner),
			h.Circle(0, 2, 40, within), h.Blur(4, h.Circle(2, 7, 38, t.DD)).Opacity(.35))
	}
	h.add("ears", h.Both(0, h.Circle(30, -32, 12.5, h.Ball(30, -32, 12, h.fur.L, h.fur.M, h.fur.D)), h.Circle(29, -30, 7, h.t("inner").M)))
	h.skull("0,-40 13,-38.5 27,-31 36,-14 37,8 29,28 14,39 0,42")
	h.face("face", h.Path(pen.Sym("0,-18 6,-16 9,0 8,14 0,16"), h.fur.L).Opacity(.7))
	h.muzzle("belly", "0,9 11,8 21,18 18,33 0,40")
	h.spot(15, -15, 6, 3.2, h.belly.L, .7)
	h.eyes(17, -4, 7.2, pen.Glossy)
	h.nose(14, 9.5, 6.8, 26, 10)
	h.face("face", h.Circle(-12, 25, 1.2, h.fur.DD), h.Circle(-15, 29, 1.2, h.fur.DD), h.Circle(12, 25, 1.2, h.fur.DD), h.Circle(15, 29, 1.2,
		h.fur.DD))
	h.blush(15, 27)
	if len(h.nodes) > 0 && !h.spec.Young && h.s.look.style != "lioness" {
		h.top = kit.Anchor{Y: -52, W: 60}
		h.chin = 58
	}
}

// bearHead draws bears; the look chooses what sets them apart.
func bearHead(h *head) {
	h.add("ears", h.Both(0, h.Circle(33, -33, 15, h.Ball(33, -33, 15, h.t("ears").L, h.t("ears").M, h.t("ears").D)), h.Circle(32, -31, 8.6,
		h.Lin(0, -40, 0, -24, h.t("inner").D, h.t("inner").M))))
	h.skull("0,-46 15,-43.5 31,-35 42,-17 46.500,6 44,21 34,34 18,41 0,43", h.bearMarks())
	h.muzzle("belly", "0,1 15,4 25,16 22,31 8,39 0,39")
	if h.s.look.style == "panda" {
		h.face("eyes", h.Both(0, h.Path("12,-14 22,-18 31,-8 30,6 22,10 13,2", h.Lin(10, -18, 30, 10, h.marks.L, h.marks.M))))
		h.eyes(20, -5, 7, pen.Glossy)
	} else {
		h.spot(18, -18, 5.5, 3, h.fur.LL, .8)
		h.eyes(19, -7, 6.8, pen.Glossy)
	}
	h.nose(10, 11, 8, 25, 11)
	h.blush(14, 34)
	h.add("fur", h.Hairs(h.fur.D, 2.2, .5, [4]float64{-4, -40, -3, 8}, [4]float64{2, -41, 1, 9}, [4]float64{7, -39, 3, 8}))
}

func (h *head) bearMarks() kit.Node {
	return h.Blur(5, h.Ellipse(-8, -26, 22, 10, h.fur.LL)).Opacity(.5)
}
