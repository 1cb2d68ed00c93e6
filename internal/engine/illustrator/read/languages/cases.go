package languages

import "strings"

// caseEndings are the endings of cases, without accents, longest first.
var caseEndings = map[string][]string{
	"pl": {"iami", "ami", "iach", "ach", "owi", "ego", "emu", "iem", "ow", "om", "em", "ie", "ym", "im", "ej", "a", "e", "i", "o", "u", "y"},
	"tr": {"larla", "lerle", "larin", "lerin", "lari", "leri", "lar", "ler", "nin", "nun", "yi", "yu", "si", "su", "in", "un", "i", "u", "e", "a"},
}

// severalEndings are the endings of cases that only several things take.
var severalEndings = map[string][]string{
	"pl": {"iami", "ami", "iach", "ach", "ow", "om"},
	"tr": {"larla", "lerle", "larin", "lerin", "lari", "leri", "lar", "ler"},
}

// several reports whether a word has an ending that only several things take.
func (d *Dictionary) several(key string) bool {
	for _, ending := range severalEndings[d.Code] {
		if strings.HasSuffix(key, ending) {
			return true
		}
	}
	return false
}

// stem returns a word without its case ending, or nothing where words have no cases.
func (d *Dictionary) stem(key string) string {
	endings, ok := caseEndings[d.Code]
	if !ok || len(key) < 3 {
		return ""
	}
	for _, ending := range endings {
		if stem, ok := strings.CutSuffix(key, ending); ok && len(stem) >= 3 {
			key = stem
			break
		}
	}
	if d.Code == "pl" {
		if stem, ok := strings.CutSuffix(key, "i"); ok && len(stem) >= 3 {
			key = stem // dyni, dynia
		}
		for _, s := range []swap{{"dz", "g"}, {"c", "k"}} {
			if stem, ok := strings.CutSuffix(key, s.from); ok && len(stem) >= 3 {
				return stem + s.to // książce, książka
			}
		}
	}
	if d.Code == "tr" {
		for _, s := range []swap{{"g", "k"}, {"b", "p"}, {"d", "t"}} {
			if stem, ok := strings.CutSuffix(key, s.from); ok && len(stem) >= 3 {
				return stem + s.to // köpeği, köpek
			}
		}
	}
	return key
}

// softenings are what the Polish locative makes of the last consonants of a stem: "kocie" of "kot", "rowerze" of "rower".
var softenings = []swap{
	{"rze", "r"}, {"dzie", "d"}, {"cie", "t"}, {"sie", "s"}, {"zie", "z"}, {"nie", "n"}, {"mie", "m"}, {"bie", "b"}, {"wie", "w"}, {"pie", "p"},
	{"le", "l"}, {"dze", "g"}, {"ce", "k"}, {"sze", "ch"}, {"ze", "z"},
}

// softened returns what a Polish noun in the locative means, or one that drops the "e" of its last syllable.
func (d *Dictionary) softened(key string) (english string, ok bool) {
	if d.Code != "pl" || strings.Contains(key, " ") {
		return "", false
	}
	for _, ending := range caseEndings["pl"] {
		stem, cut := strings.CutSuffix(key, ending)
		if n := len(stem); cut && n > 3 {
			if english, ok = d.words[stem[:n-1]+"e"+stem[n-1:]]; ok {
				return english, true // zamkiem, zamek
			}
		}
	}
	for _, s := range softenings {
		stem, cut := strings.CutSuffix(key, s.from)
		if !cut || len(stem) < 2 {
			continue
		}
		for _, ending := range []string{"", "a", "o"} {
			if english, ok = d.words[stem+s.to+ending]; ok && !d.grammar[stem+s.to+ending] {
				return english, true
			}
		}
	}
	return "", false
}

// phraseStem returns the stems of the words of a phrase: "gorącej czekolady" is a form of "gorąca czekolada".
func (d *Dictionary) phraseStem(key string) string {
	words := strings.Fields(key)
	if len(words) > 1 && d.Code != "pl" {
		return ""
	}
	for i, word := range words {
		if len(words) > 1 && len(word) < 3 {
			return "" // a preposition, whose noun has its own form
		}
		if stem := d.stem(word); stem != "" {
			words[i] = stem
		}
	}
	if len(words) == 1 {
		return d.stem(key)
	}
	return strings.Join(words, " ")
}
