package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// orderWords settles words that only say what kind of lettering, portrait or team print is ordered.
func (p *parser) orderWords() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	p.wordsBeforeQuote()
	p.metalText()
	p.styleOfText()
	p.artUnderText()
	p.lettersOfMonogram()
	p.ownPortrait()
	p.teamName()
	for i := range p.toks {
		if w, next := p.wordAt(i), p.wordAt(i+1); (w == "two" || w == "2" || w == "dual") && (next == "color" || next == "colour" || next == "tone" || next == "colored" || next == "toned") && p.quoted() {
			p.understand(i, i+2, "lettering", "two colors")
			p.withoutTokens(i, i+2)
			return
		}
	}
}

// metals are the words for foil and other metal, by its color.
var metals = map[string]string{
	"gold": "gold", "golden": "gold", "gold foil": "gold", "gold leaf": "gold", "metallic gold": "gold", "gold glitter": "gold", "silver": "silver", "silver foil": "silver", "metallic silver": "silver",
	"rose gold": "rose-gold", "rose gold foil": "rose-gold", "copper": "copper", "copper foil": "copper", "bronze": "bronze",
}

// metalText reads the metal right before a quoted text: "gold foil “Merry & Bright” with stars".
func (p *parser) metalText() {
	for i, s := range p.spans {
		if s.kind != token.Quote {
			continue
		}
		at := i - 1
		for at >= 0 && (letterNouns[p.spans[at].key] || p.spans[at].key == "saying" || p.spans[at].key == "quote") && p.spans[at].kind == token.Word {
			at--
		}
		from := at
		for from > 0 && p.spans[from-1].kind == token.Word && metals[p.spans[from-1].key+" "+p.spans[at].key] != "" || from > 1 && from == at && p.spans[at].key == "foil" && p.spans[at-1].kind == token.Word && metals[p.spans[at-1].key] != "" {
			from--
		}
		if at < 0 || p.spans[from].kind != token.Word {
			return
		}
		name := metals[p.words(p.spans[from].from, p.spans[at].to)]
		if name == "" {
			name = metals[strings.ToLower(p.words(p.spans[from].from, p.spans[at].to))]
		}
		if name == "" && p.spans[at].key == "foil" {
			name = metals[p.spans[from].key]
		}
		if name == "" || p.logo || p.out.Design == "emblem" {
			return
		}
		words := strings.ToLower(p.words(p.spans[from].from, p.spans[at].to))
		p.understand(p.spans[from].from, p.spans[at].to, "color", name)
		p.withoutTokens(p.spans[from].from, p.spans[at].to)
		p.out.Letter.Metal = true
		if strings.Contains(words, "glitter") {
			p.out.Letter.Fill = "glitter"
		}
		if p.out.Letter.Style == "" {
			p.out.Letter.Style = "elegant"
		}
		p.out.Tints = appendNew(p.out.Tints, name)
		return
	}
}

// lettersOfMonogram takes out how many letters a monogram has, and whose it is where its text is told: "three letter monogram ABC".
func (p *parser) lettersOfMonogram() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "monogram" })
	if at < 1 {
		return
	}
	if p.wordAt(at-1) == "family" && p.quoted() {
		p.understand(at-1, at+1, "framing", "monogram")
		p.withoutTokens(at-1, at+1)
		p.familyLetter()
		return
	}
	if p.wordAt(at-1) != "letter" || at < 2 {
		return
	}
	switch w := p.wordAt(at - 2); {
	case w == "split":
		p.understand(at-1, at, "framing", "monogram")
		p.leaveOut(at-2, at-1, "We can't split a letter for a name yet.")
	case vocabulary.Numerals[w] != "" || vocabulary.IsNumber(w) || w == "single" || w == "double" || w == "triple":
		p.understand(at-2, at, "framing", "monogram")
	default:
		return
	}
	p.withoutTokens(at-2, at)
}

// familyLetter makes a monogram of the first letter of the quoted name of a family: "The Johnsons".
func (p *parser) familyLetter() {
	for _, s := range p.spans {
		words := strings.Fields(s.text)
		if s.kind != token.Quote || len(words) == 0 {
			continue
		}
		first := []rune(words[len(words)-1])[0]
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "monogram", Kind: brief.Family, ID: "monogram", Count: 1, Text: strings.ToUpper(string(first))})
		p.subj = 0
		return
	}
}

// ownPortrait takes out "pet" before "portrait", where the animal is told.
func (p *parser) ownPortrait() {
	for i := range p.toks {
		if p.wordAt(i) == "pet" && (p.wordAt(i+1) == "portrait" || p.wordAt(i+1) == "memorial" || p.wordAt(i+1) == "portraits") && slices.ContainsFunc(p.spans, func(s span) bool {
			id, _ := s.value(thing)
			return s.from > i && p.creature(id)
		}) {
			p.understand(i, i+1, "framing", "portrait")
			p.withoutTokens(i, i+1)
			return
		}
	}
}

// sportsOfTeams are the words for a sport or a team, near which a plural with a capital is the name of a team.
var sportsOfTeams = wordSet("team baseball football softball soccer basketball volleyball hockey lacrosse cheer cheerleading wrestling swim tennis track rugby cricket jersey mascot league varsity esports")

