package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// slogans are verbs that make up a saying of single words: "teach love inspire".
var slogans = wordSet("love live laugh teach inspire dream believe hope explore wander shine grow bloom learn create faith pray eat sleep repeat train hustle breathe relax read write play rise sparkle smile camp hike code game fish ride run lift rest heal care serve grace joy peace kindness breathe wild free brave strong kind")

// wantsText reports whether a prompt asks for a design that may have a text, and marks none as such.
func (p *parser) wantsText() bool {
	return (p.logo || p.out.Design != "" && p.out.Design != "card") && p.sheetOf == "" && p.out.Motif == "" && !p.cued() && len(p.out.Lettering) == 0
}

// textAtEnd quotes the text that ends a prompt without quotation marks: a name in capitals ("bear logo IRON DEN", "pine and tent badge Timber Ridge"),
// single words of a saying after a pause ("pencil and apple, teach love inspire"), and what a badge claims after its art ("100% organic").
func (p *parser) textAtEnd() {
	if !p.wantsText() || len(p.toks) < 3 {
		return
	}
	end := len(p.toks)
	for end > 0 && p.tradeToken(end-1) {
		end--
	}
	ends := []int{p.claimFrom(end)}
	if !p.quoted() {
		ends = []int{p.nameFrom(end), p.sloganFrom(end), p.claimFrom(end)}
	}
	for _, from := range ends {
		if from > 0 && from < end {
			p.quoteTokens(from, from, end)
			return
		}
	}
}

// tradeToken reports whether a token is a word of the trade that may end any prompt: "png".
func (p *parser) tradeToken(i int) bool {
	w := p.wordAt(i)
	return w != "" && p.r.words.Has(w, trade) && !slogans[w]
}

// nameFrom is where the words with capitals begin that end a prompt of small letters, or 0.
func (p *parser) nameFrom(end int) int {
	from := end
	for from > 1 && (p.capitalToken(from-1) && !p.tradeToken(from-1) || from < end && smallWords[p.toks[from-1].Raw] && p.capitalToken(from-2)) && p.toks[from-1].Kind == token.Word {
		from--
	}
	shouted := from < end && p.shoutedToken(from)
	if from == end || end-from > 6 || p.capitals(1, from) > 0 || p.lang.Code == "de" && !shouted || !shouted && (end-from < 2 || p.nameInSmall(from, end)) || p.describesAll(from, end) || string(p.runes) == strings.ToUpper(string(p.runes)) {
		return 0
	}
	if w := p.wordAt(from - 1); w == "letter" || w == "letters" || w == "monogram" || w == "initials" || w == "number" {
		return 0
	}
	return from
}

// nameInSmall reports whether words with capitals are one name of our lists, as in "Santa Claus", which is no text.
func (p *parser) nameInSmall(from, end int) bool {
	at := p.spanAt(from)
	return at >= 0 && p.spans[at].from == from && p.spans[at].to == end && p.spans[at].is(thing, person, standIn)
}

// sloganFrom is where single words of a saying begin that stand after the last pause, or 0.
func (p *parser) sloganFrom(end int) int {
	from := end
	for from > 0 && (slogans[p.wordAt(from-1)] || from < end && p.wordAt(from-1) == "and") {
		from--
	}
	if end-from < 3 || from == 0 || p.toks[from-1].Kind != token.Pause {
		return 0
	}
	return from
}

// claimFrom is where the claim begins that ends a prompt for a badge after what it shows, or 0: nothing of it can be drawn.
func (p *parser) claimFrom(end int) int {
	if p.out.Design != "emblem" || p.logo {
		return 0
	}
	i := len(p.spans)
	for i > 0 && p.spans[i-1].from >= end {
		i--
	}
	known := false
	for i > 0 {
		s := p.spans[i-1]
		id, named := s.value(thing)
		claim := claims[lastWord(s.key)] || s.is(unknown) && !s.is(describing...)
		if s.kind != token.Word || named && p.r.drawable(id) != "" && !claims[s.key] || s.is(relation, person, style, standIn) && !claim || s.is(color, material, fill, size) && !claim || s.key == "for" || s.key == "of" {
			break
		}
		known = known || claim
		i--
	}
	if !known || i == len(p.spans) || i == 0 || end-p.spans[i].from < 2 {
		return 0
	}
	if before := p.spans[i-1]; before.key == "for" || before.key == "of" || before.is(relation) || asksFor(before) && !claims[lastWord(p.spans[len(p.spans)-1].key)] {
		return 0
	}
	return p.spans[i].from
}

