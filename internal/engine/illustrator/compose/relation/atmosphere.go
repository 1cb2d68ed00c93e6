package relation

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// What is in the air around a thing rather than beside it, and the things from whose top it rises.
var (
	vapors  = figure.Words("smoke colored-smoke fog steam")
	smokers = figure.Words("cigarette cigar candle campfire match volcano house barbecue-grill frying-pan cooking-pot steam-train log bomb handgun cannon teapot kettle hamburger pizza steak hot-dog ramen soup sausage roast-turkey mug coffee-cup tea-cup coffee tea-bag cauldron incense")
)

// isAtmosphere reports whether a child is smoke, fog, light or lightning in the air around k's root: "a crystal ball with purple smoke".
func (c *Placer) isAtmosphere(k layout.Cluster, i int, link brief.Relation) bool {
	s, on := c.Subject(i), c.Subject(k.Root.Subject)
	if s.Count > figure.Unstated || on.Kind == brief.Family || library.GroupOf(on.ID) == "effects" || c.Brief.Style.Name == "logo" {
		return false
	}
	switch link.Kind {
	case "with", "around", "floating around", "behind":
	default:
		return false
	}
	switch {
	case s.ID == "light-ray":
		return true
	case s.ID == "lightning-bolt":
		return on.Kind == brief.Piece && !strings.Contains(strings.ToLower(s.Words), "bolt") && library.GroupOf(on.ID) != "nature"
	}
	return vapors[s.ID]
}

// swarm is how many winged insects are around a thing at least.
const swarm = 5

// isSwarm reports whether a child is several winged insects that are in the air around a thing: "a lantern with butterflies".
func (c *Placer) isSwarm(k layout.Cluster, i int, link brief.Relation) bool {
	s, on := c.Subject(i), c.Subject(k.Root.Subject)
	if link.Kind != "with" || s.Kind != brief.Piece || s.Count < 2 || s.Count > 3 || !c.flies(i) || s.ID == "fairy" || on.Kind != brief.Piece || on.Count > 1 || c.Brief.Style.Name == "logo" || c.Brief.Design != "" {
		return false
	}
	switch library.GroupOf(on.ID) {
	case "plants", "nature", "clothing", "frames", "symbols", "lettering", "food":
		return false
	}
	return true
}

// atmosphere puts smoke, fog, light or lightning around k.
func (c *Placer) atmosphere(k layout.Cluster, i int, h layout.How) layout.Cluster {
	s := &c.Brief.Subjects[i]
	switch s.ID {
	case "lightning-bolt":
		s.States = append(slices.Clone(s.States), "arcs")
		return c.aura(k, i, h)
	case "light-ray":
		s.States = append(slices.Clone(s.States), "all around")
		return c.behindAll(k, i, h, 1.9)
	case "fog":
		return c.foggy(k, i, h)
	}
	if on := k.Root; s.ID == "steam" || on.Has("inside") || smokers[c.Subject(on.Subject).ID] {
		return c.rising(k, i, h)
	}
	return c.billowing(k, i, h)
}

// behindAll puts a child behind the middle of k, so many times as large as it.
func (c *Placer) behindAll(k layout.Cluster, i int, h layout.How, size float64) layout.Cluster {
	root, b := k.Root, k.Bounds()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	f := size * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	out := k.Before(c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// rising lets smoke rise from the opening of k's root, or from its top.
func (c *Placer) rising(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	x, y := (b.X0+b.X1)/2, min(b.Y0, k.Bounds().Y0)+.12*b.H()
	if root.Has("inside") {
		at := root.Anchor("inside")
		x, y = at.X, min(at.Y+.04*b.H(), b.Y0+.4*b.H())
	}
	f := .85 * max(b.H(), .7*b.W()) / max(d.Box.H(), 1e-9)
	out := k.Before(c.Place(i, d, layout.Centered(d, f, x+.04*f*d.Box.W(), y-.5*f*d.Box.H(), 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// billowing puts smoke behind both sides of k, and more of it above its middle.
func (c *Placer) billowing(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Bounds()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	m := figure.Mirrored(d)
	f := 1.22 * max(b.H(), .8*b.W()) / max(d.Box.H(), 1e-9)
	y := b.Y1 - .46*f*d.Box.H()
	half := .5 * f * d.Box.W()
	out := k.Before(c.Place(i, m, layout.Centered(m, f, b.X0+.2*b.W()-.4*half, y, -8)))
	out = out.Before(c.Place(i, d, layout.Centered(d, f, b.X1-.2*b.W()+.4*half, y, 8)))
	out = out.Before(c.Place(i, m, layout.Centered(m, f, (b.X0+b.X1)/2, y-.16*f*d.Box.H(), 0)))
	out.Root, out.Ground = root, k.Ground
	return out
}

// foggy lays fog behind the foot of k and a thinner bank before it.
func (c *Placer) foggy(k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Bounds()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	wide := max(b.W(), .8*b.H())
	x, back, front := (b.X0+b.X1)/2, 1.8*wide/max(d.Box.W(), 1e-9), 1.5*wide/max(d.Box.W(), 1e-9)
	at := func(f, y float64) scene.Matrix { return layout.Centered(d, f, x, y, 0) }
	out := k.Before(c.Place(i, d, at(back, b.Y1-.22*b.H()))).Before(c.Place(i, d, at(back*.8, b.Y1-.5*b.H())))
	out = out.Over(c.Place(i, faded(d, .75), at(front, b.Y1-.06*b.H())))
	out.Root, out.Ground = root, k.Ground
	return out
}

// faded is a drawing with a share of its opacity.
func faded(d kit.Drawing, share float64) kit.Drawing {
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = kit.FromScene(nodes).Opacity(share).Scene()
		}
	}
	return d
}
