package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// servedBy is who does what somebody has done to them, by what it is called: "X" stands for whom it is done to.
var servedBy = map[string]string{
	"hair braided": "woman braiding hair of X", "hair plaited": "woman braiding hair of X", "hair brushed": "woman braiding hair of X", "hair combed": "woman braiding hair of X", "hair done": "woman braiding hair of X",
	"hair styled": "woman braiding hair of X", "hair cut": "hairdresser cutting hair of X", "hair trimmed": "hairdresser cutting hair of X", "haircut": "hairdresser cutting hair of X", "trim": "hairdresser cutting hair of X",
	"shot": "nurse giving a shot to X", "flu shot": "nurse giving a shot to X", "vaccine": "nurse giving a shot to X", "vaccination": "nurse giving a shot to X", "injection": "nurse giving a shot to X",
	"checkup": "doctor examining X", "check up": "doctor examining X", "teeth cleaned": "dentist checking X teeth", "teeth checked": "dentist checking X teeth",
	"massage": "woman massaging X", "back massage": "woman massaging X",
}

var receives = lexicon.Set("getting gets having has")

// DoneToThem turns round who has something done to them: "a girl getting her hair braided" is a woman braiding a girl's hair, and "a man getting a haircut"
// somebody cutting it.
func DoneToThem(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		work, end := doneTo(toks, i)
		if work == "" || toks[i-1].Kind != token.Word || !isSomebody(r, r.Longest(toks, i-1)) {
			continue
		}
		from := i
		for from > 0 && toks[from-1].Kind == token.Word && i-from < 5 && !parted[toks[from-1].Text] {
			from--
		}
		if men[toks[i-1].Text] {
			work = strings.Replace(work, "hairdresser", "barber", 1)
		}
		before, after, _ := strings.Cut(work, " X")
		owner := toks[i-1]
		if after != "" {
			owner.Raw += "'s"
		}
		place := toks[i]
		place.End = toks[end-1].End
		return slices.Concat(toks[:from], wordsAt(place, before), toks[from:i-1], []token.Token{owner}, wordsAt(place, after), toks[end:])
	}
	return toks
}

// wordsAt are words in the place of a token.
func wordsAt(place token.Token, words string) []token.Token {
	said := token.Split(words)
	for k := range said {
		said[k].Start, said[k].End = place.Start, place.End
	}
	return said
}

var men = lexicon.Set("man boy guy men boys grandpa")

// isSomebody reports whether a phrase names a person.
func isSomebody(r vocabulary.Finder, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	return s.Is(vocabulary.Person) || r.Drawable(id) == brief.Person
}

// parted are the words before which a clause about somebody else ends.
var parted = lexicon.Set("and with of for while watching beside")

// doneTo reads "getting her hair braided" and "getting a haircut", and says where it ends.
func doneTo(toks []token.Token, i int) (work string, end int) {
	if !receives[toks[i].Text] {
		return "", 0
	}
	at := i + 1
	if wording.Possessives[toks[at].Text] || wording.Articles[toks[at].Text] {
		at++
	}
	for n := min(2, len(toks)-at); n > 0; n-- {
		what := toks[at].Text
		if n == 2 {
			what += " " + toks[at+1].Text
		}
		if servedBy[what] != "" {
			return servedBy[what], at + n
		}
	}
	return "", 0
}

// HairOf tells whose hair is cut or braided after it, where more is told of them than who they are: "cutting a young man's hair".
func HairOf(_ vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+3 < len(toks); i++ {
		if !hairWorks[toks[i].Text] && toks[i].Text != "braiding" {
			continue
		}
		for at := i + 2; at < min(i+6, len(toks)-1); at++ {
			name, owned := vocabulary.Possessive(toks[at].Raw)
			if !owned || toks[at+1].Text != "hair" {
				continue
			}
			if toks[at-1].Text == "each" || at == i+2 && (wording.Articles[toks[i+1].Text] || wording.Possessives[toks[i+1].Text]) {
				break // "cutting a man's hair"
			}
			owner := toks[at]
			owner.Raw, owner.Text = name, token.Fold(name)
			return slices.Concat(toks[:i+1], []token.Token{toks[at+1], wording.Word(toks[at+1], "of")}, toks[i+1:at], []token.Token{owner}, toks[at+2:])
		}
	}
	return toks
}
