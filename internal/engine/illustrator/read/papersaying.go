package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// sayingOnPaper reads a sheet that says what stands before the word for it: "thank you for your order card", "coming soon poster",
// "handmade with love tag". A tag is a small label.
func (p *parser) sayingOnPaper() {
	if p.lang.Code != "en" && p.lang.Code != "" || p.quoted() || p.cued() || p.logo || p.forInvitation {
		return
	}
	at := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (papers[t.Text] != "" && papers[t.Text] != "certificate" || t.Text == "tag" || t.Text == "tags")
	})
	if at == 2 && wantedPosters[p.wordAt(0)] && p.allWords(0, at) { // "lost cat poster"
		text := titled(p.words(0, at))
		p.understand(0, 1, "text", text)
		p.out.Lettering = append(p.out.Lettering, text)
		p.sheetNoun(at, "flyer")
		p.withoutTokens(at, at+1)
		p.withoutTokens(0, 1)
		p.sheetOf, p.out.Design = "flyer", "flyer"
		return
	}
	if at < 2 || !p.allWords(0, at) || notPaper[p.wordAt(at+1)] || !p.saysWords(at) {
		return
	}
	kind := papers[p.toks[at].Text]
	if kind == "" {
		kind = "label"
	}
	text := titled(p.words(0, at))
	p.understand(0, at, "text", text)
	p.out.Lettering = append(p.out.Lettering, text)
	p.sheetNoun(at, kind)
	p.withoutTokens(0, at+1)
	p.dropLead()
	p.sheetOf, p.out.Design = kind, kind
	p.paperNames()
	p.paperDates()
	p.paperBorder()
}

// wantedPosters begin what posters about one who is gone say.
var wantedPosters = wordSet("lost missing found")

// orangeMark reads "orange" after the last pause as a color where an icon or a logo is asked for: "recipe app icon, chef hat, orange".
func (p *parser) orangeMark() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "icon" || t.Text == "logo" || t.Text == "mascot" || t.Text == "badge"
	}) {
		return
	}
	for i := range p.spans {
		s := &p.spans[i]
		if s.key == "orange" && i > 1 && i+1 == len(p.spans) && s.kind == token.Word && !p.spans[i-1].isWord() && s.is(color) {
			s.senses = slices.DeleteFunc(slices.Clone(s.senses), func(o sense) bool { return o.Class == thing })
		}
	}
}

// saysWords reports whether the words before a token are a saying or a notice, and no occasion: that is a card's own text.
func (p *parser) saysWords(at int) bool {
	said := strings.ToLower(p.words(0, at))
	if _, known := occasionTexts[plainOccasion(said)]; known {
		return false
	}
	if slices.ContainsFunc(notices, func(n notice) bool { return noticeBegins(said, n) }) {
		return true
	}
	found := false
	for _, s := range p.recut(0, at) {
		id, _ := s.value(thing)
		switch {
		case s.is(saying) && s.to-s.from > 1 || standing[id] != "":
			found = true
		case s.is(stop, relation, unknown, saying):
		default:
			return false
		}
	}
	return found
}
