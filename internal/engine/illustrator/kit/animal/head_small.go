package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// buck draws two front teeth under the mouth at y.
func (h *head) buck(y, w float64) {
	if h.Sleep || h.Mood == "angry" || h.Mood == "fierce" || h.Mood == "sad" {
		return
	}
	h.face("teeth", h.Rect(-w, y, w, w*1.5, 1.5, kit.Lin(0, y, 0, y+w*1.5, kit.White, kit.Hex("#efe6da"))), h.Rect(0, y, w, w*1.5, 1.5,
		kit.Lin(0, y, 0, y+w*1.5, kit.White, kit.Hex("#e6dccd"))), h.Line(fmtLine(0, y, 0, y+w*1.4), kit.Hex("#c9b9a8"), .9))
}

// bunnyHead has long upright ears.
func bunnyHead(h *head) {
	if h.s.look.ears == "lop" {
		h.skullRabbit()
		h.ears("ears", "18,-38 36,-36 50,-14 54,18 44,36 34,24 30,-6", "32,-22 42,-10 46,14 42,24 37,10")
	} else {
		h.ears("ears", "4,-30 4,-62 14,-94 26,-96 33,-72 28,-40 22,-26", "11,-40 11,-64 18,-84 24,-84 27,-68 22,-42")
		h.skullRabbit()
	}
	h.muzzle("belly", "0,10 9,9 17,18 14,29 5,32 0,31")
	h.eyes(20, -4, 8, pen.Glossy)
	h.blush(17, 29)
	h.buck(26, 4.2)
	h.nose(14, 6, 4.6, 24, 8.5)
	w := kit.White
	if h.fur.M.Lch().L > .85 {
		w = h.fur.DDD
	}
	h.face("whiskers", h.Whiskers(0, 20, 20, 24, w.Alpha(.85)))
	h.top = kit.Anchor{Y: -36, W: 40}
}

func (h *head) skullRabbit() {
	h.skull("0,-38 14,-36.5 29,-29 39,-13 43,6 40,24 26,35 0,38", h.patch())
}

// patch is a darker half of the face, for those with patches.
func (h *head) patch() kit.Node {
	if h.s.look.style != "patch" {
		return kit.Node{}
	}
	return h.Path("-54,-54 -6,-54 -10,-20 -14,4 -24,16 -56,20", h.marks.M)
}

// mouseHead has large round ears.
func mouseHead(h *head) {
	h.roundEars(36, -30, 24, .68)
	h.skull("0,-34 14,-32.5 28,-24 37,-8 36,10 24,26 10,34 0,36")
	h.eyes(15, -4, 7, pen.Glossy)
	h.blush(10, 24)
	h.buck(27, 3.6)
	h.nose(17, 6.6, 5.4, 26, 8)
	h.face("whiskers", h.Whiskers(0, 19, 15, 27, h.fur.DDD.Alpha(.75)))
}

// hamsterHead draws hamsters and guinea pigs: full cheeks and small ears.
func hamsterHead(h *head) {
	if h.s.look.ears == "fold" {
		h.ears("ears", "20,-32 38,-40 52,-28 50,-12! 38,-16 26,-18", "")
	} else {
		h.roundEars(30, -32, 12.5, .6)
	}
	b := h.belly
	h.skull("0,-37 14,-35.5 28,-29 38,-13 49,6 50,22 38,35 18,39 0,39", h.patch(),
		h.Path(pen.Sym("0,-34 4,-26 6,-8 14,4 30,2 54,10 52,44 0,46"), h.Lin(-40, 0, 40, 40, b.LL, b.M, b.D)).Move(h.turn, 0))
	h.eyes(19, -6, 7.6, pen.Glossy)
	h.blush(16, 33)
	h.buck(23, 3.8)
	h.nose(11, 5.4, 4.2, 20, 8)
	h.face("whiskers", h.Whiskers(0, 17, 18, 24, h.fur.DD.Alpha(.6)))
}

