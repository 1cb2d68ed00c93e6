package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, taskProps) }

var taskProps = map[string]prop{
	"batter bowl":       {free: true, draw: batterBowl},
	"batter whisk":      {free: true, draw: batterWhisk},
	"food bowl":         {free: true, draw: foodBowl},
	"food spoon":        {free: true, draw: foodSpoon},
	"feather duster":    {far: true, tilt: 24, draw: featherDuster},
	"hedge":             {free: true, behind: true, draw: hedge},
	"hedge shears":      {free: true, draw: hedgeShears},
	"stone bust":        {free: true, behind: true, draw: stoneBust},
	"sculptor's chisel": {far: true, tilt: 80, draw: chiselProp},
	"sculptor's hammer": {tilt: -14, draw: hammer},
	"low stool":         {free: true, behind: true, draw: lowStool},
	"potter's wheel":    {free: true, front: true, draw: pottersWheel},
	"brick wall":        {free: true, draw: brickWall},
	"trowel":            {free: true, draw: trowel},
	"measuring tape":    {free: true, draw: measuringTape},
	"video camera":      {free: true, draw: videoCamera},
	"podcast desk":      {free: true, front: true, shared: true, draw: podcastDesk},
	"ballot box":        {free: true, draw: ballotBox},
	"ballot":            {free: true, draw: ballot},
	"protest sign":      {draw: protestSign, tilt: -4},
	"open suitcase":     {free: true, draw: openSuitcase},
	"shower head":       {free: true, behind: true, draw: showerHead},
	"shower water":      {free: true, front: true, draw: showerWater},
	"treat bucket":      {draw: treatBucket},
	"egg basket":        {draw: eggBasket},
	"grass eggs":        {free: true, draw: grassEggs},
	"bandage roll":      {free: true, draw: bandageRoll},
	"stir fry pan":      {far: true, draw: emptyPan},
	"flying vegetables": {free: true, draw: flyingVegetables},
	"peeled potato":     {free: true, draw: peeledPotato},
	"peeler":            {far: true, tilt: -70, draw: peeler},
	"laundry table":     {free: true, front: true, draw: laundryTable},
	"megaphone":         {free: true, draw: megaphoneProp},
	"low desk":          {free: true, front: true, draw: lowDesk},
}

func batterBowl(f *figure.Figure) kit.Node {
	t, dough := gear(f, "#7fc4d8"), figure.HexTones("#f7e2b0")
	return f.At(kit.Of(f.Ellipse(0, -26, 46, 11, t.DD), f.Ellipse(0, -24, 40, 8, dough.M), f.Form("M-46 -26Q0 -10 46 -26Q42 14 14 20H-14Q-42 14 -46 -26Z", kit.Lin(-46, 0, 46, 0, t.LL, t.M, t.DD), f.Line("M-50 -4Q0 12 50 -4", kit.White, 6).Opacity(.8))), bowlAt(f), 0)
}

func bowlAt(f *figure.Figure) limb.Point { return nearPalm(f).Add(18*f.Body.Thick, -14*f.Body.Thick) }

func batterWhisk(f *figure.Figure) kit.Node {
	a, b := farPalm(f), bowlAt(f).Add(6*f.Body.Thick, -26*f.Body.Thick)
	return kit.Of(pole(f, a.Mix(b, -.3), a.Mix(b, .5), 7, figure.Steel), f.At(kit.Of(f.Form(kit.Oval(0, 0, 11, 20), kit.None).Stroke(figure.Steel.D, 3), f.Ellipse(0, 0, 4, 20, kit.None).Stroke(figure.Steel.M, 2.4)), a.Mix(b, .78), figure.Direction(a, b)-90))
}

func foodBowl(f *figure.Figure) kit.Node {
	t, food := gear(f, "#e8603f"), figure.HexTones("#f2c86a")
	p := nearPalm(f).Add(10*f.Body.Thick, -14*f.Body.Thick)
	return f.At(kit.Of(f.Form("M-30 -22Q-20 -40 0 -38Q20 -42 30 -22Z", food.M), f.Circle(-10, -30, 6, figure.HexTones("#5fae4a").M), f.Circle(9, -31, 6, figure.HexTones("#e8703a").M), f.Form("M-38 -24Q0 -12 38 -24Q34 10 12 14H-12Q-34 10 -38 -24Z", kit.Lin(-38, 0, 38, 0, t.LL, t.M, t.DD))), p, 0)
}

