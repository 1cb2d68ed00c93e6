package library

import (
	"flag"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

var sheetGroup = flag.String("group", "", "the group whose pieces are on the sheet, such as vehicles")

// With -group and -sheet it draws a group of several packages on one sheet; each package holds its own pieces against the rules.
func TestEveryPieceIsInOneGroupAndFoundByItsName(t *testing.T) {
	var pieces []kit.Piece
	seen := map[string]string{}
	for _, g := range groups {
		for _, p := range g.pieces() {
			if found, ok := Find(p.Name); !ok || found.Name != p.Name || GroupOf(p.Name) == "" {
				t.Errorf("%s of %s is not found", p.Name, g.name)
			}
			if before, twice := seen[p.Name]; twice {
				t.Errorf("%s is in %s and in %s", p.Name, before, g.name)
			}
			seen[p.Name] = g.name
			if g.name == *sheetGroup {
				pieces = append(pieces, p)
			}
		}
	}
	if len(pieces) > 0 {
		kittest.Pieces(t, pieces)
	}
}
