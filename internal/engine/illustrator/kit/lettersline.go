package kit

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit/typeface"
	"pellucid/internal/engine/illustrator/scene"
)

// LettersLine returns the outline of one line of text at size 1 on a baseline at y = 0 that begins at x = 0, with so much room added
// after each letter, and the box of its ink. The outline is empty when no letter can be drawn.
func LettersLine(text, face string, spacing float64) (string, Box) {
	ink := noBox()
	var out strings.Builder
	for i, g := range typeface.Get(face).Line(text) {
		one := placed{g.Segments, scene.Translate(float32(g.X+float64(i)*spacing), 0)}
		ink = ink.Union(one.ink())
		out.WriteString(one.path())
	}
	if math.IsInf(ink.X0, 1) {
		return "", Box{}
	}
	return out.String(), ink
}
