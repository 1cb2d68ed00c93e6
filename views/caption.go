package views

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
)

const (
	// CaptionLength is where prompts are cut in the names of buttons, in characters.
	CaptionLength = 30
	// LineLength is where they are cut in headings.
	LineLength = 80
	// captionMost is where they are cut under an image, far beyond what the style sheet shows of them: a page must not grow by
	// what nobody sees.
	captionMost = 160
)

// Caption is what an image is called under it: its prompt, in sentence case. The style sheet cuts it where its place ends.
func Caption(img domain.Image) string { return Sentence(domain.Truncate(img.Prompt, captionMost)) }

// Sentence is a text with a capital letter in front.
func Sentence(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// FaintClass is for an image that is hard to see on the page's own color: it is shown on the other one, until the visitor
// chooses a background.
func FaintClass(img domain.Image) string {
	switch img.VisualFeatures.FaintOn {
	case domain.FaintOnPaper:
		return "on-ink"
	case domain.FaintOnInk:
		return "on-paper"
	}
	return ""
}

// CellClass is the class of an image in a grid.
func CellClass(img domain.Image) string { return strings.TrimSpace("cell " + FaintClass(img)) }
