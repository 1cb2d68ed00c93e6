package names

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ClassOf reads "yoga class, four women" as four women who do yoga: the class is who is told of after it.
func ClassOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		def, _ := s.Value(vocabulary.Person)
		first, _, several := strings.Cut(def, " + ")
		_, doing, acts := strings.Cut(first, "/")
		if !several || !acts || s.To+2 >= len(toks) || toks[s.To].Kind != token.Pause || !vocabulary.IsNumber(toks[s.To+1].Text) && vocabulary.Numerals[toks[s.To+1].Text] == "" {
			i = max(i, s.To-1)
			continue
		}
		if who := r.Longest(toks, s.To+2); who.Is(vocabulary.Person) {
			if doing == "ballet" {
				doing = "dancing"
			}
			told := token.Split(doing)
			for k := range told {
				told[k].Start, told[k].End = toks[s.From].Start, toks[s.To-1].End
			}
			return slices.Concat(toks[:s.From], toks[s.To+1:who.To], told, toks[who.To:])
		}
	}
	return toks
}
