package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// cape falls from the shoulders behind the body, blown back in motion.
func cape(f *figure) kit.Node {
	t := kit.TonesOf(f.capeColor())
	b, k := f.bones, f.body.thick
	l, r := b.trunk.out(-b.shoulder*.85, -f.body.trunk*.96), b.trunk.out(b.shoulder*.85, -f.body.trunk*.96)
	low := ground - 34*k
	if f.pose.up > 0 || !f.hanging() {
		low = b.trunk.Y + f.body.thigh*1.1
	}
	blow := (f.pose.turn*40 + f.pose.lean*2.4) * k
	w := 52 * k
	d := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", l.X, l.Y, l.X-14*k-blow*.4, l.Y+50*k, b.trunk.X-w-blow, low-60*k, b.trunk.X-w-20*k-blow, low,
		b.trunk.X-w*.5-blow, low+16*k, b.trunk.X-blow*.8, low+2, b.trunk.X+w*.5-blow*.7, low+16*k, b.trunk.X+w+14*k-blow*.6, low-4, b.trunk.X+w-blow*.5, low-60*k, r.X+12*k-blow*.2, r.Y+50*k, r.X, r.Y)
	folds := f.Blur(3*k, f.Line(text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", l.X+10, l.Y+40, b.trunk.X-w*.6-blow, low, r.X-8, r.Y+40, b.trunk.X+w*.6-blow*.7, low), t.DD, 7*k)).Opacity(.5)
	return f.Form(d, f.fade(world, b.trunk.X-blow*.5, b.trunk.Y, 150*k, t.M, t.D, t.DD), folds)
}

func backpack(f *figure) kit.Node {
	t := f.extraTones("backpack", "#3f7fb5")
	b, k := f.bones, f.body.thick
	fr := b.trunk
	w := (b.shoulder*1.16 + 28*k) * (1 - .4*f.pose.turn) // it is seen beside the arms
	x := -f.pose.turn * 34 * k
	h := f.body.trunk
	if f.spec.Behind {
		return place(f.backpackBehind(t, (b.shoulder*.95+8*k)*.92, h), fr)
	}
	n := kit.Of(f.Line(text("M%.1f %.1fq0 %.1f %.1f 0", x-8*k, -h*1.1, -12*k, 16*k), t.DD, 5*k), f.Form(kit.RoundRect(x-w, -h*1.1, 2*w, h*1.04, 26*k), f.fade(fr, x, -h*.5, 56*k, t.L, t.M, t.D), f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-w, -h*.7, x, -h*.62, x+w, -h*.7), t.DD, 2)),
		f.Form(kit.RoundRect(x-w-9*k, -h*.52, 20*k, h*.36, 8*k), f.fade(fr, x-w, -h*.3, 20*k, t.L, t.M, t.D)))
	return place(n, fr)
}

func featherWings(f *figure) kit.Node {
	k := f.body.thick
	at := f.trunkPoint(0, .68)
	t := f.extraTones("wings", "#e6edf8")
	wing := func(s float64) kit.Node {
		var n []kit.Node
		for row, r := range []struct {
			n          int
			len, width float64
		}{{7, 92, 15}, {6, 66, 14}, {5, 42, 13}} {
			for i := range r.n {
				a := -64 + float64(i)*19 + float64(row)*5
				l := r.len * (1 - .06*float64(i))
				q := f.Form(kit.Oval(l*.55+10, 0, l*.55, r.width*.62), kit.Lin(0, -8, l, 8, t.L, t.M, t.D), f.Line(text("M8 0H%.1f", l), t.DD, 1).Opacity(.35)).Rotate(a, 0, 0)
				n = append(n, kit.Of(f.Path(kit.Oval(l*.55+10, 0, l*.55+.8, r.width*.62+.8), t.DD).Opacity(.4).Rotate(a, 0, 0), q))
			}
		}
		return kit.Of(n...).Scale(s*1.3, 1.3, 0, 0)
	}
	return kit.Of(wing(-1), wing(1)).Scale(k, k, 0, 0).Move(at.X-f.pose.turn*16, at.Y-8*k)
}

func fairyWings(f *figure) kit.Node {
	k := f.body.thick
	at := f.trunkPoint(0, .66)
	c := f.extraTones("fairy wings", "#9fd8f2")
	pink := kit.Hex("#f4b8e0")
	if _, told := f.spec.ExtraColors["fairy wings"]; told {
		pink = c.LL
	}
	one := kit.Of(
		f.Form("M4 0C20 -60 70 -100 104 -84C118 -50 76 -4 4 6Z", kit.Lin(0, 0, 100, -80, c.M.Alpha(.9), pink.Alpha(.85), kit.White.Alpha(.9)), f.Line("M4 2Q50 -30 92 -76M4 3Q56 -20 96 -50M4 4Q44 -12 80 -22", kit.White, 2).Opacity(.7)).Stroke(c.D, 2),
		f.Form("M4 6C50 4 84 28 78 60C58 80 20 50 4 10Z", kit.Lin(0, 0, 80, 70, pink.Alpha(.9), c.M.Alpha(.85), kit.White.Alpha(.85)), f.Line("M6 10Q40 24 68 56M6 10Q48 18 74 40", kit.White, 2).Opacity(.7)).Stroke(c.D, 2))
	return kit.Of(one.Scale(-1, 1, 0, 0), one).Scale(k*1.2, k*1.2, 0, 0).Move(at.X-f.pose.turn*16, at.Y)
}

