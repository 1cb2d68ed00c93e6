package picture

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// OneSkin gives the skin of each person one even tone, of which f makes the lightness: a hand has the tone of the face, and a far leg that of the near one.
func (p *Picture) OneSkin(f func(float32) float32) *Picture {
	all := p.Skin() // of all: somebody may be drawn in two pieces
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person || len(all) == 0 {
			return q.Nodes
		}
		skin := skinOf(q)
		if len(skin) == 0 {
			skin = all
		}
		tone := middleTone(skin).LCH()
		even := tone
		even.L = f(tone.L)
		return evenSkin(q.Nodes, func(c color.RGB) color.RGB {
			v := color.ToLCH(c)
			if turn := math.Abs(math.Remainder(float64(v.H-tone.H), 2*math.Pi)); turn > 0.6 || v.L < 0.17 || v.C < 0.5*tone.C || v.C > tone.C+0.10 || v.L > tone.L+0.25 {
				return c
			}
			return color.FromLCH(even)
		})
	})
}

// SkinTones are the tone of the skin of each person.
func (p *Picture) SkinTones() (out []color.Lab) {
	for _, q := range p.Pieces {
		if skin := skinOf(q); q.Person && len(skin) > 0 {
			out = append(out, middleTone(skin))
		}
	}
	return out
}

func middleTone(tones []color.Lab) color.Lab {
	return slices.SortedFunc(slices.Values(tones), func(a, b color.Lab) int { return cmp.Compare(a.L, b.L) })[len(tones)/2]
}

// PaintHaired makes fair hair golden and deepens all other but white and gray hair, for styles of few paints: hair in the paint of skin would be none.
func (p *Picture) PaintHaired() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		return mappedParts(q.Nodes, map[string]bool{"hair": true, "beard": true}, func(c color.RGB) color.RGB {
			v := color.ToLCH(c)
			switch {
			case v.C < 0.03:
				return c
			case v.L > 0.56 && v.H > 1.0:
				return color.FromLCH(color.LCH{L: 0.84, C: 0.15, H: 1.55})
			}
			v.L = min(0.33, v.L*0.5)
			return color.FromLCH(v)
		})
	})
}

// evenSkin maps the colors of bare limbs and heads, but not those of clothes, hair, the parts of faces and what hands hold.
func evenSkin(nodes []scene.Node, f func(color.RGB) color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = color.Map(nodes[i:i+1], f)[0]
		case notSkin[n.Group.Part] || n.Group.Part == "prop":
			out[i] = n
		default:
			h := *n.Group
			h.Children = evenSkin(n.Group.Children, f)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}
