package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// boarHead is long, with a crest of bristles and short tusks beside a large snout.
func boarHead(h *head) {
	m := h.t("mane")
	h.add("mane", h.Flat("-26,-30! -34,-50! -20,-47! -20,-64! -8,-54! -2,-70! 6,-54! 18,-64! 18,-47! 32,-50! 26,-30 0,-24", m))
	h.ears("ears", "18,-34 24,-54 42,-64! 52,-50 48,-32 34,-22", "26,-36 32,-50 41,-57! 45,-47 40,-33")
	h.skull("0,-44 15,-42 29,-32 37,-14 38,4 34,22 24,38 14,44 0,46", h.Hairs(h.fur.DD, 2.2, .5, [4]float64{-34, 4, -5, 12}, [4]float64{-30, 12, -4, 12}, [4]float64{31, 4, 5, 12}, [4]float64{27, 13, 4, 12}))
	h.eyes(18, -8, 6.6, pen.Glossy)
	b, t := h.belly, h.t("horns")
	h.face("mouth", h.Mouth(0, 41, 9, b.DDD, h.t("tongue")))
	h.face("tusks", h.Both(0, h.Solid("14,38! 20,40 27,34 29,20! 34,32 30,43 20,47 12,43!", t)))
	d := kit.Oval(0, 26, 19, 14)
	h.face("nose", h.Form(d, h.Lin(-18, 12, 18, 40, b.L, b.M, b.D), h.Shadow(d, b.DD, 6, .5)), h.Both(0, h.Ellipse(7.5, 27, 3.8, 5, b.DDD)), h.Ellipse(-h.Side()*7, 18, 6, 2, kit.White.Alpha(.3)))
	h.lips = kit.Anchor{X: h.turn, Y: 43}
}

// elkHead is a deer's under tall antlers that sweep back, each with five tines.
func elkHead(h *head) {
	if !h.spec.Young {
		t := h.t("horns")
		d := "M13 -38C30 -54 62 -66 58 -106M23 -50Q20 -62 10 -70M39 -61Q44 -76 36 -88M52 -76Q70 -80 78 -94M58 -92Q66 -104 64 -118"
		h.add("horns", h.Both(0, h.Line(d, h.Lin(10, -110, 60, -40, t.L, t.M, t.D), 8), h.Line(d, t.LL.Alpha(.55), 2.2).Move(-1, -.5)))
	}
	h.ears("ears", "22,-26 40,-40 58,-38! 53,-22 39,-12 25,-14", "32,-24 43,-32 51,-33! 47,-24 38,-18")
	h.skull("0,-45 12,-43.5 25,-36 33,-20 31,0 24,20 21,38 12,48 0,50",
		h.Blur(5, h.Ellipse(0, 10, 20, 26, h.belly.M)).Opacity(.35))
	h.muzzle("belly", "0,22 11,25 19,36 13,50 0,53")
	h.eyes(19, -9, 7.4, pen.Glossy)
	h.nose(31, 10, 7, 42, 7)
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 43}, 50
}

// longhornHead is a cow's between horns that reach far to both sides.
func longhornHead(h *head) {
	t := h.t("horns")
	h.add("horns", h.Both(0, h.Solid("18,-38 44,-42 72,-34 92,-44 104,-66! 108,-42 92,-22 70,-18 42,-24 20,-24", t)))
	h.ears("ears", "26,-18 44,-20 60,-10 55,2 42,2 28,-6", "35,-14 46,-15 53,-9 47,-3 38,-5")
	h.skull("0,-47 13,-44.5 26,-37 33,-22 31,0 31,22 22,40 0,46", h.cowMarks())
	h.muzzle("belly", "0,12 20,13 32,26 28,42 14,51 0,51")
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(13, 29, 4.6, 5.6, n.DD)))
	h.noseRing(30, 11)
	h.face("mouth", h.Mouth(0, 41, 10, n.DDD, h.t("tongue")))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 42}, 50
	h.eyes(18, -9, 7.4, pen.Glossy)
}

// beardedHead is a lizard's, wide at the jaw, with a beard and a crown of spines.
func beardedHead(h *head) {
	s, b := h.t("spikes"), h.belly
	h.add("spikes", h.Flat("-26,-8! -50,-22! -38,-4! -56,0! -40,10! -54,20! -36,24! -44,38! -26,32! -28,46! -12,36! -8,46! 4,32! 0,10", s))
	h.profile("-34,-10 -24,-30 0,-36 24,-27 46,-12 57,0 56,12 42,24 12,32 -16,34 -36,20", h.Path("-42,22 0,14 30,12 62,9 50,44 -34,50", h.Lin(0, 6, 0, 36, b.L, b.M, b.D)),
		h.Hairs(s.DD, 2.4, .6, [4]float64{-20, 20, -4, 5}, [4]float64{-10, 24, -4, 5}, [4]float64{2, 24, -3, 5}, [4]float64{14, 23, -3, 5}))
	h.add("spikes", h.Flat("-30,-14! -38,-28! -25,-23! -27,-38! -14,-29! -10,-43! -2,-32! 6,-41! 9,-30! -8,-22", s))
	h.smile(-2, 12, 56, 8)
	h.add("nose", h.Ellipse(48, -1, 2.2, 1.6, h.fur.DDD))
	h.eyesProfile(10, -11, 8.6)
	h.chin = 34
}

