package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// swap is an ending and what stands in its place in the singular.
type swap struct{ from, to string }

// plurals are the endings of plurals, after accents are dropped, most particular first.
var plurals = map[string][]swap{
	"es": {{"oncito", "on"}, {"oncita", "on"}, {"ecito", "e"}, {"ecita", "a"}, {"itos", "o"}, {"itas", "a"}, {"ito", "o"}, {"ita", "a"}, {"ces", "z"}, {"es", ""}, {"s", ""}},
	"pt": {{"oes", "ao"}, {"aes", "ao"}, {"ais", "al"}, {"eis", "el"}, {"ois", "ol"}, {"ns", "m"}, {"aozinho", "ao"}, {"zinho", ""}, {"zinha", ""}, {"inhos", "o"}, {"inho", "o"}, {"inha", "a"}, {"es", ""}, {"s", ""}},
	"fr": {{"eaux", "eau"}, {"aux", "al"}, {"s", ""}, {"x", ""}},
	"de": {{"chen", ""}, {"lein", ""}, {"innen", "in"}, {"en", ""}, {"er", ""}, {"ern", ""}, {"n", ""}, {"e", ""}, {"s", ""}, {"es", ""}},
	"it": {{"olino", "o"}, {"olina", "a"}, {"oncino", "one"}, {"ello", "o"}, {"ella", "a"}, {"ini", "e"}, {"ino", "e"}, {"ina", "a"}, {"etto", "o"}, {"etti", "o"}, {"etta", "a"}, {"chi", "co"}, {"ghi", "go"}, {"che", "ca"}, {"ini", "o"}, {"ino", "o"}, {"i", "o"}, {"i", "e"}, {"i", "io"}, {"e", "a"}},
	"nl": {{"etjes", ""}, {"tjes", ""}, {"jes", ""}, {"tje", ""}, {"je", ""}, {"ven", "f"}, {"zen", "s"}, {"en", ""}, {"s", ""}, {"eren", ""}},
	"pl": {{"eczka", "ka"}, {"eczek", "ek"}, {"uszek", ""}, {"ka", ""}, {"ek", ""}, {"ik", ""}, {"ko", "o"}},
	"id": {{"nya", ""}},
	"hi": {{"ियों", "ी"}, {"ियाँ", "ी"}, {"ियां", "ी"}, {"ओं", ""}, {"ों", "ा"}, {"ों", ""}, {"ें", ""}, {"े", "ा"}},
	"ko": {{"들", ""}},
	"ja": {{"たち", ""}},
}

// diminutives are endings of small things, not of several: "coniglietto" is one rabbit.
var diminutives = map[string][]string{
	"es": {"ito", "ita"}, "pt": {"inho", "inha"}, "it": {"etto", "etta", "ino", "ina", "ello", "ella"}, "de": {"chen", "lein"}, "nl": {"je"}, "id": {"nya"}, "pl": {"ka", "ek", "ik", "ko"},
}

// small reports whether a word has the ending of a small thing.
func (d *dictionary) small(key string) bool {
	if first, _, phrase := strings.Cut(key, " "); phrase && d.postnominal {
		key = first
	}
	for _, ending := range diminutives[d.code] {
		if strings.HasSuffix(key, ending) {
			return true
		}
	}
	return false
}

// singulars returns what a word could be the plural of.
func (d *dictionary) singulars(key string) []string {
	var forms []string
	for _, s := range plurals[d.code] {
		stem, ok := strings.CutSuffix(key, s.from)
		if !ok || len(stem) < 2 {
			continue
		}
		forms = append(forms, stem+s.to)
		if n := len(stem); d.code == "nl" && n > 2 && stem[n-1] == stem[n-2] {
			forms = append(forms, stem[:n-1]) // katten, kat
		} else if d.code == "nl" && n > 2 && s.to == "" {
			forms = append(forms, stem[:n-1]+stem[n-2:n-1]+stem[n-1:]) // apen, aap
		}
	}
	return forms
}

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
func (d *dictionary) several(key string) bool {
	for _, ending := range severalEndings[d.code] {
		if strings.HasSuffix(key, ending) {
			return true
		}
	}
	return false
}

// stem returns a word without its case ending, or nothing where words have no cases.
func (d *dictionary) stem(key string) string {
	endings, ok := caseEndings[d.code]
	if !ok || len(key) < 3 {
		return ""
	}
	for _, ending := range endings {
		if stem, ok := strings.CutSuffix(key, ending); ok && len(stem) >= 3 {
			key = stem
			break
		}
	}
	if d.code == "pl" {
		if stem, ok := strings.CutSuffix(key, "i"); ok && len(stem) >= 3 {
			key = stem // dyni, dynia
		}
		for _, s := range []swap{{"dz", "g"}, {"c", "k"}} {
			if stem, ok := strings.CutSuffix(key, s.from); ok && len(stem) >= 3 {
				return stem + s.to // książce, książka
			}
		}
	}
	if d.code == "tr" {
		for _, s := range []swap{{"g", "k"}, {"b", "p"}, {"d", "t"}} {
			if stem, ok := strings.CutSuffix(key, s.from); ok && len(stem) >= 3 {
				return stem + s.to // köpeği, köpek
			}
		}
	}
	return key
}

