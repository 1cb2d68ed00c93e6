package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// themeAt is a theme and the tokens that name it.
type themeAt struct {
	key      string
	from, to int
}

// themesNamed finds the words of a prompt that name themes, the longest first at each place. A theme that also names a thing is one only where
// several pictures are asked for, and in the plural where no word says what kind of pictures they are.
func (p *parser) themesNamed(ask setAsk) []themeAt {
	var out []themeAt
	for i := 0; i < len(p.toks); i++ {
		for n := min(4, len(p.toks)-i); n > 0; n-- {
			if slices.Contains(p.fate[i:i+n], true) || i > 0 && differing[p.toks[i-1].Text] || slices.ContainsFunc(p.toks[i:i+n], func(t token.Token) bool { return t.Kind != token.Word }) {
				continue
			}
			words := make([]string, n)
			for k := range n {
				words[k] = p.toks[i+k].Text
			}
			said := strings.Join(words, " ")
			key := said
			if readSheets()[key] == nil {
				key = strings.TrimSuffix(key, "s")
			}
			if readSheets()[key] == nil || p.withinName(i, i+n) || p.withinStyle(i, i+n) || p.asksItself(ask, i, i+n) {
				continue
			}
			if t, ok := things.Lookup(said); ok && p.r.drawable(t.ID) != "" && (ask.kind == "" || (ask.weak || ask.bare) && !things.IsPlural(said) && !p.bundled(i+n)) {
				continue
			}
			if p.r.words.Countries[said] != "" && (outlined[p.wordAt(i+n)] || p.wordAt(i+n) == "state" || p.wordAt(i+n) == "flag") {
				continue // the map of a state whose name is a theme
			}
			if ask.bare && !p.ofGroup(ask, i, i+n) || ask.weak && ask.kind != "" && (premises[p.wordAt(i+n)] || premises[lastWord(said)]) {
				continue
			}
			out = append(out, themeAt{key, i, i + n})
			i += n - 1
			break
		}
	}
	return out
}

// withinStyle reports whether tokens are a part of a longer name of a style: line art is no art.
func (p *parser) withinStyle(from, to int) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		return s.is(style) && s.kind == token.Word && s.from <= from && s.to >= to && s.to-s.from > to-from
	})
}

// bundled reports whether "bundle" follows some tokens, at most behind words of the trade: a "baseball bundle" has the things of the game.
func (p *parser) bundled(i int) bool {
	for p.r.words.Has(p.wordAt(i), trade) && p.wordAt(i) != "bundle" {
		i++
	}
	return p.wordAt(i) == "bundle"
}

// differing are the words before what the things of a set differ in: "in different shapes".
var differing = wordSet("different various assorted varied")

// thingOfSet finds the thing that a set names itself of, right before the words for the set: the potions of a "fantasy potions set", whose theme only
// says which potions.
func (p *parser) thingOfSet(ask setAsk, themes []themeAt) bool {
	for k, s := range p.spans {
		id, _ := s.value(thing)
		next := p.span(k + 1)
		if !s.plural || s.kind != token.Word || !s.is(thing) || s.is(trade, style, several) || setFillers[s.key] || p.r.drawable(id) == "" || !next.isWord() || !slices.ContainsFunc(ask.at, func(i int) bool { return i >= next.from && i < next.to }) {
			continue
		}
		if and := p.span(k - 1).key; and == "and" || p.span(k-1).kind == token.Pause {
			continue // "knights and dragons clipart"
		}
		if !slices.ContainsFunc(themes, func(t themeAt) bool { return t.from < s.to && t.to > s.from }) {
			return true
		}
	}
	return false
}

// asksItself reports whether all tokens of a theme are words that ask for the set: the emojis of an emoji set are its theme all the same.
func (p *parser) asksItself(ask setAsk, from, to int) bool {
	for i := from; i < to; i++ {
		if !slices.Contains(ask.at, i) || strings.HasPrefix(p.toks[i].Text, "emoji") {
			return false
		}
	}
	return true
}

// ofGroup reports whether a theme is what a set, a pack or a bundle is of: "camping bundle", "bundle of camping things".
func (p *parser) ofGroup(ask setAsk, from, to int) bool {
	for _, g := range ask.at {
		if g+1 < len(p.toks) && p.toks[g+1].Text == "of" && from > g {
			return true
		}
		k := to
		for k < g && p.toks[k].Kind == token.Word && (setFillers[p.toks[k].Text] || p.r.words.Has(p.toks[k].Text, trade) || readSheets()[p.toks[k].Text] != nil) {
			k++
		}
		if k == g {
			return true
		}
	}
	return false
}

// occasionThemes are themes that only say what a set is for beside another one: a woodland baby shower set shows the woodland.
var occasionThemes = wordSet("planner planning nursery baby newborn birthday party school education classroom celebration love home house decor magic game gaming business work marketing study art spring summer holiday animal animals kawaii retro")

// mainThemes are the themes whose things a set shows: the first one of most words and those joined to it by "and", without occasions where there is another.
func (p *parser) mainThemes(all []themeAt) []themeAt {
	var out []themeAt
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b themeAt) int { return strings.Count(b.key, " ") - strings.Count(a.key, " ") })
	for _, t := range all {
		if occasionThemes[t.key] || t.key == "baby shower" || t.key == "baby shower elements" {
			continue
		}
		if n := len(out); n > 0 && !(t.from == out[n-1].to+1 && (p.toks[t.from-1].Text == "and" || p.toks[t.from-1].Raw == "&")) {
			continue
		}
		out = append(out, t)
	}
	if len(out) == 0 {
		out = all[:1]
	}
	return out
}

// namesOther reports whether a prompt names something to draw besides the words of its themes.
func (p *parser) namesOther(themes []themeAt) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		in := slices.ContainsFunc(themes, func(t themeAt) bool { return s.from < t.to && s.to > t.from })
		return !in && s.kind == token.Word && (s.is(thing) && p.r.drawable(id) != "" || s.is(person)) && !s.is(trade, style, several) && !setFillers[s.key] && metals[s.key] == "" || s.kind == token.Quote
	})
}

// oneColored reports whether a color is told of the only thing of a theme, which then is one thing in variants: "red mushrooms set".
func (p *parser) oneColored(ask setAsk, themes []themeAt) bool {
	list := readSheets()[themes[0].key]
	alike := slices.ContainsFunc(list, func(t setThing) bool { return t.color != "" && t.id == list[0].id })
	at := p.spanAt(themes[0].from)
	return alike && at > 0 && p.span(at-1).is(color) && len(themes) == 1
}
