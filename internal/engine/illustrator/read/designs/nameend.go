package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// wantsText reports whether a prompt asks for a design that may have a text, and marks none as such.
func wantsText(p *state.Parser) bool {
	return (p.Logo || p.Out.Design != "" && p.Out.Design != "card") && p.Design.Sheet == "" && p.Out.Motif == "" && !patterns.Cued(p) && len(p.Out.Lettering) == 0
}

// textAtEnd quotes the text that ends a prompt without quotation marks: a name in capitals ("bear logo IRON DEN", "pine and tent badge Timber Ridge"),
// single words of a saying after a pause ("pencil and apple, teach love inspire"), and what a badge claims after its art ("100% organic").
func textAtEnd(p *state.Parser) {
	if !wantsText(p) || len(p.Tokens) < 3 {
		return
	}
	end := len(p.Tokens)
	for end > 0 && letters.TradeToken(p, end-1) {
		end--
	}
	ends := []int{claimFrom(p, end)}
	if !p.Quoted() {
		ends = []int{nameFrom(p, end), sloganFrom(p, end), claimFrom(p, end)}
	}
	for _, from := range ends {
		if from > 0 && from < end {
			p.QuoteTokens(from, from, end)
			return
		}
	}
}

// nameFrom is where the words with capitals begin that end a prompt of small letters, or 0.
func nameFrom(p *state.Parser, end int) int {
	from := end
	for from > 1 && (p.CapitalToken(from-1) && !letters.TradeToken(p, from-1) || from < end && patterns.SmallWords[p.Tokens[from-1].Raw] && p.CapitalToken(from-2)) && p.Tokens[from-1].Kind == token.Word {
		from--
	}
	shouted := from < end && p.ShoutedToken(from)
	if from == end || end-from > 6 || letters.Capitals(p, 1, from) > 0 || p.Language.Code == "de" && !shouted || !shouted && (end-from < 2 || nameInSmall(p, from, end)) || letters.DescribesAll(p, from, end) || string(p.Runes) == strings.ToUpper(string(p.Runes)) {
		return 0
	}
	if w := p.WordAt(from - 1); w == "letter" || w == "letters" || w == "monogram" || w == "initials" || w == "number" {
		return 0
	}
	return from
}

// nameInSmall reports whether words with capitals are one name of our lists, as in "Santa Claus", which is no text.
func nameInSmall(p *state.Parser, from, end int) bool {
	at := p.SpanAt(from)
	return at >= 0 && p.Spans[at].From == from && p.Spans[at].To == end && p.Spans[at].Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn)
}

// sloganFrom is where single words of a saying begin that stand after the last pause, or 0.
func sloganFrom(p *state.Parser, end int) int {
	from := end
	for from > 0 && (letters.Slogans[p.WordAt(from-1)] || from < end && p.WordAt(from-1) == "and") {
		from--
	}
	if end-from < 3 || from == 0 || p.Tokens[from-1].Kind != token.Pause {
		return 0
	}
	return from
}

// claimFrom is where the claim begins that ends a prompt for a badge after what it shows, or 0: nothing of it can be drawn.
func claimFrom(p *state.Parser, end int) int {
	if p.Out.Design != "emblem" || p.Logo {
		return 0
	}
	i := len(p.Spans)
	for i > 0 && p.Spans[i-1].From >= end {
		i--
	}
	known := false
	for i > 0 {
		s := p.Spans[i-1]
		id, named := s.Value(vocabulary.Thing)
		claim := sheets.Claims[state.LastWord(s.Key)] || s.Is(vocabulary.Unknown) && !s.Is(vocabulary.Describing...)
		if s.Kind != token.Word || named && p.Tables.Drawable(id) != "" && !sheets.Claims[s.Key] || s.Is(vocabulary.Relation, vocabulary.Person, vocabulary.Style, vocabulary.StandIn) && !claim || s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Size) && !claim || s.Key == "for" || s.Key == "of" {
			break
		}
		known = known || claim
		i--
	}
	if !known || i == len(p.Spans) || i == 0 || end-p.Spans[i].From < 2 {
		return 0
	}
	if before := p.Spans[i-1]; before.Key == "for" || before.Key == "of" || before.Is(vocabulary.Relation) || asksFor(before) && !sheets.Claims[state.LastWord(p.Spans[len(p.Spans)-1].Key)] {
		return 0
	}
	return p.Spans[i].From
}

