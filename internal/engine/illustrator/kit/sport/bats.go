package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cricketBat = kit.Piece{
	Name: "cricket-bat", Cm: 90,
	Palette: "bat #e6c184 willow wood; handle #2f6fb0 grip; stripes #e2433a; ball #c8302c",
	Draw: func(c *kit.Canvas) {
		b, h, s, r := c.Tones("bat"), c.Tones("handle"), c.Tones("stripes"), c.Tones("ball")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		c.Part("handle", turn(c.Form(kit.RoundRect(117, -26, 22, 96, 9), sheen.Round(117, 0, 139, 0, h), sheen.Each(12, func(i int) kit.Node {
			return c.Line(sheen.D("M115 %dL141 %d", -18+i*8, -24+i*8), h.DD, 2.4).Opacity(.6)
		}))))
		d := "M117 56Q128 48 139 56C142 72 154 74 160 84L164 246Q164 262 146 264H110Q92 262 92 246L96 84C102 74 114 72 117 56Z"
		c.Part("bat", turn(c.Form(d, kit.Lin(92, 0, 164, 0, b.L, b.LL, b.M, b.D), sheen.Each(6, func(i int) kit.Node {
			return c.Line(sheen.D("M%d 80C%d 140 %d 200 %d 262", 102+i*11, 100+i*11, 104+i*11, 102+i*11), b.DD, 1.3).Opacity(.4)
		}), c.Path("M128 74L140 100V264H116V100Z", b.LL).Opacity(.5), sheen.Edge(c, d, b, 12)), c.Line("M104 96V240", kit.White, 4).Opacity(.5).Shade()))
		c.Part("stripes", turn(c.Clip(d, c.Path("M88 112L168 104V122L88 130ZM88 136L168 128V134L88 142Z", kit.Lin(92, 0, 164, 0, s.L, s.M, s.D)))))
		c.Part("ball", sheen.Ball(c, 66, 66, 36, r, c.Line("M42 36C66 52 84 76 92 98", r.DDD, 5).Opacity(.6), c.Line("M42 36C66 52 84 76 92 98", kit.Hex("#fbe6d0"), 2).Dash(4, 3), c.Line("M36 42C60 58 78 82 86 104", kit.Hex("#fbe6d0"), 2).Dash(4, 3)), sheen.Glint(c, "M44 52Q50 40 62 38Q68 40 62 44Q52 48 49 56Q45 60 44 52Z", .7))
		c.AnchorBox("grip", 190, 48, 0, 0, 38)
	},
}

var snowboard = kit.Piece{
	Name: "snowboard", Cm: 155,
	Palette: "board #3f6fe0 blue; pattern #f7c948 yellow <board; accent #f0506a pink; bindings #2f343f black",
	Draw: func(c *kit.Canvas) {
		b, p, a, k := c.Tones("board"), c.Tones("pattern"), c.Tones("accent"), c.Tones("bindings")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(32, 128, 128) }
		d := "M128 -18C160 -18 168 8 166 40C162 80 158 104 158 128C158 152 162 176 166 216C168 248 160 274 128 274C96 274 88 248 90 216C94 176 98 152 98 128C98 104 94 80 90 40C88 8 96 -18 128 -18Z"
		c.Part("board", turn(c.Path(d, b.DDD).Move(4, 2), c.Form(d, kit.Lin(90, 0, 166, 250, b.L, b.M, b.D), c.Named("pattern", c.Path("M80 20L180 70V110L80 60ZM80 180L180 230V262L80 212Z", kit.Lin(90, 0, 166, 0, p.LL, p.M, p.D))), c.Named("accent", c.Path("M80 66L180 116V128L80 78ZM80 162L180 212V224L80 174Z", kit.Lin(90, 0, 166, 0, a.L, a.M, a.D)), c.Path("M128 -4L132 6L143 7L135 14L138 25L128 19L118 25L121 14L113 7L124 6Z", a.M)), sheen.Edge(c, d, b, 10)), c.Line("M104 8C110 -4 118 -8 128 -8", kit.White, 5).Opacity(.7).Shade(), c.Line("M101 32C104 70 107 100 107 128", kit.White, 3).Opacity(.5).Shade()))
		bind := func(y float64) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(132, y+6, 40, 20, b.DDD)).Opacity(.5), sheen.Body(c, kit.RoundRect(92, y-15, 72, 30, 12), k, 6), sheen.Body(c, sheen.D("M152 %gQ176 %g 152 %gL142 %gQ156 %g 142 %gZ", y-22, y, y+22, y+16, y, y-16), k, 5), sheen.Body(c, sheen.D("M104 %gQ112 %g 104 %gH116Q124 %g 116 %gZ", y-20, y, y+20, y, y-20), a, 4), sheen.Body(c, sheen.D("M126 %gQ134 %g 126 %gH138Q146 %g 138 %gZ", y-20, y, y+20, y, y-20), a, 4), c.Circle(132, y, 5, kit.Hex("#cfd6de")))
		}
		c.Part("bindings", turn(bind(86), bind(170)))
		c.AnchorBox("grip", 128, 128, 0, 0, 32)
	},
}

