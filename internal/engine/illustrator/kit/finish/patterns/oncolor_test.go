package patterns

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestPrintsOfAnimalsTakeAGroundAndFloralsDoNot(t *testing.T) {
	for name, want := range map[string]bool{"leopard": true, "zebra": true, "cow": true, "tiger": true, "floral": false} {
		if _, ok := OnColor(name, kit.Hex("#ff7fb0")); ok != want {
			t.Errorf("%s: %v", name, ok)
		}
	}
}
