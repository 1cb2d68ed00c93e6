package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// featureParts are the parts of faces: styles that redraw a picture from large pieces paint them on top, as craftsmen do.
var featureParts = map[string]bool{"eyes": true, "eye": true, "mouth": true, "nose": true, "brows": true, "eyebrows": true, "smile": true, "muzzle": true, "face": true}

// featureShare is how large a feature may be, as a share of the picture's side: larger ones are drawn as the rest is.
const featureShare = 0.34

// PaintFeatures draws the small features of faces, and words, as flat paint over a layer, where something is painted below.
func (p *Picture) PaintFeatures(out *raster.Layer) {
	LayAtop(out, p.seen(Own, true, func(n scene.Node, r image.Rectangle) bool { return featureParts[n.Group.Part] && p.isFeature(r) }))
}

func (p *Picture) isFeature(r image.Rectangle) bool {
	return float32(max(r.Dx(), r.Dy())) < p.Length(featureShare)
}

// InkFeatures draws eyes, noses and mouths in ink and white.
func (p *Picture) InkFeatures(out *raster.Layer, ink color.RGB) {
	LayAtop(out, p.seen(InkTone(ink, LinePaper), false, p.printed))
}

func (p *Picture) printed(n scene.Node, r image.Rectangle) bool {
	part := n.Group.Part
	return featureParts[part] && part != "face" && part != "muzzle" && p.isFeature(r)
}

// Features are the parts of faces and the words of a piece that are small enough to be drawn on their own.
func (p *Picture) Features(q Piece) []scene.Node {
	return partsOf(q.Nodes, func(n scene.Node) bool {
		if n.Group.Part == "" {
			return false
		}
		r := p.Bounds([]scene.Node{n}, q.Matrix)
		return isWords(n) && float32(r.Dy()) < p.Length(wordsShare) || p.printed(n, r)
	})
}

// Prints are eyes, noses, mouths and words as far as they are seen: bricks, cubes and facets are too coarse for them; lettering as high as
// a picture of its own counts if it is wanted. It is nil where there are none.
func (p *Picture) Prints(lettering bool) *raster.Layer {
	if lettering {
		p = p.lettersApart()
	}
	return p.seen(Own, true, func(n scene.Node, r image.Rectangle) bool { return lettering && isLettering(n) || p.printed(n, r) })
}

// Bare is the picture without what Prints shows.
func (p *Picture) Bare(lettering bool) *Picture {
	if lettering {
		p = p.lettersApart()
	}
	return p.Mapped(func(q Piece) []scene.Node { return p.bare(q.Nodes, q.Matrix, lettering) })
}

func (p *Picture) bare(nodes []scene.Node, m scene.Matrix, lettering bool) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group != nil {
			r := p.Bounds([]scene.Node{n}, m)
			if lettering && isLettering(n) || isWords(n) && float32(r.Dy()) < p.Length(wordsShare) || p.printed(n, r) {
				continue
			}
			h := *n.Group
			h.Children = p.bare(h.Children, m, lettering)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// lettersApart is the picture in which only lettering has parts named outline: those of hearts and stars belong to their forms.
func (p *Picture) lettersApart() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if len(partsOf(q.Nodes, func(n scene.Node) bool { return n.Group.Part == "letters" || isWords(n) })) > 0 {
			return q.Nodes
		}
		return unnamed(q.Nodes, "outline")
	})
}

// unnamed is nodes in which no part has a name.
func unnamed(nodes []scene.Node, part string) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Group != nil {
			h := *n.Group
			h.Children = unnamed(h.Children, part)
			if h.Part == part {
				h.Part = ""
			}
			n = scene.Node{Group: &h}
		}
		out[i] = n
	}
	return out
}

// isLettering tells the front of drawn letters and texts.
func isLettering(n scene.Node) bool {
	return isWords(n) || n.Group.Part == "letters" || n.Group.Part == "outline"
}

// Lettering is drawn letters and texts in even colors, as far as nothing lies over them; nil where there are none.
func (p *Picture) Lettering() *raster.Layer {
	if len(p.Letters()) == 0 {
		return nil
	}
	return p.lettersApart().seen(Own, false, func(n scene.Node, _ image.Rectangle) bool { return isLettering(n) })
}

// Letters are the boxes of drawn letters and texts.
func (p *Picture) Letters() []image.Rectangle {
	var out []image.Rectangle
	for _, q := range p.Pieces {
		for _, n := range partsOf(q.Nodes, isLettering) {
			out = append(out, p.Bounds([]scene.Node{n}, q.Matrix))
		}
	}
	return out
}
