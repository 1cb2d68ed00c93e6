package bath_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/bath"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, bath.Pieces()) }
