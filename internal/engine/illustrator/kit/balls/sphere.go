package balls

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// vec is a point in space: x to the right, y down, z toward the viewer.
type vec struct{ X, Y, Z float64 }

func (a vec) add(b vec, k float64) vec { return vec{a.X + b.X*k, a.Y + b.Y*k, a.Z + b.Z*k} }

func (a vec) unit() vec {
	h := math.Sqrt(a.X*a.X + a.Y*a.Y + a.Z*a.Z)
	return vec{a.X / h, a.Y / h, a.Z / h}
}

func (a vec) cross(b vec) vec {
	return vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

// mix returns a point of the unit sphere between two others.
func mix(a, b vec, t float64) vec { return vec{}.add(a, 1-t).add(b, t).unit() }

// turn rotates around the x, the y and then the z axis, in degrees.
func (a vec) turn(ax, ay, az float64) vec {
	spin := func(p, q, deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return p*k - q*s, p*s + q*k
	}
	a.Y, a.Z = spin(a.Y, a.Z, ax)
	a.Z, a.X = spin(a.Z, a.X, ay)
	a.X, a.Y = spin(a.X, a.Y, az)
	return a
}

// orb is a sphere on the canvas, turned by three angles.
type orb struct{ x, y, r, ax, ay, az float64 }

func (o orb) at(v vec) vec {
	v = v.turn(o.ax, o.ay, o.az)
	return vec{o.x + v.X*o.r, o.y + v.Y*o.r, v.Z}
}

// line is the path data of the visible runs of a curve on the sphere.
func (o orb) line(pts []vec) string {
	var b strings.Builder
	b.WriteString("M-99 -99")
	drawing := false
	for _, p := range pts {
		q := o.at(p)
		switch {
		case q.Z < -.02:
			drawing = false
		case drawing:
			fmt.Fprintf(&b, "L%.2f %.2f", q.X, q.Y)
		default:
			fmt.Fprintf(&b, "M%.2f %.2f", q.X, q.Y)
			drawing = true
		}
	}
	return strings.TrimPrefix(b.String(), "M-99 -99")
}

// area is the outline of a patch of the sphere; what lies behind is pushed to the rim. It is empty when all of it does.
func (o orb) area(pts []vec) string {
	var b strings.Builder
	seen := false
	for i, p := range pts {
		v := p.turn(o.ax, o.ay, o.az)
		seen = seen || v.Z > 0
		if v.Z < 0 {
			h := max(math.Hypot(v.X, v.Y), 1e-9) / 1.02
			v.X, v.Y = v.X/h, v.Y/h
		}
		cmd := "L"
		if i == 0 {
			cmd = "M"
		}
		fmt.Fprintf(&b, "%s%.2f %.2f", cmd, o.x+v.X*o.r, o.y+v.Y*o.r)
	}
	if !seen {
		return ""
	}
	return b.String() + "Z"
}

// arc is a run of points between two points of the sphere.
func arc(a, b vec, n int) []vec {
	out := make([]vec, n+1)
	for i := range out {
		out[i] = mix(a, b, float64(i)/float64(n))
	}
	return out
}

// circle is the circle of the sphere at a height along an axis.
func circle(axis vec, height float64) []vec {
	axis = axis.unit()
	side := vec{0, 1, 0}
	if math.Abs(axis.Y) > .9 {
		side = vec{1, 0, 0}
	}
	u := axis.cross(side).unit()
	v := axis.cross(u)
	r := math.Sqrt(1 - height*height)
	out := make([]vec, 97)
	for i := range out {
		s, k := math.Sincos(float64(i) / 96 * 2 * math.Pi)
		out[i] = vec{}.add(axis, height).add(u, r*k).add(v, r*s)
	}
	return out
}

// seam is the seam of a baseball or a tennis ball, a closed curve that divides the sphere in two equal halves.
func seam(a float64, n int) []vec {
	out := make([]vec, n+1)
	for i := range out {
		t := float64(i) / float64(n) * 4 * math.Pi
		h := math.Pi/2 - (math.Pi/2-a)*math.Cos(t)
		lon := t/2 + a*math.Sin(2*t)
		out[i] = vec{math.Sin(h) * math.Cos(lon), math.Sin(h) * math.Sin(lon), math.Cos(h)}
	}
	return out
}

// seams draws a groove along curves of a ball: dark, with a light edge below.
func seams(c *kit.Canvas, d string, dark, light kit.Color, w float64) kit.Node {
	return kit.Of(c.Line(d, light, w).Move(w*.35, w*.45).Opacity(.7), c.Line(d, dark, w))
}

// dusk is the shade on a ball with panels of several colors.
func dusk(c *kit.Canvas, x, y, r float64, t kit.Color) kit.Node {
	d := kit.Oval(x, y, r, r)
	return kit.Of(c.Path(d, kit.Rad(x-r*.34, y-r*.38, r*1.5, kit.At(0, kit.White.Alpha(.32)), kit.At(.3, kit.White.Alpha(.05)), kit.At(.42, t.Alpha(0)), kit.At(.72, t.Alpha(.26)), kit.At(1, t.Alpha(.72)))),
		c.Blur(r*.05, c.Path(d, kit.None).Stroke(kit.White, r*.05)).Opacity(.3),
		c.Blur(r*.03, c.Path(sheen.D("M%g %gA%g %g 0 0 1 %g %g", x+r*.88, y+r*.3, r*.93, r*.93, x+r*.2, y+r*.9), kit.None).Stroke(kit.White, r*.035)).Opacity(.28)).Shade()
}

const ballX, ballY, ballR = 128.0, 128.0, 120.0
