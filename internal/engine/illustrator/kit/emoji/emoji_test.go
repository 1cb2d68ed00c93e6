package emoji_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/emoji"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, emoji.Pieces()) }
