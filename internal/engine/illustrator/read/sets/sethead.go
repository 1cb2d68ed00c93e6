package sets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// purposeEnds are the last words of what a set is for where its list follows without a pause: "icons for kids chart make bed, brush teeth".
var purposeEnds = lexicon.Set("chart charts planner planners menu app apps website class classroom school teachers teacher kids children toddlers party shop store blog room nursery calendar games preschool kindergarten daycare preschoolers grade clinic cafe restaurant bakery etsy toddlers teens adults boys girls game platformer rpg worksheet worksheets")

// HeadOfSet takes out what stands beside the words for a set and is no thing of its list: what it is for, and words that nothing draws.
func HeadOfSet(p *state.Parser) {
	ask := setAsked(p)
	if ask.Kind == "" || !NamesList(p, -1, -1) {
		return
	}
	p.Set.Open = true
	for _, at := range ask.at {
		if p.WordAt(at+1) == "for" {
			purposeOfSet(p, at+1)
		}
	}
	for i := len(p.Spans) - 1; i >= 0; i-- { // "camp badge stickers": no badge holds them all
		if s := p.Spans[i]; (s.Key == "badge" || s.Key == "badges") && (slices.Contains(ask.at, s.To) || slices.Contains(ask.at, s.From-1)) {
			p.Drop(i, "framing", ask.Kind)
		}
	}
	for i := len(p.Spans) - 1; i >= 0; i-- { // "horse lover clipart, …", "… bride to be sash": the things of a set have no text
		if s := p.Spans[i]; s.Kind == token.Word && s.Is(vocabulary.Saying) && !s.Is(vocabulary.Thing, vocabulary.Person) && s.To-s.From > 1 {
			p.LeaveOut(s.From, s.To, "The things of a set have no text yet.")
			p.Spans = slices.Delete(p.Spans, i, i+1)
		} else if s.Key == "chalk" && p.Span(i+1).Is(vocabulary.Thing) {
			p.LeaveOut(s.From, s.To, "We can't show “"+p.Words(s.From, s.To)+"” yet.")
			p.Spans = slices.Delete(p.Spans, i, i+1)
		}
	}
	titleOfSet(p, ask)
	themes := ThemesNamed(p, SetAsk{Kind: ask.Kind, at: ask.at})
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		id, _ := s.Value(vocabulary.Thing)
		if slices.ContainsFunc(themes, func(t themeAt) bool { return s.From >= t.From && s.To <= t.To }) {
			continue
		}
		if s.Kind != token.Word || s.Key == "horn" || s.From > slices.Min(ask.at) || !s.Is(vocabulary.Unknown) && len(s.Senses) > 0 && !(s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Describing...)) || p.Tables.Drawable(id) != "" || s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Stop, vocabulary.Person, vocabulary.Several, vocabulary.StandIn, vocabulary.Relation) || setFillers[s.Key] || !besideAsk(p, ask, s.From, s.To) {
			continue
		}
		if senses.ReadSheets()[token.Key(s.Key)] != nil {
			continue // the theme
		}
		p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” is the name of the set: what it lists is drawn.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}

// purposeOfSet leaves out what a set is for, from "for" to the end of the clause or of what is known to end a purpose.
func purposeOfSet(p *state.Parser, from int) {
	to, end := from+1, 0
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && p.WordAt(to) != "with" && p.WordAt(to) != "of" {
		if purposeEnds[p.WordAt(to)] {
			end = to + 1
		}
		to++
	}
	if to == len(p.Tokens) || p.Tokens[to].Kind == token.Word {
		to = end
	} else if end > 0 && (to > end+1 || memberOf(p, end, to) != "") {
		to = end // a list without commas may follow
	}
	if to <= from+1 {
		return
	}
	p.LeaveOut(from, to, "“"+p.Words(from, to)+"” says what the image is for, so it isn't drawn.")
	p.WithoutTokens(from, to)
}

// CirclesOfSet takes out the discs on which the things of a set are to stand: "icons …, in pastel circles".
func CirclesOfSet(p *state.Parser) {
	if setAsked(p).Kind == "" {
		return
	}
	for i, s := range p.Spans {
		from := i
		for from > 0 && p.Spans[from-1].IsWord() && p.Spans[from-1].Is(vocabulary.Color, vocabulary.Style, vocabulary.Trade, vocabulary.Describing[0]) && !p.Spans[from-1].Is(vocabulary.Relation, vocabulary.Thing) {
			from--
		}
		lead := p.Span(from - 1).Key
		if s.Kind != token.Word || !slices.Contains([]string{"circle", "circles", "round background", "circle background", "bubble", "bubbles", "round circle", "round circles"}, s.Key) || from == 0 || lead != "in" && lead != "on" && lead != "inside" {
			continue
		}
		for k := i - 1; k >= from; k-- {
			if name, ok := p.Spans[k].Value(vocabulary.Color); ok {
				p.Out.Backing = name
				p.Understand(p.Spans[k].From, p.Spans[k].To, "color", name)
				p.Spans = slices.Delete(p.Spans, k, k+1)
				i--
			}
		}
		p.Out.Ground = "circle"
		p.Drop(i, "framing", "circle")
		p.Drop(from-1, "", "")
		p.Spans = slices.Insert(p.Spans, from-1, state.Span{Kind: token.Pause, From: s.From, To: s.From})
		return
	}
}

// titleOfSet leaves out the whole title of a set, where a colon ends it, or where its last word before the words for the set says what the set is for: "food truck menu
// icons burger, fries". Its nouns are no things of the list.
func titleOfSet(p *state.Parser, ask SetAsk) {
	first := slices.Min(ask.at)
	end := first
	for end < len(p.Tokens) && p.Tokens[end].Kind == token.Word {
		end++
	}
	colon := end < len(p.Tokens) && p.Tokens[end].Kind == token.Pause && p.Tokens[end].Start < len(p.Runes) && p.Runes[p.Tokens[end].Start] == ':'
	if first == 0 || !colon && !purposeEnds[p.WordAt(first-1)] && !strings.HasSuffix(p.WordAt(first-1), "ing") || slices.ContainsFunc(p.Tokens[:first], func(t token.Token) bool { return t.Kind != token.Word }) {
		return
	}
	listed := 0
	for _, s := range p.Spans {
		if id, ok := s.Value(vocabulary.Thing); ok && s.Kind == token.Word && s.From > first && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several) {
			listed++
		}
	}
	if listed <= senses.SheetLeast {
		return
	}
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		if id, _ := s.Value(vocabulary.Thing); s.Kind != token.Word || s.To > first || s.Is(vocabulary.Style, vocabulary.Color, vocabulary.Trade, vocabulary.Several) || !s.Is(vocabulary.Thing, vocabulary.Person) || p.Tables.Drawable(id) == "" && !s.Is(vocabulary.Person) || senses.ReadSheets()[token.Key(s.Key)] != nil {
			continue
		}
		p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” is the name of the set: what it lists is drawn.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
	}
}
