package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"slices"
)

// cowHead draws cattle; the look chooses horns, fringe and markings.
func cowHead(h *head) {
	h.ears("ears", "26,-26 44,-36 62,-26 58,-11 42,-8 27,-14", "35,-22 47,-28 56,-22 50,-14 38,-15")
	h.horns("22,-36 34,-42 38,-58 34,-70! 28,-54 14,-42")
	h.skull("0,-47 13,-44.5 26,-37 33,-22 31,0 31,22 22,40 0,46", h.cowMarks())
	h.muzzle("belly", "0,12 20,13 32,26 28,42 14,51 0,51")
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(13, 29, 4.6, 5.6, n.DD)))
	h.noseRing(30, 11)
	h.face("mouth", h.Mouth(0, 41, 10, n.DDD, h.t("tongue")))
	h.lips = kit.Anchor{X: h.turn, Y: 42}
	h.eyes(18, -9, 7.4, pen.Glossy)
	h.face("eyes", h.lash(-18, -9, 7.4, -1), h.lash(18, -9, 7.2, 1))
	h.add("hair", h.Flat("-10,-42 -2,-56 10,-52 18,-44 10,-34 4,-38! -2,-30 -8,-36", h.t("ears")))
	h.chin = 50
}

func (h *head) cowMarks() kit.Node {
	if h.s.look.style == "plain" {
		return h.Path("-7,-50 11,-50 9,4 -4,4", h.belly.L).Opacity(.6)
	}
	m := h.marks
	return kit.Of(h.Path("-40,-50 -6,-50 -8,-24 -12,2 -32,14 -46,-10", m.M), h.Path("46,-50 16,-50 16,-24 20,0 38,12 48,-10", m.D))
}

// horns draws the right horn and its mirror image.
func (h *head) horns(right string) {
	t := h.t("horns")
	h.add("horns", h.Both(0, h.Solid(right, t)))
}

// deerHead has a narrow muzzle, wide ears and antlers on those that have them.
func deerHead(h *head) {
	h.deerAntlers()
	h.ears("ears", "22,-26 40,-44 62,-46! 56,-26 40,-14 25,-14", "32,-24 44,-36 55,-40! 50,-28 38,-20")
	h.skull("0,-45 12,-43.5 25,-36 34,-20 32,0 23,18 19,36 11,46 0,48",
		h.Blur(2.4, h.Ellipse(-14, -12, 12, 10, h.belly.L), h.Ellipse(22, -12, 12, 10, h.belly.L)).Opacity(.5))
	h.muzzle("belly", "0,20 10,24 17,36 12,48 0,51")
	h.eyes(19, -9, 8.2, pen.Glossy)
	h.face("eyes", h.lash(-19, -9, 8.2, -1), h.lash(19, -9, 8, 1))
	h.nose(30, 9, 6.4, 41, 7)
	h.blush(9, 23)
	h.chin = 46
}

func (h *head) deerAntlers() {
	t := h.t("horns")
	switch {
	case h.spec.Young || h.s.look.ears == "none":
		return
	case h.s.look.ears == "straight":
		h.add("horns", h.Both(0, h.Solid("9,-38 11,-66 16,-100! 21,-66 20,-38", t, h.Line("M6 -50h20M7 -60h20M9 -70h18M10 -80h16", t.DD.Alpha(.5), 2))))
	case h.s.look.ears == "palm":
		h.add("horns", h.Both(0, h.Solid("12,-38 22,-46 36,-50 40,-66! 48,-58! 56,-76! 60,-62! 72,-74! 72,-58! 84,-60! 78,-44 58,-34 36,-36 20,-34", t)))
	default:
		d := "M14 -38Q30 -58 30 -88M27 -60Q42 -64 50 -84M30 -74Q21 -80 18 -94"
		h.add("horns", h.Both(0, h.Line(d, h.Lin(10, -90, 50, -40, t.L, t.M, t.D), 7.5), h.Line(d, t.LL.Alpha(.6), 2.2).Move(-1, -.5)))
	}
}

