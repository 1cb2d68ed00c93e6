package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, outdoorProps) }

var outdoorProps = map[string]prop{
	"foil":          {far: true, tilt: 88, draw: foil},
	"hurdle":        {free: true, behind: true, draw: hurdle},
	"climbing wall": {free: true, behind: true, draw: climbingWall},
	"pull up bar":   {free: true, behind: true, draw: pullUpBar},
	"weight bench":  {free: true, behind: true, draw: weightBench},
	"bar end":       {free: true, front: true, draw: barEnd},
	"treadmill":     {free: true, behind: true, draw: treadmill},
	"field glasses": {free: true, draw: fieldGlasses},
	"snow print":    {free: true, behind: true, draw: snowPrint},
	"jump bar":      {free: true, behind: true, draw: jumpBar},
	"flipped board": {free: true, behind: true, draw: flippedBoard},
	"baseball":      {front: true, draw: baseballProp},
	"bumped ball":   {free: true, draw: bumpedBall},
	"hiking poles":  {free: true, draw: hikingPoles},
	"tissue":        {front: true, draw: tissue},
	"music notes":   {free: true, draw: musicNotes},
	"small heart":   {free: true, front: true, draw: smallHeart},
}

func foil(f *figure.Figure) kit.Node {
	return kit.Of(f.Line("M0 -14L1 -168", figure.Steel.DD, 5), f.Line("M0 -14L1 -168", figure.Steel.L, 2.6), f.Circle(1, -169, 3.4, kit.Hex("#d8433f")),
		Rod(f, 0, -12, 0, 16, 8, figure.Black), f.Form("M-17 -10Q0 -30 17 -10Q0 -4 -17 -10Z", kit.Lin(-17, 0, 17, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)))
}

func hurdle(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Bones.Trunk.X+26*f.Body.Thick
	top := figure.Ground - 96*k
	t := gear(f, "#f4f4f2")
	var bars []kit.Node
	for i := range 4 {
		bars = append(bars, f.Rect(x-70*k+float64(i)*39*k, top, 20*k, 20*k, 0, figure.HexTones("#d8433f").M))
	}
	leg := func(dx float64) kit.Node {
		p := limb.Point{X: x + dx*k, Y: figure.Ground - 4*k}
		return kit.Of(pole(f, limb.Point{X: p.X, Y: top}, p, 8, figure.Steel), pole(f, p.Add(-24*k, 0), p.Add(10*k, 0), 8, figure.Steel))
	}
	return kit.Of(leg(-62), leg(62), f.Form(kit.RoundRect(x-80*k, top, 160*k, 20*k, 4*k), kit.Lin(0, top, 0, top+20*k, t.LL, t.M, t.D), bars...))
}

// climbingWall is a wall with colored holds, some of them where the hands and the feet are.
func climbingWall(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#b9aa98")
	x, y := a.X-34*k, b.Y-70*k
	w, h := 210*k, figure.Ground-y
	hold := func(p limb.Point, hex string, turn float64) kit.Node {
		c := figure.HexTones(hex)
		return f.At(f.Form("M-17 2Q-16 -12 0 -13Q18 -11 17 3Q12 12 -2 11Q-15 12 -17 2Z", kit.Rad(-5, -6, 24, c.LL, c.M, c.DD)), p, turn)
	}
	wall := f.Form(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x, y+8*k, x+w, y, x+w-8*k, y+h, x+6*k, y+h), kit.Lin(x, y, x+w, y+h, t.LL, kit.At(.5, t.L), t.M),
		f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x, y+8*k, x+w*.5, y+h*.4, x, y+h*.6), t.M).Opacity(.45), f.Path(figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x+w, y+h*.3, x+w*.5, y+h*.4, x+w, y+h*.8), t.D).Opacity(.35))
	n := kit.Of(wall)
	colors := []string{"#e8503f", "#3f8fe0", "#f2b52a", "#5fae4a", "#9a5fd0"}
	for i, p := range [][2]float64{{.2, .1}, {.74, .07}, {.86, .3}, {.6, .26}, {.84, .55}, {.62, .7}, {.84, .84}, {.34, .9}, {.24, .44}, {.66, .46}} {
		n = kit.Of(n, hold(limb.Point{X: x + p[0]*w, Y: y + p[1]*h}, colors[i%5], float64(i*47%90)-40))
	}
	near, far := f.Bones.LegNear[2], f.Bones.LegFar[2]
	return kit.Of(n, hold(a.Add(8*k, 4*k), colors[2], 10), hold(b.Add(8*k, 2*k), colors[0], -12), hold(near.Add(22*k, 22*k), colors[3], 0), hold(far.Add(22*k, 20*k), colors[1], 8))
}

