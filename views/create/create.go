package create

import (
	"strconv"
	"unicode/utf8"

	"pellucid/internal/domain"
	"pellucid/views/components"
	"pellucid/views/content"
)

// CreatePage is the create screen. Props go to the island as JSON; the other fields fill the plain form that stands there
// until the island has taken over, and for good without a script.
type CreatePage struct {
	Props     any
	Form      domain.Generation
	Errors    map[string]string // by field name; "" holds what belongs to no field
	Why       content.Topic     // of the message that belongs to no field
	Remaining int               // credits
	Plan      domain.Plan
	Engines   []EngineOption // to choose from
}

// promptCountFrom is the length from which a prompt is counted for its writer, in characters.
const promptCountFrom = domain.PromptMax - 200

// promptCount says how long a long prompt is; empty: it is short.
func (p CreatePage) promptCount() string {
	n := utf8.RuneCountInString(p.Form.Prompt)
	if n < promptCountFrom {
		return ""
	}
	return components.Number(n) + " of " + components.Number(domain.PromptMax) + " characters"
}

// sizeNames are the names of the sizes for people, by pixels.
var sizeNames = map[int]string{512: "Small", 768: "Medium", 1024: "Large", 1536: "XL"}

// sizeChoice is one button of the size row.
type sizeChoice struct {
	pixels            string
	name              string
	checked, disabled bool
}

func (p CreatePage) sizes() []sizeChoice {
	chosen := max(p.Form.Width, p.Form.Height)
	if chosen == 0 {
		chosen = domain.DefaultSize
	}
	choices := make([]sizeChoice, 0, len(domain.Sizes))
	for _, size := range domain.Sizes {
		choices = append(choices, sizeChoice{
			pixels:   strconv.Itoa(size),
			name:     sizeNames[size],
			checked:  size == chosen,
			disabled: p.Plan.MaxResolution > 0 && size > p.Plan.MaxResolution,
		})
	}
	return choices
}

// most is how many pictures may be asked for at once.
func (p CreatePage) most() string {
	batch := p.Plan.BatchSize
	if batch == 0 {
		batch = 1
	}
	return strconv.Itoa(max(1, min(domain.SamplesMax, batch, p.Remaining)))
}

func (p CreatePage) samples() string { return strconv.Itoa(max(1, p.Form.Samples)) }
