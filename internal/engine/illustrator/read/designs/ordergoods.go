package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// numberAgain takes out the word for the number that was told before: "number 10 soccer jersey number with a ball" has one number.
func (p *parser) numberAgain() {
	told := false
	for i := range p.toks {
		if p.wordAt(i) != "number" {
			continue
		}
		counts := i+1 < len(p.toks) && (vocabulary.IsNumber(p.wordAt(i+1)) || p.capitalToken(i+1))
		if at := p.spanAt(i); told && !counts && at >= 0 && !p.fate[i] {
			p.understand(i, i+1, "text", "number")
			p.withoutTokens(i, i+1)
			return
		}
		told = told || counts
	}
}

// initialsOfLogo quotes the initials that a logo with a mark of its own has as its name: "real estate logo with a house and a key, initials KB".
func (p *parser) initialsOfLogo() {
	if !p.logo || p.quoted() {
		return
	}
	for i := 1; i+1 < len(p.toks); i++ {
		if w := p.wordAt(i); w != "initials" && w != "letters" || p.fate[i] || !p.shoutedToken(i+1) || len([]rune(p.toks[i+1].Raw)) > 3 || !p.namesArtBeside(p.spanAt(i)) {
			continue
		}
		lead := p.leadFrom(i)
		p.quoteTokens(lead, i+1, i+2)
		return
	}
}

// textOfBalloons reads "in gold balloons" right after a text as what its letters are.
func (p *parser) textOfBalloons() {
	for i := 1; i < len(p.spans); i++ {
		at := i + 1
		for p.span(at).is(color) && p.span(at).kind == token.Word {
			at++
		}
		if p.spans[i-1].kind != token.Quote || p.spans[i].key != "in" || p.span(at).key != "balloons" && p.span(at).key != "foil balloons" {
			continue
		}
		p.out.Letter.Style = "balloon"
		p.understand(p.spans[i].from, p.spans[i].to, "lettering", "balloon")
		p.understand(p.spans[at].from, p.spans[at].to, "lettering", "balloon")
		p.spans = slices.Delete(p.spans, at, at+1)
		p.tintText(i+1, at)
		p.spans = slices.Delete(p.spans, i, i+1)
		return
	}
}

// designFor leaves out for whom a design is where that ends its clause: in "number 5 with trucks for birthday boy" no boy is drawn.
func (p *parser) designFor() {
	if logoAsked(p.toks) {
		return // whose logo it is tells its mark
	}
	for i := 1; i < len(p.spans); i++ {
		if lead := p.spans[i]; lead.kind != token.Word || lead.key != "for" && !(strings.HasPrefix(lead.key, "for ") && lead.is(trade)) {
			continue
		}
		to := i + 1
		for p.span(to).isWord() && !p.span(to).is(person) && (p.span(to).is(stop, color, young, size) || occasionTexts[p.span(to).key] != [2]string{}) && p.span(to).key != "a sign" {
			to++
		}
		if !p.span(to).is(person) || p.span(to+1).isWord() || p.span(to+1).kind == token.Quote {
			if to = p.purposeEnd(i); to < 0 {
				continue
			}
		}
		from, end := p.spans[i].from, p.spans[to].to
		p.leaveOut(from, end, "“"+strings.ToLower(p.words(from, end))+"” says who the image is for, so it isn't drawn.")
		p.spans = slices.Delete(p.spans, i, to+1)
		return
	}
}

// purposeEnd is the last span of what a print is for that has a text or art of its own, where it begins with "for" at a span, or -1: "shirt design for a
// softball mom “Hello” with a cat". What an occasion gives a print is read elsewhere.
func (p *parser) purposeEnd(i int) int {
	end := i + 1
	for end < i+6 && p.span(end).isWord() && !(p.span(end).is(relation) && p.span(end).key != "and") && !leadsText[p.span(end).key] {
		end++
	}
	if p.out.Design != "print" || end == i+1 || end == i+6 || occasionTexts[p.span(end-1).key] != [2]string{} || p.spans[i].key != "for" || p.capitalAt(end-1) {
		return -1
	}
	rest := append(slices.Clone(p.spans[:i]), p.spans[end:]...)
	if !p.quoted() && !slices.ContainsFunc(rest, func(s span) bool {
		id, _ := s.value(thing)
		return p.r.drawable(id) != "" && s.kind == token.Word && !s.is(trade, style)
	}) {
		return -1
	}
	return end - 1
}