func foodSpoon(f *figure.Figure) kit.Node {
	a, m := farPalm(f), f.Bones.Head.Out(f.Face(1.2)+12, 22)
	return kit.Of(pole(f, a.Mix(m, -.3), m.Mix(a, .18), 5, figure.Steel), f.At(kit.Of(f.Form(kit.Oval(0, 0, 12, 8), kit.Lin(0, -8, 0, 8, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Ellipse(0, -4, 9, 5, figure.HexTones("#f2c86a").M)), m.Mix(a, .12), 0))
}

func featherDuster(f *figure.Figure) kit.Node {
	t := gear(f, "#e86aa0")
	return kit.Of(Rod(f, 0, 22, 0, -34, 6, figure.Wood), f.Form("M-10 -30C-36 -40 -36 -66 -26 -80C-24 -98 -8 -104 0 -108C8 -104 24 -98 26 -80C36 -66 36 -40 10 -30Z", kit.Lin(-30, -90, 30, -30, t.LL, t.M, t.DD), f.Line("M0 -34V-100M-6 -36Q-22 -56 -18 -84M6 -36Q22 -56 18 -84", t.D, 3)))
}

func hedge(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#4f9a4a")
	x, y := p.X+34*k, p.Y-26*k
	h := figure.Ground - y
	n := []kit.Node{}
	for i := range 34 {
		n = append(n, f.Ellipse(x+float64(i*53%150)*k, y+float64(i*71%int(max(h/k, 2)))*k, 12*k, 8*k, []kit.Color{t.L, t.D, t.LL}[i%3]).Rotate(float64(i*37%80)-40, x+float64(i*53%150)*k, y+float64(i*71%int(max(h/k, 2)))*k).Opacity(.75))
	}
	edge := figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1ft%.1f 0t%.1f 0t%.1f 0t%.1f 0V%.1fH%.1fZ", x, y+10*k, 14*k, -22*k, 30*k, -6*k, 30*k, 30*k, 30*k, 28*k, figure.Ground, x-4*k)
	leaf := f.Form(kit.Oval(0, 0, 11, 6), t.L)
	return kit.Of(f.Form(edge, kit.Lin(x, y, x+150*k, figure.Ground, t.L, t.M, t.DD), n...), f.At(leaf, p.Add(44*k, 66*k), 30), f.At(leaf, p.Add(20*k, 40*k), -40), f.At(leaf, limb.Point{X: x - 14*k, Y: figure.Ground - 5*k}, 10))
}

func hedgeShears(f *figure.Figure) kit.Node {
	a, b := nearPalm(f), farPalm(f)
	t := gear(f, "#e8503f")
	p := a.Mix(b, .5).Add(38*f.Body.Thick, -6*f.Body.Thick)
	blade := f.Form("M0 -5L66 -12Q76 -6 72 2L0 6Z", kit.Lin(0, -10, 0, 6, figure.Steel.LL, figure.Steel.M, figure.Steel.DD))
	return kit.Of(pole(f, a, p, 8, t), pole(f, b, p, 8, t), f.At(blade, p, -16), f.At(blade.Scale(1, -1, 0, 0), p, 6), f.Circle(p.X, p.Y, 6*f.Body.Thick, figure.Steel.D))
}

func stoneBust(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#d8d3cb")
	x, y := p.X+70*k, p.Y+70*k
	head := f.At(kit.Of(f.Form("M-50 4Q-56 -34 -18 -42L-16 -60Q-40 -80 -34 -112Q-24 -146 6 -142Q36 -140 36 -106Q36 -72 18 -60L20 -42Q56 -34 50 4Z", kit.Lin(-50, -140, 40, 0, t.LL, kit.At(.5, t.M), t.DD), f.Line("M-18 -100q6 -6 14 0M-12 -92q4 3 8 0M-16 -70q8 6 16 0M-6 -96l-6 16h8", t.DD, 3), f.Line("M-30 -116Q-10 -150 28 -124", t.D, 8).Opacity(.6))), limb.Point{X: x, Y: y}, 0)
	chip := func(dx, dy float64) kit.Node { return f.Form(kit.Oval(p.X+dx*k, p.Y+dy*k, 5*k, 4*k), t.L) }
	return kit.Of(f.Form(kit.RoundRect(x-46*k, y, 92*k, figure.Ground-y, 4*k), kit.Lin(x-46*k, 0, x+46*k, 0, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)), f.Rect(x-58*k, y-4*k, 116*k, 14*k, 4*k, figure.Wood.D), head, chip(20, 40), chip(6, 70), chip(30, 90))
}

func chiselProp(f *figure.Figure) kit.Node {
	return kit.Of(Rod(f, 0, 20, 0, -8, 9, figure.Wood), Rod(f, 0, -8, 0, -44, 6, figure.Steel), f.Path("M-6 -44H6V-54H-6Z", figure.Steel.L))
}

func lowStool(f *figure.Figure) kit.Node {
	k, c, y := f.Body.Thick, f.Bones.Trunk, seatLevel(f)
	leg := func(dx float64) kit.Node {
		return pole(f, limb.Point{X: c.X + dx*k, Y: y}, limb.Point{X: c.X + dx*1.4*k, Y: figure.Ground}, 9, figure.Wood)
	}
	return kit.Of(leg(-26), leg(26), f.Form(kit.RoundRect(c.X-46*k, y, 92*k, 14*k, 7*k), kit.Lin(0, y, 0, y+14*k, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)))
}

func pottersWheel(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .6)
	clay := gear(f, "#b9673f")
	y := p.Y + 34*k
	x := p.X + 16*k
	return kit.Of(f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fH%.1fZ", x-14*k, y+10*k, x+14*k, x+20*k, figure.Ground-10*k, x-20*k), kit.Lin(x-16*k, 0, x+16*k, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)), f.Form(kit.RoundRect(x-56*k, figure.Ground-14*k, 112*k, 14*k, 6*k), kit.Lin(0, figure.Ground-14*k, 0, figure.Ground, figure.Steel.L, figure.Steel.DD)),
		f.Form(kit.RoundRect(x-66*k, y, 132*k, 14*k, 7*k), kit.Lin(x-66*k, 0, x+66*k, 0, figure.Steel.LL, figure.Steel.M, figure.Steel.DD)),
		f.At(kit.Of(f.Form("M-22 0Q-44 -26 -34 -46Q-22 -58 -20 -70H20Q22 -58 34 -46Q44 -26 22 0Z", kit.Lin(-40, 0, 40, 0, clay.LL, clay.M, clay.DD), f.Line("M-40 -20Q0 -12 40 -20M-36 -36Q0 -28 36 -36", clay.D, 3)), f.Ellipse(0, -70, 20, 5, clay.DDD)), limb.Point{X: x, Y: y}, 0), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin))
}

