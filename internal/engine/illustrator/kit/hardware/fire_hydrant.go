package hardware

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var fireHydrant = kit.Piece{
	Name: "fire-hydrant", Cm: 80,
	Palette: "body #e5342b; caps #f7b731; chain #9aa5b1 metal",
	Draw: func(c *kit.Canvas) {
		b, k, m := c.Tones("body"), c.Tones("caps"), c.Tones("chain")
		across := func(x1, x2 float64, t kit.Tones) kit.Gradient {
			return kit.Lin(x1, 0, x2, 0, kit.At(0, t.D), kit.At(.18, t.M), kit.At(.34, t.L), kit.At(.5, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
		}
		hex := func(x, y, r float64) string {
			d := "M"
			for i := range 6 {
				s, k := math.Sincos(float64(i)*math.Pi/3 + .2)
				d += fmt.Sprintf("%.1f %.1fL", x+r*k, y+r*s)
			}
			return d[:len(d)-1] + "Z"
		}
		bolt := func(x, y, r float64, t kit.Tones) kit.Node {
			return kit.Of(c.Circle(x, y, r, t.DD), c.Circle(x-.7, y-1, r*.84, kit.Rad(x-2, y-3, r*1.2, t.LL, t.M, t.D)))
		}
		side := kit.Of(c.Named("body", c.Rect(46, 112, 46, 46, 0, kit.Lin(0, 112, 0, 158, kit.At(0, b.M), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD))), c.Rect(80, 106, 12, 58, 4, kit.Lin(0, 106, 0, 164, b.L, b.M, b.DD))),
			c.Named("caps", c.Rect(34, 104, 20, 62, 8, kit.Lin(0, 104, 0, 166, kit.At(0, k.M), kit.At(.25, k.LL), kit.At(.5, k.M), kit.At(1, k.DD))), c.Rect(48, 104, 5, 62, 2.5, k.DD).Opacity(.45), c.Rect(20, 122, 18, 26, 5, kit.Lin(0, 122, 0, 148, kit.At(0, k.L), kit.At(.3, k.LL), kit.At(.5, k.M), kit.At(1, k.DD)))))
		c.Add(c.Both(128, side))
		c.Part("body", c.Form("M86 88H170L176 212H80Z", across(80, 176, b), gloss.Dim(c, 5, .45, "M70 84H190V102H70Z", b), c.Blur(6, c.Ellipse(136, 164, 52, 48, b.DDD).Opacity(.5)), c.Blur(1.2, gloss.Glint(c, "M101 104Q98 160 96 204H106Q108 160 110 104Z", .3))),
			c.Form(kit.RoundRect(70, 202, 116, 20, 8), across(70, 186, b), c.Rect(70, 216, 116, 6, 0, b.DDD).Opacity(.35), c.Rect(78, 204.5, 100, 3.5, 1.7, kit.White).Opacity(.3)),
			c.Form(kit.RoundRect(58, 218, 140, 26, 9), across(58, 198, b), c.Rect(58, 236, 140, 8, 0, b.DDD).Opacity(.4), c.Rect(68, 221, 118, 4, 2, kit.White).Opacity(.32)))
		for _, x := range []float64{76, 104, 152, 180} {
			c.Part("body", bolt(x, 231, 6, m))
		}
		c.Part("caps", c.Form("M82 82C82 34 174 34 174 82Z", kit.Rad(108, 48, 84, kit.At(0, k.LL), kit.At(.35, k.M), kit.At(.75, k.D), kit.At(1, k.DD)), c.Line("M128 30C112 44 108 60 108 84M128 30C144 44 148 60 148 84", k.DD, 3).Opacity(.45), gloss.Glint(c, "M94 78C94 58 102 48 112 44C104 54 103 66 103 78Z", .45), c.Path("M170 84C172 60 160 48 148 42C160 54 164 66 163 84Z", k.LL).Opacity(.35)),
			c.Form(kit.RoundRect(72, 74, 112, 20, 8), across(72, 184, k), c.Rect(72, 87, 112, 7, 0, k.DDD).Opacity(.35), c.Rect(82, 76.5, 90, 3.6, 1.8, kit.White).Opacity(.45)), bolt(86, 85, 4.2, k), bolt(114, 85, 4.2, k), bolt(142, 85, 4.2, k), bolt(170, 85, 4.2, k),
			c.Form(kit.RoundRect(106, 32, 44, 13, 6), across(106, 150, k), c.Rect(106, 40, 44, 5, 0, k.DDD).Opacity(.35)), c.Form("M114 16Q114 11 119 11H137Q142 11 142 16V34H114Z", across(114, 142, k), c.Rect(114, 11, 28, 4, 2, kit.White).Opacity(.4), c.Rect(131, 11, 11, 24, 0, k.DD).Opacity(.35)))
		c.Part("nozzle", c.Circle(128, 152, 39, b.DDD).Opacity(.55), c.Circle(127, 149, 38, kit.Lin(96, 116, 158, 186, kit.At(0, b.LL), kit.At(.4, b.M), kit.At(1, b.DD))), c.Circle(127, 149, 31, kit.Lin(104, 126, 152, 176, b.DD, b.L)), c.Circle(127, 149, 28, kit.Lin(104, 126, 152, 176, kit.At(0, k.LL), kit.At(.45, k.M), kit.At(1, k.DD))), c.Circle(127, 149, 19, kit.Lin(112, 134, 144, 166, k.D, k.L)),
			c.Path(hex(129, 152, 12.5), k.DDD).Opacity(.6), c.Path(hex(127, 149, 12.5), kit.Lin(116, 138, 138, 160, k.LL, k.M, k.D)), c.Path(hex(126.4, 148.2, 8), k.L), c.Line("M104 138a26 26 0 0 1 20 -15", kit.White, 4).Opacity(.6))
		for i := range 6 {
			t := float64(i) / 5
			x, y, tone := 52+t*46, 162+math.Sin(t*3.14)*20+t*12, m.D
			if i%2 == 1 {
				tone = m.L
			}
			c.Part("chain", c.Ellipse(x, y, 5, 3.4, kit.None).Stroke(tone, 2.6).Rotate(40-t*50, x, y))
		}
		c.Anchor("ground", 128, 244)
	},
}
