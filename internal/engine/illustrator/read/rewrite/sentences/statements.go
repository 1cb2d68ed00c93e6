// Package sentences rewrites the verbs of sentences: passives, infinitives, participles, inverted order, and statements about what was named before.
package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/figures"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// saidOf are the words for who was named before, at the beginning of a statement; Whoever is with its verb in one word, as it is typed.
	saidOf  = lexicon.Set("he she it they")
	whoever = lexicon.Set("hes shes theyre")
	// the are the words before a noun that a statement is about.
	the = lexicon.Set("the his her its their my")
	// tells are the verbs of statements, modal those that another verb follows.
	tells = lexicon.Set("got is are was were has have had wears looks")
	modal = lexicon.Set("should must will can needs need has have to also both all just")
	// bound are the words that a statement goes with: a reason, a condition, a comparison.
	bound = lexicon.Set("that because if when where as so like since until who which than what how though although whenever before after says saying say said named called reads reading text quote spelling titled")
)

// Statements cuts a prompt before each second statement about what it names ("a dog on a rug he is brown", "and the rug is red"), puts verbs like
// "should have" into one word, and what is said of a part before it: "its mane is white" is its white mane.
func Statements(r vocabulary.Finder, toks []token.Token) []token.Token {
	if slices.ContainsFunc(toks, func(t token.Token) bool { return t.Kind == token.Quote || wording.Lettered[t.Text] }) {
		return toks
	}
	if len(toks) > 3 && len(toks) < 9 && toks[1].Text == "is" && toks[2].Text == "my" {
		return toks // "reading is my superpower": a saying
	}
	toks = againDoing(r, figures.EachTold(r, whoseLook(r, led(toks))))
	for i := 1; i < len(toks); i++ {
		noun, verb := statementAt(r, toks, i)
		if verb < 0 {
			continue
		}
		toks = slices.Clone(toks)
		toks = verbAt(toks, verb)
		if noun == i && toks[i-1].Kind == token.Pause && r.LongestAhead(toks, noun).Is(vocabulary.Person) {
			the := token.Token{Kind: token.Word, Text: "the", Raw: "the", Start: toks[i].Start, End: toks[i].Start}
			toks, noun, verb = slices.Insert(toks, i, the), noun+1, verb+1 // "…, boy has a green helmet"
		}
		if before := toks[i-1]; wording.Joining[before.Text] && i > 1 {
			if !toldBefore(r, toks[:i-1], r.LongestAhead(toks, noun)) && !saidOf[toks[noun].Text] && !whoever[toks[noun].Text] {
				continue // "a cat is black and a dog is white" names both
			}
			toks[i-1].Kind, toks[i-1].Text = token.Pause, ""
		} else if before.Kind == token.Word && !wording.Joining[before.Text] {
			stop := token.Token{Kind: token.Pause, Start: before.End, End: before.End}
			toks = slices.Insert(toks, i, stop)
			i, noun, verb = i+1, noun+1, verb+1
		}
		toks = predicated(r, toks, i, noun, verb)
	}
	return toks
}

// againDoing puts an article before who is named again at the start of a clause for what they do: "…, toddler hugging his head".
func againDoing(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i-1].Kind != token.Pause || toks[i].Kind != token.Word || the[toks[i].Text] {
			continue
		}
		s := r.LongestAhead(toks, i)
		if s.To >= len(toks) || s.Plural || !strings.HasSuffix(toks[s.To].Text, "ing") || !s.Is(vocabulary.Person) || !namedSecond(r, toks[:i], lastOf(s.Key)) {
			continue
		}
		article := token.Token{Kind: token.Word, Text: "the", Raw: "the", Start: toks[i].Start, End: toks[i].Start}
		toks = slices.Insert(slices.Clone(toks), i, article)
	}
	return toks
}

// namedSecond reports whether somebody is named by a word after somebody else was: "dad carrying a toddler", and no list of babies.
func namedSecond(r vocabulary.Finder, toks []token.Token, word string) bool {
	at := slices.IndexFunc(toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == word })
	for k := range max(at, 0) {
		if one := r.At(toks, k, 1); toks[k].Kind == token.Word && (one.Is(vocabulary.Person) || wording.IsAnimal(r, one)) {
			return true
		}
	}
	return false
}

