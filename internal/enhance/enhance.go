// Package enhance declares what improves a prompt: it says more about style, light, material and composition, and never
// about what is to be seen. Each way of doing so is a subpackage; all of them run the suite in enhancetest.
package enhance

import (
	"context"
	"strings"
)

// MostAdded is how many characters an enhancement may add to a prompt.
const MostAdded = 240

// Request asks for better wordings of one prompt. The same seed gives the same wordings from enhancers that are
// deterministic.
type Request struct {
	Prompt      string
	Seed        int64
	Suggestions int // how many different wordings, at least 1; there may be fewer
}

// Part is a stretch of an enhanced prompt.
type Part struct {
	Text  string
	Added bool // not the user's own words
}

// Suggestion is an enhanced prompt, in parts: put together they are the whole, and without the added ones they are the user's
// words, in their order unless the prompt was said anew.
type Suggestion struct{ Parts []Part }

// Prompt returns the whole enhanced prompt.
func (s Suggestion) Prompt() string {
	var b strings.Builder
	for _, part := range s.Parts {
		b.WriteString(part.Text)
	}
	return b.String()
}

// Original returns what the user wrote of it.
func (s Suggestion) Original() string {
	var b strings.Builder
	for _, part := range s.Parts {
		if !part.Added {
			b.WriteString(part.Text)
		}
	}
	return b.String()
}

// Unchanged is the suggestion that adds nothing: the prompt says all there is to say.
func Unchanged(prompt string) Suggestion { return Suggestion{[]Part{{Text: prompt}}} }

// Enhancer finds better wordings. It keeps every word of the user in order, or says anew what the illustrator understood, read
// again to the same picture. It adds no subject and contradicts nothing, and returns at least one suggestion. Its errors are for the log; the user is told to try again.
type Enhancer interface {
	Enhance(ctx context.Context, req Request) ([]Suggestion, error)
}
