// Package things is the table of what people ask for: its names and synonyms, and what draws each of them.
package things

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// Thing is one row of the table.
type Thing struct {
	ID     string // the name in lower case, words joined by hyphens, no apostrophes
	Name   string
	Group  string
	Kind   brief.Kind
	Parts  []string
	Names  []string // synonyms, as written
	Rank   int      // 1 is asked for most
	traits []string
}

var kinds = map[string]brief.Kind{
	"single": brief.Piece, "procedural": brief.Family, "rig-person": brief.Person, "rig-animal": brief.Animal, "rig-bird": brief.Bird,
}

type table struct {
	all    []Thing
	byID   map[string]int
	byName map[string]int // by token.Key of names and synonyms
}

var load = sync.OnceValue(func() table {
	t := table{byID: map[string]int{}, byName: map[string]int{}}
	for line := range lexicon.Lines(lists.Text("things.tsv")) {
		f := strings.Split(line, "\t")
		if len(f) < 4 {
			continue
		}
		for len(f) < 7 {
			f = append(f, "")
		}
		thing := Thing{ID: ID(f[1]), Name: f[1], Group: f[2], Kind: kinds[f[3]], Parts: list(f[4]), Names: list(f[5]), Rank: len(t.all) + 1, traits: list(f[6])}
		t.byID[thing.ID] = len(t.all)
		t.all = append(t.all, thing)
	}
	// Names win over synonyms, and a thing that is asked for more over one that is asked for less.
	for i, thing := range t.all {
		t.byName[token.Key(thing.Name)] = i
	}
	for i, thing := range t.all {
		for _, name := range thing.Names {
			if key := token.Key(name); key != "" {
				if _, taken := t.byName[key]; !taken {
					t.byName[key] = i
				}
			}
		}
	}
	return t
})

func list(text string) []string {
	var items []string
	for item := range strings.SplitSeq(text, ",") {
		if item = strings.TrimSpace(item); item != "" {
			items = append(items, item)
		}
	}
	return items
}

var idReplacer = strings.NewReplacer("'", "", "’", "", ".", "", " ", "-")

// ID returns the id of a name: lower case, hyphens for spaces, no apostrophes.
func ID(name string) string {
	name = idReplacer.Replace(strings.ToLower(name))
	return strings.ReplaceAll(name, "--", "-")
}

// All returns every thing, the most wanted first. The caller must not change it.
func All() []Thing { return load().all }

// ByID returns a thing by its id.
func ByID(id string) (Thing, bool) {
	i, ok := load().byID[id]
	if !ok {
		return Thing{}, false
	}
	return load().all[i], true
}

// Traits of things, which the table tells.
const (
	landscape = "landscape"
	backdrop  = "backdrop"
	peak      = "peak"
	natural   = "natural"
)

func has(id, trait string) bool {
	thing, _ := ByID(id)
	return slices.Contains(thing.traits, trait)
}

// KeepsColor reports whether the color of a thing says what it is: a stop sign is red.
func KeepsColor(id string) bool { return has(id, natural) }

// Landscape reports whether a thing is a landscape, which loses its depth in two flat colors.
func Landscape(id string) bool { return has(id, landscape) }

// Scenic reports whether a thing fills the field of an emblem as a view.
func Scenic(id string) bool { return has(id, landscape) || has(id, backdrop) }

// Peak reports whether a thing ends in a point: others stand on its top or at its foot.
func Peak(id string) bool { return has(id, peak) }

// Lookup returns the thing that a name or synonym, singular or plural, means.
func Lookup(name string) (Thing, bool) {
	for _, form := range Singulars(token.Key(name)) {
		if i, ok := load().byName[form]; ok {
			return load().all[i], true
		}
	}
	return Thing{}, false
}

// Keys calls yield with every name and synonym in the form of token.Key, and whether it is a name.
func Keys(yield func(key string, t Thing, name bool)) {
	t := load()
	for key, i := range t.byName {
		yield(key, t.all[i], key == token.Key(t.all[i].Name))
	}
}
