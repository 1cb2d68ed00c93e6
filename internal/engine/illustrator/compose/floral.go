package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// arranged are the shapes in which flowers lie over sprays of leaves rather than taking turns with them.
var arranged = words("wreath ring oval hexagon arched frame heart-ring half corner corners")

// filler is the branch that lies under the flowers of a corner of which no greenery was told.
const filler = "olive-branch"

// florals arranges flowers and greenery as florists do: sprays along the shape, and over them heads of different sizes that mirror each other. It
// does so where a shape has both, and on corners always.
func (c *composer) florals(shape string, members []int) (cluster, bool) {
	if len(members) == 1 && (shape == "wreath" || shape == "ring") && c.subject(members[0]).ID == "eucalyptus-branch" {
		o := kit.Options{Colors: map[string]kit.Color{}}
		if col, told := colorOf(c.subject(members[0]).Color); told {
			o.Colors["leaves"] = col
		}
		if d, err := frames.EucalyptusRing().Render(o); err == nil {
			return c.place(members[0], d, scene.Identity).fit(usual), true
		}
	}
	cornered := shape == "corner" || shape == "corners"
	if !arranged[shape] || len(members) < 2 && !cornered {
		return cluster{}, false
	}
	var heads, sprays []cluster
	for _, i := range members {
		if !leafy[library.GroupOf(c.subject(i).ID)] {
			return cluster{}, false
		}
		whole := c.unitsOf(i)
		if c.isGreenery(i) || spikes[c.subject(i).ID] {
			sprays = append(sprays, whole...)
			continue
		}
		headAlone(&c.Brief.Subjects[i])
		heads = append(heads, c.unitsOf(i)...)
	}
	if len(heads) == 0 || len(sprays) == 0 && !cornered {
		return cluster{}, false
	}
	if len(sprays) == 0 {
		c.Brief.Subjects = append(slices.Clone(c.Brief.Subjects), brief.Subject{Kind: brief.Piece, ID: filler, Count: 1})
		sprays = append(sprays, c.unit(len(c.Brief.Subjects)-1, how{}))
	}
	var lies []lie
	for _, k := range sprays {
		lies = append(lies, lieOf(k))
	}
	var all []cluster
	for n, at := range sprayStops(shape) {
		j := n / 2 % len(sprays)
		all = append(all, laidAlong(sprays[j], lies[j], at))
	}
	for n, at := range headSpots(shape) {
		half := at.size / 2
		all = append(all, heads[pairNumber(shape, n)%len(heads)].fit(region{-half, -half, half, half}).turnedBy(at.turn).moved(at.x, at.y))
	}
	out := all[0]
	for _, k := range all[1:] {
		out = out.over(k)
	}
	return out, true
}

// spikes are the flowers that lie along a shape as branches do.
var spikes = words("lavender wisteria lilac babys-breath pampas-grass wheat willow-branch bird-of-paradise")

// pairNumber is the same for two heads that mirror each other.
func pairNumber(shape string, n int) int {
	total := len(headSpots(shape))
	if shape == "corner" || shape == "corners" {
		return (n + 1) / 2
	}
	if wayOf(shape) != nil {
		return min(n, total-n)
	}
	return min(n, total-1-n)
}

// leanSpray is how many times longer than wide a spray is that lies on a shape in full length.
const leanSpray = 2.1

// laidAlong sets a spray with its foot at a place, pointing in a direction.
func laidAlong(k cluster, l lie, at stop) cluster {
	k = k.turnedBy(-l.turn)
	b := k.bounds()
	size := at.size * min(1, l.slim/leanSpray) // full leaves would hide the flowers
	k = k.moved(-b.X0, -(b.Y0+b.Y1)/2).scaled(size / max(b.W(), 1e-9))
	return k.turnedBy(at.turn).moved(at.x, at.y)
}

// frameLine is the thin double line that flowers on corners lie over, where a frame was asked for besides them.
func (c *composer) frameLine(members []int) (line cluster, rest []int, ok bool) {
	tint, wood := kit.Hex("#d9a94e"), false
	for _, i := range members {
		s := c.subject(i)
		if !plainFrames[s.ID] {
			rest = append(rest, i)
			continue
		}
		ok = true
		wood = wood || s.Material == "wood" || strings.Contains(strings.ToLower(c.Brief.Prompt), "wood")
		if col, told := colorOf(s.Color); told {
			tint = col
		} else if wood {
			tint = kit.Hex("#a9683a")
		}
	}
	if c.Brief.Motif == "corners" && slices.ContainsFunc(c.Brief.Framing, func(f string) bool { return f == "frame" || f == "border" }) {
		ok = true
		if len(c.Brief.Tints) > 0 {
			if col, told := colorOf(c.Brief.Tints[0]); told {
				tint = col
			}
		}
	}
	if !ok || len(rest) == 0 {
		return cluster{}, members, false
	}
	p := frames.DoubleLine()
	if wood {
		p = frames.WoodLine()
	}
	d, err := p.Render(kit.Options{Colors: map[string]kit.Color{"frame": tint}})
	if err != nil {
		return cluster{}, members, false
	}
	return c.place(-1, d, scene.Identity).fit(region{.08, .08, .92, .92}), rest, true
}

// plainFrames are the frames that are a line around what is on their corners.
var plainFrames = words("frame gold-frame vintage-frame geometric-frame square-frame border")

// heartAt is the place at share t of the outline of a heart, from its tip at the bottom, and the direction there in degrees.
func heartAt(t float64) (x, y, turn float64) {
	point := func(t float64) (float64, float64) {
		a := math.Pi - 2*math.Pi*t
		s := math.Sin(a)
		return .5 - .37*s*s*s, .47 - .0235*(13*math.Cos(a)-5*math.Cos(2*a)-2*math.Cos(3*a)-math.Cos(4*a))
	}
	x, y = point(t)
	nx, ny := point(t + .004)
	return x, y, math.Atan2(ny-y, nx-x) * 180 / math.Pi
}

// keptWithin makes a cluster on the canvas smaller where it stands out of a region.
func (k cluster) keptWithin(r region) cluster {
	b := k.bounds()
	if b.X0 >= r.left && b.Y0 >= r.top && b.X1 <= r.right && b.Y1 <= r.bottom {
		return k
	}
	f := min((r.right-r.left)/max(b.X1-b.X0, r.right-r.left), (r.bottom-r.top)/max(b.Y1-b.Y0, r.bottom-r.top))
	k = k.scaled(f).moved((1-f)/2, (1-f)/2)
	b = k.bounds()
	return k.moved(max(0, r.left-b.X0)-max(0, b.X1-r.right), max(0, r.top-b.Y0)-max(0, b.Y1-r.bottom))
}
