package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// paper reads an order for a sheet with words: "birthday card with a cat", "halloween party flyer", "wedding invitation with eucalyptus,
// Anna & James, June 14", "hot sauce label". The occasion is what the sheet says, unless the prompt has words of its own.
func (p *parser) paper() {
	if p.lang.Code != "en" && p.lang.Code != "" || p.forInvitation || p.sheetOf != "" {
		return
	}
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && papers[t.Text] != "" })
	if at < 0 {
		at = p.menuSheet()
	}
	if at < 0 || at > 7 || p.logo && p.toks[at].Text == "label" || !p.headsPrompt(at) || at > 0 && otherPapers[p.toks[at-1].Text] && !(p.toks[at].Text == "poster" && p.quoted()) || notPaper[p.wordAt(at+1)] {
		return
	}
	kind := cmp.Or(papers[p.toks[at].Text], "flyer")
	if kind == "flyer" && p.showsThings(at) {
		return
	}
	if kind == "certificate" {
		p.certificate(at)
		return
	}
	from := at
	for from > 0 && p.toks[from-1].Kind == token.Word && !fillersOfPaper[p.toks[from-1].Text] && !p.inQuote(from-1) {
		from--
	}
	to := at + 1
	if p.wordAt(to) == "design" || p.wordAt(to) == "template" {
		to++
	}
	if lead := p.wordAt(to); from == at && (lead == "for" || lead == "of") && kind != "label" {
		from = to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(from)) {
			from++
		}
		end := p.sheetClause(from)
		if !p.paperSays(kind, from, end, p.toks[at].Text) {
			return
		}
		p.sheetNoun(at, kind)
		p.withoutTokens(at, end)
	} else if kind == "label" && p.labelFor(from, at) {
		// "vintage label for homemade strawberry jam"
	} else {
		from = p.occasionFrom(from, at, kind)
		if kind == "flyer" && p.quoted() && !p.eventBefore(from, at) {
			from = at // "vintage airline travel poster": what stands before it is read as in any prompt
		}
		if !p.paperSays(kind, from, at, p.toks[at].Text) {
			return
		}
		end := to
		name := to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(name)) && !p.capitalToken(name) {
			name++
		}
		if w := p.wordAt(to); kind == "label" && w != "" && !otherPapers[w] && !framesOfLabels[w] && p.sheetClause(to) > to && !p.endsInCreature(to, p.sheetClause(to)) && !(p.sheetClause(to) == to+1 && p.namesDrawn(to, to+1)) && !(p.quoted() && p.namesDrawn(to, p.sheetClause(to))) {
			end = p.sheetClause(to) // "candle label vanilla bean"
			p.understand(to, end, "text", titled(p.words(to, end)))
			p.out.Lettering = append(p.out.Lettering, titled(p.words(to, end)))
		} else if w == "for" && name < len(p.toks) && p.capitalToken(name) && kind != "label" { // "concert poster for The Velvet Foxes"
			end = p.sheetClause(to + 1)
			line := p.text(to+1, end)
			p.understand(to, end, "text", line)
			p.out.Lettering = slices.Insert(p.out.Lettering, max(0, len(p.out.Lettering)-1), line)
		} else if w == "for" && kind == "label" {
			end = p.sheetClause(to + 1)
			p.leaveOut(to, end, "“"+p.words(to, end)+"” says what the image is for, so it isn't drawn.")
		}
		p.sheetNoun(at, kind)
		p.withoutTokens(from, end)
		if from > 0 && whoFor[p.wordAt(from-1)] {
			p.leaveOut(from-1, from, "“"+p.words(from-1, from)+"” says who the image is for, so it isn't drawn.")
			p.withoutTokens(from-1, from)
		}
	}
	p.dropLead()
	p.sheetOf = kind
	p.out.Design = kind
	p.paperNames()
	p.paperDates()
	p.paperBorder()
}

// endsInCreature reports whether the last of some words is an animal, which no product is called: it is what the label shows.
func (p *parser) endsInCreature(from, to int) bool {
	id, _ := p.recut(to-1, to)[0].value(thing)
	return p.capitals(from, to) == 0 && p.creature(id)
}

// namesDrawn reports whether the last of some words can be drawn: a label that has its words between quotation marks shows it.
func (p *parser) namesDrawn(from, to int) bool {
	id, _ := p.recut(to-1, to)[0].value(thing)
	return to > from && p.r.drawable(id) != ""
}

// framesOfLabels say again what a label is.
var framesOfLabels = wordSet("badge sticker emblem logo tag")

// sheetClause is the token after a clause that begins at a token.
func (p *parser) sheetClause(to int) int {
	for p.wordAt(to) != "" && p.spanAt(to) >= 0 && p.spans[p.spanAt(to)].kind == token.Word && !slices.Contains([]string{"with", "that", "featuring", "in", "at", "on", "for", "called", "named"}, p.wordAt(to)) {
		to++
	}
	return to
}

