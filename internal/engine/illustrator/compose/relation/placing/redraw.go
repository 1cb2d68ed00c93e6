package placing

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// Turned makes a cluster look to one side.
func (c *Placer) Turned(k layout.Cluster, side kit.Facing) layout.Cluster {
	now := k.Root.Drawing.Facing
	if k.Root.M[0] < 0 {
		now = Opposite(now)
	}
	if now == kit.Front || now == side {
		return k
	}
	if s := c.Subject(k.Root.Subject); s.Kind == brief.Person && s.Pose == "teaching" { // drawn anew, so that the board is not mirrored
		u := c.Unit(k.Root.Subject, layout.How{Copy: k.Root.How.Copy, Facing: side})
		u = u.Scaled(float64(k.Root.M.Scale() / u.Root.M.Scale()))
		b, o := k.Bounds(), u.Bounds()
		return u.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, k.Ground-u.Ground)
	}
	return k.Mirrored()
}

// Opposite is the other side; who faces the viewer still does.
func Opposite(f kit.Facing) kit.Facing {
	switch f {
	case kit.Left:
		return kit.Right
	case kit.Right:
		return kit.Left
	}
	return f
}

// Clipped cuts everything outside a box away.
func Clipped(k layout.Cluster, b kit.Box) layout.Cluster {
	out := k
	out.Sprites = nil
	rect := scene.NewPath().Rect(float32(b.X0), float32(b.Y0), float32(b.W()), float32(b.H())).Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	for _, s := range k.Sprites {
		shape := scene.Transform([]scene.Node{rect}, s.M.Inverse())
		s.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: shape, Children: s.Nodes}}}
		s.Box = kit.Box{X0: max(s.Box.X0, b.X0), Y0: max(s.Box.Y0, b.Y0), X1: min(s.Box.X1, b.X1), Y1: min(s.Box.Y1, b.Y1)}
		if s.Box.W() > 0 && s.Box.H() > 0 {
			out.Sprites = append(out.Sprites, s)
		}
	}
	return out
}

// Reaching draws the root of a cluster again with a hand at x, y.
func (c *Placer) Reaching(k layout.Cluster, hand string, x, y float64) layout.Cluster {
	h := k.Root.How
	p := k.Root.M.Inverse().Apply(scene.Point{X: float32(x), Y: float32(y)})
	h.Reach = maps.Clone(h.Reach)
	if h.Reach == nil {
		h.Reach = map[string]limb.Point{}
	}
	if h.Facing == kit.Left {
		p.X = 2*person.Middle - p.X // as if it faced right
	}
	h.Reach[hand] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	k.Root.How = h
	return c.Redrawn(k)
}

// Redrawn draws the root of a cluster again, as its subject is now, in place of what it was.
func (c *Placer) Redrawn(k layout.Cluster) layout.Cluster {
	k.Root.Drawing = c.Draw(k.Root.Subject, k.Root.How)
	k.Sprites = slices.Clone(k.Sprites)
	for i, s := range k.Sprites {
		if s.Drawing == k.Root.Serial {
			nodes := k.Root.Drawing.Layers[s.Layer]
			k.Sprites[i].Nodes, k.Sprites[i].Box = nodes, layout.MapBox(k.Root.M, layout.BoundsOf(nodes))
		}
	}
	return k
}
