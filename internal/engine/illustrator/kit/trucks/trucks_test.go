package trucks_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/trucks"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, trucks.Pieces()) }
