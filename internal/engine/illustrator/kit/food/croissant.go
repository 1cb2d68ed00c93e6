package food

import "pellucid/internal/engine/illustrator/kit"

var croissant = kit.Piece{
	Name: "croissant", Cm: 15,
	Palette: "crust #e39a3e dough",
	Draw: func(c *kit.Canvas) {
		k := c.Tones("crust")
		part := func(d string, x0, y0, x1, y1 float64, lines string) {
			c.Part("crust", c.Form(d, kit.Lin(x0, y0, x1, y1, kit.At(0, k.LL), kit.At(.22, k.L), kit.At(.55, k.M), kit.At(1, k.DD)),
				c.Blur(1.2, c.Line(lines, k.DD, 4)).Opacity(.5), c.Blur(1, c.Line(lines, kit.Hex("#ffe3a6"), 3).Move(-2, -2.500)).Opacity(.75), shade(c, d, k, 18)))
		}
		const tipL = "M34 160C16 166 4 186 10 206C16 222 34 226 46 214C58 204 70 192 78 180Z"
		const tipR = "M222 160C240 166 252 186 246 206C240 222 222 226 210 214C198 204 186 192 178 180Z"
		const armL = "M44 112C26 124 16 148 22 172C38 178 74 196 90 198C100 182 106 160 104 140Z"
		const armR = "M212 112C230 124 240 148 234 172C218 178 182 196 166 198C156 182 150 160 152 140Z"
		const midL = "M84 66C56 74 36 98 34 126C52 140 88 164 110 172C120 150 122 116 116 92Z"
		const midR = "M172 66C200 74 220 98 222 126C204 140 168 164 146 172C136 150 134 116 140 92Z"
		const top = "M128 44C104 44 84 54 74 72C76 100 100 150 128 172C156 150 180 100 182 72C172 54 152 44 128 44Z"
		part(tipR, 190, 160, 240, 224, "M200 178Q220 186 232 208")
		part(armR, 176, 118, 214, 204, "M168 150Q196 150 224 158M164 174Q190 176 214 174")
		part(midR, 156, 70, 200, 170, "M146 108Q178 100 208 104M144 136Q172 132 204 130")
		part(tipL, 14, 160, 60, 224, "M56 178Q36 186 24 208")
		part(armL, 24, 114, 84, 204, "M88 150Q60 150 32 158M92 174Q66 176 42 174")
		part(midL, 46, 66, 104, 172, "M110 108Q78 100 48 104M112 136Q84 132 52 130")
		part(top, 92, 44, 150, 172, "M88 72Q128 58 168 72M92 98Q128 86 164 98M104 126Q128 116 152 126")
		c.Part("crust", c.Path("M88 66C98 54 114 50 128 50C136 51 135 58 128 58C114 59 104 63 96 72C91 78 83 74 88 66Z", kit.White).Opacity(.5).Shade(), c.Path("M42 114C44 98 56 82 70 76C77 74 79 80 73 84C62 90 54 102 51 116C49 123 41 122 42 114Z", kit.White).Opacity(.45).Shade(), c.Line("M28 148Q26 136 34 128", kit.White, 4).Opacity(.45).Shade(),
			scatter(c, 30, 50, 226, 200, 26, 18, func(x, y float64) bool { return inOval(x, y, 128, 110, 84, 52) }, func(i int, x, y float64) kit.Node {
				return c.Ellipse(x, y, 1.8, 1.2, []kit.Color{k.DD, kit.Hex("#ffe9bd")}[i%2]).Opacity(.6)
			}))
		c.Anchor("ground", 128, 222)
		c.AnchorBox("grip", 128, 120, 0, 0, 0)
	},
}
