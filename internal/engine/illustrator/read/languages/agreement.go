package languages

import "strings"

// agreements are the endings that adjectives and participles take on with what they describe, and the ending that the tables have. They are
// without accents, and the most particular come first. What they lead to says nothing about how many there are.
var agreements = map[string][]swap{
	"es": {{"ona", "on"}, {"onas", "on"}, {"ora", "or"}, {"oras", "or"}, {"esa", "es"}, {"as", "o"}, {"os", "o"}, {"a", "o"}},
	"pt": {{"ona", "ao"}, {"ora", "or"}, {"esa", "es"}, {"as", "o"}, {"os", "o"}, {"a", "o"}},
	"fr": {{"euse", "eux"}, {"euses", "eux"}, {"ive", "if"}, {"ives", "if"}, {"elle", "el"}, {"enne", "en"}, {"iennes", "ien"}, {"ere", "er"}, {"es", ""}, {"e", ""}},
	"de": {{"eren", ""}, {"em", ""}, {"en", ""}, {"er", ""}, {"es", ""}, {"e", ""}},
	"it": {{"che", "co"}, {"chi", "co"}, {"ghe", "go"}, {"a", "o"}, {"e", "o"}, {"i", "o"}, {"i", "e"}},
	"nl": {{"e", ""}, {"de", ""}},
	"pl": {
		{"iego", "i"}, {"iemu", "i"}, {"iej", "i"}, {"imi", "i"}, {"ich", "i"}, {"im", "i"}, {"ia", "i"}, {"ie", "i"}, {"ka", "ki"}, {"ga", "gi"},
		{"ymi", "y"}, {"ych", "y"}, {"ego", "y"}, {"emu", "y"}, {"ej", "y"}, {"ym", "y"}, {"a", "y"}, {"e", "y"},
	},
	"hi": {{"ी", "ा"}, {"े", "ा"}},
}

// agreeing returns what a describing word of a dictionary means whose ending agrees with another word.
func (d *Dictionary) agreeing(key string) (english string, ok bool) {
	for _, s := range agreements[d.Code] {
		stem, cut := strings.CutSuffix(key, s.from)
		if !cut || len(stem) < 3 {
			continue
		}
		for _, form := range d.spelledOut(stem, s.to) {
			if english, ok = d.words[form]; ok && !d.grammar[form] && d.describes(english) {
				return english, true
			}
		}
	}
	return "", false
}

// spelledOut returns a stem with another ending; in Dutch also with the letters that an open syllable drops ("rode", "rood") or changes ("lieve", "lief").
func (d *Dictionary) spelledOut(stem, ending string) []string {
	forms := []string{stem + ending}
	n := len(stem)
	if d.Code != "nl" || n < 3 {
		return forms
	}
	if stem[n-1] == stem[n-2] {
		forms = append(forms, stem[:n-1])
	}
	forms = append(forms, stem[:n-1]+stem[n-2:n-1]+stem[n-1:])
	switch stem[n-1] {
	case 'v':
		forms = append(forms, stem[:n-1]+"f")
	case 'z':
		forms = append(forms, stem[:n-1]+"s")
	}
	return forms
}
