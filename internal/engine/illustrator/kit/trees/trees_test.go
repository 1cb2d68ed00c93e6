package trees_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/trees"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, trees.Pieces()) }
