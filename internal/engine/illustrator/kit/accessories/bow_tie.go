package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var bowTie = kit.Piece{
	Name: "bow-tie", Cm: 12,
	Palette: "bow #d92c40 loops silk; knot #d92c40 <bow; dots #fff1dc pattern",
	Draw: func(c *kit.Canvas) {
		b, k, d := c.Tones("bow"), c.Tones("knot"), c.Tones("dots")
		const loop = "M120 108Q84 92 54 72Q30 56 18 66Q8 78 10 128Q8 178 18 190Q30 200 54 184Q84 164 120 148Z"
		var dots []kit.Node
		for i := range 7 {
			for j := range 5 {
				dots = append(dots, c.Circle(22+float64(i)*22-float64(j%2)*11, 76+float64(j)*26, 4.6, d.M))
			}
		}
		shade := kit.Of(c.Blur(5, c.Path("M124 104Q92 112 84 128Q92 144 124 152V104Z", b.DDD).Opacity(.75)), fabric.Crease(c, b, 6, "M118 118Q92 106 66 102"), fabric.Crease(c, b, 6, "M118 140Q90 150 60 156"), fabric.Crease(c, b, 5, "M118 129Q98 128 84 130"))
		left := c.Form(loop, kit.Lin(14, 62, 100, 190, kit.At(0, b.LL), kit.At(.35, b.M), kit.At(1, b.D)), c.Named("dots", kit.Of(dots...)), shade,
			c.Blur(7, c.Path("M6 160Q50 176 120 140V210H6Z", b.DDD).Opacity(.5)), c.Path("M18 80Q22 66 40 74Q66 90 92 102Q60 100 34 92Q22 90 17 110Z", kit.White).Opacity(.34))
		rightForm := c.Form(loop, kit.Lin(90, 62, 20, 200, kit.At(0, b.L), kit.At(.4, b.M), kit.At(1, b.DD)), c.Named("dots", kit.Of(dots...)), shade,
			c.Blur(8, c.Path("M4 60L40 120L120 150V210H4Z", b.DDD).Opacity(.4)), c.Path("M112 106Q84 94 58 76Q46 70 40 72Q60 92 112 106Z", kit.White).Opacity(.3))
		c.Part("loops", left, rightForm.Mirror(128))
		c.Part("knot", c.Form("M112 96Q128 90 144 96Q152 98 152 106Q156 128 152 150Q152 158 144 160Q128 166 112 160Q104 158 104 150Q100 128 104 106Q104 98 112 96Z",
			kit.Lin(104, 94, 154, 162, kit.At(0, k.LL), kit.At(.35, k.M), kit.At(1, k.DD)), c.Named("dots", c.Circle(128, 114, 4.6, d.M), c.Circle(114, 136, 4.6, d.M), c.Circle(141, 137, 4.6, d.D)), fabric.Crease(c, k, 4, "M120 94Q114 128 120 162"), fabric.Crease(c, k, 4, "M138 94Q142 128 136 162"),
			c.Path("M108 108Q109 101 116 100Q111 128 114 150Q106 130 108 108Z", kit.White).Opacity(.42)))
		c.AnchorBox("fit", 128, 112, 120, 0, 0)
	},
}
