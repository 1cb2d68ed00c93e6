package symbols

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var wingedHeartPiece = kit.Piece{Name: "winged-heart", Cm: 30, Palette: heart.Palette, Draw: func(c *kit.Canvas) {
	wingedHeart(c, c.Tones("fill"), c.Tones("outline"))
	c.AnchorBox("print", 128, 112, 130, 70, 0)
	c.Anchor("ground", 128, 234)
}}

var puzzleHeartPiece = kit.Piece{Name: "puzzle-heart", Cm: 20, Palette: heart.Palette, Draw: func(c *kit.Canvas) {
	puzzleHeart(c, c.Tones("fill"), c.Tones("outline"))
	c.AnchorBox("print", 128, 112, 130, 70, 0)
	c.Anchor("ground", 128, 234)
}}

// wingedHeart has a pair of white feathered wings.
func wingedHeart(c *kit.Canvas, t, o kit.Tones) {
	w := kit.TonesOf(kit.Hex("#f7f9fd"))
	shade := kit.Hex("#9fb2d4")
	var rows []kit.Node
	for row := range 3 {
		n := []int{6, 5, 4}[row]
		for i := n - 1; i >= 0; i-- {
			u := float64(i) / float64(n-1)
			l := []float64{112, 82, 54}[row] * (1 - .52*u)
			x, y := 148.0, 118+u*30-float64(row)*2
			a := -40 + 66*u
			m, e := shape.Polar(x, y, l*.5, a+14), shape.Polar(x, y, l, a-4)
			steps := shape.Sample([]shape.Pt{{X: x, Y: y}, m, e}, 24)
			d := shape.Ribbon(steps, func(q float64) float64 {
				return (10 + 21*math.Sin(math.Pi*min(1, q*.76+.1))) * (1 - .6*math.Pow(q, 8))
			})
			rows = append(rows, c.Path(d, shade.Shade(-.6)).Move(.4, 2), c.Form(d, kit.Lin(x, y, e.X, e.Y, w.D, w.M, w.L), c.Blur(1.4, c.Path(d, kit.None).Stroke(shade, 4).Move(-.6, -2.2)).Opacity(.9)), c.Line(shape.Line(steps[3:18]), shade, .9).Opacity(.7))
		}
	}
	c.Part("wings", c.Both(128, rows...))
	d := shape.Heart(128, 136, 122)
	c.Part("outline", shape.Cast(c, d, o.DDD, 0, 3, 4, .35))
	c.Part("fill", shape.Plump(c, d, t))
	c.Part("shine", c.Path("M77 118C75 100 88 88 102 87C107 87 108 92 104 93C93 96 86 105 85 118C85 124 78 124 77 118Z", kit.White).Opacity(.7))
}

// puzzleHeart is made of four jigsaw pieces of different tones.
func puzzleHeart(c *kit.Canvas, t, o kit.Tones) {
	d := shape.Heart(128, 130, 236)
	v := t.M.Lch()
	quarter := []kit.Tones{t}
	for i := 1; i < 4; i++ {
		q := v
		q.H += []float64{0, 150, 215, 60}[i]
		if v.C < .04 {
			q.L = v.L - .12*float64(i)
		}
		q.L = max(.5, min(.82, q.L+.06*float64(i)))
		quarter = append(quarter, kit.TonesOf(q.Color().In(t.M.Slot())))
	}
	areas := []string{"M0 0H128V126H0Z", "M128 0H256V126H128Z", "M0 126H128V256H0Z", "M128 126H256V256H128Z"}
	var bodies []kit.Node
	for i, a := range areas {
		bodies = append(bodies, c.Clip(a, shape.Plump(c, d, quarter[i])))
	}
	lines := kit.Of(c.Line("M128 0V256M0 126H256", o.DDD, 2.4).Opacity(.4), c.Line("M129 0V256M0 127.2H256", kit.White, 1).Opacity(.35))
	// A knob reaches from its own piece over the seam; turn 0 reaches up.
	knob := func(x, y, turn float64, k kit.Tones) kit.Node {
		return kit.Of(c.Circle(x, y, 18, o.DDD).Opacity(.4), c.Circle(x, y, 16.6, k.M), c.Rect(x-8.5, y+8, 17, 11, 0, k.M), c.Line(fmt.Sprintf("M%g %ga15 15 0 0 1 20 -10", x-13, y-4), kit.White, 1.6).Opacity(.4)).Rotate(turn, x, y)
	}
	knobs := kit.Of(lines, knob(144, 82, 90, quarter[0]), knob(76, 110, 0, quarter[2]), knob(112, 176, -90, quarter[3]), knob(186, 142, 180, quarter[1]))
	c.Part("fill", append(bodies, c.Clip(d, knobs))...)
	c.Part("outline", c.Path(d, kit.None).Stroke(o.DDD, 2).Opacity(.3))
	heartShine(c, .5)
}
