package weapons_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/weapons"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, weapons.Pieces()) }
