package effects

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var brushStroke = kit.Piece{
	Name: "brush-stroke", Cm: 30,
	Palette: "stroke #e5405e paint",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("stroke")
		r := c.Rand()
		switch c.Variant(4) {
		case 1:
			c.Part("stroke", bristles(c, r, []shape.Pt{{X: 18, Y: 170}, {X: 70, Y: 108}, {X: 132, Y: 132}, {X: 186, Y: 142}, {X: 240, Y: 92}}, 60, 44, t))
		case 2:
			for i := range 3 {
				y := 84 + 44*float64(i)
				a, b := shape.Pt{X: 16 + shape.Between(r, 0, 18), Y: y + 8}, shape.Pt{X: 240 - shape.Between(r, 0, 22), Y: y - 8}
				if i%2 == 1 {
					a, b = b, a
				}
				c.Part("stroke", bristles(c, r, []shape.Pt{a, {X: 128, Y: y}, b}, 46, 32, t))
			}
		case 3:
			c.Part("stroke", bristles(c, r, shape.Arc(128, 128, 88, 88, -120, 200, 14), 42, 40, t))
		default:
			c.Part("stroke", bristles(c, r, []shape.Pt{{X: 12, Y: 140}, {X: 84, Y: 124}, {X: 160, Y: 130}, {X: 246, Y: 116}}, 84, 62, t))
		}
		c.AnchorBox("print", 128, 128, 180, 46, 0)
	},
}

// bristles is a stroke of a flat brush: many hairs side by side, each with its own length, gaps and tone.
func bristles(c *kit.Canvas, r *rand.Rand, pts []shape.Pt, width float64, n int, t kit.Tones) kit.Node {
	steps := shape.Sample(pts, 90)
	last := len(steps) - 1
	tones := []kit.Color{t.M, t.M, t.D, t.M.Shade(-.4), t.L, t.M.Shade(.4)}
	var out []kit.Node
	hair := func(v float64, from, to int, w float64, tone kit.Color) {
		if to-from < 3 {
			return
		}
		run := make([]shape.Step, 0, to-from+1)
		wave, ph := shape.Between(r, .2, .9), shape.Between(r, 0, 6)
		for i := from; i <= to; i++ {
			s := steps[i]
			p := s.Off(v + wave*math.Sin(float64(i)*.14+ph))
			u := float64(i-from) / float64(to-from)
			run = append(run, shape.Step{X: p.X, Y: p.Y, DX: s.DX, DY: s.DY, T: u})
		}
		out = append(out, c.Path(shape.Ribbon(run, func(u float64) float64 { return w * min(1, .25+6*u, .2+5*(1-u)) }), tone))
	}
	for i := range n {
		u := (float64(i)+.5)/float64(n)*2 - 1
		v := u * width / 2
		edge := math.Abs(u)
		from := int(shape.Between(r, 0, 5+9*edge*edge))
		to := last - int(shape.Between(r, 0, 9+16*edge*r.Float64()))
		w := width / float64(n) * 1.9
		hair(v, from, to, w, tones[r.IntN(len(tones))])
		if r.Float64() < .3+.3*edge { // a dry gap near the end, with a thin hair going on
			hair(v, to+2, min(last, to+int(shape.Between(r, 4, 16))), w*.5, t.M)
		}
		if i%3 == 0 {
			a := int(shape.Between(r, 4, 50))
			hair(v+shape.Between(r, -1, 1), a, min(last-4, a+int(shape.Between(r, 12, 40))), shape.Between(r, .5, 1.1), []kit.Color{t.LL, t.DD, t.L}[r.IntN(3)].Alpha(.6))
		}
	}
	for range 9 { // stray hairs along both edges
		side := shape.Pick(r, -1.0, 1)
		a := int(shape.Between(r, 0, 60))
		hair(side*width*shape.Between(r, .5, .54), a, min(last, a+int(shape.Between(r, 10, 30))), shape.Between(r, .6, 1.6), t.M)
	}
	// The gaps show what is behind: long thin slits cut out by a mask.
	mask := []kit.Node{c.Rect(-80, -80, 420, 420, 0, kit.White)}
	for range 16 {
		a := int(shape.Between(r, 26, 70))
		b := min(last, a+int(shape.Between(r, 14, 40)))
		v := shape.Between(r, -.46, .46) * width
		var run []shape.Step
		for i := a; i <= b; i++ {
			p := steps[i].Off(v)
			run = append(run, shape.Step{X: p.X, Y: p.Y, DX: steps[i].DX, DY: steps[i].DY, T: float64(i-a) / float64(max(b-a, 1))})
		}
		k := shape.Between(r, .6, 1.7)
		mask = append(mask, c.Path(shape.Ribbon(run, func(u float64) float64 { return .1 + k*u }), kit.Black))
	}
	return c.Mask(kit.Of(mask...), out...)
}

