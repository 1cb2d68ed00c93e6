package names

import (
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/token"
)

// InitialsJoined makes one word of initials that are typed apart: "monogram initials A R" is about AR.
func InitialsJoined(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if lead := toks[i-1].Text; lead != "initials" && lead != "monogram" && lead != "letters" || !oneCapital(toks[i]) || !oneCapital(toks[i+1]) {
			continue
		}
		to := i + 1
		for to < len(toks) && to < i+3 && oneCapital(toks[to]) {
			to++
		}
		whole := toks[i]
		for _, t := range toks[i+1 : to] {
			whole.Text, whole.Raw, whole.End = whole.Text+t.Text, whole.Raw+t.Raw, t.End
		}
		return append(append(append([]token.Token(nil), toks[:i]...), whole), toks[to:]...)
	}
	return toks
}

// oneCapital reports whether a token is a single capital letter.
func oneCapital(t token.Token) bool {
	r := []rune(strings.Trim(t.Raw, "."))
	return t.Kind == token.Word && len(r) == 1 && unicode.IsUpper(r[0])
}
