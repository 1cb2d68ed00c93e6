package boats_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/boats"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, boats.Pieces()) }
