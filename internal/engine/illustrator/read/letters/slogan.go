package letters

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Slogan letters the words that open a prompt as the sayings of prints do, where no design is named: "lake life anchor", "peace love tacos",
// "but first wine", "coffee then adulting". What the rest of the prompt names is the art, else what the saying is made of.
func Slogan(p *state.Parser) {
	if p.Logo || p.Out.Above != "" || p.Out.Motif != "" || p.Design.Sheet != "" || p.Out.Design == "card" || p.Out.Design == "label" || p.Quoted() || patterns.Cued(p) && p.WordAt(1) != "is" || len(p.Design.OwnWords) > 0 {
		return
	}
	from := 0
	for from < len(p.Tokens) && p.Tokens[from].Kind == token.Word && Openers[p.Tokens[from].Text] {
		from++
	}
	for w := p.WordAt(from); looksLeading[w] && p.WordAt(from+2) != ""; w = p.WordAt(from) {
		from++ // "neon good vibes only"
	}
	if p.Language.Code == "en" {
		restOfSaying(p)
	}
	fillOfSaying(p)
	meaning := ""
	if patternTo(p, from) > from {
		meaning = wholeSaying
	}
	to := patternTo(p, from)
	if p.Language.Code == "en" {
		if to = max(to, sloganTo(p, from)); to == from {
			to = spokenTo(p, from)
		}
	}
	if to-from < 2 || to > len(p.Tokens) || !p.AllWords(from, to) {
		return
	}
	first, last := p.SpanAt(from), p.SpanAt(to-1)
	if first < 0 || last < 0 || p.Spans[first].Is(vocabulary.Saying) && p.Spans[first].To >= to && (p.Spans[first].To > to || meaning == "") {
		return
	}
	if p.Spans[last].To != to || p.Spans[first].From != from {
		at := len(p.WithoutTokens(from, to)) // a name that begins in the saying is read anew
		first, last = at, at-1
		for k, s := range p.Spans {
			if s.From >= to {
				first, last = k, k-1
				break
			}
		}
	}
	p.Design.OwnWords = Singly(p, from, to)
	p.Spans = slices.Replace(p.Spans, first, last+1, state.Span{From: from, To: to, Kind: token.Word, Key: token.Key(p.Words(from, to)), Senses: []vocabulary.Sense{{Class: vocabulary.Saying, Value: meaning}}})
}

// sloganTo is the token after a saying that begins at a token in one of the ways that sayings do, or that token.
func sloganTo(p *state.Parser, from int) int {
	w := p.WordAt
	second, third := w(from+1), w(from+2)
	if to := verseTo(w, from); to > from {
		return to
	}
	switch first := w(from); {
	case first == "peace" && second == "love" && third == "and" && w(from+3) != "":
		return from + 4
	case first == "peace" && second == "love" && third != "", first == "but" && second == "first" && third != "", first == "born" && second == "to" && third != "",
		first == "straight" && second == "outta" && third != "", first == "one" && second == "lucky" && third != "":
		return from + 3
	case first == "stay" && staying[second], first == "hey" && heyed[second], first == "hello" && helloed[second]:
		return from + 2
	case first == "hey" && second == "there" && heyed[third]:
		return from + 3
	case first == "eat" && second == "sleep" && w(from+3) == "repeat":
		return from + 4
	case (first == "powered" || first == "fueled" || first == "running" || first == "runs") && (second == "by" || second == "on") && third != "":
		return listEnd(p, from+3)
	case first == "best" && third == "ever" && second != "":
		return from + 3
	case first == "easily" && second == "distracted" && third == "by" && w(from+3) != "":
		return listEnd(p, from+4)
	case first == "just" && second == "a" && w(from+3) == "who" && w(from+4) == "loves" && w(from+5) != "":
		return listEnd(p, from+6)
	case first == "go" && len(second) > 4 && strings.HasSuffix(second, "s") && (third == "" || third == "with" || closesSpoken(p, from+2)):
		return from + 2 // "go bulldogs"
	case first == "keep" && second == "calm" && third == "and" && w(from+4) != "":
		return from + 5
	}
	for i := from + 1; i < from+4 && w(i) != ""; i++ {
		switch more := w(i+1) != ""; {
		case sloganTails[w(i)] && !(i == from+1 && p.AnimalName(w(from))):
			return i + 1
		case w(i) == "team" && i == from+1 && more && teamSports[w(from)]:
			return i + 1
		case (w(i) == "est" || w(i) == "established") && vocabulary.IsYear(w(i+1)):
			return i + 2
		case w(i) == "the" && w(i+1) == "man" && w(i+2) == "the" && w(i+3) == "myth":
			return mythEnd(p, i+4)
		case w(i) == "mode" && w(i+1) == "on":
			return i + 2
		case w(i) == "state" && w(i+1) == "of" && w(i+2) == "mind":
			return i + 3
		case w(i) == "life" && i == from+1 && more && !realLife[w(from)], w(i) == "season" && i == from+1 && more && !yearly[w(from)]:
			return i + 1
		case (w(i) == "then" || w(i) == "before" && !looks.Whose[w(i+1)]) && i == from+1 && more && !p.Tables.Words.Has(w(i+1), vocabulary.Relation) && !p.Tables.Words.Has(w(i+1), vocabulary.Stop):
			return i + 2
		case (w(i) == "till" || w(i) == "til") && w(i+1) == "you" && w(i+2) != "":
			return i + 3
		}
	}
	return from
}

// mythEnd goes on over "the legend" or "the bad influence".
func mythEnd(p *state.Parser, i int) int {
	if p.WordAt(i) != "the" {
		return i
	}
	for i++; p.WordAt(i) == "legend" || p.WordAt(i) == "bad" || p.WordAt(i) == "influence"; {
		i++
	}
	return i
}

// listEnd goes on over "and" and a word.
func listEnd(p *state.Parser, i int) int {
	if p.WordAt(i) == "and" && p.WordAt(i+1) != "" {
		return i + 2
	}
	return i
}

// looksLeading are looks that stand before a saying.
var looksLeading = lexicon.Set("neon glitter sparkly graffiti distressed groovy")

var (
	// sloganTails end a saying wherever it stands.
	sloganTails = lexicon.Set("vibes squad tribe babe babes obsessed addict junkie")
	staying     = lexicon.Set("groovy wild golden salty cozy spooky weird humble strong magical merry positive hungry kind cool classy curious sassy gold trippy magic true rad lucky")
	heyed       = lexicon.Set("boo pumpkin yall y'all babe darlin darling bunny ghoul batter you")
	helloed     = lexicon.Set("sunshine spring summer fall autumn winter weekend friday monday gorgeous beautiful pumpkin darling january february march april may june july august september october november december little")
	// teamSports stand before "team" in a saying.
	teamSports = lexicon.Set("swim dance cheer soccer football baseball softball basketball volleyball hockey tennis golf track wrestling bowling debate robotics drill")
	// realLife are kinds of life that are things to draw; yearly are seasons that are.
	realLife = lexicon.Set("still marine wild sea ocean plant real night jungle underwater bird animal aquatic pond reef forest tree")
	yearly   = lexicon.Set("four spring summer fall autumn winter rainy dry the each")
)
