package sets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// themeAt is a theme and the tokens that name it.
type themeAt struct {
	Key      string
	From, To int
}

// ThemesNamed finds the words of a prompt that name themes, the longest first at each place. A theme that also names a thing is one only where
// several pictures are asked for, and in the plural where no word says what kind of pictures they are.
func ThemesNamed(p *state.Parser, ask SetAsk) []themeAt {
	var out []themeAt
	for i := 0; i < len(p.Tokens); i++ {
		for n := min(4, len(p.Tokens)-i); n > 0; n-- {
			if slices.Contains(p.Fate[i:i+n], true) || i > 0 && differing[p.Tokens[i-1].Text] || slices.ContainsFunc(p.Tokens[i:i+n], func(t token.Token) bool { return t.Kind != token.Word }) {
				continue
			}
			words := make([]string, n)
			for k := range n {
				words[k] = p.Tokens[i+k].Text
			}
			said := strings.Join(words, " ")
			key := said
			if senses.ReadSheets()[key] == nil {
				key = strings.TrimSuffix(key, "s")
			}
			if senses.ReadSheets()[key] == nil || withinName(p, i, i+n) || withinStyle(p, i, i+n) || asksItself(p, ask, i, i+n) {
				continue
			}
			if t, ok := things.Lookup(said); ok && p.Tables.Drawable(t.ID) != "" && (ask.Kind == "" || listedBehind(p, ask, i) || (ask.weak || ask.bare) && !things.IsPlural(said) && !bundled(p, i+n)) {
				continue
			}
			if p.Tables.Words.Countries[said] != "" && (places.Outlined[p.WordAt(i+n)] || p.WordAt(i+n) == "state" || p.WordAt(i+n) == "flag") {
				continue // the map of a state whose name is a theme
			}
			if ask.bare && !ofGroup(p, ask, i, i+n) || ask.weak && ask.Kind != "" && (places.Premises[p.WordAt(i+n)] || places.Premises[state.LastWord(said)]) {
				continue
			}
			out = append(out, themeAt{key, i, i + n})
			i += n - 1
			break
		}
	}
	return out
}

// listedBehind reports whether a token is in the list of what a set is with: the tiki of a "luau set with tiki and pineapple" is one of its things.
func listedBehind(p *state.Parser, ask SetAsk, at int) bool {
	with := slices.IndexFunc(p.Tokens[:at], func(t token.Token) bool { return t.Text == "with" })
	return with > 0 && slices.ContainsFunc(ask.at, func(g int) bool { return g < with })
}

// withinStyle reports whether tokens are a part of a longer name of a style: line art is no art.
func withinStyle(p *state.Parser, from, to int) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Is(vocabulary.Style) && s.Kind == token.Word && s.From <= from && s.To >= to && s.To-s.From > to-from
	})
}

// bundled reports whether "bundle" follows some tokens, at most behind words of the trade: a "baseball bundle" has the things of the game.
func bundled(p *state.Parser, i int) bool {
	for p.Tables.Words.Has(p.WordAt(i), vocabulary.Trade) && p.WordAt(i) != "bundle" {
		i++
	}
	return p.WordAt(i) == "bundle"
}

// differing are the words before what the things of a set differ in: "in different shapes".
var differing = lexicon.Set("different various assorted varied")

// thingOfSet finds the thing that a set names itself of, right before the words for the set: the potions of a "fantasy potions set", whose theme only
// says which potions.
func thingOfSet(p *state.Parser, ask SetAsk, themes []themeAt) bool {
	for k, s := range p.Spans {
		id, _ := s.Value(vocabulary.Thing)
		next := p.Span(k + 1)
		if !s.Plural && !lookBefore(themes, s) || s.Kind != token.Word || !s.Is(vocabulary.Thing) || s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several) || setFillers[s.Key] || p.Tables.Drawable(id) == "" || !next.IsWord() || !slices.ContainsFunc(ask.at, func(i int) bool { return i >= next.From && i < next.To }) {
			continue
		}
		if and := p.Span(k - 1).Key; and == "and" || p.Span(k-1).Kind == token.Pause {
			continue // "knights and dragons clipart"
		}
		if !slices.ContainsFunc(themes, func(t themeAt) bool { return t.From < s.To && t.To > s.From }) {
			return true
		}
	}
	return false
}

