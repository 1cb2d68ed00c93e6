package headwear

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var hat = kit.Piece{
	Name: "hat", Cm: 42,
	Palette: "hat #efc06a straw brim crown; band #e2483f ribbon bow",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("hat"), c.Tones("band")
		c.On(kit.Back)
		c.Part("brim", c.Ellipse(128, 158, 114, 34, kit.Lin(0, 124, 0, 192, h.DD, h.DDD)))
		c.On(kit.Body)
		var rings, weave []kit.Node
		for i := range 5 {
			k := 1 - float64(i)*.085
			rings = append(rings, c.Path(kit.Oval(128, 160-float64(i)*1.5, 121*k, 44*k), kit.None).Stroke(h.DD, 1.5).Opacity(.5), c.Path(kit.Oval(128, 159-float64(i)*1.5, 121*k, 44*k), kit.None).Stroke(h.LL, 3).Dash(4, 4).Opacity(.45))
		}
		for i := range 7 {
			y := 58 + float64(i)*13
			weave = append(weave, c.Line(fmt.Sprintf("M40 %gQ128 %g 216 %g", y, y+26, y), h.DD, 1.4).Opacity(.45), c.Line(fmt.Sprintf("M40 %gQ128 %g 216 %g", y+5, y+31, y+5), h.LL, 3).Dash(4, 4).Opacity(.5))
		}
		c.Part("brim", c.Form(kit.Oval(128, 160, 122, 46), kit.Lin(20, 120, 230, 206, kit.At(0, h.LL), kit.At(.35, h.L), kit.At(.65, h.M), kit.At(1, h.DD)), kit.Of(rings...),
			c.Blur(8, c.Ellipse(134, 156, 86, 28, h.DDD).Opacity(.6)), c.Blur(7, c.Path("M40 200Q160 214 256 150V220H40Z", h.DDD).Opacity(.4)), c.Path("M12 158C16 140 40 128 58 123Q48 144 56 168Q20 172 12 158Z", kit.White).Opacity(.3)),
			c.Line("M6.5 162C10 188 66 205 128 205C190 205 246 188 249.5 162", h.DD, 3), c.Line("M6.5 160C10 186 66 203.5 128 203.5C190 203.5 246 186 249.5 160", h.LL, 2).Opacity(.8))
		c.Part("crown", c.Form("M56 152C54 110 60 70 76 54C90 44 110 42 128 42C146 42 166 44 180 54C196 70 202 110 200 152Q128 188 56 152Z", kit.Lin(60, 50, 200, 150, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)), kit.Of(weave...),
			c.Blur(8, c.Path("M170 40Q186 100 174 180H214V50Z", h.DDD).Opacity(.5)), c.Blur(5, c.Path("M72 58Q128 76 184 58Q176 76 128 80Q80 76 72 58Z", h.DDD).Opacity(.35)), c.Path("M66 116C66 90 70 72 82 60Q96 52 108 50Q90 74 88 120Z", kit.White).Opacity(.32)))
		c.Part("band", c.Form("M56 122Q128 156 200 122L200.5 152Q128 188 55.5 152Z", kit.Lin(56, 0, 200, 0, b.M, b.LL, b.M, b.D, b.DD), c.Blur(3, c.Path("M50 150Q128 188 206 150V136Q128 174 50 136Z", b.DDD).Opacity(.4)), c.Line("M56 125Q128 159 200 125", b.LL, 2).Opacity(.7)),
			c.Form("M176 148Q196 156 206 184L196 182L190 192Q178 168 172 152Z", kit.Lin(172, 148, 206, 192, b.L, b.M, b.DD)), c.Form("M170 150Q176 172 170 194L162 186L152 190Q160 166 164 150Z", kit.Lin(156, 150, 174, 194, b.L, b.M, b.DD)),
			c.Form("M170 146Q152 126 140 134Q134 146 142 160Q156 162 170 150Z", kit.Lin(138, 130, 170, 162, b.LL, b.M, b.D), fabric.Crease(c, b, 3, "M168 148Q156 142 150 146")), c.Form("M170 146Q186 122 200 128Q206 140 200 152Q186 158 170 150Z", kit.Lin(172, 126, 204, 156, b.LL, b.M, b.DD), fabric.Crease(c, b, 3, "M172 147Q184 140 190 142")), c.Rect(163, 139, 15, 17, 6, kit.Lin(163, 139, 178, 156, b.LL, b.M, b.DD)))
		c.AnchorBox("fit", 128, 160, 140, 40, 0)
		c.Anchor("ground", 128, 205)
	},
}
