package cars_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/cars"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, cars.Pieces()) }
