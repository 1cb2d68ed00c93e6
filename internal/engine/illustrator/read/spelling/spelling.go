// Package spelling finds the words that a misspelled word may be meant for.
package spelling

import (
	"iter"
	"math/bits"
)

// entry is a word and the set of its letters, which tells most pairs of words apart without counting their edits.
type entry struct {
	word    string
	letters uint32
}

func letters(word string) uint32 {
	var set uint32
	for i := range len(word) {
		set |= 1 << (word[i] & 31)
	}
	return set
}

// Index is a list of words in the letters a to z, by their length.
type Index struct {
	byLength map[int][]entry
}

// Add adds a word, unless it has other characters than a to z.
func (x *Index) Add(word string) {
	if !ASCII(word) {
		return
	}
	if x.byLength == nil {
		x.byLength = map[int][]entry{}
	}
	x.byLength[len(word)] = append(x.byLength[len(word)], entry{word, letters(word)})
}

// longest is the length of the longest word that Edits takes.
const longest = 23

// Near returns the words within a number of edits of a word and how many edits away they are, shorter ones first, then in the
// order in which they were added.
func (x *Index) Near(word string, limit int) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		if !ASCII(word) || len(word)+limit > longest {
			return
		}
		have := letters(word)
		for n := len(word) - limit; n <= len(word)+limit; n++ {
			for _, other := range x.byLength[n] {
				if bits.OnesCount32(other.letters^have) > 2*limit {
					continue
				}
				if edits := Edits(word, other.word, limit); edits <= limit && !yield(other.word, edits) {
					return
				}
			}
		}
	}
}

// sameLetters reports whether two words have the same letters, however often and in whatever order.
func sameLetters(a, b string) bool { return letters(a) == letters(b) }

// Squeeze drops doubled letters.
func Squeeze(word string) string {
	b := make([]byte, 0, len(word))
	for i := range len(word) {
		if i == 0 || word[i] != word[i-1] {
			b = append(b, word[i])
		}
	}
	return string(b)
}

// ASCII reports whether a word has only the letters a to z.
func ASCII(word string) bool {
	for i := range len(word) {
		if word[i] < 'a' || word[i] > 'z' {
			return false
		}
	}
	return true
}

// Edits is the number of insertions, deletions, replacements and swaps of neighbors between two words of up to 23 letters, or more
// than limit.
func Edits(a, b string, limit int) int {
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