// sheetNoun notes what the word for a sheet was understood as.
func (p *parser) sheetNoun(at int, kind string) {
	if strings.HasPrefix(p.toks[at].Text, "invit") {
		p.understand(at, at+1, "text", invited)
		return
	}
	p.understand(at, at+1, "framing", kind)
}

// wordAt is the word of a token, or empty.
func (p *parser) wordAt(i int) string {
	if i < 0 || i >= len(p.toks) || p.toks[i].Kind != token.Word {
		return ""
	}
	return p.toks[i].Text
}

// headsPrompt reports whether nothing that is related to the sheet stands before it: in "a man holding a card" it is a thing.
func (p *parser) headsPrompt(at int) bool {
	for i := range at {
		s := p.spans[max(0, p.spanAt(i))]
		if s.kind == token.Quote && s.from <= i && i < s.to {
			continue // "“Hello World” mothers day card"
		}
		if p.toks[i].Kind != token.Word || slices.Contains([]string{"with", "on", "in", "holding", "by", "under", "behind"}, p.toks[i].Text) || s.is(relation) && s.key != "and" && s.key != "of" && s.key != "thank" {
			return false
		}
	}
	return !slices.ContainsFunc(p.toks[at:], func(t token.Token) bool { return t.Text == "icon" || t.Text == "icons" || t.Text == "suit" })
}

// paperSays letters what an occasion, an event or a product of some tokens makes a sheet say, and reports whether it does.
func (p *parser) paperSays(kind string, from, to int, noun string) bool {
	if to > len(p.toks) || from > to {
		return false
	}
	plain := plainOccasion(p.words(from, to))
	own := p.quoted() || p.cued()
	invites := kind == "card" && strings.HasPrefix(noun, "invit")
	known, isOccasion := occasionTexts[plain]
	isEvent := events[lastWord(plain)] && plain != ""
	text, held := "", 0
	switch {
	case kind == "label":
		for to > from && containersOfLabels[p.toks[to-1].Text] {
			to--
			held++
		}
		if to > from && (p.wordAt(to-1) == "style" || p.wordAt(to-1) == "styled") {
			return own && to == from+1 // "vintage style label": a look, and no product
		}
		if to == from || to-from > 3 || p.wordAt(from) == "" {
			return false
		}
		if id, _ := p.recut(to-1, to)[0].value(thing); p.creature(id) {
			return false // a fox is no product
		}
		text = titled(p.words(from, to))
	case plain == "":
		return own || invites
	case isOccasion && kind == "card" && invites:
		text = known[1]
	case isOccasion && kind == "card":
		text = known[0]
	case isOccasion || isEvent:
		text = titled(p.words(from, to))
	case kind == "flyer" && (p.quoted() || plain == "band" && p.toks[to].Text != "" && p.wordAt(to+1) == "for"):
		return true // what kind of poster it is was told, and the words that it says
	case invites && to > from && to-from < 3 && p.unknownOccasion(from, to):
		text = titled(p.words(from, to))
	default:
		return false
	}
	if noun == "poster" && !isEvent && !own {
		return false
	}
	if text == "" && !own {
		return false
	}
	if held > 0 {
		p.understand(to, to+held, "framing", "label")
	}
	if invites {
		p.out.Lettering = append(p.out.Lettering, invited)
	}
	switch {
	case from >= to:
	case text != "" && (!own || kind == "label" || invites):
		p.understand(from, to, "text", text)
		p.out.Lettering = append(p.out.Lettering, text)
	default:
		p.understand(from, to, "framing", strings.ToLower(p.words(from, to)))
	}
	return true
}

// unknownOccasion reports whether words before an invitation are no look of it and nothing to draw: they say to what it invites.
func (p *parser) unknownOccasion(from, to int) bool {
	return !p.namesDrawn(from, to) && !slices.ContainsFunc(p.recut(from, to), func(s span) bool { return s.is(describing...) || s.is(style, trade, person) })
}

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

// orangeMark reads "orange" after the last pause, or right behind a thing, as a color where an icon or a logo is asked for: "recipe app icon, chef hat,
// orange", "winery logo with a barrel orange".
func (p *parser) orangeMark() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "icon" || t.Text == "logo" || t.Text == "mascot" || t.Text == "badge"
	}) {
		return
	}
	for i := range p.spans {
		s := &p.spans[i]
		if s.key == "orange" && i > 1 && i+1 == len(p.spans) && s.kind == token.Word && (!p.spans[i-1].isWord() || p.spans[i-1].is(thing, trade) && !p.spans[i-1].is(relation)) && s.is(color) {
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

// showsThings reports whether a poster that carries a text is told to be of something that is drawn: "a poster of a bicycle with the words …". It is read
// as any picture with a text.
func (p *parser) showsThings(at int) bool {
	from := at + 2
	if p.wordAt(at+1) != "of" || !p.quoted() {
		return false
	}
	end := p.sheetClause(from)
	for to := from + 1; to <= end; to++ {
		if p.namesDrawn(from, to) && (to == end || strings.HasSuffix(p.wordAt(to), "ing")) {
			return true
		}
	}
	return false
}
