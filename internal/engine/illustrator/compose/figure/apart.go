package figure

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// leastContrast is how far the color of stripes is at least from that of the thing they are on, as a distance in OKLCH.
const leastContrast = .14

// apart draws a thing whose stripes were told in the color that it has anyway, and whose own color was not told, in white or navy: a tugboat is red, and "with a
// red stripe" it shows one.
func (c *Drawer) apart(i int) (*Drawer, bool) {
	s := c.Subject(i)
	if s.Kind != brief.Piece || s.Color != "" || s.Material != "" {
		return nil, false
	}
	told := stripeColor(s)
	slots := library.Slots(s.ID)
	col, ok := ColorOf(told)
	if !ok || told == "" || len(slots) == 0 || farApart(col, slots[0].Color) {
		return nil, false
	}
	ground := "white"
	if light, _ := ColorOf(ground); !farApart(col, light) {
		ground = "navy"
	}
	one := *c
	one.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	one.Brief.Subjects[i].Color = ground
	return &one, true
}

// stripeColor is the color that was told for stripes on a thing, if it is one.
func stripeColor(s brief.Subject) string {
	if s.Fill == "stripes" && len(s.More) < 2 {
		if s.Second != "" {
			return s.Second
		}
		return strings.Join(s.More, "")
	}
	for _, part := range s.Parts {
		if part.Part == "stripe" || part.Part == "stripes" {
			return part.Color
		}
	}
	return ""
}

// farApart reports whether two colors beside each other are told apart.
func farApart(a, b kit.Color) bool {
	p, q := a.Lch(), b.Lch()
	turn := (p.H - q.H) * math.Pi / 180
	return math.Sqrt((p.L-q.L)*(p.L-q.L)+p.C*p.C+q.C*q.C-2*p.C*q.C*math.Cos(turn)) > leastContrast
}
