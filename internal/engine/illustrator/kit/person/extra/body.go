package extra

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// cape falls from the shoulders behind the body, blown back in motion.
func cape(f *figure.Figure) kit.Node {
	t := kit.TonesOf(capeColor(f))
	b, k := f.Bones, f.Body.Thick
	l, r := b.Trunk.Out(-b.Shoulder*.85, -f.Body.Trunk*.96), b.Trunk.Out(b.Shoulder*.85, -f.Body.Trunk*.96)
	low := figure.Ground - 34*k
	if f.Pose.Up > 0 || !wear.Hanging(f) {
		low = b.Trunk.Y + f.Body.Thigh*1.1
	}
	blow := (f.Pose.Turn*40 + f.Pose.Lean*2.4) * k
	w := 52 * k
	d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", l.X, l.Y, l.X-14*k-blow*.4, l.Y+50*k, b.Trunk.X-w-blow, low-60*k, b.Trunk.X-w-20*k-blow, low,
		b.Trunk.X-w*.5-blow, low+16*k, b.Trunk.X-blow*.8, low+2, b.Trunk.X+w*.5-blow*.7, low+16*k, b.Trunk.X+w+14*k-blow*.6, low-4, b.Trunk.X+w-blow*.5, low-60*k, r.X+12*k-blow*.2, r.Y+50*k, r.X, r.Y)
	folds := f.Blur(3*k, f.Line(figure.Text("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", l.X+10, l.Y+40, b.Trunk.X-w*.6-blow, low, r.X-8, r.Y+40, b.Trunk.X+w*.6-blow*.7, low), t.DD, 7*k)).Opacity(.5)
	return f.Form(d, f.Fade(figure.World, b.Trunk.X-blow*.5, b.Trunk.Y, 150*k, t.M, t.D, t.DD), folds)
}

func backpack(f *figure.Figure) kit.Node {
	t := f.ExtraTones("backpack", "#3f7fb5")
	b, k := f.Bones, f.Body.Thick
	fr := b.Trunk
	w := (b.Shoulder*1.16 + 28*k) * (1 - .4*f.Pose.Turn) // it is seen beside the arms
	x := -f.Pose.Turn * 34 * k
	h := f.Body.Trunk
	if f.Spec.Behind {
		return figure.Place(backpackBehind(f, t, (b.Shoulder*.95+8*k)*.92, h), fr)
	}
	n := kit.Of(f.Line(figure.Text("M%.1f %.1fq0 %.1f %.1f 0", x-8*k, -h*1.1, -12*k, 16*k), t.DD, 5*k), f.Form(kit.RoundRect(x-w, -h*1.1, 2*w, h*1.04, 26*k), f.Fade(fr, x, -h*.5, 56*k, t.L, t.M, t.D), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-w, -h*.7, x, -h*.62, x+w, -h*.7), t.DD, 2)),
		f.Form(kit.RoundRect(x-w-9*k, -h*.52, 20*k, h*.36, 8*k), f.Fade(fr, x-w, -h*.3, 20*k, t.L, t.M, t.D)))
	return figure.Place(n, fr)
}

func featherWings(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	at := f.TrunkPoint(0, .68)
	t := f.ExtraTones("wings", "#e6edf8")
	wing := func(s float64) kit.Node {
		var n []kit.Node
		for row, r := range []struct {
			n          int
			len, width float64
		}{{7, 92, 15}, {6, 66, 14}, {5, 42, 13}} {
			for i := range r.n {
				a := -64 + float64(i)*19 + float64(row)*5
				l := r.len * (1 - .06*float64(i))
				q := f.Form(kit.Oval(l*.55+10, 0, l*.55, r.width*.62), kit.Lin(0, -8, l, 8, t.L, t.M, t.D), f.Line(figure.Text("M8 0H%.1f", l), t.DD, 1).Opacity(.35)).Rotate(a, 0, 0)
				n = append(n, kit.Of(f.Path(kit.Oval(l*.55+10, 0, l*.55+.8, r.width*.62+.8), t.DD).Opacity(.4).Rotate(a, 0, 0), q))
			}
		}
		return kit.Of(n...).Scale(s*1.3, 1.3, 0, 0)
	}
	return kit.Of(wing(-1), wing(1)).Scale(k, k, 0, 0).Move(at.X-f.Pose.Turn*16, at.Y-8*k)
}

