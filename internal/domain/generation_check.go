package domain

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

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
	if err := ValidateText("prompt", g.Prompt, PromptMax); err != nil {
		return err
	}
	if g.Prompt == "" {
		return FieldErrorf("prompt", "Please describe the image you want.")
	}
	return ValidateText("negative_prompt", g.NegativePrompt, NegativePromptMax)
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

func ValidateText(field, text string, most int) error {
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
