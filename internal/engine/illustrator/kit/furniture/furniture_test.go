package furniture_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/furniture"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, furniture.Pieces()) }
