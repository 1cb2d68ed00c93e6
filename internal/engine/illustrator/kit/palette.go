package kit

import (
	"fmt"
	"strings"
)

// Slot is a color of a piece that can be replaced.
type Slot struct {
	Name  string
	Color Color
	Words []string // further words by which people ask for it
	From  string   // the slot that this one follows when only that one is replaced
}

// ParsePalette reads "name #rrggbb [words …] [<slot]; …". The first slot is the main one: it takes the color of the whole.
// "<slot" makes a slot follow another: it keeps its difference in lightness and takes the hue.
func ParsePalette(text string) ([]Slot, error) {
	var out []Slot
	for entry := range strings.SplitSeq(text, ";") {
		fields := strings.Fields(entry)
		if len(fields) < 2 {
			return nil, fmt.Errorf("palette entry %q has no color", entry)
		}
		c, err := parseHex(fields[1])
		if err != nil {
			return nil, err
		}
		s := Slot{Name: fields[0], Color: c}
		for _, word := range fields[2:] {
			if from, ok := strings.CutPrefix(word, "<"); ok {
				s.From = from
			} else {
				s.Words = append(s.Words, strings.ReplaceAll(word, "_", " "))
			}
		}
		out = append(out, s)
	}
	return out, nil
}

// resolve returns the color of every slot under replacements.
func resolve(palette []Slot, replaced map[string]Color) (map[string]Color, error) {
	base, out := map[string]Slot{}, map[string]Color{}
	for _, s := range palette {
		base[s.Name] = s
		out[s.Name] = s.Color
		if c, ok := replaced[s.Name]; ok {
			out[s.Name] = c
		} else if c, ok := replaced[s.From]; ok && s.From != "" {
			out[s.Name] = follow(base[s.From].Color, s.Color, c)
		}
	}
	for name := range replaced {
		if _, ok := base[name]; !ok {
			return nil, fmt.Errorf("no color slot %q", name)
		}
	}
	for name, c := range out {
		out[name] = c.In(name)
	}
	return out, nil
}

// follow gives a color the hue and chroma of a new leader, and keeps most of its difference in lightness to the old one.
func follow(leader, own, now Color) Color {
	a, b, n := leader.Lch(), own.Lch(), now.Lch()
	ratio := 1.0
	if a.C > .03 {
		ratio = min(1.4, b.C/a.C)
	}
	return Lch{max(.12, min(.98, n.L+(b.L-a.L)*.85)), n.C * ratio, n.H}.Color()
}
