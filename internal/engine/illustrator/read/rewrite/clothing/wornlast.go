package clothing

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// leadsTo are the words that say what a garment behind them is to what came before.
var leadsTo = lexicon.Set("in with wearing and on of for a an the his her their its no without has over under or behind beside around from to by like as s")

// afterClothes are words that may follow the last garment of a prompt.
var afterClothes = lexicon.Set("png svg clipart illustration cartoon vector sticker logo icon drawing art style")

// WornLast puts "in" before a garment at the end of what is told of the only person of a prompt, behind what they do: "a farmer planting seedlings conical hat" wears
// the hat.
func WornLast(r vocabulary.Finder, toks []token.Token) []token.Token {
	who, acts := -1, false
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		switch where, worn := s.Value(vocabulary.Garment); {
		case isSomebody(r, s) && !worn:
			if who >= 0 || s.Plural {
				return toks
			}
			who = i
		case who >= 0 && strings.HasSuffix(toks[i].Text, "ing") || s.Is(vocabulary.Expression):
			acts = true
		case worn && who >= 0 && acts && !strings.HasPrefix(where, "back/") && endsClothes(r, toks, s.To):
			from := i
			for from > who+1 && adjectiveOfClothes(r, toks, from-1) {
				from--
			}
			if before := toks[from-1]; before.Kind != token.Word || leadsTo[before.Text] || wording.Determiners[before.Text] || strings.HasSuffix(before.Text, "ing") || from-1 == who || !namesBefore(r, toks, from) {
				break
			}
			in := toks[from]
			in.Text, in.Raw, in.End = "in", "in", toks[from].Start
			return slices.Insert(slices.Clone(toks), from, in)
		}
		i = max(i, s.To-1)
	}
	return toks
}

// manyColored are the words for clothes of many colors.
var manyColored = lexicon.Set("colorful colourful multicolored multicoloured")

// ColorfulClothes gives clothes that are called colorful a pattern of many colors: "a woman in a colorful dress".
func ColorfulClothes(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		where, _ := r.LongestAhead(toks, i+1).Value(vocabulary.Garment)
		if !manyColored[toks[i].Text] || !printable(where) && where != "legs/skirt" && where != "legs/long skirt" && where != "head/hijab" && where != "head/turban" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text, toks[i].Raw = "aztec print", "aztec print"
		toks = slices.Concat(toks[:i], splitAt(toks[i]), toks[i+1:])
		i++
	}
	return toks
}

// isSomebody reports whether a phrase names a person.
func isSomebody(r vocabulary.Finder, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	return s.Is(vocabulary.Person) || r.Drawable(id) == brief.Person
}

// endsClothes reports whether what is told of clothes ends before a token, or behind another garment that "and" joins there.
func endsClothes(r vocabulary.Finder, toks []token.Token, at int) bool {
	if at+1 < len(toks) && toks[at].Text == "and" {
		_, at = garmentAfter(r, toks, at+1)
		return at > 0 && endsClothes(r, toks, at)
	}
	return at >= len(toks) || toks[at].Kind == token.Pause || afterClothes[toks[at].Text]
}

// adjectiveOfClothes reports whether a word only tells how a garment looks.
func adjectiveOfClothes(r vocabulary.Finder, toks []token.Token, at int) bool {
	s := r.At(toks, at, 1)
	if leadsTo[toks[at].Text] {
		return false
	}
	return s.Is(vocabulary.Color) || s.Is(vocabulary.Fill, vocabulary.Material, vocabulary.Size, vocabulary.Trade) && !s.Is(vocabulary.Thing) || toks[at].Text == "long" || toks[at].Text == "short" || toks[at].Text == "colorful"
}

// namesBefore reports whether what stands right before a token is a noun or a word for a face, and no verb whose object follows.
func namesBefore(r vocabulary.Finder, toks []token.Token, at int) bool {
	for from := max(0, at-3); from < at; from++ {
		if s := r.Longest(toks, from); s.To == at {
			return s.Is(vocabulary.Pose) && s.To-s.From > 1 || s.Is(vocabulary.Thing, vocabulary.Scene, vocabulary.Setting, vocabulary.Expression, vocabulary.StandIn, vocabulary.Extra) && !s.Is(vocabulary.Relation, vocabulary.Garment)
		}
	}
	return false
}
