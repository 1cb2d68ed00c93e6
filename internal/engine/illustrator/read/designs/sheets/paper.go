package sheets

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Paper reads an order for a sheet with words: "birthday card with a cat", "halloween party flyer", "wedding invitation with eucalyptus,
// Anna & James, June 14", "hot sauce label". The occasion is what the sheet says, unless the prompt has words of its own.
func Paper(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" || p.Border.ForInvitation || p.Design.Sheet != "" {
		return
	}
	if p.Out.Design == "label" {
		shapeOfLabel(p)
	}
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && letters.Papers[t.Text] != "" })
	if at < 0 {
		at = letters.MenuSheet(p)
	}
	if at < 0 || at > 7 || p.Logo && p.Tokens[at].Text == "label" || !headsPrompt(p, at) || at > 0 && letters.OtherPapers[p.Tokens[at-1].Text] && !(p.Tokens[at].Text == "poster" && p.Quoted()) || letters.NotPaper[p.WordAt(at+1)] {
		return
	}
	kind := cmp.Or(letters.Papers[p.Tokens[at].Text], "flyer")
	if kind == "flyer" && showsThings(p, at) {
		return
	}
	if kind == "certificate" {
		certificate(p, at)
		return
	}
	from := at
	for from > 0 && p.Tokens[from-1].Kind == token.Word && !letters.FillersOfPaper[p.Tokens[from-1].Text] && !sayings.QuotedAt(p, from-1) {
		from--
	}
	for kind == "label" && from < at && shapesOfLabels[p.WordAt(from)] != "" {
		from++
	}
	to := at + 1
	if p.WordAt(to) == "design" || p.WordAt(to) == "template" {
		to++
	}
	if lead := p.WordAt(to); from == at && (lead == "for" || lead == "of") && kind != "label" {
		from = to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.WordAt(from)) {
			from++
		}
		end := sayings.SheetClause(p, from)
		if !paperSays(p, kind, from, end, p.Tokens[at].Text) {
			return
		}
		sheetNoun(p, at, kind)
		p.WithoutTokens(at, end)
	} else if kind == "label" && labelFor(p, from, at) {
		// "vintage label for homemade strawberry jam"
	} else {
		from = letters.OccasionFrom(p, from, at, kind)
		if kind == "flyer" && p.Quoted() && !letters.EventBefore(p, from, at) {
			from = at // "vintage airline travel poster": what stands before it is read as in any prompt
		}
		if !paperSays(p, kind, from, at, p.Tokens[at].Text) {
			return
		}
		end := to
		name := to + 1
		for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.WordAt(name)) && !p.CapitalToken(name) {
			name++
		}
		if w := p.WordAt(to); kind == "label" && w != "" && !letters.OtherPapers[w] && !framesOfLabels[w] && sayings.SheetClause(p, to) > to && !endsInCreature(p, to, sayings.SheetClause(p, to)) && !(sayings.SheetClause(p, to) == to+1 && NamesDrawn(p, to, to+1)) && !(p.Quoted() && NamesDrawn(p, to, sayings.SheetClause(p, to))) {
			end = productEnd(p, to, sayings.SheetClause(p, to)) // "candle label vanilla bean"
			if end > to {
				p.Understand(to, end, "text", patterns.Titled(p.Words(to, end)))
				p.Out.Lettering = append(p.Out.Lettering, patterns.Titled(p.Words(to, end)))
			}
		} else if w == "for" && name < len(p.Tokens) && p.CapitalToken(name) && kind != "label" { // "concert poster for The Velvet Foxes"
			end = sayings.SheetClause(p, to+1)
			line := p.Text(to+1, end)
			p.Understand(to, end, "text", line)
			p.Out.Lettering = slices.Insert(p.Out.Lettering, max(0, len(p.Out.Lettering)-1), line)
		} else if w == "for" && kind == "label" {
			end = sayings.SheetClause(p, to+1)
			p.LeaveOut(to, end, "“"+p.Words(to, end)+"” says what the image is for, so it isn't drawn.")
		}
		sheetNoun(p, at, kind)
		p.WithoutTokens(from, end)
		if from > 0 && letters.WhoFor[p.WordAt(from-1)] {
			p.LeaveOut(from-1, from, "“"+p.Words(from-1, from)+"” says who the image is for, so it isn't drawn.")
			p.WithoutTokens(from-1, from)
		}
	}
	dropLead(p)
	p.Design.Sheet = kind
	p.Out.Design = kind
	paperNames(p)
	paperDates(p)
	paperBorder(p)
}

