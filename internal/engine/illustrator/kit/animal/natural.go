package animal

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// natural is the body of a species as it is in life: a smaller head on longer legs.
func (b build) natural() build {
	if b.Crouch {
		return b
	}
	b.Head *= .88
	if b.Foot != hoof {
		b.Leg *= 1.05
		return b
	}
	b.Leg *= 1.1
	b.Limb[1], b.Limb[2] = b.Limb[1]*.9, b.Limb[2]*.84
	return b
}

// fuse makes the near legs one form with the body of an animal as it is in life: else a seam runs around each shoulder, as on a doll.
func (r *rig) fuse(legs ...[]pen.Joint) {
	if !r.Natural || r.b.Biped || r.viewed {
		return
	}
	for _, j := range legs {
		r.limbs = append(r.limbs, r.legOutline(j))
	}
}

// fused reports whether the near legs are of one form with the body.
func (r *rig) fused() bool { return len(r.limbs) > 0 }

// onBody draws the lower part of a near leg over the shade of the belly, with soft edges within the form that it is a part of.
func (r *rig) onBody(j []pen.Joint) kit.Node {
	n := len(j)
	a, b := j[n-3], j[n-2]
	const from = .3
	start := pen.Joint{X: a.X + (b.X-a.X)*from, Y: a.Y + (b.Y-a.Y)*from, R: (a.R + (b.R-a.R)*from) * .86}
	soft := max(3, a.R*.24)
	return r.Clip(pen.Join(append(slices.Clone(r.solids), r.limbs...)...), r.Blur(soft, r.Path(pen.Tube(start, pen.Joint{X: b.X, Y: b.Y, R: b.R * .9}), r.fill)))
}

// slender is the outline of a leg with hooves as in life: a forearm or thigh that tapers, a knee, and a thin cannon bone.
func (r *rig) slender(upper, lower []pen.Joint) string {
	a, b := upper[len(upper)-1], lower[0]
	at := func(t, k float64) pen.Joint {
		return pen.Joint{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t, R: (a.R + (b.R-a.R)*t) * k}
	}
	upper = append(slices.Clone(upper), at(.5, .9), at(.84, .9))
	return pen.Tube(append(upper, lower...)...)
}

// fadingSock is a light lower leg that has no edge, on those that are not light all over.
func (r *rig) fadingSock(j []pen.Joint, t kit.Tones, far bool) kit.Node {
	if r.fur.M.Lch().L > .85 {
		return kit.Node{}
	}
	a, b := j[len(j)-2], j[len(j)-1]
	c := t.M
	if far {
		c = t.D
	}
	return r.Path(limb.Capsule(a.P(), a.R+4, b.P(), b.R+4), kit.Lin(a.X, a.Y, b.X, b.Y, kit.At(0, c.Alpha(0)), kit.At(.25, c.Alpha(0)), kit.At(.7, c)))
}

// nostril is the one of a profile: a dark comma with a light rim.
func (h *head) nostril(x, y float64, n kit.Tones) kit.Node {
	if !h.Natural {
		return h.Ellipse(x, y, 4, 5.4, n.DD).Rotate(-30, x, y)
	}
	return kit.Of(h.Blur(1.5, h.Ellipse(x-1.5, y-1, 5.4, 7, h.fur.LL)).Opacity(.5), h.Ellipse(x, y, 2.5, 5, n.DD).Rotate(-34, x, y))
}

// Sleek reports whether the coat of a species is short: of animals with hooves but for those with wool, and of some others.
func Sleek(name string) bool {
	s, known := all[name]
	return known && (s.build.Foot == hoof || s.build.Foot == pad || sleek[name]) && !woolly[name]
}

var (
	woolly = map[string]bool{"sheep": true, "lamb": true, "ram": true, "alpaca": true, "llama": true, "goat": true, "yak": true, "bison": true, "musk-ox": true, "mammoth": true}
	sleek  = map[string]bool{"seal": true, "sea-lion": true, "otter": true, "hippo": true, "cheetah": true, "dachshund": true, "doberman": true, "dalmatian": true, "greyhound": true, "pug": true, "boxer": true, "great-dane": true, "beagle": true, "mouse": true, "rat": true}
)
