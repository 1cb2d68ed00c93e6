package person

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// falseLeg reports whether a leg is the near one of somebody who has a wooden or a prosthetic leg.
func (f *figure) falseLeg(far bool) bool {
	return !far && (f.wears("wooden leg") || f.wears("prosthetic leg"))
}

// stump is how far down a leg what is left of it reaches, in segments: a little below the knee.
const stump = 1.3

// prosthesis draws a leg that is wooden or of metal below the knee, under what the trousers cover.
func (f *figure) prosthesis(c chain, l legPose, cut member, fill kit.Paint, t kit.Tones) kit.Node {
	cut.reach, cut.hem, cut.hemSize = min(cut.reach, stump), .25, 0
	below := f.peg(c)
	if f.wears("prosthetic leg") {
		below = kit.Of(f.pylon(c), f.shoe(c, l, false))
	}
	bare := member{joints: c, radii: f.scaled([3]float64{18.5, 14.5, 12}), reach: stump}
	n := kit.Of(below, f.member(bare, f.limbFill(c, f.skin), f.skin), f.socket(c))
	if cut.reach > 0 {
		n = kit.Of(n, f.Named("bottom", f.member(cut, fill, t, f.legDetails(cut, t, false)...), f.legHem(cut, t)))
	}
	return n
}

// socket is the cup that holds what is left of the leg.
func (f *figure) socket(c chain) kit.Node {
	leather, k := kit.TonesOf(kit.Hex("#7a4a2c")), f.body.thick
	if f.wears("prosthetic leg") {
		leather = kit.TonesOf(kit.Hex("#4a5566"))
	}
	a, b := c[1].Mix(c[2], .2), c[1].Mix(c[2], .5)
	return f.Form(tube(a, 14.5*k, b, 8.5*k, .3), f.fade(world, a.X, (a.Y+b.Y)/2, 15*k, leather.LL, leather.M, leather.DD), f.crossLine(a, a.Mix(b, .18), 15*k, leather.DDD, 2*k), f.crossLine(a, a.Mix(b, .1), 15*k, leather.L, 1.6*k))
}

// peg is a turned wooden leg down to the floor.
func (f *figure) peg(c chain) kit.Node {
	wood, k := kit.TonesOf(kit.Hex("#b9814a")), f.body.thick
	a, b := c[1].Mix(c[2], .35), c[1].Mix(c[2], 1+12.5*k/max(c[1].Distance(c[2]), 1))
	ring := func(u, w float64) kit.Node { return f.crossLine(a.Mix(b, u), a.Mix(b, u+.05), w*k, wood.DD, 2*k) }
	return f.Form(tube(a, 9.5*k, b, 5.6*k, .1), f.fade(world, a.X, (a.Y+b.Y)/2, 10*k, wood.LL, wood.M, wood.DD), ring(.34, 9), ring(.42, 9), f.crossLine(a.Mix(b, .93), b, 8*k, kit.Hex("#5a4636"), 9*k).Butt())
}

// pylon is the metal tube of a prosthetic leg.
func (f *figure) pylon(c chain) kit.Node {
	steel, k := kit.TonesOf(kit.Hex("#b4bfcc")), f.body.thick
	a, b := c[1].Mix(c[2], .4), c[2]
	ring := func(at limb.Point) kit.Node { return f.Circle(at.X, at.Y, 7.5*k, steel.DD) }
	return kit.Of(f.Form(limb.Capsule(a, 5.6*k, b, 5.6*k), f.fade(world, a.X, (a.Y+b.Y)/2, 6*k, steel.LL, steel.M, steel.DD)), ring(b), f.Circle(b.X-.8, b.Y-1, 5*k, steel.L))
}

// metalArm are the tones of the near arm of somebody whose arm is a machine's.
func (f *figure) metalArm(c chain, skin kit.Tones) kit.Tones {
	if f.wears("metal arm") && c == f.bones.armNear {
		return kit.TonesOf(kit.Hex("#a9b5c4"))
	}
	return skin
}

// metalJoints are the rings and the bolts of a metal arm.
func (f *figure) metalJoints(c chain) []kit.Node {
	if !f.wears("metal arm") || c != f.bones.armNear {
		return nil
	}
	steel, k := kit.TonesOf(kit.Hex("#8794a6")), f.body.thick
	var out []kit.Node
	for _, u := range []float64{.45, .8} {
		out = append(out, f.crossLine(c[0].Mix(c[1], u), c[1], 16*k, steel.DD, 2.2*k), f.crossLine(c[1].Mix(c[2], u), c[2], 16*k, steel.DD, 2.2*k))
	}
	return append(out, f.Circle(c[1].X, c[1].Y, 7*k, steel.DD), f.Circle(c[1].X-.6, c[1].Y-.8, 5.2*k, steel.L), f.Circle(c[1].X, c[1].Y, 2*k, steel.DDD))
}
