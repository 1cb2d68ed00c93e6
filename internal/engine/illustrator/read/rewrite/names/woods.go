package names

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// woods are the words before "forest" that say of which trees it is, as their names go on before "trees".
var woods = map[string]string{
	"pine": "pine", "evergreen": "pine", "fir": "pine", "spruce": "pine", "conifer": "pine", "coniferous": "pine", "birch": "birch", "oak": "oak", "maple": "fall", "autumn": "fall", "fall": "fall",
	"palm": "palm", "willow": "willow", "bamboo": "bamboos",
}

// Words after which a forest is only where something is, and words that begin another clause.
var (
	intoWoods  = lexicon.Set("in into inside through across from at of on near beside by")
	clauseHead = lexicon.Set("with and over above behind under below in on at by near beside during")
)

// WoodsOf reads a forest of a kind of trees as those trees: nothing of a "snowy pine forest" is seen but pines. What is in such a forest is in any.
func WoodsOf(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		kind := woods[toks[i-1].Text]
		if t := toks[i].Text; kind == "" || t != "forest" && t != "woods" || i+1 < len(toks) && toks[i+1].Kind == token.Word && !clauseHead[toks[i+1].Text] {
			continue
		}
		k := i - 1
		for k > 0 && toks[k-1].Kind == token.Word && !clauseHead[toks[k-1].Text] && !intoWoods[toks[k-1].Text] {
			k--
		}
		out := slices.Clone(toks)
		if k > 0 && intoWoods[toks[k-1].Text] {
			if kind == "pine" { // the trees that any forest has
				out[i].Start = out[i-1].Start
				return slices.Delete(out, i-1, i)
			}
			continue
		}
		out[i-1].Text = kind
		at := token.Token{Text: "in", Raw: "in", Start: toks[i].Start, End: toks[i].Start}
		add := []token.Token{at}
		if kind != "bamboos" {
			trees := at
			trees.Text, trees.Raw = "trees", "trees"
			add = []token.Token{trees, at}
		}
		out = slices.Insert(out, i, add...)
		if out[k].Text == "a" || out[k].Text == "an" {
			out = slices.Delete(out, k, k+1)
		}
		return out
	}
	return toks
}
