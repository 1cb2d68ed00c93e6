package music_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/music"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, music.Pieces()) }
