package person

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

func init() { maps.Copy(props, sportProps) }

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

func (f *figure) nearPalm() limb.Point { return f.palmAt(f.bones.armNear) }

func (f *figure) farPalm() limb.Point { return f.palmAt(f.bones.armFar) }

// gear is the color of what a pose holds or stands on: what was asked for, else its own.
func (f *figure) gear(own string) kit.Tones {
	if !f.spec.Gear.IsNone() {
		return kit.TonesOf(f.spec.Gear)
	}
	return hexTones(own)
}

// at draws a node whose origin is at a point, in the size of the figure.
func (f *figure) at(n kit.Node, p limb.Point, degrees float64) kit.Node {
	return place(n, frame{p, degrees, f.body.thick})
}

// pole is a straight rod between two points of the figure.
func (f *figure) pole(a, b limb.Point, width float64, t kit.Tones) kit.Node {
	return f.rod(a.X, a.Y, b.X, b.Y, width*f.body.thick, t)
}

func ball(f *figure, x, y, r float64, t kit.Tones, inside ...kit.Node) kit.Node {
	return f.Form(kit.Oval(x, y, r, r), kit.Rad(x-r*.35, y-r*.4, r*1.7, t.LL, t.M, t.DD), inside...)
}

// rim is the middle of the basketball hoop, in front of the hand that dunks.
func (f *figure) rim() limb.Point { return f.farPalm().Add(40*f.body.thick, 20*f.body.thick) }

func hoopStand(f *figure) kit.Node {
	k, r := f.body.thick, f.rim()
	board := f.at(kit.Of(f.Form(kit.RoundRect(38, -96, 14, 124, 5), kit.Lin(38, -96, 52, 28, kit.White, kit.Hex("#dfe6ee"), kit.Hex("#aeb9c6"))), f.Rect(38, -50, 14, 6, 0, hexTones("#d8433f").M), f.Rect(38, 0, 14, 6, 0, hexTones("#d8433f").M)), r, 0)
	post := limb.Point{X: r.X + 62*k, Y: r.Y - 20*k}
	return kit.Of(f.pole(limb.Point{X: post.X, Y: ground}, post, 13, hexTones("#5a6478")), f.pole(post, limb.Point{X: r.X + 46*k, Y: r.Y - 30*k}, 9, hexTones("#5a6478")),
		f.Rect(post.X-30*k, ground-10*k, 60*k, 10*k, 4, hexTones("#4a5568").M), board,
		f.at(f.Line("M-34 0A34 8 0 0 1 34 0", hexTones("#e8602f").DD, 6), r, 0))
}

func hoopNet(f *figure) kit.Node {
	r := f.rim()
	net := f.Line("M-33 2L-20 56M-16 7L-8 60M0 8L-1 60M16 7L8 60M33 2L20 56M-33 2L-8 34L16 7M33 2L8 34L-16 7M-27 30L-8 56M27 30L8 56M-8 34L8 58M8 34L-8 58", kit.Hex("#f4f6f8"), 3)
	edge := f.Line("M-33 2L-20 56M-16 7L-8 60M0 8L-1 60M16 7L8 60M33 2L20 56M-33 2L-8 34L16 7M33 2L8 34L-16 7M-27 30L-8 56M27 30L8 56M-8 34L8 58M8 34L-8 58", kit.Hex("#9aa6b4"), 4.4)
	t := f.gear("#f0802f")
	b := ball(f, -4, -24, 29, t, f.Line("M-34 -24H26M-4 -54V6M-22 -48Q-8 -24 -22 0M14 -48Q0 -24 14 0", t.DDD, 2))
	return kit.Of(f.at(kit.Of(b, edge, net, f.Line("M-34 0A34 9 0 0 0 34 0", hexTones("#e8602f").M, 7), f.Line("M-30 4A34 9 0 0 0 10 8", hexTones("#e8602f").LL, 2)), r, 0), f.hand(f.bones.armFar, f.pose.far, f.skin))
}

func tossedBall(f *figure) kit.Node {
	p := f.farPalm().Add(14*f.body.thick, -58*f.body.thick)
	t := f.gear("#cfe04a")
	return f.at(ball(f, 0, 0, 16, t, f.Line("M-14 -10Q0 0 -12 14M14 -12Q2 0 14 12", kit.White, 2.4)), p, 0)
}

