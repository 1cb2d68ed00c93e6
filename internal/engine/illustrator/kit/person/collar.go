package person

import "pellucid/internal/engine/illustrator/kit"

// collarPart draws what finishes the neckline, over the neck.
func (f *figure) collarPart() kit.Node {
	if f.look.top.bare && f.look.top.collar == "" {
		return kit.Node{}
	}
	k, t, x := f.body.thick, f.body.trunk, f.pose.turn*5
	y := func(v float64) float64 { return -t + v*k }
	top := f.top
	if f.spec.Behind {
		return f.Named("top", place(f.backCollar(), f.bones.trunk))
	}
	var n kit.Node
	switch f.look.top.collar {
	case "rib":
		d := text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -14.5*k+x*.3, y(-4.5), x, y(21.5), 14.5*k+x*.5, y(-4.5))
		n = kit.Of(f.Line(d, top.DD, 5.4*k).Opacity(.5), f.Line(d, f.ribTone().M, 4.2*k).Move(0, -.4))
	case "v rib":
		d := text("M%.1f %.1fL%.1f %.1fL%.1f %.1f", -14.5*k+x*.3, y(-5), x, y(25), 14.5*k+x*.5, y(-5))
		n = kit.Of(f.Line(d, top.DD, 5.4*k).Opacity(.5), f.Line(d, f.trim.M, 4*k))
	case "shirt":
		n = f.shirtCollar(top)
	case "polo":
		n = f.shirtCollar(f.trim)
	case "hood":
		n = f.hood()
	case "turtle":
		n = kit.Of(f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -16*k, y(4), x, y(10), 16*k+x*.5, y(4), 14.5*k+x, y(-17), x, y(-11), -14*k+x*.7, y(-17)), f.fade(f.bones.trunk, x, y(-6), 22*k, top.L, top.M, top.D),
			f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -15*k, y(-4), x, y(2), 15*k+x, y(-4)), top.DD, 1.5*k).Opacity(.5)))
	case "mandarin":
		n = f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", -16*k, y(3), x, y(9), 16*k+x*.5, y(3), 15*k+x*.8, y(-9), x, y(-3), -14.5*k+x*.5, y(-9)), f.fade(f.bones.trunk, x, y(-3), 22*k, top.L, top.M, top.D),
			f.Line(text("M%.1f %.1fV%.1f", x, y(-6), y(10)), top.DD, 1.5*k))
	case "wide":
		n = f.Form(text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", -32*k, y(0), x, y(60), 34*k, y(0), x, y(-14), -32*k, y(0)), f.fade(f.bones.trunk, x, y(10), 34*k, f.trim.L, f.trim.M, f.trim.D))
	case "wrap":
		n = f.wrapCollar()
	case "bow":
		n = kit.Of(f.bow(x, y(6), 15*k, f.trim))
	case "ruff":
		n = f.ruff()
	}
	return f.Named("top", place(n, f.bones.trunk))
}

func (f *figure) ribTone() kit.Tones {
	return kit.Tones{Ramp: &kit.Ramp{M: f.top.D, D: f.top.DD}}
}

func (f *figure) shirtCollar(t kit.Tones) kit.Node {
	k, x := f.body.thick, f.pose.turn*5
	y := func(v float64) float64 { return -f.body.trunk + v*k }
	left := text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", -14*k+x*.3, y(-11), x, y(8), x-10*k, y(20), -20*k, y(1))
	right := text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", 14*k+x*.6, y(-11), x, y(8), x+11*k, y(19), 20*k+x*.2, y(1))
	sh := f.Blur(1.6*k, kit.Of(f.Path(left, t.DDD), f.Path(right, t.DDD)).Move(f.light*1.5, 2.5*k)).Opacity(.35)
	return kit.Of(sh, f.Path(left, f.fade(f.bones.trunk, x-10*k, y(4), 14*k, t.LL, t.L)), f.Path(right, f.fade(f.bones.trunk, x+10*k, y(4), 14*k, t.L, t.D)))
}

