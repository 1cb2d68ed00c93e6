package christmas_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/christmas"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, christmas.Pieces()) }
