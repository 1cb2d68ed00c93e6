package accessories

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var tie = kit.Piece{
	Name: "tie", Cm: 52,
	Palette: "tie #2f5fb3 blade silk; knot #2f5fb3 <tie; pattern #f2b541 stripes",
	Draw: func(c *kit.Canvas) {
		b, k, p := c.Tones("tie"), c.Tones("knot"), c.Tones("pattern")
		var stripes []kit.Node
		for i := range 8 {
			y := 40 + float64(i)*32
			stripes = append(stripes, c.Path(fmt.Sprintf("M70 %gL190 %gv9L70 %gZ", y+44, y-16, y+53), kit.Lin(90, 0, 170, 0, p.L, p.M, p.D)), c.Path(fmt.Sprintf("M70 %gL190 %gv2.5L70 %gZ", y+57, y-3, y+59.5), p.LL))
		}
		c.Part("tail", c.Form("M122 50L150 56L164 206L150 224L132 206Z", kit.Lin(122, 60, 164, 220, b.DD, b.DDD)))
		c.Part("blade", c.Form("M112 46H144L170 200Q171 204 168 207L131 250Q128 253 125 250L88 207Q85 204 86 200Z", kit.Lin(88, 0, 170, 0, kit.At(0, b.L), kit.At(.3, b.LL), kit.At(.55, b.M), kit.At(1, b.DD)),
			c.Named("pattern", stripes...), c.Blur(6, c.Path("M140 40Q150 150 132 256L180 220V60Z", b.DDD).Opacity(.5)), c.Blur(5, c.Rect(100, 40, 56, 18, 0, b.DDD).Opacity(.7)), c.Blur(2, c.Path("M114 66L94 198L104 208L122 66Z", kit.White).Opacity(.3)), fabric.Crease(c, b, 4, "M128 52Q126 80 132 104"),
			c.Line("M112 50L88 202Q88 206 90 207L126 249", b.LL, 1.6).Opacity(.7)))
		c.Part("knot", c.Form("M98 10Q96 4 104 4H152Q160 4 158 10L148 44Q146 50 140 50H116Q110 50 108 44Z", kit.Lin(98, 4, 158, 50, kit.At(0, k.LL), kit.At(.35, k.M), kit.At(1, k.DD)),
			c.Named("pattern", c.Path("M90 22L160 -14V-5L90 31ZM90 56L170 14V23L90 65Z", kit.Lin(98, 0, 158, 0, p.L, p.M, p.D)), c.Path("M90 35L170 -7V-4L90 38Z", p.LL)), c.Blur(4, c.Path("M138 0L130 56H150L166 0Z", k.DDD).Opacity(.45)), c.Blur(1.5, c.Path("M102 12Q102 8 108 8H118L116 44Q112 44 111 40Z", kit.White).Opacity(.3))))
		c.AnchorBox("fit", 128, 6, 72, 0, 0)
	},
}
