package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestWhatLiesOnATableSeenFromAboveLiesWithinIt(t *testing.T) {
	above := []string{"above"}
	b := brief.Brief{Subjects: []brief.Subject{
		{Kind: brief.Piece, ID: "table", Count: 1, States: above}, {Kind: brief.Piece, ID: "laptop", Count: 1, States: above}, {Kind: brief.Piece, ID: "coffee", Count: 1, States: above},
	}, Relations: []brief.Relation{{From: 1, Kind: "on", To: 0}, {From: 2, Kind: "on", To: 0}}}
	table, boxes := boxIn(b, 0), []int{1, 2}
	for _, i := range boxes {
		if in := boxIn(b, i); in.X0 < table.X0 || in.X1 > table.X1 || in.Y0 < table.Y0 || in.Y1 > table.Y1 {
			t.Errorf("subject %d at %+v lies outside the table at %+v", i, in, table)
		}
	}
}

func TestATallVaseIsTallerForItsWidth(t *testing.T) {
	ratio := func(build string) float64 {
		b := boxIn(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "vase", Count: 1, Build: build}}}, 0)
		return b.H() / b.W()
	}
	if plain, tall := ratio(""), ratio("tall"); tall < 1.2*plain {
		t.Errorf("a tall vase is %.2f times as high as wide, a vase %.2f", tall, plain)
	}
}

// boxIn is what a subject of a brief covers.
func boxIn(b brief.Brief, subject int) kit.Box {
	_, k := placed(b)
	return covered(k, subject)
}

// A green wooden button was brown.
func TestWoodOfAColorHasThatColor(t *testing.T) {
	for _, material := range []string{"wood", "stone"} {
		s := brief.Subject{Kind: brief.Piece, ID: "ui-button", Count: 1, Color: "green", Material: material, Text: "Play"}
		d := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).Draw(0, layout.How{})
		if h := surface.RulingColor(d).Lch(); h.H < 110 || h.H > 180 || h.C < .06 {
			t.Errorf("green %s has hue %.0f and chroma %.2f", material, h.H, h.C)
		}
	}
}
