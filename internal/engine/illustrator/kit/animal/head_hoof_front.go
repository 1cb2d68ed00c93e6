package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// horseFront is the head of a horse, donkey, zebra or unicorn from the front.
func horseFront(h *head) {
	kind, d := h.s.look.muzzle, h.t("mane")
	short := kind == "zebra" || kind == "donkey"
	if !short {
		hair := h.Hairs(d.LL, 1.8, .4, [4]float64{-30, -24, -8, 46}, [4]float64{30, -24, 8, 46})
		h.add("mane", h.Flat("-8,-46 -26,-42 -39,-20 -43,10 -37,34 -44,52! -24,40 -14,0 0,-30 14,0 24,40 44,52! 37,34 43,10 39,-20 26,-42 8,-46", d, hair))
	}
	ear, inner := "8,-38 10,-58 19,-76! 28,-58 26,-34", "14,-42 15,-58 19.500,-67! 23.500,-56 21.500,-40"
	if kind == "donkey" {
		ear, inner = "8,-38 10,-66 23,-96! 33,-68 27,-34", "14,-42 16,-66 23,-84! 27,-66 22,-40"
	}
	h.ears("ears", ear, inner)
	if short {
		h.add("mane", h.Flat("-10,-34 -11,-56! -5,-50! -3,-66! 1,-53! 5,-66! 6,-50! 11,-56! 10,-34", d))
	}
	h.skull("0,-46 13,-44.500 24,-37 29,-21 27,-3 21,15 18.500,28 20,42 14,55 0,58", h.horseMarks(kind))
	h.horseMuzzle(kind)
	if h.s.look.ears == "horn" {
		h.frontHorn()
	}
	h.eyes(21, -8, 8, pen.Glossy)
	h.face("eyes", h.lash(-21, -8, 8, -1), h.lash(21, -8, 7.8, 1))
	if h.fur.M.Lch().L > .6 {
		h.blush(17, 12)
	}
	if !short {
		h.add("mane", h.Flat("-15,-44 -3,-53 12,-48 16,-36 10,-20! 5,-31 1,-17! -3,-31 -9,-14! -15,-26", d, h.Hairs(d.LL, 1.6, .45, [4]float64{-7, -46, -1, 22}, [4]float64{4, -46, 3, 20})))
	}
	h.frontBridle()
	h.lips, h.chin, h.top = kit.Anchor{X: h.turn, Y: 49}, 54, kit.Anchor{Y: -44, W: 40}
}

// horseMarks are the blaze or the stripes of a face.
func (h *head) horseMarks(kind string) kit.Node {
	switch kind {
	case "zebra":
		return h.Both(0, h.Line("M4 -46L2 -27M13 -45L7 -27M30 -26L13 -20M30 3L15 5M26 13L12 14M22 22L10 22", h.marks.M, 4.4))
	case "donkey":
		return h.Both(0, h.Blur(2, h.Ellipse(20, -8, 13, 12, h.belly.M)).Opacity(.8))
	}
	return h.Path(pen.Sym("0,-44 5,-38 4.500,-14 6,10 12,34 0,40"), h.Lin(0, -40, 0, 40, h.belly.L, h.belly.M))
}

func (h *head) horseMuzzle(kind string) {
	slot, n := "belly", h.t("nose")
	if kind == "zebra" {
		slot = "marks"
	}
	h.muzzle(slot, "0,24 11,24.500 20,32 23,44 15,56 0,59")
	nostril := n.DD
	if kind == "zebra" {
		nostril, n = h.marks.DDD, kit.TonesOf(h.marks.LL)
	}
	h.face("nose", h.Both(0, h.Ellipse(9, 38, 3, 4.200, nostril).Rotate(18, 9, 38)))
	h.face("mouth", h.wide(48, 10, n.M))
}

// frontHorn is a unicorn's horn between its ears.
func (h *head) frontHorn() {
	t := h.t("horns")
	o := "-8,-38 -5,-66 0,-104! 5,-66 8,-38"
	h.add("horns", h.Form(o, h.Lin(-8, 0, 8, 0, t.LL, t.M, t.D), h.Line("M-9 -46Q0 -43 10 -52M-9 -58Q0 -55 8 -64M-7 -71Q0 -68 6 -76M-5 -84Q0 -82 4 -88", t.DD.Alpha(.6), 2.2)))
}

// frontBridle lies across the nose and along the cheeks, where it was asked for.
func (h *head) frontBridle() {
	if !h.asked["bridle"] || h.behind() {
		return
	}
	t, ring := h.t("bridle"), kit.TonesOf(kit.Hex("#d8b24a"))
	strap := func(d string) kit.Node {
		return kit.Of(h.Line(d, t.DDD, 6), h.Line(d, t.M, 4.2), h.Line(d, t.LL.Alpha(.6), 1.2).Move(-.7, -.7))
	}
	h.add("bridle", h.Clip(h.form, strap("M-30 -29Q0 -22 30 -29"), h.Both(0, strap("M27 -29Q25 0 19 22")), strap("M-22 22Q0 29 22 22")),
		h.Both(0, h.Circle(19, 23, 4.6, kit.None).Stroke(ring.D, 3.400), h.Circle(19, 23, 4.6, kit.None).Stroke(ring.L, 1.6)))
}
