package rail

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var train = kit.Piece{
	Name: "train", Cm: 2600, Facing: kit.Right,
	Palette: "engine #2f7fd6 locomotive body; cars #f3f6f9 carriages; stripe #f6b93b; windows #a6dcf2 glass; wheels #b8c1ca; headlights #ffe08a",
	Draw: func(c *kit.Canvas) {
		e, k, s, w, r, l := c.Tones("engine"), c.Tones("cars"), c.Tones("stripe"), c.Tones("windows"), c.Tones("wheels"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		bogie := func(x float64) kit.Node {
			one := func(x float64) kit.Node {
				return kit.Of(c.Circle(x, 184, 14, dark.DD), c.Circle(x-.5, 183.5, 12.6, kit.Lin(x-12, 170, x+12, 196, r.LL, r.M, r.DD)), c.Circle(x, 184, 9, kit.Lin(x-9, 175, x+9, 193, r.DD, r.L)), c.Circle(x, 184, 4, r.DD))
			}
			return kit.Of(c.Rect(x-26, 170, 52, 12, 5, dark.DD), one(x-16), one(x+16), c.Rect(x-22, 177, 44, 5, 2.5, kit.Lin(0, 176, 0, 183, dark.L, dark.D)))
		}
		c.Part("rails", c.Rect(-6, 196, 268, 5, 2.5, gloss.Barrel(r, 0, 196, 0, 201)))
		c.Part("pantograph", c.Line("M46 78L34 67L57 56L80 67L66 78", dark.M, 4), c.Line("M36 55H78", dark.M, 5), c.Line("M37 54.200H77", dark.LL, 1.4), c.Rect(36, 75, 40, 7, 3, dark.M))
		c.Part("wheels", bogie(34), bogie(150), bogie(212))
		c.Part("coupling", c.Rect(96, 98, 20, 68, 3, kit.Lin(0, 98, 20, 98, dark.M, dark.DD)), c.Line("M101 98V166M106 98V166M111 98V166", dark.DDD, 1.6))
		box := func(name string, t kit.Tones, d string, x0, x1 float64) kit.Node {
			return c.Named(name, c.Form(d, kit.Lin(0, 78, 0, 178, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.45, t.M), kit.At(.85, t.D), kit.At(1, t.DD)),
				c.Named("stripe", c.Path(fmt.Sprintf("M%g 140H%gV150H%gZ", x0, x1, x0), kit.Lin(0, 140, 0, 150, s.L, s.M, s.D))),
				c.Path(fmt.Sprintf("M%g 166H%gV180H%gZ", x0, x1, x0), dark.M).Opacity(.85), gloss.Dim(c, 5, .4, fmt.Sprintf("M%g 156H%gV184H%gZ", x0, x1, x0), t), c.Rect(x0, 82, x1-x0, 3, 0, kit.White).Opacity(.5)))
		}
		c.Part("cars", box("cars", k, "M-8 88Q-8 78 2 78H92Q102 78 102 88V168Q102 176 94 176H0Q-8 176 -8 168Z", -10, 104))
		c.Part("engine", box("engine", e, "M110 88Q110 78 120 78H172C212 78 240 104 258 146Q266 164 260 172Q257 176 250 176H118Q110 176 110 168Z", 108, 270),
			c.Path("M232 150Q250 150 261 152Q265 165 260 172Q257 176 250 176H238Q230 164 232 150Z", e.DDD).Opacity(.35), gloss.Glint(c, "M120 82H172C196 83 214 92 228 106C210 94 194 88 172 87H120Z", .55))
		for _, x := range []float64{2, 34, 66} {
			c.Part("windows", c.Rect(x-1.8, 98.2, 27.6, 31.6, 6, dark.D), chassis.Glass(c, kit.RoundRect(x, 100, 24, 28, 4.5), w))
		}
		for _, x := range []float64{122, 152} {
			c.Part("windows", c.Rect(x-1.8, 98.2, 23.6, 31.6, 6, dark.D), chassis.Glass(c, kit.RoundRect(x, 100, 20, 28, 4.5), w))
		}
		c.Part("windows", c.Path("M188 94C210 97 226 110 238 130Q239 133 235 133H192Q184 133 184 126V98Q184 93 188 94Z", dark.D),
			chassis.Glass(c, "M190 97C208 100 222 112 233 129H193Q187 129 187 124V100Q187 96.5 190 97Z", w, c.Path("M194 132V116Q194 106 201 106Q208 106 208 116V132Z", w.DDD).Opacity(.5)))
		c.Part("headlights", chassis.Lamp(c, 247, 148, 8, 6, l, r))
		c.AnchorBox("inside", 204, 114, 34, 30, 0)
		c.AnchorBox("print", 146, 158, 60, 12, 0)
		c.AnchorBox("surface", 47, 78, 90, 4, 0)
		c.Anchor("ground", 128, 201)
	},
}
