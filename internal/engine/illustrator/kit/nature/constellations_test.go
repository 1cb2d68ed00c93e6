package nature_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestConstellationsOfTheSignsHaveTheirOwnStars(t *testing.T) {
	piece, _ := library.Find("constellation")
	parts := map[int]bool{}
	for _, sign := range []string{"", "Scorpio", "Libra", "Aries"} {
		d, err := piece.Render(kit.Options{Text: sign})
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, node := range d.Nodes() {
			if node.Group != nil && node.Group.Part == "stars" {
				n = len(node.Group.Children)
			}
		}
		if n == 0 || parts[n] {
			t.Errorf("%q has %d stars, as many as another sign", sign, n)
		}
		parts[n] = true
	}
}
