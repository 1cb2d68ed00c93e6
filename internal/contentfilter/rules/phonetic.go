package rules

import "strings"

// sounds are spellings of one sound, each in the way that it is compared.
var sounds = strings.NewReplacer("ph", "f", "ck", "k", "ce", "se", "ci", "si", "cy", "si", "qu", "kw", "c", "k", "q", "k", "z", "s", "oo", "u", "ee", "e", "ea", "e", "eo", "e", "ie", "i", "y", "i", "mb", "m", "kn", "n", "wh", "w", "gh", "g")

// sound is how a word sounds, roughly: "stoopid" and "stupid", "blak" and "black" are the same.
func sound(word string) string {
	heard := once(sounds.Replace(word))
	if len(heard) > 3 {
		heard = strings.TrimSuffix(heard, "e")
	}
	return heard
}

// shortestHeard is the fewest letters of a word that is known by its sound.
const shortestHeard = 4

// findSounds finds how the lexicon's words sound.
func (l *lexicon) findSounds(words []string) {
	for _, word := range words {
		if key := sound(word); ascii(word) && len(word) >= shortestHeard {
			if _, taken := l.heard[key]; !taken {
				l.heard[key] = word
			}
		}
	}
}

// heardAs returns the word of the lexicon that a word sounds like, or "".
func (l *lexicon) heardAs(word string) string {
	if len(word) < shortestHeard || len(word) > 24 || !ascii(word) {
		return ""
	}
	return l.heard[sound(word)]
}
