package head

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// pilgrimFront is a tall hat that narrows to the top, with a wide brim and a buckle.
func pilgrimFront(f *figure.Figure, t kit.Tones) kit.Node {
	band := kit.Hex("#8f6a3a")
	return kit.Of(browShadow(f, -6), f.Form("M-34 -24L-23 -82Q2 -90 25 -82L36 -24Q2 -14 -34 -24Z", hatFill(f, t), f.Line("M-40 -33Q2 -22 42 -33", band, 13), f.Blur(6, f.Rect(18*f.Light-8, -84, 18, 70, 0, t.DDD)).Opacity(.4), ShineOn(f, "M-24 -38L-17 -72", 4)),
		f.Path("M-23 -82Q2 -90 25 -82Q2 -74 -23 -82Z", t.L), brim(f, t, 60, -24), f.Rect(-8+f.Face(1), -38, 20, 17, 2, kit.None).Stroke(kit.Hex("#f2c64f"), 4.5))
}

// furHoodFront is a hood with a rim of fur around the face.
func furHoodFront(f *figure.Figure, t kit.Tones) kit.Node {
	fur := figure.HexTones("#e8d6bc")
	n := kit.Of(hoodFront(f, t))
	for i := range 17 {
		a := math.Pi * (1.24 - 1.48*float64(i)/16)
		x, y := 2+41*math.Cos(a), 6-50*math.Sin(a)
		n = kit.Of(n, f.Circle(x, y, 11, kit.Rad(x-3, y-3, 13, fur.LL, fur.M, fur.D)))
	}
	return n
}
