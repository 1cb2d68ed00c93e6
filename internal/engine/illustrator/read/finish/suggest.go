package finish

import (
	"slices"
	"sort"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
	"pellucid/internal/engine/illustrator/wordvectors"
)

// maxSuggestions is how many things a refusal names.
const maxSuggestions = 5

// meanings are the directions of the names of all things among the word vectors.
var meanings = sync.OnceValue(func() []wordvectors.Direction {
	all := make([]wordvectors.Direction, len(things.All()))
	for i, t := range things.All() {
		all[i], _ = wordvectors.DirectionOf(strings.Fields(t.Name))
	}
	return all
})

// suggest returns what could be drawn instead: what else the prompt names, then what is nearest in meaning.
func suggest(r *state.Tables, name string, have []brief.Subject) []string {
	var list []string
	for _, s := range have {
		if s.ID != "" && s.Kind != brief.Flag && s.Kind != brief.Map {
			list = state.AppendNew(list, state.PlainName(s.ID))
		}
	}
	words := strings.Fields(name)
	for _, w := range words {
		if t, ok := things.Lookup(w); ok && r.Drawable(t.ID) != "" {
			list = state.AppendNew(list, t.Name)
		}
	}
	for _, t := range Nearest(r, words) {
		if len(list) >= maxSuggestions {
			break
		}
		list = state.AppendNew(list, t.Name)
	}
	for _, t := range things.All() {
		if len(list) >= 3 {
			break
		}
		if r.Drawable(t.ID) != "" {
			list = state.AppendNew(list, t.Name)
		}
	}
	asked := things.Singulars(name)
	list = slices.DeleteFunc(list, func(one string) bool {
		return slices.ContainsFunc(things.Singulars(token.Key(one)), func(form string) bool { return slices.Contains(asked, form) })
	})
	return list[:min(len(list), maxSuggestions)]
}

// Nearest returns the things whose names are nearest in meaning to the words.
func Nearest(r *state.Tables, words []string) []things.Thing {
	var forms []string
	for _, w := range words {
		forms = append(forms, things.Singulars(w)...)
	}
	to, ok := wordvectors.DirectionOf(forms)
	if !ok {
		return nil
	}
	type scored struct {
		at    int
		score float32
	}
	var near []scored
	for i, d := range meanings() {
		if score := to.Cosine(d); score > 0.35 {
			near = append(near, scored{i, score})
		}
	}
	sort.Slice(near, func(a, b int) bool { return near[a].score > near[b].score })
	var list []things.Thing
	for _, n := range near {
		if t := things.All()[n.at]; r.Drawable(t.ID) != "" && !slices.ContainsFunc(list, func(o things.Thing) bool { return o.ID == t.ID }) {
			if list = append(list, t); len(list) == maxSuggestions {
				break
			}
		}
	}
	return list
}
