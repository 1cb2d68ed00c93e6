package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// rankWords are the words for one of several by its place among them or beside the other, and what is said of its size.
var rankWords = map[string]string{
	"first": "", "second": "", "third": "", "fourth": "", "fifth": "", "middle": "", "last": "", "other": "", "others": "",
	"older": "big", "oldest": "big", "younger": "small", "youngest": "small", "bigger": "big", "biggest": "big", "larger": "big", "largest": "big",
	"smaller": "small", "smallest": "small", "taller": "big", "tallest": "big", "shorter": "small", "shortest": "small", "littler": "small", "littlest": "small",
}

// ownedBy are the verbs after which what one of several has is told, and those that say so elsewhere.
var ownedBy = map[string]string{"has": "with", "had": "with", "having": "with", "wears": "wearing", "holds": "holding", "carries": "carrying", "plays": "playing", "rides": "riding"}

// afterRank are further words that may follow one of several of which something is told.
var afterRank = lexicon.Set("is with in wearing holding carrying playing riding")

// Ones puts what is told of several one after the other into "one …, one …": "the older one has braids, the younger a dress", "first has a pink
// hat, second a green one". At least two of them are told of.
func Ones(r vocabulary.Finder, toks []token.Token) []token.Token {
	var at []int
	elliptic := 0
	for i := 1; i+1 < len(toks); i++ {
		if oneTold(r, toks, i) {
			at = append(at, i)
		} else if len(at) > 0 && toks[i].Text == "one" && toks[i+1].Kind == token.Word && r.At(toks, i+1, 1).Is(vocabulary.Thing) {
			elliptic++
		}
	}
	if len(at)+elliptic < 2 || len(at) == 0 || !several(r, toks[:at[0]]) {
		return toks
	}
	for _, i := range slices.Backward(at) {
		toks = asOne(r, toks, i)
	}
	return sameVerb(r, toks)
}

// sameVerb repeats the verb that is left out after a further "one": "one plays trumpet, one guitar and one violin".
func sameVerb(r vocabulary.Finder, toks []token.Token) []token.Token {
	var verb token.Token
	for i := 0; i+1 < len(toks); i++ {
		if toks[i].Text != "one" || toks[i].Kind != token.Word || toks[i+1].Kind != token.Word {
			continue
		}
		if next := r.At(toks, i+1, 1); repeatedVerbs[toks[i+1].Text] {
			verb = toks[i+1]
		} else if verb.Text != "" && next.Is(vocabulary.Thing) && !next.Is(vocabulary.Color, vocabulary.Size, vocabulary.Pose, vocabulary.Relation) {
			again := verb
			again.Start, again.End = toks[i].End, toks[i].End
			toks = slices.Insert(slices.Clone(toks), i+1, again)
		}
	}
	return toks
}

// repeatedVerbs are the verbs that are told once of several who do the same with different things.
var repeatedVerbs = lexicon.Set("playing holding riding eating wearing carrying with")

// oneTold reports whether the token at i stands for one of several, and what follows tells something of it.
func oneTold(r vocabulary.Finder, toks []token.Token, i int) bool {
	t := toks[i]
	_, rank := rankWords[t.Text]
	if t.Kind != token.Word || !rank && t.Text != "one" {
		return false
	}
	next := i + 1
	if rank && toks[next].Text == "one" && next+1 < len(toks) {
		next++
	}
	if !rank {
		before := toks[i-1]
		if _, ranked := rankWords[before.Text]; ranked || before.Text == "the" || before.Text == "no" || before.Kind == token.Word && r.At(toks, i-1, 1).Is(vocabulary.Describing...) && !likeBefore(toks, i) {
			return false // "the big one is asleep"
		}
	} else if before := toks[i-1]; before.Text != "the" && before.Text != "and" && before.Kind != token.Pause {
		return false
	}
	if toks[next].Kind != token.Word {
		return false
	}
	word := toks[next].Text
	if word == "on" && next+1 < len(toks) && instrument(r, toks, next+1) {
		return true
	}
	elliptic := (word == "a" || word == "an") && rank
	return ownedBy[word] != "" || afterRank[word] || elliptic || r.At(toks, next, 1).Is(vocabulary.Pose, vocabulary.Expression)
}

// likeBefore reports whether "one" at i goes on like an earlier one: "one in pink one in yellow".
func likeBefore(toks []token.Token, i int) bool {
	for k := max(1, i-5); k+1 < i; k++ {
		if toks[k].Text == "one" && toks[k+1].Text == toks[i+1].Text && afterRank[toks[i+1].Text] {
			return true
		}
	}
	return false
}

// instrument reports whether an instrument is named at token i: "one on drums".
func instrument(r vocabulary.Finder, toks []token.Token, i int) bool {
	if toks[i].Text == "the" {
		i++
	}
	id, _ := r.LongestAhead(toks, i).Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return t.Group == "music-art" || id == "keyboard"
}

// several reports whether a word for several is among some tokens.
func several(r vocabulary.Finder, toks []token.Token) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && (vocabulary.Phrase{Senses: r.Words.Senses[t.Text]}).Is(vocabulary.Count) && t.Text != "a" && t.Text != "an" && t.Text != "one"
	})
}

// asOne replaces the words for one of several at i by "one" after a pause, with "with" before what it has.
func asOne(r vocabulary.Finder, toks []token.Token, i int) []token.Token {
	from, to := i, i+1
	size := rankWords[toks[i].Text]
	if toks[from-1].Text == "the" {
		from--
	}
	if toks[i].Text != "one" && toks[to].Text == "one" {
		to++
	}
	one := toks[i]
	one.Text, one.Raw, one.Start, one.End = "one", "one", toks[from].Start, toks[to-1].End
	pause := one
	pause.Kind, pause.Text, pause.Raw, pause.End = token.Pause, "", "", one.Start
	said := []token.Token{one}
	if before := toks[from-1]; before.Kind == token.Word && before.Text != "and" && before.Text != "with" && before.Text != "but" {
		said = []token.Token{pause, one}
	}
	if size != "" {
		look := one
		look.Text, look.Raw = size, size
		said = append(said, look)
	}
	switch word := toks[to].Text; {
	case ownedBy[word] != "":
		has := toks[to]
		has.Text, has.Raw = ownedBy[word], ownedBy[word]
		said, to = append(said, has), to+1
	case word == "on" && instrument(r, toks, to+1):
		has := toks[to]
		has.Text, has.Raw = "playing", "playing"
		said, to = append(said, has), to+1
	case word == "a" || word == "an":
		has := toks[to]
		has.Text, has.Raw = "with", "with"
		said = append(said, has)
	}
	return slices.Concat(toks[:from], said, toks[to:])
}
