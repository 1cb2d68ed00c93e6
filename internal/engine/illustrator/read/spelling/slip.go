package spelling

import "strings"

// LikelySlip reports whether one edit between two words is how people misspell. The first and last letters of a word are rarely
// mistaken for any other but a neighbor on the keyboard or one of the same sound: a slushie is no plushie, and mochi no mocha.
func LikelySlip(typed, word string) bool {
	n := len(typed) - 1
	if len(word) != n+1 {
		return true
	}
	return (typed[0] == word[0] || typed[1:] != word[1:] || confused(typed[0], word[0])) &&
		(typed[n] == word[n] || typed[:n] != word[:n] || confused(typed[n], word[n]))
}

// OtherLetters reports whether two words of one length differ in letters none of which is typed for the other: an underbite is no underline.
func OtherLetters(typed, word string) bool {
	if len(typed) != len(word) || sameLetters(typed, word) {
		return false
	}
	for i := range len(typed) {
		a, b := typed[i], word[i]
		if a != b && (confused(a, b) || strings.IndexByte("aeiou", a) >= 0 && strings.IndexByte("aeiou", b) >= 0) {
			return false
		}
	}
	return true
}

// keyRows are the keyboard's letters; keys that touch are in one row next to each other, or in rows that follow each other.
var keyRows = [...]string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// soundPairs are letters that sound alike.
const soundPairs = "ck cs sz qg fv dt mn bp gj kq vw ie iy ey ea"

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

// Cost is how unlikely a number of edits makes of one word what was typed: 10 for each, less for those that people make most.
func Cost(typed, word string, edits int) int {
	cost := 10 * edits
	switch {
	case sameEnding(typed, word):
		cost = 5
	case edits == 1 && len(word) == len(typed) && sameLetters(word, typed):
		cost = 7 // two letters changed places
	case edits == 1 && silent(typed, word):
		cost = 7
	case edits == 1 && soundsAlike(typed, word):
		cost = 8
	}
	if Squeeze(word) == Squeeze(typed) {
		cost = 4 // a doubled letter is the likeliest slip
	}
	if word[0] != typed[0] {
		cost += 5
	}
	if word[len(word)-1] != typed[len(typed)-1] {
		cost++
	}
	if len(word) < len(typed) {
		cost++
	}
	return cost
}

// endings sound alike at the end of a word.
var endings = [...]string{"ies", "ie", "ey", "ee", "y", "i"}

// sameEnding reports whether two words differ in an ending that sounds the same: "yorky", "bunnie".
func sameEnding(a, b string) bool {
	stem := func(word string) string {
		for _, ending := range endings {
			if rest, ok := strings.CutSuffix(word, ending); ok {
				return rest
			}
		}
		return ""
	}
	return len(stem(a)) > 2 && stem(a) == stem(b)
}

// silent reports whether what was typed lacks a letter of the word that is not heard: "gost", "wich", "nurs".
func silent(typed, word string) bool {
	if len(word) != len(typed)+1 {
		return false
	}
	i := 0
	for i < len(typed) && typed[i] == word[i] {
		i++
	}
	if typed[i:] != word[i+1:] {
		return false
	}
	switch word[i] {
	case 'h':
		return i > 0 && strings.IndexByte("gkrtw", word[i-1]) >= 0
	case 'e':
		return i == len(word)-1
	case 't':
		return i+2 < len(word) && word[i+1:i+3] == "ch"
	case 'k':
		return i == 0 && word[1] == 'n' || i > 0 && word[i-1] == 'c'
	}
	return false
}

// soundsAlike reports whether two words of a length differ in one letter that sounds the same.
func soundsAlike(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if a[i] != b[i] {
			pair := string([]byte{a[i], b[i]})
			return strings.Contains(soundPairs, pair) || strings.Contains(soundPairs, pair[1:]+pair[:1])
		}
	}
	return false
}
