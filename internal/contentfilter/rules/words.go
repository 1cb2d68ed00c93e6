package rules

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// word is a piece of a prompt: what the user wrote, and the ways in which it can be read.
type word struct {
	raw      string
	glued    bool // nothing but punctuation stands between it and the next word
	readings []reading
	initials []byte // what the readings begin with
}

// reading is what one or several words can be read as, in lower case and plain letters.
type reading struct {
	text  string
	words int
}

// longest is how many pieces a word that was taken apart is put together from.
const longest = 16

// leet are the signs that stand for letters in words that are written to deceive.
var leet = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "7", "t", "8", "b", "9", "g", "6", "g", "@", "a", "$", "s", "!", "i", "|", "i", "€", "e")

// unparted takes out the signs for letters that may as well part them: "p|o|r|n".
var unparted = strings.NewReplacer("|", "", "*", "", "!", "")

// lookalikes are letters of other scripts that look like Latin ones.
var lookalikes = strings.NewReplacer("а", "a", "е", "e", "о", "o", "р", "p", "с", "c", "у", "y", "х", "x", "і", "i", "ѕ", "s", "ԁ", "d", "һ", "h", "ո", "n",
	"т", "t", "к", "k", "м", "m", "в", "b", "н", "h", "ш", "w", "є", "e", "ѡ", "w", "ԝ", "w", "ӏ", "l", "г", "r", "п", "n", "и", "n",
	"α", "a", "ο", "o", "ρ", "p", "ν", "v", "ι", "i", "κ", "k", "η", "n", "υ", "u", "ε", "e", "τ", "t", "ω", "w", "χ", "x", "σ", "o",
	"ᴀ", "a", "ʙ", "b", "ᴄ", "c", "ᴅ", "d", "ᴇ", "e", "ꜰ", "f", "ɢ", "g", "ʜ", "h", "ɪ", "i", "ᴊ", "j", "ᴋ", "k", "ʟ", "l", "ᴍ", "m", "ɴ", "n",
	"ᴏ", "o", "ᴘ", "p", "ʀ", "r", "ꜱ", "s", "ᴛ", "t", "ᴜ", "u", "ᴠ", "v", "ᴡ", "w", "ʏ", "y", "ᴢ", "z", "ɑ", "a", "ɡ", "g", "ı", "i", "ł", "l", "đ", "d", "ß", "ss", "æ", "ae", "ø", "o",
	"ɐ", "a", "ɔ", "c", "ǝ", "e", "ɟ", "f", "ƃ", "g", "ɥ", "h", "ᴉ", "i", "ɾ", "j", "ʞ", "k", "ɯ", "m", "ɹ", "r", "ʇ", "t", "ʌ", "v", "ʍ", "w", "ʎ", "y",
	"ⲁ", "a", "ⲃ", "b", "ⲉ", "e", "ⲏ", "h", "ⲓ", "i", "ⲕ", "k", "ⲙ", "m", "ⲛ", "n", "ⲟ", "o", "ⲣ", "p", "ⲥ", "c", "ⲧ", "t", "ⲩ", "y", "ⲭ", "x")

// capitals are lookalikes whose small letters look like another letter.
var capitals = strings.NewReplacer("Η", "h", "Ν", "n", "Υ", "y", "Σ", "e")

// split takes a prompt apart. Signs that can stand for letters belong to the word that they touch.
func split(prompt string) []word {
	var words []word
	var now strings.Builder
	gap := false
	end := func() {
		if now.Len() == 0 {
			return
		}
		raw := strings.TrimFunc(now.String(), func(r rune) bool { return strings.ContainsRune("!|*€", r) })
		if strings.ContainsFunc(raw, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || framed(r) }) {
			words = append(words, word{raw: raw})
		}
		now.Reset()
	}
	for _, r := range prompt {
		switch {
		case unseen(r):
		case unicode.IsLetter(r) || unicode.IsDigit(r) || framed(r) || strings.ContainsRune("@$!|*€", r):
			if now.Len() == 0 && len(words) > 0 {
				words[len(words)-1].glued = !gap
			}
			gap = false
			now.WriteRune(r)
		default:
			end()
			gap = gap || unicode.IsSpace(r) || strings.ContainsRune(",;:()[]{}\"“”", r)
		}
	}
	end()
	understand(words)
	return words
}

// unseen reports whether a sign is invisible, or an accent alone. Unicode takes the Hangul fillers for letters, but they have no form.
func unseen(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Mn, r) || strings.ContainsRune("\u115f\u1160\u3164\uffa0", r)
}

