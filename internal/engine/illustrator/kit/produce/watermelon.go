package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var watermelon = kit.Piece{
	Name: "watermelon", Cm: 26,
	States:  "whole; " + edible.Cuts,
	Palette: "flesh #f0435a; rind #3f9e4a; seeds #4a3a3c",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("rind"), Seeds: kit.Hex("#3a2a2c")}).Draw(c) {
			return
		}
		f, r, s := c.Tones("flesh"), c.Tones("rind"), c.Tones("seeds")
		if c.State("whole") {
			d := kit.Oval(128, 134, 122, 106)
			c.Part("rind", c.Form(d, kit.Rad(88, 92, 180, r.LL, r.L, r.M, r.D), edible.Scatter(c, 4, 26, 252, 240, 9, 1, edible.Everywhere, func(i int, _, _ float64) kit.Node {
				u := float64(i)/4 - 1
				band := edible.Wavy(0, 0, 11, 112, 40, func(t float64) float64 { return .84 + .2*math.Sin(t*2*math.Pi*11+float64(i)) })
				return c.Blur(.8, c.Path(band, r.DD).Scale(1.25-.7*u*u, 1, 0, 0).Move(128+104*u, 134)).Opacity(.85)
			}), edible.Shade(c, d, r, 34)), c.Path("M44 118C52 84 80 60 112 54C122 53 122 62 112 64C84 72 66 92 58 122C54 132 40 130 44 118Z", kit.White).Opacity(.45).Shade(), edible.Stalk(c, "M128 34C126 22 134 12 150 10", 9, kit.TonesOf(kit.Hex("#8a9a4a"))))
			c.Part("flesh")
			c.Part("seeds")
			c.Anchor("ground", 128, 240)
			return
		}
		const outer = "M6 92Q2 84 12 82H244Q254 84 250 92C244 158 194 216 128 216C62 216 12 158 6 92Z"
		var stripes []kit.Node
		for i := range 13 {
			a := math.Pi * (float64(i) + .5) / 13
			x, y := 128+math.Cos(a)*116, 84+math.Sin(a)*122
			stripes = append(stripes, c.Blur(1, c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", x-math.Cos(a)*14, y-math.Sin(a)*14, x+math.Cos(a)*14, y+math.Sin(a)*14), r.DD, 11)).Opacity(.85))
		}
		c.Part("rind", c.Form(outer, kit.Lin(30, 90, 200, 220, r.L, r.M, r.D), kit.Of(stripes...), edible.Shade(c, outer, r, 14)),
			c.Form("M18 82H238C234 150 188 200 128 200C68 200 22 150 18 82Z", kit.Lin(30, 90, 200, 200, kit.Hex("#f4ffd9"), kit.Hex("#dcf3b4"), kit.Hex("#b6dd8c"))))
		const flesh = "M29 82H227C222 144 182 188 128 188C74 188 34 144 29 82Z"
		c.Part("flesh", c.Blur(2, c.Path(flesh, kit.Hex("#ffd0b8"))), c.Form(flesh, kit.Rad(110, 90, 130, f.L, f.M, f.M, f.D),
			edible.Scatter(c, 30, 84, 226, 186, 60, 12, edible.Everywhere, func(i int, x, y float64) kit.Node {
				t := f.D
				if i%2 == 0 {
					t = f.LL
				}
				return c.Ellipse(x, y, 2.6, 1.5, t).Rotate(float64(i*37), x, y).Opacity(.4)
			}),
			c.Blur(6, c.Path("M60 76H150L112 190H60Z", f.LL)).Opacity(.4), c.Rect(20, 82, 220, 4, 0, f.LL).Opacity(.7),
			c.Blur(8, c.Path("M227 82C222 144 182 188 128 188L240 200Z", f.DD)).Opacity(.5)))
		for _, v := range [][3]float64{{66, 110, 14}, {104, 106, 6}, {150, 108, -6}, {190, 112, -14}, {84, 138, 12}, {128, 134, 0}, {172, 138, -12}, {108, 164, 6}, {150, 163, -6}} {
			x, y := v[0], v[1]
			d := sheen.D("M%g %gc7 6 8 17 0 18c-8 -1 -7 -12 0 -18z", x, y-9)
			c.Part("seeds", kit.Of(c.Path(d, f.DD).Scale(1.35, 1.25, x, y).Opacity(.6), c.Path(d, kit.Lin(x-5, y-8, x+5, y+9, s.L, s.M, s.DD)), c.Ellipse(x-2.3, y, 1.3, 3.6, kit.White).Opacity(.65), c.Line(sheen.D("M%g %gq6 -1 7 -6", x+.5, y+12), f.LL, 1.5).Opacity(.5)).Rotate(v[2], x, y))
		}
		c.Add(c.Path("M40 100C46 128 60 152 82 168C90 175 83 182 74 176C52 160 38 134 33 104C32 94 38 92 40 100Z", kit.White).Opacity(.35).Shade())
		c.AnchorBox("grip", 128, 208, 0, 0, 0)
		c.Anchor("ground", 128, 216)
	},
}
