package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var globe = kit.Piece{
	Name: "globe", Cm: 38,
	Palette: "ocean #3f9be6 sphere water; land #6cb84e continents; stand #a8622f wood base; meridian #f1bc4d brass arm metal",
	Draw: func(c *kit.Canvas) {
		o, l, s, m := c.Tones("ocean"), c.Tones("land"), c.Tones("stand"), c.Tones("meridian")
		c.Part("stand", c.Form("M118 196H138L142 230H114Z", stationery.Across(114, 142, s)), c.Ellipse(128, 204, 15, 5, s.L),
			c.Form("M64 238Q66 224 90 222H166Q190 224 192 238L196 246Q196 254 186 254H70Q60 254 60 246Z", kit.Lin(64, 222, 190, 254, s.LL, s.M, s.DD), c.Line("M62 243Q128 247 194 243", s.DD, 2).Opacity(.6), c.Path("M76 234Q80 228 92 227H130Q96 230 88 238Q78 240 76 234Z", kit.White).Opacity(.4)))
		c.Part("meridian", c.Line("M165 6A106 106 0 0 1 88.6 203.4", m.DDD, 11), c.Line("M165 6A106 106 0 0 1 88.6 203.4", kit.Lin(160, 10, 120, 210, m.LL, m.M, m.L, m.D), 8.5), c.Line("M168 8A103.5 103.5 0 0 1 90 200", m.DD, 1.6).Dash(1.6, 6).Butt().Opacity(.8))
		c.Part("sphere", c.Circle(128, 106, 94, o.DD), c.Named("ocean", c.Form(kit.Oval(128, 106, 93, 93), kit.Rad(92, 62, 160, kit.At(0, o.LL), kit.At(.3, o.L), kit.At(.6, o.M), kit.At(1, o.DD)),
			kit.Of(c.Path(kit.Oval(128, 106, 93, 30), kit.None).Stroke(kit.White, 1.2), c.Path(kit.Oval(128, 106, 40, 93), kit.None).Stroke(kit.White, 1.2), c.Path(kit.Oval(128, 106, 74, 93), kit.None).Stroke(kit.White, 1.2)).Rotate(20, 128, 106).Opacity(.22),
			c.Named("land", continents(c, 124, 106, 96, 14, l)),
			c.Blur(10, c.Path("M196 20A110 110 0 0 1 60 200Q180 190 196 20Z", o.DDD).Opacity(.6)), c.Blur(5, c.Ellipse(84, 62, 30, 18, kit.White).Opacity(.55).Rotate(-42, 84, 62)), c.Path("M46 96C48 66 66 40 94 28C74 46 62 68 58 100Q50 108 46 96Z", kit.White).Opacity(.4))), c.Line("M206 150A92 92 0 0 1 150 194", o.LL, 2.2).Opacity(.5))
		c.Part("meridian", c.Rect(158, 2, 14, 16, 5, kit.Lin(158, 2, 172, 18, m.LL, m.M, m.DD)).Rotate(20, 165, 10), c.Rect(84, 194, 14, 16, 5, kit.Lin(84, 194, 98, 210, m.LL, m.M, m.DD)).Rotate(20, 91, 202), stationery.Ball(c, 166, 4, 6, m))
		c.Anchor("ground", 128, 254)
	},
}

// continents are the lands of a globe of radius r around x, y, turned by degrees. Clip them to the sphere.
func continents(c *kit.Canvas, x, y, r, degrees float64, t kit.Tones) kit.Node {
	k := r / 100
	var all []kit.Node
	for _, d := range []string{
		"-66,-72 -44,-86 -20,-84 -6,-72 -18,-64 -10,-54 -22,-46 -32,-36 -32,-27 -36,-33 -46,-30 -48,-20 -38,-14 -28,-8 -36,-5 -52,-16 -62,-32 -78,-44 -84,-58",
		"0,-92 18,-94 26,-82 12,-70 2,-80",
		"-32,-6 -14,-9 4,4 18,16 8,34 -4,48 -12,66 -16,84 -24,80 -27,56 -36,34 -42,14 -38,2",
		"46,-32 66,-37 84,-30 100,-6 98,18 86,32 80,52 68,58 62,38 57,20 44,14 36,-4 40,-20",
		"48,-62 60,-78 78,-72 96,-52 84,-44 70,-47 62,-42 52,-38 44,-42 52,-50",
	} {
		all = append(all, c.Path(d, t.DDD).Move(1.2/k, 2/k).Opacity(.28), c.Path(d, kit.Lin(-70, -80, 80, 80, t.LL, t.L, t.M, t.D)))
	}
	return kit.Of(all...).Scale(k, k, 0, 0).Rotate(degrees, 0, 0).Move(x, y)
}