// turkish takes off an ending that English says with a word of its own: "şapkalı" is "with a hat", "masada" is "on the table".
func (d *dictionary) turkish(key string) (english, after string, ok bool) {
	if d.code != "tr" {
		return "", "", false
	}
	for _, s := range []swap{{"siz", "without"}, {"suz", "without"}, {"li", "with"}, {"lu", "with"}, {"lardan", "made of"}, {"lerden", "made of"}, {"daki", "on"}, {"deki", "on"}, {"da", "on"}, {"de", "on"}, {"ta", "on"}, {"te", "on"}} {
		stem, cut := strings.CutSuffix(key, s.from)
		if !cut || len(stem) < 2 {
			continue
		}
		if english, _, ok = d.lookup(stem); ok && !d.grammar[stem] {
			return english, s.to, true
		}
	}
	return "", "", false
}

// koreanParticles are the particles that follow a noun without a space, longest first, and the particle as the dictionary has it.
var koreanParticles = []string{"에서", "으로", "이랑", "하고", "와", "과", "랑", "이", "가", "은", "는", "을", "를", "의", "에", "도", "로"}

// korean splits a word into a noun that the dictionary has, alone or after the word before it ("크리스마스 트리와"), and its particle.
func (d *dictionary) korean(key, before string) (noun, particle string) {
	if _, _, ok := d.lookup(key); ok {
		return key, ""
	}
	for _, p := range koreanParticles {
		if noun, ok := strings.CutSuffix(key, p); ok && noun != "" {
			_, joined := d.words[before+" "+noun]
			if _, _, known := d.lookup(noun); known || joined {
				return noun, p
			}
		}
	}
	return key, ""
}

// joints are what German and Dutch put between the words of a compound.
var joints = []string{"", "n", "s", "en", "es", "er", "e"}

// compounded splits a compound of a language that writes them as one word: "regenbogenmähne" is a rainbow mane.
func (d *dictionary) compounded(key string) (first, last string, ok bool) {
	if d.code != "de" && d.code != "nl" || len(key) < 7 {
		return "", "", false
	}
	for i := len(key) - 3; i >= 3; i-- {
		last, _, ok := d.lookup(key[i:])
		if !ok || d.grammar[key[i:]] {
			continue
		}
		for _, joint := range joints {
			stem, cut := strings.CutSuffix(key[:i], joint)
			if first, known := d.words[stem]; cut && known && len(stem) > 2 && first != "-" && last != "-" && (!d.grammar[stem] || content(first)) {
				return first, last, true
			}
		}
	}
	return "", "", false
}

// softenings are what the Polish locative makes of the last consonants of a stem: "kocie" of "kot", "rowerze" of "rower".
var softenings = []swap{
	{"rze", "r"}, {"dzie", "d"}, {"cie", "t"}, {"sie", "s"}, {"zie", "z"}, {"nie", "n"}, {"mie", "m"}, {"bie", "b"}, {"wie", "w"}, {"pie", "p"},
	{"le", "l"}, {"dze", "g"}, {"ce", "k"}, {"sze", "ch"}, {"ze", "z"},
}

// softened returns what a Polish noun in the locative means, or one that drops the "e" of its last syllable.
func (d *dictionary) softened(key string) (english string, ok bool) {
	if d.code != "pl" || strings.Contains(key, " ") {
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

// locatives are the endings of Turkish places after a possessive: "nilüfer yaprağında" is "on the lily pad".
var locatives = []string{"sindaki", "indaki", "undaki", "sinda", "inda", "unda", "sinde", "inde", "unde"}

// turkishPhrase takes the ending of a place off a name of two or three words, and returns how many words it has.
func (d *dictionary) turkishPhrase(toks []token.Token) (english, after string, n int) {
	if d.code != "tr" {
		return "", "", 0
	}
	for n = min(3, len(toks)); n > 1; n-- {
		key := spokenKey(toks[:n])
		for _, ending := range locatives {
			stem, cut := strings.CutSuffix(key, ending)
			if !cut {
				continue
			}
			for _, form := range []string{stem + "i", stem + "u", stem + "si", stem + "su", stem} {
				if english, ok := d.words[form]; ok && !d.grammar[form] && strings.Contains(form, " ") {
					return english, "on", n
				}
			}
		}
	}
	return "", "", 0
}

// spokenKey is the key of some words, or nothing where a pause stands among them.
func spokenKey(toks []token.Token) string {
	words := make([]string, 0, len(toks))
	for _, t := range toks {
		if t.Kind != token.Word {
			return ""
		}
		words = append(words, t.Text)
	}
	return strings.Join(words, " ")
}

// phraseStem returns the stems of the words of a phrase: "gorącej czekolady" is a form of "gorąca czekolada".
func (d *dictionary) phraseStem(key string) string {
	words := strings.Fields(key)
	if len(words) > 1 && d.code != "pl" {
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

// phraseSingulars returns what a phrase of a Romance language could be the plural of: of its first word ("hojas de arce"), or of all of them.
func (d *dictionary) phraseSingulars(key string) []string {
	words := strings.Fields(key)
	if len(words) < 2 || !d.postnominal || d.code == "id" {
		return nil
	}
	var forms []string
	for _, first := range d.singulars(words[0]) {
		forms = append(forms, first+" "+strings.Join(words[1:], " "))
		if len(words) == 2 {
			for _, last := range d.singulars(words[1]) {
				forms = append(forms, first+" "+last)
			}
		}
	}
	return forms
}
