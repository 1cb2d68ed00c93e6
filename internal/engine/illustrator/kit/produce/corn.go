package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var corn = kit.Piece{
	Name: "corn", Cm: 22,
	Palette: "kernels #fcc932; husk #7cb83e leaves; silk #e8c878",
	Draw: func(c *kit.Canvas) {
		k, h, s := c.Tones("kernels"), c.Tones("husk"), c.Tones("silk")
		all := func(part string, n ...kit.Node) { c.Part(part, kit.Of(n...).Rotate(14, 128, 128)) }
		const backL = "M128 246C70 240 40 190 50 116C52 100 56 90 60 84C66 130 84 180 128 220Z"
		all("husk", c.Form(backL, kit.Lin(44, 90, 120, 230, h.D, h.DD)), c.Form("M128 246C186 240 216 190 206 116C204 100 200 90 196 84C190 130 172 180 128 220Z", kit.Lin(140, 90, 210, 230, h.D, h.DDD)))
		hairs := ""
		for i := range 9 {
			x := 112 + float64(i)*4
			hairs += sheen.D("M128 22C%g 10 %g 8 %g %g", x, x-4, x+(x-128)*1.1, -8-8*math.Abs(math.Sin(float64(i)*1.7)))
		}
		all("silk", c.Line(hairs, s.DD, 3), c.Line(hairs, s.L, 1.6))
		const d = "M128 6C156 6 178 60 180 124C180 180 160 232 128 238C96 232 76 180 76 124C78 60 100 6 128 6Z"
		var rows []kit.Node
		for r := range 19 {
			y := 14 + float64(r)*12.2
			half := 52 * math.Sqrt(math.Max(0, 1-math.Pow((y-126)/126, 2)))
			for i := range 7 {
				u := (float64(i) - 3) / 3.5
				x := 128 + half*math.Sin(u*1.4)*1.02
				w := max(2.5, half*.25*math.Cos(u*1.25))
				rows = append(rows, c.Path(kit.RoundRect(x-w*.62, y-6, w*1.24, 12, min(5, w*.6)), kit.Lin(x-w*.6, y-6, x+w*.6, y+6, k.LL, k.L, k.M, k.D)), c.Ellipse(x-w*.2, y-2.5, w*.22, 1.7, kit.White).Opacity(.75))
			}
		}
		all("kernels", c.Form(d, kit.Lin(76, 0, 180, 0, k.D, k.DD, k.DDD), kit.Of(rows...), c.Blur(10, c.Path("M164 0H200V250H130Q180 160 164 0Z", k.DDD)).Opacity(.5), c.Blur(8, c.Ellipse(104, 80, 12, 60, kit.White)).Opacity(.35), edible.Shade(c, d, k, 14)))
		const left = "M128 252C76 248 38 206 36 152C36 128 42 112 40 96C66 112 92 150 104 186C112 208 120 232 128 252Z"
		const right = "M128 252C180 248 218 206 220 152C220 128 214 112 218 96C190 112 164 150 152 186C144 208 136 232 128 252Z"
		all("husk", c.Clip(d, c.Blur(5, c.Path(left+right, k.DDD).Move(0, -6)).Opacity(.55)),
			c.Form(right, kit.Lin(150, 120, 220, 220, h.L, h.M, h.DD), c.Line("M210 116Q160 170 134 246M216 150Q176 190 140 246M200 118Q152 180 130 240", h.DD, 2.2).Opacity(.5), c.Line("M212 116Q162 170 136 246", h.LL, 2).Opacity(.6), edible.Shade(c, right, h, 12)),
			c.Form(left, kit.Lin(36, 110, 120, 220, h.LL, h.L, h.M, h.D), c.Line("M46 116Q96 170 122 246M40 150Q80 190 116 246M56 118Q104 180 126 240", h.DD, 2.2).Opacity(.45), c.Line("M44 116Q94 170 120 246M54 118Q102 180 124 240", h.LL, 2).Opacity(.8), edible.Shade(c, left, h, 12)),
			c.Form("M114 240C118 250 118 258 116 264H140C138 258 138 250 142 240Q128 254 114 240Z", kit.Lin(114, 240, 142, 264, h.L, h.D)))
		c.AnchorBox("grip", 110, 236, 0, 0, 14)
		c.Anchor("ground", 100, 256)
	},
}