func pullUpBar(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	y := min(a.Y, b.Y)
	t := gear(f, "#5a6478")
	post := func(x float64) kit.Node {
		return kit.Of(pole(f, limb.Point{X: x, Y: y}, limb.Point{X: x, Y: figure.Ground - 4*k}, 12, t), pole(f, limb.Point{X: x - 28*k, Y: figure.Ground - 5*k}, limb.Point{X: x + 28*k, Y: figure.Ground - 5*k}, 11, t))
	}
	return kit.Of(post(a.X-60*k), post(b.X+60*k), pole(f, limb.Point{X: a.X - 64*k, Y: y}, limb.Point{X: b.X + 64*k, Y: y}, 9, figure.Steel))
}

func weightBench(f *figure.Figure) kit.Node {
	k, hip, head := f.Body.Thick, f.Bones.Trunk, f.Bones.Head
	t := gear(f, "#3f424e")
	y := hip.Y + 20*k
	leg := func(x float64) kit.Node {
		return pole(f, limb.Point{X: x, Y: y + 8*k}, limb.Point{X: x, Y: figure.Ground - 3*k}, 11, figure.Steel)
	}
	x, end := head.X-48*k, hip.X+30*k
	rack := nearPalm(f)
	return kit.Of(pole(f, limb.Point{X: x + 30*k, Y: figure.Ground}, limb.Point{X: x + 30*k, Y: rack.Y + 16*k}, 12, figure.Steel), leg(x+20*k), leg(end-20*k),
		f.Form(kit.RoundRect(x, y, end-x, 22*k, 10*k), kit.Lin(0, y, 0, y+22*k, t.L, t.M, t.DD)))
}

// barEnd is a barbell seen from its end.
func barEnd(f *figure.Figure) kit.Node {
	p := nearPalm(f).Mix(farPalm(f), .5)
	return f.At(kit.Of(f.Circle(0, 0, 44, kit.Rad(-14, -16, 64, figure.Black.LL, figure.Black.M, figure.Black.DD)), f.Circle(0, 0, 32, kit.None).Stroke(figure.Black.L, 3), f.Circle(0, 0, 12, figure.Steel.M), f.Circle(0, 0, 6, figure.Steel.DD)), p, 0)
}

