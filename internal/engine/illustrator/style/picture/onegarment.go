package picture

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// garments are the parts of clothes that are drawn in several pieces: the far leg of trousers is a shade of the near one.
var garments = map[string]bool{"top": true, "bottom": true, "over": true}

// OneGarment gives each garment of a person one even tone, but for what has another hue, for styles that choose a paint by color.
func (p *Picture) OneGarment() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		nodes := q.Nodes
		for name := range garments {
			nodes = mappedParts(nodes, map[string]bool{name: true}, evenTone(Named(nodes, name)))
		}
		return nodes
	})
}

// evenTone maps the colors of nodes whose hue is near that of a light one among them to that.
func evenTone(nodes []scene.Node) func(color.RGB) color.RGB {
	var tones []color.LCH
	color.Map(nodes, func(c color.RGB) color.RGB {
		if t := color.ToLCH(c); t.C > 0.035 {
			tones = append(tones, t)
		}
		return c
	})
	if len(tones) == 0 {
		return func(c color.RGB) color.RGB { return c }
	}
	slices.SortFunc(tones, func(a, b color.LCH) int { return cmp.Compare(a.L, b.L) })
	tone := tones[3*len(tones)/4] // more of them are shades than lights
	return func(c color.RGB) color.RGB {
		t := color.ToLCH(c)
		if t.C < 0.035 || math.Abs(math.Remainder(float64(t.H-tone.H), 2*math.Pi)) > 0.9 {
			return c
		}
		return color.FromLCH(tone)
	}
}
