// Package pen has what the animal and bird rigs share: shading that keeps the light at the top left when a figure is
// mirrored, eyes, mouths and expressions.
package pen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// Pen draws on a canvas. Figures are drawn looking to the right; one that looks to the left is mirrored when it is done,
// so its light comes from the top right until then.
type Pen struct {
	*kit.Canvas
	Flip      bool      // the figure will be mirrored
	Mood      string    // the expression
	Sleep     bool      // the eyes are closed
	Lids      kit.Color // of closed eyes and brows on a dark face; the zero value is dark
	Lashes    bool      // the eyes have long lashes
	Natural   bool      // the eyes are small and have lids, as in life
	Unadorned bool      // no lashes, no pink cheeks
	Profile   bool      // the one eye of a head seen from the side
}

// Lin is a linear gradient whose x direction follows the light.
func (p *Pen) Lin(x1, y1, x2, y2 float64, colors ...any) kit.Gradient {
	if p.Flip {
		x1, x2 = x2, x1
	}
	return kit.Lin(x1, y1, x2, y2, colors...)
}

// Ball is a radial gradient lit from above for a round form at x, y with radius r.
func (p *Pen) Ball(x, y, r float64, colors ...any) kit.Gradient {
	return kit.Rad(x-p.Side()*r*.35, y-r*.4, r*1.5, colors...)
}

// Side is 1 where the light comes from the left, −1 in a figure that will be mirrored.
func (p *Pen) Side() float64 {
	if p.Flip {
		return -1
	}
	return 1
}

// Shadow darkens the lower right side within an outline; depth is its width in units. It belongs inside the form.
func (p *Pen) Shadow(outline string, color kit.Color, depth, opacity float64) kit.Node {
	line := p.Path(outline, kit.None).Stroke(color, depth*1.7).Move(-p.Side()*depth*.5, -depth*.55)
	return p.Blur(depth*.42, line).Opacity(opacity)
}

// Light lightens the upper left side within an outline; depth is its width in units.
func (p *Pen) Light(outline string, color kit.Color, depth, opacity float64) kit.Node {
	line := p.Path(outline, kit.None).Stroke(color, depth*1.5).Move(p.Side()*depth*.35, depth*.55)
	return p.Blur(depth*.42, line).Opacity(opacity)
}

// Solid is a form with volume: a gradient over its box, details, and a shadow on its lower right.
func (p *Pen) Solid(outline string, t kit.Tones, inside ...kit.Node) kit.Node {
	b := p.Path(outline, t.M).Bounds()
	depth := min(b.W(), b.H()) * .22
	fill := p.Lin(b.X0, b.Y0, b.X0+b.W()*.75, b.Y1, kit.At(0, t.L), kit.At(.4, t.M), kit.At(1, t.D))
	inside = append(inside, p.Shadow(outline, t.DD, depth, .42))
	return p.Form(outline, fill, inside...)
}

// Flat is a small form with a gradient only.
func (p *Pen) Flat(outline string, t kit.Tones, inside ...kit.Node) kit.Node {
	b := p.Path(outline, t.M).Bounds()
	return p.Form(outline, p.Lin(b.X0, b.Y0, b.X0+b.W()*.75, b.Y1, t.L, t.M, t.D), inside...)
}

// Hairs draws short strokes: each is x, y and its direction dx, dy.
func (p *Pen) Hairs(color kit.Color, width, opacity float64, strokes ...[4]float64) kit.Node {
	var d strings.Builder
	for _, s := range strokes {
		fmt.Fprintf(&d, "M%g %gq%g %g %g %g", s[0], s[1], s[2]*.25, s[3]*.75, s[2], s[3])
	}
	return p.Line(d.String(), color.Alpha(opacity), width)
}

// Sym turns the right half of an outline, from its top to its bottom, into the whole: "0,-40 30,0 0,40". Points on the
// middle line are not repeated.
func Sym(right string) string {
	fields := strings.Fields(right)
	out := append([]string{}, fields...)
	for i := len(fields) - 1; i >= 0; i-- {
		f, corner := strings.CutSuffix(fields[i], "!")
		x, y, _ := strings.Cut(f, ",")
		v, _ := strconv.ParseFloat(x, 64)
		if v == 0 {
			continue
		}
		m := fmt.Sprintf("%g,%s", -v, y)
		if corner {
			m += "!"
		}
		out = append(out, m)
	}
	return strings.Join(out, " ")
}

// Text writes points as an outline for a smooth closed curve.
func Text(ps ...kit.Point) string {
	parts := make([]string, len(ps))
	for i, q := range ps {
		parts[i] = fmt.Sprintf("%.2f,%.2f", q.X, q.Y)
		if q.Corner {
			parts[i] += "!"
		}
	}
	return strings.Join(parts, " ")
}

// Joint is a point of a limb's middle line with half the limb's width.
type Joint struct{ X, Y, R float64 }

// Under darkens the lower right side within a tube.
func (p *Pen) Under(js []Joint, color kit.Color, opacity float64) kit.Node {
	line, least := "", 1e9
	for i, q := range js {
		least = min(least, q.R)
		line += fmt.Sprintf("%c%.1f %.1f", "ML"[min(i, 1)], q.X+p.Side()*q.R*.72, q.Y+q.R*.72)
	}
	return p.Blur(least*.4, p.Line(line, color, least*1.1)).Opacity(opacity)
}

// P returns the joint's position.
func (j Joint) P() limb.Point { return limb.Point{X: j.X, Y: j.Y} }

// Tube returns the path data around a smooth curve through joints.
func Tube(joints ...Joint) string {
	ring := Smooth(joints, 8)
	var d strings.Builder
	for i := range len(ring) - 1 {
		d.WriteString(limb.Capsule(ring[i].P(), ring[i].R, ring[i+1].P(), ring[i+1].R))
	}
	return d.String()
}

// Smooth runs a Catmull-Rom curve through joints, with n steps between two.
func Smooth(j []Joint, n int) []Joint {
	if len(j) < 3 {
		return j
	}
	get := func(i int) Joint { return j[max(0, min(len(j)-1, i))] }
	out := []Joint{j[0]}
	for i := range len(j) - 1 {
		a, b, c, d := get(i-1), get(i), get(i+1), get(i+2)
		for k := 1; k <= n; k++ {
			t := float64(k) / float64(n)
			out = append(out, Joint{curve(a.X, b.X, c.X, d.X, t), curve(a.Y, b.Y, c.Y, d.Y, t), b.R + (c.R-b.R)*t})
		}
	}
	return out
}

func curve(a, b, c, d, t float64) float64 {
	return .5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Blob is an uneven round outline around x, y, for patches and rosettes.
func Blob(x, y, rx, ry, turn float64, seed int) string {
	var ps []kit.Point
	const n = 7
	for i := range n {
		s, c := math.Sincos(2*math.Pi*float64(i)/n + turn)
		k := 1 + .17*math.Sin(float64(i*i*3+seed*7))
		ps = append(ps, kit.Point{X: x + rx*k*c, Y: y + ry*k*s})
	}
	return Text(ps...)
}
