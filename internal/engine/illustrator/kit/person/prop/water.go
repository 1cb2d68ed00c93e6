package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// canFrame is the watering can, which hangs tilted from the near hand by its handle.
func canFrame(f *figure.Figure) figure.Frame {
	return figure.Frame{Point: nearPalm(f), Angle: 22, Scale: 1.25 * f.Body.Thick}
}

// roseOfCan is where the water leaves the watering can.
func roseOfCan(f *figure.Figure) limb.Point { return canFrame(f).Out(76, 6) }

func pouringCan(f *figure.Figure) kit.Node {
	t, k, tip := gear(f, "#4fae8f"), f.Body.Thick, roseOfCan(f)
	var drops []kit.Node
	water := figure.HexTones("#5bb8f0")
	for i := range 12 {
		u := float64(i%4)/4 + float64(i/4)*.08
		x, y := tip.X+(10+float64(i/4)*12+u*34)*k, tip.Y+(6+u*u*64+u*20)*k
		drops = append(drops, f.Form(figure.Text("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x, y-7*k, x+4*k, y, x+4*k, y+5*k, x, y+5*k, x-4*k, y+5*k, x-4*k, y, x, y-7*k), kit.Lin(x, y-7*k, x, y+5*k, water.LL, water.M)))
	}
	can := kit.Of(f.Line("M-22 24Q0 -22 22 24", t.DD, 6), f.Line("M-22 24Q0 -22 22 24", t.L, 2), f.Form("M20 52L62 4L70 10L24 62Z", kit.Lin(20, 50, 66, 8, t.D, t.M, t.L)), f.Form("M58 -2L78 12L70 20L54 6Z", kit.Lin(56, 0, 76, 18, t.LL, t.M)),
		f.Form("M-24 18H24L27 60Q0 68 -27 60Z", kit.Lin(-26, 18, 26, 62, t.L, t.M, t.DD), f.Line("M-27 29Q0 33 27 29", t.LL, 2)), f.Ellipse(0, 18, 24, 5, t.DD))
	return kit.Of(kit.Of(drops...), figure.Place(can, canFrame(f)))
}

// wateredFlowers is a bed of flowers below the water.
func wateredFlowers(f *figure.Figure) kit.Node {
	k, x := f.Body.Thick, roseOfCan(f).X+42*f.Body.Thick
	leaf := figure.HexTones("#4fa64a")
	n := []kit.Node{f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-66*k, figure.Ground, x-40*k, figure.Ground-20*k, x, figure.Ground-18*k, x+50*k, figure.Ground-20*k, x+72*k, figure.Ground), kit.Lin(x, figure.Ground-20*k, x, figure.Ground, kit.Hex("#9a6a42"), kit.Hex("#6b4427")))}
	for i, hex := range []string{"#e8517a", "#f7c531", "#8f5fd0", "#f2743c"} {
		px, top := x+(float64(i)*32-46)*k, figure.Ground-(84+float64(i*37%30))*k
		petal := figure.HexTones(hex)
		n = append(n, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", px, figure.Ground-12*k, px+4*k, figure.Ground-50*k, px, top), leaf.D, 5*k),
			f.Form(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1fq%.1f %.1f %.1f %.1fZ", px, figure.Ground-30*k, -24*k, -2*k, -26*k, -22*k, 22*k, 0.0, 26*k, 22*k), kit.Lin(px-26*k, figure.Ground-50*k, px, figure.Ground-30*k, leaf.LL, leaf.M)),
			f.Form(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1fq%.1f %.1f %.1f %.1fZ", px, figure.Ground-36*k, 24*k, -2*k, 26*k, -22*k, -22*k, 0.0, -26*k, 22*k), kit.Lin(px+26*k, figure.Ground-56*k, px, figure.Ground-36*k, leaf.L, leaf.D)),
			f.Around(6, px, top, f.Form(kit.Oval(px, top-12*k, 8*k, 11*k), kit.Rad(px-2*k, top-16*k, 14*k, petal.LL, petal.M, petal.D))), f.Circle(px, top, 7*k, kit.Hex("#ffd34d")))
	}
	return kit.Of(n...)
}
