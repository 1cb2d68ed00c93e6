package cars

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// campingTrailer is a round caravan of the fifties with an awning.
var campingTrailer = kit.Piece{
	Name: "camping-trailer", Cm: 420, Facing: kit.Left,
	Palette: "body #6cc6c0 paint turquoise; roof #fdf6e6 white top; awning #f0605a stripes red; second #fff3e2 <awning; windows #cfeaf3 glass; door #f6b9a8; wheels #f4efe4 hubcaps; tires #4a4f5d; chrome #c3ccd4 trim; lights #ffd35a string",
	Draw: func(c *kit.Canvas) {
		b, o, a, s, w, d, h, t, m, l := c.Tones("body"), c.Tones("roof"), c.Tones("awning"), c.Tones("second"), c.Tones("windows"), c.Tones("door"), c.Tones("wheels"), c.Tones("tires"), c.Tones("chrome"), c.Tones("lights")
		c.Part("chrome", c.Line("M34 186L4 196", m.DDD, 7), c.Line("M34 185L4 195", m.L, 4), c.Line("M12 196V222", m.DD, 6), c.Line("M11.5 196V222", m.LL, 2), c.Rect(4, 220, 16, 6, 3, m.DD))
		const shell = "M30 186V112C30 68 62 40 112 40H190C226 40 244 66 244 108V176Q244 190 230 190H44Q30 190 30 186Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 40, 112, 196, kit.At(0, b.LL), kit.At(.4, b.L), kit.At(.7, b.M), kit.At(1, b.DD)),
			c.Named("roof", c.Path("M0 20H256V128H0Z", kit.Lin(60, 40, 70, 130, o.LL, o.M, o.D)), c.Line("M0 129H256", m.DD, 4), c.Line("M0 128H256", m.LL, 2)),
			gloss.Dim(c, 8, .45, "M0 176H256V200H0Z", b), gloss.Dim(c, 9, .3, "M232 40H270V190H224Z", b), chassis.Arch(c, 128, 188, 27, b)),
			gloss.Glint(c, "M40 112C40 76 66 50 112 50H176Q186 50 190 56H118C78 58 54 80 50 112Z", .7))
		pane := func(x, y, wd, ht float64) kit.Node {
			return kit.Of(c.Rect(x-3, y-3, wd+6, ht+6, 9, m.DD), c.Rect(x-3, y-3.6, wd+5, ht+5, 9, m.LL), chassis.Glass(c, kit.RoundRect(x, y, wd, ht, 7), w))
		}
		c.Part("windows", pane(48, 82, 46, 36), pane(206, 86, 24, 30))
		c.Part("door", c.Form(kit.RoundRect(158, 84, 40, 96, 7), kit.Lin(158, 0, 198, 0, d.LL, d.M, d.D)), c.Path(kit.RoundRect(158, 84, 40, 96, 7), kit.None).Stroke(m.DD, 2.4), chassis.Glass(c, kit.RoundRect(166, 93, 24, 28, 5), w), c.Circle(164, 140, 3, m.D), c.Rect(154, 186, 48, 6, 3, m.DD))
		for i := range 6 {
			x := 40 + float64(i)*10.4
			t := []kit.Tones{a, s}[i%2]
			lo := x - 4 + float64(i)*1.2
			c.Part("awning", c.Form(fmt.Sprintf("M%g 70H%gL%g 92Q%g 100 %g 92Z", x, x+10.4, lo+11.6, lo+5.8, lo), kit.Lin(0, 70, 0, 98, t.L, t.M, t.D)))
		}
		c.Part("wheels", chassis.Tire(c, 128, 192, 27, t), c.Circle(128, 192, 17, kit.Lin(111, 175, 145, 209, h.LL, h.M, h.DD)), c.Circle(128, 192, 11, kit.Lin(117, 181, 139, 203, b.L, b.M, b.DD)), c.Circle(128, 192, 6, kit.Lin(122, 186, 134, 198, m.LL, m.M, m.DD)))
		for i := range 9 {
			x := 52 + float64(i)*22.0
			y := 46 + 10*float64((i%2)*2-1)*.3
			c.Part("lights", c.Line(fmt.Sprintf("M%g 40Q%g 52 %g 40", x-11, x, x+11), t.DD, 1.4).Opacity(.7), c.Circle(x, y+2, 4, kit.Rad(x-1, y, 6, l.LL, l.M, l.D)))
		}
		c.Anchor("ground", 128, 219)
		c.AnchorBox("surface", 140, 40, 80, 0, 0)
	},
}
