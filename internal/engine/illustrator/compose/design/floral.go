package design

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// arranged are the shapes along which flowers are arranged in groups over branches.
var arranged = figure.Words("wreath ring oval hexagon arched frame heart-ring half corner corners garland line foot head")

// florals arranges flowers and greenery as florists do: groups of large and small flowers and buds over branches that flow away from them.
func (c *Designer) florals(shape string, members []int) (layout.Cluster, bool) {
	if len(members) == 1 && (shape == "wreath" || shape == "ring") && c.Subject(members[0]).ID == "eucalyptus-branch" {
		o := kit.Options{Colors: map[string]kit.Color{}}
		if col, told := figure.ColorOf(c.Subject(members[0]).Color); told {
			o.Colors["leaves"] = col
		}
		if d, err := frames.EucalyptusRing().Render(o); err == nil {
			return c.Place(members[0], d, scene.Identity).Fit(Usual), true
		}
	}
	if shape == "edges" || shape == "sides" {
		return c.floralRows(shape, members)
	}
	if !arranged[shape] {
		return layout.Cluster{}, false
	}
	f, ok := plants.FloristOf(c.Placing(), members)
	if !ok || len(f.Heads) == 0 && !f.Drawn() {
		return layout.Cluster{}, false
	}
	way, closed := floralWay(shape)
	if shape == "corners" && slices.Contains(c.Brief.Framing, "frame") {
		way = plants.Rounded([][2]float64{{.6, .115}, {.115, .115}, {.115, .6}}) // its corners alone: the line goes on
	}
	var out layout.Cluster
	for _, groups := range f.Groups(shape, closed, c.Variation) {
		one := f.Arranged(botanic.Lay(way, closed, groups, uint64(c.Seed)+uint64(c.Variation), plants.InLines(c.Placing())))
		out = out.Over(one)
		out.Root = one.Root
	}
	if shape == "corners" {
		out = out.Over(out.Transformed(scene.Rotate(math.Pi)).Moved(1, 1))
	}
	return out, true
}

// floralRows arranges flowers along the upper and the lower edge, or along the left and the right side.
func (c *Designer) floralRows(shape string, members []int) (layout.Cluster, bool) {
	upper, ok := c.florals("head", members)
	lower, drawn := c.florals("foot", members)
	if !ok || !drawn {
		return layout.Cluster{}, false
	}
	out := upper.Over(lower)
	out.Root = upper.Root
	if shape == "sides" {
		out = out.Transformed(scene.Rotate(-math.Pi/2)).Moved(0, 1)
	}
	return out, true
}

// frameLine is the thin double line that flowers on corners lie over, where a frame was asked for besides them.
func (c *Designer) frameLine(members []int) (line layout.Cluster, rest []int, ok bool) {
	tint, wood := kit.Hex("#d9a94e"), false
	for _, i := range members {
		s := c.Subject(i)
		if !plainFrames[s.ID] {
			rest = append(rest, i)
			continue
		}
		ok = true
		wood = wood || s.Material == "wood" || strings.Contains(strings.ToLower(c.Brief.Prompt), "wood")
		if col, told := figure.ColorOf(s.Color); told {
			tint = col
		} else if wood {
			tint = kit.Hex("#a9683a")
		}
	}
	if c.Brief.Motif == "corners" && slices.ContainsFunc(c.Brief.Framing, func(f string) bool { return f == "frame" || f == "border" }) {
		ok = true
		if len(c.Brief.Tints) > 0 {
			if col, told := figure.ColorOf(c.Brief.Tints[0]); told {
				tint = col
			}
		}
	}
	if !ok || len(rest) == 0 {
		return layout.Cluster{}, members, false
	}
	p := frames.DoubleLine()
	if wood {
		p = frames.WoodLine()
	}
	d, err := p.Render(kit.Options{Colors: map[string]kit.Color{"frame": tint}})
	if err != nil {
		return layout.Cluster{}, members, false
	}
	return c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .08, Top: .08, Right: .92, Bottom: .92}), rest, true
}

// plainFrames are the frames that are a line around what is on their corners.
var plainFrames = figure.Words("frame gold-frame vintage-frame geometric-frame square-frame border")

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
func keptWithin(k layout.Cluster, r layout.Region) layout.Cluster {
	b := k.Bounds()
	if b.X0 >= r.Left && b.Y0 >= r.Top && b.X1 <= r.Right && b.Y1 <= r.Bottom {
		return k
	}
	f := min((r.Right-r.Left)/max(b.X1-b.X0, r.Right-r.Left), (r.Bottom-r.Top)/max(b.Y1-b.Y0, r.Bottom-r.Top))
	k = k.Scaled(f).Moved((1-f)/2, (1-f)/2)
	b = k.Bounds()
	return k.Moved(max(0, r.Left-b.X0)-max(0, b.X1-r.Right), max(0, r.Top-b.Y0)-max(0, b.Y1-r.Bottom))
}