func brickWall(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#c0583f")
	x, y := p.X+8*k, p.Y+40*k
	grey := figure.HexTones("#d9d3c8")
	n := kit.Of(f.Rect(x, y, 170*k, figure.Ground-y, 2*k, grey.M))
	rows := int((figure.Ground - y) / (20 * k))
	h := (figure.Ground - y) / float64(max(rows, 1))
	for r := range rows {
		off := float64(r%2) * 24 * k
		for c := range 5 {
			x0, x1 := max(x, x+float64(c)*48*k-off), min(x+170*k, x+float64(c+1)*48*k-off)
			if x1-x0 > 8*k {
				n = kit.Of(n, f.Form(kit.RoundRect(x0+2*k, y+float64(r)*h+2*k, x1-x0-4*k, h-4*k, 3*k), kit.Lin(0, y+float64(r)*h, 0, y+float64(r+1)*h, t.L, []kit.Color{t.M, t.D, t.M}[(r+c)%3])))
			}
		}
	}
	brick := f.Form(kit.RoundRect(x+70*k, y-22*k, 46*k, 18*k, 3*k), kit.Lin(0, y-22*k, 0, y-4*k, t.LL, t.M))
	return kit.Of(n, f.Rect(x+20*k, y-5*k, 104*k, 6*k, 3*k, grey.L), brick)
}

func trowel(f *figure.Figure) kit.Node {
	return f.At(kit.Of(Rod(f, -16, 0, 10, 0, 9, figure.Wood), f.Line("M10 0Q20 0 22 12", figure.Steel.D, 5), f.Form("M14 12L64 18L14 30Q8 22 14 12Z", kit.Lin(14, 12, 14, 30, figure.Steel.LL, figure.Steel.M, figure.Steel.DD))), farPalm(f), 0)
}

func measuringTape(f *figure.Figure) kit.Node {
	k, a, b := f.Body.Thick, nearPalm(f), farPalm(f)
	t := gear(f, "#f7cf3a")
	w, d := b.X-a.X, "M"
	n := kit.Of(f.Form(figure.Text("M%.1f %.1fL%.1f %.1fv%.1fL%.1f %.1fZ", a.X, a.Y-9*k, b.X, b.Y-9*k, 18*k, a.X, a.Y+9*k), t.M))
	for i := range 15 {
		x := a.X + w*float64(i+1)/16
		y := a.Y + (b.Y-a.Y)*float64(i+1)/16
		d += figure.Text("%.1f %.1fv%.1fM", x, y-9*k, float64(7+4*(i%2))*k)
	}
	case1 := figure.HexTones("#3f424e")
	return kit.Of(n, f.Line(d[:len(d)-1], figure.Black.DD, 2.4*k).Butt(), f.At(f.Form(kit.RoundRect(-24, -20, 44, 42, 11), kit.Lin(-24, -20, 20, 22, case1.LL, case1.M, case1.DD), f.Circle(-2, 1, 12, t.M)), a.Add(-6*k, 0), 0))
}

