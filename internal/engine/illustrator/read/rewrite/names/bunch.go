package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// inBunch are the numbers of balloons that one bunch is drawn with.
var inBunch = map[string]bool{"three": true, "3": true, "four": true, "4": true, "five": true, "5": true, "six": true, "6": true, "seven": true, "7": true, "eight": false, "8": false}

// BalloonBunch puts the number and the colors of a bunch of balloons beside its name: "a bunch of 7 red balloons" is "a red balloon bunch of 7 balloons",
// and no rows of balloons.
func BalloonBunch(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if toks[i].Text != "bunch" && toks[i].Text != "cluster" && toks[i].Text != "bouquet" || toks[i+1].Text != "of" {
			continue
		}
		at := i + 2
		number, known := inBunch[toks[at].Text]
		if known {
			at++
		}
		looks := at
		for at+1 < len(toks) && toks[at].Kind == token.Word && toks[at].Text != "balloons" && (toks[at].Text == "and" && at > looks || r.At(toks, at, 1).Is(vocabulary.Color, vocabulary.Fill) || r.At(toks, at, 2).Is(vocabulary.Color) || at > looks && r.At(toks, at-1, 2).Is(vocabulary.Color)) {
			at++
		}
		if at >= len(toks) || toks[at].Text != "balloons" || !known && at == looks {
			continue
		}
		balloon, bunch := toks[i], toks[at] // a name of several words goes on to the right in the prompt
		balloon.Text, balloon.Raw, bunch.Text, bunch.Raw = "balloon", "balloon", "bunch", "bunch"
		named := append(slices.Clone(toks[looks:at]), balloon, bunch)
		if number {
			named = append(named, toks[i+1], toks[i+2], toks[at])
		}
		return slices.Replace(slices.Clone(toks), i, at+1, named...)
	}
	return toks
}