// asksFor reports whether a span is the word for a badge.
func asksFor(s state.Span) bool {
	to, _ := s.Value(vocabulary.Style)
	return strings.HasPrefix(to, "framing:")
}

// sheetsForKids come after a word for the children whom they are for.
var sheetsForKids = lexicon.Set("name alphabet room sign poster print flashcard flashcards birthday nursery monogram label growth milestone")

// wearerBefore takes out who wears what a print is for, where the print has words of its own: "dad shirt “Grill Sergeant”".
func wearerBefore(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s, garmentAfter := p.Spans[i], p.Spans[i+1]
		if first := p.WordAt(garmentAfter.From); (letters.WhoFor[s.Key] || first == "name" && (s.Is(vocabulary.Person) || subjects.RoleOf(p, s) != "")) && sheetsForKids[first] && i == 0 && (p.Quoted() || p.RestNames(i+2)) {
			p.Drop(i, "framing", s.Key) // "kids name sign “Noah”"
			return
		}
		if p.Out.Design != "print" {
			return
		}
		if strings.HasSuffix(garmentAfter.Key, " wrap") && !letters.Wearers[s.Key] {
			return // "mermaid tumbler wrap with shells" shows the mermaid
		}
		if !(letters.Wearers[s.Key] || s.Is(vocabulary.Person) && !s.Is(vocabulary.Color) || subjects.RoleOf(p, s) != "") || s.Kind != token.Word || !vocabulary.PrintGarments[state.LastWord(garmentAfter.Key)] && !vocabulary.PrintGarments[p.WordAt(garmentAfter.From)] || i > 0 && p.Spans[i-1].Kind != token.Pause {
			continue
		}
		if i+2 < len(p.Spans) && (p.Spans[i+2].Kind == token.Quote || p.RestNames(i+2)) {
			p.Drop(i, "framing", s.Key)
			p.Drop(i, "framing", garmentAfter.Key)
			if p.Span(i).Key == "design" {
				p.Drop(i, "framing", "design")
			}
		}
		return
	}
}

// garmentBefore takes out the garment that opens a prompt for a print and is followed by what the print says: "t shirt family reunion 2025".
func garmentBefore(p *state.Parser) {
	if p.Out.Design == "print" && len(p.Spans) > 1 && vocabulary.PrintGarments[state.LastWord(p.Spans[0].Key)] && p.Spans[1].Is(vocabulary.Saying) && len(p.Spans[1].Senses) == 1 {
		p.Drop(0, "framing", p.Spans[0].Key)
	}
}

// printFor leaves out what stands before the garment at the end of the first part of a prompt that says and shows other things later: "kids soccer
// camp t-shirt, soccer ball with flames, “Summer Camp”".
func printFor(p *state.Parser) {
	end := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Pause })
	if p.Out.Design != "print" || end < 2 || !p.Quoted() {
		return
	}
	to := end
	if p.WordAt(to-1) == "design" {
		to--
	}
	if !vocabulary.PrintGarments[p.WordAt(to-1)] && !(p.WordAt(to-1) == "shirt" || p.WordAt(to-1) == "t") || !p.AllWords(0, end) {
		return
	}
	first := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From >= end })
	if first < 0 || !p.RestNames(first) || slices.ContainsFunc(p.Spans[:first], func(s state.Span) bool { return s.Is(vocabulary.Relation) && s.Key != "for" }) {
		return
	}
	for i := first - 1; i >= 0; i-- {
		s := p.Spans[i]
		switch {
		case s.To > to-1:
			p.Drop(i, "framing", "shirt")
		case s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn, vocabulary.Scene) && !s.Is(vocabulary.Style):
			p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” says what the design is for, so it isn't drawn.")
			p.Spans = slices.Delete(p.Spans, i, i+1)
		}
	}
}