// anteaterHead is a long tube of a face, seen from the side.
func anteaterHead(h *head) {
	h.add("ears", h.Flat("-24,-26 -26,-42 -14,-50 -6,-40 -10,-26", h.t("ears")), h.Path("-20,-29 -21,-40 -14,-44 -10,-37 -13,-28", h.t("inner").M))
	h.profile("-34,-8 -26,-28 -8,-32 14,-22 44,-2 84,24 98,38 96,46 86,47 52,36 20,28 -12,28 -32,16", h.Path("-40,22 0,18 40,26 100,52 40,52 -30,44", h.Lin(0, 10, 0, 44, h.fur.D, h.fur.DD)).Opacity(.5))
	h.add("tongue", h.Line("M93 45Q106 52 112 62", h.t("tongue").M, 3.4))
	h.add("nose", h.Ellipse(94, 39, 5, 4.4, h.t("nose").M).Rotate(30, 94, 39), h.Ellipse(92.5, 37, 1.6, 1, kit.White.Alpha(.6)))
	h.add("mouth", h.Line("M94 45Q80 42 70 37", h.fur.DDD, 2.4))
	h.eyesProfile(4, -8, 6.6)
	h.lips, h.chin = kit.Anchor{X: 96, Y: 46}, 28
}

// aardvarkHead has a snout like a pig's at the end of a long face, and ears like a rabbit's.
func aardvarkHead(h *head) {
	ear, inner := h.t("ears"), h.t("inner")
	h.add("ears", h.Flat("-22,-24 -46,-48 -52,-80! -32,-72 -14,-44 -8,-26", ear), h.Path("-23,-32 -40,-54 -45,-70 -33,-64 -19,-42", inner.M),
		h.Flat("-12,-26 -18,-56 -8,-88! 4,-70 8,-44 4,-24", ear), h.Path("-8,-34 -10,-58 -6,-76 1,-64 3,-42", inner.M))
	h.profile("-34,-6 -26,-26 -6,-32 16,-24 42,-6 68,10 80,20 80,34 70,40 44,36 14,32 -14,28 -32,16", h.Path("-40,20 0,20 40,28 84,40 40,52 -30,44", h.Lin(0, 10, 0, 44, h.fur.D, h.fur.DD)).Opacity(.4))
	n := h.t("nose")
	h.add("nose", h.Form(kit.Oval(77, 27, 7.4, 9.6), h.Lin(70, 18, 84, 38, n.L, n.M, n.D)), h.Ellipse(79, 24, 1.8, 2.8, n.DDD), h.Ellipse(79, 31, 1.8, 2.8, n.DDD))
	h.smile(36, 30, 70, 37)
	h.eyesProfile(4, -6, 7)
	h.blushAt(18, 10)
	h.lips, h.chin = kit.Anchor{X: 70, Y: 38}, 30
}

// saberHead is a big cat's with two long fangs.
func saberHead(h *head) {
	bigCatHead(h)
	h.face("fangs", h.Both(0, h.Solid("7,28! 17,28! 16,46 11,62! 8,46", h.t("horns"))))
}

// neckMane is the dark shaggy hair on the neck of an elk.
func (r *rig) neckMane() {
	line := pen.Smooth(r.neckLine(), 6)
	t := r.belly
	var back, front []kit.Point
	for i, q := range line {
		a := line[max(i-1, 0)]
		b := line[min(i+1, len(line)-1)]
		dx, dy := b.X-a.X, b.Y-a.Y
		l := max(math.Hypot(dx, dy), .1)
		side := limb.Point{X: -dy / l, Y: dx / l}
		out := 5.0
		if i%2 == 1 {
			out = -1
		}
		back = append(back, kit.Point{X: q.X - side.X*q.R*.9, Y: q.Y - side.Y*q.R*.9})
		front = append([]kit.Point{{X: q.X + side.X*(q.R+out), Y: q.Y + side.Y*(q.R+out), Corner: i%2 == 0}}, front...)
	}
	first, last := line[0], line[len(line)-1]
	fill := r.Lin(first.X-first.R, last.Y, first.X+first.R, first.Y+first.R, t.L, t.M, t.D)
	r.put(kit.Body, "mane", r.Curve(append(back, front...), fill), r.Blur(6, r.Circle(first.X, first.Y+first.R*.2, first.R*.8, t.M)).Opacity(.7))
}

// sideSpines are the spines along the flank of a bearded dragon.
func (r *rig) sideSpines(slot string) {
	t := r.Tones(slot)
	var nodes []kit.Node
	for i := range 11 {
		p := r.on(-.1+1.1*float64(i)/10, .5)
		nodes = append(nodes, r.Curve([]kit.Point{{X: p.X - 3.4, Y: p.Y - 2, Corner: true}, {X: p.X - 7, Y: p.Y + 8, Corner: true}, {X: p.X + 3.4, Y: p.Y + 1, Corner: true}}, r.Lin(p.X-4, p.Y, p.X+4, p.Y+8, t.L, t.D)))
	}
	r.put(kit.Body, "spikes", nodes...)
}
