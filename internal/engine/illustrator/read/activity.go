package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// idle are poses that name no activity by themselves: nobody who asks for "flying" alone wants a person.
var idle = wordSet("standing sitting lying flying hanging falling waving pointing squatting kneeling leaning playing roaring eating drinking catching throwing holding pushing pulling lifting peeking")

// activityAlone reports whether a prompt names an activity and nothing else: "skiing", "doing yoga png".
func (p *parser) activityAlone() bool {
	if len(p.out.Subjects) > 0 || len(p.out.Lettering) > 0 {
		return false
	}
	found := false
	for _, s := range p.spans {
		doing, ok := s.value(pose)
		switch {
		case s.kind == token.Pause:
		case s.kind != token.Word:
			return false
		case ok && !found && !idle[doing] && !strings.HasPrefix(s.key, "with "):
			found = true
		case !s.is(trade, stop, style) && !s.is(describing...), s.is(material, fill, state):
			return false
		}
	}
	return found
}

// actor puts somebody who does it before an activity; both keep its place in the prompt.
func actor(toks []token.Token) []token.Token {
	who := token.Token{Kind: token.Word, Text: "person", Raw: "person", Start: toks[0].Start, End: toks[0].End}
	return append([]token.Token{who}, toks...)
}
