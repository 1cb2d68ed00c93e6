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
