package rules

import (
	"strings"
	"unicode"
)

// symbol is a word of a text as the classifier sees it.
type symbol struct {
	word    string   // its stem, or what stands for a group or a sign
	classes []string // of meaning
	forms   []string // of the word: its tense, a name, a year
	group   bool
	sign    tags
	small   bool // an article or another word that says little

	from, to int // tokens
}

// named are the lexicon's classes that are features.
var named = []struct {
	tags tags
	name string
}{
	{tHate, "hate"}, {tViol, "viol"}, {tViolPast, "violpast"}, {tViolIng, "violing"}, {tExcl, "excl"}, {tPreBad, "prebad"}, {tDehum, "dehum"}, {tAnimal, "animal"},
	{tCompound, "compound"}, {tContempt, "contempt"}, {tStrong, "strong"}, {tBad, "bad"}, {tGood, "good"}, {tPosAdj, "posadj"}, {tPredBad, "predbad"},
	{tTrailBad, "trailbad"}, {tPosVerb, "posverb"}, {tHope, "hope"}, {tLove, "love"}, {tModal, "modal"}, {tSpeaker, "speaker"}, {tThird, "third"}, {tSpeech, "speech"},
	{tCondemn, "condemn"}, {tAntiSpeech, "antispeech"},
}

// windowSentences is how many sentences are judged together: a pronoun refers to a group that was named just before.
const windowSentences = 3

// windowSymbols is the most words that are judged together.
const windowSymbols = 60

// windows are the parts of a text that the classifier judges, each with a mention of a group.
func (l *lexicon) windows(tokens []token, items []item) [][]symbol {
	all := l.symbols(tokens, items)
	var sentences [][]symbol
	from := 0
	for i := range all {
		if all[i].sign == tEnd || i+1-from >= windowSymbols || i+1 == len(all) {
			if i > from || all[i].sign == 0 {
				sentences = append(sentences, all[from:i+1])
			}
			from = i + 1
		}
	}
	var windows [][]symbol
	for i, judged := 0, 0; i < len(sentences) && judged < len(sentences); i++ {
		var window []symbol
		for k, sentence := range sentences[i:min(i+windowSentences, len(sentences))] {
			if len(window) > 0 && len(window)+len(sentence) > windowSymbols {
				break
			}
			window = append(window, sentence...)
			judged = max(judged, i+k+1)
		}
		windows = append(windows, window)
	}
	return windows
}

// margin is how much surer the classifier has to be: everyday prompts are full of women, kings with turbans and words that are
// slurs elsewhere.
func margin(window []symbol) float64 {
	for _, s := range window {
		if s.group && (s.word == "GROUP" || s.word == "MEMBER" || s.word == "BELIEF") {
			return 0
		}
	}
	if !mentionsGroup(window) {
		return unnamed
	}
	return uncertain
}

// uncertain is the margin of windows that name no group for certain.
const uncertain = 1

// unnamed is the margin of windows that name nobody: "go back to where you came from".
const unnamed = 2.5

func mentionsGroup(window []symbol) bool {
	for _, s := range window {
		if s.group {
			return true
		}
	}
	return false
}

func (l *lexicon) symbols(tokens []token, items []item) []symbol {
	var all []symbol
	for _, it := range items {
		switch {
		case it.is(signs):
			all = append(all, symbol{word: signWord(it), sign: it.tags & signs, from: it.from, to: it.to})
		case it.group || it.is(tSlur|tCoded|tPlace|tMember):
			all = append(all, symbol{word: mask(it), group: true, classes: classesOf(it), from: it.from, to: it.to})
		default:
			for i, t := range tokens[it.from:it.to] {
				if t.text == "" {
					continue
				}
				s := symbol{word: stem(t.text), small: it.is(tFill|tPrep) && it.to-it.from == 1, from: it.from + i, to: it.from + i + 1}
				if i == 0 {
					s.classes = classesOf(it)
				}
				s.classes = append(s.classes, meanings()[s.word]...)
				if base := degree(t.text); base != "" && base != s.word {
					s.classes = append(s.classes, meanings()[base]...)
				}
				s.forms = formsOf(t, s.word)
				s.small = s.small && len(s.classes) == 0
				all = append(all, s)
			}
		}
	}
	return all
}

func signWord(it item) string {
	switch {
	case it.text == "?":
		return "?"
	case it.is(tEnd):
		return "."
	case it.is(tQuote):
		return "\""
	}
	return ","
}

// mask is the word that stands for a mention of a group.
func mask(it item) string {
	switch {
	case it.is(tSlur):
		return "SLUR"
	case !it.group && it.is(tCoded) && it.is(tThird):
		return "EXTREMIST"
	case !it.group && it.is(tCoded):
		return "CODED"
	case !it.group && it.is(tPlace):
		return "PLACE"
	case !it.group:
		return "MEMBER'S"
	case it.is(tYou) && it.pronoun:
		return "YOU"
	case it.is(tHeShe) && it.pronoun:
		return "ONE"
	case it.pronoun:
		return "THEY"
	case it.gender && it.singular:
		return "WOMAN"
	case it.gender:
		return "WOMEN"
	case it.belief:
		return "BELIEF"
	case it.singular:
		return "MEMBER"
	}
	return "GROUP"
}

// formsOf are what a word's form says: reports are in the past, image prompts have no verb but in -ing.
func formsOf(t token, stem string) []string {
	switch {
	case strings.HasSuffix(t.text, "ed") && stem != t.text, listed("past", t.text):
		return []string{"past"}
	case strings.HasSuffix(t.text, "ing") && stem != t.text:
		return []string{"ing"}
	case len(t.text) == 4 && (t.text[:2] == "19" || t.text[:2] == "18" || t.text[:2] == "17" || t.text[:2] == "20"):
		return []string{"year"}
	case t.raw != "" && unicode.IsUpper([]rune(t.raw)[0]) && !english().has(t.text) && !englishLexicon().known[t.text]:
		return []string{"name"}
	}
	return nil
}

func classesOf(it item) []string {
	var all []string
	for _, n := range named {
		if it.is(n.tags) {
			all = append(all, n.name)
		}
	}
	if it.is(tNeg) {
		all = append(all, "neg")
	}
	return all
}

// stem is a word without its ending, by rules and the vocabulary.
func stem(word string) string {
	for _, ending := range []string{"ing", "ed"} {
		base, ok := strings.CutSuffix(word, ending)
		if !ok || len(base) < 3 || !ascii(base) {
			continue
		}
		n := len(base)
		if base[n-1] == base[n-2] && english().exact(base[:n-1]) && !english().exact(base) {
			return base[:n-1]
		}
		if english().exact(base+"e") && !strings.HasSuffix(base, "e") {
			return base + "e"
		}
		if english().exact(base) {
			return base
		}
	}
	for _, ending := range [][2]string{{"ies", "y"}, {"ied", "y"}, {"es", "e"}, {"es", ""}, {"s", ""}} {
		base, ok := strings.CutSuffix(word, ending[0])
		if ok && len(base) >= 2 && !strings.HasSuffix(base, "s") && english().exact(base+ending[1]) {
			return base + ending[1]
		}
	}
	return word
}
