package insects_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/insects"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, insects.Pieces()) }
