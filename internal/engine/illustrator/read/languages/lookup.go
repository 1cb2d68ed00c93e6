package languages

import (
	"slices"
	"strings"
)

// lookup returns what a run of words means, as it is or after its endings are taken off.
func (d *Dictionary) lookup(key string) (english string, plural, ok bool) {
	if english, ok = d.words[key]; ok {
		return english, false, true
	}
	for _, form := range slices.Concat(d.singulars(key), d.phraseSingulars(key)) {
		if english, ok = d.words[form]; ok && !d.grammar[form] {
			return english, !d.small(key), true
		}
	}
	if english, ok = d.agreeing(key); ok {
		return english, false, true
	}
	for _, ending := range caseEndings[d.Code] {
		if stem, cut := strings.CutSuffix(key, ending); cut && len(stem) > 1 {
			if english, ok = d.words[stem]; ok && !d.grammar[stem] {
				return english, slices.Contains(severalEndings[d.Code], ending), true
			}
		}
	}
	if stem := d.phraseStem(key); stem != "" {
		if from, known := d.stems[stem]; known {
			return d.words[from], d.several(key), true
		}
	}
	if english, ok = d.softened(key); ok {
		return english, false, true
	}
	return "", false, false
}
