package figure

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// halfAndHalf makes a drawing of the left half of one subject and the right half of another, as high as each other.
func (c *Drawer) halfAndHalf(i int, d kit.Drawing) kit.Drawing {
	at := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.Kind == "halves" && l.From == i })
	if at < 0 {
		return d
	}
	if to := c.Links[at].To; library.GroupOf(c.Subject(to).ID) == "plants" && !Potted[c.Subject(to).ID] && library.GroupOf(c.Subject(i).ID) != "plants" && !c.Subject(i).Portrait {
		return c.blossomHalf(to, d)
	}
	other := c.Draw(c.Links[at].To, layout.How{})
	if d.Box.W() <= 0 || other.Box.H() <= 0 {
		return d
	}
	k := d.Box.H() / other.Box.H()
	mid, oMid := (d.Box.X0+d.Box.X1)/2, (other.Box.X0+other.Box.X1)/2
	cy, oy := (d.Box.Y0+d.Box.Y1)/2, (other.Box.Y0+other.Box.Y1)/2
	if a, ok := d.Anchors["eyes"]; ok && a.W > 0 && c.Subject(i).Portrait { // faces meet at their eyes
		if b, ok := other.Anchors["eyes"]; ok && b.W > 0 && c.Subject(c.Links[at].To).Portrait {
			k, mid, oMid, cy, oy = math.Sqrt(k*a.W/b.W), a.X, b.X, a.Y, b.Y
		}
	}
	move := scene.Matrix{float32(k), 0, 0, float32(k), float32(mid - k*oMid), float32(cy - k*oy)}
	right := kit.FromScene(scene.Transform(other.Nodes(), move)).Bounds()
	all := d.Box.Union(right)
	half := func(nodes []scene.Node, x0, x1 float64) scene.Node {
		canvas, err := kit.NewCanvas("half", nil, kit.Options{})
		if err != nil {
			return scene.Node{Group: &scene.Group{Opacity: 1, Children: nodes}}
		}
		return scene.Node{Group: &scene.Group{Opacity: 1, Clip: canvas.Rect(x0, all.Y0-9, x1-x0, all.H()+18, 0, kit.White).Scene(), Children: nodes}}
	}
	out := kit.Drawing{Unit: d.Unit, Anchors: map[string]kit.Anchor{"ground": {X: mid, Y: all.Y1}}}
	out.Layers[kit.Body] = []scene.Node{half(d.Nodes(), all.X0-9, mid), half(scene.Transform(other.Nodes(), move), mid, all.X1+9)}
	out.Box = kit.FromScene(out.Nodes()).Bounds()
	return out
}

// oddEyes gives an animal or a person eyes of two colors: "one blue eye and one green eye".
func (c *Drawer) oddEyes(i int, s brief.Subject, d kit.Drawing, h layout.How) kit.Drawing {
	var colors []string
	for _, p := range s.Parts {
		if p.Color != "" && (p.Part == "eye" || p.Part == "eyes") && !slices.Contains(colors, p.Color) {
			colors = append(colors, p.Color)
		}
	}
	if len(colors) != 2 || s.Kind == brief.Piece {
		return d
	}
	draw := func(one string) kit.Drawing {
		own := *c
		own.Brief.Subjects = slices.Clone(c.Brief.Subjects)
		t := &own.Brief.Subjects[i]
		t.Parts = slices.DeleteFunc(slices.Clone(t.Parts), func(p brief.PartColor) bool { return p.Part == "eye" || p.Part == "eyes" })
		t.Parts = append(t.Parts, brief.PartColor{Part: "eyes", Color: one})
		return own.drawn(i, *t, h)
	}
	d = draw(colors[0])
	eyes := finish.Only(draw(colors[1]), "eyes", false)
	b := eyes.Box
	canvas, err := kit.NewCanvas("eyes", nil, kit.Options{})
	if err != nil || !surface.HasPart(d, "eyes") {
		return d
	}
	right := canvas.Rect((b.X0+b.X1)/2, b.Y0-5, b.W(), b.H()+10, 0, kit.White).Scene()
	for l := range d.Layers {
		if len(eyes.Layers[l]) > 0 {
			d.Layers[l] = append(slices.Clone(d.Layers[l]), scene.Node{Group: &scene.Group{Opacity: 1, Clip: right, Children: eyes.Layers[l]}})
		}
	}
	return d
}
