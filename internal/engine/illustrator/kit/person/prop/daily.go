package prop

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() { maps.Copy(Props, dailyProps) }

// dailyProps are what these poses are done with.
var dailyProps = map[string]prop{
	"study desk":     {free: true, front: true, draw: studyDesk},
	"writing pencil": {far: true, front: true, tilt: -38, draw: pencil},
	"splash below":   {free: true, front: true, draw: splashBelow},
	"tightrope":      {free: true, behind: true, draw: tightrope},
	"flower bed":     {free: true, front: true, draw: flowerBed},
	"picked flowers": {front: true, tilt: 8, draw: posy},
}

// studyDesk is a desk with an open exercise book under the hands.
func studyDesk(f *figure.Figure) kit.Node {
	k, p, q := f.Body.Thick, nearPalm(f), farPalm(f)
	y := max(p.Y, q.Y) + 15*k
	x0, x1 := min(p.X, q.X)-34*k, max(p.X, q.X)+128*k
	leg := func(x float64) kit.Node {
		return pole(f, limb.Point{X: x, Y: y + 8*k}, limb.Point{X: x, Y: figure.Ground - 2*k}, 11, figure.Wood)
	}
	mid := (p.X+q.X)/2 + 18*k
	page := f.Form(figure.Text("M%.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fZ", mid-58*k, y, mid-44*k, y-13*k, mid+50*k, mid+58*k, y), kit.Lin(mid-58*k, 0, mid+58*k, 0, kit.White, kit.Hex("#e8edf4")),
		f.Line(figure.Text("M%.1f %.1fh%.1fM%.1f %.1fh%.1f", mid-34*k, y-9*k, 60*k, mid-38*k, y-4.5*k, 66*k), kit.Hex("#8fb0dc"), 1.8*k))
	books := kit.Of(f.Form(kit.RoundRect(x1-84*k, y-14*k, 66*k, 14*k, 3*k), kit.Lin(0, y-14*k, 0, y, kit.Hex("#f2705f"), kit.Hex("#b93a38"))), f.Form(kit.RoundRect(x1-78*k, y-27*k, 58*k, 13*k, 3*k), kit.Lin(0, y-27*k, 0, y-14*k, kit.Hex("#6fb6f2"), kit.Hex("#2f6fb5"))), f.Form(kit.RoundRect(x1-82*k, y-39*k, 60*k, 12*k, 3*k), kit.Lin(0, y-39*k, 0, y-27*k, kit.Hex("#7fd08a"), kit.Hex("#3a8f52"))))
	return kit.Of(leg(x0+16*k), leg(x1-16*k), page, books, f.Form(kit.RoundRect(x0, y, x1-x0, 15*k, 5*k), kit.Lin(0, y, 0, y+15*k, figure.Wood.LL, figure.Wood.M, figure.Wood.DD)), body.Hand(f, f.Bones.ArmNear, f.Pose.Near, f.Skin), body.Hand(f, f.Bones.ArmFar, f.Pose.Far, f.Skin))
}

func pencil(f *figure.Figure) kit.Node {
	t := gear(f, "#f7b531")
	return kit.Of(f.Form("M-4 -40H4V20H-4Z", kit.Lin(-4, 0, 4, 0, t.LL, t.M, t.D)), f.Form("M-4 20H4L0 31Z", kit.Hex("#f2d2a4")), f.Path("M-1.4 27H1.4L0 31Z", kit.Hex("#3a3440")), f.Rect(-4, -44, 8, 5, 1, figure.Steel.M), f.Form(kit.RoundRect(-4, -52, 8, 8, 3), kit.Hex("#f08a94")))
}

