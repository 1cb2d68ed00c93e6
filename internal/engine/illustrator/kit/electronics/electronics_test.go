package electronics_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/electronics"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, electronics.Pieces()) }
