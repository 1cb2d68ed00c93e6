package trees

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

// baobabTree has a bottle of a trunk and small crowns on short boughs.
var baobabTree = kit.Piece{
	Name: "baobab-tree", Cm: 2000,
	Palette: "foliage #7fa83a leaves; trunk #b58763 bark; roots #b58763 <trunk",
	Draw: func(c *kit.Canvas) {
		f, t, r := c.Tones("foliage"), c.Tones("trunk"), c.Tones("roots")
		clump := func(x, y, rx, ry, tone float64) kit.Node {
			m := f.M.Shade(tone)
			var marks []kit.Node
			for i := range int(rx) {
				px, py := x-rx*.85+float64(i*37%100)/100*rx*1.7, y-ry*.8+float64(i*61%100)/100*ry*1.5
				marks = append(marks, c.Ellipse(px, py, 3.4, 2, []kit.Color{m.Shade(1.3), m.Shade(-.9)}[i%2]).Rotate(float64(i*53%60)-30, px, py).Opacity(.55))
			}
			return c.Form(foliage.Puff(x, y, rx, ry, 11, x), kit.Rad(x-rx*.4, y-ry*.6, rx*1.9, m.Shade(1.3), m.Shade(.3), m.Shade(-.6), m.Shade(-1.8)), marks...)
		}
		c.Part("foliage", clump(76, 62, 34, 20, -.9), clump(180, 60, 34, 20, -1.1), clump(128, 44, 40, 22, -.8))
		c.Part("roots", foliage.With(c, "trunk", c.Form("M76 222C66 238 48 244 34 250Q80 256 128 252Q178 256 222 250C206 244 190 238 180 222Z", kit.Lin(50, 222, 210, 252, r.L, r.M, r.DD))))
		const d = "M50 250Q74 240 74 216C64 186 64 150 82 130C70 114 48 104 22 94L28 80C56 86 76 92 92 102C86 86 76 74 62 62L72 54C94 70 106 84 114 106C116 84 118 66 116 44H136C136 66 138 84 140 106C148 84 162 68 184 52L194 60C178 74 170 86 164 102C180 92 202 86 228 78L234 92C208 102 186 114 174 130C192 150 192 186 182 216Q182 240 206 250Q164 256 128 252Q92 256 50 250Z"
		c.Part("trunk", c.Form(d, kit.Lin(66, 0, 192, 0, kit.At(0, t.M), kit.At(.25, t.L), kit.At(.55, t.M), kit.At(.85, t.DD), kit.At(1, t.DDD)), c.Line("M88 128Q76 176 88 246M108 114Q98 180 108 250M128 110Q132 180 126 250M148 114Q158 180 148 250M168 128Q180 170 168 246", t.DD, 3).Opacity(.5), c.Line("M85 128Q73 176 85 246M105 114Q95 180 105 250M125 110Q129 180 123 250M145 114Q155 180 145 250", t.LL, 1.8).Opacity(.55),
			c.Line("M78 176q14 6 30 2M120 150q14 5 26 1M150 200q14 5 32 -1M84 222q16 5 30 1", t.DD, 2).Opacity(.4), c.Blur(7, c.Path("M20 50H236V96Q128 120 20 96Z", t.DDD)).Opacity(.4), c.Blur(6, c.Ellipse(128, 252, 70, 9, t.DDD)).Opacity(.4)))
		c.Part("foliage", clump(30, 84, 28, 17, -.1), clump(224, 82, 28, 17, -.6), clump(62, 46, 34, 20, .3), clump(192, 44, 34, 20, -.2), clump(128, 26, 38, 20, .4), clump(100, 76, 24, 14, 0), clump(158, 74, 24, 14, -.3))
		c.Anchor("ground", 128, 251)
	},
}
