package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// board reads what a sign says before the word for it: "coffee bar sign", "farm fresh eggs sign". A thing that a sign might as well show,
// such as a dog, is no text.
func (p *parser) board() {
	p.menuBoard()
	p.pennantLetters()
	p.signName()
	p.glitterOfLetter()
	at := slices.IndexFunc(p.spans, func(s span) bool {
		return s.key == menuBoardKey || s.key == "sign" || s.key == "arrow sign" || s.key == "yard sign" || s.key == "metal sign" || s.key == "wooden sign" || s.key == "banner" || s.key == "bunting" || s.key == "plaque" || s.key == "stamp" || s.key == "rubber stamp"
	})
	if at > 0 && p.opensWithText(at) {
		return
	}
	if at < 1 || slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Quote || s.is(saying) }) {
		return
	}
	from := at
	for from > 0 && p.spans[from-1].isWord() && !p.spans[from-1].is(relation) {
		from--
	}
	stamp := strings.HasSuffix(p.spans[at].key, "stamp")
	for from < at && !(stamp && from == at-1 && !p.spans[from].is(color, material, size, stop, style)) && (p.spans[from].is(describing...) || p.spans[from].is(style, trade, stop)) && !(p.spans[from].is(thing) && !p.spans[from].is(fill, material, color)) {
		from++
	}
	to := at
	for to > from+1 && p.spans[to-1].is(color, material, size) && !p.spans[to-1].is(thing) {
		to-- // "100% organic green stamp"
	}
	words := p.spans[from:to]
	if len(words) == 0 || !strings.HasSuffix(p.spans[at].key, "sign") && p.spans[at].key != menuBoardKey && !stamp && len(words) < 2 || !p.saysSo(words) {
		return
	}
	first, last := words[0].from, words[len(words)-1].to
	text := span{from: first, to: last, kind: token.Word, key: token.Key(p.words(first, last)), senses: []sense{{Class: saying, Value: ""}}}
	p.spans = slices.Replace(p.spans, from, to, text)
	for k := from; k > 0 && p.spans[k-1].is(describing...) && p.spans[k-1].isWord() && !p.spans[k-1].is(stop, count); k-- { // "hanging open sign": they tell of the sign
		p.spans[k-1], p.spans[k] = p.spans[k], p.spans[k-1]
	}
}

// opensWithText quotes the words before a sign at a span that begin as what signs say, and reports whether they do.
func (p *parser) opensWithText(at int) bool {
	to := p.spans[at].from
	if p.spans[0].kind != token.Word || p.spans[0].from != 0 || !p.allWords(0, to) || !opensSign(p.words(0, to)) {
		return false
	}
	sign := p.spans[at]
	p.withoutTokens(0, sign.to)
	text := span{from: 0, to: to, kind: token.Quote, text: titled(p.text(0, to))}
	p.spans = slices.Insert(p.spans, 0, sign, text)
	return true
}

// opensSign reports whether words before a sign begin as what signs say.
func opensSign(said string) bool {
	for _, first := range signOpeners {
		if strings.HasPrefix(strings.ToLower(said), first) {
			return true
		}
	}
	return false
}

// signOpeners begin what signs say.
var signOpeners = []string{"first day of ", "last day of ", "1st day of ", "home of ", "happy ", "welcome to ", "day of ", "home sweet ", "best ", "world's best ", "no ", "please ", "love you "}

// saysSo reports whether words before a sign are what it says: several words, or one that names food or a place.
func (p *parser) saysSo(words []span) bool {
	if last := words[len(words)-1]; placesOfSigns[lastWord(last.key)] && last.to-words[0].from > 1 {
		return true // "man cave", "grandma's kitchen"
	}
	if slices.ContainsFunc(words, func(s span) bool {
		id, _ := s.value(thing)
		return s.key == "shaped" || s.is(person, garment) || p.creature(id) || p.isSign(id) || s.isStory() && p.r.words.Businesses[s.key] == nil
	}) {
		return false
	}
	id, named := words[0].value(thing)
	t, _ := things.ByID(id)
	if stamp := p.spanAt(words[len(words)-1].to); stamp >= 0 && strings.HasSuffix(p.spans[stamp].key, "stamp") && !named {
		return true // "fragile stamp"
	}
	return len(words) > 1 || named && (t.Group == "food-drink" || t.Group == "building-landmark") || words[0].is(scene) && !named || p.r.words.Businesses[words[0].key] != nil
}

