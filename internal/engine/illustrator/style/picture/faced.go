package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// notSkin are the parts of people that have colors of their own.
var notSkin = map[string]bool{"eyes": true, "eye": true, "brows": true, "mouth": true, "hair": true, "beard": true, "headwear": true, "glasses": true, "mask": true, "top": true, "bottom": true, "over": true, "shoes": true, "socks": true}

// InOneInk readies faces for styles of one ink: dark irises, and skin that features are seen on.
func (p *Picture) InOneInk() *Picture { return p.DarkEyed().Paled(0.52) }

// DarkEyed draws the irises of all eyes as dark as their pupils: rings within rings stare.
func (p *Picture) DarkEyed() *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return darkEyed(q.Nodes) })
}

func darkEyed(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = n
		case n.Group.Part == "eyes" || n.Group.Part == "eye":
			out[i] = color.Map(nodes[i:i+1], func(c color.RGB) color.RGB {
				if color.ToLab(c).L < 0.82 {
					return color.RGB{R: 0.1, G: 0.09, B: 0.1}
				}
				return c
			})[0]
		default:
			h := *n.Group
			h.Children = darkEyed(n.Group.Children)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// PaleLipped lightens lips for styles of one ink: they are a little darker than the skin, and the line between them is dark.
func (p *Picture) PaleLipped() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		return mappedParts(q.Nodes, map[string]bool{"mouth": true}, func(c color.RGB) color.RGB {
			v := color.ToLab(c)
			if v.A*v.A+v.B*v.B > 0.0006 { // their shine is no tooth
				v.L = min(v.L, 0.72)
			}
			v.L += (0.86 - v.L) * 0.28 * plane.Smooth(0.36, 0.46, v.L) * plane.Smooth(0.86, 0.80, v.L)
			return color.FromLab(v)
		})
	})
}

// Paled lightens dark skin, everywhere alike, for styles that have one ink: features are seen on it, and it is still darker than pale skin.
func (p *Picture) Paled(least float32) *Picture {
	return p.skinned(func(l float32) float32 { return max(l, least+(1-least)*l) })
}

// SkinWithin brings the lightness of skin between two tones: the lightest is told from white hair and paper, the darkest shows features.
func (p *Picture) SkinWithin(low, high float32) *Picture {
	return p.skinned(func(l float32) float32 { return min(high, low+(1-low)*l) })
}

// skinned maps the lightness of everybody's skin.
func (p *Picture) skinned(lightness func(float32) float32) *Picture {
	skin := p.Skin() // of all: somebody may be drawn in two pieces, with something between an arm and the body
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		return paled(q.Nodes, func(c color.RGB) color.RGB {
			v := color.ToLab(c)
			for _, o := range skin {
				if a, b := v.A-o.A, v.B-o.B; v.L > 0.14 && a*a+b*b < 0.0016 {
					v.L = lightness(v.L)
					return color.FromLab(v)
				}
			}
			return c
		})
	})
}

// Skin are the colors of the skin of all people.
func (p *Picture) Skin() []color.Lab {
	var skin []color.Lab
	for _, q := range p.Pieces {
		if q.Person {
			skin = append(skin, skinOf(q)...)
		}
	}
	return skin
}

func skinOf(q Piece) (skin []color.Lab) {
	for _, n := range partsOf(q.Nodes, func(n scene.Node) bool { return n.Group.Part == "head" }) {
		skin = noted(n.Group.Children, skin)
	}
	return skin
}

// EvenSkin brings the tones of everybody's skin closer to their mean, so that a shaded neck is not taken for a beard.
func (p *Picture) EvenSkin(share float32) *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		skin, mean := skinOf(q), float32(0)
		for _, o := range skin {
			mean += o.L / float32(len(skin))
		}
		return paled(q.Nodes, func(c color.RGB) color.RGB {
			v := color.ToLab(c)
			for _, o := range skin {
				if a, b := v.A-o.A, v.B-o.B; v.L > 0.14 && a*a+b*b < 0.0016 {
					v.L = mean + share*(v.L-mean)
					return color.FromLab(v)
				}
			}
			return c
		})
	})
}

// DarkHaired deepens the hair of people, but for white and gray hair, for styles that print in one ink what is dark: hair of the tone of skin would be none.
func (p *Picture) DarkHaired() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		return mappedParts(q.Nodes, map[string]bool{"hair": true, "beard": true}, func(c color.RGB) color.RGB {
			v := color.ToLab(c)
			if v.L < 0.86 && (v.A*v.A+v.B*v.B > 0.0009) {
				v.L *= 0.55
			}
			return color.FromLab(v)
		})
	})
}

func mappedParts(nodes []scene.Node, names map[string]bool, f func(color.RGB) color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = n
		case names[n.Group.Part]:
			out[i] = color.Map(nodes[i:i+1], f)[0]
		default:
			h := *n.Group
			h.Children = mappedParts(n.Group.Children, names, f)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// paled maps the colors of everything but clothes, hair and the parts of faces.
func paled(nodes []scene.Node, f func(color.RGB) color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = color.Map(nodes[i:i+1], f)[0]
		case notSkin[n.Group.Part]:
			out[i] = n
		default:
			h := *n.Group
			h.Children = paled(n.Group.Children, f)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// noted collects the colors of skin in a head.
func noted(nodes []scene.Node, skin []color.Lab) []color.Lab {
	for _, n := range nodes {
		if n.Group != nil && notSkin[n.Group.Part] {
			continue
		}
		if n.Group != nil {
			skin = noted(n.Group.Children, skin)
			continue
		}
		color.Map([]scene.Node{n}, func(c color.RGB) color.RGB {
			skin = append(skin, color.ToLab(c))
			return c
		})
	}
	return skin
}
