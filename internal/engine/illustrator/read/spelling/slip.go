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
