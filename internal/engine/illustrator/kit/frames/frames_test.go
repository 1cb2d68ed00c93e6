package frames_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, frames.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, frames.Pieces(), 6) }
