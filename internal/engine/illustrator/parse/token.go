package parse

import (
	"strings"
	"unicode"
)

// maxRunes bounds the work: a prompt's first words decide the picture.
const maxRunes = 2000

type kind uint8

const (
	word kind = iota
	pause
	emoji
	quote
)

// token is a word in lower case, a pause (punctuation), an emoji sequence or a quoted text in its own case.
type token struct {
	kind kind
	text string
	raw  string // a word as typed
}

func tokenize(text string) []token {
	runes := []rune(text)
	if len(runes) > maxRunes {
		runes = runes[:maxRunes]
		for len(runes) > maxRunes-30 && unicode.IsLetter(runes[len(runes)-1]) {
			runes = runes[:len(runes)-1]
		}
	}
	var tokens []token
	for i := 0; i < len(runes); {
		t, next := scan(runes, i)
		if t.text != "" || t.kind == pause {
			tokens = append(tokens, t)
		}
		i = next
	}
	return tokens
}

// scan reads one token at i and returns where the next begins; blanks give an empty word.
func scan(runes []rune, i int) (token, int) {
	r := runes[i]
	if closer, ok := quotes[r]; ok {
		if end := closing(runes, i, closer); end > 0 {
			return token{kind: quote, text: strings.TrimSpace(string(runes[i+1 : end]))}, end + 1
		}
	}
	switch {
	case isEmoji(r):
		end := emojiEnd(runes, i)
		return token{kind: emoji, text: string(runes[i:end])}, end
	case unicode.IsLetter(r) || unicode.IsDigit(r):
		return scanWord(runes, i)
	case strings.ContainsRune(",;.:!?()[]|/\n—–", r):
		return token{kind: pause}, i + 1
	}
	return token{}, i + 1
}

func scanWord(runes []rune, i int) (token, int) {
	end := i
	for end < len(runes) && (unicode.IsLetter(runes[end]) || unicode.IsDigit(runes[end]) || unicode.IsMark(runes[end]) || apostrophe(runes, end)) {
		end++
	}
	raw := string(runes[i:end])
	return token{kind: word, text: fold(raw), raw: raw}, end
}

func apostrophe(runes []rune, i int) bool {
	return (runes[i] == '\'' || runes[i] == '’') && i+1 < len(runes) && unicode.IsLetter(runes[i+1])
}

var quotes = map[rune]rune{'"': '"', '“': '”', '„': '“', '«': '»', '‘': '’', '\'': '\''}

// closing returns where a quotation that opens at i ends, or 0. A text longer than 60 runes is not for lettering.
func closing(runes []rune, i int, closer rune) int {
	if runes[i] == '\'' && i > 0 && unicode.IsLetter(runes[i-1]) {
		return 0
	}
	for end := i + 2; end < len(runes) && end < i+62; end++ {
		ends := end+1 == len(runes) || !unicode.IsLetter(runes[end+1])
		if runes[end] == closer && ends {
			return end
		}
	}
	return 0
}

// fold lowers a word and drops apostrophes and Latin accents, as the word tables do.
func fold(raw string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(raw) {
		switch {
		case r == '\'' || r == '’' || unicode.IsMark(r):
		case r > 0x7f && r < 0x180:
			b.WriteString(plainLatin(r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

const accented = "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿāăąćčďđēęěğīłńňőřśşšťūůűźżž"
const unaccented = "aaaaaaceeeeiiiinoooooouuuuyyaaaccddeeegilnnorssstuuuzzz"

func plainLatin(r rune) string {
	if at := strings.IndexRune(accented, r); at >= 0 {
		return string(unaccented[len([]rune(accented[:at]))])
	}
	return string(r)
}
