package paint

import "testing"

func TestInkDrawsLinesOfSlimPartsFinerAndThoseAwayFromTheLightBroader(t *testing.T) {
	broad, slim, away := liftedOver(0.5, 0, 1), liftedOver(0.5, 0, 0.45), liftedOver(0.5, 1, 1)
	if slim < broad+0.15 || away > broad-0.15 {
		t.Errorf("the brush is lifted by %.2f, on slim parts by %.2f, away from the light by %.2f", broad, slim, away)
	}
}
