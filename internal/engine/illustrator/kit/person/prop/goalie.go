package prop

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// padTones are the white of a goalie's pads.
func padTones(f *figure.Figure) kit.Tones { return figure.HexTones("#f3f5f8") }

// legPads are the tall pads on the shins and knees of who guards a goal.
func legPads(f *figure.Figure) kit.Node {
	k, t, stripe := f.Body.Thick, padTones(f), gear(f, "#2f5fb0")
	one := func(leg figure.Chain) kit.Node {
		knee, ankle := leg[1], leg[2]
		d := ankle.Distance(knee)
		turn := figure.Direction(knee, ankle) - 90 // along the shin
		pad := kit.Of(
			f.Form(kit.RoundRect(-26*k, -44*k, 52*k, d+66*k, 17*k), kit.Lin(-26*k, 0, 26*k, 0, t.L, t.M, t.D, t.DD),
				f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", -30*k, d*.3, 60*k, 17*k, -60*k), stripe.M), f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", -30*k, d*.3+25*k, 60*k, 6*k, -60*k), stripe.M),
				f.Line(figure.Text("M%.1f %.1fH%.1fM%.1f %.1fH%.1fM%.1f %.1fH%.1f", -26*k, -16*k, 26*k, -26*k, 8*k, 26*k, -26*k, d-4*k, 26*k), t.DD, 2*k).Opacity(.55), f.Line(figure.Text("M%.1f %.1fV%.1f", -15*k, -34*k, d+12*k), t.LL, 4*k).Opacity(.8)))
		return pad.Rotate(turn, 0, 0).Move(knee.X, knee.Y)
	}
	return kit.Of(one(f.Bones.LegFar), one(f.Bones.LegNear))
}

// blocker is the flat board on the hand that holds the stick.
func blocker(f *figure.Figure) kit.Node {
	k, t, stripe := f.Body.Thick, padTones(f), gear(f, "#2f5fb0")
	turn := figure.Direction(f.Bones.ArmNear[1], f.Bones.ArmNear[2]) - 90
	n := f.Form(kit.RoundRect(-24*k, -46*k, 46*k, 70*k, 10*k), kit.Lin(-24*k, -40*k, 24*k, 24*k, t.LL, t.M, t.DD), f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fh%.1fZ", -26*k, -20*k, 52*k, 12*k, -52*k), stripe.M), f.Line(figure.Text("M%.1f %.1fH%.1f", -18*k, 8*k, 16*k), t.DD, 2*k).Opacity(.5))
	return n.Rotate(turn, 0, 0).Move(nearPalm(f).X, nearPalm(f).Y)
}

// catchingGlove is the large mitt on the other hand.
func catchingGlove(f *figure.Figure) kit.Node {
	k, t, stripe := f.Body.Thick, padTones(f), gear(f, "#2f5fb0")
	n := kit.Of(f.Form("M-30 14C-38 -14 -24 -42 4 -44C30 -44 42 -22 36 2C32 20 16 30 -4 30C-18 30 -27 24 -30 14Z", kit.Lin(-30, -40, 30, 30, t.LL, t.M, t.DD), f.Path("M-34 8Q0 26 38 2L34 18Q0 40 -30 22Z", stripe.M)),
		f.Form("M-14 -4C-16 -22 -2 -32 12 -28C26 -24 28 -6 20 4C8 12 -8 10 -14 -4Z", kit.Lin(0, -30, 0, 8, stripe.D, stripe.DDD), f.Line("M-8 -18L22 4M2 -28L26 -10M18 -28L-8 4M26 -18L6 8", t.L, 1.6).Opacity(.6)))
	return n.Scale(k*1.1, k*1.1, 0, 0).Move(farPalm(f).X, farPalm(f).Y)
}

// catcherMitt is the round leather glove of a catcher, with a baseball in it.
func catcherMitt(f *figure.Figure) kit.Node {
	k, t := f.Body.Thick, gear(f, "#a5642f")
	ball := kit.Of(f.Circle(2, -8, 15, kit.Rad(-3, -13, 20, kit.White, kit.Hex("#f4f1ea"), kit.Hex("#cfc8ba"))), f.Line("M-7 -19Q2 -8 -7 3M11 -19Q3 -8 11 3", kit.Hex("#d8433f"), 1.8))
	n := kit.Of(f.Form("M-34 8C-42 -18 -26 -46 0 -48C28 -48 44 -26 38 2C34 24 18 34 -2 34C-18 34 -30 24 -34 8Z", kit.Lin(-34, -44, 34, 34, t.LL, t.M, t.DD), f.Line("M-30 -14Q-18 -20 -14 -6M-18 -38Q-8 -36 -6 -24M6 -46Q8 -36 4 -26M28 -34Q20 -30 18 -20", t.DDD, 2.4)),
		f.Form("M-20 -2C-24 -24 -10 -34 4 -34C22 -34 28 -16 24 -2C20 14 -14 16 -20 -2Z", kit.Lin(0, -34, 0, 14, t.D, t.DDD)), ball)
	return n.Scale(k*1.05, k*1.05, 0, 0).Move(farPalm(f).X, farPalm(f).Y)
}

// goalieStick reaches from the blocker to the floor, wide at its lower end.
func goalieStick(f *figure.Figure) kit.Node {
	k, p := f.Body.Thick, nearPalm(f)
	end := limb.Point{X: p.X + 58*k, Y: figure.Ground - 8*k}
	t := padTones(f)
	low := p.Mix(end, .62)
	turn := math.Atan2(end.Y-low.Y, end.X-low.X) * 180 / math.Pi
	d := low.Distance(end)
	paddle := f.Form(kit.RoundRect(0, -10*k, d, 20*k, 5*k), kit.Lin(0, -10*k, 0, 10*k, t.LL, t.M, t.DD)).Rotate(turn, 0, 0).Move(low.X, low.Y)
	blade := f.Form("M-12 -9L4 -10L62 -7Q70 2 58 10H0Q-10 8 -12 -9Z", kit.Lin(0, -8, 0, 10, figure.Black.L, figure.Black.M, figure.Black.DD))
	puck := kit.Of(f.Ellipse(0, 4, 18, 6.5, figure.Black.DD), f.Ellipse(0, -2, 18, 6.5, figure.Black.M), f.Ellipse(-4, -3.5, 9, 2.4, figure.Black.LL).Opacity(.6))
	return kit.Of(pole(f, p.Mix(end, -.22), low, 9, figure.HexTones("#e8dcc4")), paddle, f.At(blade, end, 0), f.At(puck, limb.Point{X: end.X + 104*k, Y: figure.Ground - 8*k}, 0))
}
