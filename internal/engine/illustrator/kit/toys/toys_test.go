package toys_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/toys"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, toys.Pieces()) }