// productEnd is where the words between two tokens that name a product end, and what the label looks like begins: "lavender minimalist", "black and cream".
// It is the first token where they tell of nothing but its look, or name what the label shows behind its shape.
func productEnd(p *state.Parser, from, end int) int {
	if logos.Grounds[p.WordAt(from)] != "" || shapesOfLabels[p.WordAt(from)] != "" {
		return from
	}
	named := end
	for named > from && (p.WordAt(named-1) == "and" || sayings.EndsInColor(p, named) || logos.LooksOfLogos[p.WordAt(named-1)] || letters.FillersOfPaper[p.WordAt(named-1)] || shapesOfLabels[p.WordAt(named-1)] != "") {
		named--
	}
	if named < end && NamesDrawn(p, from, named) && named-from == 1 {
		p.Out.Lettering = append(p.Out.Lettering, patterns.Titled(p.Words(from, named))) // what it smells or tastes of is shown too
		return from
	}
	return named
}

// shapesOfLabels are the words for shapes of labels and tags, and the ground that each asks for.
var shapesOfLabels = map[string]string{"round": "circle", "circle": "circle", "circular": "circle", "oval": "oval", "hexagon": "hexagon", "hexagonal": "hexagon", "arched": "arch", "arch": "arch"}

// shapeOfLabel takes the shape of a label out of its words and of what it shows: "honey label hexagon", "round lip balm label".
func shapeOfLabel(p *state.Parser) {
	for i, s := range p.Spans {
		shape := shapesOfLabels[s.Key]
		if shape == "" || s.Kind != token.Word || s.Plural {
			continue
		}
		p.Out.Ground = shape
		p.Drop(i, "framing", shape)
		if next := p.Span(i).Key; next == "shape" || next == "shaped" {
			p.Drop(i, "framing", shape)
		}
		return
	}
}

// endsInCreature reports whether the last of some words is an animal, which no product is called: it is what the label shows.
func endsInCreature(p *state.Parser, from, to int) bool {
	id, _ := p.Recut(to-1, to)[0].Value(vocabulary.Thing)
	return letters.Capitals(p, from, to) == 0 && p.Creature(id)
}

// NamesDrawn reports whether the last of some words can be drawn: a label that has its words between quotation marks shows it.
func NamesDrawn(p *state.Parser, from, to int) bool {
	id, _ := p.Recut(to-1, to)[0].Value(vocabulary.Thing)
	return to > from && p.Tables.Drawable(id) != ""
}

// framesOfLabels say again what a label is.
var framesOfLabels = lexicon.Set("badge sticker emblem logo tag")

// sheetNoun notes what the word for a sheet was understood as.
func sheetNoun(p *state.Parser, at int, kind string) {
	if strings.HasPrefix(p.Tokens[at].Text, "invit") {
		p.Understand(at, at+1, "text", letters.Invited)
		return
	}
	p.Understand(at, at+1, "framing", kind)
}

// headsPrompt reports whether nothing that is related to the sheet stands before it: in "a man holding a card" it is a thing.
func headsPrompt(p *state.Parser, at int) bool {
	for i := range at {
		s := p.Spans[max(0, p.SpanAt(i))]
		if s.Kind == token.Quote && s.From <= i && i < s.To {
			continue // "“Hello World” mothers day card"
		}
		if p.Tokens[i].Kind != token.Word || slices.Contains([]string{"with", "on", "in", "holding", "by", "under", "behind"}, p.Tokens[i].Text) || s.Is(vocabulary.Relation) && s.Key != "and" && s.Key != "of" && s.Key != "thank" {
			return false
		}
	}
	return !slices.ContainsFunc(p.Tokens[at:], func(t token.Token) bool { return t.Text == "icon" || t.Text == "icons" || t.Text == "suit" })
}