// understand finds the readings of every word: alone, and together with the next ones where it was taken apart, letter by
// letter ("n u d e") or by signs ("nu-de").
func understand(words []word) {
	plain := make([]string, len(words))
	for i := range words {
		alone := readings(words[i].raw)
		plain[i] = alone[len(alone)-1]
		for _, text := range alone {
			words[i].readings = append(words[i].readings, reading{text, 1})
		}
	}
	for i := range words {
		joined, letters, glued := plain[i], single(words[i]), true
		for n := 1; n < longest && i+n < len(words); n++ {
			letters, glued = letters && single(words[i+n]), glued && words[i+n-1].glued
			if !letters && (!glued || n > 3) {
				break
			}
			joined += plain[i+n]
			if glued || n > 1 {
				words[i].add(joined, n+1)
			}
		}
		words[i].findInitials()
	}
}

// add is for words that were taken apart: "p-0-r-n" has a sign among its letters, "14-88" is none but digits.
func (w *word) add(text string, n int) {
	w.readings = append(w.readings, reading{text, n})
	if strings.ContainsAny(text, "0134578") && strings.ContainsFunc(text, unicode.IsLetter) {
		w.readings = append(w.readings, reading{leet.Replace(text), n})
	}
}

func (w *word) findInitials() {
	for _, r := range w.readings {
		if !slices.Contains(w.initials, r.text[0]) {
			w.initials = append(w.initials, r.text[0])
		}
	}
}

func single(w word) bool { return utf8.RuneCountInString(w.raw) == 1 }

// framed reports whether a letter stands in brackets, a circle or a square, for which Unicode has signs; two of those for
// countries make a flag.
func framed(r rune) bool { return r >= '⒜' && r <= 'ⓩ' || r >= '🄰' && r <= '🇿' }

// unbracket takes a letter out of its brackets: ⒜ is a.
func unbracket(r rune) rune {
	if r >= '⒜' && r <= '⒵' {
		return r - '⒜' + 'a'
	}
	return r
}

// latin is a word in the letters that it looks like, without accents and frames.
func latin(raw string) string {
	return lookalikes.Replace(strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r >= '🅐' && r <= '🅩':
			return r - '🅐' + 'A'
		case r >= '🅰' && r <= '🆉':
			return r - '🅰' + 'A'
		case r >= '🇦' && r <= '🇿':
			return r - '🇦' + 'A'
		case r > unicode.MaxASCII:
			return unicode.ToLower(r)
		}
		return r
	}, capitals.Replace(norm.NFKD.String(strings.Map(unbracket, raw)))))
}

// readings are the ways to read a word: as it stands, with signs for letters, and with drawn-out letters shortened.
func readings(raw string) []string {
	latin := latin(raw)
	plain := strings.ToLower(latin)
	all := []string{plain}
	if strings.ContainsFunc(plain, unicode.IsLetter) || strings.ContainsAny(plain, "@$!|€") {
		decoded := leet.Replace(plain)
		all = add(all, decoded)
		for _, ones := range ones(strings.ReplaceAll(plain, "|", "1")) { // a bar is an i or an l, as a 1 is
			all = add(all, leet.Replace(ones))
		}
		all = add(add(all, unparted.Replace(plain)), strings.ReplaceAll(plain, "vv", "w"))
		if latin != strings.ToUpper(latin) {
			all = add(all, strings.ToLower(strings.ReplaceAll(latin, "I", "l")))
		}
	}
	for _, text := range all {
		all = add(add(all, shorten(text, 1)), shorten(text, 2))
	}
	return all
}

// mostOnes bounds the signs "1" of a word that are each read as an i or an l.
const mostOnes = 4

// ones are a word with its signs "1" as the letters i and l, in every combination: "k1lla11" is "killall".
func ones(word string) []string {
	n := strings.Count(word, "1")
	if n > mostOnes {
		return []string{strings.ReplaceAll(word, "1", "l")}
	}
	all := []string{word}
	for range n {
		next := make([]string, 0, 2*len(all))
		for _, w := range all {
			next = append(next, strings.Replace(w, "1", "l", 1), strings.Replace(w, "1", "i", 1))
		}
		all = next
	}
	return all
}

func add(all []string, text string) []string {
	if text == "" || slices.Contains(all, text) {
		return all
	}
	return append(all, text)
}

// shorten leaves at most n of a letter that is repeated three times or more.
func shorten(text string, n int) string {
	runes := []rune(text)
	var out []rune
	for i := 0; i < len(runes); {
		j := i
		for j < len(runes) && runes[j] == runes[i] {
			j++
		}
		keep := j - i
		if keep >= 3 {
			keep = n
		}
		out = append(out, runes[i:i+keep]...)
		i = j
	}
	return string(out)
}
