package finish

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// untinted are the parts that keep their colors where the part that they are in gets another: the eyes of a red head.
var untinted = surface.Parts("eyes eye mouth nose teeth tongue beak bill cheeks whiskers glasses collar hat")

// Tint gives one part of a drawing another color: its light and shade stay, around the lightness of the color.
func Tint(d kit.Drawing, part string, c kit.Color) kit.Drawing {
	found := surface.PartOf(d.Nodes(), part)
	if len(found) == 0 {
		return d
	}
	to := color.ToLCH(surface.MeanColor(c))
	mid := surface.MiddleOf(found)
	out := d
	for l := range d.Layers {
		out.Layers[l] = tintedIn(d.Layers[l], part, func(v color.RGB) color.RGB {
			was := color.ToLCH(v)
			return color.FromLCH(color.LCH{L: max(.04, min(.99, to.L+(was.L-mid)*.85)), C: to.C, H: to.H})
		})
	}
	return out
}

// tintedIn sends the colors of the groups of a part through f.
func tintedIn(nodes []scene.Node, part string, f func(color.RGB) color.RGB) []scene.Node {
	if nodes == nil {
		return nil
	}
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil || untinted[n.Group.Part] {
			continue
		}
		g := *n.Group
		if g.Part == part {
			g.Children = tintedAll(g.Children, f)
		} else {
			g.Children = tintedIn(g.Children, part, f)
		}
		out[i] = scene.Node{Group: &g}
	}
	return out
}

func tintedAll(nodes []scene.Node, f func(color.RGB) color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group != nil && untinted[n.Group.Part]:
			out[i] = n
		case n.Group != nil && len(n.Group.Children) > 0:
			g := *n.Group
			g.Children = tintedAll(g.Children, f)
			out[i] = scene.Node{Group: &g}
		default:
			out[i] = color.Map([]scene.Node{n}, f)[0]
		}
	}
	return out
}
