package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var croissant = kit.Piece{
	Name: "croissant", Cm: 15,
	Palette: "crust #e39a3e dough",
	Draw: func(c *kit.Canvas) {
		k := c.Tones("crust")
		part := func(d string, x0, y0, x1, y1 float64, lines string) {
			c.Part("crust", c.Form(d, kit.Lin(x0, y0, x1, y1, kit.At(0, k.LL), kit.At(.22, k.L), kit.At(.55, k.M), kit.At(1, k.DD)),
				c.Blur(1.2, c.Line(lines, k.DD, 4)).Opacity(.5), c.Blur(1, c.Line(lines, kit.Hex("#ffe3a6"), 3).Move(-2, -2.5)).Opacity(.75), edible.Shade(c, d, k, 18)))
		}
		const tipL = "M40 152C20 160 4 184 10 206C16 224 36 228 50 214C62 202 72 190 84 184Z"
		const armL = "M46 108C24 122 14 150 24 178C42 174 72 186 92 192C96 176 108 160 120 152Z"
		const midL = "M88 64C56 72 34 98 34 130C56 138 88 150 108 166C116 156 124 150 128 150L120 90Z"
		const top = "M128 42C102 42 80 54 72 74C78 104 96 138 112 158Q128 148 144 158C160 138 178 104 184 74C176 54 154 42 128 42Z"
		mirror := func(d string, x0, y0, x1, y1 float64, lines string) {
			n := c.Form(d, kit.Lin(x0, y0, x1, y1, kit.At(0, k.D), kit.At(.35, k.M), kit.At(.8, k.L), kit.At(1, k.LL)), c.Blur(1.2, c.Line(lines, k.DD, 4)).Opacity(.5), c.Blur(1, c.Line(lines, kit.Hex("#ffe3a6"), 3).Move(2, -2.5)).Opacity(.75), edible.Shade(c, d, k, 15), c.Blur(8, c.Path(d, kit.None).Stroke(k.DDD, 14).Move(4, -6)).Opacity(.35))
			c.Part("crust", n.Mirror(128))
		}
		mirror(tipL, 14, 160, 60, 224, "M62 172Q40 182 26 208")
		part(tipL, 14, 160, 60, 224, "M62 172Q40 182 26 208")
		mirror(armL, 24, 114, 84, 204, "M96 148Q62 146 32 152M92 170Q66 164 36 166")
		part(armL, 24, 114, 84, 204, "M96 148Q62 146 32 152M92 170Q66 164 36 166")
		mirror(midL, 46, 66, 104, 172, "M108 104Q76 96 48 102M112 132Q80 122 46 122")
		part(midL, 46, 66, 104, 172, "M108 104Q76 96 48 102M112 132Q80 122 46 122")
		part(top, 92, 44, 150, 172, "M86 74Q128 58 170 74M92 100Q128 86 164 100M104 126Q128 114 152 126")
		c.Part("crust", c.Path("M88 66C98 54 114 50 128 50C136 51 135 58 128 58C114 59 104 63 96 72C91 78 83 74 88 66Z", kit.White).Opacity(.5).Shade(), c.Path("M42 114C44 98 56 82 70 76C77 74 79 80 73 84C62 90 54 102 51 116C49 123 41 122 42 114Z", kit.White).Opacity(.45).Shade(), c.Line("M28 148Q26 136 34 128", kit.White, 4).Opacity(.45).Shade(),
			edible.Scatter(c, 30, 50, 226, 200, 26, 18, func(x, y float64) bool { return edible.InOval(x, y, 128, 110, 84, 52) }, func(i int, x, y float64) kit.Node {
				return c.Ellipse(x, y, 1.8, 1.2, []kit.Color{k.DD, kit.Hex("#ffe9bd")}[i%2]).Opacity(.6)
			}))
		c.Anchor("ground", 128, 222)
		c.AnchorBox("grip", 128, 120, 0, 0, 0)
	},
}
