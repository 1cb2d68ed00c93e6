package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// With most seeds a round seal was a shield, a monarch had another butterfly's wings, and an angry emoji a doubtful mouth.
func TestWordsChooseTheIdeaOfAPieceWhateverItsSeed(t *testing.T) {
	for _, told := range []struct {
		prompt  string
		subject brief.Subject
		want    uint64
	}{
		{"round quality badge", brief.Subject{Kind: brief.Piece, ID: "badge"}, 0},
		{"a hexagon badge", brief.Subject{Kind: brief.Piece, ID: "badge"}, 2},
		{"monarch butterfly", brief.Subject{Kind: brief.Piece, ID: "butterfly"}, 0},
		{"wooden frame", brief.Subject{Kind: brief.Piece, ID: "frame"}, 0},
		{"angry emoji", brief.Subject{Kind: brief.Piece, ID: "smiley-face", Expression: "angry"}, 0},
	} {
		for seed := range int64(8) {
			c := Drawer{Request: layout.Request{Brief: brief.Brief{Prompt: told.prompt, Subjects: []brief.Subject{told.subject}}, Seed: seed}}
			if got := c.IdeaSeed(0, 0); got != told.want {
				t.Errorf("%s: idea %d with seed %d", told.prompt, got, seed)
			}
		}
	}
}
