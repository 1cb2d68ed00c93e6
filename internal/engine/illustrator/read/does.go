package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// does reports whether what follows a person is what they do and no thing that is theirs: "a girl waves", "a boy skipping rope",
// "a woman thumbs up".
func (p *parser) does(s, next span) bool {
	if !next.is(pose) || !next.is(thing, standIn) || next.is(person) || p.scope != "" || p.toks[s.from].Start == p.toks[next.from].Start {
		return false
	}
	words := next.to - next.from
	id, _ := s.value(thing)
	if s.is(person) || p.r.drawable(id) == brief.Person {
		return words > 1 || strings.HasSuffix(next.key, "s") && !s.plural && !p.span(p.at+2).is(naming...)
	}
	return words > 1 && p.animalSpan(s)
}