// leadsText are the words after what a design is for that go on about its words.
var leadsText = wordSet("that which saying says featuring")

// wordColors are what the words of a text have where each is told to have a color of its own.
var wordColors = []string{"red", "orange", "teal", "blue", "purple", "pink"}

// wordsInColors gives each word of a text its own color: "“Live Laugh Love”, each word in a different color".
func (p *parser) wordsInColors() {
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Quote })
	for i := 0; at >= 0 && i+2 < len(p.toks); i++ {
		if p.wordAt(i) != "each" || p.wordAt(i+1) != "word" && p.wordAt(i+1) != "letter" || p.inQuote(i) {
			continue
		}
		to := i + 2
		for slices.Contains([]string{"in", "a", "its", "own", "different", "another"}, p.wordAt(to)) {
			to++
		}
		if w := p.wordAt(to); w != "color" && w != "colors" && w != "colour" && w != "colours" {
			return
		}
		words := strings.Fields(p.spans[at].text)
		if p.wordAt(i+1) == "letter" {
			p.out.Letter.Style = "bubble"
		} else if len(words) <= len(wordColors) {
			for n, w := range words {
				p.out.Letter.Stress = append(p.out.Letter.Stress, brief.Stress{Words: w, Color: wordColors[n]})
			}
		}
		p.understand(i, to+1, "color", "each "+p.wordAt(i+1))
		p.withoutTokens(i, to+1)
		return
	}
}

// boardNouns are the words for what says something for a shop or an occasion that is named before it.
var boardNouns = wordSet("sign signs banner signage")

// firmOfSign leaves out whose sign it is where the sign has words of its own: in "lemonade stand sign that says “50 cents”" no lemonade stands beside it.
func (p *parser) firmOfSign() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && boardNouns[t.Text] })
	if at < 1 || p.logo || !p.quoted() && !p.cued() {
		return
	}
	last := p.wordAt(at - 1)
	from := at - 1
	switch {
	case firms[last], premises[last], stands[last], placesOfSigns[last]:
		for from > 0 && from > at-4 && p.wordAt(from-1) != "" && !fillersOfPaper[p.wordAt(from-1)] && !p.recut(from-1, from)[0].is(color, material, size, style, stop) {
			from--
		}
	default:
		for from > 0 && from > at-3 && p.wordAt(from-1) != "" && occasionTexts[strings.ToLower(p.words(from-1, at))] != [2]string{} {
			from--
		}
		if _, ok := occasionTexts[strings.ToLower(p.words(from, at))]; !ok || p.wordAt(at) == "sign" {
			return // signFor has the occasions of signs
		}
	}
	if p.toks[from].Kind != token.Word || p.fate[from] || !p.allWords(from, at) {
		return
	}
	p.leaveOut(from, at, "“"+p.words(from, at)+"” says what the "+p.wordAt(at)+" is for, so it isn't drawn.")
	p.withoutTokens(from, at)
}

// goods are what prints are made for and that no drawing shows with its print.
var goods = wordSet("bookmark bookmarks doormat koozie koozies coaster coasters apron keychain magnet banner decal")

// goodsOfPrint leaves out what a text with art is printed on, where that opens the prompt: "bookmark that says “just one more chapter” with books".
func (p *parser) goodsOfPrint() {
	if p.out.Design != "" && p.out.Design != "print" || p.logo || !p.quoted() && !p.cued() {
		return
	}
	for i, s := range p.spans {
		if s.kind != token.Word || i > 3 || s.is(relation) {
			return
		}
		if !goods[lastWord(s.key)] || s.is(style, trade) || !p.namesArtBeside(i) || !slices.ContainsFunc(p.spans[i:], func(o span) bool { return o.key == "with" || o.key == "featuring" }) {
			continue
		}
		p.out.Design = "print"
		p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” says what the image is for, so it isn't drawn.")
		p.spans = slices.Delete(p.spans, i, i+1)
		return
	}
}

