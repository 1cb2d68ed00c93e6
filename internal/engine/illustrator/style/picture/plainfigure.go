package picture

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// largeHead is how high a head is, as a share of the picture, whose face a minimalist draws.
const largeHead = 0.34

// wornLight is how far lights and shades of one garment are apart in lightness at most.
const wornLight = 0.26

// sewn are parts of clothes that a minimalist leaves out.
var sewn = map[string]bool{
	"buttons": true, "pockets": true, "pocket": true, "zipper": true, "stitching": true, "seams": true, "belt": true, "waistband": true, "hem": true, "lining": true, "laces": true,
	"print": true, "pattern": true, "lashes": true, "earrings": true,
}

// plainFigure is somebody as a minimalist draws people: no mouth on a small head, skin of one tone, and each garment a flat shape of one color.
func (p *Picture) plainFigure(nodes []scene.Node, q Piece) []scene.Node {
	small := p.tall(q) < p.Length(largeHead)
	out := withoutParts(nodes, func(part string) bool {
		return sewn[part] || small && (part == "mouth" || part == "nose") && !slices.Contains(p.Asked, part)
	})
	return p.dressed(out, q.Title)
}

// Dressed gives the people of a picture skin of one tone and each garment one color.
func (p *Picture) Dressed() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if !q.Person {
			return q.Nodes
		}
		return p.dressed(q.Nodes, q.Title)
	})
}

func (p *Picture) dressed(out []scene.Node, title string) []scene.Node {
	rule, ok := p.skinRule(title)
	if !ok {
		return p.garments(title).dressed(out)
	}
	w, tone := p.garments(title), color.ToLCH(rule)
	w[bareSkin] = garment{rule, rule}
	return w.dressed(evenSkin(out, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		if apartIn(v.H, tone.H) > 0.3 || max(v.C-tone.C, tone.C-v.C) > 0.04 || max(v.L-tone.L, tone.L-v.L) > 0.2 {
			return c
		}
		return rule
	}))
}

// bareSkin is the part of a wardrobe that sleeves are not.
const bareSkin = "skin"

// skinRule is the tone of skin that most of somebody's head has.
func (p *Picture) skinRule(title string) (rule color.RGB, ok bool) {
	for _, q := range p.Pieces {
		if head := Named(q.Nodes, "head"); q.Person && q.Title == title && len(head) > 0 {
			return rulingOf(EvenNodes(Without(head, "hair", "beard", "headwear", "glasses", "mask", "eyes", "mouth", "brows", "top", "over"))), true
		}
	}
	return color.RGB{}, false
}

// oneColored are what somebody wears of which all is of one color.
var oneColored = map[string]bool{"top": true, "bottom": true, "over": true, "shoes": true, "socks": true}

// limbs are drawn as a whole.
var limbs = []string{"arm-far", "arm-near", "hands", "leg-far", "leg-near"}

// tall is how high the heads of a piece are at most.
func (p *Picture) tall(q Piece) (most float32) {
	for _, n := range partsOf(q.Nodes, func(n scene.Node) bool { return n.Group.Part == "head" }) {
		_, y0, _, y1 := raster.Bounds([]scene.Node{n}, q.Matrix)
		most = max(most, y1-y0)
	}
	return most
}

// garment is the color that most of a garment has, and the one that a poster has for it.
type garment struct{ drawn, poster color.RGB }

// wardrobe are the garments of somebody by their part.
type wardrobe map[string]garment

// garments finds what somebody wears: an arm before the body is a piece of its own.
func (p *Picture) garments(title string) wardrobe {
	out := wardrobe{}
	for _, q := range p.Pieces {
		if !q.Person || q.Title != title {
			continue
		}
		for part := range oneColored {
			if _, known := out[part]; known {
				continue
			}
			if of := Named(q.Nodes, part); len(of) > 0 {
				c := rulingOf(EvenNodes(of))
				out[part] = garment{c, posterOf(c)}
			}
		}
	}
	return out
}

// dressed gives each garment its one color, and sleeves that of the garment whose color they have.
func (w wardrobe) dressed(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group == nil || n.Group.Part == "head" || n.Group.Part == "prop":
		case oneColored[n.Group.Part]:
			own := rulingOf(n.Group.Children)
			rule := posterOf(own)
			if g, ok := w[n.Group.Part]; ok && (n.Group.Part == "shoes" || likeWorn(own, g.drawn)) {
				rule = g.poster
			}
			out[i] = color.Map(nodes[i:i+1], func(color.RGB) color.RGB { return rule })[0]
		case n.Group.Part == "arm-far" || n.Group.Part == "arm-near":
			h := *n.Group
			h.Children = w.sleeves(w.dressed(n.Group.Children))
			out[i] = scene.Node{Group: &h}
		default:
			h := *n.Group
			h.Children = w.dressed(n.Group.Children)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// sleeves gives all of an arm its colors on a poster, but for hair that hangs over it.
func (w wardrobe) sleeves(nodes []scene.Node) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range nodes {
		switch {
		case n.Group == nil:
			out[i] = color.Map(nodes[i:i+1], w.sleeve)[0]
		case n.Group.Part != "hair" && n.Group.Part != "beard":
			h := *n.Group
			h.Children = w.sleeves(h.Children)
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// sleeve is the color on a poster for one of an arm.
func (w wardrobe) sleeve(c color.RGB) color.RGB {
	if skin, ok := w[bareSkin]; ok && skin.drawn == c {
		return c
	}
	for _, part := range []string{"over", "top"} {
		if g, ok := w[part]; ok && likeWorn(c, g.drawn) {
			return g.poster
		}
	}
	return c
}

// likeWorn reports whether two colors are light and shade of one garment.
func likeWorn(a, b color.RGB) bool {
	v, o := color.ToLCH(a), color.ToLCH(b)
	return max(v.L-o.L, o.L-v.L) < wornLight && (max(v.C, o.C) < 0.06 || min(v.C, o.C) > grayish && apartIn(v.H, o.H) < near)
}

// posterOf is a color as it is on a poster.
func posterOf(c color.RGB) color.RGB {
	v := color.ToLCH(c)
	if v.C < grayish {
		return color.FromLCH(limitedTo(nil, v))
	}
	return color.FromLCH(chosen(v, false))
}

// rulingOf is the color of nodes that covers the largest boxes.
func rulingOf(nodes []scene.Node) color.RGB {
	areas, best := map[color.RGB]float32{}, color.RGB{}
	eachFill(nodes, func(path *scene.Path) {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: path}}, scene.Identity)
		c := MeanPaint(path.Fill)
		areas[c] += (x1 - x0) * (y1 - y0)
		if areas[c] > areas[best] {
			best = c
		}
	})
	return best
}
