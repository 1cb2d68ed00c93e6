package paint

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
)

func TestWhitePaintIsWarmInTheLightAndBlueInTheShade(t *testing.T) {
	light, shade := color.LCH{L: 0.95, C: 0.005, H: 1}, color.LCH{L: 0.84, C: 0.005, H: 1}
	if warm, blue := whiteLead(light, light).Lab(), whiteLead(shade, shade).Lab(); warm.B <= light.Lab().B || blue.B >= shade.Lab().B {
		t.Errorf("light %v, shade %v", warm, blue)
	}
	if red := (color.LCH{L: 0.85, C: 0.1, H: 0.5}); whiteLead(red, red).Lab().B-red.Lab().B > 0.001 {
		t.Errorf("red becomes %v", whiteLead(red, red))
	}
}
