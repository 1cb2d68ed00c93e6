package blossoms_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/blossoms"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, blossoms.Pieces()) }
