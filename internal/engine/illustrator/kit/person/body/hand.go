package body

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

func Hand(f *figure.Figure, c figure.Chain, a pose.Arm, t kit.Tones) kit.Node {
	fr, thumb := f.HandFrame(c, a)
	shape := a.Hand
	if f.Spec.Grips && (shape == pose.Relaxed || shape == pose.CupHand) && f.Pose.Hold > 0 {
		shape = pose.Fist
	}
	if f.Spec.Thing != nil && !f.Spec.Thing.Dough.IsNone() {
		return kit.Node{}
	}
	if f.Spec.Thing != nil {
		return figure.Place(mitt(f, shape).Scale(1, thumb, 0, 0), fr)
	}
	fill := HandFill(f, c, fr, thumb, t)
	if n, ok := handOfPelt(f, shape, t, fill); ok {
		return figure.Place(n.Scale(1, thumb, 0, 0), fr)
	}
	var n kit.Node
	if f.Wears("hook hand") && c == f.Bones.ArmFar {
		return figure.Place(hook(f).Scale(1, thumb, 0, 0), fr)
	}
	switch shape {
	case pose.Fist, pose.ChinHand:
		n = fist(f, t, fill)
	case pose.Point:
		n = kit.Of(finger(f, t, fill, 12, -7, 33, -8.5, 6.4), fist(f, t, fill))
	case pose.ThumbUp:
		n = kit.Of(finger(f, t, fill, 6, -8, 9, -24, 7.2), knuckles(f, t, fill))
	case pose.Victory:
		n = kit.Of(finger(f, t, fill, 12, -4, 32, -12, 6), finger(f, t, fill, 12, -1, 34, 3, 6), fist(f, t, fill))
	case pose.OpenHand:
		n = spread(f, t, fill)
	case pose.FlatHand, pose.PushHand:
		n = flat(f, t, fill)
	case pose.CupHand, pose.RestHand:
		n = fingers(f, t, fill)
	case pose.Pinch:
		n = pinched(f, t, fill)
	default:
		n = Loose(f, t, fill)
	}
	return figure.Place(n.Scale(1, thumb, 0, 0), fr)
}

// HandFill is the gradient of the arm, which goes on over the hand: no seam shows at the wrist.
func HandFill(f *figure.Figure, c figure.Chain, fr figure.Frame, thumb float64, t kit.Tones) kit.Paint {
	cx, cy := fr.In(c[0].Mix(c[2], .5))
	reach := max(c[0].Distance(c[2])*.5, 20) / fr.Scale
	x, y := f.Away(fr)
	return kit.Lin(cx-x*reach, thumb*(cy-y*reach), cx+x*reach, thumb*(cy+y*reach), t.L, kit.At(.4, t.M), t.D)
}

// finger is one straight finger from x1, y1 to its tip.
func finger(f *figure.Figure, t kit.Tones, fill kit.Paint, x1, y1, x2, y2, width float64) kit.Node {
	return digit(f, t, fill, figure.Text("M%.1f %.1fL%.1f %.1f", x1, y1, x2, y2), width)
}

// digit is a finger along a line, with a dark edge that sets it apart from the next one.
func digit(f *figure.Figure, t kit.Tones, fill kit.Paint, d string, width float64) kit.Node {
	return kit.Of(f.Line(d, t.D.Shade(-.5), width+.9).Move(.3, .5), f.Line(d, fill, width), f.Line(d, t.L, width*.3).Move(-.2, -width*.22).Opacity(.5))
}

// hook is the iron hook of a pirate in its cup, in the hand's frame.
func hook(f *figure.Figure) kit.Node {
	iron, cup := kit.TonesOf(kit.Hex("#aab4c0")), kit.TonesOf(kit.Hex("#6a4a34"))
	bend := "M10 0H22C40 0 46 -8 45 -17C44 -29 29 -33 21 -23"
	return kit.Of(f.Line(bend, iron.DDD, 7.5), f.Line(bend, iron.M, 5.6), f.Line(bend, iron.LL, 1.8).Move(-.6, -1).Opacity(.8),
		f.Form("M-8 -11L9 -9.500Q14 0 9 9.500L-8 11Z", kit.Lin(0, -11, 0, 11, cup.L, cup.M, cup.D), f.Line("M4 -12Q9 0 4 12", iron.M, 3)))
}

