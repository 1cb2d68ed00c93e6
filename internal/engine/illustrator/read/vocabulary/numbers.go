package vocabulary

import (
	"strings"
	"unicode"
)

// Numerals are the number words that may name a digit to draw.
var Numerals = map[string]string{
	"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}

// Single reports whether a word is one Latin letter.
func Single(raw string) bool {
	runes := []rune(raw)
	return len(runes) == 1 && unicode.IsLetter(runes[0]) && runes[0] < 0x250
}

// IsNumber reports whether a word is a number of up to four digits.
func IsNumber(raw string) bool {
	if raw == "" || len(raw) > 4 {
		return false
	}
	for _, r := range raw {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}

// IsYear reports whether a word is a year.
func IsYear(key string) bool {
	return len(key) == 4 && IsNumber(key) && (strings.HasPrefix(key, "1") || strings.HasPrefix(key, "2"))
}
