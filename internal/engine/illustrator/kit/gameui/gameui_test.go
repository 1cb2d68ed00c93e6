package gameui

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, Pieces(), 6) }
