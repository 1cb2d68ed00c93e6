package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

func init() { maps.Copy(Props, sportProps) }

// sportProps are the gear of sports. Most are drawn in the figure's own units, by its joints.
var sportProps = map[string]prop{
	"bounced ball":   {free: true, shared: true, draw: bouncedBall},
	"kicked ball":    {free: true, shared: true, draw: kickedBall},
	"hoop":           {free: true, behind: true, draw: hoopStand},
	"hoop net":       {free: true, front: true, draw: hoopNet},
	"tossed ball":    {free: true, draw: tossedBall},
	"skis":           {free: true, behind: true, draw: skis},
	"ski pole pair":  {free: true, draw: skiPoles},
	"snowboard":      {free: true, behind: true, draw: snowboard},
	"skateboard":     {free: true, behind: true, draw: skateboard},
	"ice blades":     {free: true, behind: true, draw: iceBlades},
	"skate wheels":   {free: true, behind: true, draw: skateWheels},
	"drawn bow":      {free: true, draw: drawnBow},
	"swung bat":      {free: true, draw: swungBat},
	"swung club":     {free: true, draw: swungClub},
	"hockey stick":   {free: true, draw: hockeyStick},
	"volleyball net": {free: true, behind: true, shared: true, draw: volleyballNet},
	"hit volleyball": {free: true, shared: true, draw: hitVolleyball},
	"caught ball":    {free: true, draw: caughtBall},
	"water":          {free: true, front: true, draw: water},
	"bowling ball":   {draw: bowlingBall},
	"hula hoop":      {free: true, front: true, draw: hulaHoop},
	"juggled balls":  {free: true, draw: juggledBalls},
	"swung lasso":    {free: true, draw: swungLasso},
	"snowball":       {draw: snowball},
	"snowball pile":  {free: true, draw: snowballPile},
}

func nearPalm(f *figure.Figure) limb.Point { return f.PalmAt(f.Bones.ArmNear) }

func farPalm(f *figure.Figure) limb.Point { return f.PalmAt(f.Bones.ArmFar) }

// gear is the color of what a pose holds or stands on: what was asked for, else its own.
func gear(f *figure.Figure, own string) kit.Tones {
	if !f.Spec.Gear.IsNone() {
		return kit.TonesOf(f.Spec.Gear)
	}
	return figure.HexTones(own)
}

// pole is a straight rod between two points of the figure.
func pole(f *figure.Figure, a, b limb.Point, width float64, t kit.Tones) kit.Node {
	return Rod(f, a.X, a.Y, b.X, b.Y, width*f.Body.Thick, t)
}

func ball(f *figure.Figure, x, y, r float64, t kit.Tones, inside ...kit.Node) kit.Node {
	return f.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.7, t.LL, t.M, t.DD), inside...)
}

// rim is the middle of the basketball hoop, in front of the hand that dunks.
func rim(f *figure.Figure) limb.Point { return farPalm(f).Add(40*f.Body.Thick, 20*f.Body.Thick) }

func hoopStand(f *figure.Figure) kit.Node {
	k, r := f.Body.Thick, rim(f)
	board := f.At(kit.Of(f.Form(kit.RoundRect(38, -96, 14, 124, 5), kit.Lin(38, -96, 52, 28, kit.White, kit.Hex("#dfe6ee"), kit.Hex("#aeb9c6"))), f.Rect(38, -50, 14, 6, 0, figure.HexTones("#d8433f").M), f.Rect(38, 0, 14, 6, 0, figure.HexTones("#d8433f").M)), r, 0)
	post := limb.Point{X: r.X + 62*k, Y: r.Y - 20*k}
	return kit.Of(pole(f, limb.Point{X: post.X, Y: figure.Ground}, post, 13, figure.HexTones("#5a6478")), pole(f, post, limb.Point{X: r.X + 46*k, Y: r.Y - 30*k}, 9, figure.HexTones("#5a6478")),
		f.Rect(post.X-30*k, figure.Ground-10*k, 60*k, 10*k, 4, figure.HexTones("#4a5568").M), board,
		f.At(f.Line("M-34 0A34 8 0 0 1 34 0", figure.HexTones("#e8602f").DD, 6), r, 0))
}

