package letters

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// speaks are words with which a saying speaks for itself or to who reads it; what is told of an image has none of them.
	speaks = lexicon.Set("i i'm im i've ive i'd i'll you're youre you've you'll you'd we're we've don't dont can't cant ain't aint won't wont didn't didnt doesn't doesnt isn't let's lets that's thats y'all yall ya we you yourself myself sorry nope")
	// asks are words of a customer who tells what the image shall be.
	asks = lexicon.Set("please create draw generate show image picture illustration drawing clipart photo add put")
	// withWhom stand behind a "with" that a saying has: "you can't sit with us".
	withWhom = lexicon.Set("us me you him her them")
	// saidGoods are what a saying is printed on and how, right behind it.
	saidGoods = lexicon.Set("funny shirt tshirt t tee mug sticker svg png quote saying slogan text lettering typography design decal hoodie tote sign sublimation print graphic retro groovy vintage sarcastic dtf cricut tumbler")
)

// spokenTo is the token after a whole sentence that opens a prompt and speaks for itself, before "with", a pause and what it is printed on:
// "sorry i'm late i didn't want to come", "reading is my superpower", "last ride before i'm a bride". It is that token if there is none.
func spokenTo(p *state.Parser, from int) int {
	if at := p.SpanAt(from); at >= 0 && p.Spans[at].Is(vocabulary.Saying) && p.Spans[at].To-p.Spans[at].From > 1 {
		return from // "espresso yourself coffee cup": the saying is known, and the rest is its art
	}
	to := from
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && (p.WordAt(to) != "with" || withWhom[p.WordAt(to+1)]) && !(to > from+2 && p.WordAt(to) != "with" && closesSpoken(p, to)) {
		to++
	}
	n := to - from
	if n < 3 || n > 14 || asksFor(p, from, to) {
		return from
	}
	for i := from; i < to; i++ {
		w := p.WordAt(i)
		if speaks[w] && !(w == "you" && p.WordAt(i+1) == "can" && i > from) || w == "is" && p.WordAt(i+1) == "my" && i == from+1 {
			if at := p.SpanAt(i); at >= 0 && p.Spans[at].Is(vocabulary.Trade, vocabulary.Thing) && !p.Spans[at].Is(vocabulary.Saying) {
				continue // "you get the idea", "thank you lettering"
			}
			return to
		}
	}
	return from
}

// SpokenTail is the token after a sentence that speaks for itself and goes on a text that ends before a token: "we did it" after "class of 2026".
func SpokenTail(p *state.Parser, at int) int {
	if !speaks[p.WordAt(at)] {
		return at
	}
	to := at
	for to < at+5 && p.WordAt(to) != "" && (p.WordAt(to) != "with" || withWhom[p.WordAt(to+1)]) && (p.WordAt(to) == "with" || !closesSpoken(p, to)) {
		to++
	}
	return to
}

// closesSpoken reports whether what a saying is printed on begins at a token: all words from there on tell of it.
func closesSpoken(p *state.Parser, i int) bool {
	for ; i < len(p.Tokens) && p.Tokens[i].Kind == token.Word && p.WordAt(i) != "with"; i++ {
		if at := p.SpanAt(i); !saidGoods[p.WordAt(i)] && !(at >= 0 && p.Spans[at].Is(vocabulary.Color, vocabulary.Fill)) {
			return false
		}
	}
	return true
}

// asksFor reports whether some words tell what the image shall be, and say nothing.
func asksFor(p *state.Parser, from, to int) bool {
	first := p.WordAt(from)
	return first == "a" || first == "an" || first == "the" || slices.ContainsFunc(p.Tokens[from:to], func(t token.Token) bool { return asks[t.Text] })
}
