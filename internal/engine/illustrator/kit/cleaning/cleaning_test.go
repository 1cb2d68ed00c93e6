package cleaning_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/cleaning"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, cleaning.Pieces()) }
