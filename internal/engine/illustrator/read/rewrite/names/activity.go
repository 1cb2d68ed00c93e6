package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// Actor puts somebody who does it before an activity; both keep its place in the prompt.
func Actor(toks []token.Token) []token.Token {
	who := token.Token{Kind: token.Word, Text: "person", Raw: "person", Start: toks[0].Start, End: toks[0].End}
	return append([]token.Token{who}, toks...)
}

// WaterAlone reads water that nothing holds as a splash of it, where a prompt names nothing before or after: "water png", "clear water".
func WaterAlone(toks []token.Token) []token.Token {
	at := -1
	for i, t := range toks {
		switch {
		case t.Kind != token.Word:
			return toks
		case t.Text == "water":
			at = i
		case !watery[t.Text]:
			return toks
		}
	}
	if at < 0 {
		return toks
	}
	splash := toks[at]
	splash.Text, splash.Raw = "splash", "splash"
	return slices.Insert(slices.Clone(toks), at+1, splash)
}

// watery are words beside water that name no thing.
var watery = lexicon.Set("a the of some clear clean fresh blue pure cool cold splashing flowing moving png clipart transparent background image effect texture overlay realistic cartoon")
