package design

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// markTones are the tones of a mark with people beside skin and hair: clothes and their shade, all that they hold or ride, what is dark and what is pale.
type markTones struct {
	clothes, shade, held, dark, pale color.RGB
	garments                         map[color.RGB]color.RGB // of the colors that garments are drawn in
}

// tonesOf are the tones of a brand's hue. What is held is golden, or pale where the clothes would be like it.
func tonesOf(hue float32) markTones {
	held := color.LCH{L: 0.80, C: 0.135, H: 1.43}
	if turn := math.Abs(math.Remainder(float64(hue-held.H), 2*math.Pi)); turn < 0.9 {
		held.L, held.C = 0.90, 0.05
	}
	golden := plane.Smooth(1.1, 1.5, hue) * plane.Smooth(2.4, 2.0, hue) // dark yellow is olive
	return markTones{
		clothes: color.FromLCH(color.LCH{L: 0.64 + 0.20*golden, C: 0.15, H: hue - 0.12*golden}), shade: color.FromLCH(color.LCH{L: 0.48 + 0.20*golden, C: 0.12, H: hue - 0.2*golden}),
		held: color.FromLCH(held), dark: color.FromLCH(color.LCH{L: 0.25, C: 0.04, H: hue}), pale: color.Hex(0xfbf6ea),
	}
}

// worn are the parts of people that take the tone of clothes.
var worn = map[string]bool{"top": true, "bottom": true, "over": true, "shoes": true, "socks": true, "headwear": true}

// facial are the parts of faces, which are not always within a head.
var facial = map[string]bool{"eyes": true, "eye": true, "brows": true, "mouth": true, "glasses": true}

// branded gives people and what they have the few tones of one brand; skin keeps its own, and hair that in one tone.
func branded(p, mark *picture.Picture) *picture.Picture {
	t := tonesOf(brandHue(p, mark))
	mark = mark.Dressed()
	skin := mark.SkinTones()
	t.garments = t.ofGarments(mark)
	return mark.Mapped(func(q picture.Piece) []scene.Node {
		if !q.Person {
			return color.Map(q.Nodes, t.ofHeld(q.Colors))
		}
		return t.figure(q.Nodes, skin)
	})
}

// ofGarments gives each garment a tone by its place: a jacket that of clothes and a shirt below it a pale one, trousers the shade of clothes. What is white
// stays so.
func (t markTones) ofGarments(mark *picture.Picture) map[color.RGB]color.RGB {
	out := map[color.RGB]color.RGB{}
	for _, q := range mark.Pieces {
		if !q.Person {
			continue
		}
		over := len(picture.Named(q.Nodes, "over")) > 0
		for _, g := range []struct {
			part string
			tone color.RGB
		}{{"over", t.clothes}, {"top", t.clothes}, {"bottom", t.shade}, {"shoes", t.pale}} {
			tone := g.tone
			if g.part == "top" && over {
				tone = t.pale
			}
			for _, n := range picture.Named(q.Nodes, g.part) {
				color.Map([]scene.Node{n}, func(c color.RGB) color.RGB {
					if _, known := out[c]; !known && color.ToLab(c).L < whiteCloth {
						out[c] = tone
					}
					return c
				})
			}
		}
	}
	return out
}

// whiteCloth is the lightness from which on clothes are white.
const whiteCloth = 0.86

func (t markTones) figure(nodes []scene.Node, skin []color.Lab) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		one := nodes[i : i+1]
		switch {
		case n.Group == nil:
			out[i] = color.Map(one, func(c color.RGB) color.RGB {
				if ofSkin(c, skin) {
					return c
				}
				return t.ofClothes(c)
			})[0]
		case worn[n.Group.Part]:
			out[i] = color.Map(one, t.ofClothes)[0]
		case n.Group.Part == "prop":
			out[i] = color.Map(one, t.ofHeld(nil))[0]
		case n.Group.Part == "hair" || n.Group.Part == "beard":
			out[i] = color.Map(one, ofHair(one))[0]
		case n.Group.Part == "head":
			h := *n.Group
			h.Children = t.head(h.Children)
			out[i] = scene.Node{Group: &h}
		case facial[n.Group.Part]:
			out[i] = n
		default:
			h := *n.Group
			h.Children = t.figure(h.Children, skin)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// head keeps a face as it is, and gives hair one tone and hats that of clothes.
func (t markTones) head(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group == nil:
		case worn[n.Group.Part]:
			out[i] = color.Map(nodes[i:i+1], t.ofClothes)[0]
		case n.Group.Part == "hair" || n.Group.Part == "beard":
			out[i] = color.Map(nodes[i:i+1], ofHair(nodes[i:i+1]))[0]
		default:
			h := *n.Group
			h.Children = t.head(h.Children)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

func ofSkin(c color.RGB, skin []color.Lab) bool {
	v := color.ToLab(c)
	for _, o := range skin {
		if l, a, b := v.L-o.L, v.A-o.A, v.B-o.B; l*l+a*a+b*b < 0.0012 {
			return true
		}
	}
	return false
}

func (t markTones) ofClothes(c color.RGB) color.RGB {
	if tone, ok := t.garments[c]; ok {
		return tone
	}
	switch l := color.ToLab(c).L; {
	case l > 0.88:
		return t.pale
	case l > 0.44:
		return t.clothes
	case l > 0.27:
		return t.shade
	}
	return t.dark
}

// steel is the tone of gray things that are held.
var steel = color.Hex(0x8e99a8)

// ofHeld is one tone for what is held, or the first of the colors that it was given, beside pale and dark details.
func (t markTones) ofHeld(told []color.RGB) func(color.RGB) color.RGB {
	own := t.held
	if len(told) > 0 {
		own = told[0]
	}
	return func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		switch {
		case v.L > 0.90:
			return t.pale
		case v.L > 0.30 && v.C < 0.035 && len(told) == 0: // metal
			return steel
		case v.L > 0.36:
			return own
		}
		return t.dark
	}
}

// ofHair is one color for all of somebody's hair, in one of three steps of lightness: braids whose parts are of two steps would be beads.
func ofHair(nodes []scene.Node) func(color.RGB) color.RGB {
	var tones []float32
	color.Map(nodes, func(c color.RGB) color.RGB {
		tones = append(tones, color.ToLab(c).L)
		return c
	})
	slices.Sort(tones)
	return func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		switch light := tones[len(tones)/2]; {
		case light < 0.45:
			v.L, v.C = 0.24, min(v.C, 0.05)
		case light < 0.72:
			v.L = 0.60
		default:
			v.L = 0.84
		}
		return color.FromLCH(v)
	}
}
