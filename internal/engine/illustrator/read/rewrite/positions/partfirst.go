package positions

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// partAt are words for where a part is on what has it.
var partAt = lexicon.Set("in on inside atop around across")

// PartFirst reads "a striped straw in a milkshake" and "red stripe on a white boat", where the first noun is a part that nothing draws by itself, as the
// thing with that part.
func PartFirst(r vocabulary.Finder, toks []token.Token) []token.Token {
	at := slices.IndexFunc(toks, func(t token.Token) bool { return t.Kind != token.Word || partAt[t.Text] })
	if at < 1 || at > 4 || at+1 >= len(toks) || toks[at].Kind != token.Word {
		return toks
	}
	part := r.LongestAhead(toks, at-1)
	if part.To != at || part.Is(vocabulary.Thing, vocabulary.Person) && toks[at-1].Text != "straw" || !part.Is(vocabulary.PartWord) && !trims[toks[at-1].Text] {
		return toks
	}
	head := at + 1
	var id string
	for ; head < len(toks) && toks[head].Kind == token.Word && id == ""; head++ {
		name := r.Longest(toks, head)
		if v, ok := name.Value(vocabulary.Thing); ok && r.Drawable(v) != "" && !name.Is(vocabulary.Color, vocabulary.Material) {
			id, head = v, name.To-1
		} else if name.Is(vocabulary.Relation) {
			return toks
		}
	}
	word := toks[at-1].Text
	if t, ok := things.ByID(id); !ok || !trims[word] && !slices.ContainsFunc(t.Parts, func(p string) bool {
		return slices.Contains(things.Singulars(p), word) || slices.Contains(things.Singulars(word), p)
	}) {
		return toks
	}
	with := token.Token{Kind: token.Word, Text: "with", Raw: "with", Start: toks[at].Start, End: toks[at].End}
	return slices.Concat(toks[at+1:head], []token.Token{with}, toks[:at], toks[head:])
}

// trims are the parts that many things have or take.
var trims = lexicon.Set("stripe stripes straw")
