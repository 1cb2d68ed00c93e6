package languages

import "strings"

// swap is an ending and what stands in its place in the singular.
type swap struct{ from, to string }

// plurals are the endings of plurals, after accents are dropped, most particular first.
var plurals = map[string][]swap{
	"es": {{"quito", "co"}, {"quita", "ca"}, {"guito", "go"}, {"guita", "ga"}, {"oncito", "on"}, {"oncita", "on"}, {"ecito", "e"}, {"ecita", "a"}, {"itos", "o"}, {"itas", "a"}, {"ito", "o"}, {"ita", "a"}, {"ces", "z"}, {"es", ""}, {"s", ""}},
	"pt": {{"quinho", "co"}, {"quinha", "ca"}, {"guinho", "go"}, {"guinha", "ga"}, {"oes", "ao"}, {"aes", "ao"}, {"ais", "al"}, {"eis", "el"}, {"ois", "ol"}, {"ns", "m"}, {"aozinho", "ao"}, {"zinho", ""}, {"zinha", ""}, {"inhos", "o"}, {"inho", "o"}, {"inha", "a"}, {"es", ""}, {"s", ""}},
	"fr": {{"eaux", "eau"}, {"aux", "al"}, {"s", ""}, {"x", ""}},
	"de": {{"chen", ""}, {"lein", ""}, {"innen", "in"}, {"en", ""}, {"er", ""}, {"ern", ""}, {"n", ""}, {"e", ""}, {"s", ""}, {"es", ""}},
	"it": {{"olino", "o"}, {"olina", "a"}, {"oncino", "one"}, {"ello", "o"}, {"ella", "a"}, {"ini", "e"}, {"ino", "e"}, {"ina", "a"}, {"etto", "o"}, {"etti", "o"}, {"etta", "a"}, {"chi", "co"}, {"ghi", "go"}, {"che", "ca"}, {"ini", "o"}, {"ino", "o"}, {"i", "o"}, {"i", "e"}, {"i", "io"}, {"e", "a"}},
	"nl": {{"etjes", ""}, {"tjes", ""}, {"jes", ""}, {"tje", ""}, {"je", ""}, {"ven", "f"}, {"zen", "s"}, {"en", ""}, {"s", ""}, {"eren", ""}},
	"pl": {{"eczka", "ka"}, {"elek", "elka"}, {"eczek", "ek"}, {"uszek", ""}, {"ka", ""}, {"ek", ""}, {"ik", ""}, {"ko", "o"}},
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
func (d *Dictionary) small(key string) bool {
	if first, _, phrase := strings.Cut(key, " "); phrase && d.Postnominal {
		key = first
	}
	for _, ending := range diminutives[d.Code] {
		if strings.HasSuffix(key, ending) {
			return true
		}
	}
	return false
}

// singulars returns what a word could be the plural of.
func (d *Dictionary) singulars(key string) []string {
	var forms []string
	for _, s := range plurals[d.Code] {
		stem, ok := strings.CutSuffix(key, s.from)
		if !ok || len(stem) < 2 {
			continue
		}
		forms = append(forms, stem+s.to)
		if n := len(stem); d.Code == "nl" && n > 2 && stem[n-1] == stem[n-2] {
			forms = append(forms, stem[:n-1]) // katten, kat
		} else if d.Code == "nl" && n > 2 && s.to == "" {
			forms = append(forms, stem[:n-1]+stem[n-2:n-1]+stem[n-1:]) // apen, aap
		}
	}
	return forms
}

// koreanParticles are the particles that follow a noun without a space, longest first, and the particle as the dictionary has it.
var koreanParticles = []string{"에서", "으로", "이랑", "하고", "와", "과", "랑", "이", "가", "은", "는", "을", "를", "의", "에", "도", "로"}

// korean splits a word into a noun that the dictionary has, alone or after the word before it ("크리스마스 트리와"), and its particle.
func (d *Dictionary) korean(key, before string) (noun, particle string) {
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
func (d *Dictionary) compounded(key string) (first, last string, ok bool) {
	if d.Code != "de" && d.Code != "nl" || len(key) < 7 {
		return "", "", false
	}
	for i := len(key) - 3; i >= 3; i-- {
		last, _, ok := d.lookup(key[i:])
		if !ok || d.grammar[key[i:]] {
			continue
		}
		for _, joint := range joints {
			stem, cut := strings.CutSuffix(key[:i], joint)
			if first, known := d.words[stem]; cut && known && len(stem) > 2 && first != "-" && last != "-" && (!d.grammar[stem] || d.content(first)) {
				return first, last, true
			}
		}
	}
	return "", "", false
}

// phraseSingulars returns what a phrase of a Romance language could be the plural of: of its first word ("hojas de arce"), or of all of them.
func (d *Dictionary) phraseSingulars(key string) []string {
	words := strings.Fields(key)
	if len(words) < 2 || !d.Postnominal || d.Code == "id" {
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
