package pen

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Wing is a spread wing with feathers, as birds, griffins and winged horses have.
type Wing struct {
	Lean    float64   // degrees of its span from upright, negative to the back
	Trail   float64   // degrees of the feathers beside the body, which point to the back
	Hand    float64   // length of the hand and its feathers: 1 is that of a songbird
	Chord   float64   // length of the feathers of the arm
	Slots   float64   // how far the tips of the long feathers are apart: 0 for closed tips, 1 for fingers
	Long    kit.Tones // primaries and secondaries
	Coverts kit.Tones // the rows that lie over them
	Arm     kit.Tones // the small feathers of the arm
	Tip     kit.Color // of the tips of the primaries
}

// SpreadWing draws a wing from its root at 0, 0; it is about 170 units long at a scale k of 1. Its feathers start along the bones of arm
// and hand: the primaries of the hand fan out, the secondaries of the arm point to the back, two rows of coverts lie over their roots.
func (p *Pen) SpreadWing(k float64, w Wing) kit.Node {
	bones := w.bones(k)
	var nodes []kit.Node
	for _, row := range []struct {
		n     int
		share float64
		t     kit.Tones
		tip   kit.Color
	}{{17, 1, w.Long, w.Tip}, {13, .57, w.Coverts, kit.None}, {12, .36, kit.TonesOf(w.Coverts.L), kit.None}, {11, .2, w.Arm, kit.None}} {
		nodes = append(nodes, p.featherRow(w, bones, k, row.n, row.share, row.t, row.tip)...)
	}
	edge := []Joint{{0, 0, 8 * k}, {bones[1].X, bones[1].Y, 6.5 * k}, {bones[2].X, bones[2].Y, 5.5 * k}, {bones[3].X, bones[3].Y, 3 * k}}
	t, b := w.Arm, bones[2]
	return kit.Of(append(nodes, p.Path(Tube(edge...), p.Lin(b.X, b.Y, 0, 8*k, t.L, t.M, t.M)))...)
}

// bones are the shoulder, the elbow, the wrist and the end of the hand.
func (w Wing) bones(k float64) [4]kit.Point {
	s, c := math.Sincos(w.Lean * math.Pi / 180)
	var out [4]kit.Point
	for i, q := range [4][2]float64{{0, 0}, {-9, 34}, {9, 66}, {6, 66 + 30*w.Hand}} {
		out[i] = kit.Point{X: (q[0]*c + q[1]*s) * k, Y: (q[0]*s - q[1]*c) * k}
	}
	return out
}

// TailFan is a fan of n feathers of a length that point down from 0, 0, spread over so many degrees.
func (p *Pen) TailFan(n int, length, spread float64, t kit.Tones) kit.Node {
	nodes := make([]kit.Node, 0, n)
	for i := range n {
		f := 2*float64(i)/float64(n-1) - 1
		nodes = append(nodes, p.feather(length*(1-.1*f*f), length*(.04+.5*spread/90/float64(n-1)*2.4), 0, t, kit.None).Rotate(180-f*spread/2, 0, 0))
	}
	return kit.Of(nodes...)
}

// featherRow is a row of n feathers from the end of the hand to the body, those nearer to the body over the others. Share is their length as a
// share of the longest row's.
func (p *Pen) featherRow(w Wing, bones [4]kit.Point, k float64, n int, share float64, t kit.Tones, tip kit.Color) []kit.Node {
	nodes := make([]kit.Node, 0, n)
	for i := range n {
		f := float64(i) / float64(n-1)
		at := along(bones, 1-f)
		hand := max(0, 1-f/.5) // 1 at the end of the hand, 0 from the wrist to the body
		turn := w.Lean - 4 + (w.Trail-w.Lean+4)*math.Pow(f, .8)
		long := (58+8*math.Sin(f*math.Pi))*w.Chord + (50*w.Hand-4*w.Chord)*math.Pow(hand, .7)
		if i == 0 {
			long *= .93
		}
		long *= share * (1 - .3*max(0, f-.75)/.25)
		half := (10.5 - 3.2*hand*w.Slots) * (.7 + .3*share) * 17 / float64(n+3) * 1.12
		end := kit.None
		if hand > 0 {
			end = tip
		}
		nodes = append(nodes, p.feather(long*k, half*k, hand*w.Slots*share, t, end).Rotate(turn, 0, 0).Move(at.X, at.Y))
	}
	return nodes
}

// along is the point at a share of the way from the shoulder to the end of the hand; half of the way is the wrist.
func along(b [4]kit.Point, f float64) kit.Point {
	stops := [4]float64{0, .25, .5, 1}
	for i := range 3 {
		if f <= stops[i+1] {
			g := (f - stops[i]) / (stops[i+1] - stops[i])
			return kit.Point{X: b[i].X + (b[i+1].X-b[i].X)*g, Y: b[i].Y + (b[i+1].Y-b[i].Y)*g}
		}
	}
	return b[3]
}

// feather is an upright feather whose root is at 0, 0. Its leading edge is light and its other one dark, so that each stands out from the next;
// slim is how much narrower it is at its tip, 0 to 1.
func (p *Pen) feather(l, w, slim float64, t kit.Tones, tip kit.Color) kit.Node {
	e := 1 - .34*slim
	d := outline(1, [3]float64{-w * .5, 4}, [3]float64{-w, -l * .4}, [3]float64{-w * e, -l * .78}, [3]float64{-w * .1 * e, -l}, [3]float64{w * .72 * e, -l * .9},
		[3]float64{w * .9, -l * .45}, [3]float64{w * .5, 4})
	node := kit.Of(p.Path(d, kit.Lin(-w, 0, w, -l*.06, kit.At(0, t.DD), kit.At(.3, t.D), kit.At(.62, t.M), kit.At(1, t.L))))
	if !tip.IsNone() {
		c := kit.TonesOf(tip)
		node = kit.Of(node, p.Path(d, kit.Lin(0, -l, 0, -l*.4, kit.At(0, c.M), kit.At(.55, c.M), kit.At(1, c.M.Alpha(0)))))
	}
	return kit.Of(node, p.Line(fmt.Sprintf("M%.1f 0Q%.1f %.1f %.1f %.1f", w*.2, w*.36, -l*.5, w*.08, -l*.9), t.DDD.Alpha(.3), max(w*.09, .9)))
}

// outline scales points around 0, 0; a third number above 0 makes a corner.
func outline(k float64, ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, q := range ps {
		out[i] = kit.Point{X: q[0] * k, Y: q[1] * k, Corner: q[2] > 0}
	}
	return Text(out...)
}
