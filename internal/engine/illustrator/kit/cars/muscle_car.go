package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// muscleCar is an American car of about 1970: a long hood, a short deck, wide tires.
var muscleCar = kit.Piece{
	Name: "muscle-car", Cm: 490, Facing: kit.Right,
	Palette: "body #d3322c paint; stripes #f7f7f5 racing; windows #8fc9e6 glass; bumpers #cfd5dd chrome; wheels #d5dae2 rims; tires #3d424f; headlights #fff3c4; grille #2c303b",
	Draw: func(c *kit.Canvas) {
		b, z, w, k, r, t, l, g := c.Tones("body"), c.Tones("stripes"), c.Tones("windows"), c.Tones("bumpers"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("grille")
		const shell = "M5 150Q1 126 8 112Q12 106 22 106L62 102Q82 80 98 75Q122 69 146 74Q160 78 178 100L236 105Q250 107 253 118L251 152Q250 164 240 164H18Q7 164 5 150Z"
		c.Part("bumpers", c.Form(kit.RoundRect(-1, 140, 18, 13, 4), kit.Lin(0, 140, 0, 153, k.LL, k.M, k.DD)), c.Form(kit.RoundRect(240, 142, 18, 12, 4), kit.Lin(0, 142, 0, 154, k.LL, k.M, k.DD)))
		c.Part("body", c.Form(shell, kit.Lin(100, 70, 116, 170, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(.8, b.D), kit.At(1, b.DD)),
			c.Path("M0 112Q60 106 100 112Q180 118 256 112V118Q180 125 100 118Q60 113 0 119Z", b.LL).Opacity(.55), c.Path("M0 154H256V170H0Z", g.M), gloss.Dim(c, 7, .5, "M0 146H256V176H0Z", b),
			chassis.Arch(c, 58, 158, 29, b), chassis.Arch(c, 204, 158, 29, b)),
			c.Form("M190 101Q196 92 208 92L226 95Q229 100 226 104L192 103Z", kit.Lin(190, 92, 190, 104, b.L, b.M, b.DD)), c.Path("M222 96L227 96.500V102.500L222 102Z", g.D),
			c.Form("M8 104Q8 98 16 98L40 100Q42 105 36 106L12 108Q8 108 8 104Z", kit.Lin(0, 98, 0, 108, b.L, b.D)),
			gloss.Glint(c, "M66 101Q84 81 100 78Q122 72 144 77Q122 76 102 82Q86 86 72 101Z", .6), gloss.Glint(c, "M182 103L236 108Q244 109 248 114Q240 111 232 110.500L182 106Z", .6))
		c.Part("stripes", c.Clip(shell, c.Path("M0 128H256V134H0ZM0 137H256V140H0Z", kit.Lin(0, 128, 0, 140, z.LL, z.M, z.D))), c.Path("M192 95Q200 91.500 210 92.500L222 94.500L221 97L208 95.500Q200 95 193 98Z", z.M))
		c.Part("windows", c.Path("M74 102Q92 83 106 80Q124 76 142 80Q153 84 167 101Z", g.D), chassis.Glass(c, "M80 100Q94 86 108 83.500L113 83V100Z", w), chassis.Glass(c, "M118 82.500Q131 81 141 83.500Q150 87 160 100H118Z", w, c.Path("M126 102Q126 88 132 88Q138 88 138 102Z", w.DDD).Opacity(.5), c.Line("M152 98L146 90", w.DDD, 2.4).Opacity(.5)))
		c.Part("doors", c.Line("M114 104V150Q114 154 118 154H166Q174 152 175 140L172 104", b.DD, 1.6).Opacity(.75), c.Form(kit.RoundRect(120, 111, 15, 4.5, 2.2), kit.Lin(0, 111, 0, 116, k.LL, k.D)))
		c.Part("mirror", c.Form("M160 100Q160 93 168 93Q175 94 175 100Q174 104 168 104Q160 104 160 100Z", gloss.Sheen(b, 160, 93, 175, 104)))
		c.Part("bumpers", c.Line("M84 161H176", k.M, 4), c.Line("M84 160H176", k.LL, 1.4))
		c.Part("grille", c.Form("M244 112L252 114V136H244Q240 124 244 112Z", kit.Lin(240, 112, 254, 112, g.L, g.D)))
		c.Part("headlights", c.Form(kit.Oval(247, 122, 5, 8), kit.Lin(242, 114, 252, 130, kit.White, l.L, l.M), c.Ellipse(247, 122, 5, 8, kit.None).Stroke(k.D, 1.6)))
		c.Part("taillights", c.Form("M4 116H14V128H3Z", kit.Lin(3, 116, 14, 128, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
		one := func(x float64) kit.Node {
			spoke := c.Path("M"+gloss.Num(x-3.5)+" 158L"+gloss.Num(x-6)+" 143H"+gloss.Num(x+6)+"L"+gloss.Num(x+3.5)+" 158Z", kit.Lin(x-10, 143, x+10, 158, r.LL, r.D))
			return kit.Of(chassis.Tire(c, x, 158, 30, t), c.Circle(x, 158, 18.5, kit.Hex("#2f333e")), c.Around(5, x, 158, spoke), c.Circle(x, 158, 18, kit.None).Stroke(kit.Lin(x-18, 140, x+18, 176, r.LL, r.M, r.DD), 3.2), c.Circle(x, 158, 5, kit.Lin(x-5, 153, x+5, 163, r.LL, r.DD)))
		}
		c.Part("wheels", one(58), one(204))
		c.AnchorBox("inside", 140, 92, 30, 14, 0)
		chassis.Driver(c, 130, 124, 152, 96, 176, 146)
		c.AnchorBox("print", 146, 120, 44, 22, 0)
		c.AnchorBox("surface", 122, 74, 60, 4, 0)
		c.Anchor("ground", 128, 188)
	},
}
