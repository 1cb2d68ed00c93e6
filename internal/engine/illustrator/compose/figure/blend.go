package figure

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// drawnBlended draws a subject whose colors share it: the same drawing once in each color, and each seen through a mask. So it works for
// all that can be colored, and what has a color of its own, such as a flower's pot, keeps it.
func (c *Drawer) drawnBlended(i int, s brief.Subject, h layout.How) kit.Drawing {
	colors := append([]string{s.Color}, s.More...)
	var all []kit.Drawing
	for _, one := range colors {
		own := *c
		own.Brief.Subjects = slices.Clone(c.Brief.Subjects)
		t := &own.Brief.Subjects[i]
		t.Blend, t.Color, t.More, t.Fill = "", one, nil, ""
		for _, further := range []string{"second", "third"} { // the panels of a ball
			if t.Kind == brief.Piece && HasSlot(*t, further) {
				t.Parts = append(slices.Clone(t.Parts), brief.PartColor{Part: further, Color: one})
			}
		}
		all = append(all, own.drawn(i, *t, h))
	}
	out := all[0]
	colored := changed(out, all[1])
	for l := range out.Layers {
		if len(out.Layers[l]) == 0 {
			continue
		}
		nodes := slices.Clone(out.Layers[l])
		for k, d := range all[1:] {
			mask := shareMask(s.Blend, out.Box, colored, k+1, len(all))
			nodes = append(nodes, scene.Node{Group: &scene.Group{Opacity: 1, Mask: mask, MaskAlpha: true, Children: d.Layers[l]}})
		}
		out.Layers[l] = nodes
	}
	return out
}

// changed is the box of what differs between two drawings of the same form: what takes the color.
func changed(a, b kit.Drawing) kit.Box {
	const side = 96
	k := side / max(a.Box.W(), a.Box.H(), 1e-6)
	m := scene.ScaleBy(float32(k), float32(k)).Mul(scene.Translate(-float32(a.Box.X0), -float32(a.Box.Y0)))
	one, two := raster.Square(side), raster.Square(side)
	raster.Draw(one, a.Nodes(), m)
	raster.Draw(two, b.Nodes(), m)
	x0, y0, x1, y1 := side, side, 0, 0
	for i := 0; i < len(one.Pix); i += 4 {
		far := math.Abs(float64(one.Pix[i]-two.Pix[i])) + math.Abs(float64(one.Pix[i+1]-two.Pix[i+1])) + math.Abs(float64(one.Pix[i+2]-two.Pix[i+2]))
		if x, y := i/4%side, i/4/side; far > .2 {
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
		}
	}
	if x0 >= x1 {
		return a.Box
	}
	return kit.Box{X0: a.Box.X0 + float64(x0)/k, Y0: a.Box.Y0 + float64(y0)/k, X1: a.Box.X0 + float64(x1)/k, Y1: a.Box.Y0 + float64(y1)/k}
}

// shareMask covers what the color k of n has of a colored box in a whole one; each one lies over those before it.
func shareMask(how string, whole, b kit.Box, k, n int) []scene.Node {
	c, err := kit.NewCanvas("blend", nil, kit.Options{})
	if err != nil {
		return nil
	}
	x0, y0, w, h := whole.X0-9, whole.Y0-9, whole.W()+18, whole.H()+18
	share := float64(k) / float64(n)
	switch how {
	case brief.Halves:
		x := b.X0 + share*b.W()
		return c.Rect(x, y0, x0+w-x, h, 0, kit.White).Scene()
	case brief.Layers:
		y := b.Y0 + share*b.H()
		return c.Rect(x0, y, w, y0+h-y, 0, kit.White).Scene()
	}
	// a fade: it sets in where the color before it is full, and is full at its own place
	from, to := (float64(k)-.82)/float64(n-1), (float64(k)-.12)/float64(n-1)
	return c.Rect(x0, y0, w, h, 0, kit.Lin(b.X0, b.Y0, b.X0+.1*b.W(), b.Y1, kit.At(max(0, from), kit.White.Alpha(0)), kit.At(min(1, to), kit.White))).Scene()
}

// turnedOver turns a drawing in the image, mirrors it and tips over what is spilled.
func turnedOver(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Mirrored {
		d = Mirrored(d)
	}
	if s.Turn != 0 {
		d = turnedBy(d, float64(s.Turn))
	}
	return d
}

// TurnedBy turns a drawing around its middle by degrees clockwise; it stands on what is lowest then.
func turnedBy(d kit.Drawing, degrees float64) kit.Drawing {
	if d.Box.W() <= 0 {
		return d
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	mx, my := (d.Box.X0+d.Box.X1)/2, (d.Box.Y0+d.Box.Y1)/2
	m := scene.Matrix{float32(cos), float32(sin), float32(-sin), float32(cos), float32(mx - cos*mx + sin*my), float32(my - sin*mx - cos*my)}
	out := d
	for l := range d.Layers {
		out.Layers[l] = scene.Transform(d.Layers[l], m)
	}
	x0, y0, x1, y1 := raster.Bounds(out.Nodes(), scene.Identity)
	out.Box = kit.Box{X0: float64(x0), Y0: float64(y0), X1: float64(x1), Y1: float64(y1)}
	out.Anchors = map[string]kit.Anchor{}
	for name, a := range d.Anchors {
		a.X, a.Y, a.Angle = mx+cos*(a.X-mx)-sin*(a.Y-my), my+sin*(a.X-mx)+cos*(a.Y-my), a.Angle+degrees
		out.Anchors[name] = a
	}
	if _, ok := out.Anchors["ground"]; ok {
		out.Anchors["ground"] = kit.Anchor{X: (out.Box.X0 + out.Box.X1) / 2, Y: out.Box.Y1}
	}
	return out
}
