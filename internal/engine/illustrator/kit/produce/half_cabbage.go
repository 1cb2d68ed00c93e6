package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// halfCabbage is the cut face of a cabbage before its other half: leaves that fold around each other, and the core.
func halfCabbage(c *kit.Canvas, l, v kit.Tones) {
	const back = "M120 34C176 4 250 46 252 122C252 190 208 232 150 226Z"
	c.Part("leaves", sheen.Body(c, back, l, 22, c.Line("M176 30Q236 90 214 206M196 96Q226 84 244 88M206 138Q232 128 248 138M206 170Q226 168 238 180", v.M, 4).Opacity(.75)))
	const cut = "M100 32C160 32 200 76 200 138C200 190 170 226 122 232L114 250H86L78 232C30 226 2 190 2 138C2 76 40 32 100 32Z"
	pale := kit.TonesOf(l.LL.Toward(kit.White, .55))
	c.Part("leaves", c.Clip(back, c.Blur(7, c.Path(cut, l.DDD).Move(6, 2)).Opacity(.6)), c.Form(cut, kit.Lin(10, 40, 190, 240, l.M, l.D, l.DD)))
	const in = "M100 40C154 40 192 80 192 138C192 186 162 220 116 225L110 244H90L84 225C38 220 10 186 10 138C10 80 46 40 100 40Z"
	var folds []kit.Node
	for i := range 7 {
		k := 1 - .13*float64(i)
		for _, side := range []float64{-1, 1} {
			d := ""
			for s := range 13 {
				u := float64(s) / 12
				a := math.Pi * (.02 + .86*u)
				wave := 1 + .045*math.Sin(u*19+float64(i)*1.7+side)
				d += sheen.D("%.1f,%.1f ", 100+side*84*k*wave*math.Sin(a), 140-96*k*wave*math.Cos(a)+8*float64(i))
			}
			folds = append(folds, c.Line(d, l.D, 5.4), c.Line(d, pale.M, 2.4).Move(1.6*side, 2.2))
		}
	}
	core := "M100 118C110 150 116 186 114 240H86C84 186 90 150 100 118Z"
	c.Part("veins", c.Form(in, kit.Rad(90, 120, 120, pale.LL, pale.M, pale.D, l.L), kit.Of(folds...), c.Line("M100 150Q72 132 52 128M100 150Q128 132 148 128M98 178Q66 168 44 172M102 178Q134 168 156 172M96 204Q70 202 52 212M104 204Q130 202 148 212", v.M, 6),
		c.Form(core, kit.Lin(86, 0, 114, 0, v.L, kit.White, v.D)), edible.Shade(c, in, pale, 14)))
	c.Anchor("ground", 120, 250)
}
