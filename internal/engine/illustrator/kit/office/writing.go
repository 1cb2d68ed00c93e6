package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var eraser = kit.Piece{
	Name: "eraser", Cm: 6, Palette: "rubber #f48fae pink; sleeve #3f7fd6 blue band; stripes #ffffff white",
	Draw: func(c *kit.Canvas) {
		r, s, w := c.Tones("rubber"), c.Tones("sleeve"), c.Tones("stripes")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-24, 128, 128) }
		d := "M8 100Q8 82 26 82H236Q250 82 250 96V168Q250 182 236 182H34Q8 180 8 152Z"
		c.Part("rubber", turn(c.Path(d, r.DDD).Move(0, 5), sheen.Body(c, d, r, 16, c.Path("M0 82H260V98H0Z", r.LL).Opacity(.6), c.Blur(6, c.Ellipse(14, 170, 40, 30, r.DD)).Opacity(.5)), sheen.Each(5, func(i int) kit.Node {
			return c.Ellipse(14+float64(i)*11, 186+float64(i*7%5), 5-float64(i%3), 2.6, r.D)
		})))
		c.Part("sleeve", turn(c.Clip("M0 80H252V186H0Z", c.Path("M96 80H244Q253 81 253 92V172Q253 184 242 185H96Z", s.DDD).Move(0, 4), sheen.Body(c, "M96 79H242Q253 80 253 91V173Q253 184 242 185H96Z", s, 14, c.Path("M90 79H260V97H90Z", s.LL).Opacity(.45), c.Named("stripes", c.Path("M96 122H260V146H96Z", kit.Lin(0, 122, 0, 146, w.LL, w.M, w.D)))))), turn(c.Line("M96 80V184", s.DDD, 2)))
		c.AnchorBox("grip", 150, 128, 0, 0, -24)
	},
}

// pens is a felt pen that leans; its cap lies beside it or sits on it.
func pens(name, ink, more string, chisel bool) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 14, Palette: "ink " + ink + " cap " + more + "; barrel #f4f1ea body; tip #3b3f4a <ink nib",
		Draw: func(c *kit.Canvas) {
			k, b, t := c.Tones("ink"), c.Tones("barrel"), c.Tones("tip")
			turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(36, 128, 128) }
			if chisel {
				c.Part("stroke", c.Form("M12 214Q60 196 120 216Q164 230 176 214L180 236Q150 254 96 238Q52 226 14 240Z", kit.Lin(12, 200, 180, 240, k.L, k.M, k.L)).Opacity(.75))
			}
			tip := "M116 214H140L134 244Q128 254 122 244Z"
			if chisel {
				tip = "M114 214H142V234L116 246Q112 246 112 240Z"
			}
			c.Part("tip", turn(sheen.Body(c, tip, t, 5)))
			c.Part("barrel", turn(sheen.Body(c, "M98 186H158L146 220H110Z", k, 8), c.Form(kit.RoundRect(94, 46, 68, 144, 8), kit.Lin(94, 0, 162, 0, b.L, b.LL, b.M, b.DD), c.Path("M90 66H170V120H90Z", kit.Lin(94, 0, 162, 0, k.L, k.M, k.D)), c.Line("M90 60H166M90 126H166", k.M, 3), c.Line("M104 76H150M104 90H138M104 104H146", kit.White, 5).Opacity(.7)), sheen.Streak(c, "M106 54V182", 6, .5)))
			c.Part("ink", turn(c.Form(kit.RoundRect(92, -22, 72, 72, 12), kit.Lin(92, 0, 164, 0, k.L, k.LL, k.M, k.DD), sheen.Each(6, func(i int) kit.Node {
				return c.Line(sheen.D("M%d -8V44", 104+i*10), k.DD, 2.4).Opacity(.4)
			})), sheen.Streak(c, "M104 -10V38", 6, .5)))
			c.AnchorBox("grip", 128, 150, 0, 0, 36)
		},
	}
}

var (
	marker      = pens("marker", "#e5414f", "red", false)
	highlighter = pens("highlighter", "#f2e02f", "yellow", true)
)

var chalk = kit.Piece{
	Name: "chalk", Cm: 8, Palette: "white #fbf8f0 first; pink #f48fae; blue #6fb4ee; yellow #f7d25a",
	Draw: func(c *kit.Canvas) {
		stick := func(slot string, y, turn, dx float64) kit.Node {
			t := c.Tones(slot)
			d := sheen.D("M%g %gH%gQ%g %g %g %gH%gZ", 22+dx, y, 226+dx, 234+dx, y+21, 226+dx, y+42, 22+dx)
			return kit.Of(c.Path(d, t.DDD).Move(0, 3), c.Form(d, kit.Lin(0, y, 0, y+42, t.L, t.LL, t.M, t.DD), sheen.Each(12, func(i int) kit.Node {
				return c.Ellipse(30+dx+float64(i*83%190), y+6+float64(i*29%30), 3, 1.4, t.D).Opacity(.5)
			})), c.Ellipse(22+dx, y+21, 12, 21, t.D), c.Ellipse(21+dx, y+20, 10.500, 19, kit.Rad(18+dx, y+14, 22, t.LL, t.M))).Rotate(turn, 128, y+21)
		}
		c.Part("yellow", stick("yellow", 18, 9, 2))
		c.Part("blue", stick("blue", 74, -7, -4))
		c.Part("pink", stick("pink", 132, 6, 6))
		c.Part("white", stick("white", 192, -4, -2))
	},
}
