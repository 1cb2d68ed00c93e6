package letters

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// wornWords are said by letters of one word: "mama sunflower letters".
	wornWords = lexicon.Set(`mama mom mommy mum mini dad daddy dada papa nana gigi mimi grandma grandpa auntie aunt uncle sister brother bride groom love joy hope faith peace family blessed
		thankful grateful gather hello welcome howdy boo merry noel believe dream wild one two three four five teacher nurse coach queen king princess baby home pride usa america
		summer fall winter spring christmas halloween easter birthday happy beach party class grad senior bestie babe salty savage boss blessed lucky`)
	// afterGreeting go on after a greeting: "happy fall y'all".
	afterGreeting = lexicon.Set("y'all yall everyone")
)

// RepeatedText takes out the words that ask for a text several times, one below the other: "the word SPOOKY stacked four times".
func RepeatedText(p *state.Parser) {
	for i := 1; i < len(p.Tokens); i++ {
		n := vocabulary.Numerals[p.WordAt(i-1)]
		if n == "" {
			n = p.WordAt(i - 1)
		}
		times, err := strconv.Atoi(n)
		if p.WordAt(i) != "times" || err != nil || times < 2 || times > 6 {
			continue
		}
		from, to := i-1, i+1
		if repeats[p.WordAt(from-1)] {
			from--
		} else if repeats[p.WordAt(to)] {
			to++
		} else {
			continue
		}
		p.Understand(from, to, "lettering", "repeated")
		p.WithoutTokens(from, to)
		for k := from; k < to; k++ {
			p.Fate[k] = true // no part of the text
		}
		p.Out.Letter.Repeat = times
		return
	}
}

// repeats are the words beside how many times a text stands.
var repeats = lexicon.Set("stacked repeated repeating repeat written layered")

// StackedWords takes out the words that ask for each word on a line of its own: "thankful grateful blessed three words stacked".
func StackedWords(p *state.Parser) {
	if !lettered(p) && len(p.Spans) > 0 && !p.Spans[0].Is(vocabulary.Saying) && p.Out.Design != "print" && !p.Quoted() {
		return
	}
	for i := range p.Tokens {
		to := i
		if vocabulary.Numerals[p.WordAt(to)] != "" && p.WordAt(to+1) == "words" {
			to += 2
		} else if p.WordAt(to) == "words" || p.WordAt(to) == "text" {
			to++
		}
		if p.WordAt(to) != "stacked" || to+1 < len(p.Tokens) && p.WordAt(to+1) != "" && p.WordAt(to+1) != "with" && p.WordAt(to+1) != "over" && !senses.LettersAsked[p.WordAt(to+1)] && !TradeToken(p, to+1) {
			continue
		}
		p.Understand(i, to+1, "lettering", "stacked")
		p.WithoutTokens(i, to+1)
		p.Out.Letter.Stacked = true
		return
	}
}

// longestSaying is how many words of a saying are looked for.
const longestSaying = 12

// SayingOfLetters quotes the words that open a prompt for letters and that the letters say, so that what stands between them and the word for
// letters is their look or the art that comes with them: "happy easter bunny lettering", "girl boss leopard print lettering", "name Sophia floral
// lettering", "mama sunflower letters".
func SayingOfLetters(p *state.Parser) {
	if p.Logo || p.Quoted() || p.Design.Sheet != "" || p.Language.Code != "en" && p.Language.Code != "" || len(p.Tokens) == 0 {
		return
	}
	from := 0
	for from < len(p.Tokens) && saidTo(p, from) < from+2 && (Openers[p.WordAt(from)] || TradeToken(p, from) && !wornWords[p.WordAt(from)]) {
		from++
	}
	if to := namedCapital(p, from); to > from {
		p.QuoteTokens(from, from+1, to)
		flowersOfLetters(p, to)
		return
	}
	if patterns.Cued(p) || shoutedLetters(p) {
		return
	}
	to := saidTo(p, from)
	if to == from || to >= len(p.Tokens) || !lettersFrom(p, to, to-from > 1) {
		return
	}
	if to-from > 1 {
		p.Design.OwnWords = Singly(p, from, to)
	}
	p.QuoteTokens(from, from, to)
	flowersOfLetters(p, to)
	for end := to; senses.LettersAsked[p.WordAt(end)] && senses.LettersAsked[p.WordAt(end+1)]; end++ {
		p.Understand(end, end+1, "lettering", "letters")
		p.WithoutTokens(end, end+1) // "quote lettering"
	}
}