// lookThemes are themes that are looks too: before the thing of a set they say how it looks, "cottagecore bunny clipart bundle".
var lookThemes = lexicon.Set("retro 90s 80s nostalgia y2k cottagecore")

// lookBefore reports whether a look that is all the theme of a set stands before the thing that the set names.
func lookBefore(themes []themeAt, s state.Span) bool {
	return len(themes) == 1 && lookThemes[themes[0].Key] && themes[0].To <= s.From
}

// asksItself reports whether all tokens of a theme are words that ask for the set: the emojis of an emoji set are its theme all the same.
func asksItself(p *state.Parser, ask SetAsk, from, to int) bool {
	for i := from; i < to; i++ {
		if !slices.Contains(ask.at, i) || strings.HasPrefix(p.Tokens[i].Text, "emoji") {
			return false
		}
	}
	return true
}

// ofGroup reports whether a theme is what a set, a pack or a bundle is of: "camping bundle", "bundle of camping things".
func ofGroup(p *state.Parser, ask SetAsk, from, to int) bool {
	for _, g := range ask.at {
		if g+1 < len(p.Tokens) && p.Tokens[g+1].Text == "of" && from > g {
			return true
		}
		k := to
		for k < g && p.Tokens[k].Kind == token.Word && (setFillers[p.Tokens[k].Text] || p.Tables.Words.Has(p.Tokens[k].Text, vocabulary.Trade) || senses.ReadSheets()[p.Tokens[k].Text] != nil) {
			k++
		}
		if k == g {
			return true
		}
	}
	return false
}

// occasionThemes are themes that only say what a set is for beside another one: a woodland baby shower set shows the woodland.
var occasionThemes = lexicon.Set("planner planning nursery baby newborn birthday party school education classroom celebration love home house decor magic game gaming business work marketing study art spring summer holiday animal animals kawaii retro")

// mainThemes are the themes whose things a set shows: the first one of most words and those joined to it by "and", without occasions where there is another.
func mainThemes(p *state.Parser, all []themeAt) []themeAt {
	var out []themeAt
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b themeAt) int { return strings.Count(b.Key, " ") - strings.Count(a.Key, " ") })
	for _, t := range all {
		if occasionThemes[t.Key] || t.Key == "baby shower" || t.Key == "baby shower elements" {
			continue
		}
		if n := len(out); n > 0 && !(t.From == out[n-1].To+1 && (p.Tokens[t.From-1].Text == "and" || p.Tokens[t.From-1].Raw == "&")) {
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
func namesOther(p *state.Parser, themes []themeAt) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		in := slices.ContainsFunc(themes, func(t themeAt) bool { return s.From < t.To && s.To > t.From })
		return !in && s.Kind == token.Word && (s.Is(vocabulary.Thing) && p.Tables.Drawable(id) != "" || s.Is(vocabulary.Person)) && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several) && !setFillers[s.Key] && Metals[s.Key] == "" || s.Kind == token.Quote
	})
}

// oneColored reports whether a color is told of the only thing of a theme, which then is one thing in variants: "red mushrooms set".
func oneColored(p *state.Parser, ask SetAsk, themes []themeAt) bool {
	list := senses.ReadSheets()[themes[0].Key]
	alike := slices.ContainsFunc(list, func(t state.SetThing) bool { return t.Color != "" && t.ID == list[0].ID })
	at := p.SpanAt(themes[0].From)
	return alike && at > 0 && p.Span(at-1).Is(vocabulary.Color) && len(themes) == 1
}

// Metals are the words for foil and other metal, by its color.
var Metals = map[string]string{
	"gold": "gold", "golden": "gold", "gold foil": "gold", "gold leaf": "gold", "metallic gold": "gold", "gold glitter": "gold", "silver": "silver", "silver foil": "silver", "metallic silver": "silver",
	"rose gold": "rose-gold", "rose gold foil": "rose-gold", "copper": "copper", "copper foil": "copper", "bronze": "bronze",
}
