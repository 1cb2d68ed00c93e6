package sentences

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// actors are the rows of actors.txt by their heads: groups and things that act, and those that do not.
var actors = sync.OnceValue(func() map[string][]string {
	rows := map[string][]string{}
	for line := range lexicon.Lines(data.Text("actors")) {
		head, list, _ := strings.Cut(line, ": ")
		rows[head] = lexicon.List(list)
	}
	return rows
})

// ObjectFirst reads "fire breathing green dragon" as "green dragon breathing fire": what somebody acts on may stand before the verb, and
// who acts directly behind it.
func ObjectFirst(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		verb := r.At(toks, i+1, 1)
		if toks[i+1].Kind != token.Word || !strings.HasSuffix(toks[i+1].Text, "ing") || !verb.Is(vocabulary.Relation) || verb.Is(vocabulary.Thing, vocabulary.Person, vocabulary.State) || verb.Key == "wearing" || vocabulary.TextLeads[verb.Key] {
			continue
		}
		from, end := i, actorAfter(r, toks, i+2)
		if end == 0 || !actedOn(r, toks, i) {
			continue
		}
		if i > 0 && r.At(toks, i-1, 2).Is(vocabulary.Thing) {
			from = i - 1 // "ice cream eating cat"
		}
		lead := from - 1
		for lead >= 0 && toks[lead].Kind == token.Word && r.At(toks, lead, 1).Is(append(vocabulary.Describing, vocabulary.Stop)...) && !r.At(toks, lead, 1).Is(vocabulary.Relation) {
			lead--
		}
		if lead >= 0 && toks[lead].Kind == token.Word && (r.At(toks, lead, 1).Is(vocabulary.Relation) || living(r, toks, lead)) {
			continue // "a boy with a ball chasing dogs"
		}
		var out []token.Token
		out = append(append(append(out, toks[:from]...), toks[i+2:end]...), toks[i+1])
		out = append(append(out, toks[from:i+1]...), toks[end:]...)
		return out
	}
	return toks
}

// actedOn reports whether the word at i is a thing, which does not act.
func actedOn(r vocabulary.Finder, toks []token.Token, i int) bool {
	return toks[i].Kind == token.Word && r.At(toks, i, 1).Is(vocabulary.Thing) && !r.At(toks, i, 1).Is(vocabulary.Garment) && !living(r, toks, i)
}

// living reports whether the word at i is somebody who acts.
func living(r vocabulary.Finder, toks []token.Token, i int) bool {
	s := r.At(toks, i, 1)
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	kind := r.Drawable(id)
	if slices.Contains(actors()["still"], id) {
		return false
	}
	return s.Is(vocabulary.Person) || kind == brief.Animal || kind == brief.Bird || slices.Contains(actors()["group"], t.Group) || slices.Contains(actors()["thing"], id)
}

// actorAfter returns where the name of who acts ends that begins at i, without an article but with what describes it, or 0.
func actorAfter(r vocabulary.Finder, toks []token.Token, i int) int {
	for at := i; at < min(i+4, len(toks)); at++ {
		s := r.At(toks, at, 1)
		switch {
		case toks[at].Kind != token.Word || s.Is(vocabulary.Count, vocabulary.Stop) || s.Is(vocabulary.Relation) && !s.Is(vocabulary.Describing...):
			return 0
		case living(r, toks, at):
			if at+1 < len(toks) && r.At(toks, at, 2).Is(vocabulary.Thing, vocabulary.Person) {
				return at + 2
			}
			return at + 1
		case !s.Is(vocabulary.Describing...):
			return 0
		}
	}
	return 0
}
