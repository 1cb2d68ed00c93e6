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
	flat bool   // no block behind the letters: a tool lays them in one touch
}

var media = map[string]medium{
	"realistic": {}, "digital": {}, "3d": {}, "pencil": {ink: "#33323a", flat: true}, "coloredpencil": {flat: true}, "charcoal": {ink: "#2a282e", flat: true},
	"watercolor": {mood: "washed", runs: true, flat: true}, "oil": {mood: "brushed", flat: true}, "gouache": {mood: "brushed", flat: true},
	"crayon": {mood: "brushed", flat: true}, "marker": {mood: "brushed", flat: true}, "chalk": {mood: "brushed", flat: true},
	"ink":     {mood: "brushed", ink: "#2a282e", flat: true},
	"woodcut": {ink: "#1c1a18", flat: true}, "origami": {mood: "folded"}, "isometric": {mood: "folded", flat: true},
}

// mediumOf is how the style of the picture sets words, where they stand on nothing and nobody asked for other letters. Beside art they keep the
// face of the topic, and lose their edge, and what a tool lays in one touch its block.
func (c *Designer) mediumOf() (medium, bool) {
	minimal := c.minimalWords()
	b, style := c.Brief, c.Brief.Style
	if b.Letter.Style != "" && !minimal || len(b.Framing) > 0 || b.Ground != "" || b.Backing != "" || style.Bordered {
		return medium{}, false
	}
	m, ok := media[style.Name]
	ok = ok || style.Detailed && style.Name == "default"
	switch {
	case len(b.Subjects) > 0 && style.Name == "isometric": // script has no room for sides
		return m, ok
	case len(b.Subjects) > 0:
		return medium{ink: m.ink, runs: m.runs, flat: m.flat}, ok
	case minimal:
		return medium{mood: "minimal", even: true}, true
	case style.Name == "default" && style.Palette == "vibrant":
		return medium{runs: true}, true
	}
	return m, ok
}

// unedged reports whether the style sets words without an edge that parts them from art.
func (c *Designer) unedged() bool {
	_, ok := c.mediumOf()
	return ok
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
	s.Ink.Runs, s.Flat = m.runs, m.flat
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