// horseHead is seen from the side, unless a view was asked for.
func horseHead(h *head) {
	if h.viewed {
		horseFront(h)
		return
	}
	f, b, d := h.fur, h.belly, h.t("mane")
	h.add("ears", h.horseEar(14, true))
	outline := "-28,-24 -10,-46 14,-47 31,-27 45,-2 62,24 69,43 60,57 42,60 27,51 14,36 -4,32 -24,24 -34,0"
	blaze := "14,-46 28,-36 42,-8 60,18 74,40 60,36 44,14 28,-10"
	if h.s.look.muzzle == "zebra" {
		blaze = "80,20 52,34 46,62 80,70"
	}
	muzzle := h.Path(blaze, b.L)
	if h.spec.Forms["forehead"] != "" { // it has another mark
		muzzle = kit.Node{}
	}
	if h.s.look.muzzle == "donkey" {
		muzzle = kit.Of(h.Path("80,12 56,18 40,38 34,66 80,70", h.Lin(40, 20, 70, 60, b.L, b.M, b.D)),
			h.Blur(2, h.Ellipse(14, -12, 14, 12, b.M)).Opacity(.8))
	}
	if h.s.look.ears == "horn" {
		t := h.t("horns")
		o := "14,-40 36,-98! 32,-26!"
		h.add("horns", h.Form(o, h.Lin(16, -70, 32, -40, t.LL, t.M, t.D), h.Line("M12 -52L36 -45M14 -62L36 -55M18 -72L36 -66M22 -82L36 -77",
			t.DD.Alpha(.6), 2.2)))
	}
	fill := h.Lin(-30, -46, 46, 60, kit.At(0, f.L), kit.At(.5, f.M), kit.At(1, f.D))
	marks := kit.Node{}
	if h.s.look.muzzle == "zebra" {
		marks = h.zebraFace()
	}
	h.add("face", h.Form(outline, fill, h.printed(kit.Box{X0: -34, Y0: -47, X1: 69, Y1: 60}), marks, muzzle, h.Blur(5, h.Path("-34,8 0,24 20,36 40,60 20,66 -34,44", f.DDD)).Opacity(.4),
		h.Shadow(outline, f.DD, 12, .3),
		h.Blur(4, h.Ellipse(2, 10, 16, 13, f.L)).Opacity(.45)))
	h.form = outline
	if f.M.Lch().L > .6 {
		h.blushAt(18, 8)
	}
	h.add("ears", h.horseEar(-3, false))
	n := h.t("nose")
	if h.s.look.muzzle == "zebra" {
		n = h.marks
	}
	h.add("nose", h.nostril(59, 41, n))
	h.profileMouth(52, 52, 13)
	h.eyesProfile(15, -12, 7.8)
	h.add("forehead", h.onForehead(19, 3, .66))
	h.add("eyes", h.lash(15, -12, 7.8, -1))
	h.bridle()
	h.forelock(d)
	h.top, h.chin = kit.Anchor{X: 4, Y: -45, W: 36}, 34
	h.see = kit.Anchor{X: 22, Y: -12, W: 56}
	h.lips = kit.Anchor{X: 56, Y: 52}
}

// neck is a horse's with its mane, for a head that is drawn alone.
func (h *head) neck() kit.Node {
	f, m := h.fur, h.t("mane")
	d := "-8,-46 -34,-34 -58,-2 -74,44 -82,92! -50,104 -12,98 20,84! 14,62 16,44 24,24 20,-20"
	body := h.Named("neck", h.Form(d, h.Lin(-80, -30, 26, 90, f.L, f.M, f.D), h.printed(kit.Box{X0: -82, Y0: -46, X1: 26, Y1: 104}),
		h.Blur(6, h.Path("-30,10 -10,34 16,44 16,70 -10,60 -34,36", f.DDD)).Opacity(.35), h.Shadow(d, f.DD, 14, .3)))
	if h.s.look.muzzle == "zebra" {
		stripe := "M-62 12Q-40 14 -22 30M-68 32Q-44 34 -22 52M-76 54Q-48 54 -22 74M-80 76Q-54 76 -30 94M-48 -10Q-30 -8 -16 6"
		body = kit.Of(body, h.Named("neck", h.Line(stripe, h.marks.M, 7)))
		return kit.Of(h.Named("mane", h.Flat("0,-64! -22,-58! -44,-42! -64,-14! -80,28! -92,84! -76,84! -66,40 -50,2 -28,-28 -2,-42", m)), body)
	}
	if h.s.look.muzzle == "donkey" {
		return kit.Of(h.Named("mane", h.Flat("0,-60! -20,-54! -42,-38! -62,-8! -76,36! -86,80! -70,80! -58,40 -46,4 -26,-26 -2,-42", m)), body)
	}
	locks := "6,-56 -26,-58 -58,-36 -80,2 -94,46 -112,74! -90,74 -96,104! -70,92 -66,112! -48,86 -46,64 -38,70! -38,40 -30,46! -30,18 -20,22! -20,-6 -12,-2! -12,-26 2,-40"
	mane := h.Form(locks, h.Lin(-100, -50, -10, 100, m.LL, m.L, m.M, m.D), h.Hairs(m.LL, 2.6, .6, [4]float64{-30, -46, -34, 40}, [4]float64{-50, -26, -26, 56}, [4]float64{-64, 6, -18, 60}),
		h.Hairs(m.DD, 2.2, .45, [4]float64{-18, -42, -30, 52}, [4]float64{-40, -14, -18, 56}, [4]float64{-56, 24, -14, 60}, [4]float64{-74, 44, -10, 46}))
	return kit.Of(body, h.Named("mane", mane))
}

