package plump

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// J is a joint of a tube: a point and the tube's radius there.
type J struct{ X, Y, R float64 }

// Tube is a smooth tapered tube: a tentacle, a leg, a snake.
type Tube []J

const perJoint = 14

// NewTube runs smoothly through joints.
func NewTube(js ...J) Tube {
	at := func(i int) J { return js[max(0, min(len(js)-1, i))] }
	var out Tube
	for i := range len(js) - 1 {
		p, a, b, q := at(i-1), at(i), at(i+1), at(i+2)
		for k := range perJoint {
			u := float64(k) / perJoint
			mix := func(p, a, b, q float64) float64 {
				return a + .5*u*(b-p+u*(2*p-5*a+4*b-q+u*(3*(a-b)+q-p)))
			}
			out = append(out, J{mix(p.X, a.X, b.X, q.X), mix(p.Y, a.Y, b.Y, q.Y), max(.2, mix(p.R, a.R, b.R, q.R))})
		}
	}
	return append(out, js[len(js)-1])
}

// At returns the joint at u in 0–1 and its direction in degrees.
func (t Tube) At(u float64) (J, float64) {
	f := max(0, min(1, u)) * float64(len(t)-1)
	i := min(int(f), len(t)-2)
	k := f - float64(i)
	a, b := t[i], t[i+1]
	return J{a.X + (b.X-a.X)*k, a.Y + (b.Y-a.Y)*k, a.R + (b.R-a.R)*k}, math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi
}

// Part returns the tube between u and v in 0–1.
func (t Tube) Part(u, v float64) Tube {
	var out Tube
	for i := range 25 {
		j, _ := t.At(u + (v-u)*float64(i)/24)
		out = append(out, j)
	}
	return out
}

// Shift moves the axis by shares of the radius and scales the radius.
func (t Tube) Shift(dx, dy, k float64) Tube {
	out := make(Tube, len(t))
	for i, j := range t {
		out[i] = J{j.X + dx*j.R, j.Y + dy*j.R, j.R * k}
	}
	return out
}

// Side moves the axis sideways by a share of the radius, above 0 to the right of its direction.
func (t Tube) Side(side, k float64) Tube {
	out := make(Tube, len(t))
	for i, j := range t {
		nx, ny := t.normal(i)
		out[i] = J{j.X + nx*side*j.R, j.Y + ny*side*j.R, j.R * k}
	}
	return out
}

func (t Tube) normal(i int) (float64, float64) {
	a, b := t[max(0, i-1)], t[min(len(t)-1, i+1)]
	dx, dy := b.X-a.X, b.Y-a.Y
	l := max(math.Hypot(dx, dy), 1e-6)
	return -dy / l, dx / l
}

// Outline returns the path data of the tube, with round ends.
func (t Tube) Outline() string {
	var s strings.Builder
	n := len(t)
	put := func(cmd string, i int, side float64) {
		nx, ny := t.normal(i)
		s.WriteString(D("%s%.2f %.2f", cmd, t[i].X+nx*side*t[i].R, t[i].Y+ny*side*t[i].R))
	}
	put("M", 0, -1)
	for i := 1; i < n; i++ {
		put("L", i, -1)
	}
	r := t[n-1].R
	put(D("A%.2f %.2f 0 0 1 ", r, r), n-1, 1)
	for i := n - 2; i >= 0; i-- {
		put("L", i, 1)
	}
	r = t[0].R
	put(D("A%.2f %.2f 0 0 1 ", r, r), 0, -1)
	return s.String() + "Z"
}

// Axis returns the path data of the tube's middle line.
func (t Tube) Axis() string {
	var s strings.Builder
	for i, j := range t {
		s.WriteString(D("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], j.X, j.Y))
	}
	return s.String()
}

// Limb draws a tube as a shaded form; s is the width of its edge's shade.
func Limb(c *kit.Canvas, t Tube, tones kit.Tones, s float64, inside ...kit.Node) kit.Node {
	return Flat(c, t.Outline(), tones, s, append(append([]kit.Node{}, inside...),
		c.Blur(s*.2, c.Path(t.Shift(-.28, -.34, .3).Outline(), tones.LL)).Opacity(.5))...)
}
