package linen_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/linen"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, linen.Pieces()) }
