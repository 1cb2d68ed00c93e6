package lighting

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lightBulb = kit.Piece{
	Name: "light-bulb", Cm: 11,
	Palette: "glass #ffd23f bulb light; filament #f07c1e wire; base #aeb8c4 metal socket; rays #ffb52e",
	States:  "full; empty -filament -rays",
	Draw: func(c *kit.Canvas) {
		g, f, b, r := c.Tones("glass"), c.Tones("filament"), c.Tones("base"), c.Tones("rays")
		c.Part("rays", sheen.Each(9, func(i int) kit.Node {
			l := 20.0
			if i%2 == 1 {
				l = 14
			}
			d := sheen.D("M128 %gv%g", 12-l/2, l)
			return kit.Of(c.Line(d, r.DD, 9), c.Line(d, r.M, 7), c.Line(d, r.LL, 2).Move(-.8, -.4)).Rotate(float64(i-4)*27, 128, 112)
		}))
		const d = "M128 32C176 32 206 68 206 112C206 144 188 160 176 178C168 190 166 196 164 204H92C90 196 88 190 80 178C68 160 50 144 50 112C50 68 80 32 128 32Z"
		lit := kit.Rad(122, 108, 116, kit.At(0, kit.Hex("#fffbe0")), kit.At(.3, g.LL), kit.At(.62, g.L), kit.At(.85, g.M), kit.At(1, g.D))
		if c.State("empty") { // clear glass, with something else in it
			lit = kit.Rad(122, 108, 116, kit.At(0, kit.Hex("#f2fbfd").Alpha(.55)), kit.At(.7, kit.Hex("#d3ecf2").Alpha(.6)), kit.At(1, kit.Hex("#9fc6d3").Alpha(.8)))
		}
		c.Part("glass", c.Form(d, lit, sheen.Edge(c, d, g, 20), c.Blur(5, c.Path("M90 206H166V192H90Z", g.DDD)).Opacity(.4)))
		const wire = "M112 204L104 140M144 204L152 140M104 140C108 122 114 122 116 136C118 150 124 150 128 136C132 122 138 122 140 136C142 150 148 152 152 140"
		c.Part("filament", c.Glow(5, c.Line("M104 140C108 122 114 122 116 136C118 150 124 150 128 136C132 122 138 122 140 136C142 150 148 152 152 140", kit.White, 12)).Opacity(.8), c.Line(wire, f.D, 4.6), c.Line(wire, f.L, 2.2).Move(-.4, -.5))
		c.On(kit.Fore)
		c.Part("glass", c.Path(d, kit.None).Stroke(kit.White, 2).Scale(.965, .965, 128, 118).Opacity(.4), sheen.Glint(c, "M68 100C70 76 86 58 106 52C114 51 115 58 109 60C92 67 80 82 79 104C79 114 67 111 68 100Z", .8), c.Ellipse(76, 128, 5, 8, kit.White).Opacity(.6).Shade())
		c.On(kit.Body)
		const screw = "M92 202H164L162 236Q158 246 146 248L140 256H116L110 248Q98 246 94 236Z"
		c.Part("base", c.Form(screw, sheen.Steel(92, 0, 164, 0, b), c.Path("M104 246H152L142 258H114Z", b.DDD), sheen.Dim(c, 4, .5, "M88 198H168V208H88Z", b)))
		for i := range 3 {
			y := 208 + 12*float64(i)
			d := kit.RoundRect(89, y, 78, 9.500, 4.7)
			c.Part("base", c.Form(d, sheen.Steel(89, 0, 167, 0, b), c.Line(sheen.D("M92 %gH164", y+8.500), b.DDD, 2).Opacity(.6), c.Line(sheen.D("M92 %gH164", y+1.500), kit.White, 1.4).Opacity(.6)).Rotate(-3, 128, y))
		}
		c.AnchorBox("inside", 128, 118, 112, 140, 0)
		c.Anchor("ground", 128, 256)
		c.AnchorBox("grip", 128, 226, 0, 0, 0)
	},
}
