package words

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"pellucid/internal/domain"
	"pellucid/internal/enhance"
)

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
