// Package words improves prompts with a vocabulary of its own: it needs no network and no key. What the prompt is about it
// learns from a Reader; the words that it adds are about style, surface, light and composition, and name no thing. Where the
// reader understood everything, the prompt is said anew as one sentence; else the words follow the user's.
package words

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/domain"
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

// draft is an enhancement in the making.
type draft struct {
	prompt string
	used   []string // every word so far: none is said twice
	added  []string
	length int // characters added
}

// speak says one phrase for each thing that the prompt leaves open.
func (d *draft) speak(m *manner, traits map[string]bool, rng *rand.Rand) {
	told := map[string]string{"finish": "finished", "light": "lit", "frame": "framed"}
	for _, slot := range slots {
		phrases := m.phrases[slot]
		if traits[told[slot]] || d.speaks(phrases) {
			continue
		}
		for _, i := range rng.Perm(len(phrases)) {
			if phrases[i].fits(traits) && d.say(phrases[i].text) {
				break
			}
		}
	}
}

// speaks reports whether one of the phrases stands in the prompt already, such as from an earlier enhancement.
func (d *draft) speaks(phrases []phrase) bool {
	said := tokens(d.prompt)
	return slices.ContainsFunc(phrases, func(p phrase) bool { return contains(said, tokens(p.text)) })
}

// say adds a phrase, unless one of its words was said already or there is no room for it.
func (d *draft) say(text string) bool {
	words := tokens(text)
	size := utf8.RuneCountInString(text) + 2
	if text == "" || d.length+size > enhance.MostAdded || utf8.RuneCountInString(d.prompt)+d.length+size > domain.PromptMax {
		return false
	}
	for _, word := range words {
		if !small[word] && d.said(word) {
			return false
		}
	}
	d.used = append(d.used, words...)
	d.added = append(d.added, text)
	d.length += size
	return true
}

// small words may be said again.
var small = map[string]bool{"a": true, "and": true, "with": true, "of": true}

func (d *draft) said(word string) bool {
	for _, known := range d.used {
		if strings.TrimSuffix(known, "s") == strings.TrimSuffix(word, "s") {
			return true
		}
	}
	return false
}

func (d *draft) suggestion() enhance.Suggestion {
	if len(d.added) == 0 {
		return enhance.Unchanged(d.prompt)
	}
	joint := ", "
	switch last, _ := utf8.DecodeLastRuneInString(d.prompt); {
	case strings.ContainsRune(",;:.!?", last):
		joint = " "
	case last == ' ' || last == '\n' || last == '\t':
		joint = ""
	}
	return enhance.Suggestion{Parts: []enhance.Part{{Text: d.prompt}, {Text: joint + strings.Join(d.added, ", "), Added: true}}}
}