// placesOfSigns end the names of places at home that signs say.
var placesOfSigns = wordSet("kitchen cave room cabin bar garden zone office shed garage porch playroom lounge workshop den lodge pub tavern gym bathroom patio deck barn ranch")

// menuBoardKey is the key of a board whose words end in "menu".
const menuBoardKey = "board of a menu"

// menuBoard parts "menu" from the board after it: it is the last word of what the board says.
func (p *parser) menuBoard() {
	for i, s := range p.spans {
		if first, _, ok := strings.Cut(s.key, " "); !ok || first != "menu" || s.kind != token.Word || s.to-s.from < 2 || !s.is(thing) {
			continue
		}
		board := s
		board.from, board.key = s.from+1, menuBoardKey
		p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), board)...)
		return
	}
}

// boards are the signs whose words may be told anywhere in a prompt.
var boards = wordSet("wood-plank hanging-sign retro-sign sandwich-board chalkboard arrow-sign notice-sign yard-sign placard")

// ontoSigns puts a text onto the sign that a prompt asks for, which stood on a thing beside it: "cafe sign, coffee cup, “Meow Cafe”". A neon
// sign is its words. A sign without words says the occasion before it.
func (p *parser) ontoSigns() {
	said := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "sign" })
	if said < 0 || p.logo || len(p.out.Subjects) == 0 {
		return
	}
	sign := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return boards[s.ID] && s.Text == "" && s.Count == 1 })
	beside := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool {
		quote := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Quote })
		return s.Text != "" && s.Kind == brief.Piece && !signs[s.ID] && quote > said
	})
	switch words := p.occasionBefore(said); {
	case sign >= 0 && beside >= 0:
		p.out.Subjects[sign].Text, p.out.Subjects[beside].Text = p.out.Subjects[beside].Text, ""
	case sign >= 0 && len(p.out.Lettering) == 1 && (p.out.Design == "" || p.out.Design == "print"):
		p.out.Subjects[sign].Text, p.out.Lettering = p.out.Lettering[0], nil
	case beside >= 0 && sign < 0 && p.out.Style.Name == "neon" && len(p.out.Lettering) == 0:
		p.out.Lettering, p.out.Subjects[beside].Text = []string{p.out.Subjects[beside].Text}, ""
	case sign >= 0 && words != "" && len(p.out.Lettering) == 0:
		p.out.Subjects[sign].Text = titled(words)
	}
}

// occasionBefore are the words of an occasion right before a token, or empty.
func (p *parser) occasionBefore(tok int) string {
	for n := 3; n > 0; n-- {
		if tok-n < 0 || !p.allWords(tok-n, tok) {
			continue
		}
		if _, ok := occasionTexts[strings.ToLower(p.words(tok-n, tok))]; ok {
			return p.words(tok-n, tok)
		}
	}
	return ""
}

// titleSigns begins the words on signs with capitals where they were typed in small letters and without quotation marks: "live laugh love sign".
func (p *parser) titleSigns() {
	if p.lang.Code != "en" && p.lang.Code != "" {
		return
	}
	p.retroSigns()
	p.ontoSigns()
	small := func(text string) bool {
		return text == strings.ToLower(text) && !slices.ContainsFunc(p.toks, func(t token.Token) bool {
			return t.Kind == token.Quote && strings.EqualFold(strings.TrimSpace(t.Text), text)
		})
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; signs[s.ID] && s.Text != "" && small(s.Text) {
			s.Text = titled(s.Text)
		}
	}
	for i, text := range p.out.Lettering {
		if len(p.out.Framing) > 0 && small(text) {
			p.out.Lettering[i] = titled(text)
		}
	}
}

