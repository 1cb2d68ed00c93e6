package rules

import (
	"strings"
	"sync"
)

// tags are the classes of the lexicon that a term is of; hate.en.tsv lists them.
type tags uint64

const (
	tGroup tags = 1 << iota
	tGenderGroup
	tMember
	tGenderMember
	tColor
	tPerson
	tBelief
	tPronoun
	tYou
	tHeShe
	tHate
	tViol
	tViolPast
	tViolIng
	tExcl
	tPreBad
	tDehum
	tAnimal
	tCompound
	tContempt
	tStrong
	tBad
	tGood
	tPosAdj
	tPredBad
	tTrailBad
	tPosVerb
	tHope
	tLove
	tCop
	tNeg
	tModal
	tCtx
	tSpeaker
	tThird
	tClausal
	tPrep
	tFill
	tQuant
	tSpeech
	tCondemn
	tAntiSpeech
	tComma
	tEnd
	tQuote
	tPlace
	tCoded
	tSlur
)

var classes = map[string]tags{
	"group": tGroup, "gendergroup": tGenderGroup, "member": tMember, "gendermember": tGenderMember, "color": tColor, "person": tPerson, "belief": tBelief,
	"pronoun": tPronoun, "you": tYou, "heshe": tHeShe, "hatev": tHate, "hatep": tHate, "viol": tViol, "excl": tExcl, "prebad": tPreBad, "dehum": tDehum,
	"animal": tAnimal, "compound": tCompound, "contempt": tContempt, "strong": tStrong, "bad": tBad, "good": tGood, "posadj": tPosAdj, "predbad": tPredBad,
	"trailbad": tTrailBad, "posv": tPosVerb, "hope": tHope, "love": tLove, "cop": tCop, "neg": tNeg, "modal": tModal, "ctx": tCtx, "speaker": tSpeaker,
	"third": tThird, "clausal": tClausal, "prep": tPrep, "fill": tFill, "quant": tQuant, "speech": tSpeech, "condemn": tCondemn, "antispeech": tAntiSpeech,
	"place": tPlace, "coded": tCoded, "slur": tSlur,
	"country": 0, // who comes from there is a group
	"thing":   0, // found as a whole, so that its words are not found alone
	// "spelled" has no tags: words of other terms that are found when they are misspelled
}

// content are the classes whose words are found when they are misspelled.
const content = tGroup | tGenderGroup | tMember | tHate | tViol | tViolPast | tViolIng | tDehum | tCompound | tContempt | tBelief | tSlur

// hailing are who comes from a country: "people from Somalia" are a group.
var hailing = strings.Fields("people folk folks guys men women kids families those anyone anybody everyone everybody immigrants migrants refugees")

// phrase is a term of several words.
type phrase struct {
	words []string
	tags  tags
}

// lexicon is the terms of one language.
type lexicon struct {
	single  map[string]tags
	phrases map[string][]phrase // by their first word, the longest first
	known   map[string]bool     // every word of every term
	content map[string]bool     // words that may be misspelled
	deletes map[string][]string // words of content, by what is left when a letter is taken out
	loose   map[string]string   // words, by what is left without vowels or with every letter once
	heard   map[string]string   // words, by how they sound
	longest int
}

var englishLexicon = sync.OnceValue(func() *lexicon { return newLexicon("hate.en.tsv") })

func newLexicon(name string) *lexicon {
	l := &lexicon{single: map[string]tags{}, phrases: map[string][]phrase{}, known: map[string]bool{}, content: map[string]bool{}, deletes: map[string][]string{}, loose: map[string]string{}, heard: map[string]string{}}
	for line := range strings.Lines(data.Text(name)) {
		class, terms, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		for term := range strings.SplitSeq(terms, ",") {
			term = strings.TrimSpace(term)
			if class == "spelled" {
				l.content[term] = true
				continue
			}
			l.addTerm(class, term)
		}
	}
	for term := range strings.SplitSeq(table("wordnet.en.tsv")["people"], ", ") {
		if l.single[term]&tMember != 0 && l.single[term+"s"] == 0 {
			l.add(term+"s", tGroup)
		}
		for _, word := range []string{term, term + "s"} {
			if l.single[word] == 0 {
				l.add(word, tPlace)
			}
		}
	}
	for slur := range strings.SplitSeq(file("slurs")+file("slurs-reported"), "\n") {
		if slur != "" && !strings.Contains(slur, "*") && l.single[slur] == 0 {
			l.add(slur, tSlur)
		}
	}
	for word := range l.single {
		if l.single[word]&content != 0 && len(word) >= 4 {
			l.content[word] = true
		}
	}
	for first := range l.phrases {
		for _, p := range l.phrases[first] {
			for _, w := range p.words {
				if p.tags&(tGroup|tMember) != 0 && len(w) > 5 {
					l.content[w] = true
				}
			}
		}
	}
	for word := range l.content {
		for i := range word {
			short := word[:i] + word[i+1:]
			l.deletes[short] = append(l.deletes[short], word)
		}
	}
	l.findLoose()
	return l
}

func (l *lexicon) addTerm(class, term string) {
	if !strings.Contains(term, " ") && len(plainWords(term)) > 1 {
		return // a contraction: its parts are in the lexicon
	}
	if class == "country" {
		for _, who := range hailing {
			l.add(who+" from "+term, tGroup)
		}
		l.add("from "+term, tPlace)
		return
	}
	if class != "hatev" && class != "viol" && class != "excl" {
		l.add(term, classes[class])
		return
	}
	base, past, ing := inflect(term)
	l.add(base, classes[class])
	if class == "hatev" {
		l.add(past, classes[class])
		l.add(ing, classes[class])
		l.add(base+"s", classes[class])
		return
	}
	l.add(past, tViolPast)
	if class == "viol" {
		l.add(ing, tViolIng)
		verb, rest, _ := strings.Cut(base, " ")
		l.add(strings.TrimSpace(verb+"s "+rest), tViolIng)
	}
}

