package home_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/home"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, home.Pieces()) }