// soles calls draw at both feet, in the frame of the foot: x along the sole, y 15 on it.
func (f *figure) soles(draw func(far bool) kit.Node) kit.Node {
	one := func(c chain, l legPose, far bool) kit.Node {
		n := draw(far)
		if l.flip {
			n = n.Scale(-1, 1, 0, 0)
		}
		return place(n, frame{c[2], l.foot, f.body.thick * 1.08})
	}
	return kit.Of(one(f.bones.legFar, f.pose.legFar, true), one(f.bones.legNear, f.pose.legNear, false))
}

func skis(f *figure) kit.Node {
	t := f.gear("#e8503f")
	snow := func(x, y, r float64) kit.Node {
		if f.pose.up > airborne {
			return kit.Node{}
		}
		return f.Circle(x, y, r, kit.Hex("#f4f9fd"))
	}
	return kit.Of(f.soles(func(far bool) kit.Node {
		c := t
		if far {
			c = dim(t, .8)
		}
		return kit.Of(f.Form("M-96 13H108Q128 10 138 -6L144 -3Q134 20 112 22H-94Q-100 18 -96 13Z", kit.Lin(0, 12, 0, 22, c.L, c.M, c.D)), f.Rect(-14, 8, 44, 7, 3, black.M))
	}), f.Blur(2, kit.Of(snow(40, ground-4, 12), snow(24, ground, 16), snow(4, ground+2, 11))))
}

func skiPoles(f *figure) kit.Node {
	k := f.body.thick
	one := func(p limb.Point) kit.Node {
		tip := p.Add(-96*k, min(150*k, ground-p.Y-14*k))
		return kit.Of(f.pole(p.Add(8*k, -14*k), tip, 4.5, steel), f.at(f.Ellipse(0, 0, 12, 5, black.M), p.Mix(tip, .92), 30), f.pole(p.Add(9*k, -15*k), p.Mix(tip, .08), 8, black))
	}
	return kit.Of(one(f.farPalm()), one(f.nearPalm()))
}

// deck is the middle of a board under both feet, and half its length.
func (f *figure) deck() (limb.Point, float64) {
	a, b := f.bones.legNear[2], f.bones.legFar[2]
	return limb.Point{X: (a.X+b.X)/2 + 8*f.body.thick, Y: max(a.Y, b.Y) + 17*f.body.thick}, (b.X-a.X)/2/f.body.thick + 54
}

// airborne is the height from which on nobody stands on the ground, in thighs.
const airborne = .6

// tilt is how far a board leans with the feet of who jumps with it.
func (f *figure) tilt() float64 {
	if f.pose.up < airborne {
		return 0
	}
	return direction(f.bones.legNear[2], f.bones.legFar[2])
}

func snowboard(f *figure) kit.Node {
	p, w := f.deck()
	if f.pose.up > airborne {
		p.Y = (f.bones.legNear[2].Y+f.bones.legFar[2].Y)/2 + 17*f.body.thick
	}
	t := f.gear("#3f8fe0")
	d := text("M%.1f -12Q%.1f 2 %.1f 2H%.1fQ%.1f 2 %.1f -12L%.1f -6Q%.1f 14 %.1f 14H%.1fQ%.1f 14 %.1f -6Z", -w-16, -w-8, -w+12, w-12, w+8, w+16, w+20, w+6, w-12, -w+12, -w-6, -w-20)
	return f.at(kit.Of(f.Form(d, kit.Lin(0, 0, 0, 14, t.L, t.M, t.DD), f.Rect(-30, 0, 60, 16, 0, t.LL).Opacity(.8))), p, f.tilt())
}

func skateboard(f *figure) kit.Node {
	p, w := f.deck()
	t := f.gear("#e8503f")
	wheel := func(x float64) kit.Node {
		return kit.Of(f.Rect(x-8, 10, 16, 8, 2, steel.D), ball(f, x-11, 22, 11, hexTones("#f7e6b8")), ball(f, x+11, 22, 11, hexTones("#f7e6b8")), f.Circle(x-11, 22, 4, steel.D), f.Circle(x+11, 22, 4, steel.D))
	}
	d := text("M%.1f -12Q%.1f 0 %.1f 0H%.1fQ%.1f 0 %.1f -12L%.1f -6Q%.1f 12 %.1f 12H%.1fQ%.1f 12 %.1f -6Z", -w-16, -w-8, -w+10, w-10, w+8, w+16, w+19, w+6, w-10, -w+10, -w-6, -w-19)
	return f.at(kit.Of(wheel(-w*.6), wheel(w*.6), f.Form(d, kit.Lin(0, 0, 0, 12, t.L, t.M, t.DD))), p, 0)
}

