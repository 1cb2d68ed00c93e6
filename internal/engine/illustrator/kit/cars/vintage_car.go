package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var vintageCar = kit.Piece{
	Name: "vintage-car", Cm: 460, Facing: kit.Right, States: carViews,
	Palette: "body #4fb3bf paint; roof #fdf3dd; windows #bfe4f2 glass; wheels #fdf6ea whitewalls; tires #4a4f5d; chrome #c3ccd4 bumper trim; headlights #ffe9a3; taillights #e23b3b",
	Draw: func(c *kit.Canvas) {
		old := lookOf(c, "body", "chrome")
		old.roof = c.Tones("roof")
		if carView(c, old) {
			return
		}
		b, o, w, r, t, m, l, a := c.Tones("body"), c.Tones("roof"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("chrome"), c.Tones("headlights"), c.Tones("taillights")
		const shell = "M2 104Q0 96 8 96Q44 97 72 104H190Q226 102 242 113Q252 120 251 142V164Q250 176 240 176H20Q8 176 7 162L8 134Q8 118 2 104Z"
		c.Part("roof", c.Form("M70 108C74 78 88 56 116 53H150C170 54 182 78 192 108Z", kit.Lin(90, 52, 130, 112, o.LL, o.M, o.DD), gloss.Glint(c, "M83 84C90 68 100 60 116 58H148Q156 58.500 162 63H118C104 64 94 70 89 88Z", .7)))
		c.Part("windows", chassis.Glass(c, "M82 104C86 84 98 68 116 66H120V104Z", w), chassis.Glass(c, "M128 66H148C160 67 170 82 178 104H128Z", w, c.Path("M134 106V94Q134 87 141 87Q148 87 148 94V106Z", w.DDD).Opacity(.4), c.Line("M168 104L162 90M155 95L169 87", w.DDD, 2.8).Opacity(.55)),
			c.Line("M186 108Q180 86 170 72", m.LL, 3), c.Line("M82 104C86 84 98 68 116 66H120V104ZM128 66H148C160 67 170 82 178 104H128Z", m.L, 2.2))
		c.Part("body", chassis.Bodywork(c, shell, b, 190, c.Path("M0 112Q70 116 124 134H232Q244 131 256 126V142H128Q70 130 0 126Z", kit.Lin(0, 112, 0, 144, o.LL, o.M, o.D)), chassis.Arch(c, 62, 173, 29, b), chassis.Arch(c, 202, 173, 29, b)),
			gloss.Glint(c, "M9 100Q42 101 72 108.500H190Q222 106 237 113Q220 111 190 112.500H71Q42 105 11 104Z", .6), c.Line("M5 126Q70 130 128 142H250M4 112Q70 116 124 134H236", m.DD, 2.6), c.Line("M5 125.400Q70 129.400 128 141.400H250M4 111.400Q70 115.400 124 133.400H236", m.LL, 1.6))
		c.Part("doors", c.Line("M124 108V168M190 110Q192 140 172 168", b.DD, 1.6).Opacity(.7), c.Rect(131, 118, 18, 5.500, 2.7, gloss.Sheen(m, 131, 117, 149, 125)))
		c.Part("taillights", c.Form("M-4 98Q-4 92 5 92Q16 94 20 101Q14 108 1 107Z", gloss.Sheen(m, -4, 92, 20, 108)), c.Ellipse(3, 99.500, 5, 5.500, kit.Lin(0, 94, 8, 106, a.L, a.M, a.DD)))
		c.Part("chrome", c.Form("M238 138H253V160H236Z", gloss.Sheen(m, 236, 136, 252, 160), c.Line("M234 144h22m-22 5h22m-22 5h22", m.DDD, 1.8)))
		c.Part("headlights", chassis.Lamp(c, 240, 122, 11, 14, l, m))
		c.Part("chrome", c.Rect(222, 160, 36, 12, 6, gloss.Barrel(m, 0, 160, 0, 172)), c.Rect(233, 155, 9, 20, 4.500, gloss.Barrel(m, 233, 0, 242, 0)), c.Rect(-3, 160, 38, 12, 6, gloss.Barrel(m, 0, 160, 0, 172)), c.Rect(12, 155, 9, 20, 4.500, gloss.Barrel(m, 12, 0, 21, 0)), c.Rect(96, 172, 72, 5, 2.5, gloss.Barrel(m, 0, 172, 0, 177)))
		one := func(x float64) kit.Node {
			return kit.Of(chassis.Tire(c, x, 175, 29, t), c.Circle(x, 175, 22.5, kit.Lin(x-20, 154, x+20, 194, r.LL, r.M, r.D)), c.Circle(x, 175, 13.5, t.D), c.Circle(x, 175, 12.5, kit.Lin(x-12, 162, x+12, 186, m.LL, m.M, m.DD)), c.Circle(x, 175, 8.5, kit.Lin(x-8, 166, x+8, 182, m.D, m.LL)), c.Circle(x, 175, 4.5, kit.Lin(x-4, 170, x+4, 178, b.L, b.D)), c.Line(gloss.Arc(x, 175, 17, 195, 270), kit.White, 2).Opacity(.8))
		}
		c.Part("wheels", one(62), one(202))
		c.AnchorBox("inside", 150, 86, 44, 38, 0)
		chassis.Driver(c, 140, 130, 160, 98, 174, 154)
		c.AnchorBox("print", 146, 160, 40, 14, 0)
		c.AnchorBox("surface", 134, 53, 50, 4, 0)
		c.Anchor("ground", 128, 204)
	},
}
