package color

import "pellucid/internal/engine/illustrator/raster"

// cells is the number of lattice points of a Table along each component.
const cells = 17

// Table is a function of a color, sampled on a lattice and interpolated: grading a megapixel through it costs a few
// milliseconds, where converting every pixel to OKLCH and back costs hundreds.
type Table struct {
	delta [cells * cells * cells]RGB // what the function adds to its argument; deltas interpolate with less error than values
}

// NewTable samples f, a function from straight sRGB to straight sRGB.
func NewTable(f func(RGB) RGB) *Table {
	t := &Table{}
	const step = 1.0 / (cells - 1)
	for i := range t.delta {
		c := RGB{float32(i/(cells*cells)) * step, float32(i/cells%cells) * step, float32(i%cells) * step}
		o := f(c)
		t.delta[i] = RGB{o.R - c.R, o.G - c.G, o.B - c.B}
	}
	return t
}

// NewLCHTable samples a function of OKLCH.
func NewLCHTable(f func(LCH) LCH) *Table {
	return NewTable(func(c RGB) RGB { return FromLCH(f(ToLCH(c))) })
}

// At returns the function's value at a color, by tetrahedral interpolation between the lattice points around it.
func (t *Table) At(c RGB) RGB {
	r, ri := split(c.R)
	g, gi := split(c.G)
	b, bi := split(c.B)
	base := (ri*cells+gi)*cells + bi
	const dr, dg, db = cells * cells, cells, 1
	i, j := dr, dg
	x, y, z := r, g, b
	switch { // sort the fractions: the path from the near corner to the far one takes the largest step first
	case r >= g && g >= b:
	case r >= b && b >= g:
		j, y, z = db, b, g
	case b >= r && r >= g:
		i, j, x, y, z = db, dr, b, r, g
	case g >= r && r >= b:
		i, j, x, y = dg, dr, g, r
	case g >= b && b >= r:
		i, j, x, y, z = dg, db, g, b, r
	default:
		i, j, x, y, z = db, dg, b, g, r
	}
	p, q, s, u := &t.delta[base], &t.delta[base+i], &t.delta[base+i+j], &t.delta[base+dr+dg+db]
	w0, w1, w2 := 1-x, x-y, y-z
	return RGB{
		clamp(c.R + w0*p.R + w1*q.R + w2*s.R + z*u.R),
		clamp(c.G + w0*p.G + w1*q.G + w2*s.G + z*u.G),
		clamp(c.B + w0*p.B + w1*q.B + w2*s.B + z*u.B),
	}
}

func split(v float32) (fraction float32, index int) {
	x := clamp(v) * (cells - 1)
	i := min(int(x), cells-2)
	return x - float32(i), i
}

// Apply grades every pixel of the layer; alpha stays.
func (t *Table) Apply(l *raster.Layer) {
	for i := 0; i < len(l.Pix); i += 4 {
		p := l.Pix[i : i+4 : i+4]
		if a := p[3]; a > 0 {
			c := t.At(RGB{p[0] / a, p[1] / a, p[2] / a})
			p[0], p[1], p[2] = c.R*a, c.G*a, c.B*a
		}
	}
}
