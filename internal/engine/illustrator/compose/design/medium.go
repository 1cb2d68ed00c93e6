package design

import (
	"cmp"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
)

// medium is how a style sets words that stand alone: in a face that its tool writes, without the white edge of a sticker, which would be a
// stain of paint or a plate of paper.
type medium struct {
	mood string // of kit/lettering; empty for that of the topic
	ink  string // one color for all words; empty for those of the topic
	runs bool   // each color runs into its neighbor across a line
	even bool   // one color that is neither dark nor pale
}

var media = map[string]medium{
	"realistic": {}, "digital": {}, "pencil": {},
	"watercolor": {mood: "washed", runs: true}, "oil": {mood: "brushed"}, "gouache": {mood: "brushed"}, "ink": {mood: "brushed", ink: "#2a282e"},
	"origami": {mood: "folded"}, "isometric": {mood: "folded"},
}

// mediumOf is how the style of the picture sets words, where they stand alone and nobody asked for other letters.
func (c *Designer) mediumOf() (medium, bool) {
	minimal := c.minimalWords()
	if b := c.Brief; b.Letter.Style != "" && !minimal || len(b.Subjects) > 0 || len(b.Framing) > 0 || b.Style.Bordered {
		return medium{}, false
	}
	if minimal {
		return medium{mood: "minimal", even: true}, true
	}
	if s := c.Brief.Style; s.Name == "default" && s.Palette == "vibrant" {
		return medium{runs: true}, true
	}
	m, ok := media[c.Brief.Style.Name]
	return m, ok || c.Brief.Style.Detailed && c.Brief.Style.Name == "default"
}

// minimalWords reports whether the words of a minimalist picture are in the plain letters that such pictures have.
func (c *Designer) minimalWords() bool {
	b := c.Brief
	return b.Style.Minimalist && b.Style.Name == "default" && b.Letter.Style == "modern" && len(b.Subjects) == 0 && len(b.Tints) == 0
}

// middle is a color that is read on white and on black.
func middle(c kit.Color) kit.Color {
	v := c.Lch()
	return kit.Lch{L: .62, C: max(.11, min(.16, v.C)), H: v.H}.Color()
}

// Lightness between which letters are read without an edge, on white and on black, and to which deep ones that nobody asked for are raised.
const darkestBare, lightestBare, deepBare = .36, .84, .56

// writeIn sets a saying in a medium.
func (c *Designer) writeIn(m medium, s *lettering.Setting) {
	if s.Mood = cmp.Or(m.mood, s.Mood); m.mood != "" {
		s.Arch = 0
	}
	if m.ink != "" && len(c.Brief.Tints) == 0 {
		col := kit.Hex(m.ink)
		s.Ink.Main, s.Ink.Second, s.Ink.Small, s.Ink.Block = col, col, col, col
	}
	if m.even {
		col := middle(s.Ink.Main)
		s.Ink.Main, s.Ink.Second, s.Ink.Small, s.Ink.Block = col, col, col, col
	}
	s.Ink.Runs = m.runs
	bare := true
	for _, col := range []*kit.Color{&s.Ink.Main, &s.Ink.Second, &s.Ink.Small} {
		v := col.Lch()
		bare = bare && v.L > darkestBare && v.L < lightestBare
		if v.L > darkestBare && v.L < deepBare && len(c.Brief.Tints) == 0 {
			v.L = deepBare
			*col = v.Color()
		}
	}
	if bare || m.ink != "" && len(c.Brief.Tints) == 0 {
		s.Ink.Rim = kit.None
	}
}
