package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// CollarPart draws what finishes the neckline, over the neck.
func CollarPart(f *figure.Figure) kit.Node {
	if f.Look.Top.Bare && f.Look.Top.Collar == "" {
		return kit.Node{}
	}
	k, t, x := f.Body.Thick, f.Body.Trunk, f.Pose.Turn*5
	y := func(v float64) float64 { return -t + v*k }
	top := f.Top
	if f.Spec.Behind {
		return f.Named("top", figure.Place(backCollar(f), f.Bones.Trunk))
	}
	var n kit.Node
	switch f.Look.Top.Collar {
	case "rib":
		d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -14.5*k+x*.3, y(-4.5), x, y(21.5), 14.5*k+x*.5, y(-4.5))
		n = kit.Of(f.Line(d, top.DD, 5.4*k).Opacity(.5), f.Line(d, ribTone(f).M, 4.2*k).Move(0, -.4))
	case "v rib":
		d := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -14.5*k+x*.3, y(-5), x, y(25), 14.5*k+x*.5, y(-5))
		n = kit.Of(f.Line(d, top.DD, 5.4*k).Opacity(.5), f.Line(d, f.Trim.M, 4*k))
	case "shirt":
		n = shirtCollar(f, top)
	case "polo":
		n = shirtCollar(f, f.Trim)
	case "hood":
		n = hood(f)
	case "turtle":
		n = kit.Of(f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -16*k, y(4), x, y(10), 16*k+x*.5, y(4), 14.5*k+x, y(-17), x, y(-11), -14*k+x*.7, y(-17)), f.Fade(f.Bones.Trunk, x, y(-6), 22*k, top.L, top.M, top.D),
			f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -15*k, y(-4), x, y(2), 15*k+x, y(-4)), top.DD, 1.5*k).Opacity(.5)))
	case "mandarin":
		n = f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -16*k, y(3), x, y(9), 16*k+x*.5, y(3), 15*k+x*.8, y(-9), x, y(-3), -14.5*k+x*.5, y(-9)), f.Fade(f.Bones.Trunk, x, y(-3), 22*k, top.L, top.M, top.D),
			f.Line(figure.Text("M%.1f %.1fV%.1f", x, y(-6), y(10)), top.DD, 1.5*k))
	case "wide":
		n = f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -32*k, y(0), x, y(60), 34*k, y(0), x, y(-14), -32*k, y(0)), f.Fade(f.Bones.Trunk, x, y(10), 34*k, f.Trim.L, f.Trim.M, f.Trim.D))
	case "wrap":
		n = wrapCollar(f)
	case "bow":
		n = kit.Of(f.Bow(x, y(6), 15*k, f.Trim))
	case "ruff":
		n = ruff(f)
	}
	return f.Named("top", figure.Place(n, f.Bones.Trunk))
}

func ribTone(f *figure.Figure) kit.Tones {
	return kit.Tones{Ramp: &kit.Ramp{M: f.Top.D, D: f.Top.DD}}
}

func shirtCollar(f *figure.Figure, t kit.Tones) kit.Node {
	k, x := f.Body.Thick, f.Pose.Turn*5
	y := func(v float64) float64 { return -f.Body.Trunk + v*k }
	left := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k+x*.3, y(-11), x, y(8), x-10*k, y(20), -20*k, y(1))
	right := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x*.6, y(-11), x, y(8), x+11*k, y(19), 20*k+x*.2, y(1))
	sh := f.Blur(1.6*k, kit.Of(f.Path(left, t.DDD), f.Path(right, t.DDD)).Move(f.Light*1.5, 2.5*k)).Opacity(.35)
	return kit.Of(sh, f.Path(left, f.Fade(f.Bones.Trunk, x-10*k, y(4), 14*k, t.LL, t.L)), f.Path(right, f.Fade(f.Bones.Trunk, x+10*k, y(4), 14*k, t.L, t.D)))
}

func hood(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Pose.Turn
	y := func(v float64) float64 { return -f.Body.Trunk + v*k }
	t := f.Top
	ring := f.Smooth([3]float64{-26 * k, y(2), 0}, [3]float64{-22*k + x*4, y(-13), 0}, [3]float64{x * 6, y(-8), 0}, [3]float64{23*k + x*4, y(-13), 0}, [3]float64{26*k + x*2, y(1), 0}, [3]float64{20*k + x*4, y(12), 0}, [3]float64{x * 8, y(19), 0}, [3]float64{-20*k + x*3, y(12), 0})
	hole := f.Smooth([3]float64{-15*k + x*3, y(-9), 0}, [3]float64{x * 6, y(-12), 0}, [3]float64{15*k + x*6, y(-9), 0}, [3]float64{11*k + x*6, y(3), 0}, [3]float64{x * 7, y(9), 0}, [3]float64{-11*k + x*4, y(3), 0})
	cords := f.Line(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1fM%.1f %.1fq%.1f %.1f %.1f %.1f", x*8-7*k, y(14), -2*k, 12*k, 0.0, 24*k, x*8+8*k, y(14), 2*k, 10*k, 1*k, 19*k), f.Trim.M, 2.6*k)
	return kit.Of(f.Blur(2.5*k, f.Path(ring, t.DDD).Move(f.Light*2, 4*k)).Opacity(.4),
		f.Form(ring, f.Fade(f.Bones.Trunk, 0, y(0), 28*k, t.L, t.M, t.D), f.Blur(2*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -20*k, y(8), x*8, y(22), 24*k, y(6)), t.DD, 4*k)).Opacity(.4)),
		f.Form(hole, f.Skin.D, f.Blur(3*k, f.Ellipse(x*6, y(-6), 16*k, 9*k, f.Skin.DDD)).Opacity(.6)), cords)
}

func wrapCollar(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Front()
	y := func(v float64) float64 { return -f.Body.Trunk + v*k }
	right := figure.Text("M%.1f %.1fL%.1f %.1f", 15*k+x*.5, y(-9), x+1*k, y(36))
	left := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f 4", -15*k+x*.3, y(-9), x+1*k, y(38), f.Bones.Hip*.95)
	band := func(d string) kit.Node {
		return kit.Of(f.Line(d, f.Top.DDD, 11*k).Opacity(.25).Move(f.Light*1.5, 2), f.Line(d, f.Trim.D, 9.5*k), f.Line(d, f.Trim.M, 7*k))
	}
	inner := f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", -10*k+x*.3, y(-9), x, y(34)), kit.White, 5*k)
	return f.Clip(body.TrunkOutline(f, 6, 20), inner, band(right), band(left))
}

func ruff(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	var n []kit.Node
	for i := range 9 {
		u := float64(i)/8*2 - 1
		n = append(n, f.Form(kit.Oval(u*30*k+f.Pose.Turn*4, -f.Body.Trunk+(8-8*u*u)*k, 9*k, 9*k), kit.Lin(0, -f.Body.Trunk-8*k, 0, -f.Body.Trunk+18*k, kit.White, f.Trim.LL, f.Trim.M)))
	}
	return kit.Of(n...)
}