// paperSays letters what an occasion, an event or a product of some tokens makes a sheet say, and reports whether it does.
func paperSays(p *state.Parser, kind string, from, to int, noun string) bool {
	if to > len(p.Tokens) || from > to {
		return false
	}
	plain := letters.PlainOccasion(p.Words(from, to))
	own := p.Quoted() || patterns.Cued(p)
	invites := kind == "card" && strings.HasPrefix(noun, "invit")
	known, isOccasion := letters.OccasionTexts[plain]
	isEvent := letters.Events[state.LastWord(plain)] && plain != ""
	text, held := "", 0
	switch {
	case kind == "label":
		for to > from && letters.ContainersOfLabels[p.Tokens[to-1].Text] {
			to--
			held++
		}
		if to > from && (p.WordAt(to-1) == "style" || p.WordAt(to-1) == "styled") {
			return own && to == from+1 // "vintage style label": a look, and no product
		}
		if to == from || to-from > 3 || p.WordAt(from) == "" {
			return false
		}
		if id, _ := p.Recut(to-1, to)[0].Value(vocabulary.Thing); p.Creature(id) {
			return false // a fox is no product
		}
		text = patterns.Titled(p.Words(from, to))
	case plain == "":
		return own || invites
	case isOccasion && kind == "card" && invites:
		text = known[1]
	case isOccasion && kind == "card":
		text = known[0]
	case isOccasion || isEvent:
		text = patterns.Titled(p.Words(from, to))
		if first := p.WordAt(from); (first == "themed" || first == "theme") && from > 0 { // "dinosaur themed party invitation"
			text = patterns.Titled(p.Words(from-1, from) + " " + p.Words(from+1, to))
		}
	case kind == "flyer" && (p.Quoted() || plain == "band" && p.Tokens[to].Text != "" && p.WordAt(to+1) == "for"):
		return true // what kind of poster it is was told, and the words that it says
	case invites && to > from && to-from < 3 && unknownOccasion(p, from, to):
		text = patterns.Titled(p.Words(from, to))
	default:
		return false
	}
	if noun == "poster" && !isEvent && !own {
		return false
	}
	if text == "" && !own {
		return false
	}
	if held > 0 {
		p.Understand(to, to+held, "framing", "label")
	}
	if invites {
		p.Out.Lettering = append(p.Out.Lettering, letters.Invited)
	}
	switch {
	case from >= to:
	case text != "" && (!own || kind == "label" || invites):
		p.Understand(from, to, "text", text)
		p.Out.Lettering = append(p.Out.Lettering, text)
	default:
		p.Understand(from, to, "framing", strings.ToLower(p.Words(from, to)))
	}
	return true
}

// unknownOccasion reports whether words before an invitation are no look of it and nothing to draw: they say to what it invites.
func unknownOccasion(p *state.Parser, from, to int) bool {
	return !NamesDrawn(p, from, to) && !slices.ContainsFunc(p.Recut(from, to), func(s state.Span) bool {
		return s.Is(vocabulary.Describing...) || s.Is(vocabulary.Style, vocabulary.Trade, vocabulary.Person)
	})
}

// SayingOnPaper reads a sheet that says what stands before the word for it: "thank you for your order card", "coming soon poster",
// "handmade with love tag". A tag is a small label.
func SayingOnPaper(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" || p.Quoted() || patterns.Cued(p) || p.Logo || p.Border.ForInvitation {
		return
	}
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && (letters.Papers[t.Text] != "" && letters.Papers[t.Text] != "certificate" || t.Text == "tag" || t.Text == "tags" || t.Text == "hanger")
	})
	if at > 0 && p.WordAt(at) == "hanger" && p.WordAt(at-1) != "door" {
		return
	}
	if at == 2 && wantedPosters[p.WordAt(0)] && p.AllWords(0, at) { // "lost cat poster"
		text := patterns.Titled(p.Words(0, at))
		p.Understand(0, 1, "text", text)
		p.Out.Lettering = append(p.Out.Lettering, text)
		sheetNoun(p, at, "flyer")
		p.WithoutTokens(at, at+1)
		p.WithoutTokens(0, 1)
		p.Design.Sheet, p.Out.Design = "flyer", "flyer"
		return
	}
	if at < 1 || !p.AllWords(0, at) {
		return
	}
	kind, said := letters.Papers[p.Tokens[at].Text], at
	if kind == "" {
		kind = "label"
		for said > 0 && goodsOfTags[p.WordAt(said-1)] {
			said--
		}
	}
	occasion, known := letters.OccasionTexts[letters.PlainOccasion(p.Words(0, said))]
	tag := strings.HasPrefix(p.WordAt(at), "tag") || p.WordAt(at) == "hanger"
	if said == 0 || letters.NotPaper[p.WordAt(at+1)] || !(tag && known && occasion[0] != "") && !(p.WordAt(at) == "hanger" && said == 1 && p.Recut(0, 1)[0].Is(vocabulary.Saying)) && (said < 2 || !saysWords(p, said)) {
		return
	}
	text := patterns.Titled(p.Words(0, said))
	if tag && known && said == 1 {
		text = occasion[0]
	}
	p.Understand(0, said, "text", text)
	p.Out.Lettering = append(p.Out.Lettering, text)
	sheetNoun(p, at, kind)
	if tag {
		p.Mark(said, at)
		p.Out.Ground = map[bool]string{true: "hanger", false: "tag"}[p.WordAt(at) == "hanger"]
		if i := slices.IndexFunc(p.Spans, func(s state.Span) bool { return state.FirstWord(s.Key) == "kraft" }); i >= 0 {
			p.Drop(i, "material", "kraft paper")
		}
	}
	p.WithoutTokens(0, at+1)
	dropLead(p)
	p.Design.Sheet, p.Out.Design = kind, kind
	paperNames(p)
	paperDates(p)
	paperBorder(p)
}

