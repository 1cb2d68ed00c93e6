package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// RainbowPart gives the lines and forms of a part the colors of the rainbow along its longer side, in their own light and shade: laces, strings
// and stripes are too slim for a pattern.
func RainbowPart(d kit.Drawing, part string) kit.Drawing {
	found := surface.PartOf(d.Nodes(), part)
	if len(found) == 0 {
		return d
	}
	b := kit.FromScene(found).Bounds()
	out := d
	for l := range d.Layers {
		if d.Layers[l] != nil {
			out.Layers[l] = surface.ChangePart(d.Layers[l], part, func(nodes []scene.Node) []scene.Node { return rainbowed(nodes, b, surface.MiddleOf(found)) })
		}
	}
	return out
}

// rainbowed colors nodes by where they are in a box.
func rainbowed(nodes []scene.Node, b kit.Box, mid float32) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Group != nil && len(n.Group.Children) > 0 {
			g := *n.Group
			g.Children = rainbowed(g.Children, b, mid)
			out[i] = scene.Node{Group: &g}
			continue
		}
		at := kit.FromScene([]scene.Node{n}).Bounds()
		t := ((at.X0+at.X1)/2 - b.X0) / max(b.W(), 1e-6)
		if b.H() > b.W() {
			t = ((at.Y0+at.Y1)/2 - b.Y0) / max(b.H(), 1e-6)
		}
		hue := (25 + 295*float32(t)) * math.Pi / 180
		out[i] = color.Map([]scene.Node{n}, func(v color.RGB) color.RGB {
			was := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: max(.3, min(.97, .7+(was.L-mid)*.8)), C: .17, H: hue})
		})[0]
	}
	return out
}
