package clocks_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/clocks"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, clocks.Pieces()) }
