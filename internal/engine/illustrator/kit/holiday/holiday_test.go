package holiday_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/holiday"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, holiday.Pieces()) }