func iceBlades(f *figure) kit.Node {
	return f.soles(func(bool) kit.Node {
		return kit.Of(f.Path("M-8 12L-6 24H0L2 12ZM18 12L20 24H26L28 12Z", steel.D), f.Form("M-18 22H36Q42 20 42 14L46 17Q46 30 36 30H-16Q-20 26 -18 22Z", kit.Lin(0, 22, 0, 30, steel.LL, steel.M, steel.DD)))
	})
}

func skateWheels(f *figure) kit.Node {
	t := f.gear("#f7b53a")
	return f.soles(func(bool) kit.Node {
		return kit.Of(f.Rect(-12, 13, 44, 6, 2, steel.D), ball(f, -6, 25, 9, t), ball(f, 12, 25, 9, t), ball(f, 28, 25, 9, t))
	})
}

// drawnBow is a bow in the far hand whose string the near hand draws, with an arrow on it.
func drawnBow(f *figure) kit.Node {
	k, near, far := f.body.thick, f.nearPalm(), f.farPalm()
	t := f.gear("#a8623a")
	top, low := far.Add(-36*k, -112*k), far.Add(-36*k, 112*k)
	bow := text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", top.X, top.Y, far.X+10*k, far.Y-72*k, far.X, far.Y, far.X+10*k, far.Y+72*k, low.X, low.Y)
	tip := far.Add(34*k, (far.Y-near.Y)*.2)
	return kit.Of(f.Line(polyline(0, 0, top, near, low), kit.Hex("#8a8f9a"), 2.4*k), f.Line(bow, t.DD, 10*k), f.Line(bow, t.M, 7*k), f.Line(bow, t.LL, 2*k).Move(-1.5*k, 0),
		f.pole(near, tip, 4.5, hexTones("#e3b45a")), f.at(f.Path("M20 0L-2 -9L3 0L-2 9Z", steel.DD), tip, direction(near, tip)),
		f.at(f.Path("M-6 -8L14 -1.500H-2ZM-6 8L14 1.500H-2Z", hexTones("#e8433f").M), near.Add(6*k, 0), direction(near, tip)))
}

func swungBat(f *figure) kit.Node {
	k, p := f.body.thick, f.farPalm()
	t := f.gear("#d9a866")
	wood := f.Form("M-34 -4L20 -6L120 -11Q136 0 120 11L20 6L-34 4Z", kit.Lin(0, -10, 0, 10, t.LL, t.M, t.DD), f.Rect(-30, -8, 52, 16, 0, black.M).Opacity(.75))
	white := hexTones("#fbfaf7")
	b := ball(f, 0, 0, 15, white, f.Line("M-13 -8Q-2 0 -11 11M13 -10Q3 0 12 10", kit.Hex("#d8433f"), 2))
	dash := f.Line("M-24 -6H-44M-24 4H-52", kit.Hex("#9fb3c8"), 4)
	return kit.Of(f.at(wood, p, -34), f.at(kit.Of(b, dash.Rotate(-20, 0, 0)), p.Add(146*k, -112*k), 0))
}

func swungClub(f *figure) kit.Node {
	k, p := f.body.thick, f.nearPalm().Mix(f.farPalm(), .5)
	end := limb.Point{X: p.X + 64*k, Y: ground - 8*k}
	head := f.Form("M-8 -8L4 -10Q34 -6 36 6Q18 12 -8 8Z", kit.Lin(0, -8, 30, 8, metal.L, metal.M, metal.DD))
	return kit.Of(f.pole(p.Mix(end, -.12), p.Mix(end, .2), 8, black), f.pole(p.Mix(end, .18), end, 4.5, metal), f.at(head, end, 0),
		f.at(kit.Of(f.Path("M-3 2H3L1.500 16H-1.500Z", kit.Hex("#e8503f")), ball(f, 0, -6, 9, hexTones("#fbfaf7"))), end.Add(58*k, -8*k), 0))
}

