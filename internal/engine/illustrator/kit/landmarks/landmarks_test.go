package landmarks_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/landmarks"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, landmarks.Pieces()) }
