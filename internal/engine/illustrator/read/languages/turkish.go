package languages

import (
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// turkish takes off an ending that English says with a word of its own: "şapkalı" is "with a hat", "masada" is "on the table".
func (d *Dictionary) turkish(key string) (english, after string, ok bool) {
	if d.Code != "tr" {
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

// locatives are the endings of Turkish places after a possessive: "nilüfer yaprağında" is "on the lily pad".
var locatives = []string{"sindaki", "indaki", "undaki", "sinda", "inda", "unda", "sinde", "inde", "unde"}

// turkishPhrase takes the ending of a place off a name of two or three words, or that of several things that something is with off one word, and
// returns how many words it has.
func (d *Dictionary) turkishPhrase(toks []token.Token) (english, after string, n int) {
	if d.Code != "tr" {
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
	for _, ending := range []string{"larla", "lerle"} { // "mumlarla" is "with candles"
		stem, cut := strings.CutSuffix(toks[0].Text, ending)
		if english, _, ok := d.lookup(stem); cut && ok && !d.grammar[stem] {
			return d.pluralOf(english), "with", 1
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