func hockeyStick(f *figure) kit.Node {
	k, a, b := f.body.thick, f.nearPalm(), f.farPalm()
	d := b.Add(-a.X, -a.Y)
	t := f.gear("#3a3f4a")
	reach := (ground - 10*k - b.Y) / max(d.Y, 20*k)
	end := limb.Point{X: b.X + d.X*reach, Y: ground - 10*k}
	if far := b.X + 150*k; end.X > far {
		end.X = far
	}
	blade := f.Form("M-10 -8L2 -10L50 -6Q58 4 46 10H2Q-8 8 -10 -8Z", kit.Lin(0, -8, 0, 10, t.L, t.M, t.DD))
	return kit.Of(f.pole(a.Mix(end, -.1), end, 9, hexTones("#d9a866")), f.at(blade, end, 0), f.at(kit.Of(f.Ellipse(0, 4, 20, 7, black.DD), f.Ellipse(0, -2, 20, 7, black.M)), end.Add(86*k, 0), 0))
}

func (f *figure) netPost() limb.Point { return f.farPalm().Add(84*f.body.thick, 20*f.body.thick) }

func volleyballNet(f *figure) kit.Node {
	k, top := f.body.thick, f.netPost()
	x, y, low := top.X, top.Y, top.Y+150*k
	w := 74 * k
	var rows []kit.Node
	for i := range 7 {
		rows = append(rows, f.Line(text("M%.1f %.1fh%.1f", x, y+float64(i)*25*k, w), kit.Hex("#8fa0b4"), 2.4*k))
	}
	for i := range 4 {
		rows = append(rows, f.Line(text("M%.1f %.1fV%.1f", x+float64(i)*25*k, y, low), kit.Hex("#8fa0b4"), 2.4*k))
	}
	return kit.Of(kit.Of(rows...), f.Rect(x, y-6*k, w, 12*k, 2, kit.Hex("#f7f5ee")), f.Line(text("M%.1f %.1fh%.1f", x, y+6*k, w), kit.Hex("#c9ced8"), 1.5*k),
		f.pole(limb.Point{X: x, Y: ground}, limb.Point{X: x, Y: y - 12*k}, 10, hexTones("#e8803a")), f.pole(limb.Point{X: x + w, Y: ground}, limb.Point{X: x + w, Y: y - 12*k}, 10, hexTones("#e8803a")))
}

func hitVolleyball(f *figure) kit.Node {
	t := f.gear("#fbf6e6")
	b := ball(f, 0, 0, 29, t, f.Path("M-30 -10Q-6 -22 0 0Q-18 8 -28 26Z", hexTones("#f7c52f").M), f.Path("M30 -10Q6 -20 0 0Q16 10 14 32L34 20Z", hexTones("#3f6fd0").M), f.Line("M0 0Q-6 -20 6 -30M0 0Q-18 8 -22 22M0 0Q16 10 12 28", t.DDD, 1.8))
	return f.at(b, f.farPalm().Add(22*f.body.thick, -30*f.body.thick), 0)
}

func caughtBall(f *figure) kit.Node {
	p := f.nearPalm().Mix(f.farPalm(), .5)
	return f.at(soccerBall(f), p.Add(30*f.body.thick, 2*f.body.thick), 0)
}

