package holiday

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var americanFlag = kit.Piece{
	Name: "american-flag", Cm: 150, Facing: kit.Right,
	States:  "flat -pole",
	Palette: "stripes #c8283a; stars #ffffff; canton #2a4a94 blue; pole #d9b25a; white #fbf8f3",
	Draw: func(c *kit.Canvas) {
		r, s, b, p, w := c.Tones("stripes"), c.Tones("stars"), c.Tones("canton"), c.Tones("pole"), c.Tones("white")
		c.Part("pole", c.Form(kit.RoundRect(12, 22, 9, 234, 4), kit.Lin(12, 0, 21, 0, p.D, p.LL, p.M, p.DD)), festoon.Sphere(c, p, 16.5, 15, 10))
		x0, x1, top, high := 21.0, 250.0, 34.0, 134.0
		flat := c.State("flat") // as it is printed: without a pole and without waves
		if flat {
			x0, x1, top, high = 3, 253, 62, 132
		}
		wave := func(x float64) float64 {
			u := (x - x0) / (x1 - x0)
			if flat {
				return 0
			}
			return 11 * u * math.Sin(u*2*math.Pi*1.15-.3) * min(1, u*3+.35)
		}
		band := func(a, z, v0, v1 float64) string {
			d, back := "", ""
			const n = 22
			for i := range n + 1 {
				x := a + (z-a)*float64(i)/n
				d += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x, top+high*v0+wave(x))
				back = fmt.Sprintf("L%.2f %.2f", x, top+high*v1+wave(x)) + back
			}
			return d + back + "Z"
		}
		var stripes []kit.Node
		for i := range 13 {
			fill := r.M
			if i%2 == 1 {
				fill = w.M
			}
			stripes = append(stripes, c.Path(band(x0, x1, float64(i)/13-.002, float64(i+1)/13+.002), fill))
		}
		var stars []kit.Node
		cw := (x1 - x0) * .42
		for row := range 9 {
			n := 6 - row%2
			for i := range n {
				x := x0 + cw*(float64(i)+.5+.5*float64(row%2))/6
				y := top + high*7/13*(float64(row)+.75)/9.5 + wave(x)
				stars = append(stars, c.Path(festoon.StarPath(x, y, 4.1, .4, 5), s.M))
			}
		}
		whole := band(x0, x1, 0, 1)
		dark := kit.Hex("#2a1440")
		var folds []kit.Node
		for i := range 46 {
			x := x0 + (x1-x0)*float64(i)/46
			slope := wave(x+2) - wave(x-2)
			box := c.Path(band(x, min(x1, x+(x1-x0)/46+.4), -.05, 1.05), map[bool]kit.Color{true: dark, false: kit.White}[slope > 0])
			folds = append(folds, box.Opacity(min(.4, math.Abs(slope)*.16)))
		}
		var seam []kit.Node
		if !flat {
			seam = []kit.Node{c.Blur(3, c.Rect(x0-2, top-10, 8, high+20, 0, dark).Opacity(.4))}
		}
		inside := append([]kit.Node{kit.Of(stripes...), c.Named("canton", c.Path(band(x0, x0+cw, 0, 7.0/13), kit.Lin(x0, top, x0+cw, top+70, b.L, b.M, b.D))), c.Named("stars", stars...), c.Blur(2.5, folds...), c.Path(whole, kit.None).Stroke(kit.White, 1.6).Opacity(.25)}, seam...)
		c.Part("stripes", c.Form(whole, w.M, inside...))
		c.Part("pole", c.Line("M16 50h7M16 156h7", p.DD, 3))
		c.Anchor("ground", 16.5, 256)
		c.AnchorBox("grip", 16.5, 220, 0, 0, 0)
	},
}
