package sweets_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sweets"
)

func TestACookieHasIcingOnlyWhereItIsAskedFor(t *testing.T) {
	pieces := sweets.Pieces()
	cookie := pieces[slices.IndexFunc(pieces, func(p kit.Piece) bool { return p.Name == "cookie" })]
	for _, c := range []struct {
		states []string
		want   bool
	}{{nil, false}, {[]string{"with icing"}, true}, {[]string{"with sprinkles"}, true}} {
		d, err := cookie.Render(kit.Options{States: c.states})
		if err != nil {
			t.Fatal(err)
		}
		if got := slices.Contains(d.Parts, "icing"); got != c.want {
			t.Errorf("a cookie in states %v has icing: %v", c.states, got)
		}
	}
}
