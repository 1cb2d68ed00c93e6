package vehicles_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/vehicles"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, vehicles.Pieces()) }
