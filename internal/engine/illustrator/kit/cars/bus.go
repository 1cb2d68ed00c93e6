package cars

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var bus = kit.Piece{
	Name: "bus", Cm: 1200, Facing: kit.Right, States: coachViews,
	Palette: "body #2fa39a; windows #a6dcf2 glass; stripe #fbf3e0; wheels #d5dce3 rims; tires #4a4f5d; headlights #ffe9a3; sign #f7b83a; doors #8fd0ea",
	Draw: func(c *kit.Canvas) {
		if coachView(c, lookOf(c, "body", "wheels"), c.Tones("stripe")) {
			return
		}
		b, w, s, r, t, l, g, d := c.Tones("body"), c.Tones("windows"), c.Tones("stripe"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("sign"), c.Tones("doors")
		dark := kit.TonesOf(kit.Hex("#454a58"))
		c.Part("body", c.Form(kit.RoundRect(40, 52, 60, 14, 6), gloss.Sheen(s, 40, 52, 100, 66)))
		const shell = "M4 76Q4 58 22 58H218Q238 58 243 76L251 128V168Q251 178 242 178H14Q4 178 4 168Z"
		c.Part("body", c.Form(shell, kit.Lin(100, 58, 110, 186, kit.At(0, b.LL), kit.At(.18, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)),
			c.Named("stripe", c.Path("M0 126H256V140H0Z", kit.Lin(0, 126, 0, 140, s.LL, s.M, s.D)), c.Path("M0 143H256V146H0Z", s.M).Opacity(.9)),
			gloss.Dim(c, 7, .5, "M0 166H256V190H0Z", b), gloss.Dim(c, 8, .45, "M240 60H266V190H232Z", b), chassis.Arch(c, 58, 176, 25, b), chassis.Arch(c, 220, 176, 25, b)),
			gloss.Glint(c, "M10 78Q11 63 23 63H217Q226 63 231 68H25Q16 69 14 80Z", .6))
		c.Part("windows", c.Path("M14 82Q14 76 20 76H236Q241 76 242 82L248 116Q248 122 242 122H20Q14 122 14 116Z", dark.M))
		for i := range 4 {
			x := 18 + 36.5*float64(i)
			c.Part("windows", chassis.Glass(c, kit.RoundRect(x, 79.5, 33, 39, 4), w, c.Path(fmt.Sprintf("M%g 120V104Q%g 97 %g 97Q%g 97 %g 104V120ZM%g 120V104Q%g 97 %g 97Q%g 97 %g 104V120Z", x+3, x+3, x+9, x+15, x+15, x+18, x+18, x+24, x+30, x+30), w.DDD).Opacity(.38)))
		}
		c.Part("windows", chassis.Glass(c, "M197 79.500H234Q238 79.5 239 83L245 115Q245 118.5 242 118.5H197Z", w, c.Path("M206 120V102Q206 92 214 92Q222 92 222 102V120Z", w.DDD).Opacity(.5), c.Line("M236 119L230 104M224 109L236 101", w.DDD, 3).Opacity(.55)))
		c.Part("doors", c.Rect(160, 76, 34, 98, 4, dark.M), chassis.Glass(c, kit.RoundRect(163, 79.5, 13, 84, 3), d), chassis.Glass(c, kit.RoundRect(178.5, 79.5, 12.5, 84, 3), d), c.Rect(160, 166, 34, 8, 3, dark.D))
		c.Part("sign", c.Form("M150 62H224Q230 62 232 66L233 73H150Z", kit.Lin(0, 62, 0, 73, kit.Hex("#3a3f4c"), kit.Hex("#2b2f3a"))), c.Line("M156 67.500H172M177 67.500H201M206 67.500H220", g.L, 3.4).Dash(3, 1.2).Butt())
		c.Part("bumper", c.Form("M234 162H250Q255 162 255 167V172Q255 180 247 180H232Z", gloss.Sheen(dark, 232, 160, 252, 180)), c.Form("M20 162H5Q0 162 0 167V172Q0 180 8 180H24Z", gloss.Sheen(dark, 0, 160, 20, 180)))
		c.Part("headlights", chassis.Lamp(c, 245, 152, 5.5, 8, l, r), c.Rect(3, 148, 6, 12, 3, kit.Hex("#f2452f")))
		c.Part("mirror", c.Line("M241 74L251 78", dark.L, 3), c.Rect(246, 76, 7.5, 22, 3.5, gloss.Sheen(dark, 246, 76, 254, 98)))
		c.Part("wheels", chassis.Disc(c, 58, 176, 25, t, r, 8), chassis.Disc(c, 220, 176, 25, t, r, 8))
		c.AnchorBox("inside", 222, 99, 34, 36, 0)
		chassis.Driver(c, 214, 130, 229, 105, 234, 158)
		c.AnchorBox("print", 118, 133, 80, 14, 0)
		c.AnchorBox("surface", 120, 56, 200, 4, 0)
		c.Anchor("ground", 128, 201)
	},
}
