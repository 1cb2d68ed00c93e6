package glow

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
)

// Skin, clothes and roses were all one pink.
func TestVaporwaveKeepsHuesApartAndNothingIsLostOnAGround(t *testing.T) {
	table := vaporTable(0.2, 0.95, 0)
	seen := map[string]color.Lab{}
	for name, hex := range map[string]uint32{"skin": 0x7a4a2c, "dress": 0x8a2be2, "leaf": 0x3f8a4a, "rose": 0xd02038, "white": 0xffffff, "black": 0x101014} {
		c := color.ToLab(table.At(color.Hex(hex)))
		if c.L < 0.30 || c.L > 0.96 {
			t.Errorf("%s has lightness %.2f", name, c.L)
		}
		for other, o := range seen {
			if d := (c.L-o.L)*(c.L-o.L) + (c.A-o.A)*(c.A-o.A) + (c.B-o.B)*(c.B-o.B); d < 0.004 {
				t.Errorf("%s and %s are alike", name, other)
			}
		}
		seen[name] = c
	}
}
