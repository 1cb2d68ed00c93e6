package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// slogan letters the words that open a prompt as the sayings of prints do, where no design is named: "lake life anchor", "peace love tacos",
// "but first wine", "coffee then adulting". What the rest of the prompt names is the art, else what the saying is made of.
func (p *parser) slogan() {
	if p.logo || p.out.Above != "" || p.out.Motif != "" || p.sheetOf != "" || p.out.Design == "card" || p.out.Design == "label" || p.quoted() || p.cued() || p.lang.Code != "en" || len(p.ownWords) > 0 {
		return
	}
	from := 0
	for from < len(p.toks) && p.toks[from].Kind == token.Word && openers[p.toks[from].Text] {
		from++
	}
	to := p.sloganTo(from)
	if to-from < 2 || to > len(p.toks) || !p.allWords(from, to) {
		return
	}
	first, last := p.spanAt(from), p.spanAt(to-1)
	if first < 0 || last < 0 || p.spans[first].is(saying) && p.spans[first].to >= to {
		return
	}
	if p.spans[last].to != to || p.spans[first].from != from {
		at := len(p.withoutTokens(from, to)) // a name that begins in the saying is read anew
		first, last = at, at-1
		for k, s := range p.spans {
			if s.from >= to {
				first, last = k, k-1
				break
			}
		}
	}
	p.ownWords = p.singly(from, to)
	p.spans = slices.Replace(p.spans, first, last+1, span{from: from, to: to, kind: token.Word, key: token.Key(p.words(from, to)), senses: []sense{{Class: saying, Value: ""}}})
}

// sloganTo is the token after a saying that begins at a token in one of the ways that sayings do, or that token.
func (p *parser) sloganTo(from int) int {
	w := p.wordAt
	second, third := w(from+1), w(from+2)
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
		return p.listEnd(from + 3)
	case first == "best" && third == "ever" && second != "":
		return from + 3
	case first == "easily" && second == "distracted" && third == "by" && w(from+3) != "":
		return p.listEnd(from + 4)
	case first == "just" && second == "a" && w(from+3) == "who" && w(from+4) == "loves" && w(from+5) != "":
		return p.listEnd(from + 6)
	case first == "keep" && second == "calm" && third == "and" && w(from+4) != "":
		return from + 5
	}
	for i := from + 1; i < from+4 && w(i) != ""; i++ {
		switch more := w(i+1) != ""; {
		case sloganTails[w(i)] && !(i == from+1 && p.animalName(w(from))):
			return i + 1
		case w(i) == "team" && i == from+1 && more && teamSports[w(from)]:
			return i + 1
		case (w(i) == "est" || w(i) == "established") && vocabulary.IsYear(w(i+1)):
			return i + 2
		case w(i) == "the" && w(i+1) == "man" && w(i+2) == "the" && w(i+3) == "myth":
			return p.mythEnd(i + 4)
		case w(i) == "mode" && w(i+1) == "on":
			return i + 2
		case w(i) == "state" && w(i+1) == "of" && w(i+2) == "mind":
			return i + 3
		case w(i) == "life" && i == from+1 && more && !realLife[w(from)], w(i) == "season" && i == from+1 && more && !yearly[w(from)]:
			return i + 1
		case (w(i) == "then" || w(i) == "before" && !whose[w(i+1)]) && i == from+1 && more && !p.r.words.Has(w(i+1), relation) && !p.r.words.Has(w(i+1), stop):
			return i + 2
		case (w(i) == "till" || w(i) == "til") && w(i+1) == "you" && w(i+2) != "":
			return i + 3
		}
	}
	return from
}

// mythEnd goes on over "the legend" or "the bad influence".
func (p *parser) mythEnd(i int) int {
	if p.wordAt(i) != "the" {
		return i
	}
	for i++; p.wordAt(i) == "legend" || p.wordAt(i) == "bad" || p.wordAt(i) == "influence"; {
		i++
	}
	return i
}

// listEnd goes on over "and" and a word.
func (p *parser) listEnd(i int) int {
	if p.wordAt(i) == "and" && p.wordAt(i+1) != "" {
		return i + 2
	}
	return i
}

var (
	// sloganTails end a saying wherever it stands.
	sloganTails = wordSet("vibes squad tribe babe babes obsessed addict junkie")
	staying     = wordSet("groovy wild golden salty cozy spooky weird humble strong magical merry positive hungry kind cool classy curious sassy gold trippy magic true rad lucky")
	heyed       = wordSet("boo pumpkin yall y'all babe darlin darling bunny ghoul batter you")
	helloed     = wordSet("sunshine spring summer fall autumn winter weekend friday monday gorgeous beautiful pumpkin darling january february march april may june july august september october november december little")
	// teamSports stand before "team" in a saying.
	teamSports = wordSet("swim dance cheer soccer football baseball softball basketball volleyball hockey tennis golf track wrestling bowling debate robotics drill")
	// realLife are kinds of life that are things to draw; yearly are seasons that are.
	realLife = wordSet("still marine wild sea ocean plant real night jungle underwater bird animal aquatic pond reef forest tree")
	yearly   = wordSet("four spring summer fall autumn winter rainy dry the each")
)
