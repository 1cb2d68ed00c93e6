package lexicon

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
)

//go:embed passes.tsv
var passes string

// Pass is what is known of a style without drawing it.
type Pass struct {
	Rank  int    // of two styles in one prompt the one with the higher rank is drawn ("watercolor sticker")
	Name  string // in sentences; empty for the default style
	Edges string // "contours": those of the art stay; "own": every edge gets a color of its own
	Alpha string // what is usual in its alpha: "glow", "glass", "specks", "steps" or "veils"
}

// Passes are the styles by name.
var Passes = sync.OnceValue(func() map[string]Pass {
	out := map[string]Pass{}
	for line := range strings.Lines(passes) {
		if line[0] == '#' {
			continue
		}
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		rank, err := strconv.Atoi(f[1])
		if err != nil {
			panic("styles: " + line)
		}
		out[f[0]] = Pass{rank, f[2], f[3], f[4]}
	}
	return out
})