// squirrelHead has tufted ears.
func squirrelHead(h *head) {
	skunk := h.s.look.style == "skunk"
	if skunk {
		h.roundEars(30, -30, 11, .55)
	} else {
		h.ears("ears", "8,-28 16,-44 24,-56 28,-74! 32,-58 38,-62! 38,-44 34,-22", "17,-32 22,-42 27,-50 31,-40 29,-26")
	}
	h.skull("0,-38 14,-36.5 28,-29 38,-13 42,4 47,16! 41,20! 42,27! 28,35 12,38 0,38", h.squirrelMarks())
	if !skunk {
		h.spot(18, -5, 11.5, 11.5, h.belly.L, .75)
	}
	h.eyes(18, -4, 7.8, pen.Glossy)
	h.blush(16, 28)
	if !skunk {
		h.buck(25, 4)
	}
	h.nose(14, 6.4, 4.8, 23, 8)
	h.face("whiskers", h.Whiskers(0, 20, 17, 20, h.fur.DD.Alpha(.6)))
}

// squirrelMarks are pale cheeks, or a skunk's stripe.
func (h *head) squirrelMarks() kit.Node {
	b := h.belly
	if h.s.look.style == "skunk" {
		return h.Path(pen.Sym("0,-50 12,-46 8,-20 4,6 0,12"), h.Lin(-10, -40, 10, 10, b.LL, b.M)).Move(h.turn, 0)
	}
	return h.Path(pen.Sym("0,8 12,8 20,14 40,12 52,20 44,42 0,46"), h.Lin(-30, 8, 30, 42, b.LL, b.M, b.D)).Move(h.turn, 0)
}

// hedgehogHead is a pale face in a crown of spines.
func hedgehogHead(h *head) {
	s := h.t("spikes")
	outer := pen.Sym("0,-58! 6,-46! 16,-58! 19,-44! 31,-52! 31,-38! 45,-42! 41,-27! 54,-26! 47,-13! 58,-8! 49,2! 56,12! 45,16! 46,28! 30,28 0,30")
	h.add("spines", h.Flat(outer, s), h.Both(0, h.Line("M8 -36L11 -46M20 -32L25 -42M30 -24L38 -32M36 -13L46 -18M39 -1L48 -1", s.LL.Alpha(.7),
		2.2)), h.Line("M0 -38L0 -48", s.LL.Alpha(.7), 2.2))
	h.add("ears", h.Both(0, h.Circle(29, -18, 8, h.t("belly").D), h.Circle(29, -17, 4.6, h.t("inner").M)))
	b := h.belly
	d := pen.Sym("0,-24! 8,-30 20,-27 31,-14 35,4 28,24 12,36 0,38")
	h.add("face", h.Form(d, h.Lin(-30, -30, 26, 38, b.LL, b.M, b.D), h.Shadow(d, b.DD, 12, .4)))
	h.form, h.see.W, h.chin, h.top = d, 70, 38, kit.Anchor{Y: -52, W: 60}
	h.eyes(15, -3, 6.8, pen.Glossy)
	h.blush(13, 24)
	h.nose(14, 7.6, 6, 25, 8.5)
}

// beaverHead draws beavers and otters.
func beaverHead(h *head) {
	otter := h.s.look.muzzle == "otter"
	h.roundEars(34, -25, 8.5, .55)
	b := h.belly
	h.skull("0,-37 15,-35.5 31,-28 41,-11 44,8 40,25 24,36 0,39", h.chinPatch(otter))
	h.muzzle("belly", "0,6 12,5 25,13 27,25 17,34 0,35")
	h.eyes(20, -6, 6.8, pen.Glossy)
	h.blush(13, 32)
	if !otter {
		h.buck(26, 6.4)
	}
	h.nose(10, 10, 6.6, 24, 9.5)
	h.face("whiskers", h.Whiskers(0, 21, 22, 22, b.LL.Alpha(.9)))
}

