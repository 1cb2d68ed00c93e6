package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/things"
)

// coats are the animals whose coat is a pattern on what is no animal.
var coats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra"}

// repeats takes a noun that the next one says again or more exactly: "syringe vaccine", "dinosaur t-rex", "thumbs up sign".
func (p *parser) repeats(s, next span) bool {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	switch {
	case okA && keepsakes[next.key] && p.r.drawable(a) != "" && !p.r.words.has(s.key, theme) && !s.is(describing...):
		p.leaveOut(next.from, next.to, "We drew "+p.aNoun(s)+" itself.")
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	case okA && (next.key == "sign" || next.key == "signs") && p.r.drawable(a) != "" && p.isSign(a):
		p.spans[p.at].to = next.to
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	case !okA || !okB || p.r.drawable(b) == "" || a != b && !p.wider(next, s):
		return false
	}
	p.at++
	p.understand(s.from, s.to, "subject", plainName(b))
	return true
}

// keepsakes are small things in the shape of what stands before them: a snowflake ornament is drawn as a snowflake.
var keepsakes = wordSet("ornament ornaments figurine figurines statue statuette pendant charm charms decoration decorations plush plushie keychain magnet brooch")

// kids are words for young people after a role.
var kids = map[string]string{"kid": "child", "kids": "child", "child": "child", "children": "child", "baby": "baby", "toddler": "toddler", "teen": "teen", "teenager": "teen"}

// isSign reports whether a thing is a sign itself, rather than something that a board shows.
func (p *parser) isSign(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "symbol-sign" || t.Group == "body-face"
}
