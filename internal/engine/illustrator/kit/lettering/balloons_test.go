package lettering

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

// "Happy birthday with gold balloons" had one balloon of four that was gold, and nothing said so.
func TestAllBalloonsOfABirthdayTakeTheColorThatIsTold(t *testing.T) {
	palette, err := kit.ParsePalette(happyBirthdayLettering.Palette)
	if err != nil {
		t.Fatal(err)
	}
	for _, slot := range palette {
		if n := slot.Name; (n == "second" || n == "third" || n == "fourth") && slot.From != "balloons" {
			t.Errorf("the %s balloon keeps its own color", n)
		}
	}
}
