package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// bone is one long bone with knobs at its ends.
func (f *figure) bone(a, b limb.Point, w float64, t kit.Tones) kit.Node {
	d := direction(a, b) * math.Pi / 180
	nx, ny := -math.Sin(d)*w*.62, math.Cos(d)*w*.62
	out := limb.Capsule(a, w*.5, b, w*.5)
	for _, p := range []limb.Point{a, b} {
		out += kit.Oval(p.X+nx, p.Y+ny, w*.62, w*.62) + kit.Oval(p.X-nx, p.Y-ny, w*.62, w*.62)
	}
	m := a.Mix(b, .5)
	rim := f.Path(out, t.DD).Move(.6*f.light, 1.4)
	return kit.Of(rim, f.Form(out, f.fade(world, m.X, m.Y, a.Distance(b)*.5, t.LL, t.M, t.D), f.Blur(1.5, f.Line(polyline(f.light*w*.4, w*.3, a, b), t.DD, w*.4)).Opacity(.45)))
}

// bonyArm is an arm of bones.
func (f *figure) bonyArm(c chain, a armPose, t kit.Tones) kit.Node {
	k := f.body.thick
	fr, thumb := f.handFrame(c, a)
	var fingers []kit.Node
	for i := range 5 {
		y := -9 + float64(i)*4.6
		l := []float64{15, 25, 28, 26, 21}[i]
		if i == 0 {
			fingers = append(fingers, f.bone(limb.Point{X: 2, Y: -4}, limb.Point{X: 11, Y: -15}, 3.6, t))
			continue
		}
		fingers = append(fingers, f.bone(limb.Point{X: 4, Y: y * .6}, limb.Point{X: 13, Y: y}, 3.400, t), f.bone(limb.Point{X: 15, Y: y * 1.1}, limb.Point{X: l, Y: y * 1.3}, 3, t))
	}
	hand := place(kit.Of(fingers...).Scale(1, thumb, 0, 0), fr)
	return kit.Of(f.bone(c[0], c[1].Mix(c[0], .06), 9*k, t), hand, f.bone(c[1].Mix(c[2], .06), c[2].Mix(c[1], .06), 8*k, t))
}

// bonyLeg is a leg of bones.
func (f *figure) bonyLeg(c chain, l legPose, t kit.Tones) kit.Node {
	k := f.body.thick
	kx := 1.0
	if l.flip {
		kx = -1
	}
	foot := kit.Of(f.bone(limb.Point{X: -8, Y: 9}, limb.Point{X: 10, Y: 6}, 6, t), f.bone(limb.Point{X: 12, Y: 10}, limb.Point{X: 29, Y: 12}, 4, t), f.bone(limb.Point{X: 12, Y: 5}, limb.Point{X: 26, Y: 9}, 4, t))
	return kit.Of(f.bone(c[0].Mix(c[1], .05), c[1].Mix(c[0], .05), 11*k, t), f.bone(c[1].Mix(c[2], .06), c[2], 9.5*k, t), f.Circle(c[1].X, c[1].Y, 6.5*k, t.L), place(foot.Scale(kx, 1, 0, 0), frame{c[2], l.foot, k}))
}

// ribCage is the trunk of bones, in the trunk's frame.
func (f *figure) ribCage() kit.Node {
	k, h, x, t := f.body.thick, f.body.trunk, f.front()*.5, f.skin
	var n []kit.Node
	for i := range 9 {
		y := 4*k - float64(i)*h*.128
		n = append(n, f.Form(kit.RoundRect(-6.5*k, y-h*.11, 13*k, h*.105, 4), f.fade(f.bones.trunk, 0, y, 10, t.LL, t.M, t.D)))
	}
	for i := range 5 {
		y := f.up(.9 - .11*float64(i))
		w := (30 + 5*math.Sin(float64(i+1)*.8)) * k
		d := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fM%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -3*k, y, -w*1.1, y-4*k, -w*1.15, y+15*k, x-7*k, y+15*k, 3*k, y, w*1.1+x, y-4*k, w*1.15+x, y+15*k, x+7*k, y+15*k)
		n = append(n, f.Line(d, t.DD, 7.5*k), f.Line(d, t.M, 5.8*k).Move(-.3, -.5), f.Line(d, t.LL, 1.8*k).Move(-.4, -1.8).Opacity(.7))
	}
	n = append(n, f.Form(kit.RoundRect(x-5*k, f.up(.92), 11*k, h*.5, 5*k), f.fade(f.bones.trunk, x, f.up(.7), 20, t.LL, t.M, t.D)))
	sw := f.bones.shoulder - 6*k
	n = append(n, f.bone(limb.Point{X: x - 4*k, Y: f.up(.94)}, limb.Point{X: -sw, Y: f.up(.88)}, 6*k, t), f.bone(limb.Point{X: x + 4*k, Y: f.up(.94)}, limb.Point{X: sw, Y: f.up(.88)}, 6*k, t))
	hip := text("M%.1f -6C%.1f -30 %.1f -26 %.1f 2C%.1f 22 %.1f 24 %.1f 12Q0 26 %.1f 12C%.1f 24 %.1f 22 %.1f 2C%.1f -26 %.1f -30 %.1f -6Q0 2 %.1f -6Z", -6*k, -20*k, -42*k, -36*k, -32*k, -14*k, -10*k, 10*k, 14*k, 32*k, 36*k, 42*k, 20*k, 6*k, -6*k)
	n = append(n, f.Form(hip, f.fade(f.bones.trunk, 0, 0, 34*k, t.LL, t.M, t.DD), f.Ellipse(-17*k, 4*k, 6*k, 7*k, t.DD).Opacity(.7), f.Ellipse(17*k, 4*k, 6*k, 7*k, t.DD).Opacity(.7)))
	return place(kit.Of(n...), f.bones.trunk)
}

