package plan

import "math"

// garnish sets what comes "with" a thing at its foot: one at a side, several on both.
func (d *draft) garnish(s setting, to int) cluster {
	b := s.c.bounds()
	n := s.to.count
	size := 0.30 + 0.20*min(s.to.size, 1.2)
	if n <= 1 {
		side := []float64{1, -1, 1}[s.turn]
		o := s.o.high(size * b.height())
		if limit := 0.7 * b.width(); o.bounds().width() > limit {
			o = o.scaled(limit / o.bounds().width())
		}
		x := b.centerX() + side*(0.5*b.width()+0.20*o.bounds().width())
		return s.c.under(o.placed(x, b.bottom+0.03*b.height()))
	}
	out := s.c
	for k := range n {
		copy := single(d.item(to)).high(0.42 * size / 0.5 * b.height())
		side := float64(1 - 2*(k%2))
		x := b.centerX() + side*(0.46*b.width()+float64(k/2)*0.12*b.width())
		y := b.bottom + 0.04*b.height() - float64(k/2)*0.26*b.height()
		out = out.under(copy.placed(x, y))
	}
	out.anchor = s.c.anchor
	return out
}

// onCircle returns the point at a share of the way round, from the top, clockwise.
func onCircle(share, radius float64) (x, y float64) {
	sin, cos := math.Sincos(2 * math.Pi * share)
	return radius * sin, -radius * cos
}