func treadmill(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Bones.Trunk.X
	t := gear(f, "#3f424e")
	y := figure.Ground - 4*k
	top := f.Bones.Trunk.Y - 34*k
	post := limb.Point{X: x + 118*k, Y: top}
	return kit.Of(f.Form(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fV%.1fH%.1fZ", x-128*k, y-8*k, x+96*k, y-18*k, x+140*k, y+18*k, x-128*k), kit.Lin(0, y-18*k, 0, y+18*k, figure.Steel.LL, figure.Steel.M, figure.Steel.DD), f.Rect(x-122*k, y-14*k, 214*k, 11*k, 4*k, figure.Black.M)),
		pole(f, limb.Point{X: x + 118*k, Y: y}, post, 14, t), pole(f, post.Add(-60*k, 22*k), post.Add(4*k, 12*k), 9, t),
		f.Form(kit.RoundRect(post.X-34*k, post.Y-36*k, 62*k, 44*k, 8*k), kit.Lin(0, post.Y-36*k, 0, post.Y+8*k, t.LL, t.M, t.DD), f.Rect(post.X-26*k, post.Y-29*k, 46*k, 22*k, 3*k, kit.Hex("#7fd8f0"))))
}

func fieldGlasses(f *figure.Figure) kit.Node {
	h, t := f.Bones.Head, gear(f, "#3f424e")
	tube := func(x, y float64) kit.Node {
		return kit.Of(f.Form(figure.Text("M%.1f %.1fh16l20 -6v28l-20 -6h-16Z", x, y), kit.Lin(0, y-6, 0, y+22, t.LL, t.M, t.DD)), f.Rect(x+33, y-8, 7, 32, 3, t.L), f.Rect(x-5, y-2, 7, 20, 3, figure.Black.DD))
	}
	x := f.Face(1)
	return figure.Place(kit.Of(tube(x+10, -14), f.Rect(x+14, -2, 14, 10, 3, t.D), tube(x, -2)), h)
}

// snowPrint is the patch of snow with the shape that arms and legs have swept in it.
func snowPrint(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	snow := figure.HexTones("#f2f8fd")
	shade := kit.Hex("#b4d0e8")
	sh, hip := f.Bones.Trunk.Out(0, -f.Body.Trunk*.8), c.Point
	r := f.Body.UpperArm + f.Body.Forearm + 24*k
	leg := f.Body.Thigh + f.Body.Shin + 20*k
	top := f.Bones.Head.Y - 78*k
	wings := figure.Text("M%.1f %.1fm%.1f 0a%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0", sh.X, sh.Y+10*k, -r, r, r*.86, 2*r, r, r*.86, -2*r)
	skirt := figure.Text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ", hip.X, hip.Y-30*k, hip.X-leg*.62, hip.Y+leg*.86, hip.X, hip.Y+leg*1.26, hip.X+leg*.62, hip.Y+leg*.86)
	body := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", c.X, top-14*k, c.X+1.8*r, top-40*k, c.X+1.9*r, figure.Ground+40*k, c.X, figure.Ground+30*k, c.X-1.9*r, figure.Ground+40*k, c.X-1.8*r, top-40*k, c.X, top-14*k)
	return kit.Of(f.Form(body, kit.Rad(c.X-40*k, sh.Y, 2*r, snow.LL, snow.M, snow.D)), f.Clip(body, f.Path(wings+skirt, shade), f.Path(wings+skirt, kit.Hex("#cfe2f2")).Move(3*k, 4*k)), f.Circle(f.Bones.Head.X, f.Bones.Head.Y, 60*k, shade))
}

func jumpBar(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, f.Bones.Trunk.X
	y := f.Bones.Trunk.Y + 46*k
	mat := gear(f, "#3f7fe0")
	post := func(at float64) kit.Node {
		return pole(f, limb.Point{X: at, Y: y - 30*k}, limb.Point{X: at, Y: figure.Ground}, 9, figure.Steel)
	}
	return kit.Of(f.Form(kit.RoundRect(x-140*k, figure.Ground-46*k, 240*k, 46*k, 10*k), kit.Lin(0, figure.Ground-46*k, 0, figure.Ground, mat.LL, mat.M, mat.DD)), post(x-130*k), post(x+130*k), pole(f, limb.Point{X: x - 132*k, Y: y}, limb.Point{X: x + 132*k, Y: y}, 7, figure.HexTones("#e8503f")))
}

// flippedBoard is a skateboard that turns in the air below the feet, its underside to the viewer.
func flippedBoard(f *figure.Figure) kit.Node {
	near, far := f.Bones.LegNear[2], f.Bones.LegFar[2]
	p := near.Mix(far, .5)
	t := gear(f, "#e8503f")
	wheel := func(x, y float64) kit.Node { return ball(f, x, y, 10, figure.HexTones("#f7e6b8")) }
	return f.At(kit.Of(f.Form("M-112 0C-112 -30 -92 -30 -70 -28H70C92 -30 112 -30 112 0C112 30 92 30 70 28H-70C-92 30 -112 30 -112 0Z", kit.Lin(0, -30, 0, 30, t.LL, t.M, t.DD), f.Path("M-20 -40L20 40H44L4 -40Z", t.LL).Opacity(.8)), f.Rect(-70, -24, 10, 48, 3, figure.Steel.D), f.Rect(60, -24, 10, 48, 3, figure.Steel.D), wheel(-65, -27), wheel(-65, 27), wheel(65, -27), wheel(65, 27)), p.Add(0, 62*f.Body.Thick), -16)
}

func baseballProp(f *figure.Figure) kit.Node {
	t := figure.HexTones("#f7f4ec")
	return kit.Of(ball(f, 0, -14, 14, t, f.Line("M-11 -22Q-4 -14 -11 -6M11 -22Q4 -14 11 -6", kit.Hex("#d8433f"), 2)))
}

func bumpedBall(f *figure.Figure) kit.Node {
	p := farPalm(f)
	t := gear(f, "#f7f1dc")
	return f.At(kit.Of(ball(f, 0, 0, 30, t, f.Line("M-30 -6Q0 -22 30 -6M-22 22Q0 -8 26 16M-4 -30Q-16 0 -4 30", kit.Hex("#3f7fe0"), 3)), f.Line("M-34 26L-44 36M34 26L44 36M0 40V52", kit.Hex("#f2c23a"), 5)), p.Add(6*f.Body.Thick, -74*f.Body.Thick), 0)
}

func hikingPoles(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#d8503f")
	one := func(p limb.Point, dx float64) kit.Node {
		foot := limb.Point{X: p.X + dx*k, Y: figure.Ground}
		return kit.Of(pole(f, p, foot, 5, figure.Steel), pole(f, p.Add(0, -12*k), p.Add(0, 14*k), 8, t), f.Circle(foot.X, foot.Y-12*k, 6*k, figure.Black.M))
	}
	return kit.Of(one(farPalm(f), -10), one(nearPalm(f), -46))
}

func tissue(f *figure.Figure) kit.Node {
	return f.Form("M-20 -20Q-8 -30 4 -22Q18 -28 20 -10Q26 6 10 12Q4 24 -8 16Q-24 18 -22 0Q-28 -12 -20 -20Z", kit.Lin(-20, -20, 20, 20, kit.White, kit.Hex("#eef3f8"), kit.Hex("#cfdbe6")), f.Line("M-10 -14Q-2 0 -8 10M8 -14Q4 0 10 6", kit.Hex("#b9cad8"), 1.6))
}

func musicNotes(f *figure.Figure) kit.Node {
	t := gear(f, "#4a4fb0")
	p := f.Bones.Head.Out(64, 10)
	one := f.Path("M-16 2a11 8.500 -18 1 1 14 -10V-48l30 -8V-10a11 8.500 -18 1 1 -6 -7V-40l-18 5V0a11 8.500 -18 1 1 -20 2Z", t.M)
	return kit.Of(f.At(one, p, -6), f.At(kit.Of(f.Ellipse(0, 0, 11, 8, t.L).Rotate(-18, 0, 0), f.Line("M9 -3V-44Q22 -34 24 -22", t.L, 5)), p.Add(62*f.Body.Thick, -52*f.Body.Thick), 8))
}

func smallHeart(f *figure.Figure) kit.Node {
	t := gear(f, "#e8405a")
	p := nearPalm(f).Mix(farPalm(f), .5)
	return f.At(f.Form("M0 26C-42 -2 -34 -34 -14 -34C-4 -34 0 -26 0 -22C0 -26 4 -34 14 -34C34 -34 42 -2 0 26Z", kit.Rad(-10, -16, 48, t.LL, t.M, t.DD)), p.Add(0, -8*f.Body.Thick), 0)
}
