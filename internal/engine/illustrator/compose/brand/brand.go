// Package brand knows how businesses present themselves: for each trade the colors, the lettering and the arrangements that suit its logo.
package brand

import (
	_ "embed"
	"hash/fnv"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

//go:embed data/trades.tsv
var tradeList string

//go:embed data/palettes.tsv
var paletteList string

// Palette is the colors of a logo: one deep enough for small letters, one that stands out, and a pale ground.
type Palette struct{ Main, Second, Pale kit.Color }

// leastInk is the lightness that letters and marks have at least, so that they read on dark grounds too.
const leastInk = .47

// Ink is the main color for what stands on no ground of its own.
func (p Palette) Ink() kit.Color {
	c := p.Main.Lch()
	c.L = max(c.L, leastInk)
	return c.Color()
}

// Trade is a kind of business.
type Trade struct {
	Mood     string // of the lettering
	Ideas    []string
	palettes []string
}

// Ideas are the arrangements of a logo where the trade suggests none.
var Ideas = []string{"stack", "ring", "open", "beside", "frame", "script", "shield", "ground"}

// Of finds the trade that words of a prompt name.
func Of(words []string) (Trade, bool) {
	for line := range strings.Lines(tradeList) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if slices.ContainsFunc(strings.Fields(f[0]), func(w string) bool { return slices.Contains(words, w) }) {
			return Trade{Mood: f[1], palettes: strings.Fields(f[2]), Ideas: strings.Fields(f[3])}, true
		}
	}
	return Trade{}, false
}

// Palette is that of a variation of the logo of a name.
func (t Trade) Palette(name string, variation int) Palette {
	return paletteOf(t.palettes[(pick(name)/7+variation)%len(t.palettes)])
}

// Idea is the arrangement of a variation of the logo of a name: two names of one trade look unlike each other.
func Idea(ideas []string, name string, variation int) string {
	return ideas[(pick(name)+variation)%len(ideas)]
}

func pick(name string) int {
	h := fnv.New32a()
	h.Write([]byte(strings.ToLower(name)))
	return int(h.Sum32() >> 4)
}

func paletteOf(name string) Palette {
	for line := range strings.Lines(paletteList) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if f[0] == name {
			return Palette{kit.Hex(f[1]), kit.Hex(f[2]), kit.Hex(f[3])}
		}
	}
	return Palette{kit.Hex("#1c2a48"), kit.Hex("#b4935a"), kit.Hex("#e9e2d2")}
}
