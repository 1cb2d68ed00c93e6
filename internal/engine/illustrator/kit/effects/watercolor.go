package effects

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var watercolorSplash = kit.Piece{
	Name: "watercolor-splash", Cm: 40,
	Palette: "wash #4f9fe0 paint; bloom #b07be0 <wash",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, b := c.Tones("wash"), c.Tones("bloom")
		r := c.Rand()
		v := c.Variant(3)
		blot := func(x, y, rx, ry float64, t kit.Tones) { wash(c, r, x, y, rx, ry, t) }
		switch v {
		case 1:
			blot(128, 128, 92, 84, t)
		case 2:
			blot(84, 108, 60, 52, t)
			blot(168, 146, 66, 54, b)
			blot(150, 76, 34, 28, t)
		default:
			blot(110, 122, 78, 70, t)
			blot(166, 142, 58, 52, b)
		}
		for range 26 {
			p := shape.Polar(128, 128, shape.Between(r, 92, 124), shape.Between(r, 0, 360))
			k := shape.Between(r, 1, 4.5)
			c.Part("wash", c.Inner(0, 0, k*.4, t.D.Alpha(.6), c.Circle(p.X, p.Y, k, []kit.Color{t.M, b.M}[r.IntN(2)])).Opacity(shape.Between(r, .35, .7)))
		}
	},
}

// fractal returns an outline that is rough at every size: each pass moves the middle of each side.
func fractal(r *rand.Rand, pts []shape.Pt, passes int, stray float64) []shape.Pt {
	for range passes {
		next := make([]shape.Pt, 0, 2*len(pts))
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			d := math.Hypot(q.X-p.X, q.Y-p.Y)
			k := r.NormFloat64() * stray * d
			next = append(next, p, shape.Pt{X: (p.X+q.X)/2 - (q.Y-p.Y)/d*k, Y: (p.Y+q.Y)/2 + (q.X-p.X)/d*k})
		}
		pts, stray = next, stray*.9
	}
	return pts
}

// wash is a pool of watercolor: many thin layers with rough edges, some areas full of color, others nearly clear, dark
// where it dried at the rim.
func wash(c *kit.Canvas, r *rand.Rand, x, y, rx, ry float64, t kit.Tones) {
	base := make([]shape.Pt, 11)
	for i := range base {
		p := shape.Polar(0, 0, shape.Between(r, .7, 1.2), 360*float64(i)/11)
		base[i] = shape.Pt{X: x + p.X*rx, Y: y + p.Y*ry}
	}
	base = fractal(r, base, 2, .2)
	size := max(rx, ry)
	v := t.M.Lch()
	var layers []kit.Node
	for i := range 13 {
		d := shape.Poly(.2, fractal(r, base, 2, .15)...)
		q := v
		q.H += shape.Between(r, -16, 16)
		q.L += shape.Between(r, -.1, .08)
		tone := q.Color()
		if i%5 == 4 {
			tone = t.D
		}
		cx, cy := x+shape.Between(r, -.8, .8)*rx, y+shape.Between(r, -.8, .8)*ry
		layers = append(layers, c.Path(d, kit.Rad(cx, cy, size*shape.Between(r, .7, 1.3), kit.At(0, tone.Alpha(.3)), kit.At(.5, tone.Alpha(.12)), kit.At(1, tone.Alpha(.015)))))
	}
	d := shape.Poly(.2, fractal(r, base, 3, .12)...)
	c.Part("wash", c.Path(d, t.L.Alpha(.3)), kit.Of(layers...))
	c.Part("wash", c.Clip(d, c.Glow(1.3, c.Path(d, kit.None).Stroke(t.D, 2.4)).Opacity(.55), c.Glow(8, c.Path(d, kit.None).Stroke(t.M, 12)).Opacity(.3)))
	for range 3 { // where clean water pushed the color away
		bx, by, k := x+shape.Between(r, -.5, .5)*rx, y+shape.Between(r, -.5, .5)*ry, shape.Between(r, .16, .36)*min(rx, ry)
		e := make([]shape.Pt, 9)
		for i := range e {
			e[i] = shape.Polar(bx, by, k*shape.Between(r, .6, 1.25), 40*float64(i))
		}
		rim := shape.Poly(.2, fractal(r, e, 4, .16)...)
		c.Part("bloom", c.Glow(4, c.Path(rim, kit.White.Alpha(.26))), c.Glow(.7, c.Path(rim, kit.None).Stroke(t.D.Alpha(.34), 1.1)))
	}
	for range 90 {
		p := shape.Polar(0, 0, math.Sqrt(r.Float64())*.88, shape.Between(r, 0, 360))
		c.Part("wash", c.Circle(x+p.X*rx, y+p.Y*ry, shape.Between(r, .25, .9), []kit.Color{t.DD, kit.White}[r.IntN(2)].Alpha(.14)))
	}
}

