package gameui_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/gameui"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, gameui.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, gameui.Pieces(), 6) }
