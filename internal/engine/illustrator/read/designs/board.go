package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// board reads what a sign says before the word for it: "coffee bar sign", "farm fresh eggs sign". A thing that a sign might as well show,
// such as a dog, is no text.
func board(p *state.Parser) {
	menuBoard(p)
	letters.PennantLetters(p)
	letters.SignName(p)
	letters.GlitterOfLetter(p)
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Key == menuBoardKey || s.Key == "sign" || s.Key == "arrow sign" || s.Key == "yard sign" || s.Key == "metal sign" || s.Key == "wooden sign" || s.Key == "banner" || s.Key == "bunting" || s.Key == "plaque" || s.Key == "stamp" || s.Key == "rubber stamp"
	})
	if at > 0 && opensWithText(p, at) {
		return
	}
	if at < 1 || slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote || s.Is(vocabulary.Saying) }) {
		return
	}
	from := at
	for from > 0 && p.Spans[from-1].IsWord() && !p.Spans[from-1].Is(vocabulary.Relation) {
		from--
	}
	stamp := strings.HasSuffix(p.Spans[at].Key, "stamp")
	for from < at && !(stamp && from == at-1 && !p.Spans[from].Is(vocabulary.Color, vocabulary.Material, vocabulary.Size, vocabulary.Stop, vocabulary.Style)) && (p.Spans[from].Is(vocabulary.Describing...) || p.Spans[from].Is(vocabulary.Style, vocabulary.Trade, vocabulary.Stop)) && !(p.Spans[from].Is(vocabulary.Thing) && !p.Spans[from].Is(vocabulary.Fill, vocabulary.Material, vocabulary.Color)) {
		from++
	}
	to := at
	for to > from+1 && p.Spans[to-1].Is(vocabulary.Color, vocabulary.Material, vocabulary.Size) && !p.Spans[to-1].Is(vocabulary.Thing) {
		to-- // "100% organic green stamp"
	}
	words := p.Spans[from:to]
	if len(words) == 0 || !strings.HasSuffix(p.Spans[at].Key, "sign") && p.Spans[at].Key != menuBoardKey && !stamp && len(words) < 2 || !saysSo(p, words) {
		return
	}
	first, last := words[0].From, words[len(words)-1].To
	text := state.Span{From: first, To: last, Kind: token.Word, Key: token.Key(p.Words(first, last)), Senses: []vocabulary.Sense{{Class: vocabulary.Saying, Value: ""}}}
	p.Spans = slices.Replace(p.Spans, from, to, text)
	for k := from; k > 0 && p.Spans[k-1].Is(vocabulary.Describing...) && p.Spans[k-1].IsWord() && !p.Spans[k-1].Is(vocabulary.Stop, vocabulary.Count); k-- { // "hanging open sign": they tell of the sign
		p.Spans[k-1], p.Spans[k] = p.Spans[k], p.Spans[k-1]
	}
}

// opensWithText quotes the words before a sign at a span that begin as what signs say, and reports whether they do.
func opensWithText(p *state.Parser, at int) bool {
	to := p.Spans[at].From
	if p.Spans[0].Kind != token.Word || p.Spans[0].From != 0 || !p.AllWords(0, to) || !opensSign(p.Words(0, to)) {
		return false
	}
	sign := p.Spans[at]
	last := p.Spans[at-1]
	art := last.From
	if last.To-last.From > 1 && senses.Occasions[p.WordAt(art)] {
		art++ // "halloween pumpkins"
	}
	if at > 0 && last.Plural && art > 1 && senses.Occasions[p.WordAt(art-1)] && patterns.Copyable(p, last) { // "happy halloween pumpkins banner"
		to = art
		p.WithoutTokens(sign.From, sign.To)
		p.WithoutTokens(0, to)
	} else {
		p.WithoutTokens(0, sign.To)
	}
	text := state.Span{From: 0, To: to, Kind: token.Quote, Text: patterns.Titled(p.Text(0, to))}
	p.Spans = slices.Insert(p.Spans, 0, sign, text)
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
func saysSo(p *state.Parser, words []state.Span) bool {
	if last := words[len(words)-1]; placesOfSigns[state.LastWord(last.Key)] && last.To-words[0].From > 1 {
		return true // "man cave", "grandma's kitchen"
	}
	if slices.ContainsFunc(words, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return s.Key == "shaped" || s.Is(vocabulary.Person, vocabulary.Garment) || p.Creature(id) || subjects.IsSign(p, id) || s.IsStory() && p.Tables.Words.Businesses[s.Key] == nil
	}) {
		return false
	}
	id, named := words[0].Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	if stamp := p.SpanAt(words[len(words)-1].To); stamp >= 0 && strings.HasSuffix(p.Spans[stamp].Key, "stamp") && !named {
		return true // "fragile stamp"
	}
	return len(words) > 1 || named && (t.Group == "food-drink" || t.Group == "building-landmark") || words[0].Is(vocabulary.Scene) && !named || p.Tables.Words.Businesses[words[0].Key] != nil
}

