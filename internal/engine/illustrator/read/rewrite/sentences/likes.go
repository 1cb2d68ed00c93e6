package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// Words of what somebody likes: who, the words that make it stronger, and the verbs.
var (
	likers    = lexicon.Set("who which that he she they it")
	strongly  = lexicon.Set("really just absolutely also totally so always simply")
	likeVerbs = lexicon.Set("loves love likes like enjoys enjoy adores adore")
)

// Likes reads "a kid who loves dinosaurs" as a kid with dinosaurs, and "she loves mermaids" where nothing was named before as mermaids. Texts
// that are lettered keep it.
func Likes(toks []token.Token) []token.Token {
	if slices.ContainsFunc(toks, func(t token.Token) bool {
		return wording.Lettered[t.Text] || t.Text == "saying" || t.Text == "words" || t.Text == "text"
	}) ||
		len(toks) > 1 && toks[0].Text == "just" && toks[1].Text == "a" {
		return toks
	}
	for i := 0; i < len(toks); i++ {
		verb := i + 1
		if !likers[toks[i].Text] && (toks[i].Text != "and" || verb == len(toks) || toks[verb].Text != "loves") { // "is two and loves trains"
			continue
		}
		for verb < len(toks) && strongly[toks[verb].Text] {
			verb++
		}
		if verb+1 >= len(toks) || !likeVerbs[toks[verb].Text] || toks[verb+1].Kind != token.Word || toks[verb+1].Text == "to" {
			continue
		}
		from := i
		for from > 0 && wording.Joining[toks[from-1].Text] {
			from--
		}
		if from > 0 && toks[from-1].Kind == token.Pause {
			return toks // a sentence of its own may only say for whom the image is
		}
		if from == 0 || strings.HasSuffix(toks[verb+1].Text, "ing") { // "who loves reading" reads
			return slices.Concat(toks[:from], toks[verb+1:])
		}
		with := wording.Word(toks[verb], "with")
		with.End = toks[verb].End
		return slices.Concat(toks[:from], []token.Token{with}, toks[verb+1:])
	}
	return toks
}