// asksFor reports whether a span is the word for a badge.
func asksFor(s span) bool {
	to, _ := s.value(style)
	return strings.HasPrefix(to, "framing:")
}

// sheetsForKids come after a word for the children whom they are for.
var sheetsForKids = wordSet("name alphabet room sign poster print flashcard flashcards birthday nursery monogram label growth milestone")

// wearerBefore takes out who wears what a print is for, where the print has words of its own: "dad shirt “Grill Sergeant”".
func (p *parser) wearerBefore() {
	for i := 0; i+1 < len(p.spans); i++ {
		s, garmentAfter := p.spans[i], p.spans[i+1]
		if first := p.wordAt(garmentAfter.from); (whoFor[s.key] || first == "name" && (s.is(person) || p.roleOf(s) != "")) && sheetsForKids[first] && i == 0 && (p.quoted() || p.restNames(i+2)) {
			p.drop(i, "framing", s.key) // "kids name sign “Noah”"
			return
		}
		if p.out.Design != "print" {
			return
		}
		if !(wearers[s.key] || s.is(person) && !s.is(color) || p.roleOf(s) != "") || s.kind != token.Word || !vocabulary.PrintGarments[lastWord(garmentAfter.key)] && !vocabulary.PrintGarments[p.wordAt(garmentAfter.from)] || i > 0 && p.spans[i-1].kind != token.Pause {
			continue
		}
		if i+2 < len(p.spans) && (p.spans[i+2].kind == token.Quote || p.restNames(i+2)) {
			p.drop(i, "framing", s.key)
			p.drop(i, "framing", garmentAfter.key)
			if p.span(i).key == "design" {
				p.drop(i, "framing", "design")
			}
		}
		return
	}
}

// garmentBefore takes out the garment that opens a prompt for a print and is followed by what the print says: "t shirt family reunion 2025".
func (p *parser) garmentBefore() {
	if p.out.Design == "print" && len(p.spans) > 1 && vocabulary.PrintGarments[lastWord(p.spans[0].key)] && p.spans[1].is(saying) && len(p.spans[1].senses) == 1 {
		p.drop(0, "framing", p.spans[0].key)
	}
}

// printFor leaves out what stands before the garment at the end of the first part of a prompt that says and shows other things later: "kids soccer
// camp t-shirt, soccer ball with flames, “Summer Camp”".
func (p *parser) printFor() {
	end := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Pause })
	if p.out.Design != "print" || end < 2 || !p.quoted() {
		return
	}
	to := end
	if p.wordAt(to-1) == "design" {
		to--
	}
	if !vocabulary.PrintGarments[p.wordAt(to-1)] && !(p.wordAt(to-1) == "shirt" || p.wordAt(to-1) == "t") || !p.allWords(0, end) {
		return
	}
	first := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= end })
	if first < 0 || !p.restNames(first) || slices.ContainsFunc(p.spans[:first], func(s span) bool { return s.is(relation) && s.key != "for" }) {
		return
	}
	for i := first - 1; i >= 0; i-- {
		s := p.spans[i]
		switch {
		case s.to > to-1:
			p.drop(i, "framing", "shirt")
		case s.is(thing, person, standIn, scene) && !s.is(style):
			p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” says what the design is for, so it isn't drawn.")
			p.spans = slices.Delete(p.spans, i, i+1)
		}
	}
}

