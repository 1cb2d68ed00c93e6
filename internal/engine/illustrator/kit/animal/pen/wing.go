package pen

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// RaisedWing is a feathered wing that points up and back from its root at 0, 0; it is 150 units high at a scale k of 1. Coverts
// lie over its long feathers, whose tips may have a color of their own.
func (p *Pen) RaisedWing(k float64, t kit.Tones, tip kit.Color) kit.Node {
	if t.M.Lch().L > .9 {
		t = kit.TonesOf(t.M.Shade(-.7)) // so that a white wing stands out from a white body
	}
	d := outline(k, [3]float64{20, 6}, [3]float64{27, -30}, [3]float64{16, -80}, [3]float64{-10, -124}, [3]float64{-38, -150, 1},
		[3]float64{-40, -126, 1}, [3]float64{-58, -134, 1}, [3]float64{-55, -110, 1}, [3]float64{-72, -112, 1}, [3]float64{-65, -88, 1},
		[3]float64{-80, -86, 1}, [3]float64{-69, -64, 1}, [3]float64{-82, -58, 1}, [3]float64{-67, -40, 1}, [3]float64{-76, -30, 1},
		[3]float64{-56, -16, 1}, [3]float64{-58, -4, 1}, [3]float64{-30, 8}, [3]float64{-6, 18})
	coverts := outline(k, [3]float64{22, 8}, [3]float64{28, -30}, [3]float64{17, -80}, [3]float64{-6, -116, 1}, [3]float64{-12, -98, 1},
		[3]float64{-26, -98, 1}, [3]float64{-24, -80, 1}, [3]float64{-40, -76, 1}, [3]float64{-34, -58, 1}, [3]float64{-48, -50, 1},
		[3]float64{-40, -34, 1}, [3]float64{-50, -22, 1}, [3]float64{-34, -8, 1}, [3]float64{-30, 4}, [3]float64{-6, 16})
	small := outline(k, [3]float64{22, 8}, [3]float64{28, -30}, [3]float64{18, -76}, [3]float64{6, -92, 1}, [3]float64{4, -74, 1},
		[3]float64{-8, -68, 1}, [3]float64{-6, -50, 1}, [3]float64{-20, -40, 1}, [3]float64{-14, -24, 1}, [3]float64{-24, -10, 1},
		[3]float64{-12, 4}, [3]float64{4, 14})
	line := ""
	for _, q := range [][4]float64{{-14, -104, -30, -134}, {-24, -94, -50, -122}, {-32, -84, -64, -102}, {-40, -70, -72, -80},
		{-44, -54, -72, -58}, {-46, -38, -66, -34}} {
		line += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", q[0]*k, q[1]*k, q[2]*k, q[3]*k)
	}
	tips := kit.Node{}
	if !tip.IsNone() {
		tips = p.Path(outline(k, [3]float64{0, -112}, [3]float64{-30, -92}, [3]float64{-52, -70}, [3]float64{-62, -48}, [3]float64{-110, -50},
			[3]float64{-100, -170}, [3]float64{0, -170}), tip)
	}
	fill := p.Lin(-80*k, -140*k, 30*k, 0, t.M, t.M, t.D)
	return kit.Of(p.Form(d, fill, tips, p.Line(line, t.DDD.Alpha(.4), 2), p.Shadow(d, t.DD, 12*k, .35)),
		p.Form(coverts, p.Lin(-50*k, -110*k, 28*k, 0, t.L, t.M), p.Shadow(coverts, t.D, 9*k, .35)),
		p.Form(small, p.Lin(-20*k, -90*k, 28*k, 0, t.LL, t.L, t.M), p.Light(small, t.LL, 6*k, .6)))
}

// outline scales points around 0, 0; a third number above 0 makes a corner.
func outline(k float64, ps ...[3]float64) string {
	out := make([]kit.Point, len(ps))
	for i, q := range ps {
		out[i] = kit.Point{X: q[0] * k, Y: q[1] * k, Corner: q[2] > 0}
	}
	return Text(out...)
}
