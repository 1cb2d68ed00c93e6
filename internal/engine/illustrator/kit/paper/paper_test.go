package paper_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/paper"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, paper.Pieces()) }
