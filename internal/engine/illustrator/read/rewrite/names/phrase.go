package names

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// phrases are names that say what somebody does, by their words, and the same in words that the reader knows. The first word of each is a key
// as well, with nothing said for it.
var phrases = sync.OnceValue(func() map[string][]token.Token {
	all := map[string][]token.Token{}
	bare := map[string][]token.Token{}
	for line := range lexicon.Lines(data.Text("phrases")) {
		words, said, _ := strings.Cut(line, " = ")
		for _, item := range lexicon.List(words) {
			key := token.Key(item)
			first, _, _ := strings.Cut(key, " ")
			if _, known := all[first]; !known {
				all[first] = nil
			}
			all[key] = token.Split(said)
			if short := withoutArticles(key); strings.Count(short, " ") > 0 && !articles[first] {
				bare[short] = all[key]
			}
		}
	}
	for key, said := range bare {
		if all[key] == nil {
			all[key] = said // "looking at map"
		}
	}
	return all
})

// articles are the words that people leave out of phrases, or put others in the place of: "looking at map", "looking at the map".
var articles = lexicon.Set("a an the")

// withoutArticles is a phrase without the articles in it.
func withoutArticles(key string) string {
	words := slices.DeleteFunc(strings.Fields(key), func(w string) bool { return articles[w] })
	return strings.Join(words, " ")
}

// longestPhrase is how many words a name in phrases.txt has at most.
const longestPhrase = 12

// LongestSaid is how many words it is put into at most.
const LongestSaid = 8

// Paraphrase puts such names into words that the reader knows: a dog walker is a person walking a dog. The words keep the name's place in
// the prompt.
func Paraphrase(r vocabulary.Finder, toks []token.Token) []token.Token {
	out := make([]token.Token, 0, len(toks))
	for i := 0; i < len(toks); {
		n, said := phraseAt(toks, i)
		clause := n > 1 && said[0].Text == toks[i+n-1].Text && i+n < len(toks) && wording.Newcomers[toks[i+n].Text] // "a horse riding a skateboard"
		if n == 0 || clause || n > 1 && r.NameRunsOn(toks, i+n) {
			out = append(out, toks[i])
			i++
			continue
		}
		for _, t := range said {
			t.Start, t.End = min(toks[i].Start, toks[i+n-1].Start), max(toks[i].End, toks[i+n-1].End) // the words may have been moved
			out = append(out, t)
		}
		i += n
	}
	return out
}

func phraseAt(toks []token.Token, i int) (int, []token.Token) {
	if _, begins := phrases()[toks[i].Text]; !begins {
		return 0, nil
	}
	for n := min(longestPhrase, len(toks)-i); n > 0; n-- {
		words := make([]string, 0, n)
		for _, t := range toks[i : i+n] {
			if t.Kind == token.Word {
				words = append(words, t.Text)
			}
		}
		key := strings.Join(words, " ")
		said := phrases()[key]
		if said == nil && len(words) == n && !articles[words[0]] && !articles[words[n-1]] {
			said = phrases()[withoutArticles(key)]
		}
		if said != nil && len(words) == n {
			return n, said
		}
	}
	return 0, nil
}