// flowersOfLetters draws flowers with letters that are said to be floral after a token.
func flowersOfLetters(p *state.Parser, from int) {
	for i, s := range p.Spans {
		if s.From >= from && s.Key == "floral" && (i+1 == len(p.Spans) || senses.LettersAsked[p.Span(i+1).Key]) {
			p.Drop(i, "subject", "flower")
			p.Design.Flowers = true
			return
		}
	}
}

// namedCapital is the token after the name that follows the word for one at a token, where the name begins with a capital and what follows it does
// not: "name Ava rainbow letters".
func namedCapital(p *state.Parser, from int) int {
	if w := p.WordAt(from); w != "name" && w != "word" || p.WordAt(from+1) == "" || !p.CapitalToken(from+1) || notText[p.WordAt(from+1)] {
		return from
	}
	to := from + 1
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && p.CapitalToken(to) {
		to++
	}
	if to == len(p.Tokens) {
		return from // a prompt in capitals, or nothing besides the name
	}
	return to
}

// shoutedLetters quotes words in capitals right after the word for letters, where a look stands before it: "varsity letters MAMA navy".
func shoutedLetters(p *state.Parser) bool {
	for i := 1; i+1 < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "letters" && w != "lettering" && w != "font" && w != "text" {
			continue
		}
		to := i + 1
		for to < len(p.Tokens) && p.ShoutedToken(to) {
			to++
		}
		if to == i+1 || len(p.Text(i+1, to)) < 3 || p.ShoutedToken(i-1) {
			return false
		}
		p.QuoteTokens(i+1, i+1, to)
		return true
	}
	return false
}

var (
	// contracted open what somebody says rather than the name of something to draw, spelled without their apostrophes.
	contracted = lexicon.Set("its im dont lets youre were cant aint wont ill ive theyre thats yall gonna")
	// ordered follow such words where they ask for an image.
	ordered = lexicon.Set("add include use put draw show make want need have like see do write looking trying just for my a an")
	// goesOn stand before "with" where it goes on with the saying.
	goesOn = lexicon.Set("mess deal go away play down start begin me you us up filled")
)

// longestContracted is how many words of such a saying are lettered.
const longestContracted = 8

// ContractedSaying quotes what opens a prompt with a short form, up to the art that comes with it: "it's fall y'all with pumpkins", "don't mess with
// mama bear".
func ContractedSaying(p *state.Parser) {
	bare := strings.NewReplacer("'", "", "’", "").Replace(p.WordAt(0))
	if p.Logo || p.Quoted() || p.Design.Sheet != "" || p.Out.Design != "" || p.Language.Code != "en" && p.Language.Code != "" || !contracted[bare] || ordered[p.WordAt(1)] || p.WordAt(1) == "" {
		return
	}
	to := 1
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && !(p.WordAt(to) == "with" && !goesOn[p.WordAt(to-1)]) && !senses.LettersAsked[p.WordAt(to)] {
		to++
	}
	if to < 3 || to > longestContracted || to == len(p.Tokens) && saidTo(p, 0) > 0 {
		return
	}
	p.Design.OwnWords = Singly(p, 0, to)
	p.QuoteTokens(0, 0, to)
}

// saidTo is the token after the saying that begins at a token, or that token.
func saidTo(p *state.Parser, from int) int {
	if to := greetingTo(p, from); to > from {
		return to
	}
	for n := min(longestSaying, len(p.Tokens)-from); n > 1; n-- {
		if p.AllWords(from, from+n) && p.Tables.Words.Has(token.Key(p.Words(from, from+n)), vocabulary.Saying) {
			return from + n
		}
	}
	switch w, next := p.WordAt(from), p.WordAt(from+1); {
	case ParentsOf[w] && next == "bear":
		return from + 2
	case w == "class" && next == "of" && vocabulary.IsYear(p.WordAt(from+2)):
		return from + 3
	}
	if to := sloganTo(p, from); to > from && to <= len(p.Tokens) && p.AllWords(from, to) {
		return to
	}
	if w := p.WordAt(from); w == "" || strings.ContainsAny(p.Tokens[from].Raw, "'’") {
		return from
	} else if wornWords[w] || p.Tables.Words.Has(w, vocabulary.Saying) && !senses.LettersAsked[p.WordAt(from+1)] {
		return from + 1
	}
	return from
}