// placesOfSigns end the names of places at home that signs say.
var placesOfSigns = lexicon.Set("kitchen cave room cabin bar garden zone office shed garage porch playroom lounge workshop den lodge pub tavern gym bathroom patio deck barn ranch")

// menuBoardKey is the key of a board whose words end in "menu".
const menuBoardKey = "board of a menu"

// menuBoard parts "menu" from the board after it: it is the last word of what the board says.
func menuBoard(p *state.Parser) {
	for i, s := range p.Spans {
		if first, _, ok := strings.Cut(s.Key, " "); !ok || first != "menu" || s.Kind != token.Word || s.To-s.From < 2 || !s.Is(vocabulary.Thing) {
			continue
		}
		board := s
		board.From, board.Key = s.From+1, menuBoardKey
		p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), board)...)
		return
	}
}

// ontoSigns puts a text onto the sign that a prompt asks for, which stood on a thing beside it: "cafe sign, coffee cup, “Meow Cafe”". A neon
// sign is its words. A sign without words says the occasion before it.
func ontoSigns(p *state.Parser) {
	said := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "sign" })
	if said < 0 || p.Logo || len(p.Out.Subjects) == 0 {
		return
	}
	sign := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return letters.Boards[s.ID] && s.Text == "" && s.Count == 1 })
	beside := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool {
		quote := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Quote })
		return s.Text != "" && s.Kind == brief.Piece && !people.Signs[s.ID] && quote > said
	})
	switch words := occasionBefore(p, said); {
	case sign >= 0 && beside >= 0:
		p.Out.Subjects[sign].Text, p.Out.Subjects[beside].Text = p.Out.Subjects[beside].Text, ""
	case sign >= 0 && len(p.Out.Lettering) == 1 && (p.Out.Design == "" || p.Out.Design == "print"):
		p.Out.Subjects[sign].Text, p.Out.Lettering = p.Out.Lettering[0], nil
	case beside >= 0 && sign < 0 && p.Out.Style.Name == "neon" && len(p.Out.Lettering) == 0:
		p.Out.Lettering, p.Out.Subjects[beside].Text = []string{p.Out.Subjects[beside].Text}, ""
	case sign >= 0 && words != "" && len(p.Out.Lettering) == 0:
		p.Out.Subjects[sign].Text = patterns.Titled(words)
	}
}

// occasionBefore are the words of an occasion right before a token, or empty.
func occasionBefore(p *state.Parser, tok int) string {
	for n := 3; n > 0; n-- {
		if tok-n < 0 || !p.AllWords(tok-n, tok) {
			continue
		}
		if _, ok := letters.OccasionTexts[strings.ToLower(p.Words(tok-n, tok))]; ok {
			return p.Words(tok-n, tok)
		}
	}
	return ""
}

// titleSigns begins the words on signs with capitals where they were typed in small letters and without quotation marks: "live laugh love sign".
func titleSigns(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" {
		return
	}
	retroSigns(p)
	ontoSigns(p)
	small := func(text string) bool {
		return text == strings.ToLower(text) && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
			return t.Kind == token.Quote && strings.EqualFold(strings.TrimSpace(t.Text), text)
		})
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; people.Signs[s.ID] && s.Text != "" && small(s.Text) {
			s.Text = patterns.Titled(s.Text)
		}
	}
	for i, text := range p.Out.Lettering {
		if len(p.Out.Framing) > 0 && small(text) {
			p.Out.Lettering[i] = patterns.Titled(text)
		}
	}
}

