package sets

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// NamesList reports whether a prompt for a set names at least two things to draw besides the words of its theme.
func NamesList(p *state.Parser, from, to int) bool {
	n := 0
	for _, s := range p.Spans {
		id, ok := s.Value(vocabulary.Thing)
		if ok && s.Kind == token.Word && (s.From >= to || s.To <= from) && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several) {
			n++
		}
	}
	return n > 1
}

// setItems are words for the things of a set, after their number.
var setItems = lexicon.Set("stickers sticker pieces pcs pc piece icons designs elements items pack variations versions cliparts images graphics variants styles")

// SizeOfSet takes out the number of things of a set that does not come right before their name: "potions set of 4", "sticker sheet 9 stickers".
func SizeOfSet(p *state.Parser) {
	for i, s := range p.Spans {
		v, counted := s.Value(vocabulary.Count)
		n, err := strconv.Atoi(v)
		if !counted || err != nil || n < senses.SheetLeast || s.Kind != token.Word || p.Span(i-1).Key == "of" {
			continue
		}
		before := i > 0 && slices.Contains([]string{"set of", "pack of", "bundle of", "sheet of", "collection of"}, p.Spans[i-1].Key)
		switch {
		case before && (i+1 == len(p.Spans) || !p.Span(i+1).IsWord() || p.Span(i+1).Is(vocabulary.Trade) && !p.Span(i+1).Is(vocabulary.Thing)):
			p.Drop(i, "count", v)
			p.Drop(i-1, "framing", "set")
		case !before && i+1 < len(p.Spans) && setItems[p.Span(i+1).Key] && i > 0 && !onThing(p, i):
			if key := p.Span(i + 1).Key; strings.HasPrefix(key, "pc") || strings.HasPrefix(key, "piece") {
				p.Drop(i+1, "count", v) // "6 pcs" are no computers
			}
			p.Drop(i, "count", v)
		default:
			continue
		}
		p.Set.Size = n
		return
	}
}

// onThing reports whether what is counted from span i on is on a thing that has some in its drawing: "a suitcase with many stickers" is no set.
func onThing(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Spans[:i], func(s state.Span) bool {
		id, ok := s.Value(vocabulary.Thing)
		return ok && looks.HasPart(p, id, state.LastWord(p.Span(i+1).Key))
	})
}

// facesOfSet gives the things of a set the faces that it is with: "cute vegetables with faces clipart".
func facesOfSet(p *state.Parser, ask SetAsk) {
	for i, s := range p.Spans {
		if ask.Kind == "" || s.Kind != token.Word || state.LastWord(s.Key) != "faces" && state.LastWord(s.Key) != "face" {
			continue
		}
		from := i
		for from > 0 && p.Spans[from-1].IsWord() && (p.Spans[from-1].Is(vocabulary.Describing...) || p.Spans[from-1].Is(vocabulary.Trade) || p.Spans[from-1].Key == "a") && p.Spans[from-1].Key != "with" {
			from--
		}
		if p.Span(from-1).Key != "with" {
			continue
		}
		from--
		for from > 0 && (p.Spans[from-1].Key == "each" || p.Spans[from-1].Key == "all") {
			from--
		}
		p.Understand(p.Spans[from].From, s.To, "style", "kawaii")
		p.Spans = slices.Delete(p.Spans, from, i+1)
		p.Kawaii = true
		return
	}
}

// ListedSet takes out the theme of a set whose things are listed, where it stands with the words for the set: "food sticker sheet: sushi, ramen, donut".
func ListedSet(p *state.Parser) {
	ask := setAsked(p)
	if ask.Kind == "" {
		return
	}
	drop := func(from, to int, words string) bool {
		if !besideAsk(p, ask, from, to) || !NamesList(p, from, to) {
			return false
		}
		p.Understand(from, to, "set", words)
		p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.From < to && s.To > from })
		for i := len(p.Spans) - 1; i >= 0; i-- {
			if s := p.Spans[i]; setFillers[s.Key] && besideAsk(p, ask, s.From, s.To) {
				p.Drop(i, "framing", ask.Kind)
			}
		}
		return true
	}
	dropAsk(p, ask)
	found := false
	for _, t := range ThemesNamed(p, SetAsk{Kind: ask.Kind, at: ask.at}) {
		if at := p.SpanAt(t.From); at >= 0 && p.Spans[at].To == t.To && p.Spans[at].Is(vocabulary.Style) && !p.Spans[at].Is(vocabulary.Thing) {
			continue // "boho sun and moon clipart": it tells the colors
		}
		if named, ok := things.Lookup(t.Key); ok && p.Tables.Drawable(named.ID) != "" && !listsApart(p, t.From, t.To) {
			continue // "sushi characters set" is of sushi
		} else if ok && p.Tables.Drawable(named.ID) != "" && slices.ContainsFunc(p.Tokens[:t.From], func(t token.Token) bool { return t.Kind == token.Pause }) {
			continue // "dragon, knight, princess clipart set": the last one of the list
		} else if ok && p.Tables.Drawable(named.ID) != "" && (p.WordAt(t.To) == "and" || setNouns[p.WordAt(t.From-1)]) {
			continue // "crystals and moon phases sticker sheet", "clipart set toadstools, fairy": the first one of the list
		}
		found = drop(t.From, t.To, t.Key) || found
	}
	if found {
		return
	}
	for _, s := range p.Spans {
		if s.Is(vocabulary.Several) && s.Kind == token.Word && drop(s.From, s.To, s.Key) {
			return
		}
	}
}

// listsApart reports whether at least two things to draw are named in other clauses than some tokens are in.
func listsApart(p *state.Parser, from, to int) bool {
	n := 0
	for _, s := range p.Spans {
		lo, hi := min(s.From, from), max(s.To, to)
		id, ok := s.Value(vocabulary.Thing)
		if ok && s.Kind == token.Word && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade, vocabulary.Style) && slices.ContainsFunc(p.Tokens[lo:hi], func(t token.Token) bool { return t.Kind == token.Pause }) {
			n++
		}
	}
	return n > 1
}

// dropAsk takes out words that only ask for a set, and whom it is for, where its things are listed: "game asset sheet", "kids".
func dropAsk(p *state.Parser, ask SetAsk) {
	if !ask.group || !NamesList(p, -1, -1) {
		return
	}
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		asks := s.Kind == token.Word && (!s.Is(vocabulary.Trade, vocabulary.Style) || s.Key == "badge" || s.Key == "badges") && slices.Contains(ask.at, s.From) && slices.Contains(ask.at, s.To-1)
		kid := (s.Key == "kids" || s.Key == "kid" || s.Key == "children" || s.Key == "game") && p.Span(i+1).IsWord() && p.Span(i-1).Key != "and" && p.Span(i-1).Key != "with"
		lover := s.Kind == token.Word && s.Is(vocabulary.Saying) && state.LastWord(s.Key) == "lover" && besideAsk(p, ask, s.From, s.To)
		if asks || kid || lover {
			p.Drop(i, "framing", ask.Kind)
		}
	}
}

// besideAsk reports whether no pause is between some tokens and a word that asks for the set.
func besideAsk(p *state.Parser, ask SetAsk, from, to int) bool {
	return slices.ContainsFunc(ask.at, func(at int) bool {
		lo, hi := min(at, from), max(at+1, to)
		return !slices.ContainsFunc(p.Tokens[lo:hi], func(t token.Token) bool { return t.Kind != token.Word })
	})
}
