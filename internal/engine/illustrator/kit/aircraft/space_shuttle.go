package aircraft

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// spaceShuttle stands upright on its tank between two boosters.
var spaceShuttle = kit.Piece{
	Name: "space-shuttle", Cm: 5600, States: "launching; smoking",
	Palette: "body #f4f6f9 orbiter white; tank #d9772f orange; boosters #eef0f4 rockets; wings #f4f6f9 <body; tiles #3a3f4c black; windows #6fc0ea cockpit glass; nozzles #6b7280 engines; flame #ff9a2e fire",
	Draw: func(c *kit.Canvas) {
		b, k, s, w, t, g, n, fl := c.Tones("body"), c.Tones("tank"), c.Tones("boosters"), c.Tones("wings"), c.Tones("tiles"), c.Tones("windows"), c.Tones("nozzles"), c.Tones("flame")
		up := c.State("launching") || c.State("smoking")
		at := func(k kit.Node) kit.Node { return k }
		if up { // over the smoke of its engines
			at = func(k kit.Node) kit.Node { return k.Scale(.8, .8, 128, 0) }
			c.Part("smoke", launchSmoke(c, true))
			plume := func(x, y, wide, long float64) kit.Node {
				d := "M" + gloss.Num(x-wide) + " " + gloss.Num(y) + "C" + gloss.Num(x-wide*1.6) + " " + gloss.Num(y+long*.4) + " " + gloss.Num(x-wide*.5) + " " + gloss.Num(y+long*.8) + " " + gloss.Num(x) + " " + gloss.Num(y+long) + "C" + gloss.Num(x+wide*.5) + " " + gloss.Num(y+long*.8) + " " + gloss.Num(x+wide*1.6) + " " + gloss.Num(y+long*.4) + " " + gloss.Num(x+wide) + " " + gloss.Num(y) + "Z"
				return c.Path(d, kit.Lin(0, y, 0, y+long, kit.Hex("#fff6c0"), fl.L, fl.M, kit.Hex("#e8482c")))
			}
			c.Part("flame", at(kit.Of(plume(78, 236, 13, 56), plume(178, 236, 13, 56), plume(128, 226, 16, 44))))
		}
		c.Part("tank", at(kit.Of(c.Form("M98 52Q98 16 128 2Q158 16 158 52V216Q128 224 98 216Z", kit.Lin(98, 0, 158, 0, kit.At(0, k.D), kit.At(.25, k.LL), kit.At(.55, k.M), kit.At(1, k.DDD)), c.Line("M98 58Q128 66 158 58M98 120Q128 128 158 120", k.DD, 2).Opacity(.6)), c.Circle(128, 4, 2.6, k.DDD))))
		for _, x := range []float64{62, 162} {
			c.Part("boosters", at(kit.Of(c.Path("M"+gloss.Num(x+2)+" 226H"+gloss.Num(x+30)+"L"+gloss.Num(x+35)+" 246H"+gloss.Num(x-3)+"Z", gloss.Barrel(n, x-3, 0, x+35, 0)), c.Form("M"+gloss.Num(x)+" 72Q"+gloss.Num(x)+" 50 "+gloss.Num(x+16)+" 32Q"+gloss.Num(x+32)+" 50 "+gloss.Num(x+32)+" 72V230H"+gloss.Num(x)+"Z", gloss.Barrel(s, x, 0, x+32, 0),
				c.Path("M"+gloss.Num(x-2)+" 84h40v7h-40ZM"+gloss.Num(x-2)+" 206h40v8h-40Z", t.M), c.Line("M"+gloss.Num(x)+" 128h32M"+gloss.Num(x)+" 168h32", s.DD, 1.6).Opacity(.7)))))
		}
		c.Part("nozzles", at(kit.Of(c.Path("M112 216H126L129 236H109Z", gloss.Barrel(n, 109, 0, 129, 0)), c.Path("M130 216H144L147 236H127Z", gloss.Barrel(n, 127, 0, 147, 0)), c.Path("M120 212H136L140 230H116Z", gloss.Barrel(n, 116, 0, 140, 0)))))
		const left, right = "M110 128C104 160 88 180 56 196Q50 200 50 208V214H112Z", "M146 128C152 160 168 180 200 196Q206 200 206 208V214H144Z"
		c.Part("wings", at(kit.Of(c.Form(left, kit.Lin(50, 150, 112, 214, w.LL, w.M, w.D)), c.Form(right, kit.Lin(144, 150, 206, 214, w.L, w.M, w.DD)), c.Line("M110 130C104 161 88 181 56 197Q51 200 51 208V213M146 130C152 161 168 181 200 197Q205 200 205 208V213", t.M, 4), c.Line("M58 206H110M198 206H146", t.D, 2).Opacity(.6))))
		const hull = "M106 98C106 72 116 54 128 46C140 54 150 72 150 98V206Q150 218 140 218H116Q106 218 106 206Z"
		c.Part("body", at(kit.Of(c.Form(hull, kit.Lin(106, 0, 150, 0, kit.At(0, b.D), kit.At(.22, b.LL), kit.At(.55, b.M), kit.At(1, b.DD)), c.Path("M106 62Q128 38 150 62V40H106Z", t.D), gloss.Dim(c, 5, .4, "M142 60L152 60V216H138Z", b)), c.Line("M128 102V186M112 102H144M112 186H144M113 102V186M143 102V186", b.DD, 1.4).Opacity(.7))))
		c.Part("windows", at(kit.Of(c.Path("M114 82Q128 72 142 82L139 93Q128 86 117 93Z", t.D), c.Path("M116.5 82.500L123 79V86.500L118.500 89.500ZM125 78.500H131V86H125ZM133 79L139.500 82.500L137.500 89.500L133 86.500Z", kit.Lin(116, 78, 140, 90, g.LL, g.M, g.D)))))
		c.Part("body", at(kit.Of(c.Form("M123 172Q128 160 133 172V220H123Z", kit.Lin(123, 0, 133, 0, b.LL, b.M, b.DD)), c.Path("M124 214H132V220H124Z", t.M), gloss.Glint(c, "M112 100Q113 84 119 72Q115 86 115 104V180Q113 184 112 178Z", .8))))
		if up {
			c.Part("smoke", launchSmoke(c, false))
		}
		c.AnchorBox("inside", 128, 88, 26, 20, 0)
		c.Anchor("ground", 128, 250)
	},
}