// roadside are words for places whose signs have an arrow and bulbs.
var roadside = lexicon.Set("diner motel googie retro 50s 1950s 60s 1960s fifties bowling carnival circus casino vegas marquee theater theatre cinema drive-in burlesque broadway")

// retroSigns gives a sign of which nothing says that it is of wood the form of those places: "retro diner sign that says EAT HERE".
func retroSigns(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && roadside[t.Text] })
	if at < 0 || p.Tables.Drawable("retro-sign") == "" {
		return
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.ID != "wood-plank" && s.ID != "hanging-sign" || s.Material != "" || !strings.HasSuffix(strings.ToLower(s.Words), "sign") || strings.Contains(strings.ToLower(s.Words), "wood") {
			continue
		}
		s.ID = "retro-sign"
		lost := func(it brief.Item) bool { return strings.EqualFold(it.Words, p.Tokens[at].Raw) }
		if slices.ContainsFunc(p.Out.Reading.LeftOut, lost) {
			p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, lost)
			p.Fate[at] = false
			p.Understand(at, at+1, "framing", p.Tokens[at].Text)
		}
	}
}

// carriersOfQuotes stand after "quote" where it says what kind of sheet or garment is asked for.
var carriersOfQuotes = lexicon.Set("sign print poster shirt tee art sticker design card mug wall canvas banner plaque svg png clipart")

// quoteNouns takes out "quote" and "saying" before what has one, where the words themselves are quoted: "bohemian quote sign, “good vibes”".
func quoteNouns(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Word || !p.Quoted() {
			continue
		}
		if (s.Key == "quote" || s.Key == "saying") && carriersOfQuotes[p.WordAt(s.To)] {
			p.Drop(i, "framing", "quote")
			return
		}
		if s.Key == "bible" && p.WordAt(s.To) == "verse" { // the words are of the Bible; no book is asked for
			p.Spans[i].To++
			p.Drop(i, "framing", "quote")
			p.Spans = slices.DeleteFunc(p.Spans, func(next state.Span) bool { return next.From == s.To })
			return
		}
	}
}

// looksAtEnd moves words for the look of what carries a text from behind the text to before the thing: in "game button “Play” green wooden" and
// "button “Inventory” stone" they tell of the button.
func looksAtEnd(p *state.Parser) {
	q := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote })
	if q < 1 || !people.Carrier(p, p.Spans[q-1]) && !isSignSpan(p, p.Spans[q-1]) {
		return
	}
	end := q + 1
	for end < len(p.Spans) && p.Spans[end].Kind == token.Word && p.Spans[end].Is(vocabulary.Color, vocabulary.Material) && !p.Spans[end].Plural {
		end++
	}
	if end == q+1 || end < len(p.Spans) && !p.Spans[end].Is(vocabulary.Trade, vocabulary.Style) {
		return
	}
	looks := slices.Clone(p.Spans[q+1 : end])
	for i := range looks { // stone is a material here, and no rock
		looks[i].Senses = slices.DeleteFunc(slices.Clone(looks[i].Senses), func(s vocabulary.Sense) bool { return s.Class == vocabulary.Thing })
	}
	p.Spans = slices.Insert(slices.Delete(p.Spans, q+1, end), q-1, looks...)
}

// isSignSpan reports whether a span names something whose following words are what is written on it.
func isSignSpan(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	return people.Signs[id]
}

// alphabetCard takes out the word for the sheet of a letter that comes with its animal: "letter E with elephant alphabet card".
func alphabetCard(p *state.Parser) {
	letters.LetterFor(p)
	letters.LetterOfAnimal(p)
	letters.TileOfIcon(p)
	letter := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Key == "letter" || s.Key == "alphabet letter" })
	for i := len(p.Spans) - 1; letter >= 0 && i > letter; i-- {
		switch state.LastWord(p.Spans[i].Key) {
		case "card", "cards", "flashcard", "flashcards", "alphabet":
			if !p.Spans[i].Is(vocabulary.Describing...) {
				p.Drop(i, "framing", "card")
			}
		}
	}
}
