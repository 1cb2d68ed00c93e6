package science

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// globeOf is a planet without a ring: surface draws what is on its disc.
func globeOf(name string, cm float64, palette string, surface func(c *kit.Canvas, t, m kit.Tones) kit.Node) kit.Piece {
	return kit.Piece{
		Name: name, Cm: cm, Palette: palette,
		Draw: func(c *kit.Canvas) {
			t, m := c.Tones("surface"), c.Tones("marks")
			disc := kit.Oval(128, 128, 112, 112)
			c.Part("surface", c.Form(disc, kit.Rad(88, 78, 190, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.6, t.M), kit.At(1, t.DDD)), c.Named("marks", surface(c, t, m)),
				c.Blur(18, c.Path("M240 60C240 200 180 246 60 232L128 262L262 262V60Z", t.DDD.Shade(-2))).Opacity(.55), c.Blur(9, c.Ellipse(84, 70, 40, 26, kit.White)).Opacity(.4)),
				c.Path(disc, kit.None).Stroke(t.LL, 2.4).Opacity(.5))
			c.Anchor("ground", 128, 240)
		},
	}
}

// bandsOf are wavy belts across a disc.
func bandsOf(c *kit.Canvas, rows ...[3]float64) func(colors ...kit.Color) kit.Node {
	return func(colors ...kit.Color) kit.Node {
		var all []kit.Node
		for i, r := range rows {
			y, h, a := r[0], r[1], r[2]
			d := fmt.Sprintf("M0 %gC40 %g 80 %g 128 %gS220 %g 256 %gV%gC216 %g 176 %g 128 %gS40 %g 0 %gZ", y-6, y+a, y+10-a, y+8, y+8-a, y-6, y-6+h, y+h+a, y+h+10-a, y+h+8, y+h+8, y-6+h)
			all = append(all, c.Path(d, colors[i%len(colors)]).Opacity(.8))
		}
		return kit.Of(all...)
	}
}

// craters are round pits at places x, y with a radius.
func craters(c *kit.Canvas, t kit.Tones, places ...[3]float64) kit.Node {
	var all []kit.Node
	for _, v := range places {
		all = append(all, c.Ellipse(v[0], v[1], v[2], v[2]*.9, kit.Lin(v[0]-v[2], v[1]-v[2], v[0]+v[2], v[1]+v[2], t.DDD, t.D, t.L)), c.Ellipse(v[0]+v[2]*.12, v[1]+v[2]*.14, v[2]*.76, v[2]*.66, t.D).Opacity(.9))
	}
	return kit.Of(all...)
}

var jupiter = globeOf("jupiter", 14000000000, "surface #e3b78a; marks #b5734a bands; spot #d9573a", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	s := c.Tones("spot")
	return kit.Of(bandsOf(c, [3]float64{38, 14, 4}, [3]float64{66, 20, 7}, [3]float64{98, 12, 3}, [3]float64{122, 26, 8}, [3]float64{164, 16, 5}, [3]float64{194, 12, 4})(m.L, m.M, t.LL, m.M, m.L, m.D),
		c.Line("M20 92C60 98 90 88 128 98S200 92 240 88M24 156C70 166 110 152 150 164S220 158 238 152", t.LL, 3).Opacity(.7), c.Ellipse(166, 158, 30, 18, t.LL).Opacity(.8), c.Ellipse(166, 158, 25, 14, kit.Rad(158, 152, 30, s.LL, s.M, s.D)), c.Line("M150 158q14 -10 30 -2q4 8 -12 8", s.DD, 2).Opacity(.6))
})

var mars = globeOf("mars", 680000000, "surface #d9643a; marks #a33f26 spots", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	return kit.Of(c.Path("M20 150C50 136 70 150 96 144C120 138 130 156 160 150C190 146 200 166 176 176C150 188 120 170 96 182C70 194 30 186 20 150ZM130 60C160 48 200 66 214 92C200 104 180 90 160 96C140 100 120 78 130 60Z", m.M).Opacity(.55), craters(c, t, [3]float64{86, 96, 17}, [3]float64{180, 128, 12}, [3]float64{122, 206, 15}, [3]float64{60, 128, 7}, [3]float64{150, 122, 6}, [3]float64{196, 190, 10}, [3]float64{112, 62, 8}),
		c.Path("M88 22Q128 8 168 22Q156 36 132 32Q104 38 88 22Z", kit.Hex("#fff4ea")).Opacity(.9), c.Line("M70 168Q110 156 150 168T206 164", m.DD, 3).Opacity(.5))
})

var venus = globeOf("venus", 1210000000, "surface #e9b65c; marks #c9853a clouds", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	return kit.Of(bandsOf(c, [3]float64{44, 16, 14}, [3]float64{84, 22, 18}, [3]float64{134, 18, 16}, [3]float64{178, 20, 12})(m.L, t.LL, m.M, t.L), c.Line("M20 120C60 100 110 140 150 118S220 130 240 112M36 72C80 56 120 92 180 66", t.LL, 4).Opacity(.6))
})

var mercury = globeOf("mercury", 488000000, "surface #a79a90; marks #7d7068 craters", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	return craters(c, m, [3]float64{78, 92, 22}, [3]float64{160, 74, 15}, [3]float64{176, 148, 25}, [3]float64{96, 168, 17}, [3]float64{130, 118, 9}, [3]float64{56, 140, 9}, [3]float64{140, 206, 13}, [3]float64{120, 50, 8}, [3]float64{210, 108, 9}, [3]float64{196, 196, 8}, [3]float64{104, 132, 5})
})

var neptune = globeOf("neptune", 4950000000, "surface #3f73e0; marks #2a4fb0 bands", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	return kit.Of(bandsOf(c, [3]float64{56, 16, 5}, [3]float64{104, 24, 8}, [3]float64{170, 16, 5})(m.L, m.M, t.L), c.Ellipse(96, 148, 24, 13, m.DD).Opacity(.8), c.Line("M78 164q18 8 36 2M150 84q24 -8 44 0M60 96q20 -6 34 -2M160 186q18 -4 30 0", kit.White, 3.4).Opacity(.75))
})

var uranus = globeOf("uranus", 5100000000, "surface #8fdce0; marks #5fb8c9 bands", func(c *kit.Canvas, t, m kit.Tones) kit.Node {
	return bandsOf(c, [3]float64{50, 20, 4}, [3]float64{100, 26, 6}, [3]float64{160, 22, 5}, [3]float64{204, 12, 3})(m.L, m.M, t.LL, m.L).Rotate(18, 128, 128)
})
