package sketch

import (
	"testing"

	"pellucid/internal/engine/illustrator/style/sample"
)

// Hatching that bent around every form made fur look quilted.
func TestGraphiteIsHatchedStraighterThanColoredPencil(t *testing.T) {
	p := sample.Portrait(128)
	art := p.Drawn()
	most := func(colored bool) (turned float32) {
		for _, k := range newSheet(p, art, p.Frame(), colored).turns {
			turned = max(turned, k[1], -k[1])
		}
		return turned
	}
	if graphite, colored := most(false), most(true); graphite > 0.6*colored {
		t.Errorf("graphite turns by %.2f, colored pencil by %.2f", graphite, colored)
	}
}
