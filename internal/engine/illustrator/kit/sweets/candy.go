package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var candy = kit.Piece{
	Name: "candy", Cm: 6,
	Palette: "wrapper #e8394f sweet; stripes #fff6ea",
	Draw: func(c *kit.Canvas) {
		w, s := c.Tones("wrapper"), c.Tones("stripes")
		const fan = "M186 118C204 96 226 76 244 70C250 84 246 96 252 104C246 114 254 124 250 134C256 146 248 156 252 168C242 174 214 158 188 140Z"
		wing := c.Form(fan, kit.Lin(186, 90, 250, 170, w.L, w.M, w.D),
			c.Path("M184 126L252 78V104Z", s.M).Opacity(.95), c.Path("M184 130L256 122V150Z", s.D).Opacity(.95),
			c.Line("M188 126L250 92M188 130L254 134M188 132L252 156M188 122L240 72", w.DD, 2.4).Opacity(.45), c.Line("M190 123L248 88M190 133L250 150", kit.White, 2).Opacity(.6),
			c.Blur(5, c.Circle(186, 128, 24, w.DDD)).Opacity(.6), edible.Shade(c, fan, w, 12))
		var bands []kit.Node
		for i := range 4 {
			a := float64(i) * 90
			bands = append(bands, c.Path("M128 128C140 96 170 84 200 92L222 60C190 30 150 36 128 128Z", kit.Rad(112, 104, 110, s.LL, s.M, s.D)).Rotate(a, 128, 128))
		}
		d := kit.Oval(128, 128, 72, 70)
		c.Part("wrapper", wing, wing.Rotate(180, 128, 128).Opacity(1),
			c.Form(d, kit.Rad(98, 98, 116, kit.At(0, w.LL), kit.At(.3, w.L), kit.At(.6, w.M), kit.At(1, w.DD)), c.Named("stripes", bands...), c.Blur(10, c.Path("M128 200C190 200 204 150 198 110L220 210H120Z", w.DDD)).Opacity(.4), edible.Shade(c, d, w, 26)),
			c.Path("M76 116C80 90 102 74 124 72C134 72 134 81 125 83C106 86 94 98 90 118C88 128 74 127 76 116Z", kit.White).Opacity(.65).Shade())
		c.Anchor("ground", 128, 198)
	},
}
