package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/sets"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// invitations are the words for what a frame or a border is made for, and the occasions that come before them.
var (
	invitations        = lexicon.Set("invitation invitations invite invites card cards stationery announcement")
	invitationOccasion = lexicon.Set("wedding birthday party bridal baby shower engagement graduation christmas")
)

// FramesForInvitations takes out what a frame is for, "wedding invitation border" and "floral wreath, peonies, wedding invitation": the frame is
// drawn, not the card. A card that has a frame stays one: "invitation with a floral border".
func FramesForInvitations(p *state.Parser) {
	frame := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && patterns.Arrays()[s.Key] != "" && patterns.Arrays()[s.Key] != "scatter"
	})
	if frame < 0 || p.Quoted() {
		return
	}
	purposeOfFrame(p, frame)
	themeOfFrame(p, frame)
	for i := len(p.Spans) - 1; i >= 0; i-- {
		before, after := p.Span(i-1).Key == "for" || !p.Span(i-1).IsWord() && i > frame, i+1 == frame || i+2 == frame && p.Span(i+1).Is(vocabulary.Fill, vocabulary.Style, vocabulary.Color)
		at := i
		for at > 0 && p.Span(at-1).IsWord() && invitationOccasion[p.Span(at-1).Key] {
			at--
			before = before || p.Span(at-1).Key == "for" || !p.Span(at-1).IsWord() && i > frame
		}
		whole := invitations[state.LastWord(p.Spans[i].Key)] && p.Spans[i].Kind == token.Word
		if !whole || !before && !after || p.Span(i+1).Key == "with" {
			continue
		}
		p.Border.ForInvitation = true
		for k := i; k >= at; k-- {
			p.Drop(k, "trade word", "")
		}
		if at > 0 && p.Span(at-1).Key == "for" {
			p.Drop(at-1, "", "")
		}
		return
	}
}

// purposeOfFrame leaves out what a frame is for, to the end of its clause: "sunflower frame for wedding sign".
func purposeOfFrame(p *state.Parser, frame int) {
	for i := frame + 1; i < len(p.Spans); i++ {
		if p.Spans[i].Key != "for" || p.Span(i+1).Is(vocabulary.Color, vocabulary.Style) {
			continue
		}
		to := i + 1
		for to < len(p.Spans) && p.Spans[to].IsWord() && !p.Spans[to].Is(vocabulary.Relation) {
			to++
		}
		if to == i+1 {
			return
		}
		words := p.Words(p.Spans[i].From, p.Spans[to-1].To)
		if invitations[p.WordAt(p.Spans[to-1].To-1)] {
			p.Border.ForInvitation = true
		}
		p.LeaveOut(p.Spans[i].From, p.Spans[to-1].To, "“"+words+"” says what the image is for, so it isn't drawn.")
		p.Spans = slices.Delete(p.Spans, i, to)
		return
	}
}

// themeOfFrame leaves out the theme before a border whose things are listed: "luau border, hibiscus and pineapples".
func themeOfFrame(p *state.Parser, frame int) {
	at := p.Spans[frame].From
	if slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "card" || t.Text == "cards" || letters.Papers[t.Text] != "" && !invitations[t.Text]
	}) {
		return // the theme is what the sheet says
	}
	for _, t := range sets.ThemesNamed(p, sets.SetAsk{Kind: "icons"}) {
		named, ok := things.Lookup(t.Key)
		if t.To > at || ok && p.Tables.Drawable(named.ID) != "" || !sets.NamesList(p, t.From, t.To) || slices.ContainsFunc(p.Tokens[t.From:at], func(o token.Token) bool { return o.Kind != token.Word }) {
			continue
		}
		if slices.ContainsFunc(p.Spans, func(s state.Span) bool {
			return s.From >= t.From && s.To <= t.To && s.Is(vocabulary.Thing) && s.Plural && patterns.Copyable(p, s)
		}) {
			continue // "moon and stars garland" is of both
		}
		if s := p.SpanAt(t.From); s < 0 || p.Spans[s].Is(vocabulary.Trade, vocabulary.Style, vocabulary.Color, vocabulary.Several) {
			continue
		}
		p.LeaveOut(t.From, t.To, "“"+p.Words(t.From, t.To)+"” is the theme: what the prompt lists is drawn.")
		p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.From < t.To && s.To > t.From })
		return
	}
}

