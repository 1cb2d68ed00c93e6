package detail

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
)

// ofLifeOpacity is how clear marks are that a photograph shows.
const ofLifeOpacity = 0.5

// OfLife is a picture with the marks that a photograph shows: walls and roofs are built of parts, wood has grain, rocks have cracks, and crowns and hedges leaves.
func OfLife(p *picture.Picture) *picture.Picture { return worked(p, true) }

// ofLife are the marks on a body of a photograph.
func (b *body) ofLife(made model.Surface, group, part string) []scene.Node {
	var marks []scene.Node
	switch {
	case made == model.Wall && b.slim() >= 0.014:
		marks = built(b, part)
	case group == "food" && peels[part] && b.slim() >= 0.03:
		if marks = b.stippled(0.0085, 0.34); !b.citrus() {
			marks = append(marks, b.streaked(0.0075)...)
		}
	case made == model.Wood:
		marks = b.grained(0.0046, false)
	case made == model.Stone:
		marks = b.cracked()
	case made == model.Leaf && b.green() && b.slim() >= 0.09:
		marks = b.foliage(0.016)
	}
	if len(marks) == 0 {
		return nil
	}
	return []scene.Node{{Group: &scene.Group{Opacity: ofLifeOpacity, Children: marks}}}
}

// citrus tells the colors of oranges and lemons, whose peel has pores and no streaks.
func (b *body) citrus() bool {
	v := color.ToLCH(b.own)
	return v.H > 0.9 && v.H < 1.85 && v.C > 0.12 && v.L > 0.6
}
