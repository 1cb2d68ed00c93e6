package parse

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// look is what a style phrase asks for: one of style, palette, framing, an amount of detail, or craft, which is read so that
// it is not taken for a thing.
type look struct{ field, value string }

// phrases are the phrases of styles.txt and compounds.txt, and how many words the longest has.
type phrases struct {
	looks     map[string]look
	compounds map[string]bool
	longest   int
}

func newLexicon() *phrases {
	l := &phrases{looks: map[string]look{}, compounds: map[string]bool{}}
	for phrase, value := range lexicon.Styles() {
		if field, name, ok := strings.Cut(value, ":"); ok {
			l.looks[phrase] = look{field, name}
			l.longest = max(l.longest, len(strings.Fields(phrase)))
		}
	}
	for phrase := range lexicon.Craft() {
		if l.looks[phrase] == (look{}) {
			l.looks[phrase] = look{"craft", ""}
			l.longest = max(l.longest, len(strings.Fields(phrase)))
		}
	}
	for phrase := range lexicon.Compounds() {
		l.compounds[phrase] = true
		l.longest = max(l.longest, len(strings.Fields(phrase)))
	}
	return l
}

// compound returns how many tokens at i form a protected compound, or 0.
func (l *phrases) compound(tokens []token.Token, i int) int {
	for n := l.longest; n > 0; n-- {
		if phrase, ok := join(tokens, i, n); ok && (l.compounds[phrase] || l.compounds[strings.TrimSuffix(phrase, "s")]) {
			return n
		}
	}
	return 0
}

// look returns what the tokens at i ask for, and how many they are.
func (l *phrases) look(tokens []token.Token, i int) (look, int) {
	for n := l.longest; n > 0; n-- {
		phrase, ok := join(tokens, i, n)
		if !ok {
			continue
		}
		if found, ok := l.looks[phrase]; ok && styleHere(tokens, i, n, phrase) {
			return found, n
		}
	}
	return look{}, 0
}

// vessels are what "glass" or "clay" before them is the material of.
var vessels = set("jar bottle bottles vase cup bowl bowls window door house table ball dome terrarium pot pots plate slipper of jars vases cups potion flask flower pitcher brick bricks mug")

// styleHere tells a style from a thing of the same name: "glass heart" is a style, "a glass", "wine glass" and "glass jar" are not.
func styleHere(tokens []token.Token, i, n int, phrase string) bool {
	next, last := "", i+n >= len(tokens) || tokens[i+n].Kind != token.Word
	if !last {
		next = tokens[i+n].Text
	}
	alone := last && (i == 0 || tokens[i-1].Kind == token.Pause)
	switch phrase {
	case "glass", "clay", "paper", "wooden", "ice":
		return alone || !last && !vessels[next] && relations[next] == "" && i+n < len(tokens)
	case "badge", "emblem", "stamp", "banner", "ribbon", "border", "corner", "sketch", "comic", "label":
		return true
	case "frame":
		return i == 0 || tokens[i-1].Text != "picture" && tokens[i-1].Text != "door"
	case "background":
		return !plainBackground(tokens, i)
	}
	return true
}

// plainBackground says whether "background" belongs to words such as "on a white background", which ask for nothing.
func plainBackground(tokens []token.Token, i int) bool {
	for k := i - 1; k >= 0 && k >= i-5 && tokens[k].Kind == token.Word; k-- {
		switch t := tokens[k].Text; t {
		case "on", "no", "without", "transparent", "against", "with":
			return true
		}
	}
	return false
}

// join glues n words at i with single spaces; it fails on anything but words.
func join(tokens []token.Token, i, n int) (string, bool) {
	if i+n > len(tokens) {
		return "", false
	}
	if n == 1 {
		return tokens[i].Text, tokens[i].Kind == token.Word
	}
	var b strings.Builder
	for k := i; k < i+n; k++ {
		if tokens[k].Kind != token.Word {
			return "", false
		}
		if k > i {
			b.WriteByte(' ')
		}
		b.WriteString(tokens[k].Text)
	}
	return b.String(), true
}
