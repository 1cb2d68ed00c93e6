package lighting_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/lighting"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, lighting.Pieces()) }