var watercolorBrushStroke = kit.Piece{
	Name: "watercolor-brush-stroke", Cm: 30,
	Palette: "wash #ec6290 paint; second #f58f4f <wash",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, s := c.Tones("wash"), c.Tones("second")
		r := c.Rand()
		rows := [][][]shape.Pt{
			{{{X: 10, Y: 134}, {X: 90, Y: 120}, {X: 170, Y: 130}, {X: 246, Y: 118}}},
			{{{X: 14, Y: 92}, {X: 128, Y: 84}, {X: 240, Y: 90}}, {{X: 26, Y: 134}, {X: 128, Y: 130}, {X: 246, Y: 136}}, {{X: 12, Y: 176}, {X: 110, Y: 170}, {X: 226, Y: 174}}},
			{{{X: 16, Y: 180}, {X: 76, Y: 110}, {X: 140, Y: 150}, {X: 196, Y: 128}, {X: 242, Y: 78}}},
		}[c.Variant(3)]
		for _, pts := range rows {
			w := []float64{72, 46}[btoi(len(rows) > 1)]
			steps := shape.Sample(pts, 34)
			edge := func(stray float64) string {
				var out []shape.Pt
				for i, st := range steps {
					k := w / 2 * min(1, .72+float64(i)*.1) * min(1, .8+float64(len(steps)-1-i)*.06)
					out = append(out, st.Off(-k*shape.Between(r, 1-stray, 1+stray)))
				}
				for i := len(steps) - 1; i >= 0; i-- {
					out = append(out, steps[i].Off(w/2*shape.Between(r, 1-stray, 1+stray)))
				}
				return shape.Poly(.4, fractal(r, out, 2, .12)...)
			}
			for i := range 9 {
				tone := []kit.Color{t.M, t.L, s.M, t.M, t.D}[i%5]
				x := shape.Between(r, 40, 216)
				c.Part("wash", c.Path(edge(.05), kit.Lin(x-120, 100, x+90, 150, tone.Alpha(.1), tone.Alpha(.32), tone.Alpha(.14))))
			}
			// The bristles leave streaks beyond the wet ends, and a second color runs in from the right.
			for i := range 22 {
				st, dir := steps[2], -1.0
				if i%2 == 1 {
					st, dir = steps[len(steps)-3], 1
				}
				p := st.Off(shape.Between(r, -.46, .46) * w)
				l := dir * shape.Between(r, 8, 26) * w / 72
				c.Part("wash", c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: p.X - l, Y: p.Y}, {X: p.X + l*.3, Y: p.Y}, {X: p.X + l, Y: p.Y + shape.Between(r, -2, 2)}}, 8), shape.Taper(shape.Between(r, 2, 6)*w/72, .2)), []kit.Color{t.M, s.M}[i%2].Alpha(shape.Between(r, .3, .6))))
			}
			d := edge(.03)
			c.Part("wash", c.Path(d, kit.Lin(40, 0, 240, 0, s.M.Alpha(0), s.M.Alpha(.05), s.M.Alpha(.55))))
			for range 40 {
				u := steps[r.IntN(len(steps))].Off(shape.Between(r, -.46, .46) * w)
				c.Part("wash", c.Circle(u.X, u.Y, shape.Between(r, .4, 1.2), t.DD.Alpha(.2)))
			}
			c.Part("wash", c.Clip(d, c.Glow(1.6, c.Path(d, kit.None).Stroke(t.D, 3)).Opacity(.5), c.Glow(8, c.Path(d, kit.None).Stroke(t.M, 12)).Opacity(.35)))
			for range 18 {
				u := steps[r.IntN(len(steps))]
				p := u.Off(shape.Between(r, -.42, .42) * w)
				c.Part("wash", c.Glow(1, c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: p.X - 20, Y: p.Y}, {X: p.X, Y: p.Y + 1}, {X: p.X + 22, Y: p.Y}}, 8), shape.Taper(shape.Between(r, 1, 3), .05)), []kit.Color{t.D, kit.White}[r.IntN(2)].Alpha(.22))))
			}
		}
		c.AnchorBox("print", 128, 128, 170, 44, 0)
	},
}
