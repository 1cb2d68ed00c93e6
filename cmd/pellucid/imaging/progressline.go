package imaging

import (
	"fmt"
	"os"
)

// progressLine is one line that rewrites itself on a terminal, and is silent elsewhere.
type progressLine struct {
	out   *os.File
	label string
	shown int
}

func NewProgressLine(out *os.File, label string) *progressLine {
	info, err := out.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		out = nil
	}
	return &progressLine{out: out, label: label, shown: -1}
}

// Show writes how much is done, a fraction in 0–1.
func (l *progressLine) Show(fraction float64) {
	percent := int(100 * fraction)
	if l.out == nil || percent == l.shown {
		return
	}
	l.shown = percent
	fmt.Fprintf(l.out, "\r%s: %3d%%", l.label, percent)
}

func (l *progressLine) End() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\033[K")
	}
}
