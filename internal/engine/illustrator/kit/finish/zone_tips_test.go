package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestTipsRunOutIntoTheRestAndARoofIsCut(t *testing.T) {
	c, err := kit.NewCanvas("box", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(100, 100, 200, 300, 0, kit.Hex("#ffffff")))
	for zone, masked := range map[string]bool{"tips": true, "tip": false} {
		found := false
		for _, n := range TintZone(c.Drawing(), zone, kit.Hex("#e03070")).Nodes() {
			found = found || n.Group != nil && len(n.Group.Mask) > 0
		}
		if found != masked {
			t.Errorf("%s: fades %v", zone, found)
		}
	}
}
