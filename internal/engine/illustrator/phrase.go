package illustrator

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
)

// Phrase is what a prompt asks for, in the order in which English says it.
type Phrase struct {
	Subject string   // "two blue cats wearing hats"
	Style   []string // the words that asked for a style
}

// Phrase words a prompt anew: counts, attributes and relations as they were understood, in the prompt's own words. It returns
// false where it would lose something: when not all of the prompt was understood, or when it says what this cannot say.
func (e *Engine) Phrase(prompt string) (Phrase, bool) {
	b := e.Read(engine.Request{Prompt: prompt})
	if len(b.Reading.LeftOut)+len(b.Reading.StandsIn) > 0 || b.Reading.Refused != "" || len(b.Subjects) == 0 ||
		len(b.Lettering)+len(b.Framing)+len(b.Tints)+len(b.Negatives) > 0 || b.Motif != "" || b.Place != "" || b.Shadow != "" {
		return Phrase{}, false
	}
	s := speaker{prompt: strings.ToLower(prompt), brief: b, attributes: make([][]brief.Item, len(b.Subjects)), said: make([]bool, len(b.Subjects))}
	if !s.sort() || !s.covers() {
		return Phrase{}, false
	}
	out := Phrase{Subject: s.all(), Style: b.Style.Asked}
	return out, out.Subject != "" && !slices.Contains(s.said, false)
}

// SameReading reports whether two prompts are drawn alike: the same things with the same attributes in the same relations, and
// the same style, unless the first asks for none.
func (e *Engine) SameReading(prompt, other string) bool {
	a, b := e.Read(engine.Request{Prompt: prompt}), e.Read(engine.Request{Prompt: other})
	if a.Style.Name == "default" {
		a.Style.Name = b.Style.Name
	}
	for _, item := range b.Reading.LeftOut {
		if !slices.ContainsFunc(a.Reading.LeftOut, func(known brief.Item) bool { return known.Words == item.Words }) {
			return false
		}
	}
	return len(b.Reading.StandsIn) == len(a.Reading.StandsIn) && drawnAs(a) == drawnAs(b)
}

// drawnAs is what two readings have in common that are drawn alike.
func drawnAs(b brief.Brief) string {
	b.Prompt, b.Style.Asked, b.Reading = "", nil, brief.Reading{}
	b.Subjects = slices.Clone(b.Subjects)
	for i := range b.Subjects {
		b.Subjects[i].Words = ""
	}
	text, err := json.Marshal(b)
	if err != nil {
		return err.Error() // a brief is plain data
	}
	return string(text)
}

// speaker puts a brief into words.
type speaker struct {
	prompt     string
	brief      brief.Brief
	attributes [][]brief.Item // by subject
	relations  []brief.Item
	said       []bool // by subject
}

// adjectives are the kinds of attributes that stand before a noun, in that order.
var adjectives = []string{"expression", "size", "age", "state", "build", "fill", "pattern", "color", "material"}

// sort gives each attribute to its subject: a reading tells of a subject, and then of what it is like. It returns false for what
// has no place before a noun.
func (s *speaker) sort() bool {
	at := -1
	for _, item := range s.brief.Reading.Understood {
		switch {
		case item.As == "subject" || item.As == "clothes":
			at = slices.IndexFunc(s.brief.Subjects, func(subject brief.Subject) bool { return strings.EqualFold(subject.Words, item.Words) })
			if at < 0 {
				return false
			}
		case item.As == "relation":
			s.relations = append(s.relations, item)
		case item.As == "style":
		case at >= 0 && (item.As == "count" || slices.Contains(adjectives, item.As)):
			s.attributes[at] = append(s.attributes[at], item)
		default:
			return false
		}
	}
	return true
}

// quiet are the words that need not be said again.
var quiet = map[string]bool{
	"a": true, "an": true, "the": true, "and": true, "with": true, "in": true, "on": true, "of": true, "to": true, "is": true, "are": true, "who": true, "that": true, "its": true, "some": true,
}

// covers reports whether every word of the prompt is said again: one that the reading passes over may mean something to others.
func (s *speaker) covers() bool {
	known := map[string]bool{}
	for _, item := range s.brief.Reading.Understood {
		for _, word := range wordsOf(item.Words) {
			known[word] = true
		}
	}
	for _, asked := range s.brief.Style.Asked {
		for _, word := range wordsOf(asked) {
			known[word] = true
		}
	}
	return !slices.ContainsFunc(wordsOf(s.prompt), func(word string) bool { return !known[word] && !quiet[word] })
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-' })
}

// all says the subjects that stand by nobody, each with those that stand by it.
func (s *speaker) all() string {
	var out []string
	for i := range s.brief.Subjects {
		if !slices.ContainsFunc(s.brief.Relations, func(r brief.Relation) bool { return r.To == i }) {
			out = append(out, s.clause(i))
		}
	}
	if len(out) < 2 {
		return strings.Join(out, "")
	}
	return strings.Join(out[:len(out)-1], ", ") + " and " + out[len(out)-1]
}

