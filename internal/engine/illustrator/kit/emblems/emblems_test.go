package emblems_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/emblems"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, emblems.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, emblems.Pieces(), 6) }
