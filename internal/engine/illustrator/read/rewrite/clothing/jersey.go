package clothing

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// shirts are the garments that numbers are on.
var shirts = lexicon.Set("jersey shirt uniform tshirt")

// Jerseys reads "number 9 jersey" and ", jersey number 9" as "wearing a jersey that says 9".
func Jerseys(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		a, b, c := i, i+1, i+2
		if i > 0 && toks[a].Kind == token.Pause && shirts[toks[a-1].Text] && toks[b].Text == "number" && vocabulary.IsNumber(toks[c].Text) {
			return saysNumber(slices.Delete(slices.Clone(toks), a, b), a, b) // "red jersey, number 13"
		}
		switch {
		case toks[a].Text == "number" && vocabulary.IsNumber(toks[b].Text) && shirts[toks[c].Text]:
			a, b, c = c, a, b
		case shirts[toks[a].Text] && toks[b].Text == "number" && vocabulary.IsNumber(toks[c].Text):
		default:
			continue
		}
		start, ok := beforeJersey(toks, i)
		if !ok { // its color stands before it
			if a == i {
				toks = saysNumber(toks, b, c)
			}
			continue
		}
		with := toks[i]
		with.Text, with.Raw = "wearing", "wearing"
		told := toks[c]
		told.Kind = token.Quote // the text ends there
		says := token.Split("that says")
		for k := range says {
			says[k].Start, says[k].End = toks[b].Start, toks[b].End
		}
		out := append(append(slices.Clone(toks[:start]), with, toks[a]), append(says, told)...)
		return append(out, toks[i+3:]...)
	}
	return toks
}

// saysNumber puts "that says" for the word "number" at a token, before the number at the next one.
func saysNumber(toks []token.Token, word, number int) []token.Token {
	says := token.Split("that says")
	for k := range says {
		says[k].Start, says[k].End = toks[word].Start, toks[word].End
	}
	told := toks[number]
	told.Kind = token.Quote // the text ends there
	out := append(slices.Clone(toks[:word]), says...)
	return append(append(out, told), toks[number+1:]...)
}

// beforeJersey is where the words begin that lead to a jersey: a pause, "in a", "with"; none do where a word for its look stands before it.
func beforeJersey(toks []token.Token, i int) (start int, ok bool) {
	lead := i - 1
	if lead > 0 && wording.Determiners[toks[lead].Text] {
		lead--
	}
	if lead < 0 {
		return i, true
	}
	switch before := toks[lead]; {
	case before.Text == "with" || before.Text == "wearing" || before.Text == "in":
		return lead, true
	case before.Kind == token.Pause:
		return lead, true
	case vocabulary.Shared().Has(token.Key(before.Text), vocabulary.Color):
		return i, false
	}
	return i, true
}
