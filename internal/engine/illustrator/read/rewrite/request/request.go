// Package request takes out of a message what only asks for an image or tells what it is for.
package request

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// Request takes the words of a message out that only ask for an image or tell what it is for, as in "can you make me a …" and "my son
// turns 5, I need a …", and returns what is told of in words that are no request.
func Request(toks []token.Token) (kept []token.Token, told [][]token.Token) {
	clauses := wording.ClausesOf(toks)
	plain := !slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Quote || wording.Lettered[t.Text] && t.Text != "mug" && t.Text != "text" && t.Text != "words"
	})
	asked := slices.IndexFunc(clauses, func(c []token.Token) bool { return asksAt(c) >= 0 })
	for i, c := range clauses {
		last := i+1 == len(clauses)
		later := slices.ContainsFunc(clauses[i+1:], func(c []token.Token) bool { return asksAt(c) >= 0 })
		if looks, by := wished(c); i > 0 && looks != nil {
			told, kept = append(told, by), append(kept, looks...)
			continue
		}
		switch at := asksAt(c); {
		case i > 0 && mustSuit(wording.Words(c)):
			told = append(told, wording.Words(c))
			c = nil
		case at > 0 && later && isStory(c):
			told = append(told, wording.Words(c))
			c = nil
		case at >= 0:
			if at > 0 && !allIn(c[:at], greetings) {
				told = append(told, c[:at])
			}
			c = c[at+askLen(c[at:]):]
		case asked >= 0 && len(wording.Words(c)) > 0 && (allIn(wording.Words(c), greetings) || isThanks(c)):
			c = wording.PausesOf(c)
		case len(clauses) > 1 && (asked > i && isStory(c) || !last && isPurpose(c) || asked >= 0 && asked < i && isLiking(c)):
			told = append(told, wording.Words(c))
			c = nil
		}
		if plain && len(wording.Words(kept)) > 0 && len(wording.Words(c)) > 0 && asksAt(c) < 0 {
			switch {
			case saysNoMore(c):
				c = wording.PausesOf(c)
			case usedFrom(c) >= 0:
				told = append(told, wording.Words(c[usedFrom(c):]))
				c = append(slices.Clone(c[:usedFrom(c)]), wording.PausesOf(c)...)
			case last && isPurpose(c) && c[0].Text == "for":
				told = append(told, wording.Words(c))
				c = nil
			}
		} else if at := usedFrom(c); plain && at > 1 {
			told = append(told, wording.Words(c[at:]))
			c = append(slices.Clone(c[:at]), wording.PausesOf(c)...)
		}
		if from, to := mineFrom(c, kept); to > from {
			told = append(told, c[from:to])
			c = append(slices.Clone(c[:from]), c[to:]...)
			if !last && allIn(c, anyImage) { // "a picture for my blog. a cat on a sofa"
				continue
			}
		}
		if at := reasonAt(c); at >= 0 && len(wording.Words(c[at:])) > 1 {
			told = append(told, wording.Words(c[at:]))
			c = append(slices.Clone(c[:at]), wording.PausesOf(c)...)
		}
		if at := likingAt(c); at > 0 {
			told = append(told, wording.Words(c[at:]))
			c = append(slices.Clone(c[:at]), wording.PausesOf(c)...)
		}
		kept = append(kept, c...)
	}
	if len(wording.Words(kept)) == 0 {
		return toks, nil
	}
	name := nameTold(kept, told)
	return append(kept, name...), told
}

// nameTold returns the name of a business that is told of before its logo is asked for: "my shop is called Bloom & Co, I need a logo".
func nameTold(kept []token.Token, told [][]token.Token) []token.Token {
	if !slices.ContainsFunc(kept, func(t token.Token) bool { return t.Text == "logo" }) {
		return nil
	}
	for i, c := range told {
		at := slices.IndexFunc(c, func(t token.Token) bool { return t.Text == "called" || t.Text == "named" })
		if at >= 0 && at+1 < len(c) {
			told[i] = c[:at]
			stop := token.Token{Kind: token.Pause, Start: c[at].Start, End: c[at].Start}
			return append([]token.Token{stop}, c[at:]...)
		}
	}
	return nil
}

func allIn(c []token.Token, set map[string]bool) bool {
	return !slices.ContainsFunc(c, func(t token.Token) bool { return t.Kind == token.Word && !set[t.Text] || t.Kind == token.Quote })
}

// asksAt returns the token of a clause at which a request begins, or -1: at the start or after a greeting, or within what tells a story.
func asksAt(c []token.Token) int {
	i := 0
	for i < len(c) && c[i].Kind == token.Word && greetings[c[i].Text] && askLen(c[i:]) == 0 {
		i++
	}
	if i < len(c) && askLen(c[i:]) > 0 {
		return i
	}
	if len(c) > 3 && c[0].Text == "for" && (c[1].Text == "my" || c[1].Text == "our" || c[1].Text == "a") {
		for k := 2; k < min(len(c), longestPurpose); k++ {
			if askLen(c[k:]) > 0 {
				return k // "for my bakery I need a …"
			}
		}
	}
	if !isStory(c) {
		return -1
	}
	for k := range c {
		if k > 1 && askLen(c[k:]) > 0 && (c[k-1].Text == "and" || c[k-1].Text == "so") {
			return k
		}
	}
	return -1
}

