package frames

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// bands are the strands that are ornaments of their own, drawn along places of an outline.
var bands = map[string]func(c *kit.Canvas, pts [][3]float64){"plait": plait, "meander": meander, "aztec": aztec}

// The bands as things of their own: a straight piece.
var (
	greekKey  = alone("greek-key", "meander")
	aztecBand = alone("aztec-band", "aztec")
)

func alone(name, kind string) kit.Piece {
	p := Strand(kind, "line")
	p.Name, p.Cm = name, 30
	return p
}

// plait is two bands that wind around each other, as in Celtic borders.
func plait(c *kit.Canvas, pts [][3]float64) {
	type piece struct {
		z    float64
		d    string
		slot string
	}
	a, b := c.Tones("strand"), c.Tones("second")
	closed := math.Hypot(pts[0][0]-pts[len(pts)-1][0], pts[0][1]-pts[len(pts)-1][1]) < 8
	turns := math.Round(float64(len(pts))/17) * 2 * math.Pi / float64(len(pts))
	var all []piece
	for n, slot := range []string{"strand", "second"} {
		at := func(i int) (shape.Pt, float64) {
			p := pts[(i+len(pts))%len(pts)]
			u := float64(i)*turns + float64(n)*math.Pi
			return shape.Polar(p[0], p[1], 9*math.Sin(u), p[2]-90), math.Cos(u)
		}
		for i := range pts {
			if !closed && (i < 1 || i > len(pts)-3) {
				continue
			}
			d, high := "", 0.
			for k := -1; k <= 2; k++ {
				p, z := at(i + k)
				d += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == -1], p.X, p.Y)
				high += z
			}
			all = append(all, piece{high, d, slot})
		}
	}
	slices.SortStableFunc(all, func(x, y piece) int { return cmp.Compare(x.z, y.z) })
	for _, p := range all {
		t := map[string]kit.Tones{"strand": a, "second": b}[p.slot]
		c.Part(p.slot, c.Line(p.d, t.DDD, 9.4).Butt(), c.Line(p.d, t.D, 7.2).Butt(), c.Line(p.d, t.M, 5.2).Butt(), c.Line(p.d, t.L, 2).Butt())
	}
}

// meander is a Greek key between two lines.
func meander(c *kit.Canvas, pts [][3]float64) {
	t := c.Tones("strand")
	for _, p := range pts {
		const d = "M-7 8V-8H7V4.5H-3V-2.5H1.5"
		node := kit.Of(c.Line(d, t.DD, 4.2).Butt(), c.Line(d, t.M, 2.8).Butt(), c.Line("M-10 -13H10M-10 13H10", t.DD, 4).Butt(), c.Line("M-10 -13H10M-10 13H10", t.M, 2.6).Butt(), c.Line("M-10 -13.4H10M-10 12.6H10", t.LL, .8).Butt())
		c.Part("strand", node.Rotate(p[2], 0, 0).Move(p[0], p[1]))
	}
}

// aztec is a row of stepped triangles and diamonds between two stripes.
func aztec(c *kit.Canvas, pts [][3]float64) {
	a, b, y := c.Tones("strand"), c.Tones("second"), c.Tones("third")
	for i, p := range pts {
		steps := "M-8.6 10V5H-5.6V0H-2.8V-5H2.8V0H5.6V5H8.6V10Z"
		up := i%2 == 0
		t := map[bool]kit.Tones{true: a, false: b}[up]
		motif := c.Path(steps, kit.Lin(0, -6, 0, 10, t.L, t.M, t.D))
		if !up {
			motif = motif.Rotate(180, 0, 0)
		}
		node := kit.Of(
			c.Path(kit.RoundRect(-9, -17, 18, 5, 0), y.M), c.Path(kit.RoundRect(-9, 12, 18, 5, 0), y.M), c.Path(kit.RoundRect(-9, -12.4, 18, 24.8, 0), y.LL),
			motif, c.Path("M0 -3L3 0L0 3L-3 0Z", y.LL).Move(0, map[bool]float64{true: 5, false: -5}[up]), c.Line("M-9 -17H9M-9 17H9", b.D, 2).Butt(),
		)
		c.Part([]string{"strand", "second"}[i%2], node.Rotate(p[2], 0, 0).Move(p[0], p[1]))
	}
}

// isFrame reports whether an outline is the four sides of a frame.
func isFrame(outline string) bool {
	switch outline {
	case "ring", "wreath", "line", "garland", "corner":
		return false
	}
	return true
}

// inset is how far the middle of a band with square corners is from the edge.
const inset = 26

// sides are places along the four sides of a frame, between its corners.
func sides(gap float64) [][3]float64 {
	const half = 17
	long := float64(kit.Side) - 2*(inset+half)
	n := int(math.Round(long / gap))
	var out [][3]float64
	for side := range 4 {
		for i := range n {
			p := shape.Pt{X: inset + half + long*(float64(i)+.5)/float64(n) - 128, Y: inset - 128}
			a := float64(side) * math.Pi / 2
			out = append(out, [3]float64{128 + p.X*math.Cos(a) - p.Y*math.Sin(a), 128 + p.X*math.Sin(a) + p.Y*math.Cos(a), float64(side) * 90})
		}
	}
	return out
}

// cornerTiles are squares within squares at the four corners of a frame.
func cornerTiles(c *kit.Canvas, kind string) {
	t := c.Tones("strand")
	for _, x := range []float64{inset, kit.Side - inset} {
		for _, y := range []float64{inset, kit.Side - inset} {
			square := func(r float64) string { return kit.RoundRect(x-r, y-r, 2*r, 2*r, 0) }
			if kind == "meander" {
				c.Part("strand", c.Path(square(14.6), kit.None).Stroke(t.DD, 4), c.Path(square(14.6), kit.None).Stroke(t.M, 2.6), c.Path(square(7.4), kit.None).Stroke(t.DD, 4), c.Path(square(7.4), kit.None).Stroke(t.M, 2.6), c.Path(square(2), t.M))
				continue
			}
			b, g := c.Tones("second"), c.Tones("third")
			diamond := func(r float64) string {
				return fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x, y-r, x+r, y, x, y+r, x-r, y)
			}
			c.Part("strand", c.Path(square(17.6), t.M), c.Path(square(14), g.LL), c.Path(diamond(13), b.M), c.Path(diamond(8), t.M), c.Path(diamond(3.6), g.M))
		}
	}
}
