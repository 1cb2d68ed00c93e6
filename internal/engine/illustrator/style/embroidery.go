package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// embroidered works every field of color in satin stitches across its shorter side, with a cord along the outline.
func embroidered(_ context.Context, p *Picture) *raster.Layer {
	art := p.flattened(second{depth: 0.2, least: 0.1, tone: deepShade, alpha: 0.3}).drawn()
	out := raster.Square(p.Size)
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	f := fieldsOf(art, r, 18, p.Size*p.Size/9000)
	t := threads{p: p, f: f, yarns: f.yarns(), width: max(2.2, p.length(0.0062))}
	edges := newPlane(r)
	w := r.Dx()
	for i, label := range f.label {
		if label >= 0 && (i%w+1 < w && f.label[i+1] != label || i+w < len(f.label) && f.label[i+w] != label) {
			edges.v[i] = 1
		}
	}
	edges.becomeDistance()
	t.edge = edges
	t.shape = outlineOf(art, r)
	t.sew(out)
	return out
}

// yarn is what the stitches of a field are made of, and their direction.
type yarn struct {
	color    color.Lab
	sin, cos float32
	sheen    float32 // as the direction faces the light
}

func (f *fields) yarns() []yarn {
	var all []yarn
	for k, turn := range f.directions() {
		sin, cos := math.Sincos(turn)
		c := color.ToLab(f.colors[k])
		c.L = min(c.L, .94)
		all = append(all, yarn{c, float32(sin), float32(cos), .05 * float32(math.Sin(turn*2+.8))})
	}
	return all
}

// directions are the angles of the stitches of every field: across its longer axis, found by its second moments.
func (f *fields) directions() []float64 {
	type moments struct{ n, x, y, xx, xy, yy float64 }
	m := make([]moments, len(f.colors))
	w := f.r.Dx()
	for i, label := range f.label {
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
			out[k] = .5*math.Atan2(2*b, a-c) + math.Pi/2 + .5*float64(hash(k, 5, 3)-.5)
		}
	}
	return out
}

// threads are the stitches of a picture in the making.
type threads struct {
	p           *Picture
	f           *fields
	yarns       []yarn  // by field
	width       float32 // of a thread in pixels
	edge, shape *plane
}

// sew paints every pixel as a point of a thread: round in section, with its ends at places that differ from thread to thread.
func (t threads) sew(out *raster.Layer) {
	w := t.f.r.Dx()
	cord := t.width * 1.9
	for i, label := range t.f.label {
		x, y := t.f.r.Min.X+i%w, t.f.r.Min.Y+i/w
		outside := t.shape.v[i]
		alpha := clamp(cord*.55 - outside + .5)
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
			v = t.stitchAt(t.yarns[label], int(label), x, y, t.edge.v[i])
		}
		set(pixel(out, y*out.W+x), color.FromLab(v), alpha)
	}
}

// near is the field beside an unpainted pixel.
func (t threads) near(i int) int32 {
	w := t.f.r.Dx()
	for d := 1; d < 2+int(2*t.width); d++ {
		for _, j := range [8]int{i - d, i + d, i - d*w, i + d*w, i - d*w - d, i - d*w + d, i + d*w - d, i + d*w + d} {
			if j >= 0 && j < len(t.f.label) && t.f.label[j] >= 0 {
				return t.f.label[j]
			}
		}
	}
	return -1
}

func (t threads) stitchAt(of yarn, label, x, y int, edge float32) color.Lab {
	v := of.color
	across := (float32(y)*of.cos - float32(x)*of.sin) / t.width
	along := (float32(x)*of.cos + float32(y)*of.sin) / t.width
	n := floor(across)
	u := 2*(across-float32(n)) - 1
	length := 15 + 6*hash(n, label, 11)
	s := along/length + hash(n, label, 13)
	end := s - float32(floor(s))
	end = min(end, 1-end) * length
	v.L += .075*(1-u*u) - .105*u*u*u*u - .03*u + .05*(hash(n, label, 17)-.5)
	v.L -= .10 * clamp(1-end/.7)
	v.L -= .13 * clamp(1-edge/(t.width*.9)) // the field's rim sinks in
	v.L += of.sheen
	return color.Lab{L: max(.05, min(.985, v.L)), A: v.A * 1.05, B: v.B * 1.05}
}

// cordAt is the twisted cord along the outline; at is −1 at its inner side and ½ at its outer one.
func (t threads) cordAt(v color.Lab, x, y int, at float32) color.Lab {
	round := (at + .25) / .75
	twist := tri((float32(x)+float32(y)*1.0)/(t.width*1.7) + round*.35)
	twist = max(twist, tri((float32(x)-float32(y))/(t.width*1.7)+round*.35)*.6)
	v.L = max(.08, min(.97, v.L*.86+.07*(1-round*round)+.06*twist-.12*round*round))
	return v
}
