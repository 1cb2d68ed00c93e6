package rules

import (
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"
)

// token is a word of a sentence, or a sign between words.
type token struct {
	text string // as the lexicon spells it
	raw  string
	sign tags // tComma, tEnd or tQuote; 0 for words
	near bool // nothing but punctuation is between it and the token before
}

// plainWords are the words of a term of the lexicon.
func plainWords(term string) []string {
	var out []string
	for _, word := range strings.Fields(strings.ToLower(term)) {
		out = append(out, expand(word)...)
	}
	return out
}

func expand(word string) []string {
	word = strings.ReplaceAll(word, "’", "'")
	if long, ok := contractions()[word]; ok {
		return strings.Fields(long)
	}
	word = strings.TrimSuffix(strings.TrimSuffix(word, "'s"), "'")
	word = strings.ReplaceAll(word, "'", "")
	if long, ok := contractions()[word]; ok {
		return strings.Fields(long)
	}
	if word == "" {
		return nil
	}
	return []string{word}
}

// tokenize takes a text apart into words as the lexicon spells them, whatever was done to hide them, and signs.
func (l *lexicon) tokenize(text string) []token {
	var pieces []token
	var now strings.Builder
	near := false
	end := func() {
		if now.Len() == 0 {
			return
		}
		raw := now.String()
		now.Reset()
		trimmed := strings.TrimRight(raw, "!|*")
		if bars := strings.TrimRight(raw, "!*"); strings.HasSuffix(bars, "|") && len(trimmed) > 1 && !l.word(strings.ToLower(trimmed)) { // "ki||"
			trimmed = bars
		}
		if strings.ContainsFunc(trimmed, unicode.IsLetter) || strings.ContainsFunc(trimmed, unicode.IsDigit) || strings.ContainsFunc(trimmed, framed) {
			pieces = append(pieces, token{raw: strings.TrimLeft(trimmed, "|*'"), near: near})
			near = true
		}
		if strings.HasSuffix(raw, "!") {
			pieces = append(pieces, token{sign: tEnd})
		}
	}
	for _, r := range emoji().Replace(text) {
		switch {
		case unseen(r):
		case unicode.IsLetter(r) || unicode.IsDigit(r) || framed(r) || strings.ContainsRune("'’@$!|*€", r):
			now.WriteRune(r)
		default:
			end()
			switch {
			case r == '?':
				pieces = append(pieces, token{sign: tEnd, text: "?"})
			case strings.ContainsRune(".;\n…", r):
				pieces = append(pieces, token{sign: tEnd})
			case strings.ContainsRune(",:()—–", r):
				pieces = append(pieces, token{sign: tComma})
				near = false
			case strings.ContainsRune("\"“”„«»", r):
				pieces = append(pieces, token{sign: tQuote})
				near = false
			case unicode.IsSpace(r):
				near = false
			}
		}
	}
	end()
	return l.words(l.together(apart(pieces)))
}

// apart takes out the signs between words that stand alone: "Kill. All. …".
func apart(pieces []token) []token {
	out := pieces[:0:0]
	for i, t := range pieces {
		alone := t.sign == tEnd && i > 0 && i+2 < len(pieces) && pieces[i-1].sign == 0 && pieces[i+1].sign == 0 && pieces[i+2].sign == tEnd && (i == 1 || pieces[i-2].sign == tEnd) && len(pieces[i-1].raw) > 1
		if !alone {
			out = append(out, t)
		}
	}
	return out
}

// together joins letters that were set apart: "k i l l", "k.i.l.l".
func (l *lexicon) together(pieces []token) []token {
	letter := func(t token) bool { return t.sign == 0 && len([]rune(t.raw)) == 1 }
	var out []token
	for i := 0; i < len(pieces); i++ {
		run, to := pieces[i].raw, i+1
		if letter(pieces[i]) {
			for to < len(pieces) && (letter(pieces[to]) || pieces[to].sign == tEnd && to+1 < len(pieces) && letter(pieces[to+1]) && pieces[to+1].near) && len(run) < 80 {
				run += pieces[to].raw
				to++
			}
		}
		if len([]rune(run)) >= 3 && to-i >= 3 {
			out = append(out, token{raw: run})
			i = to - 1
			continue
		}
		out = append(out, pieces[i])
	}
	return out
}

// words finds out how the lexicon spells every word.
func (l *lexicon) words(pieces []token) []token {
	out := make([]token, 0, len(pieces)+8)
	for i := 0; i < len(pieces); i++ {
		t := pieces[i]
		if t.sign != 0 {
			out = append(out, t)
			continue
		}
		if i+1 < len(pieces) { // a word that was cut in two: "mus lims", "mus-lims", "mus.lims"
			next := i + 1
			if pieces[next].sign == tEnd && next+1 < len(pieces) && pieces[next+1].near {
				next++
			}
			if third := next + 1; third < len(pieces) && pieces[third].sign == 0 && pieces[next].sign == 0 {
				if whole := l.cutTwice(t, pieces[next], pieces[third]); whole != "" {
					out = append(out, token{text: whole, raw: t.raw + " " + pieces[next].raw + " " + pieces[third].raw})
					i = third
					continue
				}
			}
			if whole := l.cut(t, pieces[next]); whole != "" {
				out = append(out, token{text: whole, raw: t.raw + " " + pieces[next].raw})
				i = next
				continue
			}
		}
		parts := l.humps(t.raw)
		if parts == nil {
			parts = []string{t.raw}
		}
		for _, part := range parts {
			for _, text := range l.spell(part) {
				out = append(out, token{text: text, raw: t.raw})
			}
		}
	}
	return out
}

