package correction

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/token"
)

// misspellings are the words of misspellings.txt and what each is meant for.
var misspellings = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for line := range lexicon.Lines(data.Text("misspellings")) {
		typed, meant, _ := strings.Cut(line, " = ")
		for _, word := range lexicon.List(typed) {
			all[word] = meant
		}
	}
	return all
})

// Respell replaces well-known misspellings before the language is found out. Correct notes what was typed.
func Respell(toks []token.Token) []token.Token {
	for i, t := range toks {
		if meant := misspellings()[t.Text]; meant != "" && t.Kind == token.Word && !strings.ContainsAny(t.Raw, "'’") {
			toks[i].Text = meant
		}
	}
	return toks
}