// ribbonOfBadge makes a ribbon beside a badge with a text the ribbon of the badge, on which the text stands.
func (p *parser) ribbonOfBadge() {
	if p.out.Design != "emblem" || len(p.out.Subjects) != 1 || len(p.out.Lettering) == 0 && p.out.Subjects[0].Text == "" {
		return
	}
	s := p.out.Subjects[0]
	if p.r.drawable("award-ribbon") == "" || s.ID != "ribbon" && s.ID != "ribbon-banner" && s.ID != "banner" || s.Kind == brief.Person {
		return
	}
	if s.Text != "" {
		p.out.Lettering = append(p.out.Lettering, s.Text)
	}
	if s.Color != "" {
		p.out.Tints = appendNew(p.out.Tints, s.Color)
	}
	p.out.Subjects[0] = brief.Subject{Words: s.Words, Kind: p.r.drawable("award-ribbon"), ID: "award-ribbon", Count: 1, Text: strings.Join(p.out.Lettering, " "), Color: s.Color, Without: []string{"number"}}
	if len(p.out.Tints) > 0 {
		p.out.Subjects[0].Color = p.out.Tints[0]
	}
	p.out.Relations, p.out.Lettering, p.out.Framing, p.out.Design = nil, nil, nil, ""
}

// greeted makes a greeting of another language the text of a design where art comes with it, and adds who is greeted: "feliz cumpleaños mamá con
// flores".
func (p *parser) greeted() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return standing[s.ID] != "" && s.Text != "" && s.Count == 1 })
	if at < 0 || len(p.out.Subjects) < 2 || len(p.out.Lettering) > 0 {
		return
	}
	text := p.out.Subjects[at].Text
	for i, s := range p.out.Subjects {
		if s.Kind == brief.Person && strings.Contains(p.out.Prompt, text+" "+s.Words) {
			text += " " + s.Words
			for k := range p.out.Reading.Understood {
				if it := &p.out.Reading.Understood[k]; it.Words == s.Words {
					it.As, it.To = "text", s.Words
				}
			}
			p.dropSubject(i)
			break
		}
	}
	if len(p.out.Subjects) == 1 {
		p.out.Subjects[0].Text = text
		return
	}
	p.dropSubject(slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return standing[s.ID] != "" && s.Text != "" }))
	p.out.Lettering = append(p.out.Lettering, text)
	p.out.Design = "print"
}

// handmadeText writes "handmade" on a stamp or a badge that says nothing else.
func (p *parser) handmadeText() {
	if len(p.out.Subjects) != 1 || len(p.out.Lettering) > 0 || p.out.Subjects[0].Text != "" || !slices.Contains([]string{"rubber-stamp", "badge", "gold-seal"}, p.out.Subjects[0].ID) {
		return
	}
	if i := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "handmade" }); i >= 0 {
		p.out.Subjects[0].Text = p.words(i, i+1)
	}
}

// decoratedFrame sets several things, or plants, that a frame was asked for with onto that frame or makes the frame of them: what a frame holds is
// said with "in".
func (p *parser) decoratedFrame() {
	if len(p.out.Tints) > 1 || len(p.out.Framing) != 1 || p.out.Framing[0] != "frame" || len(p.out.Subjects) != 1 || len(p.out.Lettering) > 0 || p.logo || p.out.Motif != "" {
		return
	}
	s := p.out.Subjects[0]
	t, _ := things.ByID(s.ID)
	if s.Kind != brief.Piece || s.Text != "" || s.Count < 2 && t.Group != "plant-flower" || s.Count > unstatedCount || slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "in" || t.Text == "inside" || t.Text == "photo" || t.Text == "picture"
	}) {
		return
	}
	p.out.Framing = nil
	if len(p.out.Tints) == 0 {
		p.out.Motif = "frame"
		return
	}
	frame := brief.Subject{Words: "frame", Kind: p.r.drawable("frame"), ID: "frame", Count: 1, Color: p.out.Tints[0]}
	if kind := p.r.drawable("gold-frame"); kind != "" && frame.Color == "gold" {
		frame = brief.Subject{Words: "frame", Kind: kind, ID: "gold-frame", Count: 1}
	}
	p.out.Tints = nil
	p.out.Subjects = append([]brief.Subject{frame}, p.out.Subjects...)
	p.out.Relations = []brief.Relation{{From: 0, Kind: "with", To: 1}}
}
