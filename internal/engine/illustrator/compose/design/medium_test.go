package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
)

func TestAStyleWritesWordsAloneWithoutAStickersEdge(t *testing.T) {
	for _, style := range []string{"realistic", "watercolor", "oil", "ink", "pencil", "origami", "digital", "crayon", "marker", "chalk"} {
		c := designerOf(layout.Request{Brief: brief.Brief{Lettering: []string{"hello summer"}, Style: brief.Style{Name: style}}})
		m, ok := c.mediumOf()
		if !ok {
			t.Errorf("%s has no medium", style)
			continue
		}
		s := lettering.Setting{Ink: lettering.Ink{Main: kit.Hex("#1f7480"), Second: kit.Hex("#e0567a"), Small: kit.Hex("#1f7480"), Block: kit.Hex("#222222"), Rim: kit.White}}
		c.writeIn(m, &s)
		if !s.Ink.Rim.IsNone() {
			t.Errorf("%s keeps a white edge", style)
		}
		if m.ink == "" && s.Ink.Main.Lch().L < deepBare-.02 {
			t.Errorf("%s has letters too deep for a dark ground", style)
		}
	}
}

func TestDarkLettersThatWereAskedForKeepTheirEdge(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Tints: []string{"black"}, Style: brief.Style{Name: "oil"}}})
	black := kit.Hex("#111111")
	s := lettering.Setting{Ink: lettering.Ink{Main: black, Second: black, Small: black, Block: black, Rim: kit.White}}
	c.writeIn(media["oil"], &s)
	if s.Ink.Rim.IsNone() || s.Ink.Main != black {
		t.Error("black letters would not be seen on a dark ground")
	}
}

func TestWordsOfAMinimalistPictureAreReadOnWhiteAndOnBlack(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Lettering: []string{"hello"}, Letter: brief.Letter{Style: "modern"}, Style: brief.Style{Name: "default", Minimalist: true}}})
	m, ok := c.mediumOf()
	s := lettering.Setting{Ink: lettering.Ink{Main: kit.Hex("#23518c"), Rim: kit.White}}
	c.writeIn(m, &s)
	if l := s.Ink.Main.Lch().L; !ok || l < .55 || l > .7 {
		t.Errorf("their lightness is %.2f", l)
	}
}

// The block behind letters of print was an outline in gray around letters of a brush.
func TestWhatABrushOrAPencilWritesHasNoBlock(t *testing.T) {
	for _, style := range []string{"ink", "pencil", "watercolor", "oil", "crayon", "marker"} {
		c := designerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "sun", Count: 1}}, Style: brief.Style{Name: style}}})
		s := lettering.Setting{Ink: lettering.Ink{Rim: kit.White}}
		if m, ok := c.mediumOf(); ok {
			c.writeIn(m, &s)
		}
		if !s.Flat {
			t.Errorf("%s sets a block beside art", style)
		}
	}
}
