package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/design"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/body"
	"pellucid/internal/engine/illustrator/scene"
)

// lineFace draws a woman's face in the styles of lines as their artists do: from the side in a few lines, flowers for hair. It reports false for other
// briefs.
func (c *composer) lineFace() (layout.Scene, bool) {
	b := c.Brief
	if b.Style.Name != "lineart" && b.Style.Name != "oneline" || len(b.Subjects) == 0 || len(b.Lettering)+len(b.Framing) > 0 || b.Motif != "" || b.Place != "" || !c.isPlainFace(b.Subjects[0]) {
		return layout.Scene{}, false
	}
	for _, s := range b.Subjects[1:] {
		if !c.IsPosy(s) {
			return layout.Scene{}, false
		}
	}
	flowers := len(b.Subjects) > 1
	p := body.LineWoman(flowers)
	d, err := p.Render(kit.Options{Without: []string{"flowers"}})
	if err != nil {
		return layout.Scene{}, false
	}
	k := c.Place(0, d, scene.Identity)
	if flowers {
		d, err := p.Render(kit.Options{Without: []string{"lines", "paper"}})
		if err != nil {
			return layout.Scene{}, false
		}
		root := k.Root
		for i := range b.Subjects[1:] {
			k = k.Over(c.Place(i+1, d, scene.Identity))
		}
		k.Root = root
	}
	out := layout.Scene{}
	out.Add(k.Fit(design.Usual))
	for i := range out.Sprites {
		out.Sprites[i].Inked = true
	}
	return out, true
}

// isPlainFace reports whether a subject is the face of a woman of whom nothing else was told.
func (c *composer) isPlainFace(s brief.Subject) bool {
	if s.Kind == brief.Piece {
		return s.ID == "face" && s.Count <= 1 && s.Expression == "" && s.Color == "" && len(s.Parts) == 0
	}
	f := s.Person
	return s.Kind == brief.Person && (s.Portrait || c.Brief.Style.Name == "oneline") && s.ID == "" && s.Count <= 1 && s.Expression == "" && s.Pose == "" && f != nil && f.Body == "woman" && (f.Age == "" || f.Age == "adult") && f.Hair == "" && len(f.Clothes) == 0
}
