package kit

import (
	"math"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/kit/typeface"
	"pellucid/internal/engine/illustrator/scene"
)

// LettersLine returns the outline of one line of text at size 1 on a baseline at y = 0 that begins at x = 0, with so much room added
// after each letter, and the box of its ink. The outline is empty when no letter can be drawn.
func LettersLine(text, face string, spacing float64) (string, Box) {
	d, ink, _ := LettersLineWithout(text, face, spacing, 0)
	return d, ink
}

// LettersLineWithout is LettersLine without a letter, capital or small, whose places it returns.
func LettersLineWithout(text, face string, spacing float64, without rune) (string, Box, []Box) {
	ink := noBox()
	var gaps []Box
	var out strings.Builder
	for i, g := range typeface.Get(face).Line(text) {
		one := placed{g.Segments, scene.Translate(float32(g.X+float64(i)*spacing), 0)}
		ink = ink.Union(one.ink())
		if without != 0 && unicode.ToLower(g.Rune) == unicode.ToLower(without) {
			gaps = append(gaps, one.ink())
			continue
		}
		out.WriteString(one.path())
	}
	if math.IsInf(ink.X0, 1) {
		return "", Box{}, nil
	}
	return out.String(), ink, gaps
}