var underlineStroke = kit.Piece{
	Name: "underline-stroke", Cm: 25,
	Palette: "stroke #f2a21f underline",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("stroke")
		r := c.Rand()
		switch c.Variant(4) {
		case 1:
			for i, y := range []float64{112, 134} {
				pts := []shape.Pt{{X: 10 + 20*float64(i), Y: y + 6}, {X: 90, Y: y - 4}, {X: 170, Y: y - 2}, {X: 246 - 26*float64(i), Y: y - 8}}
				c.Part("stroke", c.Path(shape.Ribbon(shape.Sample(pts, 60), shape.Taper(11-3*float64(i), .25)), kit.Lin(0, 0, 256, 0, t.D, t.M, t.L)))
			}
		case 2:
			pts := []shape.Pt{{X: 8, Y: 126}}
			for i := range 12 {
				pts = append(pts, shape.Pt{X: 22 + 19.5*float64(i), Y: 126 + 10*float64(i%2*2-1)})
			}
			c.Part("stroke", c.Path(shape.Ribbon(shape.Sample(pts, 140), shape.Taper(9, .5)), kit.Lin(0, 0, 256, 0, t.M, t.D)))
		case 3:
			pts := []shape.Pt{{X: 8, Y: 130}, {X: 120, Y: 112}, {X: 240, Y: 110}, {X: 226, Y: 124}, {X: 120, Y: 132}, {X: 70, Y: 146}, {X: 190, Y: 140}}
			c.Part("stroke", c.Path(shape.Ribbon(shape.Sample(pts, 120), shape.Taper(9, .35)), kit.Lin(0, 0, 256, 0, t.M, t.D)))
		default:
			c.Part("stroke", bristles(c, r, []shape.Pt{{X: 6, Y: 136}, {X: 90, Y: 124}, {X: 170, Y: 126}, {X: 250, Y: 116}}, 24, 24, t))
		}
	},
}

var circleScribble = kit.Piece{
	Name: "circle-scribble", Cm: 25,
	Palette: "line #e2383f red",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("line")
		r := c.Rand()
		turns := []float64{400, 760, 1100}[c.Variant(3)]
		var pts []shape.Pt
		n := int(turns / 24)
		wob := []float64{.03, .05, .06}[c.Variant(3)]
		p1, p2 := shape.Between(r, 0, 6), shape.Between(r, 0, 6)
		for i := range n + 1 {
			a := -150 + turns*float64(i)/float64(n)
			k := 1 + wob*math.Sin(a/57*.37+p1) + wob*.7*math.Sin(a/57*.71+p2) + .05*(float64(i)/float64(n)-.5)
			pts = append(pts, shape.Pt{X: 128 + 116*k*math.Cos(a*math.Pi/180), Y: 128 + 84*k*math.Sin(a*math.Pi/180)})
		}
		c.Part("line", c.Path(shape.Ribbon(shape.Sample(pts, n*7), func(u float64) float64 { return 4.5 + 3*math.Sin(u*9+p1)*.5 + 2.5*(1-u) }), kit.Lin(0, 40, 0, 220, t.L, t.M, t.D)))
		c.AnchorBox("inside", 128, 128, 170, 110, 0)
	},
}