// splashBelow is the water that somebody is about to fall into.
func splashBelow(f *figure.Figure) kit.Node {
	k, c, t := f.Body.Thick, f.Bones.Trunk, seaBlue
	var drops []kit.Node
	for _, d := range [][3]float64{{-96, -62, 8}, {-70, -92, 6}, {92, -66, 9}, {70, -98, 6}, {118, -34, 6}, {-122, -30, 6}} {
		drops = append(drops, ball(f, d[0], d[1], d[2], t))
	}
	return f.At(kit.Of(kit.Of(drops...), f.Form("M-160 20C-120 0 -104 8 -92 -34C-80 -56 -66 -12 -50 4C-30 -14 -16 -26 0 -4C14 -26 32 -14 50 4C66 -12 80 -58 92 -34C104 8 122 0 160 20Q80 42 0 40Q-80 42 -160 20Z", kit.Lin(0, -40, 0, 42, t.LL, t.M, t.D), f.Line("M-118 24Q-60 14 -10 26M20 30Q70 16 124 26", kit.White, 4).Opacity(.7))), limb.Point{X: c.X + 24*k, Y: figure.Ground - 34*k}, 0)
}

// tightrope is stretched between two posts under the soles.
func tightrope(f *figure.Figure) kit.Node {
	k := f.Body.Thick
	near, far := f.Bones.LegNear[2], f.Bones.LegFar[2]
	x, y := (near.X+far.X)/2, max(near.Y, far.Y)+f.Body.Foot
	l, r := x-150*k, x+170*k
	post := func(px float64) kit.Node {
		return kit.Of(pole(f, limb.Point{X: px, Y: y - 14*k}, limb.Point{X: px, Y: figure.Ground}, 12, figure.HexTones("#d8433f")), f.Circle(px, y-14*k, 9*k, figure.HexTones("#f7c83a").M))
	}
	rope := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", l, y-4*k, (l+x)/2, y+3*k, x, y+3*k, (x+r)/2, y+3*k, r, y-4*k)
	return kit.Of(post(l), post(r), f.Line(rope, kit.Hex("#7a5634"), 7*k), f.Line(rope, kit.Hex("#d9b27c"), 3.4*k).Move(0, -1*k))
}

// bloom is one flower on its stem, from the ground up.
func bloom(f *figure.Figure, x, foot, top, size float64, hex string) kit.Node {
	petal, leaf := figure.HexTones(hex), figure.HexTones("#4fa64a")
	return kit.Of(f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, foot, x+3*size, (foot+top)/2, x, top), leaf.D, 4.5*size), f.Form(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1fq%.1f %.1f %.1f %.1fZ", x, foot-14*size, 22*size, -2*size, 24*size, -20*size, -20*size, 0.0, -24*size, 20*size), kit.Lin(x, foot-34*size, x+24*size, foot, leaf.LL, leaf.M)),
		f.Around(6, x, top, f.Form(kit.Oval(x, top-11*size, 7.4*size, 10.5*size), kit.Rad(x-2*size, top-15*size, 13*size, petal.LL, petal.M, petal.D))), f.Circle(x, top, 6.6*size, kit.Hex("#ffd34d")))
}

// flowerBed grows before the hand that picks.
func flowerBed(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, farPalm(f).X+10*f.Body.Thick
	n := []kit.Node{f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-50*k, figure.Ground, x-20*k, figure.Ground-17*k, x+34*k, figure.Ground-16*k, x+86*k, figure.Ground-17*k, x+114*k, figure.Ground), kit.Lin(x, figure.Ground-18*k, x, figure.Ground, kit.Hex("#7fc25f"), kit.Hex("#4a8f3f")))}
	for i, hex := range []string{"#f2b632", "#e8517a", "#8f5fd0", "#f2743c", "#f08ab8"} {
		n = append(n, bloom(f, x+(float64(i)*31-30)*k, figure.Ground-10*k, figure.Ground-(52+float64(i*29%26))*k, k*.95, hex))
	}
	return kit.Of(n...)
}

// posy is what was picked already.
func posy(f *figure.Figure) kit.Node {
	return kit.Of(bloom(f, -8, 26, -38, .9, "#8f5fd0"), bloom(f, 12, 26, -34, .9, "#f2b632"), bloom(f, 2, 26, -54, .95, "#e8517a"))
}
