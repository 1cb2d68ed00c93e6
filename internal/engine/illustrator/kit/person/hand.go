package person

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// handShape is what a hand does.
type handShape int

const (
	relaxed  handShape = iota
	fist               // closed around something that crosses the palm
	openHand           // fingers spread
	flatHand           // fingers together and straight
	cupHand            // fingers seen, supporting something
	restHand           // lying on something
	pushHand           // palm against something
	point              // index finger stretched
	pinch              // thumb and index finger meet
	chinHand           // at the chin
	thumbUp            // closed, the thumb stretched
	victory            // index and middle finger stretched
)

// palm is how far the middle of the palm, where things are held, lies from the wrist, in units of an adult.
const palm = 12.0

// handFrame returns the frame of a hand: origin at the wrist, x along the fingers, y away from the thumb; thumb is −1 when
// the drawing must be flipped for that.
func (f *figure) handFrame(c chain, a armPose) (fr frame, thumb float64) {
	d := c[2].Add(-c[1].X, -c[1].Y)
	angle := math.Atan2(d.Y, d.X)*180/math.Pi + a.wrist
	if a.hand == pushHand {
		angle -= 70
	}
	fr = frame{c[2], angle, f.body.thick * 1.22}
	s, k := math.Sincos(angle * math.Pi / 180)
	ux, uy := s, -k // the thumb's direction
	inward := 1.0
	if f.pose.turn < .4 && c[2].X > f.bones.trunk.X {
		inward = -1
	}
	thumb = 1
	if uy*-1.2+ux*inward < 0 {
		thumb = -1
	}
	return fr, thumb
}

// palmAt returns where a hand holds things.
func (f *figure) palmAt(c chain) limb.Point {
	d := c[1].Distance(c[2])
	return c[1].Mix(c[2], 1+palm*f.body.thick/max(d, 1))
}

func (f *figure) hand(c chain, a armPose, t kit.Tones) kit.Node {
	fr, thumb := f.handFrame(c, a)
	shape := a.hand
	if f.spec.Grips && (shape == relaxed || shape == cupHand) && f.pose.hold > 0 {
		shape = fist
	}
	if f.spec.Thing != nil && !f.spec.Thing.Dough.IsNone() {
		return kit.Node{}
	}
	if f.spec.Thing != nil {
		return place(f.mitt(shape).Scale(1, thumb, 0, 0), fr)
	}
	fill := f.handFill(c, fr, thumb, t)
	if n, ok := f.handOfPelt(shape, t, fill); ok {
		return place(n.Scale(1, thumb, 0, 0), fr)
	}
	var n kit.Node
	if f.wears("hook hand") && c == f.bones.armFar {
		return place(f.hook().Scale(1, thumb, 0, 0), fr)
	}
	switch shape {
	case fist, chinHand:
		n = f.fist(t, fill)
	case point:
		n = kit.Of(f.finger(t, fill, 12, -7, 33, -8.5, 6.4), f.fist(t, fill))
	case thumbUp:
		n = kit.Of(f.finger(t, fill, 6, -8, 9, -24, 7.2), f.knuckles(t, fill))
	case victory:
		n = kit.Of(f.finger(t, fill, 12, -4, 32, -12, 6), f.finger(t, fill, 12, -1, 34, 3, 6), f.fist(t, fill))
	case openHand:
		n = f.spread(t, fill)
	case flatHand, pushHand:
		n = f.flat(t, fill)
	case cupHand, restHand:
		n = f.fingers(t, fill)
	case pinch:
		n = f.pinched(t, fill)
	default:
		n = f.loose(t, fill)
	}
	return place(n.Scale(1, thumb, 0, 0), fr)
}

// handFill is the gradient of the arm, which goes on over the hand: no seam shows at the wrist.
func (f *figure) handFill(c chain, fr frame, thumb float64, t kit.Tones) kit.Paint {
	cx, cy := fr.in(c[0].Mix(c[2], .5))
	reach := max(c[0].Distance(c[2])*.5, 20) / fr.scale
	x, y := f.away(fr)
	return kit.Lin(cx-x*reach, thumb*(cy-y*reach), cx+x*reach, thumb*(cy+y*reach), t.L, kit.At(.4, t.M), t.D)
}

// finger is one straight finger from x1, y1 to its tip.
func (f *figure) finger(t kit.Tones, fill kit.Paint, x1, y1, x2, y2, width float64) kit.Node {
	return f.digit(t, fill, text("M%.1f %.1fL%.1f %.1f", x1, y1, x2, y2), width)
}

// digit is a finger along a line, with a dark edge that sets it apart from the next one.
func (f *figure) digit(t kit.Tones, fill kit.Paint, d string, width float64) kit.Node {
	return kit.Of(f.Line(d, t.D.Shade(-.5), width+.9).Move(.3, .5), f.Line(d, fill, width), f.Line(d, t.L, width*.3).Move(-.2, -width*.22).Opacity(.5))
}

// hook is the iron hook of a pirate in its cup, in the hand's frame.
func (f *figure) hook() kit.Node {
	iron, cup := kit.TonesOf(kit.Hex("#aab4c0")), kit.TonesOf(kit.Hex("#6a4a34"))
	bend := "M10 0H22C40 0 46 -8 45 -17C44 -29 29 -33 21 -23"
	return kit.Of(f.Line(bend, iron.DDD, 7.5), f.Line(bend, iron.M, 5.6), f.Line(bend, iron.LL, 1.8).Move(-.6, -1).Opacity(.8),
		f.Form("M-8 -11L9 -9.500Q14 0 9 9.500L-8 11Z", kit.Lin(0, -11, 0, 11, cup.L, cup.M, cup.D), f.Line("M4 -12Q9 0 4 12", iron.M, 3)))
}