func hoopNet(f *figure.Figure) kit.Node {
	r := rim(f)
	net := f.Line("M-33 2L-20 56M-16 7L-8 60M0 8L-1 60M16 7L8 60M33 2L20 56M-33 2L-8 34L16 7M33 2L8 34L-16 7M-27 30L-8 56M27 30L8 56M-8 34L8 58M8 34L-8 58", kit.Hex("#f4f6f8"), 3)
	edge := f.Line("M-33 2L-20 56M-16 7L-8 60M0 8L-1 60M16 7L8 60M33 2L20 56M-33 2L-8 34L16 7M33 2L8 34L-16 7M-27 30L-8 56M27 30L8 56M-8 34L8 58M8 34L-8 58", kit.Hex("#9aa6b4"), 4.4)
	t := gear(f, "#f0802f")
	b := ball(f, -4, -24, 29, t, f.Line("M-34 -24H26M-4 -54V6M-22 -48Q-8 -24 -22 0M14 -48Q0 -24 14 0", t.DDD, 2))
	return kit.Of(f.At(kit.Of(b, edge, net, f.Line("M-34 0A34 9 0 0 0 34 0", figure.HexTones("#e8602f").M, 7), f.Line("M-30 4A34 9 0 0 0 10 8", figure.HexTones("#e8602f").LL, 2)), r, 0), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func tossedBall(f *figure.Figure) kit.Node {
	p := farPalm(f).Add(14*f.Body.Thick, -58*f.Body.Thick)
	t := gear(f, "#cfe04a")
	return f.At(ball(f, 0, 0, 16, t, f.Line("M-14 -10Q0 0 -12 14M14 -12Q2 0 14 12", kit.White, 2.4)), p, 0)
}

// soles calls draw at both feet, in the frame of the foot: x along the sole, y 15 on it.
func soles(f *figure.Figure, draw func(far bool) kit.Node) kit.Node {
	one := func(c figure.Chain, l pose.Leg, far bool) kit.Node {
		n := draw(far)
		if l.Flip {
			n = n.Scale(-1, 1, 0, 0)
		}
		return figure.Place(n, figure.Frame{Point: c[2], Angle: l.Foot, Scale: f.Body.Thick * 1.08})
	}
	return kit.Of(one(f.Bones.LegFar, f.Pose.LegFar, true), one(f.Bones.LegNear, f.Pose.LegNear, false))
}

func skis(f *figure.Figure) kit.Node {
	t := gear(f, "#e8503f")
	snow := func(x, y, r float64) kit.Node {
		if f.Pose.Up > airborne {
			return kit.Node{}
		}
		return f.Circle(x, y, r, kit.Hex("#f4f9fd"))
	}
	return kit.Of(soles(f, func(far bool) kit.Node {
		c := t
		if far {
			c = figure.Dim(t, .8)
		}
		return kit.Of(f.Form("M-96 13H108Q128 10 138 -6L144 -3Q134 20 112 22H-94Q-100 18 -96 13Z", kit.Lin(0, 12, 0, 22, c.L, c.M, c.D)), f.Rect(-14, 8, 44, 7, 3, figure.Black.M))
	}), f.Blur(2, kit.Of(snow(40, figure.Ground-4, 12), snow(24, figure.Ground, 16), snow(4, figure.Ground+2, 11))))
}

func skiPoles(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	one := func(p limb.Point) kit.Node {
		tip := p.Add(-96*k, min(150*k, figure.Ground-p.Y-14*k))
		return kit.Of(pole(f, p.Add(8*k, -14*k), tip, 4.5, figure.Steel), f.At(f.Ellipse(0, 0, 12, 5, figure.Black.M), p.Mix(tip, .92), 30), pole(f, p.Add(9*k, -15*k), p.Mix(tip, .08), 8, figure.Black))
	}
	return kit.Of(one(farPalm(f)), one(nearPalm(f)))
}

// deck is the middle of a board under both feet, and half its length.
func deck(f *figure.Figure) (limb.Point, float64) {
	a, b := f.Bones.LegNear[2], f.Bones.LegFar[2]
	return limb.Point{X: (a.X+b.X)/2 + 8*f.Body.Thick, Y: max(a.Y, b.Y) + 17*f.Body.Thick}, (b.X-a.X)/2/f.Body.Thick + 54
}

// airborne is the height from which on nobody stands on the ground, in thighs.
const airborne = .6

// tilt is how far a board leans with the feet of who jumps with it.
func tilt(f *figure.Figure) float64 {
	if f.Pose.Up < airborne {
		return 0
	}
	return figure.Direction(f.Bones.LegNear[2], f.Bones.LegFar[2])
}

func snowboard(f *figure.Figure) kit.Node {
	p, w := deck(f)
	if f.Pose.Up > airborne {
		p.Y = (f.Bones.LegNear[2].Y+f.Bones.LegFar[2].Y)/2 + 17*f.Body.Thick
	}
	t := gear(f, "#3f8fe0")
	d := figure.Text("M%.1f -12Q%.1f 2 %.1f 2H%.1fQ%.1f 2 %.1f -12L%.1f -6Q%.1f 14 %.1f 14H%.1fQ%.1f 14 %.1f -6Z", -w-16, -w-8, -w+12, w-12, w+8, w+16, w+20, w+6, w-12, -w+12, -w-6, -w-20)
	return f.At(kit.Of(f.Form(d, kit.Lin(0, 0, 0, 14, t.L, t.M, t.DD), f.Rect(-30, 0, 60, 16, 0, t.LL).Opacity(.8))), p, tilt(f))
}

func skateboard(f *figure.Figure) kit.Node {
	p, w := deck(f)
	t := gear(f, "#e8503f")
	wheel := func(x float64) kit.Node {
		return kit.Of(f.Rect(x-8, 10, 16, 8, 2, figure.Steel.D), ball(f, x-11, 22, 11, figure.HexTones("#f7e6b8")), ball(f, x+11, 22, 11, figure.HexTones("#f7e6b8")), f.Circle(x-11, 22, 4, figure.Steel.D), f.Circle(x+11, 22, 4, figure.Steel.D))
	}
	d := figure.Text("M%.1f -12Q%.1f 0 %.1f 0H%.1fQ%.1f 0 %.1f -12L%.1f -6Q%.1f 12 %.1f 12H%.1fQ%.1f 12 %.1f -6Z", -w-16, -w-8, -w+10, w-10, w+8, w+16, w+19, w+6, w-10, -w+10, -w-6, -w-19)
	return f.At(kit.Of(wheel(-w*.6), wheel(w*.6), f.Form(d, kit.Lin(0, 0, 0, 12, t.L, t.M, t.DD))), p, 0)
}

func iceBlades(f *figure.Figure) kit.Node {
	return soles(f, func(bool) kit.Node {
		return kit.Of(f.Path("M-8 12L-6 24H0L2 12ZM18 12L20 24H26L28 12Z", figure.Steel.D), f.Form("M-18 22H36Q42 20 42 14L46 17Q46 30 36 30H-16Q-20 26 -18 22Z", kit.Lin(0, 22, 0, 30, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)))
	})
}

func skateWheels(f *figure.Figure) kit.Node {
	t := gear(f, "#f7b53a")
	return soles(f, func(bool) kit.Node {
		return kit.Of(f.Rect(-12, 13, 44, 6, 2, figure.Steel.D), ball(f, -6, 25, 9, t), ball(f, 12, 25, 9, t), ball(f, 28, 25, 9, t))
	})
}

// drawnBow is a bow in the far hand whose string the near hand draws, with an arrow on it.
func drawnBow(f *figure.Figure) kit.Node {
	k, near, far := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#a8623a")
	top, low := far.Add(-36*k, -112*k), far.Add(-36*k, 112*k)
	bow := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", top.X, top.Y, far.X+10*k, far.Y-72*k, far.X, far.Y, far.X+10*k, far.Y+72*k, low.X, low.Y)
	tip := far.Add(34*k, (far.Y-near.Y)*.2)
	return kit.Of(f.Line(figure.Polyline(0, 0, top, near, low), kit.Hex("#8a8f9a"), 2.4*k), f.Line(bow, t.DD, 10*k), f.Line(bow, t.M, 7*k), f.Line(bow, t.LL, 2*k).Move(-1.5*k, 0),
		pole(f, near, tip, 4.5, figure.HexTones("#e3b45a")), f.At(f.Path("M20 0L-2 -9L3 0L-2 9Z", figure.Steel.DD), tip, figure.Direction(near, tip)),
		f.At(f.Path("M-6 -8L14 -1.500H-2ZM-6 8L14 1.500H-2Z", figure.HexTones("#e8433f").M), near.Add(6*k, 0), figure.Direction(near, tip)))
}

func swungBat(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#d9a866")
	wood := f.Form("M-34 -4L20 -6L120 -11Q136 0 120 11L20 6L-34 4Z", kit.Lin(0, -10, 0, 10, t.LL, t.M, t.DD), f.Rect(-30, -8, 52, 16, 0, figure.Black.M).Opacity(.75))
	white := figure.HexTones("#fbfaf7")
	b := ball(f, 0, 0, 15, white, f.Line("M-13 -8Q-2 0 -11 11M13 -10Q3 0 12 10", kit.Hex("#d8433f"), 2))
	dash := f.Line("M-24 -6H-44M-24 4H-52", kit.Hex("#9fb3c8"), 4)
	return kit.Of(f.At(wood, p, -34), f.At(kit.Of(b, dash.Rotate(-20, 0, 0)), p.Add(146*k, -112*k), 0))
}

func swungClub(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	end := limb.Point{X: p.X + 64*k, Y: figure.Ground - 8*k}
	head := f.Form("M-8 -8L4 -10Q34 -6 36 6Q18 12 -8 8Z", kit.Lin(0, -8, 30, 8, metal.L, metal.M, metal.DD))
	return kit.Of(pole(f, p.Mix(end, -.12), p.Mix(end, .2), 8, figure.Black), pole(f, p.Mix(end, .18), end, 4.5, metal), f.At(head, end, 0),
		f.At(kit.Of(f.Path("M-3 2H3L1.500 16H-1.500Z", kit.Hex("#e8503f")), ball(f, 0, -6, 9, figure.HexTones("#fbfaf7"))), end.Add(58*k, -8*k), 0))
}

func hockeyStick(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	d := b.Add(-a.X, -a.Y)
	t := gear(f, "#3a3f4a")
	reach := (figure.Ground - 10*k - b.Y) / max(d.Y, 20*k)
	end := limb.Point{X: b.X + d.X*reach, Y: figure.Ground - 10*k}
	if far := b.X + 150*k; end.X > far {
		end.X = far
	}
	blade := f.Form("M-10 -8L2 -10L50 -6Q58 4 46 10H2Q-8 8 -10 -8Z", kit.Lin(0, -8, 0, 10, t.L, t.M, t.DD))
	return kit.Of(pole(f, a.Mix(end, -.1), end, 9, figure.HexTones("#d9a866")), f.At(blade, end, 0), f.At(kit.Of(f.Ellipse(0, 4, 20, 7, figure.Black.DD), f.Ellipse(0, -2, 20, 7, figure.Black.M)), end.Add(86*k, 0), 0))
}

func netPost(f *figure.Figure) limb.Point { return farPalm(f).Add(84*f.Body.Thick, 20*f.Body.Thick) }

func volleyballNet(f *figure.Figure) kit.Node {
	k, top := f.Body.Thick, netPost(f)
	x, y, low := top.X, top.Y, top.Y+150*k
	w := 74 * k
	var rows []kit.Node
	for i := range 7 {
		rows = append(rows, f.Line(figure.Text("M%.1f %.1fh%.1f", x, y+float64(i)*25*k, w), kit.Hex("#8fa0b4"), 2.4*k))
	}
	for i := range 4 {
		rows = append(rows, f.Line(figure.Text("M%.1f %.1fV%.1f", x+float64(i)*25*k, y, low), kit.Hex("#8fa0b4"), 2.4*k))
	}
	return kit.Of(kit.Of(rows...), f.Rect(x, y-6*k, w, 12*k, 2, kit.Hex("#f7f5ee")), f.Line(figure.Text("M%.1f %.1fh%.1f", x, y+6*k, w), kit.Hex("#c9ced8"), 1.5*k),
		pole(f, limb.Point{X: x, Y: figure.Ground}, limb.Point{X: x, Y: y - 12*k}, 10, figure.HexTones("#e8803a")), pole(f, limb.Point{X: x + w, Y: figure.Ground}, limb.Point{X: x + w, Y: y - 12*k}, 10, figure.HexTones("#e8803a")))
}

func hitVolleyball(f *figure.Figure) kit.Node {
	t := gear(f, "#fbf6e6")
	b := ball(f, 0, 0, 29, t, f.Path("M-30 -10Q-6 -22 0 0Q-18 8 -28 26Z", figure.HexTones("#f7c52f").M), f.Path("M30 -10Q6 -20 0 0Q16 10 14 32L34 20Z", figure.HexTones("#3f6fd0").M), f.Line("M0 0Q-6 -20 6 -30M0 0Q-18 8 -22 22M0 0Q16 10 12 28", t.DDD, 1.8))
	return f.At(b, farPalm(f).Add(22*f.Body.Thick, -30*f.Body.Thick), 0)
}

func caughtBall(f *figure.Figure) kit.Node {
	p := nearPalm(f).Mix(farPalm(f), .5)
	return f.At(soccerBall(f), p.Add(30*f.Body.Thick, 2*f.Body.Thick), 0)
}

// water is a strip of waves over the lower half of who swims.
func water(f *figure.Figure) kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk.Out(0, -f.Body.Trunk*.2)
	t := figure.HexTones("#4fb0e8")
	x, y, w := f.Bones.LegFar[2].X-50*k, c.Y+2*k, farPalm(f).X-f.Bones.LegFar[2].X+90*k
	d := figure.Text("M%.1f %.1f", x, y)
	n := 6.0
	for i := range 6 {
		s := w / n
		d += figure.Text("q%.1f %.1f %.1f 0", s/2, []float64{-16, 12}[i%2]*k, s)
	}
	d += figure.Text("L%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x+w-20*k, y+66*k, x+w/2, y+88*k, x+20*k, y+66*k)
	p := nearPalm(f)
	drop := func(dx, dy, r float64) kit.Node { return f.At(f.Circle(dx, dy, r, t.L), p, 0) }
	return kit.Of(f.Form(d, kit.Lin(x, y, x, y+84*k, t.LL.Alpha(.86), t.M.Alpha(.92), t.D.Alpha(.96)), f.Line(figure.Text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", x+w*.2, y+34*k, w*.16, x+w*.56, y+46*k, w*.2), t.LL, 4*k).Opacity(.8)),
		drop(14, 8, 6), drop(26, -8, 4), drop(-10, 14, 4))
}

func bowlingBall(f *figure.Figure) kit.Node {
	t := gear(f, "#5a4fc0")
	return ball(f, 4, 6, 30, t, f.Circle(-4, -8, 3.5, t.DDD), f.Circle(6, -10, 3.5, t.DDD), f.Circle(2, 0, 3.5, t.DDD))
}

func hulaHoop(f *figure.Figure) kit.Node {
	c := f.Bones.Trunk.Out(0, -f.Body.Trunk*.16)
	t := gear(f, "#f0609a")
	d := "M-96 0A96 26 0 0 0 96 0"
	return f.At(kit.Of(f.Line("M-96 0A96 26 0 0 1 -44 -23M96 0A96 26 0 0 0 44 -23", t.D, 9), f.Line(d, t.DD, 11), f.Line(d, t.M, 9), f.Line(d, t.LL, 2.6).Move(0, -2)), c, -6)
}

func juggledBalls(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	top := f.Bones.Head.Out(0, -104)
	colors := []string{"#e8433f", "#3f8fe0", "#f7c52f", "#4fae5f"}
	at := []limb.Point{a.Add(0, -16*k), {X: (a.X + top.X) / 2, Y: top.Y + 30*k}, {X: (b.X + top.X) / 2, Y: top.Y + 24*k}, b.Add(0, -16*k)}
	var n []kit.Node
	for i, p := range at {
		n = append(n, f.At(ball(f, 0, 0, 17, figure.HexTones(colors[i])), p, 0))
	}
	return kit.Of(n...)
}

func swungLasso(f *figure.Figure) kit.Node {
	k, p, q := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#d8a860")
	loop := f.At(kit.Of(f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.DD, 8), f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.M, 5.5), f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.LL, 1.5)), p, -6)
	tail := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y-8*k, p.X-6*k, p.Y-26*k, p.X+2*k, p.Y-44*k)
	coil := f.At(kit.Of(f.Ellipse(0, 22, 20, 28, kit.None).Stroke(t.DD, 8), f.Ellipse(0, 22, 20, 28, kit.None).Stroke(t.M, 5.5), f.Ellipse(3, 24, 14, 22, kit.None).Stroke(t.D, 4)), q, 0)
	return kit.Of(loop, f.Line(tail, t.M, 6*k), coil)
}