// longestPurpose is within how many words of a clause that begins with what an image is for it is asked for.
const longestPurpose = 9

// askLen is how many words of a request stand at the start of some tokens, with "me" and "us" behind it, or 0.
func askLen(c []token.Token) int {
	for _, words := range asking {
		n := len(words)
		if n >= len(c) || !slices.EqualFunc(words, c[:n], func(w string, t token.Token) bool {
			return t.Kind == token.Word && (w == t.Text || w == "*" && makes[t.Text] || w == "+" && haves[t.Text] || w == "!" && orders[t.Text])
		}) {
			continue
		}
		if c[n].Text == "me" || c[n].Text == "us" {
			n++
		}
		if n < len(c) && c[n].Kind == token.Word && (wording.Articles[c[n].Text] || c[n].Text == "my" && n > 1) {
			return n
		}
		return 0
	}
	return 0
}

// isStory reports whether a clause tells about who asks and for what: "my daughter is turning 5", "it's for my mom's birthday".
func isStory(c []token.Token) bool {
	return len(c) > 2 && tellers[c[0].Text] && (strings.Contains(c[0].Text, "'") || slices.ContainsFunc(c[1:min(len(c), 7)], func(t token.Token) bool { return tellings[t.Text] }))
}

// reasonAt returns where a clause begins to say why or to what end: "… because I'm going to print it", "… so you can see the inside". It is -1
// where it does not.
func reasonAt(c []token.Token) int {
	for i, t := range c {
		if t.Text == "because" || t.Text == "so" && i+1 < len(c) && meantFor[c[i+1].Text] {
			return i
		}
	}
	return -1
}

// meantFor are those for whom something is so.
var meantFor = lexicon.Set("you i we it they people that i'm i'll you'll we'll")

// isPurpose reports whether a clause before the rest only says what the image is for: "for my daughter's room:", "something for my bakery,".
func isPurpose(c []token.Token) bool {
	start := 0
	for start < len(c) && slices.Contains([]string{"something", "this", "it", "it's", "its", "is", "one", "design", "image", "picture"}, c[start].Text) {
		start++
	}
	if n := len(wording.Words(c)); len(c) > n && c[n].Raw == ":" && n > 2 && (c[0].Text == "my" || c[0].Text == "our") && occasions[c[n-1].Text] {
		return true // "my daughters birthday: …"
	}
	if start+2 >= len(c) || c[start].Text != "for" {
		return false
	}
	mine := c[start+1].Text == "my" || c[start+1].Text == "our" || c[start+1].Text == "a" || c[start+1].Text == "the"
	return start > 0 && mine || c[start+1].Text == "my" || c[start+1].Text == "our" || len(c) < 6 && start == 0
}

// occasions are what an image is for that somebody names before a colon.
var occasions = lexicon.Set("birthday bday wedding party shower anniversary graduation christening baptism class classroom nursery room shop store business project")

// isLiking reports whether a clause after a request only says what somebody likes.
func isLiking(c []token.Token) bool {
	return len(c) > 2 && tellers[c[0].Text] && slices.ContainsFunc(c[1:min(len(c), 4)], func(t token.Token) bool { return likings[t.Text] })
}

// likingAt returns the token from which a clause says that somebody likes what stands before: "a boat my dad would like".
func likingAt(c []token.Token) int {
	for i := 1; i+3 < len(c)+1; i++ {
		end := len(wording.Words(c))
		if (c[i].Text == "my" || c[i].Text == "our") && end-i >= 3 && end-i <= 5 && likings[c[end-1].Text] && end > 1 && (c[end-2].Text == "would" || c[end-2].Text == "will" || strings.HasSuffix(c[end-1].Text, "s")) {
			return i
		}
	}
	return -1
}

// mineFrom returns the tokens of a clause that say for what of their own somebody wants it: "a sticker for my water bottle". The business that a
// logo is for is its name.
func mineFrom(c, before []token.Token) (from, to int) {
	logo := func(t token.Token) bool { return t.Text == "logo" || t.Text == "mascot" || t.Text == "emblem" }
	if slices.ContainsFunc(c, logo) || slices.ContainsFunc(before, logo) {
		return 0, 0
	}
	for i := 1; i+2 < len(c)+1 && i+1 < len(c); i++ {
		if c[i].Text != "for" {
			continue
		}
		to = i + 2
		if c[i+1].Text == "the" || c[i+1].Text == "a" { // "for the cover of my book"
			for to+1 < len(c) && to < i+5 && c[to].Text != "of" && c[to].Text != "on" {
				to++
			}
			if to+1 >= len(c) || c[to+1].Text != "my" && c[to+1].Text != "our" {
				continue
			}
			to += 2
		} else if c[i+1].Text != "my" && c[i+1].Text != "our" {
			continue
		}
		for to < len(wording.Words(c)) && c[to].Kind == token.Word && !mineEnds[c[to].Text] {
			to++
		}
		return i, to
	}
	return 0, 0
}
