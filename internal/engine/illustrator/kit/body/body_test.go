package body_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/body"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, body.Pieces()) }
