package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// grown are the bodies of people who are named again without saying what they do.
var grown = map[string]string{"man": "male", "guy": "male", "male": "male", "woman": "female", "lady": "female", "female": "female"}

// SamePerson reads a segment that names the only person again by looks as what they look like: "a pastor with a bible, black man in a grey suit" is a
// black male pastor in a grey suit. An article before the second name makes somebody else of it.
func SamePerson(r vocabulary.Finder, toks []token.Token) []token.Token {
	at, role := onlyRole(r, toks)
	if role.To == 0 {
		return toks
	}
	for i := role.To; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Pause {
			continue
		}
		body := i + 1
		for body < len(toks) && toks[body].Kind == token.Word && grown[toks[body].Text] == "" && r.At(toks, body, 1).Is(vocabulary.Describing...) && !countsOne[toks[body].Text] {
			body++
		}
		if body >= len(toks) || toks[body].Kind != token.Word || grown[toks[body].Text] == "" {
			continue
		}
		end := body + 1
		for end < len(toks) && toks[end].Kind == token.Word {
			end++
		}
		said := toks[body]
		said.Text, said.Raw = grown[said.Text], grown[said.Text]
		looks := append(slices.Clone(toks[i+1:body]), said)
		return slices.Concat(toks[:at], looks, toks[role.From:role.To], toks[body+1:end], toks[role.To:i], toks[end:])
	}
	return toks
}

// countsOne are the words that make somebody else of a name.
var countsOne = lexicon.Set("a an the one two another second other his her")

// onlyRole is the phrase that names the only person of a prompt, by a role, before the first pause, and where a look may stand before it.
func onlyRole(r vocabulary.Finder, toks []token.Token) (int, vocabulary.Phrase) {
	var found vocabulary.Phrase
	n := 0
	for i := 0; i < len(toks) && toks[i].Kind == token.Word; {
		s := r.Longest(toks, i)
		if role := roleNamed(r, s); role != "" && !noRoles[role] {
			found = s
			n++
		} else if s.Is(vocabulary.Person) {
			n++
		}
		i = max(i+1, s.To)
	}
	if n != 1 || found.To == 0 {
		return 0, vocabulary.Phrase{}
	}
	return found.From, found
}

// OnesParted puts a pause before a further "one" that tells of another of several and has none: "one tall blonde one short with black hair".
func OnesParted(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 3; i+1 < len(toks); i++ {
		before := toks[i-1]
		if toks[i].Text != "one" || before.Kind != token.Word || partless[before.Text] || r.At(toks, i-1, 1).Is(vocabulary.Relation) || !oneBefore(toks, i) || !several(r, toks[:i]) {
			continue
		}
		if next := r.At(toks, i+1, 1); !next.Is(vocabulary.Describing...) && !afterRank[toks[i+1].Text] && ownedBy[toks[i+1].Text] == "" {
			continue
		}
		pause := toks[i]
		pause.Kind, pause.Text, pause.Raw, pause.End = token.Pause, "", "", pause.Start
		toks = slices.Insert(slices.Clone(toks), i, pause)
		i++
	}
	return toks
}

// partless are words after which "one" begins nothing new.
var partless = lexicon.Set("the and or but no each every this that another only just last with")

// oneBefore reports whether an earlier "one" opened a segment in the few words before token i.
func oneBefore(toks []token.Token, i int) bool {
	for k := i - 2; k > max(0, i-9); k-- {
		if toks[k].Text == "one" && toks[k-1].Kind == token.Pause {
			return true
		}
	}
	return false
}

// OneLooksLast puts what one of several looks like behind what it is with: in "one tall with red hair" the hair is that of the tall one.
func OneLooksLast(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+2 < len(toks); i++ {
		if toks[i].Text != "one" || toks[i].Kind != token.Word || toks[i-1].Kind == token.Word && toks[i-1].Text != "and" || !several(r, toks[:i]) || slices.ContainsFunc(toks[:i], func(t token.Token) bool { return friendWords[t.Text] }) {
			continue
		}
		at := i + 1
		for at < len(toks) && toks[at].Kind == token.Word && (toks[at].Text == "and" && at > i+1 || r.At(toks, at, 1).Is(vocabulary.Build, vocabulary.Size, vocabulary.HairColor, vocabulary.HairStyle) && !r.At(toks, at, 1).Is(vocabulary.Thing)) {
			at++
		}
		if at > i+1 && (at >= len(toks) || toks[at].Kind != token.Word) {
			toks = hairOfOne(r, toks, i, at)
			continue
		}
		if at == i+1 || at+1 >= len(toks) || toks[at].Text != "with" && toks[at].Text != "in" && toks[at].Text != "wearing" {
			continue
		}
		end := at + 1
		for end < len(toks) && toks[end].Kind == token.Word && toks[end].Text != "one" && (toks[end].Text != "and" || end+1 >= len(toks) || toks[end+1].Text != "one") {
			end++
		}
		toks = slices.Concat(toks[:i+1], toks[at:end], toks[i+1:at], toks[end:])
		i = end - 1
	}
	return toks
}

// hairOfOne puts "with blonde hair" in the place of "blonde" among the looks from i to end, so that all of several are told of alike.
func hairOfOne(r vocabulary.Finder, toks []token.Token, i, end int) []token.Token {
	for k := i + 1; k < end; k++ {
		if !r.At(toks, k, 1).Is(vocabulary.HairColor) {
			continue
		}
		said := token.Split("with hair")
		for n := range said {
			said[n].Start, said[n].End = toks[k].Start, toks[k].End
		}
		others := slices.DeleteFunc(slices.Concat(toks[i+1:k], toks[k+1:end]), func(t token.Token) bool { return t.Text == "and" })
		return slices.Concat(toks[:i+1], []token.Token{said[0], toks[k], said[1]}, others, toks[end:])
	}
	return toks
}
