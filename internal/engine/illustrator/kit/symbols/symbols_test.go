package symbols_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/symbols"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, symbols.Pieces()) }

func TestSeeds(t *testing.T) { kittest.Seeds(t, symbols.Pieces(), 6) }
