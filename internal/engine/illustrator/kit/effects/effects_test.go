package effects_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/effects"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, effects.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, effects.Pieces(), 6) }
