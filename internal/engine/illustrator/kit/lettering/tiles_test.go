package lettering

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestLettersOnBlocksStayInTheirBoxAndStandSideBySide(t *testing.T) {
	for _, style := range []string{"blocks", "tiles"} {
		for _, text := range []string{"A", "NOAH", "Happy Birthday"} {
			d, err := Styled(text, style, false, false).Render(kit.Options{Text: text})
			if err != nil || d.Box.X0 < -6 || d.Box.X1 > kit.Side+6 || d.Box.W() < .4*d.Box.H() {
				t.Errorf("%s on %s: %v %v", text, style, d.Box, err)
			}
		}
	}
}
