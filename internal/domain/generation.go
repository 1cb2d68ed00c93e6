package domain

import (
	"strings"
	"unicode/utf8"
)

// Limits and defaults of a generation request (specification, sections 3, 5 and 9).
const (
	PromptMax            = 2000 // characters
	NegativePromptMax    = 2000 // characters
	SamplesMax           = 4
	DefaultSize          = 512 // pixels
	DefaultGuidanceScale = 3.5
	DefaultSteps         = 25
	GuidanceScaleMax     = 30
	StepsMax             = 100
)

// Generation is a request for pictures.
type Generation struct {
	Prompt         string
	NegativePrompt string
	Samples        int
	Width, Height  int // pixels
	GuidanceScale  float64
	Steps          int
	Seed           int64 // negative: choose one
	Public         bool
	Style          string
	Shadow         string   `json:",omitempty"` // "", "none", "contact" or "drop"
	Engine         string   `json:",omitempty"` // name of the engine; empty: the first that the plan may use
	Price          int      `json:"-"`          // credits for each picture; set when the request is accepted
	CloneFrom      string   // id of the image this one starts from, or empty
	ReferenceIDs   []string `json:",omitempty"` // of the user's reference images, in order
	Masked         bool     `json:",omitempty"` // the first reference image has a mask, and only what it leaves transparent is changed
	// UploadsHash is the SHA-256 of the files that were uploaded with the request, in hexadecimal; empty: none were. Each upload is
	// kept under ids of its own, so that a request that is sent again is known by this instead.
	UploadsHash    string `json:",omitempty"`
	IdempotencyKey string // given by the client, or empty
}

// Cost is what the request costs, in credits.
func (g Generation) Cost() int { return g.Samples * max(1, g.Price) }

// Normalize trims the prompts and folds the white space that forms and terminals add. Signs that turn the text around them
// go: they come unseen with what people paste, and would turn the page around on which others read the prompt.
func (g *Generation) Normalize() {
	g.Prompt = normalPrompt(g.Prompt)
	g.NegativePrompt = normalPrompt(g.NegativePrompt)
}

func normalPrompt(text string) string {
	if utf8.ValidString(text) { // bytes that are no text stay, to be refused
		room := 0 // tags that may follow here
		text = strings.Map(func(r rune) rune {
			switch {
			case isTag(r):
				room--
			case r == '🏴':
				room = flagTags
			default:
				room = 0
			}
			if TurnsText(r) || isTag(r) && room < 0 {
				return -1
			}
			return r
		}, text)
	}
	return strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
}

// TurnsText tells the signs that set the direction of the text behind them, from those of writing.
func TurnsText(r rune) bool { return r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' }

const flagTags = 7 // of the longest flag: two letters for the country, up to four for its part, and the end

// isTag tells the invisible twins of ASCII. Behind a black flag they make the flag of a region; anywhere else they hide a text from
// whoever reads the prompt, and not from programs that read it.
func isTag(r rune) bool { return r >= '\U000e0000' && r <= '\U000e007f' }

// Wording is all that the request says of what is to be seen: the prompt, a style that is not the prompt's own, and what is
// to be left out.
func (g Generation) Wording() Wording {
	w := Wording{Field: "prompt", Text: g.Prompt, Unwanted: g.NegativePrompt}
	if g.Style != "" {
		w.Text += ", " + g.Style
	}
	return w
}