func (l *lexicon) cut(a, b token) string {
	if b.sign != 0 || len(a.raw)+len(b.raw) > 20 || len(a.raw)+len(b.raw) < 4 {
		return ""
	}
	first, second := leet.Replace(simple(a.raw)), leet.Replace(simple(b.raw))
	if (l.known[first] || english().has(first)) && (l.known[second] || english().has(second)) {
		if len(first)+len(second) < 8 || len(first) > 3 && len(second) > 3 || l.known[first] || l.known[second] {
			return ""
		}
	}
	whole := first + second
	if l.content[whole] && (len(whole) > 4 || b.near) {
		return whole
	}
	if strange := func(piece string) bool { return len(piece) > 1 && !l.known[piece] && !english().has(piece) }; strange(first) && strange(second) && len(whole) > 5 {
		return l.misspelled(whole)
	}
	return ""
}

// cutTwice returns the word of the lexicon that three pieces make up, of which two at least are no words: "mus li ms".
func (l *lexicon) cutTwice(a, b, c token) string {
	if len(a.raw)+len(b.raw)+len(c.raw) > 20 {
		return ""
	}
	strange, whole := 0, ""
	for _, t := range []token{a, b, c} {
		piece := simple(t.raw)
		if !l.known[piece] && !english().has(piece) {
			strange++
		}
		whole += piece
	}
	if strange < 2 || len(whole) < 5 || !l.content[whole] {
		return ""
	}
	return whole
}

// simple is a word in small Latin letters without accents: as it is, or as what it looks like.
func simple(raw string) string {
	if ascii(raw) {
		return strings.ToLower(raw)
	}
	looks := latin(raw)
	if ascii(looks) {
		return strings.ToLower(looks)
	}
	var b strings.Builder
	for _, r := range looks {
		if replaced := confusable.GetReplacement(r); r > unicode.MaxASCII && r != '€' && replaced != "" { // € is read as an e below
			b.WriteString(replaced)
			continue
		}
		b.WriteRune(r)
	}
	return strings.ToLower(norm.NFKC.String(b.String()))
}

// spell returns the words that a word stands for: usually one, itself.
func (l *lexicon) spell(raw string) []string {
	plain := strings.ReplaceAll(simple(raw), "’", "'")
	if words := expand(plain); len(words) > 1 {
		return words
	} else if len(words) == 1 {
		plain = words[0]
	}
	if i := strings.LastIndexByte(raw, 'I'); i > 0 && raw != strings.ToUpper(raw) { // a capital I looks like an l
		if text := strings.ToLower(strings.ReplaceAll(raw, "I", "l")); l.known[text] {
			return []string{text}
		}
	}
	if stem, ok := strings.CutSuffix(plain, "ys"); ok && !l.known[plain] && l.content[stem+"ies"] {
		return []string{stem + "ies"}
	}
	if l.known[plain] || english().has(plain) {
		return []string{plain}
	}
	if len(plain) > 80 {
		return []string{plain}
	}
	all := readings(plain)
	for _, text := range all {
		if l.known[text] {
			return []string{text}
		}
	}
	if word := l.starred(plain); word != "" {
		return []string{word}
	}
	for _, text := range all {
		if english().has(text) {
			return []string{text}
		}
	}
	for _, text := range []string{unfilled(plain), l.crossed(plain)} {
		if l.known[text] {
			return []string{text}
		}
	}
	var fewest []string // "k1lla11" is "kill a i i", "kill all" and more
	for _, text := range all {
		if words := l.joined(text); words != nil && (fewest == nil || len(words) < len(fewest)) {
			fewest = words
		}
	}
	if fewest != nil {
		return fewest
	}
	for i := 0; i+1 < len(plain) && len(plain) < 8; i++ { // "aer", "shuold"
		if swapped := plain[:i] + plain[i+1:i+2] + plain[i:i+1] + plain[i+2:]; ascii(plain) && len(plain) > 2 && l.known[swapped] {
			return []string{swapped}
		}
	}
	for _, text := range all {
		if word := l.misspelled(text); word != "" {
			return []string{word}
		}
	}
	for _, text := range all {
		if word := l.loosely(text); word != "" {
			return []string{word}
		}
	}
	for _, text := range all {
		if word := l.heardAs(text); word != "" {
			return []string{word}
		}
	}
	return []string{plain}
}
