package scene

// Flags of an encoded path.
const (
	evenOddFlag     = 1
	strokeFlag      = 2
	strokeFirstFlag = 4
)

// fine is how many encoded steps of a stroke's lengths make a unit; offsetSteps how many make a stop's offset of 1.
const (
	fine        = 16
	offsetSteps = 4095
)

func (d *decoder) path() *Path {
	flags := d.enum(evenOddFlag|strokeFlag|strokeFirstFlag, "flags")
	p := &Path{
		EvenOdd:     flags&evenOddFlag != 0,
		StrokeFirst: flags&strokeFirstFlag != 0,
		Segments:    d.segments(),
		Fill:        d.paint(),
	}
	if flags&strokeFlag != 0 {
		p.Stroke = d.stroke()
	}
	return p
}

// segments reads an outline. Every segment but Close takes two bytes or more, so that a short input cannot announce
// a long outline.
func (d *decoder) segments() []Segment {
	segments := make([]Segment, d.count(1))
	var pen Point
	for i := 0; i < len(segments) && d.err == nil; {
		head := d.byte()
		op, run := Op(head&7), int(head>>3)
		if op > Close || run == 0 || run > len(segments)-i || op == Close && run > 1 {
			d.fail("run of %d segments with operation %d", run, op)
			break
		}
		for end := i + run; i < end; i++ {
			pen = d.segment(&segments[i], op, pen)
		}
	}
	return segments
}

// segment reads the points of one segment and returns the last.
func (d *decoder) segment(s *Segment, op Op, pen Point) Point {
	s.Op = op
	for k := range op.Points() {
		pen.X += d.signed()
		pen.Y += d.signed()
		s.Points[k] = pen
	}
	return pen
}

func (d *decoder) stroke() *Stroke {
	s := &Stroke{
		Width:      float32(d.unsigned()) / fine,
		Cap:        Cap(d.enum(uint8(SquareCap), "cap")),
		Join:       Join(d.enum(uint8(BevelJoin), "join")),
		MiterLimit: float32(d.unsigned()) / fine,
	}
	if n := d.count(1); n > 0 {
		s.Dash = make([]float32, n)
		for i := range s.Dash {
			s.Dash[i] = float32(d.unsigned()) / fine
		}
	}
	s.Paint = d.paint()
	return s
}

func (d *decoder) paint() Paint {
	p := Paint{Kind: PaintKind(d.enum(uint8(Radial), "paint"))}
	switch p.Kind {
	case Solid:
		p.Color = d.color()
	case Linear, Radial:
		d.gradient(&p)
	}
	return p
}

func (d *decoder) gradient(p *Paint) {
	for i := range p.ToUnit {
		p.ToUnit[i] = d.float()
	}
	if p.Kind == Radial {
		p.FocalX, p.FocalY = d.float(), d.float()
	}
	p.Spread = Spread(d.enum(uint8(Repeat), "spread"))
	p.Opacity = d.fraction()
	p.Stops = make([]Stop, d.count(5))
	for i := range p.Stops {
		p.Stops[i] = Stop{Offset: float32(d.unsigned()) / offsetSteps, Color: d.color()}
	}
}
