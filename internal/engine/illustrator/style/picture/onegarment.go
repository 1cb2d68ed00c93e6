package picture

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// garments are what is held, and the parts of clothes that are drawn in several pieces: the far leg of trousers is a shade of the near one.
var garments = map[string]bool{"top": true, "bottom": true, "over": true, "shoes": true, "prop": true}

// OneGarment gives each garment of a person one even tone, but for what has another hue, for styles that choose a paint by color.
func (p *Picture) OneGarment() *Picture {
	all := p.Skin()
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		nodes, skin := q.Nodes, skinOf(q)
		if len(skin) == 0 { // somebody may be drawn in two pieces
			skin = all
		}
		for name := range garments {
			nodes = mappedParts(nodes, map[string]bool{name: true}, evenTone(Named(nodes, name), skin))
		}
		return nodes
	})
}

// likeSkin is how near the tone of a garment is to skin that it would be taken for it; a garment of which no clear tone is farther is left white.
const (
	likeSkin   = 0.008
	clothLeast = 0.42 // the lightness of a clear tone: what is darker would be black
)

// fromSkin is how far a color is from the nearest tone of somebody's skin.
func fromSkin(c color.LCH, skin []color.Lab) float32 {
	least, v := float32(1), c.Lab()
	for _, o := range skin {
		l, a, b := v.L-o.L, v.A-o.A, v.B-o.B
		least = min(least, 0.6*l*l+a*a+b*b)
	}
	return least
}

// evenTone maps the colors of nodes whose hue is near that of a light one among them to that, or to one that is no skin.
func evenTone(nodes []scene.Node, skin []color.Lab) func(color.RGB) color.RGB {
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
	even := color.FromLCH(tone)
	if fromSkin(tone, skin) < likeSkin {
		even = color.FromLCH(color.LCH{L: 0.96, C: 0.01, H: tone.H})
		most := float32(1.7 * likeSkin)
		for _, t := range tones {
			if d := fromSkin(t, skin); t.L > clothLeast && d > most {
				even, most = color.FromLCH(t), d
			}
		}
	}
	return func(c color.RGB) color.RGB {
		t := color.ToLCH(c)
		if t.C < 0.035 || math.Abs(math.Remainder(float64(t.H-tone.H), 2*math.Pi)) > 0.9 {
			return c
		}
		return even
	}
}
