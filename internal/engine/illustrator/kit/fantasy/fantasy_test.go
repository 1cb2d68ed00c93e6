package fantasy_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/fantasy"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, fantasy.Pieces()) }