// goodsOfTags stand between what a tag says and the word itself.
var goodsOfTags = lexicon.Set("door gift favor favour hang product paper price")

// wantedPosters begin what posters about one who is gone say.
var wantedPosters = lexicon.Set("lost missing found")

// OrangeMark reads "orange" after the last pause, or right behind a thing, as a color where an icon or a logo is asked for: "recipe app icon, chef hat,
// orange", "winery logo with a barrel orange".
func OrangeMark(p *state.Parser) {
	if n := len(p.Spans) - 1; n > 1 && p.Spans[n].Key == "orange" && p.Spans[n-1].Is(vocabulary.Color) && p.Spans[n-2].Is(vocabulary.Style, vocabulary.Trade) { // "a pattern teal orange"
		dropThing(&p.Spans[n])
		return
	}
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "icon" || t.Text == "logo" || t.Text == "mascot" || t.Text == "badge"
	}) {
		return
	}
	for i := range p.Spans {
		s := &p.Spans[i]
		if s.Key == "orange" && i > 1 && i+1 == len(p.Spans) && s.Kind == token.Word && (!p.Spans[i-1].IsWord() || p.Spans[i-1].Is(vocabulary.Thing, vocabulary.Trade) && !p.Spans[i-1].Is(vocabulary.Relation)) && s.Is(vocabulary.Color) {
			dropThing(s)
		}
	}
}

// dropThing leaves a span no thing that it could be.
func dropThing(s *state.Span) {
	s.Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Thing })
}

// ColorsInList reads a word that is a thing too as a color where it opens a list of colors after "in": "in orange, purple and green".
func ColorsInList(p *state.Parser) {
	for i := 1; i+2 < len(p.Spans); i++ {
		s, next := &p.Spans[i], p.Spans[i+1]
		if p.Spans[i-1].Key != "in" || !s.IsWord() || s.Plural || !s.Is(vocabulary.Color) || !s.Is(vocabulary.Thing) || next.IsWord() && next.Key != "and" {
			continue
		}
		if other := p.Spans[i+2]; other.IsWord() && other.Is(vocabulary.Color) && (!p.Span(i+3).IsWord() || p.Span(i+3).Key == "and" || p.Span(i+3).Is(vocabulary.Relation, vocabulary.Trade)) {
			dropThing(s)
		}
	}
}

// saysWords reports whether the words before a token are a saying or a notice, and no occasion: that is a card's own text.
func saysWords(p *state.Parser, at int) bool {
	said := strings.ToLower(p.Words(0, at))
	if _, known := letters.OccasionTexts[letters.PlainOccasion(said)]; known {
		return false
	}
	if slices.ContainsFunc(notices, func(n notice) bool { return noticeBegins(said, n) }) {
		return true
	}
	found := false
	for _, s := range p.Recut(0, at) {
		id, _ := s.Value(vocabulary.Thing)
		switch {
		case s.Is(vocabulary.Saying) && s.To-s.From > 1 || nouns.Standing[id] != "":
			found = true
		case s.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Unknown, vocabulary.Saying):
		default:
			return false
		}
	}
	return found
}

// showsThings reports whether a poster that carries a text is told to be of something that is drawn: "a poster of a bicycle with the words …". It is read
// as any picture with a text.
func showsThings(p *state.Parser, at int) bool {
	from := at + 2
	if p.WordAt(at+1) != "of" || !p.Quoted() {
		return false
	}
	end := sayings.SheetClause(p, from)
	for to := from + 1; to <= end; to++ {
		if NamesDrawn(p, from, to) && (to == end || strings.HasSuffix(p.WordAt(to), "ing")) {
			return true
		}
	}
	return false
}
