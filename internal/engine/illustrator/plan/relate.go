package plan

import "pellucid/internal/engine/illustrator/understand"

// setting is a cluster c that stands in a relation to a cluster o; turn picks one of three compositions of equal worth.
type setting struct {
	c, o     cluster
	from, to thing
	turn     int
}

// surfaces is how far below its top a thing carries what stands on it, as a fraction of its height.
var surfaces = map[string]float64{
	"skateboard": 0.36, "fork-and-knife-with-plate": 0.50, "bed": 0.52, "chair": 0.52, "couch-and-lamp": 0.62, "desert-island": 0.66,
	"cloud": 0.34, "water-wave": 0.55, "lotus": 0.40, "full-moon": 0.24, "mountain": 0.10, "snow-capped-mountain": 0.10, "wood": 0.14,
	"rock": 0.08, "sled": 0.45, "canoe": 0.45, "sailboat": 0.75, "books": 0.10, "surfboard": 0.5, "crescent-moon": 0.55, "deciduous-tree": 0.2,
}

func (s setting) surface() float64 {
	if depth, ok := surfaces[s.to.piece.Name]; ok {
		return depth
	}
	return 0.10
}

// on stands c on o's upper side.
func (s setting) on() cluster {
	c, o := s.c, s.o
	share := 0.80
	switch {
	case s.to.piece.Name == "full-moon" || s.to.piece.Group == understand.Travel && !s.to.traits.carrier && !s.to.traits.ground:
		share = 0.72
	case s.to.traits.ground || s.to.size >= 1.25:
		share = 0.62
	case s.to.piece.Name == "fork-and-knife-with-plate":
		share = 0.62
	}
	c = c.scaled(share * o.anchor.width() / c.bounds().width())
	if limit := 1.6 * o.anchor.height(); c.bounds().height() > limit {
		c = c.high(limit)
	}
	x := o.anchor.centerX() + []float64{0, 0.06, -0.06}[s.turn]*o.anchor.width()
	return c.placed(x, o.anchor.top+s.surface()*o.anchor.height()).over(o)
}

// under sets c below o: in front of a thing of the sky, at the foot of a tree, beneath anything else.
func (s setting) under() cluster {
	c, o := s.c, s.o
	side := []float64{1, -1, 0.4}[s.turn]
	switch {
	case s.to.traits.shelter:
		c = c.high(0.44 * o.anchor.height())
		return c.placed(o.anchor.centerX()+side*0.22*o.anchor.width(), o.anchor.bottom+0.03*o.anchor.height()).over(o)
	case s.to.traits.sky:
		b := c.bounds()
		o = o.high(0.72 * b.height())
		return c.over(o.centered(b.centerX()+side*0.42*b.width(), b.top+0.02*b.height()))
	}
	c = c.scaled(min(0.7*o.bounds().width()/c.bounds().width(), 0.6*o.bounds().height()/c.bounds().height()))
	return c.placed(o.bounds().centerX(), o.bounds().bottom+gap/2+c.bounds().height()).over(o)
}

// above sets c over o with air between them.
func (s setting) above() cluster {
	c, o := s.c, s.o
	if limit := 0.8 * o.bounds().height(); s.to.size >= 1.2 && c.bounds().height() > limit {
		c = c.high(limit)
	}
	x := o.bounds().centerX() + []float64{0, -0.22, 0.22}[s.turn]*o.bounds().width()
	return c.placed(x, o.bounds().top-gap).over(o)
}

// behind shows c above and beside o, which covers its foot.
func (s setting) behind() cluster {
	b := s.c.bounds()
	side := []float64{1, -1, 1}[s.turn]
	o := s.o
	if o.bounds().height() > 1.1*b.height() {
		o = o.high(1.1 * b.height())
	}
	o = o.placed(b.centerX()+side*(0.5*b.width()-0.02), b.bottom+0.10*b.height())
	return s.c.under(o)
}

// inFront shows c before and below o.
func (s setting) inFront() cluster {
	swapped := setting{c: s.o, o: s.c, from: s.to, to: s.from, turn: s.turn}
	out := swapped.behind()
	return out
}

// ride seats c on o's back: a bust sinks behind the back so that its cut edge is hidden, a whole figure sits before it.
func (s setting) ride() cluster {
	c, o := s.c, s.o
	a := anchorsOf(s.to)
	x, y, _ := o.anchor.at(a.back)
	share, sink := 0.66, 0.16
	if s.from.traits.class == "face" {
		share = 0.52
	}
	if s.to.traits.carrier {
		share, sink = 1.5, 0
	}
	c = c.high(share * o.anchor.height())
	if limit := 0.9 * o.anchor.width(); c.bounds().width() > limit {
		c = c.scaled(limit / c.bounds().width())
	}
	c = c.placed(x, y+sink*c.bounds().height())
	if s.from.traits.class == "bust" || s.from.traits.class == "face" || s.to.traits.class == "ride" && !s.to.traits.carrier {
		return c.under(o)
	}
	return c.over(o)
}
