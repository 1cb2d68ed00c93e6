package geometry_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/geometry"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, geometry.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, geometry.Pieces(), 6) }
