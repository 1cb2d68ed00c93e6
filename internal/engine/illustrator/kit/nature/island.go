package nature

import "pellucid/internal/engine/illustrator/kit"

// sea is an oval of water with ripples and a foam rim.
func sea(c *kit.Canvas, t kit.Tones, x, y, rx, ry float64) kit.Node {
	var waves []kit.Node
	for i := range 14 {
		u, v := float64(i*37%100)/50-1, float64(i*61%100)/50-1
		px, py := x+u*rx*.86, y+v*ry*.8
		waves = append(waves, c.Line(sf("M%g %gq5 -4 10 0q5 4 10 0", px-10, py), t.LL, 2).Opacity(.75))
	}
	return kit.Of(c.Form(kit.Oval(x, y+8, rx, ry), kit.Lin(x-rx, 0, x+rx, 0, t.M, t.D, t.DDD)), c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.LL, t.L, t.M, t.D), append(waves, c.Path(kit.Oval(x, y, rx, ry), kit.None).Stroke(kit.White, 2.6).Opacity(.45))...))
}

var island = kit.Piece{
	Name: "island", Cm: 3000,
	Palette: "sand #f3d594; palm #4aa852 fronds leaves; water #35b3dd sea; trunk #a9743f",
	Draw: func(c *kit.Canvas) {
		s, p, w, t := c.Tones("sand"), c.Tones("palm"), c.Tones("water"), c.Tones("trunk")
		c.Part("water", sea(c, w, 128, 208, 122, 36), c.Path("M34 210C52 184 92 178 128 178C168 178 206 186 222 210C214 226 170 232 128 232C84 232 42 226 34 210Z", kit.White).Opacity(.75))
		wood1, crown1 := palm(c, p, t, 112, 190, 1.08, 30)
		wood2, crown2 := palm(c, p, t, 146, 196, .72, -34)
		c.Part("sand", c.Form("M42 208C58 182 92 170 124 168C162 168 200 184 214 208C206 222 168 227 128 227C88 227 50 222 42 208Z", kit.Rad(98, 176, 130, s.LL, s.L, s.M, s.DD), c.Blur(8, c.Path("M220 204C200 230 110 236 40 210V240H230Z", s.DDD).Opacity(.3)), grains(c, s, 60, 196, 176, 222, 34), c.Blur(4, c.Ellipse(124, 192, 40, 7, s.DDD).Opacity(.4))))
		c.Part("trunk", wood2, wood1)
		c.Part("palm", crown2, crown1)
		tuft := func(x, y, k float64) kit.Node {
			return c.Path("M-12 2Q-14 -8 -20 -12Q-9 -11 -6 -4Q-7 -14 -10 -20Q0 -14 0 -4Q2 -14 9 -19Q8 -10 6 -4Q11 -10 19 -10Q13 -6 12 2Z", kit.Lin(0, -18, 0, 2, p.LL, p.M, p.DD)).Scale(k, k, 0, 0).Move(x, y)
		}
		rock := func(x, y, r float64) kit.Node {
			return c.Form(sf("%g,%g %g,%g %g,%g %g,%g %g,%g", x-r, y+r*.4, x-r*.6, y-r*.5, x+r*.2, y-r*.7, x+r, y, x+r*.8, y+r*.5), kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#c3c7cf"), kit.Hex("#9298a6"), kit.Hex("#5d6275")))
		}
		c.Part("grass", tuft(108, 196, .9), tuft(150, 200, .8), tuft(178, 206, .6))
		c.Part("rocks", rock(192, 208, 13), rock(206, 213, 9), rock(62, 210, 9))
		c.Part("starfish", starfish(c, 88, 212, 10))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 128, 200, 130, 0, 0)
	},
}

func starfish(c *kit.Canvas, x, y, r float64) kit.Node {
	d := starPath(x, y, r, .5, 5)
	return kit.Of(c.Path(d, kit.Hex("#b5482a")).Stroke(kit.Hex("#b5482a"), r*.5).Opacity(.4).Move(1, 2), c.Path(d, kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#ff9a5c"), kit.Hex("#e8623a"))).Stroke(kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#ff9a5c"), kit.Hex("#e8623a")), r*.42), c.Around(5, x, y, c.Circle(x, y-r*.5, r*.09, kit.Hex("#ffe0b8"))), c.Circle(x, y, r*.1, kit.Hex("#ffe0b8"))).Scale(1, .8, x, y).Rotate(14, x, y)
}

func grains(c *kit.Canvas, t kit.Tones, x0, y0, x1, y1 float64, n int) kit.Node {
	var all []kit.Node
	for i := range n {
		x, y := x0+(x1-x0)*c.Rand().Float64(), y0+(y1-y0)*c.Rand().Float64()
		all = append(all, c.Circle(x, y, .9+float64(i%3)*.3, []kit.Color{t.DD, t.LL, t.D}[i%3]).Opacity(.6))
	}
	return kit.Of(all...)
}