func videoCamera(f *figure.Figure) kit.Node {
	t := gear(f, "#3f424e")
	p := nearPalm(f).Mix(farPalm(f), .5)
	return f.At(kit.Of(f.Form(kit.RoundRect(-44, -32, 78, 44, 9), kit.Lin(-44, -32, 34, 12, t.LL, t.M, t.DD), f.Rect(-36, -22, 30, 18, 3, t.DD)), f.Form("M34 -26L62 -34V14L34 6Z", kit.Lin(0, -34, 0, 14, t.L, t.M, t.DDD)), f.Rect(60, -36, 8, 52, 3, t.L), f.Rect(-26, -44, 40, 8, 4, t.D), f.Line("M-20 -36V-42M8 -36V-42", t.D, 5), f.Circle(20, -20, 5, kit.Hex("#ff4a3f")), f.Circle(-50, -16, 8, t.D)), p.Add(6*f.Body.Thick, -18*f.Body.Thick), 0)
}

func podcastDesk(f *figure.Figure) kit.Node {
	k, a := f.Body.Thick, Axis(f)
	y := nearPalm(f).Y + 24*k
	mic := gear(f, "#3f424e")
	m := f.Bones.Head.Out(78, 30)
	base := limb.Point{X: a.X, Y: y}
	return kit.Of(table(f, y, 104, figure.HexTones("#8a5a38")), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", base.X, base.Y, base.X+22*k, m.Y+20*k, m.X+16*k, m.Y), figure.Steel.D, 6*k), f.Rect(base.X-26*k, base.Y-8*k, 52*k, 9*k, 4*k, figure.Black.M), f.At(kit.Of(f.Form(kit.RoundRect(-17, -17, 46, 34, 16), kit.Lin(0, -17, 0, 17, mic.LL, mic.M, mic.DD), f.Line("M-6 -17V17M4 -17V17", figure.Steel.L, 2)), f.Rect(14, -18, 6, 36, 2, figure.Gold.M)), m, 8))
}

func ballotAt(f *figure.Figure) (x, y float64) {
	p := farPalm(f)
	return p.X + 12*f.Body.Thick, p.Y + 58*f.Body.Thick
}

func ballotBox(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	x, y := ballotAt(f)
	t := gear(f, "#3f6fc0")
	return kit.Of(tableTop(f, x-80*k, y+84*k, 160*k, figure.Wood), f.Form(kit.RoundRect(x-52*k, y, 104*k, 84*k, 6*k), kit.Lin(x-52*k, 0, x+52*k, 0, t.LL, t.M, t.DD), f.Rect(x-22*k, y+28*k, 44*k, 40*k, 3*k, kit.White), f.Line(figure.Text("M%.1f %.1fl%.1f %.1fl%.1f %.1f", x-11*k, y+48*k, 9*k, 10*k, 15*k, -19*k), kit.Hex("#3fae5a"), 6*k)), f.Form(kit.RoundRect(x-58*k, y-6*k, 116*k, 14*k, 4*k), kit.Lin(0, y-6*k, 0, y+8*k, t.L, t.D)), f.Rect(x-30*k, y-3*k, 60*k, 5*k, 2*k, t.DDD))
}

func ballot(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	x, y := ballotAt(f)
	return kit.Of(f.Form(kit.RoundRect(x-24*k, y-52*k, 48*k, 52*k, 2*k), kit.Lin(0, y-52*k, 0, y, kit.White, kit.Hex("#dfe6ee")), f.Line(figure.Text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", x-14*k, y-32*k, 28*k, x-14*k, y-20*k, 28*k), kit.Hex("#8f9aa8"), 3*k)))
}

func protestSign(f *figure.Figure) kit.Node {
	t := gear(f, "#f7f3ea")
	red := figure.HexTones("#d8433f")
	return kit.Of(Rod(f, 0, 60, 0, -60, 7, figure.Wood), f.Form(kit.RoundRect(-66, -150, 132, 92, 6), kit.Lin(-66, -150, 66, -58, t.LL, t.M, t.D), f.Line("M-44 -128H44M-44 -110H30", figure.Black.M, 8), f.Path("M0 -70C-22 -84 -18 -98 -8 -98C-3 -98 0 -94 0 -92C0 -94 3 -98 8 -98C18 -98 22 -84 0 -70Z", red.M)))
}
