package sweets_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/sweets"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, sweets.Pieces()) }
