package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, standProps) }

// standProps are what people stand at, run through and throw up.
var standProps = map[string]prop{
	"judge bench":   {free: true, front: true, draw: judgeBench},
	"finish tape":   {free: true, front: true, draw: finishTape},
	"dough disc":    {free: true, draw: doughDisc},
	"planted sword": {free: true, draw: plantedSword},
	"plate tower":   {free: true, draw: plateTower},
}

// judgeBench is the front of the desk at which a judge stands, with the block that the gavel hits.
func judgeBench(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, farPalm(f)
	t := gear(f, "#9a5f34")
	top, bx := f.Bones.Trunk.Y-26*k, p.X+34*k
	l := f.Bones.Trunk.X - 92*k
	w := max(196*k, bx+44*k-l)
	panel := func(px float64) kit.Node {
		d := kit.RoundRect(px, top+34*k, w/2-24*k, figure.Ground-top-54*k, 6*k)
		return kit.Of(f.Form(d, kit.Lin(px, top, px, figure.Ground, t.M, t.D)).Stroke(t.DD, 2.4*k), f.Line(figure.Text("M%.1f %.1fV%.1f", px+7*k, top+44*k, figure.Ground-32*k), t.L, 2.4*k).Opacity(.6))
	}
	block := figure.HexTones("#6a3f22")
	return kit.Of(f.Form(kit.RoundRect(l, top+14*k, w, figure.Ground-top-14*k, 5*k), kit.Lin(l, top, l+w, figure.Ground, t.L, t.M, t.DD)), panel(l+16*k), panel(l+w/2+8*k),
		f.Form(kit.RoundRect(l-12*k, top, w+24*k, 18*k, 5*k), kit.Lin(0, top, 0, top+18*k, t.LL, t.M, t.D)), f.Form(kit.RoundRect(l-6*k, figure.Ground-12*k, w+12*k, 20*k, 3*k), kit.Lin(0, figure.Ground-12*k, 0, figure.Ground+8*k, t.M, t.DD)),
		f.Form(kit.RoundRect(bx-26*k, top-10*k, 52*k, 12*k, 4*k), kit.Lin(bx-26*k, 0, bx+26*k, 0, block.LL, block.M, block.DD)),
		f.Line(figure.Text("M%.1f %.1fl%.1f %.1fM%.1f %.1fl%.1f %.1f", bx+34*k, top-16*k, 16*k, -9*k, bx+32*k, top-28*k, 11*k, -14*k), kit.Hex("#f2a83a"), 4*k))
}

// finishTape is the ribbon that who wins a race tears with the chest.
func finishTape(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	t := gear(f, "#e0393f")
	p := f.Bones.Trunk.Out(22*k, -f.Body.Trunk*.62)
	half := func(dx, dy, sway float64) kit.Node {
		d := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fT%.1f %.1fl%.1f %.1fQ%.1f %.1f %.1f %.1fT%.1f %.1fZ", p.X, p.Y-9*k, p.X+dx*.3, p.Y-sway*k, p.X+dx*.6, p.Y+dy*.5, p.X+dx, p.Y+dy,
			0.0, 18*k, p.X+dx*.84, p.Y+dy+sway*k+18*k, p.X+dx*.6, p.Y+dy*.5+18*k, p.X, p.Y+9*k)
		return f.Form(d, kit.Lin(p.X, p.Y-10*k, p.X+dx, p.Y+dy+10*k, t.L, t.M, t.D))
	}
	return kit.Of(half(-150*k, 22*k, 26), half(92*k, -20*k, -16))
}

// doughDisc is the flat dough that a baker of pizzas throws up above both hands.
func doughDisc(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	t := gear(f, "#f0dcb4")
	y := min(nearPalm(f).Y, farPalm(f).Y, f.Bones.Head.Out(0, -90).Y) - 34*k
	flour := kit.White
	return kit.Of(f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", p.X-92*k, y+6*k, p.X-86*k, y-30*k, p.X+84*k, y-34*k, p.X+94*k, y, p.X+84*k, y+34*k, p.X-70*k, y+36*k, p.X-92*k, y+6*k), kit.Lin(p.X-80*k, y-24*k, p.X+60*k, y+30*k, t.LL, t.M, t.D),
		f.Ellipse(p.X, y-1*k, 74*k, 17*k, t.L), f.Ellipse(p.X-10*k, y-3*k, 50*k, 10*k, t.LL).Opacity(.7)), f.Circle(p.X-60*k, y+44*k, 3*k, flour), f.Circle(p.X+52*k, y+48*k, 3.6*k, flour), f.Circle(p.X+78*k, y+36*k, 2.4*k, flour), f.Circle(p.X-84*k, y+30*k, 2.4*k, flour))
}

// plantedSword stands on its point under both hands.
func plantedSword(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	x, top := p.X+4*k, p.Y-14*k
	s, g := figure.Steel, figure.Gold
	guard := p.Y + 16*k
	return kit.Of(f.Form(figure.Text("M%.1f %.1fH%.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x-9*k, guard, x+9*k, x+7*k, figure.Ground-20*k, x, figure.Ground, x-7*k, figure.Ground-20*k), kit.Lin(x-9*k, 0, x+9*k, 0, s.LL, s.M, s.DD), f.Line(figure.Text("M%.1f %.1fV%.1f", x, guard, figure.Ground-24*k), s.DD, 2*k)),
		Rod(f, x, top, x, guard, 9*k, figure.HexTones("#7a3f2a")), Rod(f, x-32*k, guard, x+32*k, guard, 10*k, g), f.Circle(x, top-6*k, 9*k, kit.Rad(x-3*k, top-9*k, 12*k, g.LL, g.M, g.DD)))
}

// plateTower is a leaning pile of plates on both hands.
func plateTower(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f).Mix(farPalm(f), .5)
	t, rim := gear(f, "#f4f2ec"), figure.HexTones("#4f86c8")
	n := kit.Of()
	for i := range 14 {
		x := p.X + (6+float64(i*i)*.16*float64(1-2*(i%2))*.4+float64(i)*1.6)*k
		y := p.Y - (4+13*float64(i))*k
		n = kit.Of(n, f.Form(kit.Oval(x, y, 50*k, 10*k), kit.Lin(x-50*k, y-8*k, x+50*k, y+10*k, t.LL, t.M, t.DD)), f.Path(kit.Oval(x, y-2*k, 42*k, 7*k), kit.None).Stroke(rim.M, 2*k), f.Ellipse(x, y-2*k, 27*k, 4.4*k, t.LL))
	}
	return n
}