// water is a strip of waves over the lower half of who swims.
func water(f *figure) kit.Node {
	k, c := f.body.thick, f.bones.trunk.out(0, -f.body.trunk*.2)
	t := hexTones("#4fb0e8")
	x, y, w := f.bones.legFar[2].X-50*k, c.Y+2*k, f.farPalm().X-f.bones.legFar[2].X+90*k
	d := text("M%.1f %.1f", x, y)
	n := 6.0
	for i := range 6 {
		s := w / n
		d += text("q%.1f %.1f %.1f 0", s/2, []float64{-16, 12}[i%2]*k, s)
	}
	d += text("L%.1f %.1fQ%.1f %.1f %.1f %.1fZ", x+w-20*k, y+66*k, x+w/2, y+88*k, x+20*k, y+66*k)
	p := f.nearPalm()
	drop := func(dx, dy, r float64) kit.Node { return f.at(f.Circle(dx, dy, r, t.L), p, 0) }
	return kit.Of(f.Form(d, kit.Lin(x, y, x, y+84*k, t.LL.Alpha(.86), t.M.Alpha(.92), t.D.Alpha(.96)), f.Line(text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", x+w*.2, y+34*k, w*.16, x+w*.56, y+46*k, w*.2), t.LL, 4*k).Opacity(.8)),
		drop(14, 8, 6), drop(26, -8, 4), drop(-10, 14, 4))
}

func bowlingBall(f *figure) kit.Node {
	t := f.gear("#5a4fc0")
	return ball(f, 4, 6, 30, t, f.Circle(-4, -8, 3.5, t.DDD), f.Circle(6, -10, 3.5, t.DDD), f.Circle(2, 0, 3.5, t.DDD))
}

func hulaHoop(f *figure) kit.Node {
	c := f.bones.trunk.out(0, -f.body.trunk*.16)
	t := f.gear("#f0609a")
	d := "M-96 0A96 26 0 0 0 96 0"
	return f.at(kit.Of(f.Line("M-96 0A96 26 0 0 1 -44 -23M96 0A96 26 0 0 0 44 -23", t.D, 9), f.Line(d, t.DD, 11), f.Line(d, t.M, 9), f.Line(d, t.LL, 2.6).Move(0, -2)), c, -6)
}

func juggledBalls(f *figure) kit.Node {
	k, a, b := f.body.thick, f.nearPalm(), f.farPalm()
	top := f.bones.head.out(0, -104)
	colors := []string{"#e8433f", "#3f8fe0", "#f7c52f", "#4fae5f"}
	at := []limb.Point{a.Add(0, -16*k), {X: (a.X + top.X) / 2, Y: top.Y + 30*k}, {X: (b.X + top.X) / 2, Y: top.Y + 24*k}, b.Add(0, -16*k)}
	var n []kit.Node
	for i, p := range at {
		n = append(n, f.at(ball(f, 0, 0, 17, hexTones(colors[i])), p, 0))
	}
	return kit.Of(n...)
}

func swungLasso(f *figure) kit.Node {
	k, p, q := f.body.thick, f.nearPalm(), f.farPalm()
	t := f.gear("#d8a860")
	loop := f.at(kit.Of(f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.DD, 8), f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.M, 5.5), f.Ellipse(74, -50, 92, 30, kit.None).Stroke(t.LL, 1.5)), p, -6)
	tail := text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X, p.Y-8*k, p.X-6*k, p.Y-26*k, p.X+2*k, p.Y-44*k)
	coil := f.at(kit.Of(f.Ellipse(0, 22, 20, 28, kit.None).Stroke(t.DD, 8), f.Ellipse(0, 22, 20, 28, kit.None).Stroke(t.M, 5.5), f.Ellipse(3, 24, 14, 22, kit.None).Stroke(t.D, 4)), q, 0)
	return kit.Of(loop, f.Line(tail, t.M, 6*k), coil)
}

func snowball(f *figure) kit.Node { return ball(f, 6, -8, 22, hexTones("#dfeaf4")) }

func snowballPile(f *figure) kit.Node {
	t, k := hexTones("#dfeaf4"), f.body.thick
	x := f.bones.trunk.X - 110*k
	return kit.Of(f.at(kit.Of(ball(f, 20, -20, 20, t), ball(f, -20, -20, 20, t), ball(f, 0, -52, 20, t)), limb.Point{X: x, Y: ground}, 0))
}

func bouncedBall(f *figure) kit.Node {
	k, p := f.body.thick, f.farPalm()
	p = p.Add(10*k, (ground-p.Y)*.4)
	t := f.gear("#f0802f")
	return f.at(kit.Of(ball(f, 0, 0, 30, t, f.Line("M-30 0H30M0 -30V30M-21 -22Q-5 0 -21 22M21 -22Q5 0 21 22", t.DDD, 2)), f.Line("M-16 -40V-52M0 -44V-60M16 -40V-52", kit.Hex("#b9c4d0"), 4)), p, 0)
}

func kickedBall(f *figure) kit.Node {
	k, foot := f.body.thick, f.bones.legNear[2]
	return f.at(soccerBall(f), foot.Add(76*k, 2*k), 0)
}