// loose is a hand that hangs: the fingers are bent a little, each of its own length, and the thumb lies before the palm.
func (f *figure) loose(t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		f.digit(t, fill, "M9 5.800Q16 9.600 21 7.600", 4.7), f.digit(t, fill, "M10 2.600Q19 5.800 25.500 3.200", 5.1), f.digit(t, fill, "M10.500 -1.400Q20 1.200 27.500 -1.600", 5.3),
		f.digit(t, fill, "M9.500 -5Q18 -4.600 24.500 -7", 5.2),
		f.Form("M-6 -6.800C0 -8.800 6 -9.600 11 -8.200C15 -5.500 15 5 11.500 8.600C6 9.800 0 8.800 -6 6.800Z", fill,
			f.Line("M11.500 -4.600l3 .3M12 -.6l3.200 .6M11.500 3.600l3 1", t.DD, .9).Opacity(.35)),
		f.Form("M-2 -6.400C2 -11 8 -14.600 13.500 -14.800C17.500 -14.500 17.600 -11 14.500 -9.600C11 -8 8.500 -5.500 5.500 -2.800Z", fill,
			f.Blur(1, f.Line("M5 -2.500Q9.500 -6 15 -9", t.DD, 1.800)).Opacity(.45)))
}

// knuckles are a closed hand without its thumb.
func (f *figure) knuckles(t kit.Tones, fill kit.Paint) kit.Node {
	back := f.Form("M-6 -6.8C0 -11 7 -12.5 13 -12C20 -11.5 22 -7 22 -1C22 7 19 12 12 12.5C5 13 -2 10 -6 6.8Z", fill)
	var rows []kit.Node
	for i, y := range []float64{9.2, 4, -1.4, -6.8} {
		rows = append(rows, f.finger(t, fill, 18-math.Abs(float64(i)-1.5)*.9, y, 8.5, y+.4, 5))
	}
	return kit.Of(append([]kit.Node{back}, rows...)...)
}

// fist closes around what crosses the palm: four fingers bent back, the thumb over them.
func (f *figure) fist(t kit.Tones, fill kit.Paint) kit.Node {
	thumb := kit.Of(f.Line("M1 -6Q6 -11 13.500 -9.500", t.DD, 7).Opacity(.6).Move(.6, .9), f.Line("M1 -6Q6 -11 13.500 -9.500", fill, 6.6),
		f.Line("M3 -8.500Q7 -11.500 12.500 -10.800", t.L, 2).Opacity(.8))
	return kit.Of(f.knuckles(t, fill), thumb)
}

func (f *figure) spread(t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		f.finger(t, fill, 3, -4, 14, -15.5, 6.4), f.finger(t, fill, 11, -6, 26, -11.5, 5.8), f.finger(t, fill, 12, -2.5, 30.5, -3.8, 6),
		f.finger(t, fill, 12, 2, 29.5, 3.6, 5.8), f.finger(t, fill, 10, 5.5, 24.5, 10.2, 5.4),
		f.Form("M-6 -6.800C0 -9.500 8 -11 13 -9C17 -6 17 6 12.500 9C7 11 0 9.500 -6 6.800Z", fill,
			f.Blur(1.6, f.Ellipse(7, 1, 5, 5, t.L)).Opacity(.8), f.Line("M2 -6Q7 -3 6 3", t.DD, 1.1).Opacity(.4)))
}

// flat is a straight hand, the fingers side by side.
func (f *figure) flat(t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		f.digit(t, fill, "M9 5L23 4.800", 4.8), f.digit(t, fill, "M10 2L27.500 1.900", 5.1), f.digit(t, fill, "M10 -1.600L29.500 -1.800", 5.2), f.digit(t, fill, "M9 -4.600L27 -5.200", 5.1),
		f.Form("M-6 -6.500C1 -8.200 7 -8.600 12 -7.600C15 -5 15 4.500 12 7C6 8.200 0 7.800 -6 6.500Z", fill),
		f.Form("M0 -5.500C4 -10 11 -13.500 16.500 -12.800C19.600 -11.800 18 -9 14 -7C11 -5 8 -3.800 5 -3Z", fill))
}

// fingers shows four fingers side by side and the thumb apart.
func (f *figure) fingers(t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		f.finger(t, fill, 10, 7.4, 20.5, 8.6, 5.2), f.finger(t, fill, 11, 3, 24.5, 3.8, 5.4), f.finger(t, fill, 11, -1.6, 25.5, -1.6, 5.5),
		f.finger(t, fill, 10, -6.2, 23, -7, 5.4),
		f.Form("M-6 -6.800C0 -9.500 7 -10.500 12 -9.500C15.500 -7 15.500 8 11.500 10C6 11.500 0 9.500 -6 6.800Z", fill),
		f.finger(t, fill, 2, -6, 10, -14.5, 6.2))
}

func (f *figure) pinched(t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		f.finger(t, fill, 11, 2, 27, 6, 5.4), f.finger(t, fill, 10, 6, 23, 11, 5.2), f.finger(t, fill, 12, -1, 29, 0, 5.5),
		f.Form("M-6 -6.800C0 -9.500 7 -10.500 12 -8.500C15.500 -6 15.500 7 11.500 9.500C6 11 0 9.500 -6 6.800Z", fill),
		f.Line("M10 -6Q20 -9 21 -14Q16 -19 10 -15Q5 -12 3 -6", t.D, 6), f.Line("M10 -6Q20 -9 21 -14Q16 -19 10 -15Q5 -12 3 -6", fill, 5.2))
}
