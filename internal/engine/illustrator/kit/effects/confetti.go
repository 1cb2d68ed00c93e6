package effects

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var confetti = kit.Piece{
	Name: "confetti", Cm: 150,
	Palette: "pieces #f4516c paper; second #ffb52e <pieces; third #2fc2b2 <pieces; fourth #4b7bec <pieces; fifth #a55eea <pieces",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("pieces"), c.Tones("second"), c.Tones("third"), c.Tones("fourth"), c.Tones("fifth")}
		r := c.Rand()
		c.Bleed()
		w, h := frameSize(c.Aspect(1))
		v := c.Variant(4)
		box := kit.Box{X0: 132 - w/2, Y0: 132 - h/2, X1: 124 + w/2, Y1: 124 + h/2}
		pts := shape.Scatter(r, 110, box)
		if v == 1 { // thrown from below
			for i := range pts {
				p := shape.Polar(128, 128+h/2, h*.98*math.Pow(r.Float64(), .6), -90+shape.Between(r, -48, 48))
				pts[i] = shape.Pt{X: max(box.X0, min(box.X1, 128+(p.X-128)*w/h)), Y: max(box.Y0, p.Y)}
			}
		}
		for i, p := range pts {
			u := (p.Y - box.Y0) / box.H()
			if v == 2 && r.Float64() < u*1.15-.1 { // falling: fewer below
				continue
			}
			if v == 3 && math.Hypot((p.X-128)/w, (p.Y-128)/h) < .26+.1*r.Float64() { // around an empty middle
				continue
			}
			k := shape.Between(r, 3.8, 6.6)
			if i%9 == 0 {
				k *= 1.5
			}
			n := scrap(c, r, p.X, p.Y, k, tones[i%5], i%7)
			switch {
			case i%23 == 0:
				n = c.Glow(1.5, n.Scale(1.7, 1.7, p.X, p.Y))
			case i%4 == 3:
				n = n.Scale(.66, .66, p.X, p.Y).Opacity(.85)
			}
			c.Part("pieces", n)
		}
	},
}

// scrap is one paper in mid-air.
func scrap(c *kit.Canvas, r *rand.Rand, x, y, k float64, t kit.Tones, kind int) kit.Node {
	turn := shape.Between(r, 0, 360)
	tilt := shape.Between(r, .45, 1)
	fill := kit.Lin(x-k, y-k, x+k, y+k, t.L, t.M, t.D)
	var n kit.Node
	switch kind {
	case 0, 1: // a bent strip: a bright and a dark half
		b := shape.Between(r, -.5, .5) * k
		n = kit.Of(c.Path(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fV%.2fQ%.2f %.2f %.2f %.2fZ", x-k*1.3, y-k*.6, x-k*.6, y-k*.6-b, x, y-k*.6, y+k*.6, x-k*.6, y+k*.6-b, x-k*1.3, y+k*.6), t.L),
			c.Path(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fV%.2fQ%.2f %.2f %.2f %.2fZ", x, y-k*.6, x+k*.6, y-k*.6+b, x+k*1.3, y-k*.6, y+k*.6, x+k*.6, y+k*.6+b, x, y+k*.6), t.D))
	case 2:
		n = kit.Of(c.Circle(x, y, k*.9, fill), c.Circle(x-k*.25, y-k*.25, k*.28, kit.White).Opacity(.4))
	case 3: // a curl
		pts := []shape.Pt{}
		for i := range 9 {
			pts = append(pts, shape.Pt{X: x - k*2.2 + k*.55*float64(i), Y: y + k*.75*math.Sin(float64(i)*1.5)})
		}
		st := shape.Sample(pts, 50)
		n = kit.Of(c.Path(shape.Ribbon(st, shape.Taper(k*.62, .3)), t.D), c.Path(shape.Ribbon(st, shape.Taper(k*.3, .2)), t.L).Move(0, -k*.1))
		tilt = 1
	case 4:
		n = c.Form(shape.Poly(k*.15, shape.Pt{X: x, Y: y - k*1.1}, shape.Pt{X: x + k, Y: y + k*.8}, shape.Pt{X: x - k, Y: y + k*.8}), fill, c.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fh%.2fz", x, y-k*1.1, k, k*1.9, -k), t.DD).Opacity(.35))
	case 5:
		n = c.Path(shape.Star(x, y, 5, k*1.2, k*.56, k*.14), fill)
	default:
		n = c.Form(kit.RoundRect(x-k, y-k, 2*k, 2*k, k*.15), t.M, c.Path(fmt.Sprintf("M%.2f %.2fh%.2fv%.2fz", x-k, y-k, 2*k, 2*k), t.L))
	}
	return n.Scale(1, tilt, x, y).Rotate(turn, x, y)
}

var glitter = kit.Piece{
	Name: "glitter", Cm: 40,
	Palette: "particles #f2b632 gold",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("particles")
		r := c.Rand()
		spots := func(n int, at func() (x, y, k float64)) {
			var all []kit.Node
			for i := range n {
				x, y, k := at()
				tone := []kit.Color{t.M, t.D, t.L, t.LL, t.DD, t.L}[r.IntN(6)]
				d := shape.Poly(k*.2, shape.Polar(x, y, k, shape.Between(r, 0, 60)), shape.Polar(x, y, k, shape.Between(r, 80, 130)), shape.Polar(x, y, k, shape.Between(r, 160, 210)), shape.Polar(x, y, k, shape.Between(r, 240, 310)))
				all = append(all, c.Path(d, tone))
				if i%22 == 0 {
					all = append(all, shape.Puff(c, x, y, k*3, t.LL, .6), c.Path(shape.Glint(x, y, k*3.4, .1), kit.White))
				}
			}
			c.Part("particles", all...)
		}
		switch c.Variant(4) {
		case 1: // a swoosh
			st := shape.Sample([]shape.Pt{{X: 10, Y: 190}, {X: 80, Y: 214}, {X: 140, Y: 140}, {X: 190, Y: 80}, {X: 248, Y: 74}}, 200)
			spots(760, func() (float64, float64, float64) {
				s := st[r.IntN(len(st))]
				p := s.Off((r.NormFloat64()) * (5 + 22*s.T*(1.1-s.T)*2))
				return p.X, p.Y, shape.Between(r, .6, 2.5)
			})
		case 2: // falling from the top edge
			spots(760, func() (float64, float64, float64) {
				u := math.Abs(r.NormFloat64()) * .34
				return shape.Between(r, 2, 254), 4 + min(240, u*240), shape.Between(r, .6, 2.6) * (1.1 - .3*min(1, u))
			})
		case 3: // a ring
			spots(760, func() (float64, float64, float64) {
				p := shape.Polar(128, 128, 100+r.NormFloat64()*9, shape.Between(r, 0, 360))
				return p.X, p.Y, shape.Between(r, .6, 2.6)
			})
		default: // a heap of dust
			c.Part("particles", c.Glow(5, c.Ellipse(128, 128, 64, 40, t.D).Opacity(.35)))
			spots(900, func() (float64, float64, float64) {
				return max(4, min(252, 128+r.NormFloat64()*46)), max(20, min(236, 128+r.NormFloat64()*30)), shape.Between(r, .7, 2.8)
			})
		}
	},
}