// bat draws a round paddle and a ball; holes are those of a pickleball.
func bat(c *kit.Canvas, blade string, holes bool) {
	p, e, h, b := c.Tones("paddle"), c.Tones("edge"), c.Tones("handle"), c.Tones("ball")
	turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
	c.Part("handle", turn(sheen.Body(c, "M114 168H142L146 262Q146 272 128 272Q110 272 110 262Z", h, 8, sheen.Each(8, func(i int) kit.Node {
		return c.Line(sheen.D("M108 %dL148 %d", 190+i*10, 182+i*10), h.DD, 2.4).Opacity(.5)
	}))))
	c.Part("edge", turn(c.Path(blade, e.DD).Move(4, 3), c.Path(blade, e.M)))
	c.Part("paddle", turn(c.Form(blade, kit.Rad(100, 50, 170, p.LL, p.L, p.M, p.D), sheen.Edge(c, blade, p, 16)), c.Path(blade, kit.None).Stroke(e.M, 5), c.Line("M70 96C66 62 84 36 108 26", kit.White, 6).Opacity(.45).Shade()))
	c.Part("edge", turn(c.Form("M86 168Q128 148 170 168L144 192H112Z", kit.Lin(86, 150, 170, 192, e.L, e.M, e.D))))
	c.Part("ball", sheen.Ball(c, 44, 58, 30, b))
	if holes {
		c.Part("ball", sheen.Each(9, func(i int) kit.Node {
			x, y := []float64{44, 28, 60, 36, 54, 22, 66, 40, 54}[i], []float64{58, 50, 52, 74, 76, 66, 66, 38, 40}[i]
			return kit.Of(c.Ellipse(x, y, 4.6, 4.6, b.DDD), c.Ellipse(x+.7, y+.8, 3.6, 3.6, b.DD))
		}))
	}
	c.Part("ball", c.Ellipse(34, 46, 8, 5, kit.White).Rotate(-40, 34, 46).Opacity(.75).Shade())
	c.AnchorBox("grip", 66, 216, 0, 0, 36)
}

var tableTennisPaddle = kit.Piece{
	Name: "table-tennis-paddle", Cm: 26,
	Palette: "paddle #e0342f red rubber; edge #2f343f; handle #d29a55 wood; ball #fdf6ea",
	Draw: func(c *kit.Canvas) {
		bat(c, "M128 -6C186 -6 216 36 214 84C212 126 186 160 166 172H90C70 160 44 126 42 84C40 36 70 -6 128 -6Z", false)
	},
}

var pickleballPaddle = kit.Piece{
	Name: "pickleball-paddle", Cm: 40,
	Palette: "paddle #2f8fe0 blue; edge #24314a; handle #33363e grip; ball #d8ea3a yellow green",
	Draw: func(c *kit.Canvas) {
		bat(c, "M86 -6H170Q206 -4 206 34V118C206 146 186 164 166 174H90C70 164 50 146 50 118V34Q50 -4 86 -6Z", true)
	},
}

var shuttlecock = kit.Piece{
	Name: "shuttlecock", Cm: 8,
	Palette: "feathers #f7f3ec white; cork #e2b87a; band #e0433a",
	Draw: func(c *kit.Canvas) {
		f, k, b := c.Tones("feathers"), c.Tones("cork"), c.Tones("band")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(28, 128, 128) }
		feather := func(u float64) kit.Node {
			a := u * 26
			d := "M-3 0L-16 -120C-18 -150 -8 -168 0 -170C8 -168 18 -150 16 -120L3 0Z"
			return kit.Of(c.Form(d, kit.Lin(-16, -160, 16, 0, f.LL, f.L, f.M, f.D), c.Line("M0 -164V0", f.DDD, 2.6).Opacity(.5), sheen.Each(9, func(i int) kit.Node {
				y := -160 + 12*float64(i)
				return c.Line(sheen.D("M0 %gL-15 %gM0 %gL15 %g", y+10, y, y+10, y), f.DD, 1).Opacity(.5)
			}), sheen.Edge(c, d, f, 5))).Rotate(a, 0, 0).Move(128+u*16, 196)
		}
		for _, u := range []float64{-1, 1, -.72, .72, -.44, .44, -.16, .16} {
			c.Part("feathers", turn(feather(u)))
		}
		c.Part("feathers", turn(c.Line("M92 118Q128 132 164 118", f.DDD, 2.4).Opacity(.6), c.Line("M98 140Q128 152 158 140", f.DDD, 2.4).Opacity(.6)))
		d := "M98 192Q128 202 158 192V214C158 240 146 254 128 254C110 254 98 240 98 214Z"
		c.Part("cork", turn(c.Form(d, kit.Rad(114, 204, 60, k.LL, k.L, k.M, k.D), sheen.Edge(c, d, k, 10))))
		c.Part("band", turn(c.Form("M97 190Q128 200 159 190V204Q128 216 97 204Z", kit.Lin(97, 0, 159, 0, b.L, b.M, b.DD))))
	},
}
