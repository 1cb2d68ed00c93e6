package office_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/office"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, office.Pieces()) }