func batWings(f *figure) kit.Node {
	k := f.body.thick
	at := f.trunkPoint(0, .7)
	t := f.extraTones("bat wings", "#7a2436")
	one := f.Form("M2 0C30 -30 50 -56 92 -62C104 -44 108 -20 106 6Q92 -8 80 8Q68 -4 56 14Q44 4 34 20Q20 10 2 14Z", kit.Lin(0, -40, 90, 20, t.L, t.M, t.DD), f.Line("M92 -62Q84 -20 80 8M92 -62Q64 -30 56 14M92 -62Q46 -30 34 20", t.DDD, 2.5).Opacity(.6))
	return kit.Of(one.Scale(-1, 1, 0, 0), one).Scale(k, k, 0, 0).Move(at.X-f.pose.turn*16, at.Y)
}

func devilTail(f *figure) kit.Node {
	p, k := f.bones.trunk, f.body.thick
	t := kit.TonesOf(kit.Hex("#b5263c"))
	d := text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", p.X-10*k, p.Y, p.X-70*k, p.Y+60*k, p.X-100*k, p.Y+10*k, p.X-78*k, p.Y-40*k)
	return kit.Of(f.Line(d, t.DD, 8*k), f.Line(d, t.M, 6*k), f.Form(text("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fZ", p.X-78*k, p.Y-34*k, -17*k, -6*k, 19*k, -24*k, 13*k, 26*k), t.M))
}

func quiver(f *figure) kit.Node {
	k := f.body.thick
	t := kit.TonesOf(kit.Hex("#9a6236"))
	var n []kit.Node
	for i := range 3 {
		x := float64(i)*8 - 8
		n = append(n, f.Line(text("M%.1f -50V-90", x), kit.Hex("#d9b88a"), 2.5), f.Path(text("M%.1f -92l5 6v14l-5 -5l-5 5v-14Z", x), kit.Hex("#e2504a")))
	}
	return kit.Of(kit.Of(n...), f.Form(kit.RoundRect(-14, -60, 28, 80, 8), kit.Lin(-14, -60, 14, 20, t.L, t.M, t.D))).Rotate(-24, 0, 0).Scale(k, k, 0, 0).Move(f.trunkPoint(-.3, .6).X, f.trunkPoint(-.3, .6).Y)
}

func airTank(f *figure) kit.Node {
	t := kit.TonesOf(kit.Hex("#e8b13a"))
	k, h := f.body.thick, f.body.trunk
	x := -f.pose.turn * 38 * k
	return place(kit.Of(f.Rect(x-5*k, -h*1.08, 10*k, 14*k, 3, kit.Hex("#8a909c")), f.Form(kit.RoundRect(x-22*k, -h, 44*k, h*.9, 18*k), kit.Lin(x-20*k, -h, x+20*k, 0, t.L, t.M, t.DD), f.Line(text("M%.1f %.1fh60", x-30*k, -h*.3), t.DD, 6))), f.bones.trunk)
}

// wheel is the large wheel of a wheelchair.
func (f *figure) wheel(c limb.Point, r float64, dimmed bool) kit.Node {
	tire, rim := kit.TonesOf(kit.Hex("#3f444f")), kit.TonesOf(kit.Hex("#c3cbd4"))
	if dimmed {
		rim = dim(rim, 1.4)
	}
	var spokes []kit.Node
	for i := range 10 {
		s, k := math.Sincos(float64(i) * math.Pi / 10)
		spokes = append(spokes, f.Line(text("M%.1f %.1fL%.1f %.1f", c.X-s*r, c.Y-k*r, c.X+s*r, c.Y+k*r), rim.D, 1.4))
	}
	return kit.Of(kit.Of(spokes...), f.Circle(c.X, c.Y, r, kit.None).Stroke(tire.DD, 9), f.Circle(c.X-.4, c.Y-.6, r, kit.None).Stroke(kit.Lin(c.X-r, c.Y-r, c.X+r, c.Y+r, tire.LL, tire.M, tire.D), 6.500), f.Circle(c.X, c.Y, r-8, kit.None).Stroke(kit.Lin(c.X-r, c.Y-r, c.X+r, c.Y+r, rim.LL, rim.M, rim.DD), 3.500), f.Circle(c.X, c.Y, 6, rim.DD), f.Circle(c.X-.6, c.Y-.6, 4.500, rim.L))
}

func (f *figure) chairSeat() (seat limb.Point, k float64) { return f.bones.trunk.Point, f.body.thick }

