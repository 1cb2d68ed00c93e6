package science_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/science"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, science.Pieces()) }
