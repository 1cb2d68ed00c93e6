package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var tent = kit.Piece{
	Name: "tent", Cm: 250,
	Palette: "canvas #f2893a fabric; door #f7cf6b flap; poles #8a5a36; ropes #d9b27a; inside #6b3f3a; pegs #8d97a5",
	Draw: func(c *kit.Canvas) {
		k, d, p, r, n, g := c.Tones("canvas"), c.Tones("door"), c.Tones("poles"), c.Tones("ropes"), c.Tones("inside"), c.Tones("pegs")
		c.Part("poles", c.Line("M120 52L106 30", p.DD, 7), c.Line("M119.5 51L105.5 29", p.L, 4), c.Line("M108 52L122 28", p.DD, 7), c.Line("M107.5 51L121.5 27", p.L, 4), c.Line("M206 66L212 50", p.DD, 6), c.Line("M205.5 65L211.5 49", p.L, 3.4))
		c.Part("ropes", c.Line("M210 60L250 204M112 46L4 212", r.DD, 3), c.Line("M209.5 59.500L249.5 203M111.5 45.5L3.5 211", r.L, 1.5))
		c.On(kit.Back)
		c.Part("inside", c.Form("M114 50L200 210H28Z", kit.Lin(60, 80, 160, 210, n.DDD, n.DD, n.M)), c.Form("M40 198Q110 182 190 198V212H30Z", kit.Lin(0, 190, 0, 212, n.L, n.M)))
		c.On(kit.Body)
		c.Part("canvas", c.Form("M114 44L208 62Q212 63 214 67L250 196Q252 204 246 206L196 214Z", kit.Lin(150, 50, 236, 210, k.M, k.D, k.DD), c.Path("M150 40L232 214L244 210L172 40Z", k.DDD).Opacity(.14), c.Path("M128 66L214 82L216 90L132 76Z", d.M).Opacity(.9), gloss.Dim(c, 8, .45, "M190 190L256 180V220H180Z", k), gloss.Glint(c, "M118 49L206 66Q209 67 210 70L122 55Z", .45)),
			c.Line("M214 66L248 202", k.DDD, 1.5).Opacity(.4))
		c.On(kit.Fore)
		c.Part("canvas", c.Form("M114 40Q117 40 118 44L112 60C100 120 82 176 66 214H20Q12 213 15 205L108 44Q110 40 114 40Z", kit.Lin(40, 90, 110, 160, k.LL, k.L, k.M), c.Path("M104 40L44 214L58 214L112 56Z", k.D).Opacity(.25), gloss.Dim(c, 5, .4, "M114 60L66 220H84L120 60Z", k), gloss.Glint(c, "M108 50L24 200L20 206L106 56Z", .6)),
			c.Form("M114 40Q111 40 112 46L118 60C132 120 150 176 170 216L204 214Q212 212 209 205L120 44Q118 40 114 40Z", kit.Lin(120, 60, 200, 214, k.L, k.M, k.D), gloss.Dim(c, 5, .4, "M114 60L172 220H152L106 60Z", k), gloss.Glint(c, "M120 48L200 196L196 198L118 54Z", .3)))
		c.Part("door", c.Form("M114 62C102 122 86 174 68 214L80 212C74 190 92 160 98 140C106 112 112 90 114 62Z", kit.Lin(80, 100, 112, 200, d.LL, d.M, d.DD)), c.Form("M114 62C130 122 148 174 168 214L154 211C158 190 142 160 132 138C122 112 118 90 114 62Z", kit.Lin(120, 100, 160, 200, d.L, d.M, d.DD)),
			c.Line("M82 168Q92 172 94 154", r.DD, 4), c.Line("M82 167Q92 171 94 153", r.L, 2.2), c.Line("M148 166Q138 170 135 152", r.DD, 4), c.Line("M148 165Q138 169 135 151", r.L, 2.2))
		c.Part("seams", c.Line("M114 44L18 208", k.DD, 1.4).Opacity(.5), c.Line("M20 212H64M172 214L246 204", k.DDD, 2.4).Opacity(.5))
		c.Part("pegs", c.Line("M2 206L10 222M247 198L242 216M16 208L22 220M204 210L200 222", g.DD, 5), c.Line("M1.5 205L9 220M246.5 197L242 213", g.LL, 2))
		c.AnchorBox("inside", 116, 176, 70, 74, 0)
		c.AnchorBox("print", 178, 136, 40, 30, 8)
		c.Anchor("ground", 118, 214)
	},
}
