package balls_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/balls"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, balls.Pieces()) }
