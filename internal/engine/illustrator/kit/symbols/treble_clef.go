package symbols

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var trebleClef = kit.Piece{
	Name: "treble-clef", Cm: 20,
	Palette: "clef #7657e8",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("clef")
		pts := []shape.Pt{{X: 112, Y: 168}, {X: 122, Y: 148}, {X: 148, Y: 148}, {X: 164, Y: 172}, {X: 150, Y: 198}, {X: 116, Y: 204}, {X: 86, Y: 186}, {X: 80, Y: 152}, {X: 102, Y: 116}, {X: 136, Y: 88}, {X: 154, Y: 52}, {X: 146, Y: 14}, {X: 128, Y: 18}, {X: 116, Y: 56}, {X: 122, Y: 110}, {X: 134, Y: 170}, {X: 142, Y: 216}, {X: 132, Y: 242}, {X: 110, Y: 243}}
		widths := []float64{5, 9, 12, 13, 10, 10, 15, 17, 15, 15, 15, 9, 7, 9, 8, 8, 8, 8, 6}
		w := func(u float64) float64 {
			i := min(len(widths)-2, int(u*float64(len(widths)-1)))
			f := u*float64(len(widths)-1) - float64(i)
			return 1.12 * (widths[i]*(1-f) + widths[i+1]*f)
		}
		steps := shape.Sample(pts, 220)
		fill := kit.Lin(70, 10, 170, 250, t.L, t.M, t.D)
		var bits []kit.Node
		for i := 0; i < len(steps)-1; i += 10 { // in short pieces, so that crossings stay filled
			part := make([]shape.Step, 0, 13)
			for k := i; k <= min(i+12, len(steps)-1); k++ {
				part = append(part, steps[k])
			}
			bits = append(bits, c.Path(piecewise(part, w), fill))
		}
		bits = append(bits, c.Circle(108, 230, 15, fill))
		c.Part("clef", shape.Solid(c, t, .62, bits...), c.Ellipse(103, 224, 4.6, 3.2, kit.White).Rotate(-30, 103, 224).Opacity(.65),
			c.Line("M82 148C86 132 98 118 110 108", kit.White, 3).Opacity(.5), c.Line("M146 66C150 54 150 40 147 30", kit.White, 3).Opacity(.5))
	},
}

// piecewise is a ribbon of a part of a longer curve, whose widths are those of the whole.
func piecewise(steps []shape.Step, w func(float64) float64) string { return shape.Ribbon(steps, w) }

// drawBassClef draws the clef of the low voices.
func drawBassClef(c *kit.Canvas) {
	t := c.Tones("clef")
	pts := []shape.Pt{{X: 62, Y: 110}, {X: 66, Y: 70}, {X: 112, Y: 40}, {X: 164, Y: 64}, {X: 172, Y: 124}, {X: 136, Y: 188}, {X: 52, Y: 236}}
	d := shape.Ribbon(shape.Sample(pts, 100), func(u float64) float64 { return 8 + 30*math.Pow(math.Sin(math.Pi*min(1, u*1.02)), 1.6) })
	fill := kit.Lin(50, 40, 180, 230, t.L, t.M, t.D)
	c.Part("clef", shape.Solid(c, t, 1, c.Path(d, fill), c.Circle(80, 108, 27, fill)), c.Ellipse(72, 98, 7, 5, kit.White).Rotate(-30, 72, 98).Opacity(.6))
	for _, y := range []float64{84, 136} {
		c.Part("clef", shape.Plump(c, kit.Oval(212, y, 15, 15), t), c.Ellipse(207, y-5, 4, 3, kit.White).Opacity(.6))
	}
}
