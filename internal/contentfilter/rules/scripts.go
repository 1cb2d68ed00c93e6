package rules

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Languages whose words are inflected by endings, or written without spaces, are searched as text: a term of hate.scripts.tsv stands
// for whole words, for all that begin or end so where it has an asterisk, and in Chinese and Japanese for what it is wherever it is.

// script is the lexicon of such a language.
type script map[string][]pattern

// pattern is a term, and whether a word may go on before and behind it.
type pattern struct {
	text         string
	openL, openR bool
}

var scripts = sync.OnceValue(func() []script {
	var names []string
	byName := map[string]script{}
	for line := range strings.Lines(data.Text("hate.scripts.tsv")) {
		fields := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		if byName[fields[0]] == nil {
			byName[fields[0]] = script{}
			names = append(names, fields[0])
		}
		for term := range strings.SplitSeq(fields[2], ",") {
			byName[fields[0]][fields[1]] = append(byName[fields[0]][fields[1]], newPattern(strings.TrimSpace(term)))
		}
	}
	var all []script
	for _, name := range names {
		all = append(all, byName[name])
	}
	return all
})

func newPattern(term string) pattern {
	text := strings.TrimSpace(searchable(strings.Trim(term, "*")))
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	return pattern{text, strings.HasPrefix(term, "*") || unspaced(first), strings.HasSuffix(term, "*") || unspaced(last)}
}

// unspaced reports whether a letter is of a script that does not part words.
func unspaced(r rune) bool {
	return r == 'ー' || unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// variants are letters that are written in several ways.
var variants = strings.NewReplacer("ё", "е", "أ", "ا", "إ", "ا", "آ", "ا", "ة", "ه", "ى", "ي", "\u0307", "", "\u093c", "")

// searchable is a text in small letters, with one space between words, and a comma for signs that part what is said.
func searchable(text string) string {
	var b strings.Builder
	b.WriteByte(' ')
	gap := true
	for _, r := range lookalikes.Replace(variants.Replace(strings.ToLower(norm.NFKC.String(text)))) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.Is(unicode.Mc, r), unicode.Is(unicode.Mn, r) && !unicode.Is(unicode.Arabic, r) && !unicode.Is(unicode.Inherited, r):
			b.WriteRune(r)
			gap = false
		case unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Mn, r) || r == 'ـ':
		case strings.ContainsRune(",.;:!?()、。،؛؟।", r):
			b.WriteByte(',')
			gap = false
		case !gap:
			b.WriteByte(' ')
			gap = true
		}
	}
	return strings.TrimRight(b.String(), " ,") + " "
}

// in returns every place of a pattern in a searchable text, in bytes.
func (p pattern) in(text string) (found []span) {
	for from := 0; ; {
		i := strings.Index(text[from:], p.text)
		if i < 0 || p.text == "" {
			return found
		}
		at, to := from+i, from+i+len(p.text)
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[to:])
		if (p.openL || !wordRune(before)) && (p.openR || !wordRune(after)) {
			found = append(found, span{at, p.end(text, to)})
		}
		from = to
	}
}

// end is where the word ends in which a pattern was found up to a place.
func (p pattern) end(text string, to int) int {
	for p.openR {
		r, n := utf8.DecodeRuneInString(text[to:])
		if !wordRune(r) || unspaced(r) {
			break
		}
		to += n
	}
	return to
}

func wordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r)
}

func (s script) find(class, text string) (found []span) {
	for _, p := range s[class] {
		found = append(found, p.in(text)...)
	}
	return found
}

// between is how many letters may stand between a group and a threat or an insult, and where a comma parts them.
const (
	between      = 28
	betweenParts = 3
)

// hateInScripts returns what is said of a group with contempt, and why it is refused.
func hateInScripts(text string) finding {
	text = searchable(text)
	for _, s := range scripts() {
		if slurs := s.find("slur", text); len(slurs) > 0 && len(s.find("counter", text)) == 0 {
			return finding{because: hate, said: strings.Trim(text[slurs[0].from:slurs[0].to], " ,")}
		}
		groups := s.find("group", text)
		if len(groups) == 0 {
			continue
		}
		if f := s.said(text, groups); f.because != "" && len(s.find("counter", text)) == 0 {
			return f
		}
	}
	return finding{}
}

func (s script) said(text string, groups []span) finding {
	for _, class := range []struct{ name, because string }{{"threat", threats}, {"contempt", contempt}, {"vermin", contempt}} {
		for _, f := range s.find(class.name, text) {
			for _, g := range groups {
				all := span{min(f.from, g.from), max(f.to, g.to)}
				from, to := min(f.to, g.to), max(f.from, g.from)
				equated := class.name == "vermin"
				if equated && s.added(text[:min(f.to, g.to)]) {
					continue
				}
				if from > to && !equated || from <= to && s.joins(text[from:to], equated) {
					return finding{because: class.because, said: strings.TrimSpace(text[all.from:all.to])}
				}
			}
		}
	}
	return finding{}
}

// added reports whether a text ends with a word for "and".
func (s script) added(text string) bool {
	return slices.ContainsFunc(s["and"], func(p pattern) bool { return strings.HasSuffix(text, p.text) })
}

// joins reports whether what stands between a group and what is found belongs together; of vermin, nothing but "are" may stand there.
func (s script) joins(gap string, equated bool) bool {
	if len(gap) > between*utf8.UTFMax {
		return false
	}
	if equated {
		for _, be := range s["be"] {
			gap = strings.ReplaceAll(gap, be.text, "")
		}
		return strings.TrimSpace(gap) == ""
	}
	n := utf8.RuneCountInString(gap)
	return n <= betweenParts || n <= between && !strings.Contains(gap, ",")
}