// Loose is a hand that hangs: the fingers are bent a little, each of its own length, and the thumb lies before the palm.
func Loose(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		digit(f, t, fill, "M9 5.800Q16 9.600 21 7.600", 4.7), digit(f, t, fill, "M10 2.600Q19 5.800 25.500 3.200", 5.1), digit(f, t, fill, "M10.500 -1.400Q20 1.200 27.500 -1.600", 5.3),
		digit(f, t, fill, "M9.500 -5Q18 -4.600 24.500 -7", 5.2),
		f.Form("M-6 -6.800C0 -8.800 6 -9.600 11 -8.200C15 -5.500 15 5 11.500 8.600C6 9.800 0 8.800 -6 6.800Z", fill,
			f.Line("M11.500 -4.600l3 .3M12 -.6l3.200 .6M11.500 3.600l3 1", t.DD, .9).Opacity(.35)),
		f.Form("M-2 -6.400C2 -11 8 -14.600 13.500 -14.800C17.500 -14.500 17.600 -11 14.500 -9.600C11 -8 8.500 -5.500 5.500 -2.800Z", fill,
			f.Blur(1, f.Line("M5 -2.500Q9.500 -6 15 -9", t.DD, 1.800)).Opacity(.45)))
}

// knuckles are a closed hand without its thumb.
func knuckles(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	back := f.Form("M-6 -6.8C0 -11 7 -12.5 13 -12C20 -11.5 22 -7 22 -1C22 7 19 12 12 12.5C5 13 -2 10 -6 6.8Z", fill)
	var rows []kit.Node
	for i, y := range []float64{9.2, 4, -1.4, -6.8} {
		rows = append(rows, finger(f, t, fill, 18-math.Abs(float64(i)-1.5)*.9, y, 8.5, y+.4, 5))
	}
	return kit.Of(append([]kit.Node{back}, rows...)...)
}

// fist closes around what crosses the palm: four fingers bent back, the thumb over them.
func fist(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	thumb := kit.Of(f.Line("M1 -6Q6 -11 13.500 -9.500", t.DD, 7).Opacity(.6).Move(.6, .9), f.Line("M1 -6Q6 -11 13.500 -9.500", fill, 6.6),
		f.Line("M3 -8.500Q7 -11.500 12.500 -10.800", t.L, 2).Opacity(.8))
	return kit.Of(knuckles(f, t, fill), thumb)
}

func spread(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		finger(f, t, fill, 3, -4, 14, -15.5, 6.4), finger(f, t, fill, 11, -6, 26, -11.5, 5.8), finger(f, t, fill, 12, -2.5, 30.5, -3.8, 6),
		finger(f, t, fill, 12, 2, 29.5, 3.6, 5.8), finger(f, t, fill, 10, 5.5, 24.5, 10.2, 5.4),
		f.Form("M-6 -6.800C0 -9.500 8 -11 13 -9C17 -6 17 6 12.500 9C7 11 0 9.500 -6 6.800Z", fill,
			f.Blur(1.6, f.Ellipse(7, 1, 5, 5, t.L)).Opacity(.8), f.Line("M2 -6Q7 -3 6 3", t.DD, 1.1).Opacity(.4)))
}

// flat is a straight hand, the fingers side by side.
func flat(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		digit(f, t, fill, "M9 5L23 4.800", 4.8), digit(f, t, fill, "M10 2L27.500 1.900", 5.1), digit(f, t, fill, "M10 -1.600L29.500 -1.800", 5.2), digit(f, t, fill, "M9 -4.600L27 -5.200", 5.1),
		f.Form("M-6 -6.500C1 -8.200 7 -8.600 12 -7.600C15 -5 15 4.500 12 7C6 8.200 0 7.800 -6 6.500Z", fill),
		f.Form("M0 -5.500C4 -10 11 -13.500 16.500 -12.800C19.600 -11.800 18 -9 14 -7C11 -5 8 -3.800 5 -3Z", fill))
}

// fingers shows four fingers side by side and the thumb apart.
func fingers(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		finger(f, t, fill, 10, 7.4, 20.5, 8.6, 5.2), finger(f, t, fill, 11, 3, 24.5, 3.8, 5.4), finger(f, t, fill, 11, -1.6, 25.5, -1.6, 5.5),
		finger(f, t, fill, 10, -6.2, 23, -7, 5.4),
		f.Form("M-6 -6.800C0 -9.500 7 -10.500 12 -9.500C15.500 -7 15.500 8 11.500 10C6 11.500 0 9.500 -6 6.800Z", fill),
		finger(f, t, fill, 2, -6, 10, -14.5, 6.2))
}

func pinched(f *figure.Figure, t kit.Tones, fill kit.Paint) kit.Node {
	return kit.Of(
		finger(f, t, fill, 11, 2, 27, 6, 5.4), finger(f, t, fill, 10, 6, 23, 11, 5.2), finger(f, t, fill, 12, -1, 29, 0, 5.5),
		f.Form("M-6 -6.800C0 -9.500 7 -10.500 12 -8.500C15.500 -6 15.500 7 11.500 9.500C6 11 0 9.500 -6 6.800Z", fill),
		f.Line("M10 -6Q20 -9 21 -14Q16 -19 10 -15Q5 -12 3 -6", t.D, 6), f.Line("M10 -6Q20 -9 21 -14Q16 -19 10 -15Q5 -12 3 -6", fill, 5.2))
}