func (f *figure) hood() kit.Node {
	k, x := f.body.thick, f.pose.turn
	y := func(v float64) float64 { return -f.body.trunk + v*k }
	t := f.top
	ring := f.curve([3]float64{-26 * k, y(2), 0}, [3]float64{-22*k + x*4, y(-13), 0}, [3]float64{x * 6, y(-8), 0}, [3]float64{23*k + x*4, y(-13), 0}, [3]float64{26*k + x*2, y(1), 0}, [3]float64{20*k + x*4, y(12), 0}, [3]float64{x * 8, y(19), 0}, [3]float64{-20*k + x*3, y(12), 0})
	hole := f.curve([3]float64{-15*k + x*3, y(-9), 0}, [3]float64{x * 6, y(-12), 0}, [3]float64{15*k + x*6, y(-9), 0}, [3]float64{11*k + x*6, y(3), 0}, [3]float64{x * 7, y(9), 0}, [3]float64{-11*k + x*4, y(3), 0})
	cords := f.Line(text("M%.1f %.1fq%.1f %.1f %.1f %.1fM%.1f %.1fq%.1f %.1f %.1f %.1f", x*8-7*k, y(14), -2*k, 12*k, 0.0, 24*k, x*8+8*k, y(14), 2*k, 10*k, 1*k, 19*k), f.trim.M, 2.6*k)
	return kit.Of(f.Blur(2.5*k, f.Path(ring, t.DDD).Move(f.light*2, 4*k)).Opacity(.4),
		f.Form(ring, f.fade(f.bones.trunk, 0, y(0), 28*k, t.L, t.M, t.D), f.Blur(2*k, f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", -20*k, y(8), x*8, y(22), 24*k, y(6)), t.DD, 4*k)).Opacity(.4)),
		f.Form(hole, f.skin.D, f.Blur(3*k, f.Ellipse(x*6, y(-6), 16*k, 9*k, f.skin.DDD)).Opacity(.6)), cords)
}

func (f *figure) wrapCollar() kit.Node {
	k, x := f.body.thick, f.front()
	y := func(v float64) float64 { return -f.body.trunk + v*k }
	right := text("M%.1f %.1fL%.1f %.1f", 15*k+x*.5, y(-9), x+1*k, y(36))
	left := text("M%.1f %.1fQ%.1f %.1f %.1f 4", -15*k+x*.3, y(-9), x+1*k, y(38), f.bones.hip*.95)
	band := func(d string) kit.Node {
		return kit.Of(f.Line(d, f.top.DDD, 11*k).Opacity(.25).Move(f.light*1.5, 2), f.Line(d, f.trim.D, 9.5*k), f.Line(d, f.trim.M, 7*k))
	}
	inner := f.Line(text("M%.1f %.1fL%.1f %.1f", -10*k+x*.3, y(-9), x, y(34)), kit.White, 5*k)
	return f.Clip(f.trunkOutline(6, 20), inner, band(right), band(left))
}

// bow is a ribbon tied in a bow.
func (f *figure) bow(x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(
		f.Path(text("M%.1f %.1fl%.1f %.1fl%.1f %.1fZM%.1f %.1fl%.1f %.1fl%.1f %.1fZ", x, y, -r*.55, r*1.3, r*.5, -r*.1, x, y, r*.6, r*1.2, -r*.5, 0.0), t.D),
		f.Form(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y, x-r*.5, y-r*.8, x-r*1.2, y-r*.7, x-r, y, x-r*1.2, y+r*.6, x-r*.4, y+r*.6, x, y), kit.Lin(x-r, y-r*.6, x, y+r*.4, t.L, t.M, t.D)),
		f.Form(text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y, x+r*.5, y-r*.8, x+r*1.2, y-r*.7, x+r, y, x+r*1.2, y+r*.6, x+r*.4, y+r*.6, x, y), kit.Lin(x, y-r*.6, x+r, y+r*.4, t.M, t.D)),
		f.Rect(x-r*.22, y-r*.3, r*.46, r*.6, r*.15, t.LL))
}

func (f *figure) ruff() kit.Node {
	k := f.body.thick
	var n []kit.Node
	for i := range 9 {
		u := float64(i)/8*2 - 1
		n = append(n, f.Form(kit.Oval(u*30*k+f.pose.turn*4, -f.body.trunk+(8-8*u*u)*k, 9*k, 9*k), kit.Lin(0, -f.body.trunk-8*k, 0, -f.body.trunk+18*k, kit.White, f.trim.LL, f.trim.M)))
	}
	return kit.Of(n...)
}
