package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// toiletBrush stands in its holder, so far out that its bristles show.
var toiletBrush = kit.Piece{
	Name: "toilet-brush", Cm: 40,
	Palette: "holder #43b3c4 cup; handle #c8d0d8 metal; bristles #fdfdf8 brush; knob #43b3c4 <holder; rim #eef4f6",
	Draw: func(c *kit.Canvas) {
		b, h, w, k, r := c.Tones("holder"), c.Tones("handle"), c.Tones("bristles"), c.Tones("knob"), c.Tones("rim")
		c.On(kit.Back)
		c.Part("holder", c.Ellipse(128, 168, 47, 12, kit.Lin(76, 0, 180, 0, b.DDD, b.DD)))
		c.On(kit.Body)
		c.Part("handle", c.Form("M122 22H134V112H122Z", kit.Lin(122, 0, 134, 0, h.M, h.LL, h.M, h.DD)))
		const head = "M114 90Q128 84 142 90Q158 98 160 124L158 190H98L96 124Q98 98 114 90Z"
		c.Part("bristles", sheen.Each(17, func(i int) kit.Node { // single bristles stand out at both sides
			y := 98 + float64(i)*5
			l := 8 + 4*float64(i%2)
			if i < 4 {
				l -= float64(4-i) * 2
			}
			return c.Both(128, c.Line(sheen.D("M120 %gL%g %g", y+4, 96-l+max(0, 5-float64(i))*4, y-4), w.DDD, 3.4), c.Line(sheen.D("M120 %gL%g %g", y+4, 96.5-l+max(0, 5-float64(i))*4, y-4), w.LL, 2.2))
		}), c.Form(head, kit.Lin(96, 92, 164, 160, w.LL, w.L, w.M, w.DD), sheen.Each(60, func(i int) kit.Node {
			row := float64(i / 10)
			x, y := 96+float64(i%10)*6.8+float64(i/10%2)*3, 94+row*13
			return kit.Of(c.Line(sheen.D("M%g %gl%g 11", x+1.6, y, (x-128)*.14), w.DDD, 1.6).Opacity(.6), c.Line(sheen.D("M%g %gl%g 10", x, y, (x-128)*.14), kit.White, 1.8))
		}), c.Blur(6, c.Path("M90 152H166V194H90Z", w.DDD)).Opacity(.55)))
		c.Part("handle", c.Form(kit.RoundRect(115, 82, 26, 14, 6), kit.Lin(115, 0, 141, 0, h.M, h.LL, h.M, h.DD)))
		c.Part("knob", sheen.Body(c, "M117 14Q117 4 128 4Q139 4 139 14L137 46Q136 52 128 52Q120 52 119 46Z", k, 7), sheen.Glint(c, "M121 14Q122 8 127 8L126 40Q123 42 122 38Z", .5))
		c.On(kit.Fore)
		const cup = "M80 168Q128 184 176 168L166 236Q180 240 180 246Q180 251 172 251H84Q76 251 76 246Q76 240 90 236Z"
		c.Part("holder", sheen.Body(c, cup, b, 18, c.Path("M70 206Q128 218 186 206V212Q128 224 70 212Z", b.LL).Opacity(.7)), sheen.Glint(c, "M91 181L102 184L106 232Q100 232 98 226Z", .45))
		c.Part("rim", c.Line("M81 168Q128 184 175 168", b.DD, 8), c.Line("M81 167Q128 183 175 167", kit.Lin(75, 0, 181, 0, r.M, kit.White, r.M, r.DD), 5.5))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 30, 0, 0, 0)
	},
}
