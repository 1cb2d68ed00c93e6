package read

import (
	"slices"
)

// uncanny are the roles that show in skin and face whatever somebody wears, striking those that show in a hat, a mask or wings.
var (
	uncanny  = wordSet("zombie vampire skeleton mummy devil angel fairy elf")
	striking = wordSet("pirate ninja superhero viking cowboy cowgirl samurai clown goth punk hippie wizard witch")
)

// twofold reads two roles in a row as one figure: a zombie nurse is a nurse with the skin and face of a zombie, and a nurse zombie is
// the same. It joins them into one span.
func (p *parser) twofold(s, next span) bool {
	first, second := p.roleOf(s), p.roleOf(next)
	if first == "" || second == "" || first == second || !p.headHere(p.at+1) || p.scope == "with" {
		return false
	}
	switch {
	case uncanny[first] && !uncanny[second], striking[first] && !striking[second] && !uncanny[second]:
	case uncanny[second] && !uncanny[first] && !striking[first]:
		s, next, first = next, s, second
		next.plural = next.plural || s.plural
	default:
		return false
	}
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{theme, "nature:" + first}}})
	p.spans = slices.Replace(slices.Clone(p.spans), p.at, p.at+2, next)
	return true
}
