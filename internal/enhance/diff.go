package enhance

import "strings"

// Diff tells an enhanced prompt apart into the user's words and what was added between, before and after them. It fails
// when a word of the user is missing, changed or out of order; the case of letters and the white space may differ, and the
// user's own writing stands.
func Diff(prompt, enhanced string) (Suggestion, bool) {
	var out Suggestion
	words, rest := strings.Fields(prompt), enhanced
	for _, word := range words {
		at := indexWord(rest, word)
		if at < 0 {
			return Suggestion{}, false
		}
		out.add(rest[:at])
		out.keep(word)
		rest = rest[at+len(word):]
	}
	out.add(rest)
	return out, len(words) > 0
}

// indexWord finds a whole word in a text, whatever the case of its letters, or returns -1. Only text of the same length in
// bytes can match, so that the position holds in both.
func indexWord(text, word string) int {
	for at := 0; at+len(word) <= len(text); at++ {
		if !strings.EqualFold(text[at:at+len(word)], word) || within(text, at, len(word)) {
			continue
		}
		return at
	}
	return -1
}

// within reports whether the stretch of a text is only a part of a longer word there.
func within(text string, at, length int) bool {
	before, after := text[:at], text[at+length:]
	return joined(lastByte(before), text[at]) || joined(text[at+length-1], firstByte(after))
}

func lastByte(s string) byte {
	if s == "" {
		return ' '
	}
	return s[len(s)-1]
}

func firstByte(s string) byte {
	if s == "" {
		return ' '
	}
	return s[0]
}

// joined reports whether two neighboring bytes belong to one word: letters and digits, and all that is not ASCII.
func joined(a, b byte) bool { return ofWord(a) && ofWord(b) }

func ofWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
}

// add appends text that is not the user's; white space between two of the user's words is nobody's addition.
func (s *Suggestion) add(text string) {
	if text == "" {
		return
	}
	last := len(s.Parts) - 1
	if strings.TrimSpace(text) == "" && last >= 0 {
		s.Parts[last].Text += text
		return
	}
	s.Parts = append(s.Parts, Part{Text: text, Added: true})
}

func (s *Suggestion) keep(word string) {
	last := len(s.Parts) - 1
	if last >= 0 && !s.Parts[last].Added {
		s.Parts[last].Text += word
		return
	}
	s.Parts = append(s.Parts, Part{Text: word})
}
