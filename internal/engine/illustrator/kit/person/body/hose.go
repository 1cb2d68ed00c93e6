package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

// The width of a hose, and of a limb of one piece with the thing, in units.
const (
	hoseWide  = 11.0
	doughWide = 40.0
)

// Outward reports whether an arm goes away from the body: it begins behind it then.
func Outward(f *figure.Figure, c figure.Chain, side float64) bool {
	const within = 14
	return (c[1].X-c[0].X)*side > -within && (f.PalmAt(c).X-c[0].X)*side > -within
}

// Hose is an arm or a leg as one bent tube.
func Hose(f *figure.Figure, c figure.Chain) kit.Node {
	t, wide := kit.TonesOf(kit.Hex("#3a3140")), hoseWide
	if !f.Spec.Thing.Dough.IsNone() {
		t, wide = kit.TonesOf(f.Spec.Thing.Dough), doughWide
	}
	d := figure.Text("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", c[0].X, c[0].Y, c[0].X+(c[1].X-c[0].X)*.86, c[0].Y+(c[1].Y-c[0].Y)*.86, c[1].X+(c[2].X-c[1].X)*.14, c[1].Y+(c[2].Y-c[1].Y)*.14, c[2].X, c[2].Y)
	return kit.Of(f.Line(d, t.DD, wide+2.2), f.Line(d, t.M, wide), f.Line(d, t.LL, wide*.26).Move(-.16*wide*f.Light, -.2*wide).Opacity(.55), icing(f, c))
}

// icing is the zigzag at the end of a limb of dough.
func icing(f *figure.Figure, c figure.Chain) kit.Node {
	if f.Spec.Thing.Dough.IsNone() {
		return kit.Node{}
	}
	fr, line := figure.Frame{Point: c[2], Angle: figure.Direction(c[1], c[2]), Scale: 1}, kit.TonesOf(kit.Hex("#fffaf0"))
	zigzag := "M-3 -15L4 -9L-4 -3L4 3L-4 9L3 15"
	return figure.Place(kit.Of(f.Line(zigzag, line.DDD, 4.4).Opacity(.4).Move(.8, 1.4), f.Line(zigzag, line.M, 4)), fr)
}

// HoseLeg is a leg with a sneaker.
func HoseLeg(f *figure.Figure, c figure.Chain, l pose.Leg, far bool) kit.Node {
	kx, k := 1.0, f.Body.Thick*1.06
	if l.Flip || f.Pose.Turn < .4 && !far && l.Foot == 0 {
		kx = -1
	}
	if !f.Spec.Thing.Dough.IsNone() {
		return Hose(f, c)
	}
	return kit.Of(Hose(f, c), figure.Place(bigSneaker(f).Scale(kx, 1, 0, 0), figure.Frame{Point: c[2], Angle: l.Foot, Scale: k}))
}

// bigSneaker is a round sneaker in the ankle's frame, with a thick sole.
func bigSneaker(f *figure.Figure) kit.Node {
	t, sole := kit.TonesOf(f.Spec.Thing.Shoes), kit.TonesOf(kit.Hex("#f6f4f0"))
	form, rim := "M-13 5C-15 -8 -10 -14 -2 -13C4 -12.500 6 -7 12 -4C21 0 29 1 30 10H-13Z", kit.RoundRect(-15, 7, 47, 8.500, 4)
	return kit.Of(f.Path(form, t.DDD).Stroke(t.DDD, 3), f.Form(form, kit.Lin(0, -13, 0, 12, t.L, t.M, t.D)), f.Line("M5 -8L10 -4.500M1 -6.500L6 -2", sole.M, 2),
		f.Path(rim, t.DDD).Stroke(t.DDD, 2.6), f.Form(rim, kit.Lin(0, 7, 0, 16, sole.LL, sole.M, sole.D)))
}

// mitt is a white glove in the hand's frame.
func mitt(f *figure.Figure, shape pose.Hand) kit.Node {
	white, line := kit.TonesOf(kit.Hex("#fdfcfa")), kit.Hex("#3a3140")
	fingers, folds := "", "M13 -5H19M14 0H20.500M13 5H19"
	thumb := "M6 -5L13 -13"
	switch shape {
	case pose.OpenHand:
		fingers, folds = "M12 -6L25 -11M14 0L28 0M12 6L25 11", ""
	case pose.FlatHand, pose.PushHand, pose.Relaxed:
		fingers, folds = "M10 -3L22 -2.500M10 4L21 3", ""
	case pose.Point:
		fingers, folds = "M12 -4L31 -5", "M14 3H20M12 8H17"
	case pose.Victory:
		fingers, folds = "M12 -4L29 -11M12 1L31 1", "M12 7H17"
	case pose.ThumbUp:
		thumb = "M5 -6L8 -23"
	case pose.CupHand, pose.RestHand:
		fingers, folds = "M10 -6L20 -7M12 0L22 0M10 6L20 7", ""
	}
	ball := kit.Oval(9, 0, 12, 12)
	strokes := func(c kit.Color, more float64) kit.Node {
		n := []kit.Node{f.Path(ball, c).Stroke(c, more), f.Line(thumb, c, 8+more)}
		if fingers != "" {
			n = append(n, f.Line(fingers, c, 8+more))
		}
		return kit.Of(n...)
	}
	cuff := kit.RoundRect(-9, -9.500, 8, 19, 3.6)
	n := []kit.Node{f.Path(cuff, line).Stroke(line, 3.4), strokes(line, 3.4), f.Form(cuff, kit.Lin(-9, 0, 0, 0, white.LL, white.M, white.D)), strokes(white.M, 0), f.Form(ball, kit.Rad(6, -5, 18, white.LL, white.M, white.D))}
	if folds != "" {
		n = append(n, f.Line(folds, line, 1.3).Opacity(.7))
	}
	return kit.Of(n...)
}
