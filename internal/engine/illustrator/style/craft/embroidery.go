// Package craft has the styles of things made by hand: paper, thread, glass, stone and metal.
package craft

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Embroidered works every field of color in satin stitches across its shorter side, with a cord along the outline.
func Embroidered(_ context.Context, p *picture.Picture) *raster.Layer {
	art := p.EvenSkin(.1).Bare(false).Shaded(picture.Second{Depth: 0.2, Least: 0.1, Tone: picture.DeepShade, Alpha: 0.3}).Drawn()
	out := raster.Square(p.Size)
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	f := picture.FieldsOf(art, r, 18, p.Size*p.Size/9000)
	t := threads{p: p, f: f, yarns: yarns(f), width: max(2.6, p.Length(0.0074))}
	edges := plane.NewPlane(r)
	w := r.Dx()
	for i, label := range f.Label {
		if label >= 0 && (i%w+1 < w && f.Label[i+1] != label || i+w < len(f.Label) && f.Label[i+w] != label) {
			edges.V[i] = 1
		}
	}
	edges.BecomeDistance()
	t.edge = edges
	t.shape = plane.OutlineOf(art, r)
	t.sew(out)
	satin(out, p.Prints(false), max(2, p.Length(0.0046)))
	return out
}

// yarn is what the stitches of a field are made of, and their direction.
type yarn struct {
	color    color.Lab
	sin, cos float32
	sheen    float32 // as the direction faces the light
}

func yarns(f *picture.Fields) []yarn {
	var all []yarn
	for k, turn := range directions(f) {
		sin, cos := math.Sincos(turn)
		c := color.ToLab(f.Colors[k])
		c.L = min(c.L, .94)
		all = append(all, yarn{c, float32(sin), float32(cos), .05 * float32(math.Sin(turn*2+.8))})
	}
	return all
}

// directions are the angles of the stitches of every field: across its longer axis, found by its second moments.
func directions(f *picture.Fields) []float64 {
	type moments struct{ n, x, y, xx, xy, yy float64 }
	m := make([]moments, len(f.Colors))
	w := f.R.Dx()
	for i, label := range f.Label {
		if label < 0 {
			continue
		}
		x, y := float64(i%w), float64(i/w)
		q := &m[label]
		q.n, q.x, q.y, q.xx, q.xy, q.yy = q.n+1, q.x+x, q.y+y, q.xx+x*x, q.xy+x*y, q.yy+y*y
	}
	out := make([]float64, len(m))
	for k, q := range m {
		if q.n > 0 {
			a, b, c := q.xx/q.n-q.x*q.x/q.n/q.n, q.xy/q.n-q.x*q.y/q.n/q.n, q.yy/q.n-q.y*q.y/q.n/q.n
			out[k] = .5*math.Atan2(2*b, a-c) + math.Pi/2 + .5*float64(plane.Hash(k, 5, 3)-.5)
		}
	}
	return out
}

// threads are the stitches of a picture in the making.
type threads struct {
	p           *picture.Picture
	f           *picture.Fields
	yarns       []yarn  // by field
	width       float32 // of a thread in pixels
	edge, shape *plane.Plane
}

// sew paints every pixel as a point of a thread: round in section, with its ends at places that differ from thread to thread.
func (t threads) sew(out *raster.Layer) {
	w := t.f.R.Dx()
	cord := t.width * 1.9
	for i, label := range t.f.Label {
		x, y := t.f.R.Min.X+i%w, t.f.R.Min.Y+i/w
		outside := t.shape.V[i]
		alpha := plane.Clamp(cord*.55 - outside + .5)
		if alpha <= 0 {
			continue
		}
		if label < 0 {
			label = t.near(i)
		}
		if label < 0 {
			continue
		}
		v := t.yarns[label].color
		if outside > -cord {
			v = t.cordAt(v, x, y, outside/cord)
		} else {
			v = t.stitchAt(t.yarns[label], int(label), x, y, t.edge.V[i])
		}
		plane.Set(plane.Pixel(out, y*out.W+x), color.FromLab(v), alpha)
	}
}

// near is the field beside an unpainted pixel.
func (t threads) near(i int) int32 {
	w := t.f.R.Dx()
	for d := 1; d < 2+int(2*t.width); d++ {
		for _, j := range [8]int{i - d, i + d, i - d*w, i + d*w, i - d*w - d, i - d*w + d, i + d*w - d, i + d*w + d} {
			if j >= 0 && j < len(t.f.Label) && t.f.Label[j] >= 0 {
				return t.f.Label[j]
			}
		}
	}
	return -1
}

func (t threads) stitchAt(of yarn, label, x, y int, edge float32) color.Lab {
	v := of.color
	across := (float32(y)*of.cos - float32(x)*of.sin) / t.width
	along := (float32(x)*of.cos + float32(y)*of.sin) / t.width
	n := plane.Floor(across)
	u := 2*(across-float32(n)) - 1
	length := 15 + 6*plane.Hash(n, label, 11)
	s := along/length + plane.Hash(n, label, 13)
	end := s - float32(plane.Floor(s))
	end = min(end, 1-end) * length
	v.L += .085*(1-u*u) - .15*u*u*u*u - .03*u + .05*(plane.Hash(n, label, 17)-.5)
	v.L -= .10 * plane.Clamp(1-end/.7)
	v.L -= .13 * plane.Clamp(1-edge/(t.width*.9)) // the field's rim sinks in
	v.L += of.sheen
	return color.Lab{L: max(.05, min(.985, v.L)), A: v.A * 1.05, B: v.B * 1.05}
}

// cordAt is the twisted cord along the outline; at is −1 at its inner side and ½ at its outer one.
func (t threads) cordAt(v color.Lab, x, y int, at float32) color.Lab {
	round := (at + .25) / .75
	twist := plane.Tri((float32(x)+float32(y)*1.0)/(t.width*1.7) + round*.35)
	twist = max(twist, plane.Tri((float32(x)-float32(y))/(t.width*1.7)+round*.35)*.6)
	v.L = max(.08, min(.97, v.L*.86+.07*(1-round*round)+.06*twist-.12*round*round))
	return v
}
