package read

import (
	"math/bits"
	"slices"
	"strings"
	"sync"
	"unicode"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// maxCorrections bounds the work on a prompt of many unknown words.
const maxCorrections = 6

// lettered is a word and the set of its letters, which tells most pairs of words apart without counting their edits.
type lettered struct {
	word    string
	letters uint32
}

func withLetters(word string) lettered {
	var set uint32
	for i := range len(word) {
		set |= 1 << (word[i] & 31)
	}
	return lettered{word, set}
}

// ownWords are the words that a misspelling may be meant for: those of names, colors, styles, poses and what else is drawn.
var ownWords = sync.OnceValue(func() map[int][]lettered {
	seen := map[string]bool{}
	byLength := map[int][]lettered{}
	for key, senses := range shared().senses {
		if !(span{senses: senses}).is(thing, person, standIn, garment, color, fill, material, style, pose, relation, expression, size, partWord, glasses, beard, hairStyle) {
			continue
		}
		for _, t := range token.Split(key) {
			if len(t.Text) > 3 && !seen[t.Text] {
				seen[t.Text] = true
				byLength[len(t.Text)] = append(byLength[len(t.Text)], withLetters(t.Text))
			}
		}
	}
	return byLength
})

// known reports whether a word is part of any phrase of the vocabulary.
func (v *vocabulary) known(word string) bool { return v.single[word] }

// knownForm reports whether a word or what it is the plural of is known or has art: "macarons" are no misspelled macaroni.
func (r *Reader) knownForm(word string) bool {
	return slices.ContainsFunc(things.Singulars(word), func(form string) bool { return r.words.known(form) || r.drawable(form) != "" })
}

// correct replaces misspelled words by the words that were meant, and returns what was typed by token.
func (r *Reader) correct(toks []token.Token, lang language) map[int]string {
	var typed map[int]string
	tries := 0
	named := slices.ContainsFunc(toks, func(t token.Token) bool {
		return t.Kind == token.Word && t.Raw != "" && unicode.IsLower([]rune(t.Raw)[0])
	})
	for i, t := range toks {
		if base, ok := possessive(t.Raw); ok && !r.inPhrase(toks, i) {
			toks[i].Text = token.Fold(base)
			continue
		}
		if t.Kind != token.Word || len(t.Text) < 4 || len(t.Text) > 20 || tries >= maxCorrections || r.knownForm(t.Text) || isEnglish(t.Text) {
			continue
		}
		if _, licensed := r.licensed(t.Text); licensed || r.variant(t.Text) != "" || len(r.respaced(span{key: t.Text}).senses) > 0 {
			continue
		}
		if i > 0 && named && unicode.IsUpper([]rune(t.Raw)[0]) {
			continue // a name among words in lower case
		}
		tries++
		fixed, ok := r.spelledIn(t.Text, lang)
		if ok {
			if typed == nil {
				typed = map[int]string{}
			}
			typed[i] = t.Raw
			toks[i].Text = fixed
		}
	}
	return typed
}

// spelledIn returns the English for the word that was meant by a misspelled one of a language.
func (r *Reader) spelledIn(word string, lang language) (string, bool) {
	if lang.code == "en" {
		return spelledEnglish(word)
	}
	d := dictionaries()[lang.code]
	if meant, ok := d.nearest(word); ok && !strings.Contains(d.words[meant], " ") {
		return d.words[meant], true
	}
	return "", false
}

// nearest returns the only word of a dictionary within one edit of a word of five letters or more.
func (d *dictionary) nearest(word string) (string, bool) {
	if len(word) < 5 || len(word) > 20 || !ascii(word) {
		return "", false
	}
	meant, several, have := "", false, withLetters(word).letters
	for n := len(word) - 1; n <= len(word)+1; n++ {
		for _, entry := range d.byLength[n] {
			if bits.OnesCount32(entry.letters^have) > 2 || edits(word, entry.word, 1) > 1 {
				continue
			}
			other := entry.word
			if meant != "" && d.words[meant] != d.words[other] {
				several = true
			}
			if meant == "" || squeeze(other) == squeeze(word) {
				meant = other
			}
		}
	}
	return meant, meant != "" && !several
}

// possessive returns the owner in "santa's".
func possessive(raw string) (string, bool) {
	for _, ending := range []string{"'s", "’s", "'S", "’S"} {
		if base, ok := strings.CutSuffix(raw, ending); ok && base != "" {
			return base, true
		}
	}
	return "", false
}

// inPhrase reports whether a known phrase has the possessive as it is: "teacher's apple".
func (r *Reader) inPhrase(toks []token.Token, i int) bool {
	for n := 1; n < 4 && i+n < len(toks); n++ {
		if s := r.at(toks, i, n+1); len(s.senses) > 0 {
			return true
		}
	}
	return len(r.words.senses[toks[i].Text]) > 0
}

// spelledEnglish returns the English word of ours that was meant by a misspelled one: the only nearest within one edit, or two in a longer word.
func spelledEnglish(key string) (string, bool) {
	limit := 1 + min(1, len(key)/6) // two edits from six letters on
	if len(key) < 4 || len(key) > 20 || !ascii(key) {
		return "", false
	}
	best, second, meant := 100, 100, ""
	have := withLetters(key).letters
	for n := len(key) - limit; n <= len(key)+limit; n++ {
		for _, other := range ownWords()[n] {
			if bits.OnesCount32(other.letters^have) > 2*limit {
				continue
			}
			word := other.word
			d := edits(key, word, limit)
			if d > limit || d == 1 && !likelySlip(key, word) {
				continue
			}
			cost := 10 * d
			if d == 1 && len(word) == len(key) && other.letters == have {
				cost = 7 // two letters changed places
			}
			if squeeze(word) == squeeze(key) {
				cost = 4 // a doubled letter is the likeliest slip
			}
			if word[0] != key[0] {
				cost += 5
			}
			if word[len(word)-1] != key[len(key)-1] {
				cost++
			}
			if len(word) < len(key) {
				cost++
			}
			if cost < best || cost == best && word < meant && word+"s" == meant {
				best, second, meant = cost, best, word
			} else if cost < second && word != meant+"s" {
				second = cost
			}
		}
	}
	return meant, meant != "" && best < second && best < 10*limit+5
}

// likelySlip reports whether one edit between two words is how people misspell. The first and last letters of a word are rarely
// mistaken for any other but a neighbor on the keyboard or one of the same sound: a slushie is no plushie, and mochi no mocha.
func likelySlip(typed, word string) bool {
	n := len(typed) - 1
	if len(word) != n+1 {
		return true
	}
	return (typed[0] == word[0] || typed[1:] != word[1:] || confused(typed[0], word[0])) &&
		(typed[n] == word[n] || typed[:n] != word[:n] || confused(typed[n], word[n]))
}

// keyRows are the keyboard's letters; keys that touch are in one row next to each other, or in rows that follow each other.
var keyRows = [...]string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// soundPairs are letters that sound alike.
const soundPairs = "ck cs sz fv dt mn bp gj kq vw ie iy ey ea"

// confused reports whether one letter is typed for another.
func confused(a, b byte) bool {
	if strings.Contains(soundPairs, string([]byte{a, b})) || strings.Contains(soundPairs, string([]byte{b, a})) {
		return true
	}
	place := func(c byte) (row, col int) {
		for row, keys := range keyRows {
			if col := strings.IndexByte(keys, c); col >= 0 {
				return row, col
			}
		}
		return -9, 0
	}
	ar, ac := place(a)
	br, bc := place(b)
	switch br - ar {
	case 0:
		return ac-bc == 1 || bc-ac == 1
	case 1: // the row below starts half a key to the right
		return bc == ac || bc == ac-1
	case -1:
		return ac == bc || ac == bc-1
	}
	return false
}

// squeeze drops doubled letters.
func squeeze(word string) string {
	b := make([]byte, 0, len(word))
	for i := range len(word) {
		if i == 0 || word[i] != word[i-1] {
			b = append(b, word[i])
		}
	}
	return string(b)
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] < 'a' || s[i] > 'z' {
			return false
		}
	}
	return true
}

// edits is the number of insertions, deletions, replacements and swaps of neighbors between two words, or more than limit.
func edits(a, b string, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit {
		return limit + 1
	}
	var rows [3][24]int
	two, one, now := rows[0][:], rows[1][:], rows[2][:]
	for j := range len(b) + 1 {
		one[j] = j
	}
	for i := 1; i <= len(a); i++ {
		now[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			now[j] = min(one[j]+1, now[j-1]+1, one[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				now[j] = min(now[j], two[j-2]+1)
			}
			least = min(least, now[j])
		}
		if least > limit {
			return limit + 1
		}
		two, one, now = one, now, two
	}
	return one[len(b)]
}
