package tools_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/tools"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, tools.Pieces()) }
