package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// lettersAsked are the words that ask for letters after what they say and what they look like.
	lettersAsked = wordSet("lettering letters letterings font typography calligraphy quote quotes script cursive text decal typeface wordart")
	// wornWords are said by letters of one word: "mama sunflower letters".
	wornWords = wordSet(`mama mom mommy mum mini dad daddy dada papa nana gigi mimi grandma grandpa auntie aunt uncle sister brother bride groom love joy hope faith peace family blessed
		thankful grateful gather hello welcome howdy boo merry noel believe dream wild one two three four five teacher nurse coach queen king princess baby home pride usa america
		summer fall winter spring christmas halloween easter birthday happy beach party class grad senior bestie babe salty savage boss blessed lucky`)
	// afterGreeting go on after a greeting: "happy fall y'all".
	afterGreeting = wordSet("y'all yall everyone")
)

// stackedWords takes out the words that ask for each word on a line of its own: "thankful grateful blessed three words stacked".
func (p *parser) stackedWords() {
	if !p.lettered() && len(p.spans) > 0 && !p.spans[0].is(saying) && p.out.Design != "print" && !p.quoted() {
		return
	}
	for i := range p.toks {
		to := i
		if vocabulary.Numerals[p.wordAt(to)] != "" && p.wordAt(to+1) == "words" {
			to += 2
		} else if p.wordAt(to) == "words" || p.wordAt(to) == "text" {
			to++
		}
		if p.wordAt(to) != "stacked" || to+1 < len(p.toks) && p.wordAt(to+1) != "" && p.wordAt(to+1) != "with" && p.wordAt(to+1) != "over" && !lettersAsked[p.wordAt(to+1)] && !p.tradeToken(to+1) {
			continue
		}
		p.understand(i, to+1, "lettering", "stacked")
		p.withoutTokens(i, to+1)
		p.out.Letter.Stacked = true
		return
	}
}

// longestSaying is how many words of a saying are looked for.
const longestSaying = 12

// sayingOfLetters quotes the words that open a prompt for letters and that the letters say, so that what stands between them and the word for
// letters is their look or the art that comes with them: "happy easter bunny lettering", "girl boss leopard print lettering", "name Sophia floral
// lettering", "mama sunflower letters".
func (p *parser) sayingOfLetters() {
	if p.logo || p.quoted() || p.sheetOf != "" || p.lang.Code != "en" && p.lang.Code != "" || len(p.toks) == 0 {
		return
	}
	from := 0
	for from < len(p.toks) && p.saidTo(from) < from+2 && (openers[p.wordAt(from)] || p.tradeToken(from) && !wornWords[p.wordAt(from)]) {
		from++
	}
	if to := p.namedCapital(from); to > from {
		p.quoteTokens(from, from+1, to)
		p.flowersOfLetters(to)
		return
	}
	if p.cued() || p.shoutedLetters() {
		return
	}
	to := p.saidTo(from)
	if to == from || to >= len(p.toks) || !p.lettersFrom(to, to-from > 1) {
		return
	}
	if to-from > 1 {
		p.ownWords = p.singly(from, to)
	}
	p.quoteTokens(from, from, to)
	p.flowersOfLetters(to)
	for end := to; lettersAsked[p.wordAt(end)] && lettersAsked[p.wordAt(end+1)]; end++ {
		p.understand(end, end+1, "lettering", "letters")
		p.withoutTokens(end, end+1) // "quote lettering"
	}
}

// flowersOfLetters draws flowers with letters that are said to be floral after a token.
func (p *parser) flowersOfLetters(from int) {
	for i, s := range p.spans {
		if s.from >= from && s.key == "floral" && (i+1 == len(p.spans) || lettersAsked[p.span(i+1).key]) {
			p.drop(i, "subject", "flower")
			p.flowers = true
			return
		}
	}
}