func fairyWings(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	at := f.TrunkPoint(0, .66)
	c := f.ExtraTones("fairy wings", "#9fd8f2")
	pink := kit.Hex("#f4b8e0")
	if _, told := f.Spec.ExtraColors["fairy wings"]; told {
		pink = c.LL
	}
	one := kit.Of(
		f.Form("M4 0C20 -60 70 -100 104 -84C118 -50 76 -4 4 6Z", kit.Lin(0, 0, 100, -80, c.M.Alpha(.9), pink.Alpha(.85), kit.White.Alpha(.9)), f.Line("M4 2Q50 -30 92 -76M4 3Q56 -20 96 -50M4 4Q44 -12 80 -22", kit.White, 2).Opacity(.7)).Stroke(c.D, 2),
		f.Form("M4 6C50 4 84 28 78 60C58 80 20 50 4 10Z", kit.Lin(0, 0, 80, 70, pink.Alpha(.9), c.M.Alpha(.85), kit.White.Alpha(.85)), f.Line("M6 10Q40 24 68 56M6 10Q48 18 74 40", kit.White, 2).Opacity(.7)).Stroke(c.D, 2))
	return kit.Of(one.Scale(-1, 1, 0, 0), one).Scale(k*1.2, k*1.2, 0, 0).Move(at.X-f.Pose.Turn*16, at.Y)
}

func batWings(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	at := f.TrunkPoint(0, .7)
	t := f.ExtraTones("bat wings", "#7a2436")
	one := f.Form("M2 0C30 -30 50 -56 92 -62C104 -44 108 -20 106 6Q92 -8 80 8Q68 -4 56 14Q44 4 34 20Q20 10 2 14Z", kit.Lin(0, -40, 90, 20, t.L, t.M, t.DD), f.Line("M92 -62Q84 -20 80 8M92 -62Q64 -30 56 14M92 -62Q46 -30 34 20", t.DDD, 2.5).Opacity(.6))
	return kit.Of(one.Scale(-1, 1, 0, 0), one).Scale(k, k, 0, 0).Move(at.X-f.Pose.Turn*16, at.Y)
}

