package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// featureParts are the parts of faces: styles that redraw a picture from large pieces paint them on top, as craftsmen do.
var featureParts = map[string]bool{"eyes": true, "eye": true, "mouth": true, "nose": true, "brows": true, "eyebrows": true, "smile": true, "muzzle": true, "face": true}

// featureShare is how large a feature may be, as a share of the picture's side: larger ones are drawn as the rest is.
const featureShare = 0.34

// PaintFeatures draws the small features of faces as flat paint over a layer, where something is painted below.
func (p *Picture) PaintFeatures(out *raster.Layer) {
	for _, q := range p.Flattened(Second{}).Pieces {
		for _, n := range p.features(q.Nodes, q.Matrix) {
			if r := p.Bounds([]scene.Node{n}, q.Matrix); float32(r.Dy()) <= p.Length(featureShare) {
				raster.Draw(out, []scene.Node{n}, q.Matrix)
			}
		}
	}
}

func (p *Picture) features(nodes []scene.Node, m scene.Matrix) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group == nil {
			continue
		}
		if featureParts[n.Group.Part] {
			if r := p.Bounds([]scene.Node{n}, m); float32(max(r.Dx(), r.Dy())) < p.Length(featureShare) {
				out = append(out, n)
			}
			continue
		}
		out = append(out, p.features(n.Group.Children, m)...)
	}
	return out
}

// InkFeatures draws eyes, noses and mouths in black and white.
func (p *Picture) InkFeatures(out *raster.Layer) {
	p.recoloredFeatures(out, func(c color.RGB) color.RGB {
		if plane.Luma(c) < 0.55 {
			return LineInk
		}
		return LinePaper
	})
}

// GrayFeatures draws small eyes, noses and mouths in the tones of charcoal.
func (p *Picture) GrayFeatures(out *raster.Layer) {
	p.recoloredFeatures(out, func(c color.RGB) color.RGB { return Coal.Mix(DrawingPaper, plane.Smooth(0.15, 0.9, plane.Luma(c))) })
}

func (p *Picture) recoloredFeatures(out *raster.Layer, tone func(color.RGB) color.RGB) {
	for _, q := range p.Flattened(Second{}).Pieces {
		for _, n := range p.features(q.Nodes, q.Matrix) {
			if part := n.Group.Part; part != "face" && part != "muzzle" {
				raster.Draw(out, color.Map([]scene.Node{n}, tone), q.Matrix)
			}
		}
	}
}
