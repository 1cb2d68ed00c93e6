package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var church = kit.Piece{
	Name: "church", Cm: 2500,
	Palette: "walls #fbf5ea; roof #4d6fa8; steeple #4d6fa8 spire <roof; cross #f0b83f gold; door #8f5534; windows #6fb6e6 stained_glass; bell #f0b83f <cross; bushes #5aa845 grass",
	Draw: func(c *kit.Canvas) {
		w, r, s, x, d, g, b, l := c.Tones("walls"), c.Tones("roof"), c.Tones("steeple"), c.Tones("cross"), c.Tones("door"), c.Tones("windows"), c.Tones("bell"), c.Tones("bushes")
		c.Part("cross", c.Path("M125 2H131V12H141V18H131V40H125V18H115V12H125Z", x.DD).Move(1, 1.2), c.Path("M125 2H131V12H141V18H131V40H125V18H115V12H125Z", kit.Lin(114, 2, 142, 40, x.LL, x.M, x.D)))
		wing := kit.Of(c.Form("M22 166H100V242H22Z", kit.Lin(22, 160, 100, 244, w.LL, w.M, w.D), gloss.Dim(c, 5, .5, "M16 158H110V176H16Z", w), gloss.Dim(c, 6, .45, "M80 160H110V244H90Z", w), c.Path("M18 232H110V244H18Z", w.DDD).Opacity(.5)),
			c.Form("M6 168L42 118H104V170H12Q4 172 6 168Z", kit.Lin(30, 116, 60, 172, r.L, r.M, r.DD), shingles(c, 4, 122, 110, 172, 12, 9, r), gloss.Dim(c, 6, .5, "M84 110H110V176H94Z", r)), c.Line("M8 168.5H102", r.LL, 2.2).Opacity(.7))
		c.Part("walls", wing, wing.Mirror(128), c.Path("M156 118H214L250 168L248 172L234 170V242H156Z", w.DDD).Opacity(.16))
		c.Part("walls", c.Form("M86 242V132L128 96L170 132V242Z", kit.Lin(90, 110, 168, 244, w.LL, w.M, w.D), gloss.Dim(c, 6, .4, "M150 110H180V246H158Z", w), gloss.Dim(c, 5, .5, "M80 136L128 94L176 136V146L128 110L80 146Z", w), c.Path("M80 232H176V244H80Z", w.DDD).Opacity(.5)))
		c.Part("roof", c.Line("M80 138L128 97L176 138", r.DDD, 11), c.Line("M80 137L128 96L176 137", kit.Lin(80, 96, 176, 138, r.LL, r.M, r.D), 8), c.Line("M79 135L126 94.5", kit.White, 1.8).Opacity(.5))
		c.Part("steeple", c.Form("M104 118V72H152V118L128 98Z", kit.Lin(104, 0, 152, 0, w.LL, w.M, w.DD), gloss.Dim(c, 4, .5, "M98 66H158V82H98Z", w)), c.Path(shape.Arched(116, 80, 24, 26), w.DDD), c.Path(shape.Arched(117.5, 81.5, 21, 24), kit.Hex("#5a5470")),
			c.Form("M98 76L126 28Q128 25 130 28L158 76Q159 79 155 79H101Q97 79 98 76Z", kit.Lin(98, 0, 158, 0, s.L, s.LL, s.M, s.DD), shingles(c, 90, 40, 166, 80, 10, 8, s)), c.Line("M99 77.500H157", s.LL, 2).Opacity(.7))
		c.Part("bell", c.Form("M121 101Q122 88 128 88Q134 88 135 101L138 104H118Z", kit.Lin(119, 88, 138, 104, b.LL, b.M, b.DD)), c.Circle(128, 105, 2.4, b.DD))
		c.Part("windows", archedPane(c, 40, 184, 20, 38, g, x), archedPane(c, 196, 184, 20, 38, g, x),
			c.Circle(128, 150, 18, w.DDD).Opacity(.4), c.Circle(128, 148.5, 17, kit.Lin(112, 132, 144, 166, x.LL, x.M, x.DD)), c.Circle(128, 148.5, 13.5, g.DD))
		hues := []string{"#f2706b", "#f6c453", "#6cc07a", "#62aef0", "#b385e6", "#f59a4f"}
		for i, hue := range hues {
			k := kit.TonesOf(kit.Hex(hue))
			c.Part("windows", c.Path("M128 147L122 136.500Q128 133.5 134 136.5Z", kit.Lin(122, 134, 134, 147, k.L, k.M)).Rotate(60*float64(i), 128, 148.5), c.Circle(128, 148.5, 3.4, x.L))
		}
		c.Part("door", c.Path(shape.Arched(107, 178, 42, 66), w.DDD).Opacity(.45), c.Path(shape.Arched(108, 180, 40, 62), kit.Lin(108, 180, 148, 242, x.LL, x.M, x.DD)), c.Form(shape.Arched(112, 184, 32, 58), kit.Lin(112, 184, 144, 242, d.L, d.M, d.DD), c.Line("M120 180V244M136 180V244", d.DDD, 1.4).Opacity(.5), gloss.Dim(c, 4, .5, "M108 180H148V196Q128 186 108 198Z", d)), c.Line("M128 184V242", d.DDD, 2), c.Line("M112 206H122M134 206H144M112 230H122M134 230H144", x.D, 2.6), c.Circle(124, 219, 2.3, x.L), c.Circle(132, 219, 2.3, x.L),
			c.Form("M98 240H158L164 247H92Z", kit.Hex("#bdb6b4")), c.Path("M98 240H158L160 242.500H96Z", kit.Hex("#e6e1dd")))
		c.Part("bushes", lawn(c, 2, 254, 242, 13, l), bush(c, 24, 248, 14, l), bush(c, 232, 248, 14, l), bush(c, 84, 249, 9, l), bush(c, 172, 249, 9, l))
		c.Anchor("ground", 128, 255)
	},
}
