// Package outfit chooses what people wear of whom no clothes were told: by who they are, by what they do, and by a seed.
package outfit

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// Casual is the occasion of people of whom nothing else is known.
const Casual = "casual"

// Piece is one garment: its name as the person rig has it, its color, and a pattern over it.
type Piece struct{ Name, Color, Fill string }

// Outfit is all that somebody wears.
type Outfit struct {
	Top, Bottom, Shoes, Over Piece
	Head                     Piece
	Extras                   []Piece
	Dress                    bool // the top covers the legs too
}

// Who says for whom an outfit is, and how far it is chosen by what was told of them.
type Who struct {
	Age, Body string
	Plain     bool   // garments were told that go with a top and trousers only
	Trousers  bool   // the legs take no skirt
	Seed      uint64 // of the picture
	Number    int    // of the person in the picture: neighbors differ
}

//go:embed data/outfits.tsv
var outfitRows string

//go:embed data/occasions.tsv
var occasionRows string

// row is an outfit of the table with the names of palettes instead of colors.
type row struct {
	Outfit
	skirt bool
}

// table has outfits by occasion and person, and palettes by name.
type table struct {
	rows     map[string][]row
	palettes map[string][]string
}

var read = sync.OnceValue(func() table {
	t := table{map[string][]row{}, map[string][]string{}}
	for _, line := range lines(outfitRows) {
		if name, ok := strings.CutPrefix(line[0], "="); ok {
			t.palettes[name] = strings.Fields(line[1])
			continue
		}
		r := row{Outfit: Outfit{Top: piece(line[2]), Bottom: piece(line[3]), Shoes: piece(line[4]), Over: piece(line[5])}}
		for _, extra := range strings.Split(strings.Trim(line[6], "-"), ",") {
			if head, ok := strings.CutPrefix(extra, "head:"); ok {
				r.Head = piece(head)
			} else if extra != "" {
				r.Extras = append(r.Extras, piece(extra))
			}
		}
		r.Dress = r.Bottom.Name == ""
		r.skirt = strings.Contains(r.Top.Name, "dress") || strings.Contains(r.Bottom.Name, "skirt")
		t.rows[line[0]+"\t"+line[1]] = append(t.rows[line[0]+"\t"+line[1]], r)
	}
	return t
})

// lines returns the rows of a table in columns, without comments.
func lines(text string) [][]string {
	var out [][]string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, strings.Split(line, "\t"))
		}
	}
	return out
}

func piece(cell string) Piece {
	if cell == "-" {
		return Piece{}
	}
	name, rest, _ := strings.Cut(cell, "@")
	palette, fill, _ := strings.Cut(rest, "+")
	return Piece{name, palette, fill}
}

// group is the letter for somebody's age and body in the table.
func group(w Who) string {
	switch w.Age {
	case "elder":
		return map[string]string{"woman": "ew", "man": "em"}[w.Body]
	case "child", "toddler":
		return map[string]string{"woman": "g", "man": "b", "": "k"}[w.Body]
	}
	return map[string]string{"woman": "w", "man": "m", "": "p"}[w.Body]
}

// Choose returns what somebody wears on an occasion; false if nothing fits.
func Choose(occasion string, w Who) (Outfit, bool) {
	if w.Age == "baby" {
		return Outfit{}, false
	}
	rows := fitting(occasion, w)
	if len(rows) == 0 {
		rows = fitting(Casual, w)
	}
	if len(rows) == 0 {
		return Outfit{}, false
	}
	n := uint64(w.Number)
	return colored(rows[(w.Seed+n)%uint64(len(rows))].Outfit, w.Seed>>5, 3*n), true
}

// colored chooses the colors of an outfit, the same place in all palettes, whose colors there go together. No two of its garments that meet have the same, unless the table says so.
func colored(o Outfit, seed, step uint64) Outfit {
	o.Extras = slices.Clone(o.Extras)
	used := map[string]bool{}
	paint := func(p *Piece) {
		palette := p.Color
		for try := range uint64(4) {
			p.Color = hue(palette, seed+step+try)
			if !used[p.Color] {
				break
			}
		}
		used[p.Color] = true
	}
	for _, p := range []*Piece{&o.Top, &o.Over, &o.Bottom, &o.Shoes, &o.Head} {
		if p.Name != "" {
			paint(p)
		}
	}
	for i := range o.Extras {
		paint(&o.Extras[i])
	}
	if o.Bottom.Color == "same" {
		o.Bottom.Color = o.Top.Color
	}
	return o
}

// hue is one of a palette's colors; "same" and nothing stay.
func hue(palette string, seed uint64) string {
	if colors := read().palettes[palette]; len(colors) > 0 {
		return colors[seed%uint64(len(colors))]
	}
	return palette
}

// fitting are the outfits of an occasion that somebody can wear.
func fitting(occasion string, w Who) []row {
	var out []row
	for _, r := range read().rows[occasion+"\t"+group(w)] {
		if w.Plain && (r.Dress || r.Over.Name != "") || w.Trousers && r.skirt {
			continue
		}
		out = append(out, r)
	}
	return out
}

// Shared reports whether all who are in a picture are dressed for an occasion if one of them is.
func Shared(occasion string) bool {
	return slices.Contains([]string{"smart", "ballroom", "beach", "winter", "rain"}, occasion)
}

// Clues are what of a picture tells how its people are dressed.
type Clues struct {
	Pose   string
	Things []string
	Place  string
	Words  []string // of the prompt
}

// Occasion returns what somebody is dressed for.
func Occasion(c Clues) string {
	for _, kind := range []string{"pose", "thing", "place", "word"} {
		values := map[string][]string{"pose": {c.Pose}, "thing": c.Things, "place": {c.Place}, "word": c.Words}[kind]
		for _, value := range values {
			if o := occasions()[kind+"\t"+value]; o != "" {
				return o
			}
		}
	}
	return Casual
}

var occasions = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, line := range lines(occasionRows) {
		for _, word := range strings.Split(line[2], ", ") {
			if key := line[1] + "\t" + word; out[key] == "" {
				out[key] = line[0]
			}
		}
	}
	return out
})