// namedCapital is the token after the name that follows the word for one at a token, where the name begins with a capital and what follows it does
// not: "name Ava rainbow letters".
func (p *parser) namedCapital(from int) int {
	if w := p.wordAt(from); w != "name" && w != "word" || p.wordAt(from+1) == "" || !p.capitalToken(from+1) || notText[p.wordAt(from+1)] {
		return from
	}
	to := from + 1
	for to < len(p.toks) && p.toks[to].Kind == token.Word && p.capitalToken(to) {
		to++
	}
	if to == len(p.toks) {
		return from // a prompt in capitals, or nothing besides the name
	}
	return to
}

// shoutedLetters quotes words in capitals right after the word for letters, where a look stands before it: "varsity letters MAMA navy".
func (p *parser) shoutedLetters() bool {
	for i := 1; i+1 < len(p.toks); i++ {
		if w := p.wordAt(i); w != "letters" && w != "lettering" && w != "font" && w != "text" {
			continue
		}
		to := i + 1
		for to < len(p.toks) && p.shoutedToken(to) {
			to++
		}
		if to == i+1 || len(p.text(i+1, to)) < 3 || p.shoutedToken(i-1) {
			return false
		}
		p.quoteTokens(i+1, i+1, to)
		return true
	}
	return false
}

// saidTo is the token after the saying that begins at a token, or that token.
func (p *parser) saidTo(from int) int {
	if to := p.greetingTo(from); to > from {
		return to
	}
	for n := min(longestSaying, len(p.toks)-from); n > 1; n-- {
		if p.allWords(from, from+n) && p.r.words.Has(token.Key(p.words(from, from+n)), saying) {
			return from + n
		}
	}
	switch w, next := p.wordAt(from), p.wordAt(from+1); {
	case parentsOf[w] && next == "bear":
		return from + 2
	case w == "class" && next == "of" && vocabulary.IsYear(p.wordAt(from+2)):
		return from + 3
	}
	if to := p.sloganTo(from); to > from && to <= len(p.toks) && p.allWords(from, to) {
		return to
	}
	if w := p.wordAt(from); w == "" || strings.ContainsAny(p.toks[from].Raw, "'’") {
		return from
	} else if wornWords[w] || p.r.words.Has(w, saying) && !lettersAsked[p.wordAt(from+1)] {
		return from + 1
	}
	return from
}

// greetingTo is the token after "happy" or "merry", the occasion that follows it and its year, or that token.
func (p *parser) greetingTo(from int) int {
	if w := p.wordAt(from); w != "happy" && w != "merry" {
		return from
	}
	to := from
	for i := from + 1; i < from+5 && p.wordAt(i) != "" && !lettersAsked[p.wordAt(i)] && p.wordAt(i) != "with"; i++ {
		if occasions[strings.Trim(strings.TrimSuffix(p.wordAt(i), "'s"), "'")] {
			to = i + 1
		}
	}
	if to == from {
		return from
	}
	if w := p.wordAt(to); vocabulary.IsYear(w) || afterGreeting[w] {
		to++
	}
	return to
}

// lettersFrom reports whether what follows from a token asks for letters, or where told says no more than how they look, and no greeting that has art
// of its own is asked for alone.
func (p *parser) lettersFrom(from int, looks bool) bool {
	at := p.spanAt(from - 1)
	if at < 0 {
		return false
	}
	if id, _ := p.spans[at].value(thing); standing[id] != "" && (p.spans[at].to > from || lettersAsked[p.wordAt(from)]) {
		return false
	}
	for i := from; i < len(p.toks) && p.toks[i].Kind == token.Word; i++ {
		w := p.wordAt(i)
		if w == "with" || w == "on" || w == "for" || w == "that" || w == "of" {
			return false
		}
		if lettersAsked[w] || (w == "wall" || w == "word") && p.wordAt(i+1) == "art" {
			return true
		}
	}
	if !looks {
		return false
	}
	rest := p.spansFrom(from)
	return len(rest) > 0 && p.onlyLooks(rest) && !slices.ContainsFunc(rest, func(s span) bool {
		return s.is(trade) || s.is(thing) && !s.is(color, fill, material) || s.plural
	})
}

// spansFrom are the spans that begin at a token or after it.
func (p *parser) spansFrom(tok int) []span {
	for i, s := range p.spans {
		if s.from >= tok {
			return p.spans[i:]
		}
	}
	return nil
}
