package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

func griffinAndMeerkat() {
	griffin := all["lion"].build
	griffin.Foot, griffin.Height, griffin.Head, griffin.HeadY = claw, 130, 1.02, -62
	meerkat := all["otter"].build
	meerkat.Length, meerkat.Leg, meerkat.Rump, meerkat.Belly, meerkat.Chest, meerkat.Head, meerkat.Height = 84, 40, 34, 31, 31, .96, 30
	meerkat.HeadX, meerkat.HeadY, meerkat.Limb, meerkat.Tail = 36, -44, [3]float64{12, 9.500, 8.500}, "long"
	register(
		&species{name: "griffin", palette: "fur #dba85c body coat; belly #f8efdc feathers head chest; wings #a9693c feathers_wings; mane #b9753f tail_tuft; ears #f8efdc <belly; horns #f4b12c beak; hooves #efb63c talons; eyes #d98a1f",
			head: griffinHead, build: griffin, extra: (*rig).featherWings, marks: func(r *rig) kit.Node { return r.underside("belly", .45) }},
		&species{name: "meerkat", palette: "fur #d9b07a; belly #f8ead0 chest muzzle; marks #4f382a eye_patches; ears #4f382a; inner #7a5a46; nose #33262a; hooves #8a6a4c claws",
			head: meerkatHead, build: meerkat, marks: func(r *rig) kit.Node { return r.underside("belly", .5) }},
	)
}

// featherWings is a pair of feathered wings and no mane: griffins.
func (r *rig) featherWings() {
	r.wings(func(k float64, t kit.Tones, lean float64) kit.Node { return r.featherWing(k*.9, t, lean) })
}

// griffinHead is an eagle's, with tufts for ears and a ruff of feathers.
func griffinHead(h *head) {
	b, k := h.belly, h.t("horns")
	ruff := pen.Sym("0,-46! 8,-38 18,-46! 24,-34 36,-40! 38,-28 52,-28! 48,-16 60,-8! 50,0 60,14! 48,16 54,32! 42,30 42,46! 30,40 24,54! 14,44 0,58!")
	h.add("mane", h.Flat(ruff, kit.TonesOf(b.D)), h.Both(0, h.Line("M38 -26L46 -26M46 -14L54 -9M47 2L54 11M44 18L49 28M34 34L38 42", b.DD.Alpha(.7), 2)))
	h.ears("ears", "14,-28 20,-46 34,-66! 38,-48 46,-52! 44,-34 34,-18", "22,-30 26,-42 34,-54! 36,-40 32,-28")
	h.skull("0,-42 16,-40.5 32,-32 42,-14 43,6 36,26 18,38 0,42", h.Path(pen.Sym("0,-60 40,-50 60,0 40,60 0,60"), h.Lin(-36, -40, 34, 42, b.LL, b.M, b.D)),
		h.Both(0, h.Line("M30 2q5 4 3 9M36 -8q5 4 3 9M26 14q5 4 3 9M34 16q4 4 2 8", b.DD.Alpha(.6), 1.800)))
	h.eyes(20, -8, 7.400, pen.Glossy)
	h.face("eyes", h.Both(0, h.Line("M9 -14Q20 -22 32 -15", kit.TonesOf(h.fur.D).DD, 4.200)))
	beak := pen.Sym("0,-8 9,-5 18,4 20,14 13,24 7,30 0,44!")
	h.face("beak", h.Form(pen.Sym("0,22 12,22 14,28 8,36 0,38"), h.Lin(-12, 22, 12, 38, k.D, k.DDD)), h.Form(beak, h.Lin(-16, -8, 16, 40, k.LL, k.L, k.M, k.DD), h.Shadow(beak, k.DD, 8, .5)), h.Line("M-19 13Q-12 22 -7 26M19 13Q12 22 7 26", k.DDD.Alpha(.8), 2), h.Both(0, h.Ellipse(5.500, 5, 1.600, 3, k.DDD).Rotate(24, 5.500, 5)), h.Ellipse(-h.Side()*5, -1, 2.600, 4, kit.White.Alpha(.6)))
	h.lips = kit.Anchor{X: h.turn, Y: 34}
}

// meerkatHead is slender, with dark patches around the eyes.
func meerkatHead(h *head) {
	h.roundEars(35, -18, 9.500, .55)
	m, b := h.marks, h.belly
	h.skull("0,-38 14,-36.5 28,-29 37,-13 39,4 36,18 26,32 13,41 0,44", h.Path(pen.Sym("0,4 14,6 26,14 42,10 50,24 40,46 0,50"), h.Lin(-30, 6, 30, 44, b.LL, b.M, b.D)).Move(h.turn, 0))
	h.face("marks", h.Both(0, h.Form("8,-6 14,-17 25,-17 31,-7 28,5 18,7 10,3", h.Lin(8, -17, 30, 6, m.L, m.M, m.D))))
	h.muzzle("belly", "0,4 8,6 14,16 15,28 8,37 0,39")
	h.eyes(18.500, -5, 7, pen.Glossy)
	h.blush(16, 27)
	h.nose(14, 7.600, 5.800, 26, 9)
	h.face("whiskers", h.Whiskers(0, 21, 16, 20, h.fur.DD.Alpha(.6)))
}