// skullHead is the head of bones.
func (f *figure) skullHead() kit.Node {
	x, t := f.face(1), f.skin
	dark := kit.Hex("#3a2a36")
	out := text("M-34 -8C-36 -50 36 -50 35 -8C35 4 32 10 26 14L%.1f 30Q%.1f 40 %.1f 40Q%.1f 40 %.1f 30L-26 14C-32 10 -34 4 -34 -8Z", 22+x*.5, 12+x*.5, x*.6, -14+x*.5, -20+x*.5)
	teeth := f.Line(text("M%.1f 28H%.1fM%.1f 23v11M%.1f 23v12M%.1f 23v12M%.1f 23v11", -17+x, 17+x, -10+x, -3+x, 4+x, 11+x), dark, 1.800)
	n := f.Form(out, f.fade(f.bones.head, 0, 0, 46, t.LL, kit.At(.4, t.M), t.D), f.Blur(4, f.Path("M19 -32C46 -12 38 40 2 50C25 32 29 6 19 -32Z", t.DD).Scale(f.light, 1, 0, 0)).Opacity(.4),
		f.Path(kit.Oval(-13.5+x, 2, 10, 11.500)+kit.Oval(14+x, 2, 9.500, 11.500), dark), f.Path(text("M%.1f 11q5 7 4 9q-4 1 -4 -2q0 3 -4 2q-1 -2 4 -9Z", x*1.3), dark), teeth, f.shineOn("M-24 -24Q-16 -38 0 -40", 4))
	return place(kit.Of(n, f.Circle(-12+x, 3, 3.2, kit.White), f.Circle(15+x, 3, 3.2, kit.White), f.glassesPart()), f.bones.head)
}

// skeletonLayers draws the figure as bones.
func (f *figure) skeletonLayers() {
	b, p := f.bones, f.pose
	far := dim(f.skin, f.depth())
	f.On(kit.Back)
	f.Add(f.propsBehind())
	if !p.far.front {
		f.Part("arm-far", f.bonyArm(b.armFar, p.far, far))
	}
	f.Part("leg-far", f.bonyLeg(b.legFar, p.legFar, far))
	f.On(kit.Body)
	f.Part("leg-near", f.bonyLeg(b.legNear, p.legNear, f.skin))
	f.Part("neck", f.bone(b.trunk.out(0, -f.body.trunk*.95), b.head.out(0, 26), 9*f.body.thick, f.skin))
	f.Part("torso", f.ribCage())
	f.Part("head", f.skullHead())
	f.Add(f.overHead(), f.held())
	f.On(kit.Fore)
	if p.far.front {
		f.Part("arm-far", f.bonyArm(b.armFar, p.far, f.skin))
	}
	f.Part("arm-near", f.bonyArm(b.armNear, p.near, f.skin))
}

// bandageBands are strips around a limb or the trunk of a mummy, for a box.
func bandageBands(f *figure) []kit.Node {
	var n []kit.Node
	k := f.body.thick
	for i := range 11 {
		y := 20*k - float64(i)*13*k
		tilt := float64((i*5)%7-3) * 3 * k
		n = append(n, f.Line(text("M-90 %.1fQ0 %.1f 90 %.1f", y+tilt, y+6*k, y-tilt), f.top.DD, 1.8*k).Opacity(.65), f.Line(text("M-90 %.1fQ0 %.1f 90 %.1f", y+tilt+2.5*k, y+8.5*k, y-tilt+2.5*k), f.top.LL, 1.6*k).Opacity(.8))
	}
	return n
}

// bandagedHead are strips over the face of a mummy, but for the eyes.
func bandagedHead(f *figure) kit.Node {
	var n []kit.Node
	t := f.skin
	n = append(n, f.Path("M-40 -50H40V-10H-40ZM-40 16H40V50H-40Z", f.fade(f.bones.head, 0, 0, 44, t.L, t.M, t.D)))
	for i, y := range []float64{-38, -28, -18, -10, 16, 24, 33} {
		tilt := float64((i*5)%7-3) * 2
		n = append(n, f.Line(text("M-42 %.1fQ0 %.1f 42 %.1f", y+tilt, y+5, y-tilt), t.DD, 2).Opacity(.6), f.Line(text("M-42 %.1fQ0 %.1f 42 %.1f", y+tilt+2.5, y+7.5, y-tilt+2.5), t.LL, 1.600).Opacity(.8))
	}
	loose := f.Line("M30 12Q48 20 46 40", t.DD, 9)
	return kit.Of(loose, f.Line("M30 12Q48 20 46 40", t.M, 7), f.Clip(f.skull(), n...))
}

// bandageHoops are thin strips along a limb.
func bandageHoops(c kit.Color) []stripe {
	var out []stripe
	for i := range 14 {
		out = append(out, stripe{at: .12 + float64(i)*.135, width: 2.4, color: c})
	}
	return out
}