// statementAt returns where the noun and the verb of a statement are that begins at token i; the verb is -1 if none begins there.
func statementAt(r vocabulary.Finder, toks []token.Token, i int) (noun, verb int) {
	before := toks[i-1]
	if toks[i].Kind != token.Word || before.Kind == token.Word && bound[before.Text] {
		return 0, -1
	}
	if whoever[toks[i].Text] || toks[i].Text == "its" && i+2 < len(toks) && (toks[i+1].Text == "got" || toks[i+1].Text == "a" || strings.HasSuffix(toks[i+1].Text, "ing") && r.At(toks, i+1, 1).Is(vocabulary.Relation, vocabulary.Pose)) {
		return i, i
	}
	if saidOf[toks[i].Text] {
		return i, verbOf(toks, i+1)
	}
	noun = i
	if the[toks[i].Text] && i+1 < len(toks) {
		noun = i + 1
	} else if before.Kind == token.Word && !wording.Joining[before.Text] {
		return 0, -1
	}
	if before.Kind == token.Word && !wording.Joining[before.Text] && r.At(toks, i-1, 1).Is(vocabulary.Relation, vocabulary.Pose, vocabulary.Unknown) {
		return 0, -1 // "next to the door is a snail"
	}
	s := r.LongestAhead(toks, noun)
	if s.Is(vocabulary.Relation, vocabulary.Stop) || !s.Is(vocabulary.Naming...) && !s.Is(vocabulary.HairStyle) && s.Key != "hair" {
		return 0, -1
	}
	if s.To >= len(toks) || !tells[toks[s.To].Text] && !(modal[toks[s.To].Text] && verbOf(toks, s.To) >= 0) {
		return 0, -1
	}
	return noun, verbOf(toks, s.To)
}

// verbOf returns the verb of a statement from token i on, after words like "should"; -1 if there is none.
func verbOf(toks []token.Token, i int) int {
	first := i
	for ; i < len(toks) && i < first+4 && toks[i].Kind == token.Word; i++ {
		if tells[toks[i].Text] && !(modal[toks[i].Text] && i+1 < len(toks) && toks[i+1].Text == "to") || i > first && toks[i].Text == "be" {
			return i
		}
		if !modal[toks[i].Text] {
			break
		}
	}
	return -1
}

// verbAt puts the verb at token i into the form that the reader knows.
func verbAt(toks []token.Token, i int) []token.Token {
	switch toks[i].Text {
	case "have", "had", "got":
		toks[i].Text, toks[i].Raw = "has", "has"
	case "be", "was", "were", "are":
		toks[i].Text, toks[i].Raw = "is", "is"
	}
	return toks
}

// toldBefore reports whether a statement about a phrase says more about what some tokens name, or about a part of it.
func toldBefore(r vocabulary.Finder, before []token.Token, s vocabulary.Phrase) bool {
	return s.Is(vocabulary.PartWord, vocabulary.Garment, vocabulary.HairStyle) || s.Key == "hair" || namedIn(before, lastOf(s.Key))
}

// lastOf is the last word of a phrase.
func lastOf(key string) string { return key[strings.LastIndexByte(key, ' ')+1:] }

// predicated puts the color, the material or the size that is said of a part or of clothes before it, where nothing more is said.
func predicated(r vocabulary.Finder, toks []token.Token, from, noun, verb int) []token.Token {
	s := r.LongestAhead(toks, noun)
	if noun == verb || toks[verb].Text != "is" || saidOf[toks[noun].Text] || !s.Is(vocabulary.PartWord, vocabulary.Garment) && s.Key != "hair" || namedIn(toks[:from], toks[s.To-1].Text) {
		return toks
	}
	end := verb + 1
	for end < len(toks) && toks[end].Kind == token.Word {
		look := r.LongestAhead(toks, end)
		if !look.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size, vocabulary.HairStyle, vocabulary.HairColor) && look.Key != "very" && toks[end].Text != "and" {
			break
		}
		if toks[end].Text == "and" && end+1 < len(toks) && !r.LongestAhead(toks, end+1).Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size) {
			break
		}
		end = look.To
	}
	if end == verb+1 || end < len(toks) && toks[end].Kind == token.Word && toks[end].Text != "and" {
		return toks
	}
	has := []token.Token{}
	if who := whoHas[toks[from].Text]; who != "" {
		for _, w := range strings.Fields(who) {
			has = append(has, token.Token{Kind: token.Word, Text: w, Raw: w, Start: toks[from].Start, End: toks[from].End})
		}
		return slices.Concat(toks[:from], has, toks[verb+1:end], toks[noun:s.To], toks[end:])
	}
	return slices.Concat(toks[:noun], toks[verb+1:end], toks[noun:s.To], toks[end:])
}

// whoHas says of whom it is what a possessive stands before.
var whoHas = map[string]string{"his": "he has", "her": "she has", "its": "it has", "their": "they has", "whose": "with"}

// whoseLook puts "whose hair is red" into "with red hair", and goes on with "and" where another follows.
func whoseLook(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if toks[i].Text != "whose" || toks[i-1].Kind != token.Word {
			continue
		}
		s := r.LongestAhead(toks, i+1)
		if s.To >= len(toks) || !tells[toks[s.To].Text] {
			continue
		}
		toks = predicated(r, verbAt(slices.Clone(toks), s.To), i, i+1, s.To)
		if toks[i-1].Text == "and" && toks[i].Text == "with" {
			toks = slices.Delete(slices.Clone(toks), i, i+1)
		}
	}
	return toks
}

// namedIn reports whether a word is among some tokens.
func namedIn(toks []token.Token, word string) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool { return t.Kind == token.Word && t.Text == word })
}
