package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// pennantLetters puts a saying before bunting, or letters after it, onto its pennants: "happy birthday bunting", "bunting with letters JAKE".
func (p *parser) pennantLetters() {
	at := slices.IndexFunc(p.spans, func(s span) bool { id, _ := s.value(thing); return id == "bunting" && s.kind == token.Word })
	if at < 0 || p.quoted() || p.logo {
		return
	}
	said, _ := p.span(at - 1).value(thing)
	if at > 0 && (p.spans[at-1].is(saying) || standing[said] != "") {
		say := p.spans[at-1]
		p.spans[at-1], p.spans[at] = p.spans[at], span{from: say.from, to: say.to, kind: token.Quote, text: titled(p.text(say.from, say.to))}
		return
	}
	lead := p.span(at + 2)
	if with := p.span(at + 1).key; with != "with" && with != "saying" || lead.key != "letters" && lead.key != "letter" && lead.key != "name" && lead.key != "word" {
		return
	}
	word := p.span(at + 3)
	if raw := p.words(word.from, word.to); word.kind == token.Word && strings.ToLower(raw) != raw {
		p.spans = slices.Replace(p.spans, at+1, at+4, span{from: p.spans[at+1].from, to: word.to, kind: token.Quote, text: p.text(word.from, word.to)})
	}
}
