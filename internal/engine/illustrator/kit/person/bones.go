package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

// bone is one long bone with knobs at its ends.
func bone(f *figure.Figure, a, b limb.Point, w float64, t kit.Tones) kit.Node {
	d := figure.Direction(a, b) * math.Pi / 180
	nx, ny := -math.Sin(d)*w*.62, math.Cos(d)*w*.62
	out := limb.Capsule(a, w*.5, b, w*.5)
	for _, p := range []limb.Point{a, b} {
		out += kit.Oval(p.X+nx, p.Y+ny, w*.62, w*.62) + kit.Oval(p.X-nx, p.Y-ny, w*.62, w*.62)
	}
	m := a.Mix(b, .5)
	rim := f.Path(out, t.DD).Move(.6*f.Light, 1.4)
	return kit.Of(rim, f.Form(out, f.Fade(figure.World, m.X, m.Y, a.Distance(b)*.5, t.LL, t.M, t.D), f.Blur(1.5, f.Line(figure.Polyline(f.Light*w*.4, w*.3, a, b), t.DD, w*.4)).Opacity(.45)))
}

// bonyArm is an arm of bones.
func bonyArm(f *figure.Figure, c figure.Chain, a pose.Arm, t kit.Tones) kit.Node {
	k := f.Body.Thick
	fr, thumb := f.HandFrame(c, a)
	var fingers []kit.Node
	for i := range 5 {
		y := -9 + float64(i)*4.6
		l := []float64{15, 25, 28, 26, 21}[i]
		if i == 0 {
			fingers = append(fingers, bone(f, limb.Point{X: 2, Y: -4}, limb.Point{X: 11, Y: -15}, 3.6, t))
			continue
		}
		fingers = append(fingers, bone(f, limb.Point{X: 4, Y: y * .6}, limb.Point{X: 13, Y: y}, 3.400, t), bone(f, limb.Point{X: 15, Y: y * 1.1}, limb.Point{X: l, Y: y * 1.3}, 3, t))
	}
	hand := figure.Place(kit.Of(fingers...).Scale(1, thumb, 0, 0), fr)
	return kit.Of(bone(f, c[0], c[1].Mix(c[0], .06), 9*k, t), hand, bone(f, c[1].Mix(c[2], .06), c[2].Mix(c[1], .06), 8*k, t))
}

// bonyLeg is a leg of bones.
func bonyLeg(f *figure.Figure, c figure.Chain, l pose.Leg, t kit.Tones) kit.Node {
	k := f.Body.Thick
	kx := 1.0
	if l.Flip {
		kx = -1
	}
	foot := kit.Of(bone(f, limb.Point{X: -8, Y: 9}, limb.Point{X: 10, Y: 6}, 6, t), bone(f, limb.Point{X: 12, Y: 10}, limb.Point{X: 29, Y: 12}, 4, t), bone(f, limb.Point{X: 12, Y: 5}, limb.Point{X: 26, Y: 9}, 4, t))
	return kit.Of(bone(f, c[0].Mix(c[1], .05), c[1].Mix(c[0], .05), 11*k, t), bone(f, c[1].Mix(c[2], .06), c[2], 9.5*k, t), f.Circle(c[1].X, c[1].Y, 6.5*k, t.L), figure.Place(foot.Scale(kx, 1, 0, 0), figure.Frame{Point: c[2], Angle: l.Foot, Scale: k}))
}