// borderOfSign leaves out a border of a color or a print that a sign with words is told to have last: it is not made of the things on the sign.
func (p *parser) borderOfSign() {
	last := len(p.spans) - 1
	if last < 2 || lastWord(p.spans[last].key) != "border" || !slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "sign" }) {
		return
	}
	from := last
	for from > 0 && p.spans[from-1].isWord() && p.spans[from-1].is(color, fill, material) {
		from--
	}
	if lead := p.span(from - 1); from == last && p.spans[last].to-p.spans[last].from == 1 || lead.isWord() && lead.key != "with" && lead.key != "and" && lead.key != "a" {
		return
	}
	p.leaveOut(p.spans[from].from, p.spans[last].to, "We can't give the sign a border yet.")
	p.spans = p.spans[:from]
}

// textsOfSign puts a second text of a sign on it too where both are short: "first day of kindergarten sign, name Liam".
func (p *parser) textsOfSign() {
	sign := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return boards[s.ID] && s.Text != "" && s.Count == 1 })
	if sign < 0 || p.out.Design != "" || p.logo || len(p.out.Lettering) != 1 || len(p.out.Subjects[sign].Text)+len(p.out.Lettering[0]) > 44 {
		return
	}
	p.out.Subjects[sign].Text += " " + p.out.Lettering[0]
	p.out.Lettering = nil
}

// plainSigns leaves the stripes off a sign whose words would not be read on them, hangs a sign that welcomes nobody without flowers, and takes the
// border that was told of a label: it has one of its own.
func (p *parser) plainSigns() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.ID == "welcome-sign" && s.Text != "" && !strings.Contains(strings.ToLower(s.Text), "welcome") && p.r.drawable("hanging-sign") != "" {
			s.ID = "hanging-sign"
		}
		if s.ID != "notice-sign" || s.Fill == "" || s.Text == "" {
			continue
		}
		for k, it := range p.out.Reading.Understood {
			if it.As == "fill" && it.To == s.Fill {
				p.out.Reading.Understood = slices.Delete(p.out.Reading.Understood, k, k+1)
				p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: it.Words, Why: "The words of the sign could not be read on it."})
				break
			}
		}
		s.Fill, s.Second = "", ""
	}
	if p.out.Design == "label" && len(p.out.Lettering) > 0 {
		p.out.Framing = slices.DeleteFunc(p.out.Framing, func(f string) bool { return f == "border" || f == "frame" })
	}
}

// onOneBoard makes one of a sign and the board that it is told to be on: "class sign on a chalkboard".
func (p *parser) onOneBoard() {
	sign := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "wood-plank" && s.Text != "" && s.Count == 1 })
	board := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "chalkboard" || s.ID == "whiteboard") && s.Text == "" && s.Count == 1
	})
	if sign < 0 || board < 0 {
		return
	}
	b := p.out.Subjects[board]
	p.out.Subjects[sign].ID, p.out.Subjects[sign].Color = b.ID, b.Color
	p.dropSubject(board)
}

// colorOfSign gives the colors that stand apart to a sign with words rather than to the animals on it: "“Oliver” sign with a fox, muted blue".
func (p *parser) colorOfSign() {
	sign := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return boards[s.ID] && s.Text != "" })
	names := p.colorsApart()
	if sign < 0 || len(names) == 0 || p.out.Design != "" {
		return
	}
	p.naturalArt(names)
	if s := &p.out.Subjects[sign]; s.Color == "" {
		s.Color = names[0]
	}
}

// foundedLabel makes the year of founding of a label its small line, which is the first of its texts.
func (p *parser) foundedLabel() {
	if p.out.Design != "label" || len(p.out.Lettering) < 2 {
		return
	}
	last := len(p.out.Lettering) - 1
	first, year, ok := strings.Cut(strings.ToLower(p.out.Lettering[last]), " ")
	if !ok || !vocabulary.Foundings[strings.Trim(first, ".")] || !vocabulary.IsYear(year) {
		return
	}
	line := titled(p.out.Lettering[last])
	p.out.Lettering = p.out.Lettering[:last]
	if last == 1 {
		p.out.Lettering = slices.Insert(p.out.Lettering, 0, line)
		return
	}
	p.out.Lettering[0] += " · " + line
}
