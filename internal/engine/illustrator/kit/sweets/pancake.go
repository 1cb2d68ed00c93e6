package sweets

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pancake = kit.Piece{
	Name: "pancake", Cm: 22,
	States:  "1-pancakes; 2-pancakes; 3-pancakes; 4-pancakes; 5-pancakes; 6-pancakes",
	Palette: "pancakes #e0a04c; syrup #a5501a maple_syrup; butter #ffe27a; plate #e3edf4",
	Draw: func(c *kit.Canvas) {
		k, s, b, p := c.Tones("pancakes"), c.Tones("syrup"), c.Tones("butter"), c.Tones("plate")
		c.Part("plate", edible.Saucer(c, 128, 204, 124, p))
		c.Part("plate", c.Blur(6, c.Ellipse(132, 204, 100, 16, p.DDD)).Opacity(.6))
		cake := func(dx, y float64, last bool) kit.Node {
			x0, x1 := 32+dx, 224+dx
			d := sheen.D("M%g %gC%g %g %g %g 128 %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g 128 %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ",
				x0, y, x0+6, y-14, x0+50, y-22, y-22, x1-50, y-22, x1-6, y-14, x1, y, x1+7, y+8, x1+7, y+18, x1, y+24, x1-10, y+38, x1-50, y+44, y+44, x0+50, y+44, x0+10, y+38, x0, y+24, x0-7, y+18, x0-7, y+8, x0, y)
			n := kit.Of(c.Form(d, kit.Lin(0, y-10, 0, y+46, kit.At(.2, k.D), kit.At(.32, k.LL), kit.At(.6, kit.Hex("#ffe6ae")), kit.At(.8, k.L), kit.At(1, k.DD)), edible.Shade(c, d, k, 13),
				c.Blur(2, c.Line(sheen.D("M%g %gQ128 %g %g %g", x0, y+8, y+50, x1, y+8), k.D, 4)).Opacity(.7)))
			top := sheen.D("M%g %gC%g %g %g %g 128 %gC%g %g %g %g %g %gC%g %g %g %g 128 %gC%g %g %g %g %g %gZ", x0-3, y+6, x0, y-14, x0+46, y-23, y-23, x1-46, y-23, x1, y-14, x1+3, y+6, x1-4, y+20, x1-50, y+27, y+27, x0+50, y+27, x0+4, y+20, x0-3, y+6)
			if last {
				return kit.Of(n, c.Form(top, kit.Rad(100, y-10, 140, k.L, k.M, k.D, k.DD), c.Path(top, kit.None).Stroke(kit.Hex("#ffe2a4"), 7).Opacity(.9), c.Blur(5, c.Ellipse(128, y+3, 76, 16, k.DD)).Opacity(.4)))
			}
			return kit.Of(n, c.Form(top, kit.Lin(0, y-20, 0, y+26, k.D, k.M), c.Blur(4, c.Ellipse(130, y-2, 96, 20, k.DDD)).Opacity(.65)))
		}
		n := 4
		for _, other := range []int{1, 2, 3, 5, 6} {
			if c.State(fmt.Sprintf("%d-pancakes", other)) {
				n = other
			}
		}
		step := min(29, 122/float64(max(n-1, 1)))
		var cakes []kit.Node
		for k := range n {
			cakes = append(cakes, cake([]float64{-2, 3, -3}[k%3], 164-step*float64(k), k == n-1))
		}
		c.Part("pancakes", cakes...)
		down := 164 - step*float64(n-1) - 78 // how much lower the uppermost lies than in a stack of four
		drips := func(node kit.Node) kit.Node { return node.Scale(1, min(1, 1-.0072*down), 128, 82).Move(0, down) }
		const syrup = "M52 82C50 66 90 60 128 60C166 60 206 66 206 82C208 92 204 96 200 100C200 112 202 132 198 142C194 150 184 148 183 140C182 130 184 114 176 110C168 108 168 118 168 132C168 150 168 168 162 178C156 184 148 180 147 172C146 156 148 132 140 120C132 112 122 114 120 122C118 132 118 140 114 144C108 150 101 146 100 138C99 126 98 116 90 114C82 114 82 124 82 140C82 156 82 166 76 170C68 174 62 168 62 160C62 140 64 116 60 104C56 98 53 92 52 82Z"
		c.Part("syrup", drips(c.Blur(3, c.Path(syrup, k.DDD).Move(2, 4)).Opacity(.5)), drips(c.Form(syrup, kit.Lin(60, 56, 190, 170, s.L.Alpha(.9), s.M.Alpha(.92), s.D.Alpha(.95)), c.Blur(6, c.Ellipse(128, 84, 56, 12, kit.Hex("#f0a040"))).Opacity(.7), edible.Shade(c, syrup, s, 11))),
			drips(c.Line("M69 122V158M107 122V134M155 130V166M191 108V134", kit.White, 3.2).Opacity(.65).Shade()), drips(c.Path("M64 80C70 70 96 66 116 66C122 67 121 71 116 71C98 72 82 76 74 83C68 88 60 87 64 80Z", kit.White).Opacity(.65).Shade()))
		c.Part("butter", kit.Of(c.Blur(3, c.Ellipse(134, 84, 38, 11, s.DDD)).Opacity(.6), c.Form("M92 62L130 76V92C130 95 127 95 124 94L96 83Q92 81 92 78Z", kit.Lin(92, 62, 120, 94, b.LL, b.M)), c.Form("M130 76L168 60V76Q168 80 164 82L134 94Q130 95 130 92Z", kit.Lin(130, 70, 168, 90, b.D, b.DD)), c.Form("M92 62Q90 60 94 58L126 46Q130 45 134 46L166 57Q170 59 167 61L133 75Q130 76 127 75Z", kit.Lin(100, 46, 150, 76, b.LL, b.L, b.M)), c.Line("M98 60L128 49", kit.White, 3).Opacity(.8), c.Line("M96 66V78", kit.White, 2.5).Opacity(.5)).Move(0, down))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 78+down, 120, 0, 0)
	},
}
