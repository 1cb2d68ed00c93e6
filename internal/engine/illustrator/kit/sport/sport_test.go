package sport_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/sport"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, sport.Pieces()) }