// teamName quotes the name of a team: "baseball design Tigers number 23". The word for the team is not drawn.
func (p *parser) teamName() {
	sport := slices.IndexFunc(p.toks, func(t token.Token) bool { return sportsOfTeams[t.Text] })
	if sport < 0 || p.quoted() || p.logo || p.out.Design == "mascot" || string(p.runes) == strings.ToUpper(string(p.runes)) {
		return
	}
	for i := 1; i < len(p.toks); i++ {
		w := p.wordAt(i)
		if w == "" || !p.capitalToken(i) || !things.IsPlural(w) || sportsOfTeams[w] || vocabulary.IsNumber(w) || p.capitals(0, len(p.toks)) > 3 || p.typedAfter(i, "with") || p.typedAfter(i, "and") {
			continue
		}
		at := p.spanAt(i)
		if at < 0 || !p.spans[at].is(thing, unknown, person) || p.spans[at].is(trade, style) {
			continue
		}
		from := i
		for from > 1 && p.capitalToken(from-1) && p.toks[from-1].Kind == token.Word && !sportsOfTeams[p.wordAt(from-1)] {
			from--
		}
		lead := from
		if lead > 0 && p.wordAt(lead-1) == "with" {
			lead-- // the team stands before its number
		}
		p.quoteTokens(lead, from, i+1)
		if t := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "team" }); t > 0 && sportsOfTeams[p.wordAt(t-1)] {
			p.understand(t, t+1, "framing", "team")
			p.withoutTokens(t, t+1)
		}
		return
	}
}

// sportThings stand for the sports of teams.
var sportThings = map[string]string{
	"baseball": "baseball", "football": "football", "softball": "softball", "soccer": "soccer-ball", "basketball": "basketball", "volleyball": "volleyball", "tennis": "tennis-ball", "cheer": "megaphone",
	"cheerleading": "megaphone", "golf": "golf-ball", "bowling": "bowling-ball",
}

// sportArt is what stands for the sport of a team whose shirt names nothing else to draw: "volleyball team shirt Hawks 2024".
func (p *parser) sportArt() []string {
	for i := range p.toks {
		if id := sportThings[p.wordAt(i)]; id != "" && p.wordAt(i+1) == "team" && !p.quotedAt(i) {
			return []string{id}
		}
	}
	return nil
}

// typedAfter reports whether a word stands right before a token in the prompt as it was typed.
func (p *parser) typedAfter(i int, word string) bool {
	fields := strings.Fields(string(p.runes[:p.toks[i].Start]))
	return len(fields) > 0 && strings.EqualFold(fields[len(fields)-1], word)
}

// wordsBeforeQuote takes out "words" and "tagline" right before a quoted text.
func (p *parser) wordsBeforeQuote() {
	for i := 1; i < len(p.spans); i++ {
		if k := p.spans[i-1].key; p.spans[i].kind == token.Quote && p.spans[i-1].kind == token.Word && (k == "words" || k == "wording" || k == "the words" || k == "tagline" || k == "motto" || k == "slogan") {
			p.drop(i-1, "text", "")
			return
		}
	}
}

// ownStyles are styles of letters that are also styles of whole images, or looks of what else is named.
var ownStyles = wordSet("neon graffiti comic retro vintage script")

// styleOfText reads the style right before a quoted text: "gothic “Rest in Peace” with a raven".
func (p *parser) styleOfText() {
	for i := range p.spans {
		if p.spans[i].kind != token.Quote || i == 0 && !letterNouns[p.span(2).key] {
			continue
		}
		at := max(0, i-1)
		if at > 0 && letterNouns[p.spans[at].key] {
			at--
		}
		if letterNouns[p.span(i+2).key] && p.span(i+1).kind == token.Word {
			at = i + 1 // "“Howdy” western lettering with a cactus"
		}
		s := p.spans[at]
		first, noun, two := strings.Cut(s.key, " ")
		to := letterStyles[s.key]
		if two && letterNouns[noun] {
			to = letterStyles[first]
		}
		if id, ok := s.value(thing); ok && p.r.drawable(id) != "" && at == i-1 && !letterNouns[noun] {
			return // "a chalkboard “Menu”", "balloons “Happy Birthday”"
		}
		if s.kind != token.Word || to == "" || ownStyles[to] || ownStyles[s.key] || p.logo || p.out.Design == "emblem" || p.out.Letter.Style != "" {
			return
		}
		p.out.Letter.Style = to
		p.understand(s.from, s.to, "lettering", to)
		p.withoutTokens(s.from, s.to)
		return
	}
}

var (
	// underWords say that the art stands below the text, overWords that it stands above it.
	underWords, overWords = wordSet("under below beneath underneath"), wordSet("over above")
	// textNouns are what the text of a design is called.
	textNouns = wordSet("words text lettering letters quote saying name it wording phrase")
)

// artUnderText reads where the art of a text stands: "“but first, coffee” with a cup under the words", "… with an olive branch under".
func (p *parser) artUnderText() {
	if !p.quoted() {
		return
	}
	for i := 1; i < len(p.toks); i++ {
		under := underWords[p.wordAt(i)]
		if !under && !overWords[p.wordAt(i)] || p.quotedAt(i) || p.quotedAt(i-1) {
			continue
		}
		to := i + 1
		if p.wordAt(to) == "the" {
			to++
		}
		if textNouns[p.wordAt(to)] {
			to++
		} else if to = i + 1; p.wordAt(to) != "" && !p.tradeToken(to) {
			continue
		}
		p.understand(i, to, "framing", p.wordAt(i))
		p.withoutTokens(i, to)
		p.artBelow = under
		return
	}
}
