package request

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// refusals are the words that refuse what the next verb asks for, with what may stand before them.
	refusals = lexicon.Set("don't dont shouldn't shouldnt mustn't never")
	// mayRefuse may stand before a refusal.
	mayRefuse = lexicon.Set("please pls plz and but also i we you just really so it there")
	// putting are the verbs of what is refused.
	putting = lexicon.Set("put add include draw use show want need have place give")
	// nowhere are the words at the end of what is refused for where it would be.
	nowhere = lexicon.Set("him her it them there please on in to around near anywhere")
)

// Refused reads what somebody asks not to be drawn as what the image is without: "please don't put a collar or leash on him".
func Refused(toks []token.Token) []token.Token {
	var kept []token.Token
	for _, c := range wording.ClausesOf(toks) {
		kept = append(kept, refused(c)...)
	}
	return kept
}

func refused(c []token.Token) []token.Token {
	n := len(wording.Words(c))
	i := 0
	for i < n && mayRefuse[c[i].Text] {
		i++
	}
	to := i + 1
	if i+1 < n && c[i].Text == "do" && c[i+1].Text == "not" {
		to = i + 2
	} else if i >= n || !refusals[c[i].Text] {
		return c
	}
	if to >= n || !putting[c[to].Text] || to+1 >= n || nowhere[c[to+1].Text] || c[to+1].Text == "to" {
		return c
	}
	end := n
	for end > to+1 && nowhere[c[end-1].Text] {
		end--
	}
	no := c[to]
	no.Text, no.Raw, no.Start = "no", "no", c[0].Start
	for to++; to+1 < end && wording.Articles[c[to].Text] || c[to].Text == "any"; to++ {
	}
	return slices.Concat([]token.Token{no}, c[to:end], wording.PausesOf(c))
}

// wished reads how somebody wants it as what it is, and returns the words before that: "my daughter wants it purple". It returns nothing where a clause tells no such wish.
func wished(c []token.Token) (kept, told []token.Token) {
	at := wishAt(c)
	if at < 0 {
		return nil, nil
	}
	it := slices.IndexFunc(c, func(t token.Token) bool { return t.Text == "it" || t.Text == "them" || t.Text == "this" })
	is := c[it]
	is.Text, is.Raw, is.Start = "is", "is", is.End
	told, topic := c[:it], c[it]
	topic.Text, topic.Raw = "it", "it"
	return append([]token.Token{topic, is}, c[at:]...), told
}

// wishAt is the token from which a clause says how somebody wants it; -1 if it does not.
func wishAt(c []token.Token) int {
	n := len(wording.Words(c))
	if n < 4 || n > longestWish || !tellers[c[0].Text] {
		return -1
	}
	for i := 1; i+2 < n && i < 4; i++ {
		if !wishing[c[i].Text] || c[i+1].Text != "it" && c[i+1].Text != "them" && c[i+1].Text != "this" {
			continue
		}
		at := i + 2
		if c[at].Text == "to" && at+2 < n && c[at+1].Text == "be" {
			at += 2
		}
		if noLooks[c[at].Text] {
			return -1
		}
		return at
	}
	return -1
}

// longestWish is how many words a clause with a wish has.
const longestWish = 9

var (
	wishing = lexicon.Set("want wants need needs like prefer prefers")
	// noLooks follow a wish that tells no looks.
	noLooks = lexicon.Set("for on to so as because by before with when if and or that which too very much a the")
)