func snowball(f *figure.Figure) kit.Node { return ball(f, 6, -8, 22, figure.HexTones("#dfeaf4")) }

func snowballPile(f *figure.Figure) kit.Node {
	t, k := figure.HexTones("#dfeaf4"), f.Body.Thick
	x := f.Bones.Trunk.X - 110*k
	return kit.Of(f.At(kit.Of(ball(f, 20, -20, 20, t), ball(f, -20, -20, 20, t), ball(f, 0, -52, 20, t)), limb.Point{X: x, Y: figure.Ground}, 0))
}

func bouncedBall(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	p = p.Add(10*k, (figure.Ground-p.Y)*.4)
	t := gear(f, "#f0802f")
	return f.At(kit.Of(ball(f, 0, 0, 30, t, f.Line("M-30 0H30M0 -30V30M-21 -22Q-5 0 -21 22M21 -22Q5 0 21 22", t.DDD, 2)), f.Line("M-16 -40V-52M0 -44V-60M16 -40V-52", kit.Hex("#b9c4d0"), 4)), p, 0)
}

func kickedBall(f *figure.Figure) kit.Node {
	k, foot := f.Body.Thick, f.Bones.LegNear[2]
	return f.At(soccerBall(f), foot.Add(76*k, 2*k), 0)
}