func (l *lexicon) add(term string, t tags) {
	words := plainWords(term)
	if len(words) == 0 {
		return
	}
	for _, w := range words {
		l.known[w] = true
		l.longest = max(l.longest, len(w))
	}
	if len(words) == 1 {
		l.single[words[0]] |= t
		return
	}
	all := l.phrases[words[0]]
	for i := range all {
		if equal(all[i].words, words) {
			all[i].tags |= t
			return
		}
	}
	at := 0
	for at < len(all) && len(all[at].words) >= len(words) {
		at++
	}
	all = append(all, phrase{})
	copy(all[at+1:], all[at:])
	all[at] = phrase{words, t}
	l.phrases[words[0]] = all
}

func equal(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// inflect returns a verb's base, participle and -ing form. What follows the verb in a term follows every form.
func inflect(term string) (base, past, ing string) {
	verb, rest, _ := strings.Cut(term, " ")
	if rest != "" {
		rest = " " + rest
	}
	if forms := strings.Split(verb, "/"); len(forms) == 4 {
		return forms[0] + rest, forms[2] + rest, forms[3] + rest
	}
	switch {
	case strings.HasSuffix(verb, "ing"):
		return verb + rest, verb + rest, verb + rest
	case strings.HasSuffix(verb, "e"):
		return verb + rest, verb + "d" + rest, verb[:len(verb)-1] + "ing" + rest
	case strings.HasSuffix(verb, "y") && !strings.HasSuffix(verb, "oy") && !strings.HasSuffix(verb, "ay"):
		return verb + rest, verb[:len(verb)-1] + "ied" + rest, verb + "ing" + rest
	}
	if f, ok := irregular()[verb]; ok {
		past, ing, _ := strings.Cut(f, " ")
		return verb + rest, past + rest, ing + rest
	}
	return verb + rest, verb + "ed" + rest, verb + "ing" + rest
}

// misspelled returns the word of the lexicon that a word is one letter away from, or "".
func (l *lexicon) misspelled(word string) string {
	if len(word) < 4 || len(word) > 24 || !ascii(word) {
		return ""
	}
	best := ""
	try := func(target string, sameLength bool) {
		if target == "" || len(target) < 4 || sameLength && len(word) < 5 && !transposed(word, target) {
			return
		}
		if target[0] != word[0] && !transposed(word, target) {
			return
		}
		if best == "" || target < best {
			best = target
		}
	}
	for _, target := range l.deletes[word] { // a letter is missing
		if len(word) >= 4 {
			try(target, false)
		}
	}
	for i := range word {
		short := word[:i] + word[i+1:]
		if l.content[short] && len(short) > 4 { // a letter too many
			try(short, false)
		}
		for _, target := range l.deletes[short] { // another letter, or two that changed places
			try(target, true)
		}
	}
	return best
}

func transposed(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := 0; i+1 < len(a); i++ {
		if a[i] != b[i] {
			return a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
		}
	}
	return false
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// starred returns the word of the lexicon that a word with asterisks stands for, or "".
func (l *lexicon) starred(word string) string {
	stars := strings.Count(word, "*")
	if stars == 0 || stars > 3 || len(word)-stars < 2 || len(word) < 4 || len(word) > 24 {
		return ""
	}
	best := ""
	for target := range l.content {
		if len(target) != len(word) || best != "" && target > best {
			continue
		}
		fits := true
		for i := range len(word) {
			fits = fits && (word[i] == '*' || word[i] == target[i])
		}
		if fits {
			best = target
		}
	}
	return best
}

// joined takes apart what was written without spaces ("ihateallmuslims"), into as few words of the lexicon as possible with a
// group among them, or returns nil.
func (l *lexicon) joined(word string) []string {
	if len(word) < 7 || len(word) > 80 || !ascii(word) {
		return nil
	}
	parts := make([]int, len(word)+1) // least cost of the words up to here, plus one; 0: there is no way
	from := make([]int, len(word)+1)
	parts[0] = 1
	for to := 1; to <= len(word); to++ {
		for at := max(0, to-l.longest); at < to; at++ {
			piece := word[at:to]
			if parts[at] == 0 || len(piece) == 1 && piece != "i" && piece != "a" {
				continue
			}
			cost := 2
			if !l.known[piece] {
				cost = 3 // another English word: better than two of the lexicon
				if len(piece) < 4 || len(piece) > 12 || len(word) > 40 || !english().has(piece) {
					continue
				}
			}
			if parts[to] == 0 || parts[at]+cost < parts[to] {
				parts[to], from[to] = parts[at]+cost, at
			}
		}
	}
	if parts[len(word)] < 4 { // one word
		return nil
	}
	var out []string
	group := false
	for to := len(word); to > 0; to = from[to] {
		piece := word[from[to]:to]
		group = group || l.single[piece]&mention != 0
		out = append([]string{piece}, out...)
	}
	if !group {
		return nil
	}
	return out
}

// names reports whether the lexicon knows a word, as it is written: what it does not know, the classifier cannot judge.
func (l *lexicon) names(word string) bool { return l.single[strings.ToLower(word)] != 0 }