// clause says a subject, and what stands in relation to it.
func (s *speaker) clause(i int) string {
	if s.said[i] {
		return s.brief.Subjects[i].Words // said before: the reading will differ, and nobody uses this phrase
	}
	s.said[i] = true
	out := s.noun(i)
	for _, r := range s.brief.Relations {
		if r.From == i {
			out += " " + s.relation(r.Kind) + " " + s.clause(r.To)
		}
	}
	return out
}

// relation is a relation in the prompt's words, or in its own.
func (s *speaker) relation(kind string) string {
	for i, item := range s.relations {
		if item.To == kind {
			s.relations = slices.Delete(s.relations, i, i+1)
			return item.Words
		}
	}
	return kind
}

// noun says a subject with its count and attributes: "two small red foxes".
func (s *speaker) noun(i int) string {
	subject, items := s.brief.Subjects[i], s.attributes[i]
	slices.SortStableFunc(items, func(a, b brief.Item) int {
		return cmp.Compare(slices.Index(adjectives, a.As), slices.Index(adjectives, b.As))
	})
	noun, count := subject.Words, ""
	var said []string
	for k, item := range items {
		switch {
		case item.As == "count":
			count = counted(item)
		case item.As == "color" && k > 0 && items[k-1].As == "color": // "a black and white fox"
			said[len(said)-1] += " and " + item.Words
		default:
			said = append(said, item.Words)
		}
	}
	if subject.Count > 1 {
		noun = plural(noun)
	}
	said = append(said, noun)
	if count == "" {
		count = s.article(said[0], noun)
	}
	return strings.TrimSpace(count + " " + strings.Join(said, " "))
}

var numbers = []string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// counted is a count as people write it.
func counted(item brief.Item) string {
	if n, err := strconv.Atoi(item.Words); err == nil && n > 0 && n < len(numbers) {
		return numbers[n]
	}
	return item.Words
}

// uncounted are nouns without an article.
var uncounted = []string{
	"water", "fire", "smoke", "steam", "fog", "mist", "snow", "rain", "ice", "milk", "coffee", "tea", "juice", "honey", "bread", "butter", "rice", "pasta", "sushi", "popcorn", "grass", "lettering", "confetti",
	"lightning", "glitter", "dust", "sand", "jewelry", "luggage", "furniture", "sheep", "fireworks",
}

// article returns the one that a noun takes before its first word.
func (s *speaker) article(first, noun string) string {
	last := noun[strings.LastIndexByte(noun, ' ')+1:]
	begin, _ := utf8.DecodeRuneInString(first)
	switch {
	case !unicode.IsLetter(begin): // an emoji
		return ""
	case strings.Contains(" "+s.prompt, " the "+strings.ToLower(first)+" "), strings.HasSuffix(" "+s.prompt, " the "+strings.ToLower(first)):
		return "the"
	case slices.Contains(uncounted, last), strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") && !strings.HasSuffix(last, "us"), last != strings.ToLower(last):
		return ""
	}
	for _, sound := range []string{"uni", "use", "eu", "one"} {
		if strings.HasPrefix(first, sound) {
			return "a"
		}
	}
	if strings.ContainsRune("aeiou8", rune(first[0])) || strings.HasPrefix(first, "hour") {
		return "an"
	}
	return "a"
}

var plurals = map[string]string{
	"man": "men", "woman": "women", "child": "children", "person": "people", "mouse": "mice", "goose": "geese", "fish": "fish", "sheep": "sheep", "deer": "deer", "foot": "feet", "tooth": "teeth",
	"leaf": "leaves", "wolf": "wolves", "knife": "knives", "loaf": "loaves", "potato": "potatoes", "tomato": "tomatoes", "cactus": "cacti",
}

// plural returns the plural of a noun, and of one that is a plural already the same.
func plural(noun string) string {
	at := strings.LastIndexByte(noun, ' ') + 1
	before, last := noun[:at], noun[at:]
	switch {
	case plurals[last] != "":
		return before + plurals[last]
	case strings.HasSuffix(last, "ss") || strings.HasSuffix(last, "x") || strings.HasSuffix(last, "ch") || strings.HasSuffix(last, "sh"):
		return noun + "es"
	case strings.HasSuffix(last, "s") || strings.HasSuffix(last, "men") || strings.HasSuffix(last, "ice") || last == "people" || last == "children":
		return noun
	case strings.HasSuffix(last, "y") && len(last) > 1 && !strings.ContainsRune("aeiou", rune(last[len(last)-2])):
		return strings.TrimSuffix(noun, "y") + "ies"
	}
	return noun + "s"
}