// roadside are words for places whose signs have an arrow and bulbs.
var roadside = wordSet("diner motel googie retro 50s 1950s 60s 1960s fifties bowling carnival circus casino vegas marquee theater theatre cinema drive-in burlesque broadway")

// retroSigns gives a sign of which nothing says that it is of wood the form of those places: "retro diner sign that says EAT HERE".
func (p *parser) retroSigns() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && roadside[t.Text] })
	if at < 0 || p.r.drawable("retro-sign") == "" {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.ID != "wood-plank" && s.ID != "hanging-sign" || s.Material != "" || !strings.HasSuffix(strings.ToLower(s.Words), "sign") || strings.Contains(strings.ToLower(s.Words), "wood") {
			continue
		}
		s.ID = "retro-sign"
		lost := func(it brief.Item) bool { return strings.EqualFold(it.Words, p.toks[at].Raw) }
		if slices.ContainsFunc(p.out.Reading.LeftOut, lost) {
			p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, lost)
			p.fate[at] = false
			p.understand(at, at+1, "framing", p.toks[at].Text)
		}
	}
}

// carriersOfQuotes stand after "quote" where it says what kind of sheet or garment is asked for.
var carriersOfQuotes = wordSet("sign print poster shirt tee art sticker design card mug wall canvas banner plaque svg png clipart")

// quoteNouns takes out "quote" and "saying" before what has one, where the words themselves are quoted: "bohemian quote sign, “good vibes”".
func (p *parser) quoteNouns() {
	for i, s := range p.spans {
		if s.kind != token.Word || !p.quoted() {
			continue
		}
		if (s.key == "quote" || s.key == "saying") && carriersOfQuotes[p.wordAt(s.to)] {
			p.drop(i, "framing", "quote")
			return
		}
		if s.key == "bible" && p.wordAt(s.to) == "verse" { // the words are of the Bible; no book is asked for
			p.spans[i].to++
			p.drop(i, "framing", "quote")
			p.spans = slices.DeleteFunc(p.spans, func(next span) bool { return next.from == s.to })
			return
		}
	}
}

// looksAtEnd moves words for the look of what carries a text from behind the text to before the thing: in "game button “Play” green wooden" and
// "button “Inventory” stone" they tell of the button.
func (p *parser) looksAtEnd() {
	q := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Quote })
	if q < 1 || !p.carrier(p.spans[q-1]) && !p.isSignSpan(p.spans[q-1]) {
		return
	}
	end := q + 1
	for end < len(p.spans) && p.spans[end].kind == token.Word && p.spans[end].is(color, material) && !p.spans[end].plural {
		end++
	}
	if end == q+1 || end < len(p.spans) && !p.spans[end].is(trade, style) {
		return
	}
	looks := slices.Clone(p.spans[q+1 : end])
	for i := range looks { // stone is a material here, and no rock
		looks[i].senses = slices.DeleteFunc(slices.Clone(looks[i].senses), func(s sense) bool { return s.Class == thing })
	}
	p.spans = slices.Insert(slices.Delete(p.spans, q+1, end), q-1, looks...)
}

// isSignSpan reports whether a span names something whose following words are what is written on it.
func (p *parser) isSignSpan(s span) bool {
	id, _ := s.value(thing)
	return signs[id]
}

// alphabetCard takes out the word for the sheet of a letter that comes with its animal: "letter E with elephant alphabet card".
func (p *parser) alphabetCard() {
	p.letterFor()
	p.letterOfAnimal()
	p.tileOfIcon()
	letter := slices.IndexFunc(p.spans, func(s span) bool { return s.key == "letter" || s.key == "alphabet letter" })
	for i := len(p.spans) - 1; letter >= 0 && i > letter; i-- {
		switch lastWord(p.spans[i].key) {
		case "card", "cards", "flashcard", "flashcards", "alphabet":
			if !p.spans[i].is(describing...) {
				p.drop(i, "framing", "card")
			}
		}
	}
}
