// Package token cuts a prompt into words, pauses, emoji and quoted texts. It accepts any text.
package token

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxRunes bounds the work: a prompt's first words decide the image.
const maxRunes = 2000

// Kind is what a token is.
type Kind uint8

// The kinds of tokens.
const (
	Word Kind = iota
	Pause
	Emoji
	Quote
)

// Token is a word in lower case, a pause (punctuation), an emoji sequence or a quoted text in its own case.
type Token struct {
	Kind       Kind
	Text       string
	Raw        string // a word or a pause as typed
	Start, End int    // in runes of the text
}

// Split cuts a text into tokens; it looks at its first 2,000 runes.
func Split(text string) []Token {
	if !utf8.ValidString(text) {
		text = string([]rune(text))
	}
	runes := []rune(text)
	if len(runes) > maxRunes {
		runes = runes[:maxRunes]
		for len(runes) > maxRunes-30 && unicode.IsLetter(runes[len(runes)-1]) {
			runes = runes[:len(runes)-1]
		}
	}
	var tokens []Token
	for i := 0; i < len(runes); {
		t, next := scan(runes, i, text)
		if t.Text != "" || t.Kind == Pause {
			t.Start, t.End = i, next
			tokens = append(tokens, t)
		}
		text = text[size(runes[i:next]):]
		i = next
	}
	return tokens
}

// size is how many bytes some runes take.
func size(runes []rune) (n int) {
	for _, r := range runes {
		n += utf8.RuneLen(r)
	}
	return n
}

// scan reads one token at i, where the rest of the text begins, and returns where the next begins; blanks give an empty word.
func scan(runes []rune, i int, rest string) (Token, int) {
	r := runes[i]
	if closer, ok := quotes[r]; ok {
		if end := closing(runes, i, closer); end > 0 {
			return Token{Kind: Quote, Text: strings.TrimSpace(string(runes[i+1 : end]))}, end + 1
		}
	}
	switch {
	case isEmoji(r):
		end := emojiEnd(runes, i)
		return Token{Kind: Emoji, Text: string(runes[i:end])}, end
	case unicode.IsLetter(r) || unicode.IsDigit(r):
		return scanWord(runes, i, rest)
	case (r == '&' || r == '+') && i > 0 && i+1 < len(runes):
		return Token{Kind: Word, Text: "and", Raw: string(r)}, i + 1
	case r == '.' && titled(runes, i):
		return Token{}, i + 1
	case strings.ContainsRune(",;.:!?()[]|/\n—–、。，！？：；・", r):
		return Token{Kind: Pause, Raw: string(r)}, i + 1
	}
	return Token{}, i + 1
}

// titles are the short forms before names that are written with a period: "mrs. green" is no sentence that ends.
var titles = []string{"mr", "mrs", "ms", "dr", "prof", "st", "est", "vs"}

// titled reports whether the period at i closes a title before a name or a number.
func titled(runes []rune, i int) bool {
	start := i
	for start > 0 && unicode.IsLetter(runes[start-1]) {
		start--
	}
	next := i + 1
	for next < len(runes) && runes[next] == ' ' {
		next++
	}
	return next < len(runes) && (unicode.IsLetter(runes[next]) || unicode.IsDigit(runes[next])) && slices.Contains(titles, strings.ToLower(string(runes[start:i])))
}

// fractions are numbers that count nothing: "3/4 view".
var fractions = map[string]string{"3/4": "threequarter", "1/2": "half"}

// scanWord reads a word. It is a part of the text: word tables hold many, and none of them takes memory of its own.
func scanWord(runes []rune, i int, rest string) (Token, int) {
	end := i
	for end < len(runes) && (unicode.IsLetter(runes[end]) || unicode.IsDigit(runes[end]) || unicode.IsMark(runes[end]) || apostrophe(runes, end)) {
		end++
	}
	raw := rest[:size(runes[i:end])]
	if end+1 < len(runes) && runes[end] == '/' && (end+2 == len(runes) || !unicode.IsDigit(runes[end+2])) {
		if word := fractions[string(runes[i:end+2])]; word != "" {
			return Token{Kind: Word, Text: word, Raw: string(runes[i : end+2])}, end + 2
		}
	}
	if (raw == "w" || raw == "W") && end < len(runes) && runes[end] == '/' && end+1 < len(runes) {
		if o := end + 1; (runes[o] == 'o' || runes[o] == 'O') && (o+1 == len(runes) || !unicode.IsLetter(runes[o+1])) {
			return Token{Kind: Word, Text: "without", Raw: string(runes[i : o+1])}, o + 1
		}
		return Token{Kind: Word, Text: "with", Raw: string(runes[i : end+1])}, end + 1
	}
	return Token{Kind: Word, Text: Fold(raw), Raw: raw}, end
}

func apostrophe(runes []rune, i int) bool {
	return (runes[i] == '\'' || runes[i] == '’') && i+1 < len(runes) && unicode.IsLetter(runes[i+1])
}

var quotes = map[rune]rune{'"': '"', '“': '”', '„': '“', '«': '»', '‘': '’', '\'': '\'', '「': '」', '『': '』'}

// closing returns where a quotation that opens at i ends, or 0. A text longer than 60 runes is not for lettering.
func closing(runes []rune, i int, closer rune) int {
	if runes[i] == '\'' && i > 0 && unicode.IsLetter(runes[i-1]) {
		return 0
	}
	for end := i + 2; end < len(runes) && end < i+62; end++ {
		ends := end+1 == len(runes) || closer != '\'' || !unicode.IsLetter(runes[end+1])
		if runes[end] == closer && ends {
			return end
		}
	}
	return 0
}

// Fold lowers a word and drops apostrophes and Latin accents, as the word tables do.
func Fold(raw string) string {
	if isFolded(raw, false) {
		return raw
	}
	var b strings.Builder
	for _, r := range strings.ToLower(raw) {
		switch {
		case r == '\'' || r == '’' || r >= 0x300 && r < 0x370 || r == 0x93C: // Devanagari's nukta is left out as often as written
		case r >= 0x958 && r <= 0x95F:
			b.WriteRune([]rune("कखगजडढफय")[r-0x958])
		case r > 0x7f && r < 0x180:
			b.WriteString(plainLatin(r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isFolded reports whether a text is nothing but plain small letters and digits, with one blank between words if it may be several.
func isFolded(text string, several bool) bool {
	blank := true // before a word
	for i := range len(text) {
		c := text[i]
		if c != ' ' && (c < 'a' || c > 'z') && (c < '0' || c > '9') || c == ' ' && (blank || !several) {
			return false
		}
		blank = c == ' '
	}
	return !blank
}

// Key returns the words of a text in the form under which word tables hold it.
func Key(text string) string {
	if len(text) <= maxRunes && isFolded(text, true) {
		return text
	}
	return KeyOf(Split(text))
}

// KeyOf is Key of a text that was split already.
func KeyOf(toks []Token) string {
	var words []string
	for _, t := range toks {
		if t.Kind == Word {
			words = append(words, t.Text)
		}
	}
	return strings.Join(words, " ")
}

var plain = func() map[rune]string {
	const accented = "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿāăąćčďđēęěğīıłńňőřśşšťūůűźżžœßæ"
	folded := strings.Fields("a a a a a a c e e e e i i i i n o o o o o o u u u u y y a a a c c d d e e e g i i l n n o r s s s t u u u z z z oe ss ae")
	table := map[rune]string{}
	for i, r := range []rune(accented) {
		table[r] = folded[i]
	}
	return table
}()

func plainLatin(r rune) string {
	if base, ok := plain[r]; ok {
		return base
	}
	return string(r)
}
