// Package words improves prompts with a vocabulary of its own: it needs no network and no key. What the prompt is about it
// learns from a Reader; the words that it adds are about style, surface, light and composition, and name no thing. Where the
// reader understood everything, the prompt is said anew as one sentence; else the words follow the user's.
package words

import (
	"context"
	"math/rand/v2"

	"pellucid/internal/enhance"
)

// Reading is what was understood of a prompt.
type Reading struct {
	Style      string   // the drawing style that it asks for; empty: none
	Palette    string   // "pastel", "vibrant", "gradient" or empty
	Minimalist bool     // it asks for less
	Framing    []string // frame, border, pattern …
	Kinds      []string // of its subjects: animal, plant, food, vehicle, place, thing
}

// Reader understands prompts.
type Reader interface {
	Read(prompt string) Reading
}

// Enhancer is the embedded enhancer. It is safe for concurrent use, and deterministic.
type Enhancer struct {
	reader  Reader
	manners []*manner
}

var _ enhance.Enhancer = (*Enhancer)(nil)

// New returns an Enhancer that understands prompts through a reader.
func New(reader Reader) *Enhancer { return &Enhancer{reader, readVocabulary(vocabularyText)} }

// Enhance words a prompt in as many ways as are asked for and possible. A prompt that says everything already comes back
// as it is.
func (e *Enhancer) Enhance(ctx context.Context, req enhance.Request) ([]enhance.Suggestion, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	reading := e.reader.Read(req.Prompt)
	traits := traitsOf(req.Prompt, reading)
	rng := rand.New(rand.NewPCG(uint64(req.Seed), uint64(len(req.Prompt))))
	manners := e.choose(reading, traits, rng)
	var out []enhance.Suggestion
	seen := map[string]bool{}
	for try := 0; len(out) < max(req.Suggestions, 1) && try < 4*max(req.Suggestions, 1); try++ {
		m := manners[try%len(manners)]
		d := draft{prompt: req.Prompt, used: tokens(req.Prompt)}
		if reading.Style == "" && !e.full(traits) {
			d.say(m.asks)
		}
		d.speak(m, traits, rng)
		s, ok := d.sentence(e.reader, m)
		if !ok {
			s = d.suggestion()
		}
		if rewriter, knows := e.reader.(Rewriter); knows && !ok && !rewriter.SameReading(req.Prompt, s.Prompt()) {
			continue // beside these words, the prompt would mean something else
		}
		if !seen[s.Prompt()] {
			seen[s.Prompt()] = true
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		out = append(out, enhance.Unchanged(req.Prompt))
	}
	return out, nil
}

// full reports whether a prompt speaks of surface, light and composition itself: without a style, its author means it so.
func (e *Enhancer) full(traits map[string]bool) bool {
	return traits["finished"] && traits["lit"] && traits["framed"]
}

// choose returns the manners that the prompt allows: the one of its own style, or those that suit its subjects, shuffled.
func (e *Enhancer) choose(reading Reading, traits map[string]bool, rng *rand.Rand) []*manner {
	var fitting, any []*manner
	for _, m := range e.manners {
		if reading.Style != "" && m.style == reading.Style {
			return []*manner{m}
		}
		if m.asks == "" {
			continue
		}
		any = append(any, m)
		if m.suitsAll(reading.Kinds, traits) {
			fitting = append(fitting, m)
		}
	}
	if len(fitting) == 0 {
		fitting = any
	}
	rng.Shuffle(len(fitting), func(i, j int) { fitting[i], fitting[j] = fitting[j], fitting[i] })
	return fitting
}

func (m *manner) suitsAll(kinds []string, traits map[string]bool) bool {
	suits := map[string]bool{}
	for _, kind := range m.suits {
		suits[kind] = true
	}
	for _, kind := range kinds {
		if !suits[kind] {
			return false
		}
	}
	return !traits["framing"] || suits["framing"]
}
