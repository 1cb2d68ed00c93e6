package positions

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// stacks are the words for animals on each other, between words that only go with them.
	stacks     = lexicon.Set("stacked stack tower pile pyramid piled stacking")
	stackWords = lexicon.Set("a an the of farm animals animal forest jungle safari woodland zoo cute funny stacked stack tower pile pyramid piled stacking standing sitting on top up each other eachother others one another other's others' backs back with and")
)

// StackedKinds puts animals of several kinds that are listed as a stack on each other, the first one below: "animals stacked on top of each other: cow, pig, sheep".
func StackedKinds(r vocabulary.Finder, toks []token.Token) []token.Token {
	told := slices.ContainsFunc(toks, func(t token.Token) bool { return stacks[t.Text] })
	for i := 0; i+3 < len(toks) && !told; i++ { // "a dog, a cat and a rooster standing on each other's backs"
		told = (toks[i].Text == "on") && toks[i+1].Text == "each" && (toks[i+3].Text == "backs" || toks[i+3].Text == "back")
	}
	if !told {
		return toks
	}
	animal := func(i int) bool {
		return i < len(toks) && wording.IsAnimal(r, r.At(toks, i, 1)) && toks[i].Text != "animals" && toks[i].Text != "animal"
	}
	var kinds [][]token.Token
	for i, t := range toks {
		switch {
		case t.Kind == token.Quote:
			return toks
		case t.Kind != token.Word || stackWords[t.Text]:
		case animal(i) && i > 0 && toks[i-1].Kind == token.Word && !stackWords[toks[i-1].Text] && !animal(i-1):
			kinds = append(kinds, toks[i-1:i+1]) // "a brown bear"
		case animal(i):
			kinds = append(kinds, toks[i:i+1])
		case !animal(i+1) && i < tail(toks):
			return toks
		}
	}
	if len(kinds) < 3 {
		return toks
	}
	var out []token.Token
	words := stackSaid(toks)
	for n, kind := range slices.Backward(kinds) {
		out = append(out, kind...)
		if n == 0 {
			break
		}
		said := token.Split("on top of")
		for k := range said {
			said[k].Start, said[k].End = kind[len(kind)-1].End, kind[len(kind)-1].End
			if len(words) > 0 {
				said[k].Start, said[k].End = words[0][0], words[0][1]
			}
		}
		if len(words) > 0 {
			words = words[1:]
		}
		out = append(out, said...)
	}
	return append(out, toks[tail(toks):]...)
}

// stackSaid are the starts and ends of the runs of words that say that animals are a stack.
func stackSaid(toks []token.Token) [][2]int {
	var out [][2]int
	for i := 0; i < len(toks); i++ {
		from := i
		for i < len(toks) && toks[i].Kind == token.Word && stackWords[toks[i].Text] {
			i++
		}
		for from < i && lesser[toks[from].Text] {
			from++
		}
		if from < i && !lesser[toks[i-1].Text] {
			out = append(out, [2]int{toks[from].Start, toks[i-1].End})
		} else if i-from > 1 {
			out = append(out, [2]int{toks[from].Start, toks[i-2].End})
		}
	}
	return out
}

// lesser are the words between the animals of a list.
var lesser = lexicon.Set("a an the and with")

// tail is where the words at the end of a prompt begin that only say what kind of picture it is.
func tail(toks []token.Token) int {
	at := len(toks)
	for at > 0 && trade[toks[at-1].Text] {
		at--
	}
	return at
}

// trade are words that end prompts and name no thing of the picture.
var trade = lexicon.Set("clipart png svg sticker watercolor cartoon illustration logo silhouette")
