package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// livingGroups are the groups of the table of things whose things act.
var livingGroups = wordSet("animal bird fish-insect-reptile dinosaur-fantasy person-role")

// objectFirst reads "fire breathing green dragon" as "green dragon breathing fire": what somebody acts on may stand before the verb, and
// who acts directly behind it.
func (r *Reader) objectFirst(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		verb := r.at(toks, i+1, 1)
		if toks[i+1].Kind != token.Word || !strings.HasSuffix(toks[i+1].Text, "ing") || !verb.is(relation) || verb.is(thing, person, state) || verb.key == "wearing" || vocabulary.TextLeads[verb.key] {
			continue
		}
		from, end := i, r.actorAfter(toks, i+2)
		if end == 0 || !r.actedOn(toks, i) {
			continue
		}
		if i > 0 && r.at(toks, i-1, 2).is(thing) {
			from = i - 1 // "ice cream eating cat"
		}
		lead := from - 1
		for lead >= 0 && toks[lead].Kind == token.Word && r.at(toks, lead, 1).is(append(describing, stop)...) && !r.at(toks, lead, 1).is(relation) {
			lead--
		}
		if lead >= 0 && toks[lead].Kind == token.Word && (r.at(toks, lead, 1).is(relation) || r.living(toks, lead)) {
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
func (r *Reader) actedOn(toks []token.Token, i int) bool {
	return toks[i].Kind == token.Word && r.at(toks, i, 1).is(thing) && !r.at(toks, i, 1).is(garment) && !r.living(toks, i)
}

// living reports whether the word at i is somebody who acts.
func (r *Reader) living(toks []token.Token, i int) bool {
	s := r.at(toks, i, 1)
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	kind := r.drawable(id)
	if id == "seashell" || id == "coral" {
		return false
	}
	return s.is(person) || kind == brief.Animal || kind == brief.Bird || livingGroups[t.Group] || slices.Contains([]string{"robot", "teddy-bear", "snowman", "gingerbread-man", "ufo"}, id)
}

// actorAfter returns where the name of who acts ends that begins at i, without an article but with what describes it, or 0.
func (r *Reader) actorAfter(toks []token.Token, i int) int {
	for at := i; at < min(i+4, len(toks)); at++ {
		s := r.at(toks, at, 1)
		switch {
		case toks[at].Kind != token.Word || s.is(count, stop) || s.is(relation) && !s.is(describing...):
			return 0
		case r.living(toks, at):
			if at+1 < len(toks) && r.at(toks, at, 2).is(thing, person) {
				return at + 2
			}
			return at + 1
		case !s.is(describing...):
			return 0
		}
	}
	return 0
}
