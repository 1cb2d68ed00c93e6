package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// falseLeg reports whether a leg is the near one of somebody who has a wooden or a prosthetic leg.
func falseLeg(f *figure.Figure, far bool) bool {
	return !far && (f.Wears("wooden leg") || f.Wears("prosthetic leg"))
}

// stump is how far down a leg what is left of it reaches, in segments: a little below the knee.
const stump = 1.3

// prosthesis draws a leg that is wooden or of metal below the knee, under what the trousers cover.
func prosthesis(f *figure.Figure, c figure.Chain, l pose.Leg, cut figure.Member, fill kit.Paint, t kit.Tones) kit.Node {
	cut.Reach, cut.Hem, cut.HemSize = min(cut.Reach, stump), .25, 0
	below := peg(f, c)
	if f.Wears("prosthetic leg") {
		below = kit.Of(pylon(f, c), Shoe(f, c, l, false))
	}
	bare := figure.Member{Joints: c, Radii: f.Scaled([3]float64{18.5, 14.5, 12}), Reach: stump}
	n := kit.Of(below, f.Member(bare, limbFill(f, c, f.Skin), f.Skin), socket(f, c))
	if cut.Reach > 0 {
		n = kit.Of(n, f.Named("bottom", f.Member(cut, fill, t, legDetails(f, cut, t, false)...), legHem(f, cut, t)))
	}
	return n
}

// socket is the cup that holds what is left of the leg.
func socket(f *figure.Figure, c figure.Chain) kit.Node {
	leather, k := kit.TonesOf(kit.Hex("#7a4a2c")), f.Body.Thick
	if f.Wears("prosthetic leg") {
		leather = kit.TonesOf(kit.Hex("#4a5566"))
	}
	a, b := c[1].Mix(c[2], .2), c[1].Mix(c[2], .5)
	return f.Form(figure.Tube(a, 14.5*k, b, 8.5*k, .3), f.Fade(figure.World, a.X, (a.Y+b.Y)/2, 15*k, leather.LL, leather.M, leather.DD), crossLine(f, a, a.Mix(b, .18), 15*k, leather.DDD, 2*k), crossLine(f, a, a.Mix(b, .1), 15*k, leather.L, 1.6*k))
}

// peg is a turned wooden leg down to the floor.
func peg(f *figure.Figure, c figure.Chain) kit.Node {
	wood, k := kit.TonesOf(kit.Hex("#b9814a")), f.Body.Thick
	a, b := c[1].Mix(c[2], .35), c[1].Mix(c[2], 1+12.5*k/max(c[1].Distance(c[2]), 1))
	ring := func(u, w float64) kit.Node { return crossLine(f, a.Mix(b, u), a.Mix(b, u+.05), w*k, wood.DD, 2*k) }
	return f.Form(figure.Tube(a, 9.5*k, b, 5.6*k, .1), f.Fade(figure.World, a.X, (a.Y+b.Y)/2, 10*k, wood.LL, wood.M, wood.DD), ring(.34, 9), ring(.42, 9), crossLine(f, a.Mix(b, .93), b, 8*k, kit.Hex("#5a4636"), 9*k).Butt())
}

// pylon is the metal tube of a prosthetic leg.
func pylon(f *figure.Figure, c figure.Chain) kit.Node {
	steel, k := kit.TonesOf(kit.Hex("#b4bfcc")), f.Body.Thick
	a, b := c[1].Mix(c[2], .4), c[2]
	ring := func(at limb.Point) kit.Node { return f.Circle(at.X, at.Y, 7.5*k, steel.DD) }
	return kit.Of(f.Form(limb.Capsule(a, 5.6*k, b, 5.6*k), f.Fade(figure.World, a.X, (a.Y+b.Y)/2, 6*k, steel.LL, steel.M, steel.DD)), ring(b), f.Circle(b.X-.8, b.Y-1, 5*k, steel.L))
}

// metalArm are the tones of the near arm of somebody whose arm is a machine's.
func metalArm(f *figure.Figure, c figure.Chain, skin kit.Tones) kit.Tones {
	if f.Wears("metal arm") && c == f.Bones.ArmNear {
		return kit.TonesOf(kit.Hex("#a9b5c4"))
	}
	return skin
}

// metalJoints are the rings and the bolts of a metal arm.
func metalJoints(f *figure.Figure, c figure.Chain) []kit.Node {
	if !f.Wears("metal arm") || c != f.Bones.ArmNear {
		return nil
	}
	steel, k := kit.TonesOf(kit.Hex("#8794a6")), f.Body.Thick
	var out []kit.Node
	for _, u := range []float64{.45, .8} {
		out = append(out, crossLine(f, c[0].Mix(c[1], u), c[1], 16*k, steel.DD, 2.2*k), crossLine(f, c[1].Mix(c[2], u), c[2], 16*k, steel.DD, 2.2*k))
	}
	return append(out, f.Circle(c[1].X, c[1].Y, 7*k, steel.DD), f.Circle(c[1].X-.6, c[1].Y-.8, 5.2*k, steel.L), f.Circle(c[1].X, c[1].Y, 2*k, steel.DDD))
}