// ShapeAfterFrame puts the shape of a frame that is told after a comma before the frame: "floral frame, oval, roses" is an oval floral frame.
func ShapeAfterFrame(p *state.Parser) {
	frame := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && (patterns.Arrays()[s.Key] == "frame" || patterns.Arrays()[s.Key] == "wreath")
	})
	for i := range p.Tokens { // "flower frame in the shape of a heart"
		if to := patterns.ShapeWords[p.WordAt(i)]; frame >= 0 && to != "" && to != "corner" && (p.WordAt(i-1) == "a" || p.WordAt(i-1) == "an") && p.WordAt(i-2) == "of" && p.WordAt(i-3) == "shape" && p.WordAt(i-4) == "the" && p.WordAt(i-5) == "in" {
			p.Understand(i-5, i+1, "framing", to)
			p.WithoutTokens(i-5, i+1)
			key := map[string]string{"heart": "heart shaped"}[p.WordAt(i)]
			if key == "" {
				key = p.WordAt(i)
			}
			p.Spans = slices.Insert(p.Spans, frame, state.Span{Kind: token.Word, From: i, To: i, Key: key, Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: to}}})
			return
		}
	}
	for i := frame + 1; frame >= 0 && i < len(p.Spans); i++ {
		s := p.Spans[i]
		if s.Kind != token.Word || patterns.ShapeWords[s.Key] == "" || patterns.ShapeWords[s.Key] == "corner" {
			continue
		}
		direct := patterns.Outlines[patterns.ShapeWords[s.Key]] && !p.Span(i+1).Is(vocabulary.Thing) && !slices.ContainsFunc(p.Spans[frame+1:i], func(o state.Span) bool { return !o.Is(vocabulary.Color, vocabulary.Material) }) // "frame gold hexagon with roses"
		switch {
		case direct:
			for i--; i > frame; i-- { // what is named with it has its own colors
				p.LeaveOut(p.Spans[i].From, p.Spans[i].To, "A frame of this shape is made of what is named with it.")
				p.Spans = slices.Delete(p.Spans, i, i+1)
			}
			p.Spans = slices.Delete(p.Spans, frame+1, frame+2)
		case p.Span(i-1).IsWord() || p.Span(i+1).IsWord():
			continue
		default:
			p.Spans = slices.Delete(p.Spans, i-1, i+1)
		}
		s.Senses = []vocabulary.Sense{{Class: vocabulary.Outline, Value: patterns.ShapeWords[s.Key]}}
		p.Spans = slices.Insert(p.Spans, frame, s)
		return
	}
}

// FloralShapes makes a floral frame or corner of which no plant is named a motif, where a shape is told or a corner is meant: "round floral frame", "burgundy
// floral corner".
func FloralShapes(p *state.Parser) {
	if i := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return patterns.Arrays()[s.Key] == "corner" || patterns.Arrays()[s.Key] == "corners"
	}); i > 0 && patterns.Blooming[p.Span(i-1).Key] && p.Span(i+1).Key == "with" {
		p.Drop(i-1, "framing", "floral") // the flowers are told after it
	}
	if p.Out.Motif != "" || slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && looks.Plant(p, s) && patterns.Copyable(p, s) && !patterns.Flowery[s.Key] && patterns.Arrays()[s.Key] == ""
	}) {
		return
	}
	for i, s := range p.Spans {
		words := strings.Fields(s.Key)
		shape, before := patterns.Arrays()[s.Key], p.Span(i-1).Key
		if s.Kind != token.Word || shape != "frame" && shape != "corner" && shape != "corners" || !(patterns.Blooming[words[0]] || patterns.Blooming[before] || shape != "frame" && patterns.Blooming[p.Span(i+1).Key]) {
			continue
		}
		for _, k := range []int{i - 2, i - 1, i + 1, i + 2} {
			if to := patterns.ShapeWords[p.Span(k).Key]; shape == "frame" && (patterns.Outlines[to] || to == "ring" || to == "heart") {
				shape = map[bool]string{true: "heart-ring", false: to}[to == "heart"]
				p.Drop(k, "framing", to)
				if k < i {
					i--
				}
				break
			}
		}
		if shape == "frame" {
			return
		}
		p.Drop(i, "framing", shape)
		if i > 0 && patterns.Blooming[p.Span(i-1).Key] {
			i--
			p.Drop(i, "framing", "floral")
		}
		for i < len(p.Spans) && (patterns.Blooming[p.Span(i).Key] || p.Span(i).Key == "decoration" || p.Span(i).Key == "design" || p.Span(i).Key == "top left") {
			p.Drop(i, "framing", shape)
		}
		for k := 0; k+1 < len(p.Spans); k++ {
			up, side := p.Spans[k], p.Spans[k+1]
			if up.Key != "top" && up.Key != "bottom" && up.Key != "upper" && up.Key != "lower" || side.Key != "left" && side.Key != "right" {
				continue
			}
			if side.Key == "left" && (up.Key == "top" || up.Key == "upper") {
				p.Understand(up.From, side.To, "framing", "corner")
			} else {
				p.LeaveOut(up.From, side.To, "The corner is drawn for the top left: it can be turned.")
			}
			p.Spans = slices.Delete(p.Spans, k, k+2)
			break
		}
		p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.Key == "a" || s.Key == "an" || s.Key == "the" })
		p.Out.Motif = shape
		return
	}
}