// greetingTo is the token after "happy" or "merry", the occasion that follows it and its year, or that token.
func greetingTo(p *state.Parser, from int) int {
	if w := p.WordAt(from); w != "happy" && w != "merry" {
		return from
	}
	to := from
	for i := from + 1; i < from+5 && p.WordAt(i) != "" && !senses.LettersAsked[p.WordAt(i)] && p.WordAt(i) != "with"; i++ {
		if senses.Occasions[strings.Trim(strings.TrimSuffix(p.WordAt(i), "'s"), "'")] {
			to = i + 1
		}
	}
	if to == from {
		return from
	}
	if w := p.WordAt(to); vocabulary.IsYear(w) || afterGreeting[w] {
		to++
	}
	return to
}

// lettersFrom reports whether what follows from a token asks for letters, or where told says no more than how they look, and no greeting that has art
// of its own is asked for alone.
func lettersFrom(p *state.Parser, from int, looks bool) bool {
	at := p.SpanAt(from - 1)
	if at < 0 {
		return false
	}
	if id, _ := p.Spans[at].Value(vocabulary.Thing); nouns.Standing[id] != "" && (p.Spans[at].To > from || senses.LettersAsked[p.WordAt(from)]) {
		return false
	}
	for i := from; i < len(p.Tokens) && p.Tokens[i].Kind == token.Word; i++ {
		w := p.WordAt(i)
		if w == "with" || w == "on" || w == "for" || w == "that" || w == "of" {
			return false
		}
		if senses.LettersAsked[w] || (w == "wall" || w == "word") && p.WordAt(i+1) == "art" {
			return true
		}
	}
	if !looks {
		return false
	}
	rest := spansFrom(p, from)
	return len(rest) > 0 && onlyLooks(p, rest) && !slices.ContainsFunc(rest, func(s state.Span) bool {
		return s.Is(vocabulary.Trade) || s.Is(vocabulary.Thing) && !s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material) || s.Plural
	})
}

// spansFrom are the spans that begin at a token or after it.
func spansFrom(p *state.Parser, tok int) []state.Span {
	for i, s := range p.Spans {
		if s.From >= tok {
			return p.Spans[i:]
		}
	}
	return nil
}

var (
	// ParentsOf end "mama bear" where a design asks for it.
	ParentsOf = lexicon.Set("mama papa baby mommy daddy sister brother grandma grandpa nana")
	// Openers come before a saying and say what it is for.
	Openers = lexicon.Set("funny cute retro vintage groovy boho svg png quote saying t shirt tshirt design sticker the a typography minimalist floral distressed graphic tee inspirational motivational")
)

// Singly cuts tokens into spans of one word each.
func Singly(p *state.Parser, from, to int) []state.Span {
	var out []state.Span
	for i := from; i < to; i++ {
		for _, s := range p.Tables.Cut(p.Tokens[i : i+1]) {
			s.From, s.To = i, i+1
			out = append(out, s)
		}
	}
	return out
}

// Slogans are verbs that make up a saying of single words: "teach love inspire".
var Slogans = lexicon.Set("love live laugh teach inspire dream believe hope explore wander shine grow bloom learn create faith pray eat sleep repeat train hustle breathe relax read write play rise sparkle smile camp hike code game fish ride run lift rest heal care serve grace joy peace kindness breathe wild free brave strong kind")

// TradeToken reports whether a token is a word of the trade that may end any prompt: "png".
func TradeToken(p *state.Parser, i int) bool {
	w := p.WordAt(i)
	return w != "" && p.Tables.Words.Has(w, vocabulary.Trade) && !Slogans[w]
}
