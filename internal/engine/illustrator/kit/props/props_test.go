package props_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/props"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, props.Pieces()) }
