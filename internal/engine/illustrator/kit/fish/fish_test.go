package fish_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/fish"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, fish.Pieces()) }
