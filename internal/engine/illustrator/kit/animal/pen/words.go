package pen

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// moods are other words for expressions.
var moods = map[string]string{
	"laugh": "happy", "laughing": "happy", "smile": "happy", "smiling": "happy", "grin": "happy", "excited": "happy", "joyful": "happy",
	"cheerful": "happy", "singing": "happy",
	"cry": "sad", "crying": "sad", "worried": "sad", "lonely": "sad", "mad": "angry", "furious": "angry", "grumpy": "angry",
	"determined": "angry", "evil": "angry", "fierce": "fierce", "snarling": "fierce",
	"tired": "sleepy", "bored": "sleepy", "lazy": "sleepy", "shocked": "surprised", "scared": "surprised", "amazed": "surprised",
	"loving": "in love", "love": "in love",
	"open mouth": "open", "winking": "wink", "silly": "wink", "playful": "wink", "kiss": "in love", "disgusted": "sad",
}

// Mood returns the expression that a word names, and whether the eyes are closed.
func Mood(word string) (mood string, asleep bool) {
	word = strings.ToLower(strings.TrimSpace(word))
	switch word {
	case "sleeping", "asleep", "eyes closed":
		return "", true
	}
	if m, ok := moods[word]; ok {
		return m, false
	}
	return word, false
}

// SlotNamed returns the slot that a word names, in the singular or plural; "" when there is none.
func SlotNamed(slots []kit.Slot, word string) string {
	word = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(word)), "_", " ")
	same := func(a string) bool {
		return a == word || strings.TrimSuffix(a, "s") == strings.TrimSuffix(word, "s")
	}
	for _, s := range slots {
		if same(s.Name) {
			return s.Name
		}
	}
	for _, s := range slots {
		if slices.ContainsFunc(s.Words, same) {
			return s.Name
		}
	}
	return ""
}

// Lit lightens what is nearly black, so that its shades show.
func Lit(c kit.Color) kit.Color {
	v := c.Lch()
	if v.L >= .3 {
		return c
	}
	v.L = .3
	v.C = max(v.C, .012)
	if v.C <= .012 {
		v.H = 290
	}
	_, _, _, a := c.RGBA()
	return v.Color().Alpha(a)
}

// Vocabulary returns the names of slots and all words for them.
func Vocabulary(slots []kit.Slot, used func(string) bool) []string {
	var out []string
	for _, s := range slots {
		if !used(s.Name) {
			continue
		}
		for _, w := range append([]string{s.Name}, s.Words...) {
			if !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

// Canvas returns a canvas whose slots, also those that follow another, are light enough for their shades to show. It panics
// when a color names no slot.
func Canvas(name string, slots []kit.Slot, o kit.Options) *kit.Canvas {
	c, err := kit.NewCanvas(name, slots, o)
	if err != nil {
		panic("pen: " + err.Error())
	}
	for _, s := range slots {
		if _, set := o.Colors[s.Name]; set || s.From == "" {
			continue
		}
		if m := c.Tones(s.Name).M; m.Lch().L < .28 {
			o.Colors[s.Name] = Lit(m)
		}
	}
	fresh, _ := kit.NewCanvas(name, slots, o) // one that has not been asked for anything; the names were checked above
	return fresh
}
