package games_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/games"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, games.Pieces()) }
