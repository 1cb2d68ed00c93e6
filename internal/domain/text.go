package domain

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// OneLine makes a text fit for a header of a mail: without line breaks and other control characters.
func OneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, text)
}

// Truncate cuts text to at most n characters, with an ellipsis where something was cut.
func Truncate(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	runes := []rune(text)
	return strings.TrimRightFunc(string(runes[:n]), unicode.IsSpace) + "…"
}
