package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// given are the things that are no things: who gives somebody one of them does something to them.
var given = map[string]string{
	"piggyback ride": "giving a piggyback ride to", "piggyback": "giving a piggyback ride to", "piggy back ride": "giving a piggyback ride to", "hug": "hugging", "big hug": "hugging", "kiss": "kissing",
	"massage": "massaging", "back massage": "massaging", "bath": "washing", "handshake": "shaking hands with", "shot": "giving a shot to", "injection": "giving an injection to",
	"vaccine": "giving a vaccine to", "vaccination": "giving a vaccination to", "ride": "giving a piggyback ride to", "checkup": "examining", "check up": "examining", "lesson": "beside",
	"hand massage": "massaging", "kiss on the cheek": "kissing",
}

// verbsOfGiving lead to who gets something.
var verbsOfGiving = wordSet("giving gives give")

// datives reads "giving his son a piggyback ride" as "giving a piggyback ride to his son", and "giving grandma a hug" as hugging her.
func datives(toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if !verbsOfGiving[toks[i].Text] {
			continue
		}
		for at := i + 2; at < min(i+7, len(toks)-1); at++ {
			if t := toks[at].Text; t != "a" && t != "an" {
				continue
			}
			words, end := givenAt(toks, at+1)
			if words == "" || toks[i+1].Text == "a" && at == i+1 {
				continue
			}
			lead := token.Split(words)
			for k := range lead {
				lead[k].Start, lead[k].End = toks[i].Start, toks[i].End
			}
			whom := slices.Clone(toks[i+1 : at])
			whom[len(whom)-1].End = toks[end-1].End
			return append(append(append(slices.Clone(toks[:i]), lead...), whom...), toks[end:]...)
		}
	}
	return toks
}

// givenAt finds the longest name of what is given at a place.
func givenAt(toks []token.Token, at int) (words string, end int) {
	for n := min(4, len(toks)-at); n > 0; n-- {
		var parts []string
		for _, t := range toks[at : at+n] {
			parts = append(parts, t.Text)
		}
		if words := given[strings.Join(parts, " ")]; words != "" {
			return words, at + n
		}
	}
	return "", 0
}

// piggyback lets who rides on somebody's back do so, unless they are said to be on the shoulders.
func (p *parser) piggyback() {
	onBack := slices.ContainsFunc(p.toks, func(t token.Token) bool { return strings.HasPrefix(t.Text, "piggyback") || t.Text == "back" })
	for _, r := range p.out.Relations {
		if onBack && r.Kind == "riding" && p.isPerson(r.From) && p.isPerson(r.To) && p.out.Subjects[r.From].Pose == "" {
			p.out.Subjects[r.From].Pose = "piggyback"
		}
	}
}

// shirts are the garments that numbers are on.
var shirts = wordSet("jersey shirt uniform tshirt")

// jerseys reads "number 9 jersey" and ", jersey number 9" as "wearing a jersey that says 9".
func jerseys(toks []token.Token) []token.Token {
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
	if lead > 0 && determiners[toks[lead].Text] {
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
	case vocabulary.Shared().Has(token.Key(before.Text), color):
		return i, false
	}
	return i, true
}