func wheelchairBack(f *figure) kit.Node {
	p, k := f.chairSeat()
	r := ground - p.Y - 22*k
	r = min(max(r*.72, 34*k), 76*k)
	fr := kit.TonesOf(kit.Hex("#3f7fd0"))
	m := kit.TonesOf(kit.Hex("#aab3be"))
	pipe := func(d string, w float64, t kit.Tones) kit.Node {
		return kit.Of(f.Line(d, t.DD, w), f.Line(d, t.M, w*.75).Move(-.4, -.7), f.Line(d, t.LL, w*.22).Move(-.8, -w*.18).Opacity(.8))
	}
	w := limb.Point{X: p.X - 14*k, Y: ground - r - 4}
	seatY := p.Y + 24*k
	knee := f.bones.legNear[1]
	return kit.Of(f.wheel(w.Add(10*k, 0), r, true),
		pipe(text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X-40*k, seatY, p.X-46*k, p.Y-64*k, p.X-48*k, p.Y-78*k, p.X-62*k, p.Y-78*k), 6.5*k, m),
		f.Form(kit.RoundRect(p.X-48*k, p.Y-66*k, 14*k, 88*k, 6*k), f.fade(world, p.X-40*k, p.Y-20*k, 50*k, fr.L, fr.M, fr.D)),
		f.Form(kit.RoundRect(p.X-46*k, seatY-5*k, knee.X-p.X+44*k, 13*k, 5*k), f.fade(world, p.X, seatY, 60*k, fr.L, fr.M, fr.D)),
		pipe(text("M%.1f %.1fH%.1fL%.1f %.1f", p.X-40*k, seatY+10*k, knee.X-4*k, knee.X+10*k, ground-22*k), 5.500*k, m))
}

func wheelchairFront(f *figure) kit.Node {
	p, k := f.chairSeat()
	r := min(max((ground-p.Y-22*k)*.72, 34*k), 76*k)
	m := kit.TonesOf(kit.Hex("#aab3be"))
	knee := f.bones.legNear[1]
	w := limb.Point{X: p.X - 14*k, Y: ground - r - 4}
	foot := f.bones.legNear[2]
	caster := limb.Point{X: knee.X - 4*k, Y: ground - 16*k}
	return kit.Of(f.Line(text("M%.1f %.1fL%.1f %.1f", knee.X-12*k, p.Y+28*k, caster.X, caster.Y), m.D, 5*k), f.wheel(caster, 12*k, false), f.wheel(w, r, false),
		f.Line(text("M%.1f %.1fh%.1f", foot.X-14*k, foot.Y+f.body.foot+4, 44*k), m.DD, 6*k), f.Line(text("M%.1f %.1fh%.1f", foot.X-14*k, foot.Y+f.body.foot+3, 42*k), m.L, 3*k))
}

// crutch stands beside a leg, from the armpit to the floor.
func (f *figure) crutch(top limb.Point, hand limb.Point) kit.Node {
	k := f.body.thick
	m := kit.TonesOf(kit.Hex("#b3bcc6"))
	foot := limb.Point{X: hand.X + (hand.X-top.X)*.35, Y: ground}
	l, r := top.Add(-5*k, 6*k), top.Add(5*k, 6*k)
	join := hand.Mix(foot, .4)
	d := polyline(0, 0, l, hand.Add(-7*k, 0), join, foot) + polyline(0, 0, r, hand.Add(7*k, 0), join)
	return kit.Of(f.Line(d, m.DD, 6*k), f.Line(d, m.L, 3.6*k).Move(-.5, -.5), f.Line(text("M%.1f %.1fh%.1f", hand.X-8*k, hand.Y, 16*k), kit.Hex("#4a4f5a"), 6*k), f.Line(polyline(0, 0, l.Add(-7*k, -1), r.Add(7*k, -1)), kit.Hex("#4a4f5a"), 10*k), f.Rect(foot.X-5*k, foot.Y-10*k, 10*k, 11*k, 3, kit.Hex("#4a4f5a")))
}

func crutchNear(f *figure) kit.Node {
	p := f.palmAt(f.bones.armNear)
	return kit.Of(f.crutch(f.bones.armNear[0].Add(-8*f.body.thick, 20*f.body.thick), p), f.hand(f.bones.armNear, armPose{hand: fist}, f.skin))
}

func crutchFar(f *figure) kit.Node {
	return f.crutch(f.bones.armFar[0].Add(8*f.body.thick, 20*f.body.thick), f.palmAt(f.bones.armFar))
}

func cane(f *figure) kit.Node {
	p, k := f.palmAt(f.bones.armNear), f.body.thick
	t := kit.TonesOf(kit.Hex("#9a6236"))
	d := text("M%.1f %.1fL%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", p.X-4*k, ground, p.X, p.Y-4*k, p.X, p.Y-18*k, p.X+16*k, p.Y-18*k, p.X+16*k, p.Y-4*k)
	return kit.Of(f.Line(d, t.DD, 7*k), f.Line(d, t.M, 5*k).Move(-.5, -.5), f.hand(f.bones.armNear, armPose{hand: fist}, f.skin))
}
