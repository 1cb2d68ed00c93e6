package party_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/party"
)

func TestPieces(t *testing.T) { kittest.Pieces(t, party.Pieces()) }
