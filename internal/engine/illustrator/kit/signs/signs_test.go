package signs_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/signs"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, signs.Pieces()) }
