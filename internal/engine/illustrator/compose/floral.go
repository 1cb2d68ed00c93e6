package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// arranged are the shapes along which flowers are arranged in groups over branches.
var arranged = words("wreath ring oval hexagon arched frame heart-ring half corner corners garland line foot head")

// florals arranges flowers and greenery as florists do: groups of large and small flowers and buds over branches that flow away from them.
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
	if !arranged[shape] {
		return cluster{}, false
	}
	f, ok := c.florist(members)
	if !ok || len(f.heads) == 0 && !f.drawn() {
		return cluster{}, false
	}
	way, closed := floralWay(shape)
	var out cluster
	for _, groups := range f.groups(shape, closed, c.Variation) {
		one := f.arranged(botanic.Lay(way, closed, groups, uint64(c.Seed)+uint64(c.Variation), c.inLines()))
		out = out.over(one)
		out.root = one.root
	}
	if shape == "corners" {
		out = out.over(out.transformed(scene.Rotate(math.Pi)).moved(1, 1))
	}
	return out, true
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
