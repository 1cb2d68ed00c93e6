package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// given are the things that are no things: who gives somebody one of them does something to them.
var given = map[string]string{
	"piggyback ride": "giving a piggyback ride to", "piggyback": "giving a piggyback ride to", "piggy back ride": "giving a piggyback ride to", "hug": "hugging", "big hug": "hugging", "kiss": "kissing",
	"massage": "massaging", "back massage": "massaging", "bath": "washing", "handshake": "shaking hands with", "shot": "giving a shot to", "injection": "giving an injection to",
	"vaccine": "giving a vaccine to", "vaccination": "giving a vaccination to", "ride": "giving a piggyback ride to", "checkup": "examining", "check up": "examining", "lesson": "beside",
	"haircut": ofHair, "hair cut": ofHair, "trim": ofHair, "fade": ofHair, "buzz cut": ofHair, "undercut": ofHair,
	"hand massage": "massaging", "kiss on the cheek": "kissing", "kiss on the lips": "kissing", "peck on the cheek": "kissing", "goodnight kiss": "kissing", "goodbye kiss": "kissing", "high five": "high fiving", "kiss on the forehead": "kissing", "back rub": "massaging", "bear hug": "hugging",
}

// ofHair is what is done to somebody's hair.
const ofHair = "giving a haircut to"

// verbsOfGiving lead to who gets something.
var verbsOfGiving = lexicon.Set("giving gives give")

// Datives reads "giving his son a piggyback ride" as "giving a piggyback ride to his son", and "giving grandma a hug" as hugging her.
func Datives(toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if !verbsOfGiving[toks[i].Text] {
			continue
		}
		if words, end := givenAt(toks, i+2); words == ofHair && end < len(toks) && toks[end].Text == "to" { // "giving a fade to a boy"
			cut := toks[i+2]
			cut.Text, cut.Raw, cut.End = "haircut", "haircut", toks[end-1].End
			return slices.Concat(toks[:i+2], []token.Token{cut}, toks[end:])
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
