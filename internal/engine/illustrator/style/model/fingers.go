package model

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// thinnest is how wide the thinnest roll of clay is, as a share of the side: wires and whiskers can't be rolled.
const thinnest = 0.010

// kneaded makes thin lines as thick as clay can be rolled.
func kneaded(p *picture.Picture) *picture.Picture {
	return p.Mapped(func(q picture.Piece) []scene.Node {
		if q.Name {
			return q.Nodes
		}
		return thickened(q.Nodes, p.Length(thinnest)/max(q.Matrix.Scale(), 1e-9))
	})
}

func thickened(nodes []scene.Node, least float32) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group != nil && (n.Group.Part == "eyes" || n.Group.Part == "mouth" || n.Group.Part == "glasses" || n.Group.Part == "text"):
		case n.Group != nil:
			g := *n.Group
			g.Children = thickened(g.Children, least)
			out[i] = scene.Node{Group: &g}
		case n.Path.Stroke != nil && n.Path.Fill.Kind == scene.NoPaint && n.Path.Stroke.Width > 0.25*least && n.Path.Stroke.Width < least && n.Path.Stroke.Paint.Color.A > 0.6:
			q, s := *n.Path, *n.Path.Stroke
			s.Width = least
			q.Stroke = &s
			out[i] = scene.Node{Path: &q}
		}
	}
	return out
}

// bead is an eye that a modeler presses into clay: a black bead with a highlight.
func bead(e picture.Eye) []scene.Node {
	high := min(e.High, 1.05)
	around := color.RGB{R: 0.97, G: 0.95, B: 0.93} // on a dark face a black bead alone is not seen
	if !e.Person {
		c := color.ToLCH(e.Iris)
		around = color.FromLCH(color.LCH{L: max(0.62, c.L), C: c.C, H: c.H})
	}
	return []scene.Node{
		scene.NewPath().Ellipse(0, 0, 0.94, 0.94*high).Fill(around.Paint()).Node(),
		scene.NewPath().Ellipse(0, 0, 0.80, 0.80*high).Fill(color.Hex(0x1c1618).Paint()).Node(),
		scene.NewPath().Ellipse(-0.28, -0.30*high, 0.20, 0.20).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
	}
}

// handle leaves dents, small lumps and the prints of fingers, but for faces and words.
func (m material) handle(p *picture.Picture, out *raster.Layer) {
	r := p.Around(out, 0)
	if r.Empty() {
		return
	}
	lumps := plane.Cloud{Size: p.Size, Waves: 13, Octaves: 1, Seed: p.Seed}.Plane(r)
	fine := plane.Cloud{Size: p.Size, Waves: 60, Octaves: 2, Seed: p.Seed + 3}.Plane(r)
	prints, calm := fingerprints(p, r), p.Calm(r)
	step := max(1, int(p.Length(0.004)))
	t := plane.SoftTone()
	plane.EachIn(out, lumps, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*lumps.W + x - r.Min.X
		j := max(0, i-step-step*lumps.W)
		k := 4*m.grain*(fine.V[i]-0.5) + 16*m.grain*(v-lumps.V[j]) + 2.4*m.grain*prints.V[i]
		k *= 1 - 0.85*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)
		c := plane.Straight(d)
		if k < 0 {
			k *= 1 - 0.55*plane.Smooth(0.6, 0.9, plane.Luma(c)) // dents in white are pale too
		}
		plane.Atop(d, t.At(c, max(-0.4, min(0.4, k))), 1)
	})
}

// fingerprints are patches of fine curved ridges, −1–1.
func fingerprints(p *picture.Picture, r image.Rectangle) *plane.Plane {
	o := plane.NewPlane(r)
	cell, ridge := p.Length(0.13), 6.2832/max(3, p.Length(0.0050))
	for cy := range int(float32(o.H)/cell) + 1 {
		for cx := range int(float32(o.W)/cell) + 1 {
			a, b, e := plane.Hash(cx, cy, p.Seed+11), plane.Hash(cx, cy, p.Seed+12), plane.Hash(cx, cy, p.Seed+13)
			if e < 0.45 {
				continue
			}
			x, y, wide := (float32(cx)+a)*cell, (float32(cy)+b)*cell, cell*(0.24+0.16*e)
			sin, cos := math.Sincos(float64(a-b) * 2)
			for v := max(0, int(y-wide)); v < min(o.H, int(y+wide)); v++ {
				for u := max(0, int(x-wide)); u < min(o.W, int(x+wide)); u++ {
					dx, dy := float32(u)-x, float32(v)-y
					g, h := dx*float32(cos)+dy*float32(sin), dy*float32(cos)-dx*float32(sin)
					fall := plane.Smooth(1, 0.5, (g*g*1.7+h*h)/(wide*wide))
					if fall > 0 {
						far := plane.Root(g*g*1.3 + (h+0.4*wide)*(h+0.4*wide))
						o.V[v*o.W+u] = fall * float32(math.Sin(float64(far*ridge)))
					}
				}
			}
		}
	}
	return o
}
