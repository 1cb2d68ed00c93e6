package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pearl = kit.Piece{
	Name: "pearl", Cm: 10, Palette: "pearl #fbf3ee white; shell #d98fa8 clam pink; lining #ffe9e4 inside mother_of_pearl; flesh #f6c3c4",
	Draw: func(c *kit.Canvas) {
		p, s, l, f := c.Tones("pearl"), c.Tones("shell"), c.Tones("lining"), c.Tones("flesh")
		fan := func(y, up float64) string {
			d := "M" + sheen.D("%.1f %.1f", 128.0-30, y)
			n := 9
			for i := range n + 1 {
				a := (-172 + 164*float64(i)/float64(n)) * math.Pi / 180
				x, yy := 128+124*math.Cos(a), y+up*math.Sin(a)
				if i == 0 {
					d += sheen.D("L%.1f %.1f", x, yy)
					continue
				}
				b := (-172 + 164*(float64(i)-.5)/float64(n)) * math.Pi / 180
				d += sheen.D("Q%.1f %.1f %.1f %.1f", 128+140*math.Cos(b), y+up*1.120*math.Sin(b), x, yy)
			}
			return d + sheen.D("L%.1f %.1fZ", 128.0+30, y)
		}
		top := fan(150, 132)
		c.On(kit.Back)
		c.Part("shell", c.Path(top, s.DDD).Stroke(s.DDD, 3), c.Form(top, kit.Lin(20, 20, 230, 150, s.L, s.M, s.D)))
		inner := fan(148, 118)
		c.Part("lining", c.Form(inner, kit.Rad(118, 120, 130, l.D, l.M, l.L, l.LL), sheen.Each(10, func(i int) kit.Node {
			a := (-172 + 164*float64(i)/9) * math.Pi / 180
			return kit.Of(c.Line(sheen.D("M128 156L%.1f %.1f", 128+124*math.Cos(a), 148+118*math.Sin(a)), s.L, 3).Opacity(.5), c.Line(sheen.D("M130 156L%.1f %.1f", 131+124*math.Cos(a), 148+118*math.Sin(a)), kit.White, 2).Opacity(.6))
		}), c.Blur(10, c.Path("M40 60Q90 20 150 34Q90 50 60 110Z", kit.Hex("#bfe6f2"))).Opacity(.6), c.Blur(10, c.Path("M170 50Q220 70 226 120Q200 90 160 80Z", kit.Hex("#e3c6f5"))).Opacity(.7), c.Blur(10, c.Ellipse(128, 160, 90, 40, s.DDD)).Opacity(.5)))
		c.On(kit.Body)
		c.Part("flesh", sheen.Body(c, "M20 156Q40 138 68 148Q96 132 128 146Q160 132 188 148Q216 138 236 156Q240 184 128 192Q16 184 20 156Z", f, 9, c.Line("M44 160Q80 150 110 160M150 160Q180 150 212 160", f.DD, 2).Opacity(.5)))
		c.Part("pearl", c.Blur(6, c.Ellipse(132, 172, 52, 14, s.DDD)).Opacity(.55), c.Form(kit.Oval(128, 124, 50, 50), kit.Rad(108, 100, 84, kit.At(0, kit.White), kit.At(.3, p.L), kit.At(.6, p.M), kit.At(.85, p.D), kit.At(1, p.DD)), c.Blur(9, c.Ellipse(150, 146, 28, 22, kit.Hex("#e8b9e0"))).Opacity(.55), c.Blur(9, c.Ellipse(104, 150, 22, 16, kit.Hex("#b9e3ef"))).Opacity(.6), c.Blur(6, c.Line("M84 148A50 50 0 0 0 172 148", p.LL, 9)).Opacity(.8)), c.Ellipse(110, 102, 13, 9, kit.White).Rotate(-35, 110, 102), c.Circle(128, 92, 3.600, kit.White).Opacity(.9))
		c.On(kit.Fore)
		low := "M2 156Q6 146 18 152Q30 168 46 160Q62 176 78 168Q94 184 110 176Q128 190 146 176Q162 184 178 168Q194 176 210 160Q226 168 238 152Q250 146 254 156C250 200 214 238 160 246Q128 254 96 246C42 238 6 200 2 156Z"
		c.Part("shell", c.Path(low, s.DDD).Stroke(s.DDD, 2).Move(0, 1.500), sheen.Body(c, low, s, 16, sheen.Each(9, func(i int) kit.Node {
			x := 18 + 27.500*float64(i)
			return kit.Of(c.Blur(2, c.Line(sheen.D("M%g 150Q%g 210 %g 250", x+6, 128+(x-128)*.8, 128+(x-128)*.32), s.DDD, 4)).Opacity(.5), c.Line(sheen.D("M%g 150Q%g 210 %g 250", x+12, 134+(x-128)*.8, 131+(x-128)*.32), s.LL, 3).Opacity(.6))
		})), c.Line("M2 156Q6 146 18 152Q30 168 46 160Q62 176 78 168Q94 184 110 176Q128 190 146 176Q162 184 178 168Q194 176 210 160Q226 168 238 152Q250 146 254 156", s.LL, 3.400))
		c.On(kit.Body)
		c.Anchor("ground", 128, 250)
	},
}