func devilTail(f *figure.Figure) kit.Node {
	p, k := f.Bones.Trunk, f.Body.Thick
	t := kit.TonesOf(kit.Hex("#b5263c"))
	d := figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", p.X-10*k, p.Y, p.X-70*k, p.Y+60*k, p.X-100*k, p.Y+10*k, p.X-78*k, p.Y-40*k)
	return kit.Of(f.Line(d, t.DD, 8*k), f.Line(d, t.M, 6*k), f.Form(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fZ", p.X-78*k, p.Y-34*k, -17*k, -6*k, 19*k, -24*k, 13*k, 26*k), t.M))
}

func quiver(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := kit.TonesOf(kit.Hex("#9a6236"))
	var n []kit.Node
	for i := range 3 {
		x := float64(i)*8 - 8
		n = append(n, f.Line(figure.Text("M%.1f -50V-90", x), kit.Hex("#d9b88a"), 2.5), f.Path(figure.Text("M%.1f -92l5 6v14l-5 -5l-5 5v-14Z", x), kit.Hex("#e2504a")))
	}
	return kit.Of(kit.Of(n...), f.Form(kit.RoundRect(-14, -60, 28, 80, 8), kit.Lin(-14, -60, 14, 20, t.L, t.M, t.D))).Rotate(-24, 0, 0).Scale(k, k, 0, 0).Move(f.TrunkPoint(-.3, .6).X, f.TrunkPoint(-.3, .6).Y)
}

func airTank(f *figure.Figure) kit.Node {
	t := kit.TonesOf(kit.Hex("#e8b13a"))
	k, h := f.Body.Thick, f.Body.Trunk
	x := -f.Pose.Turn * 38 * k
	return figure.Place(kit.Of(f.Rect(x-5*k, -h*1.08, 10*k, 14*k, 3, kit.Hex("#8a909c")), f.Form(kit.RoundRect(x-22*k, -h, 44*k, h*.9, 18*k), kit.Lin(x-20*k, -h, x+20*k, 0, t.L, t.M, t.DD), f.Line(figure.Text("M%.1f %.1fh60", x-30*k, -h*.3), t.DD, 6))), f.Bones.Trunk)
}

// wheel is the large wheel of a wheelchair.
func wheel(f *figure.Figure, c limb.Point, r float64, dimmed bool) kit.Node {
	tire, rim := kit.TonesOf(kit.Hex("#3f444f")), kit.TonesOf(kit.Hex("#c3cbd4"))
	if dimmed {
		rim = figure.Dim(rim, 1.4)
	}
	var spokes []kit.Node
	for i := range 10 {
		s, k := math.Sincos(float64(i) * math.Pi / 10)
		spokes = append(spokes, f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", c.X-s*r, c.Y-k*r, c.X+s*r, c.Y+k*r), rim.D, 1.4))
	}
	return kit.Of(kit.Of(spokes...), f.Circle(c.X, c.Y, r, kit.None).Stroke(tire.DD, 9), f.Circle(c.X-.4, c.Y-.6, r, kit.None).Stroke(kit.Lin(c.X-r, c.Y-r, c.X+r, c.Y+r, tire.LL, tire.M, tire.D), 6.500), f.Circle(c.X, c.Y, r-8, kit.None).Stroke(kit.Lin(c.X-r, c.Y-r, c.X+r, c.Y+r, rim.LL, rim.M, rim.DD), 3.500), f.Circle(c.X, c.Y, 6, rim.DD), f.Circle(c.X-.6, c.Y-.6, 4.500, rim.L))
}

func ChairSeat(f *figure.Figure) (seat limb.Point, k float64) {
	return f.Bones.Trunk.Point, f.Body.Thick
}

func wheelchairBack(f *figure.Figure) kit.Node {
	p, k := ChairSeat(f)
	r := figure.Ground - p.Y - 22*k
	r = min(max(r*.72, 34*k), 76*k)
	fr := kit.TonesOf(kit.Hex("#3f7fd0"))
	m := kit.TonesOf(kit.Hex("#aab3be"))
	pipe := func(d string, w float64, t kit.Tones) kit.Node {
		return kit.Of(f.Line(d, t.DD, w), f.Line(d, t.M, w*.75).Move(-.4, -.7), f.Line(d, t.LL, w*.22).Move(-.8, -w*.18).Opacity(.8))
	}
	w := limb.Point{X: p.X - 14*k, Y: figure.Ground - r - 4}
	seatY := p.Y + 24*k
	knee := f.Bones.LegNear[1]
	return kit.Of(wheel(f, w.Add(10*k, 0), r, true),
		pipe(figure.Text("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1f", p.X-40*k, seatY, p.X-46*k, p.Y-64*k, p.X-48*k, p.Y-78*k, p.X-62*k, p.Y-78*k), 6.5*k, m),
		f.Form(kit.RoundRect(p.X-48*k, p.Y-66*k, 14*k, 88*k, 6*k), f.Fade(figure.World, p.X-40*k, p.Y-20*k, 50*k, fr.L, fr.M, fr.D)),
		f.Form(kit.RoundRect(p.X-46*k, seatY-5*k, knee.X-p.X+44*k, 13*k, 5*k), f.Fade(figure.World, p.X, seatY, 60*k, fr.L, fr.M, fr.D)),
		pipe(figure.Text("M%.1f %.1fH%.1fL%.1f %.1f", p.X-40*k, seatY+10*k, knee.X-4*k, knee.X+10*k, figure.Ground-22*k), 5.500*k, m))
}

func wheelchairFront(f *figure.Figure) kit.Node {
	p, k := ChairSeat(f)
	r := min(max((figure.Ground-p.Y-22*k)*.72, 34*k), 76*k)
	m := kit.TonesOf(kit.Hex("#aab3be"))
	knee := f.Bones.LegNear[1]
	w := limb.Point{X: p.X - 14*k, Y: figure.Ground - r - 4}
	foot := f.Bones.LegNear[2]
	caster := limb.Point{X: knee.X - 4*k, Y: figure.Ground - 16*k}
	return kit.Of(f.Line(figure.Text("M%.1f %.1fL%.1f %.1f", knee.X-12*k, p.Y+28*k, caster.X, caster.Y), m.D, 5*k), wheel(f, caster, 12*k, false), wheel(f, w, r, false),
		f.Line(figure.Text("M%.1f %.1fh%.1f", foot.X-14*k, foot.Y+f.Body.Foot+4, 44*k), m.DD, 6*k), f.Line(figure.Text("M%.1f %.1fh%.1f", foot.X-14*k, foot.Y+f.Body.Foot+3, 42*k), m.L, 3*k))
}

func cane(f *figure.Figure) kit.Node {
	arm, k := f.Bones.ArmNear, f.Body.Thick
	if f.PalmAt(f.Bones.ArmFar).Y > f.PalmAt(arm).Y+30*k { // the near hand holds something up
		arm = f.Bones.ArmFar
	}
	p := f.PalmAt(arm)
	t := kit.TonesOf(kit.Hex("#9a6236"))
	d := figure.Text("M%.1f %.1fL%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", p.X-4*k, figure.Ground, p.X, p.Y-4*k, p.X, p.Y-18*k, p.X+16*k, p.Y-18*k, p.X+16*k, p.Y-4*k)
	return kit.Of(f.Line(d, t.DD, 7*k), f.Line(d, t.M, 5*k).Move(-.5, -.5), body.Hand(f, arm, pose.Arm{Hand: pose.Fist}, f.Skin))
}