// bridled are the muzzles that a bridle is made for.
var bridled = map[string]bool{"horse": true, "donkey": true, "zebra": true}

// bridle lies around the muzzle and behind the ears, where it was asked for.
func (h *head) bridle() {
	if !h.asked["bridle"] || h.behind() {
		return
	}
	t, ring := h.t("bridle"), kit.TonesOf(kit.Hex("#d8b24a"))
	strap := func(d string) kit.Node {
		return kit.Of(h.Line(d, t.DDD, 7), h.Line(d, t.M, 5), h.Line(d, t.LL.Alpha(.6), 1.4).Move(-.8, -.8))
	}
	straps := kit.Of(strap("M-8 -42Q2 -8 32 38"), strap("M46 12Q38 28 26 46"), strap("M-4 -32Q12 -36 26 -26"), strap("M-8 -30Q-22 -2 -16 30Q-4 36 8 36"))
	h.add("bridle", h.Clip(h.form, straps), strap("M34 40Q4 58 -26 60"), h.Circle(33, 39, 6, kit.None).Stroke(ring.D, 4), h.Circle(33, 39, 6, kit.None).Stroke(ring.L, 2))
}

func (h *head) horseEar(x float64, far bool) kit.Node {
	o := pen.Text(kit.Point{X: x - 7, Y: -36}, kit.Point{X: x - 9, Y: -56}, kit.Point{X: x - 1, Y: -72, Corner: true},
		kit.Point{X: x + 8, Y: -56}, kit.Point{X: x + 8, Y: -38})
	if far {
		return h.Path(o, h.fur.D)
	}
	in := pen.Text(kit.Point{X: x - 3, Y: -42}, kit.Point{X: x - 4, Y: -55}, kit.Point{X: x, Y: -64, Corner: true}, kit.Point{X: x + 4, Y: -55},
		kit.Point{X: x + 4, Y: -42})
	return kit.Of(h.Flat(o, h.t("ears")), h.Path(in, h.t("inner").D))
}

func (h *head) forelock(d kit.Tones) {
	if h.s.look.muzzle == "zebra" || h.s.look.muzzle == "donkey" {
		h.add("mane", h.Flat("-8,-44 -2,-62! 2,-52! 8,-64! 10,-50! 16,-54! 16,-42 6,-38", d))
		return
	}
	h.add("mane", h.Flat("8,-62 -8,-54 -22,-40 -30,-16 -16,-26 -6,-30! -4,-22! 4,-34 14,-30! 17,-46 18,-56", d, h.Hairs(d.LL, 1.8, .45,
		[4]float64{4, -54, -16, 18}, [4]float64{10, -54, -6, 18})))
}

// profileMouth is the mouth of a head seen from the side; x, y is its corner's front end.
func (h *head) profileMouth(x, y, w float64) {
	lip := h.t("nose").D
	d := fmtCurve(x-w, y-1, x-w*.4, y+4, x+4, y-1)
	switch {
	case h.Mood == "angry" || h.Mood == "fierce" || h.Mood == "sad":
		d = fmtCurve(x-w, y+5, x-w*.4, y-2, x+4, y+1)
	case h.Mood == "happy" || eyemark.Has(h.Mood) || h.Mood == "wink":
		d = fmtCurve(x-w*1.3, y-6, x-w*.6, y+7, x+4, y-1)
	}
	line := 2.4
	if (h.Natural || h.Unadorned) && h.Mood == "" {
		d, line = fmtCurve(x-w*.85, y+1.5, x-w*.3, y+1.5, x+6, y-3), 1.5
	}
	h.add("mouth", h.Line(d, lip, line))
	h.lips = kit.Anchor{X: x, Y: y}
}

// eyesProfile draws the one eye that is seen from the side.
func (h *head) eyesProfile(x, y, r float64) {
	r *= h.spec.eyeGrowth()
	h.Profile = true
	h.add("eyes", h.Eye(x, y, r, h.t("eyes"), pen.Glossy, h.Flip), h.Tears(x+r*.2, y+r*2, r*.7))
	h.see = kit.Anchor{X: x, Y: y, W: 60}
}

func (h *head) zebraFace() kit.Node {
	m := h.marks
	d := "M-34 -8L-8 -4M-34 6L-6 8M-30 18L2 18M-14 30L12 24M18 44L28 30M28 52L38 36M4 -46L10 -26M16 -46L20 -26M30 -30L26 -18M40 -12L32 -4M50 4L40 10M58 18L46 22"
	if slices.ContainsFunc(h.spec.Rainbow, func(word string) bool { return pen.SlotNamed(h.s.slots(), word) == "marks" }) {
		return h.Line(d, h.Lin(-34, 0, 60, 0, rainbow[4:]...), 4.6) // the end of those on the body
	}
	return h.Line(d, m.M, 4.6)
}
