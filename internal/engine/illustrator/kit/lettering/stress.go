package lettering

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Stress is a run of words of a saying that stands out: a line of its own that is larger than the others, in another color or another face.
type Stress struct {
	Words string
	Color kit.Color // none for the second color of the setting
	Face  string    // a typeface, or empty for that of the other lines
	Large bool
}

// stressOf tells for each word which of the stressed runs it belongs to, if any. A run is where its words stand last.
func (s Setting) stressOf(words []string) []*Stress {
	out := make([]*Stress, len(words))
	for n := range s.Stress {
		run := strings.Fields(s.Stress[n].Words)
		for from := len(words) - len(run); from >= 0 && len(run) > 0; from-- {
			if sameWords(words[from:from+len(run)], run) && out[from] == nil {
				for i := range run {
					out[from+i] = &s.Stress[n]
				}
				break
			}
		}
	}
	return out
}

// sameWords reports whether words are the same but for capitals and marks.
func sameWords(a, b []string) bool {
	for i := range a {
		if !strings.EqualFold(strings.Trim(a[i], ",.!?;:"), strings.Trim(b[i], ",.!?;:")) {
			return false
		}
	}
	return true
}

// stressedLine is a line of words, in the face of its stress if it has one; such a line is never small.
func stressedLine(words []string, m mood, canBeSmall, first bool, stress *Stress) line {
	if stress != nil {
		canBeSmall = false
		if stress.Face != "" {
			m.main, m.caps = stress.Face, m.caps && stress.Face != "script" && stress.Face != "elegant"
		}
	}
	l := newLine(words, m, canBeSmall, first)
	l.stress = stress
	return l
}
