package hardware_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/hardware"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, hardware.Pieces()) }