func (h *head) chinPatch(on bool) kit.Node {
	if !on {
		return kit.Node{}
	}
	b := h.belly
	return h.Path(pen.Sym("0,4 22,6 36,10 52,12 46,46 0,50"), h.Lin(-30, 4, 30, 44, b.L, b.M, b.D)).Move(h.turn, 0)
}

// capybaraHead is a long blunt box with small ears.
func capybaraHead(h *head) {
	h.roundEars(27, -40, 9, .55)
	h.skull("0,-43 14,-41.5 27,-36 33,-22 33,0 36,22 33,40 18,48 0,49")
	n, f := h.t("nose"), h.fur
	d := pen.Sym("0,10 16,8 29,17 32,32 26,44 12,48 0,48")
	h.face("muzzle", h.Form(d, h.Lin(-28, 8, 28, 48, f.L, f.M, f.D), h.Shadow(d, f.DD, 8, .45)))
	h.face("nose", h.Form(pen.Sym("0,15 12,14 20,20 16,28 6,28 0,31"), h.Ball(0, 20, 18, n.L, n.M, n.D)),
		h.Both(0, h.Ellipse(9, 22, 3, 2.4, n.DDD)), h.Ellipse(-6, 17.5, 4, 1.6, kit.White.Alpha(.4)))
	h.face("mouth", h.Line("M0 30V36", n.M, 2.3), h.Mouth(0, 37, 9, n.M, h.t("tongue")))
	h.eyes(22, -12, 6.2, pen.Glossy)
	if h.Mood == "" && !h.Sleep {
		h.face("eyes", h.Both(0, h.Path("13,-13 14,-20 22,-22 30,-20 31,-13 22,-15", f.M)))
	}
	h.blush(8, 26)
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 38}, 48
}

// kangarooHead has a long muzzle and upright ears.
func kangarooHead(h *head) {
	h.ears("ears", "8,-34 14,-58 30,-80 40,-72 40,-48 28,-26", "17,-40 22,-58 31,-69 35,-62 32,-46 26,-34")
	h.skull("0,-42 13,-40.5 26,-33 34,-17 33,4 24,22 19,38 10,47 0,48", h.Blur(3, h.Both(0, h.Path("14,14 30,6 34,14 20,26", h.belly.L))).Opacity(.7))
	h.muzzle("belly", "0,18 11,20 18,32 13,45 0,49")
	h.eyes(18, -7, 7.6, pen.Glossy)
	h.face("eyes", h.lash(-18, -7, 7.6, -1), h.lash(18, -7, 7.4, 1))
	h.blush(8, 24)
	h.nose(29, 9, 6.6, 40, 7.5)
	h.chin = 46
}

// pigHead has a flat snout and hanging ears.
func pigHead(h *head) {
	h.skull("0,-42 15,-40.5 31,-33 42,-15 45,8 38,28 20,39 0,41", h.patch())
	h.ears("ears", "14,-36 28,-52 48,-52 54,-36! 50,-18! 38,-22 26,-26", "26,-38 36,-45 46,-44 48,-34! 45,-26! 36,-30")
	h.eyes(21, -5, 7.4, pen.Glossy)
	b := h.belly
	h.face("mouth", h.Mouth(0, 31, 9, b.DDD, h.t("tongue")))
	d := kit.Oval(0, 14, 19, 14)
	h.face("nose", h.Form(d, h.Lin(-16, 0, 16, 28, b.L, b.M, b.D), h.Shadow(d, b.DD, 5, .5)), h.Both(0, h.Ellipse(7, 14, 3.6, 5, b.DDD)),
		h.Ellipse(-h.Side()*7, 4.6, 6, 2, kit.White.Alpha(.35)))
	h.noseRing(16, 8)
	h.blush(18, 31)
	h.lips = kit.Anchor{X: h.turn, Y: 33}
}