// ribCage is the trunk of bones, in the trunk's frame.
func ribCage(f *figure.Figure) kit.Node {
	k, h, x, t := f.Body.Thick, f.Body.Trunk, f.Front()*.5, f.Skin
	var n []kit.Node
	for i := range 9 {
		y := 4*k - float64(i)*h*.128
		n = append(n, f.Form(kit.RoundRect(-6.5*k, y-h*.11, 13*k, h*.105, 4), f.Fade(f.Bones.Trunk, 0, y, 10, t.LL, t.M, t.D)))
	}
	for i := range 5 {
		y := f.Up(.9 - .11*float64(i))
		w := (30 + 5*math.Sin(float64(i+1)*.8)) * k
		d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fM%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", -3*k, y, -w*1.1, y-4*k, -w*1.15, y+15*k, x-7*k, y+15*k, 3*k, y, w*1.1+x, y-4*k, w*1.15+x, y+15*k, x+7*k, y+15*k)
		n = append(n, f.Line(d, t.DD, 7.5*k), f.Line(d, t.M, 5.8*k).Move(-.3, -.5), f.Line(d, t.LL, 1.8*k).Move(-.4, -1.8).Opacity(.7))
	}
	n = append(n, f.Form(kit.RoundRect(x-5*k, f.Up(.92), 11*k, h*.5, 5*k), f.Fade(f.Bones.Trunk, x, f.Up(.7), 20, t.LL, t.M, t.D)))
	sw := f.Bones.Shoulder - 6*k
	n = append(n, bone(f, limb.Point{X: x - 4*k, Y: f.Up(.94)}, limb.Point{X: -sw, Y: f.Up(.88)}, 6*k, t), bone(f, limb.Point{X: x + 4*k, Y: f.Up(.94)}, limb.Point{X: sw, Y: f.Up(.88)}, 6*k, t))
	hip := figure.Text("M%.1f -6C%.1f -30 %.1f -26 %.1f 2C%.1f 22 %.1f 24 %.1f 12Q0 26 %.1f 12C%.1f 24 %.1f 22 %.1f 2C%.1f -26 %.1f -30 %.1f -6Q0 2 %.1f -6Z", -6*k, -20*k, -42*k, -36*k, -32*k, -14*k, -10*k, 10*k, 14*k, 32*k, 36*k, 42*k, 20*k, 6*k, -6*k)
	n = append(n, f.Form(hip, f.Fade(f.Bones.Trunk, 0, 0, 34*k, t.LL, t.M, t.DD), f.Ellipse(-17*k, 4*k, 6*k, 7*k, t.DD).Opacity(.7), f.Ellipse(17*k, 4*k, 6*k, 7*k, t.DD).Opacity(.7)))
	return figure.Place(kit.Of(n...), f.Bones.Trunk)
}

// skullHead is the head of bones.
func skullHead(f *figure.Figure) kit.Node {
	x, t := f.Face(1), f.Skin
	dark := kit.Hex("#3a2a36")
	out := figure.Text("M-34 -8C-36 -50 36 -50 35 -8C35 4 32 10 26 14L%.1f 30Q%.1f 40 %.1f 40Q%.1f 40 %.1f 30L-26 14C-32 10 -34 4 -34 -8Z", 22+x*.5, 12+x*.5, x*.6, -14+x*.5, -20+x*.5)
	teeth := f.Line(figure.Text("M%.1f 28H%.1fM%.1f 23v11M%.1f 23v12M%.1f 23v12M%.1f 23v11", -17+x, 17+x, -10+x, -3+x, 4+x, 11+x), dark, 1.800)
	n := f.Form(out, f.Fade(f.Bones.Head, 0, 0, 46, t.LL, kit.At(.4, t.M), t.D), f.Blur(4, f.Path("M19 -32C46 -12 38 40 2 50C25 32 29 6 19 -32Z", t.DD).Scale(f.Light, 1, 0, 0)).Opacity(.4),
		f.Path(kit.Oval(-13.5+x, 2, 10, 11.500)+kit.Oval(14+x, 2, 9.500, 11.500), dark), f.Path(figure.Text("M%.1f 11q5 7 4 9q-4 1 -4 -2q0 3 -4 2q-1 -2 4 -9Z", x*1.3), dark), teeth, head.ShineOn(f, "M-24 -24Q-16 -38 0 -40", 4))
	return figure.Place(kit.Of(n, f.Circle(-12+x, 3, 3.2, kit.White), f.Circle(15+x, 3, 3.2, kit.White), head.GlassesPart(f)), f.Bones.Head)
}

// skeletonLayers draws the figure as bones.
func skeletonLayers(f *figure.Figure) {
	b, p := f.Bones, f.Pose
	far := figure.Dim(f.Skin, body.Depth(f))
	f.On(kit.Back)
	f.Add(prop.PropsBehind(f))
	if !p.Far.Front {
		f.Part("arm-far", bonyArm(f, b.ArmFar, p.Far, far))
	}
	f.Part("leg-far", bonyLeg(f, b.LegFar, p.LegFar, far))
	f.On(kit.Body)
	f.Part("leg-near", bonyLeg(f, b.LegNear, p.LegNear, f.Skin))
	f.Part("neck", bone(f, b.Trunk.Out(0, -f.Body.Trunk*.95), b.Head.Out(0, 26), 9*f.Body.Thick, f.Skin))
	f.Part("torso", ribCage(f))
	f.Part("head", skullHead(f))
	f.Add(extra.OverHead(f), prop.Held(f))
	f.On(kit.Fore)
	if p.Far.Front {
		f.Part("arm-far", bonyArm(f, b.ArmFar, p.Far, f.Skin))
	}
	f.Part("arm-near", bonyArm(f, b.ArmNear, p.Near, f.Skin))
}
