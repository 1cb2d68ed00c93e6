package words

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed vocabulary.txt
var vocabularyText string

// slots are what an enhancement says after the style, in this order.
var slots = []string{"finish", "light", "frame"}

// manner is how a style can be talked about.
type manner struct {
	style   string   // the illustrator's name of the style
	asks    string   // the words that ask for it; empty: it is never suggested
	suits   []string // kinds of subject
	phrases map[string][]phrase
}

// phrase is something to say, when the prompt has what it needs and nothing that it contradicts.
type phrase struct {
	text          string
	needs, avoids []string // traits of the prompt
}

func readVocabulary(text string) []*manner {
	var all []*manner
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		said, rest, _ := strings.Cut(line, "|")
		kind, said, _ := strings.Cut(strings.TrimSpace(said), " ")
		if kind == "style" {
			all = append(all, newManner(said, rest))
			continue
		}
		last := all[len(all)-1]
		last.phrases[kind] = append(last.phrases[kind], newPhrase(said, rest))
	}
	return all
}

func newManner(said, suits string) *manner {
	style, asks, _ := strings.Cut(said, "=")
	return &manner{
		style: strings.TrimSpace(style), asks: strings.TrimSpace(asks), suits: strings.Fields(suits), phrases: map[string][]phrase{},
	}
}

func newPhrase(text, conditions string) phrase {
	out := phrase{text: text}
	for _, condition := range strings.Fields(conditions) {
		switch condition[0] {
		case '+':
			out.needs = append(out.needs, condition[1:])
		case '-':
			out.avoids = append(out.avoids, condition[1:])
		}
	}
	return out
}

// fits reports whether a phrase can stand beside a prompt with such traits.
func (p phrase) fits(traits map[string]bool) bool {
	has := func(trait string) bool { return traits[trait] }
	return !slices.ContainsFunc(p.avoids, has) && !slices.ContainsFunc(p.needs, func(trait string) bool { return !traits[trait] })
}