// ribbonOfBadge makes a ribbon beside a badge with a text the ribbon of the badge, on which the text stands.
func ribbonOfBadge(p *state.Parser) {
	if p.Out.Design != "emblem" || len(p.Out.Subjects) != 1 || len(p.Out.Lettering) == 0 && p.Out.Subjects[0].Text == "" {
		return
	}
	s := p.Out.Subjects[0]
	if p.Tables.Drawable("award-ribbon") == "" || s.ID != "ribbon" && s.ID != "ribbon-banner" && s.ID != "banner" || s.Kind == brief.Person {
		return
	}
	if s.Text != "" {
		p.Out.Lettering = append(p.Out.Lettering, s.Text)
	}
	if s.Color != "" {
		p.Out.Tints = state.AppendNew(p.Out.Tints, s.Color)
	}
	p.Out.Subjects[0] = brief.Subject{Words: s.Words, Kind: p.Tables.Drawable("award-ribbon"), ID: "award-ribbon", Count: 1, Text: strings.Join(p.Out.Lettering, " "), Color: s.Color, Without: []string{"number"}}
	if len(p.Out.Tints) > 0 {
		p.Out.Subjects[0].Color = p.Out.Tints[0]
	}
	p.Out.Relations, p.Out.Lettering, p.Out.Framing, p.Out.Design = nil, nil, nil, ""
}

// greeted makes a greeting of another language the text of a design where art comes with it, and adds who is greeted: "feliz cumpleaños mamá con
// flores".
func greeted(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return nouns.Standing[s.ID] != "" && s.Text != "" && s.Count == 1 })
	if at < 0 || len(p.Out.Subjects) < 2 || len(p.Out.Lettering) > 0 {
		return
	}
	text := p.Out.Subjects[at].Text
	for i, s := range p.Out.Subjects {
		if s.Kind == brief.Person && strings.Contains(p.Out.Prompt, text+" "+s.Words) {
			text += " " + s.Words
			for k := range p.Out.Reading.Understood {
				if it := &p.Out.Reading.Understood[k]; it.Words == s.Words {
					it.As, it.To = "text", s.Words
				}
			}
			p.DropSubject(i)
			break
		}
	}
	if len(p.Out.Subjects) == 1 {
		p.Out.Subjects[0].Text = text
		return
	}
	p.DropSubject(slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return nouns.Standing[s.ID] != "" && s.Text != "" }))
	p.Out.Lettering = append(p.Out.Lettering, text)
	p.Out.Design = "print"
}

// handmadeText writes "handmade" on a stamp or a badge that says nothing else.
func handmadeText(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || len(p.Out.Lettering) > 0 || p.Out.Subjects[0].Text != "" || !slices.Contains([]string{"rubber-stamp", "badge", "gold-seal"}, p.Out.Subjects[0].ID) {
		return
	}
	if i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "handmade" }); i >= 0 {
		p.Out.Subjects[0].Text = p.Words(i, i+1)
	}
}

// decoratedFrame sets several things, or plants, that a frame was asked for with onto that frame or makes the frame of them: what a frame holds is
// said with "in".
func decoratedFrame(p *state.Parser) {
	if len(p.Out.Tints) > 1 || len(p.Out.Framing) != 1 || p.Out.Framing[0] != "frame" || len(p.Out.Subjects) != 1 || len(p.Out.Lettering) > 0 || p.Logo || p.Out.Motif != "" {
		return
	}
	s := p.Out.Subjects[0]
	t, _ := things.ByID(s.ID)
	if s.Kind != brief.Piece || s.Text != "" || s.Count < 2 && t.Group != "plant-flower" || s.Count > subjects.UnstatedCount || slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "in" || t.Text == "inside" || t.Text == "photo" || t.Text == "picture"
	}) {
		return
	}
	p.Out.Framing = nil
	if len(p.Out.Tints) == 0 {
		p.Out.Motif = "frame"
		return
	}
	frame := brief.Subject{Words: "frame", Kind: p.Tables.Drawable("frame"), ID: "frame", Count: 1, Color: p.Out.Tints[0]}
	if kind := p.Tables.Drawable("gold-frame"); kind != "" && frame.Color == "gold" {
		frame = brief.Subject{Words: "frame", Kind: kind, ID: "gold-frame", Count: 1}
	}
	p.Out.Tints = nil
	p.Out.Subjects = append([]brief.Subject{frame}, p.Out.Subjects...)
	p.Out.Relations = []brief.Relation{{From: 0, Kind: "with", To: 1}}
}
