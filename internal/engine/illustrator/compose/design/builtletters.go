package design

import (
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// builtLetters builds letters of many copies, which lie close on a ground of one deep color: the letters keep their edge, and what they are
// made of is seen.
func (c *Designer) builtLetters(motifs []layout.Cluster, text string) (layout.Scene, bool) {
	ground := kit.Hex("#2c6238") // leaves
	if group := library.GroupOf(c.Subject(motifs[0].Root.Subject).ID); !leafy[group] {
		h := surface.RulingColor(motifs[0].Root.Drawing).Lch()
		ground = kit.Lch{L: min(h.L, .42), C: min(h.C, .1), H: h.H}.Color()
	}
	d, err := kit.Piece{Name: "built-letters", Cm: 40, Palette: "ground #2c6238", Draw: func(k *kit.Canvas) {
		k.Tones("ground")
		k.Part("ground", k.Path(kit.LettersPath(text, kit.Box{X1: kit.Side, Y1: kit.Side}, "display"), ground))
	}}.Render(kit.Options{})
	if err != nil || d.Box.W() <= 0 {
		return layout.Scene{}, false
	}
	base := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .07, Top: .07, Right: .93, Bottom: .93})
	out := layout.Scene{}
	out.Add(base)
	for n, at := range relation.BuiltSpots(base, relation.BuiltMost, 1, 1) {
		half := at.Size / 2 * []float64{1.08, .94, 1}[n%3]
		out.Add(motifs[n%len(motifs)].Fit(layout.Region{Left: -half, Top: -half, Right: half, Bottom: half}).TurnedBy(at.Turn).Moved(at.X, at.Y))
	}
	return out, true
}

// anyTurn are the groups whose things lie at any angle where many of them fill a shape.
var anyTurn = figure.Words("plants food tools")

// inBuildColors gives the copies of a subject different colors where none was told.
func (c *Designer) inBuildColors(i int) {
	s := &c.Brief.Subjects[i]
	if colors := relation.BuildColors[s.ID]; len(colors) > 0 && s.Color == "" && s.Material == "" && s.Fill == "" && !s.Assorted && s.ID != "rose" && s.ID != "heart" {
		s.Color, s.More, s.Count = colors[0], colors[1:], max(s.Count, len(colors))
	}
}
