package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// bassGuitar has four strings and a long neck with pegs on one side.
var bassGuitar = kit.Piece{
	Name: "bass-guitar", Cm: 118,
	Palette: "body #2f7fd0 blue; pickguard #fdf6ec white; neck #e0ad68 maple; fretboard #5a3b30; strings #eef0f2; hardware #c3ccd6 metal knobs pegs pickups",
	Draw: func(c *kit.Canvas) {
		b, g, n, f, s, m := c.Tones("body"), c.Tones("pickguard"), c.Tones("neck"), c.Tones("fretboard"), c.Tones("strings"), c.Tones("hardware")
		lean := func(k ...kit.Node) kit.Node {
			return kit.Of(k...).Rotate(38, 128, 128).Scale(.82, .82, 128, 128).Move(-2, 14)
		}
		c.Part("neck", lean(sheen.Each(4, func(i int) kit.Node {
			x, y := 112-2.500*float64(i), -36-13*float64(i)
			return kit.Of(c.Rect(x-8, y-2, 14, 4.400, 1, m.DD), c.Ellipse(x-12, y, 6.400, 5.200, m.DDD), c.Ellipse(x-12.400, y-.5, 5.400, 4.200, m.LL))
		}), sheen.Body(c, "M115 -24C112 -38 100 -74 96 -88C101 -96 114 -97 124 -92C138 -86 147 -76 144 -64C141 -56 134 -58 133 -48C133 -38 140 -34 141 -24Z", n, 7)))
		const d = "M112 150C104 136 98 116 80 110C62 106 52 124 58 146C64 164 68 176 60 192C48 212 48 238 66 256C88 276 170 278 190 254C208 230 200 208 190 194C182 182 186 168 190 152C196 132 190 108 174 108C158 110 154 134 146 148C138 158 120 158 112 150Z"
		c.Part("body", lean(c.Path(d, b.DDD).Move(4, 4), c.Path(d, b.DD).Move(2, 2), c.Form(d, kit.Rad(96, 166, 150, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), sheen.Edge(c, d, b, 20)),
			sheen.Glint(c, "M64 134C62 122 70 116 80 118C85 120 83 125 78 125C73 126 72 132 74 140C75 147 66 144 64 134ZM57 230C57 216 64 205 72 198C78 195 80 200 76 204C69 212 66 220 67 231C67 240 58 240 57 230Z", .55)))
		const guard = "M122 156C112 150 104 132 90 124C80 122 80 134 84 150C88 168 92 178 88 194C84 212 92 226 112 226C126 226 134 218 136 204C140 190 152 184 158 172C162 160 150 152 146 152Z"
		c.Part("pickguard", lean(c.Clip(d, sheen.Dim(c, 2, .5, guard, b).Move(1, 2)), c.Form(guard, kit.Lin(80, 120, 160, 230, g.L, g.M, g.DD), c.Path(guard, kit.None).Stroke(f.M, 3).Opacity(.5), c.Path(guard, kit.None).Stroke(kit.White, 1.400).Opacity(.8)), sheen.Screw(c, 90, 132, 2.400, m), sheen.Screw(c, 92, 198, 2.400, m), sheen.Screw(c, 112, 220, 2.400, m)))
		c.Part("fretboard", lean(c.Clip(d, sheen.Dim(c, 3, .5, "M116 106H148V174H116Z", b)), c.Form("M116 -24H140L143 166Q128 170 113 166Z", kit.Lin(112, 0, 144, 0, n.L, n.M, n.D)), c.Form("M117.500 -24H138.500L141 164Q128 168 115 164Z", kit.Lin(114, 0, 142, 0, f.LL, f.L, f.M, f.DD), sheen.Each(16, func(i int) kit.Node {
			y := -20 + 15.600*float64(i) - float64(i*i)*.26
			return kit.Of(c.Line(sheen.D("M112 %gH146", y+1), f.DDD, 1.500), c.Line(sheen.D("M112 %gH146", y), m.L, 1.300))
		}), sheen.Each(5, func(i int) kit.Node { return c.Circle(128, 18+27*float64(i)-1.200*float64(i*i), 2.600, g.M) })), c.Rect(116, -27, 24, 5, 1.500, g.M)))
		for i := range 2 {
			c.Part("hardware", lean(c.Form(kit.RoundRect(113-4*float64(i), 182+11*float64(i), 20, 11, 4), kit.Lin(100, 182, 140, 204, f.M, f.DD, f.DDD)).Move(4*float64(i)+12*float64(i), 0)))
		}
		c.Part("hardware", lean(c.Rect(111, 236, 36, 20, 4, b.DDD).Opacity(.5), c.Form(kit.RoundRect(110, 233, 36, 20, 4), sheen.Steel(110, 233, 146, 253, m), sheen.Each(4, func(j int) kit.Node { return c.Rect(114+7.600*float64(j), 236, 5, 12, 1.400, m.DD) })), sheen.Each(3, func(j int) kit.Node {
			x, y := 166+5*float64(j), 202+16*float64(j)
			return kit.Of(c.Circle(x+1, y+2, 6.600, b.DDD).Opacity(.6), c.Circle(x, y, 6.200, m.DD), c.Circle(x-.4, y-.5, 5, kit.Lin(x-5, y-5, x+5, y+5, m.LL, m.M, m.D)))
		})))
		c.Part("strings", lean(sheen.Each(4, func(i int) kit.Node {
			x0, x1 := 119.500+5.600*float64(i), 116.500+7.600*float64(i)
			return kit.Of(c.Line(sheen.D("M%g -24L%g 240", x0+.8, x1+.8), f.DDD, 1.600).Opacity(.5), c.Line(sheen.D("M%g -24L%g 240", x0, x1), s.M, 2.200-.3*float64(i)))
		})))
		at := turned(128, 48, 38) // where the left hand has the neck
		c.AnchorBox("grip", at.X, at.Y, 0, 0, 38)
	},
}
