package domain

import (
	"slices"
	"strings"
	"unicode"
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
		text = strings.Map(func(r rune) rune {
			if turnsText(r) {
				return -1
			}
			return r
		}, text)
	}
	return strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
}

// turnsText tells the signs that set the direction of the text behind them, from those of writing.
func turnsText(r rune) bool { return r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' }

// Wording is all that the request says of what is to be seen: the prompt, a style that is not the prompt's own, and what is
// to be left out.
func (g Generation) Wording() Wording {
	w := Wording{Field: "prompt", Text: g.Prompt, Unwanted: g.NegativePrompt}
	if g.Style != "" {
		w.Text += ", " + g.Style
	}
	return w
}

// Validate returns the first rule that the request breaks on its own, whoever asks; CheckPlan holds it against a plan.
func (g Generation) Validate() error {
	if err := g.ValidatePrompts(); err != nil {
		return err
	}
	if !allowedSize(g.Width, g.Height) {
		return FieldErrorf("width", "Choose 512, 768, 1024 or 1536 pixels for the longer side, and a ratio of 1:1, 4:3, 3:4, 3:2, 2:3, 16:9 or 9:16.")
	}
	if g.Samples < 1 {
		return FieldErrorf("num_samples", "Number of Images must be greater than or equal to 1")
	}
	if g.Samples > SamplesMax {
		return tooManySamples(SamplesMax)
	}
	return g.validateTuning()
}

// ValidatePrompts returns the first rule that the texts of the request break, or nil.
func (g Generation) ValidatePrompts() error {
	if err := validatePrompt("prompt", g.Prompt, PromptMax); err != nil {
		return err
	}
	if g.Prompt == "" {
		return FieldErrorf("prompt", "Please describe the image you want.")
	}
	return validatePrompt("negative_prompt", g.NegativePrompt, NegativePromptMax)
}

// Shadows are the shadows that can be asked for; empty means none.
var Shadows = []string{"", "none", "contact", "drop"}

func (g Generation) validateTuning() error {
	switch {
	case g.GuidanceScale < 0 || g.GuidanceScale > GuidanceScaleMax:
		return FieldErrorf("guidance_scale", "Enter a guidance scale from 0 to %d.", GuidanceScaleMax)
	case !slices.Contains(Shadows, g.Shadow):
		return FieldErrorf("shadow", "Choose none, contact or drop.")
	case g.Steps < 1 || g.Steps > StepsMax:
		return FieldErrorf("steps", "Enter 1 to %d steps.", StepsMax)
	case len(g.IdempotencyKey) > 200:
		return FieldErrorf("Idempotency-Key", "Idempotency keys can have up to 200 characters.")
	case len(g.ReferenceIDs) > ReferencesMax:
		return FieldErrorf("reference_ids", "You can use up to %d reference images at once.", ReferencesMax)
	}
	return nil
}

// CheckPlan returns why the plan does not allow the request, or nil. The credits are checked when they are reserved.
func (g Generation) CheckPlan(p Plan) error {
	if max(g.Width, g.Height) > p.MaxResolution {
		return &Error{Code: Forbidden, Field: "width", Message: "XL resolution is a premium feature"}
	}
	if limit := min(SamplesMax, p.BatchSize); g.Samples > limit {
		return tooManySamples(limit)
	}
	return nil
}

func tooManySamples(limit int) *Error {
	return FieldErrorf("num_samples", "Number of Images must be less than or equal to %d", limit)
}

func validatePrompt(field, text string, most int) error {
	if !utf8.ValidString(text) {
		return FieldErrorf(field, "This text isn't valid UTF-8. Please type it again.")
	}
	if n := utf8.RuneCountInString(text); n > most {
		return FieldErrorf(field, "This text has %d characters. Shorten it to %d.", n, most)
	}
	if strings.ContainsFunc(text, forbiddenControl) {
		return FieldErrorf(field, "This text contains invisible control characters. Please type it again instead of pasting it.")
	}
	return nil
}

func forbiddenControl(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\t'
}
