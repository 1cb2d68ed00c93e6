package illustrator

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/things"
)

var _ engine.Describer = (*Engine)(nil)

// altMax is the most characters of an alternative text; screen readers cut longer ones.
const altMax = 125

// Describe reads a prompt: the category of its image, its tags, and its alternative text.
func (e *Engine) Describe(prompt, style string) engine.Description {
	p := plan.Make(e.Read(engine.Request{Prompt: prompt, Style: style}), 0, 0)
	return engine.Description{Category: p.Category, Tags: p.Tags, Kinds: kinds(p.Brief.Subjects), AltText: altText(p)}
}

// kindsMost is how many words an image is found by beside those of its prompt.
const kindsMost = 40

// kinds are the words under which people search for what is shown.
func kinds(subjects []brief.Subject) (words []string) {
	for _, subject := range subjects {
		if subject.ID == "" {
			continue
		}
		for _, word := range things.Kinds(subject.ID) {
			if len(words) < kindsMost && !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	return words
}

// altSubject is the prompt without the words that ask for a style, except where they name the thing itself: "a badge that
// says HELLO" is a badge, a "frame of leaves" a frame.
func altSubject(p plan.Plan) string {
	whole := strings.Join(strings.Fields(p.Prompt), " ")
	subject := whole
	for _, asked := range p.Style.Asked {
		for from := 0; ; {
			at := wordIndex(subject, asked, from)
			if at < 0 {
				break
			}
			before, after := subject[:at], subject[at+len(asked):]
			if from = at + len(asked); !namesThing(before, after) {
				subject, from = before+after, at
			}
		}
	}
	subject = strings.Trim(strings.Join(strings.Fields(subject), " "), altMarks)
	if subject == "" {
		subject = strings.Trim(whole, altMarks)
	}
	if subject == "" {
		return "Image"
	}
	return subject
}

// wordIndex is where words stand in text from a byte on, not as a part of longer words, or -1.
func wordIndex(text, words string, from int) int {
	inWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	for words != "" {
		at := strings.Index(text[from:], words)
		if at < 0 {
			return -1
		}
		at += from
		from = at + len(words)
		last, _ := utf8.DecodeLastRuneInString(text[:at])
		next, _ := utf8.DecodeRuneInString(text[from:])
		if !inWord(last) && !inWord(next) {
			return at
		}
	}
	return -1
}

// namesThing reports whether a style's words between these two texts are the noun that the rest belongs to.
func namesThing(before, after string) bool {
	next, _, _ := strings.Cut(strings.TrimLeft(after, " "), " ")
	switch strings.ToLower(next) {
	case "of", "that", "which", "saying", "reading":
		return true
	case "with", "for", "featuring":
		before = strings.ToLower(strings.TrimSpace(before))
		return before == "" || before == "a" || before == "an" || before == "the"
	}
	return false
}

// altMarks are left over at the ends of a prompt when words are taken away.
const altMarks = " ,.;:–-"

// altText names the subjects, the style and the transparent background.
func altText(p plan.Plan) string {
	const ground = ", transparent background"
	ending := ground
	subject := altSubject(p)
	if words := lexicon.Passes()[p.Style.Name].Name; words != "" && !strings.Contains(strings.ToLower(subject), strings.ToLower(words)) {
		ending = ", " + words + ground
	}
	if room := altMax - utf8.RuneCountInString(ending); utf8.RuneCountInString(subject) > room {
		runes := []rune(subject)[:room-1]
		subject = strings.TrimRight(string(runes), " ,.;:") + "…"
	}
	first, size := utf8.DecodeRuneInString(subject)
	return strings.ToUpper(string(first)) + subject[size:] + ending
}
