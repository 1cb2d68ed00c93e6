package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// numberAgain takes out the word for the number that was told before: "number 10 soccer jersey number with a ball" has one number.
func numberAgain(p *state.Parser) {
	told := false
	for i := range p.Tokens {
		if p.WordAt(i) != "number" {
			continue
		}
		counts := i+1 < len(p.Tokens) && (vocabulary.IsNumber(p.WordAt(i+1)) || p.CapitalToken(i+1))
		if at := p.SpanAt(i); told && !counts && at >= 0 && !p.Fate[i] {
			p.Understand(i, i+1, "text", "number")
			p.WithoutTokens(i, i+1)
			return
		}
		told = told || counts
	}
}

// initialsOfLogo quotes the initials that a logo with a mark of its own has as its name: "real estate logo with a house and a key, initials KB".
func initialsOfLogo(p *state.Parser) {
	if !p.Logo || p.Quoted() {
		return
	}
	for i := 1; i+1 < len(p.Tokens); i++ {
		if w := p.WordAt(i); w != "initials" && w != "letters" || p.Fate[i] || !p.ShoutedToken(i+1) || len([]rune(p.Tokens[i+1].Raw)) > 3 || !letters.NamesArtBeside(p, p.SpanAt(i)) {
			continue
		}
		lead := letters.LeadFrom(p, i)
		p.QuoteTokens(lead, i+1, i+2)
		return
	}
}

// textOfBalloons reads "in gold balloons" right after a text as what its letters are.
func textOfBalloons(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		at := i + 1
		for p.Span(at).Is(vocabulary.Color) && p.Span(at).Kind == token.Word {
			at++
		}
		if p.Spans[i-1].Kind != token.Quote || p.Spans[i].Key != "in" || p.Span(at).Key != "balloons" && p.Span(at).Key != "foil balloons" {
			continue
		}
		p.Out.Letter.Style = "balloon"
		p.Understand(p.Spans[i].From, p.Spans[i].To, "lettering", "balloon")
		p.Understand(p.Spans[at].From, p.Spans[at].To, "lettering", "balloon")
		p.Spans = slices.Delete(p.Spans, at, at+1)
		tintText(p, i+1, at)
		p.Spans = slices.Delete(p.Spans, i, i+1)
		return
	}
}

// designFor leaves out for whom a design is where that ends its clause: in "number 5 with trucks for birthday boy" no boy is drawn.
func designFor(p *state.Parser) {
	if logos.LogoAsked(p.Tokens) && p.Out.Design != "mascot" {
		return // whose logo it is tells its mark
	}
	for i := 1; i < len(p.Spans); i++ {
		if lead := p.Spans[i]; lead.Kind != token.Word || lead.Key != "for" && !(strings.HasPrefix(lead.Key, "for ") && lead.Is(vocabulary.Trade)) {
			continue
		}
		to := i + 1
		for p.Span(to).IsWord() && !p.Span(to).Is(vocabulary.Person) && (p.Span(to).Is(vocabulary.Stop, vocabulary.Color, vocabulary.Young, vocabulary.Size) || letters.OccasionTexts[p.Span(to).Key] != [2]string{}) && p.Span(to).Key != "a sign" {
			to++
		}
		if !p.Span(to).Is(vocabulary.Person) || p.Span(to+1).IsWord() || p.Span(to+1).Kind == token.Quote {
			if to = purposeEnd(p, i); to < 0 {
				continue
			}
		}
		if p.Out.Design == "mascot" && !namesArt(p, i, to+1) {
			continue // "mascot for firefighters" is one of them
		}
		from, end := p.Spans[i].From, p.Spans[to].To
		p.LeaveOut(from, end, "“"+strings.ToLower(p.Words(from, end))+"” says who the image is for, so it isn't drawn.")
		p.Spans = slices.Delete(p.Spans, i, to+1)
		return
	}
}

// purposeEnd is the last span of what a print is for that has a text or art of its own, where it begins with "for" at a span, or -1: "shirt design for a
// softball mom “Hello” with a cat". What an occasion gives a print is read elsewhere.
func purposeEnd(p *state.Parser, i int) int {
	end := i + 1
	for end < i+6 && p.Span(end).IsWord() && !(p.Span(end).Is(vocabulary.Relation) && p.Span(end).Key != "and") && !leadsText[p.Span(end).Key] {
		end++
	}
	if p.Out.Design != "print" && (p.Out.Design != "mascot" || !p.Span(end-1).Is(vocabulary.Person)) || end == i+1 || end == i+6 || letters.OccasionTexts[p.Span(end-1).Key] != [2]string{} || p.Spans[i].Key != "for" || nouns.CapitalAt(p, end-1) {
		return -1
	}
	if !p.Quoted() && !namesArt(p, i, end) {
		return -1
	}
	return end - 1
}

// namesArt reports whether a prompt names something to draw besides the spans from … to.
func namesArt(p *state.Parser, from, to int) bool {
	rest := append(slices.Clone(p.Spans[:from]), p.Spans[to:]...)
	return slices.ContainsFunc(rest, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		return p.Tables.Drawable(id) != "" && s.Kind == token.Word && !s.Is(vocabulary.Trade, vocabulary.Style)
	})
}

// leadsText are the words after what a design is for that go on about its words.
var leadsText = lexicon.Set("that which saying says featuring")

// wordColors are what the words of a text have where each is told to have a color of its own.
var wordColors = []string{"red", "orange", "teal", "blue", "purple", "pink"}

// wordsInColors gives each word of a text its own color: "“Live Laugh Love”, each word in a different color".
func wordsInColors(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote })
	for i := 0; at >= 0 && i+2 < len(p.Tokens); i++ {
		if p.WordAt(i) != "each" || p.WordAt(i+1) != "word" && p.WordAt(i+1) != "letter" || sayings.QuotedAt(p, i) {
			continue
		}
		to := i + 2
		for slices.Contains([]string{"in", "a", "its", "own", "different", "another"}, p.WordAt(to)) {
			to++
		}
		if w := p.WordAt(to); w != "color" && w != "colors" && w != "colour" && w != "colours" {
			return
		}
		words := strings.Fields(p.Spans[at].Text)
		if p.WordAt(i+1) == "letter" {
			p.Out.Letter.Style = "bubble"
		} else if len(words) <= len(wordColors) {
			for n, w := range words {
				p.Out.Letter.Stress = append(p.Out.Letter.Stress, brief.Stress{Words: w, Color: wordColors[n]})
			}
		}
		p.Understand(i, to+1, "color", "each "+p.WordAt(i+1))
		p.WithoutTokens(i, to+1)
		return
	}
}

// firmOfSign leaves out whose sign it is where the sign has words of its own: in "lemonade stand sign that says “50 cents”" no lemonade stands beside it.
func firmOfSign(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && letters.BoardNouns[t.Text] })
	if at < 1 || p.Logo || !p.Quoted() && !patterns.Cued(p) {
		return
	}
	last := p.WordAt(at - 1)
	from := at - 1
	switch {
	case logos.Firms[last], places.Premises[last], places.Stands[last], placesOfSigns[last]:
		for from > 0 && from > at-4 && p.WordAt(from-1) != "" && !letters.FillersOfPaper[p.WordAt(from-1)] && !p.Recut(from-1, from)[0].Is(vocabulary.Color, vocabulary.Material, vocabulary.Size, vocabulary.Style, vocabulary.Stop) {
			from--
		}
	default:
		for from > 0 && from > at-3 && p.WordAt(from-1) != "" && letters.OccasionTexts[strings.ToLower(p.Words(from-1, at))] != [2]string{} {
			from--
		}
		if _, ok := letters.OccasionTexts[strings.ToLower(p.Words(from, at))]; !ok || p.WordAt(at) == "sign" {
			return // signFor has the occasions of signs
		}
	}
	if p.Tokens[from].Kind != token.Word || p.Fate[from] || !p.AllWords(from, at) {
		return
	}
	p.LeaveOut(from, at, "“"+p.Words(from, at)+"” says what the "+p.WordAt(at)+" is for, so it isn't drawn.")
	p.WithoutTokens(from, at)
}

// goods are what prints are made for and that no drawing shows with its print.
var goods = lexicon.Set("bookmark bookmarks doormat koozie koozies coaster coasters apron keychain magnet banner decal")

// goodsOfPrint leaves out what a text with art is printed on, where that opens the prompt: "bookmark that says “just one more chapter” with books".
func goodsOfPrint(p *state.Parser) {
	if p.Out.Design != "" && p.Out.Design != "print" || p.Logo || !p.Quoted() && !patterns.Cued(p) {
		return
	}
	for i, s := range p.Spans {
		if s.Kind != token.Word || i > 3 || s.Is(vocabulary.Relation) {
			return
		}
		if !goods[state.LastWord(s.Key)] || s.Is(vocabulary.Style, vocabulary.Trade) || !letters.NamesArtBeside(p, i) || !slices.ContainsFunc(p.Spans[i:], func(o state.Span) bool { return o.Key == "with" || o.Key == "featuring" }) {
			continue
		}
		p.Out.Design = "print"
		p.LeaveOut(s.From, s.To, "“"+p.Words(s.From, s.To)+"” says what the image is for, so it isn't drawn.")
		p.Spans = slices.Delete(p.Spans, i, i+1)
		return
	}
}

// borderOfSign leaves out a border of a color or a print that a sign with words is told to have last: it is not made of the things on the sign.
func borderOfSign(p *state.Parser) {
	last := len(p.Spans) - 1
	if last < 2 || state.LastWord(p.Spans[last].Key) != "border" || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "sign" }) {
		return
	}
	from := last
	for from > 0 && p.Spans[from-1].IsWord() && p.Spans[from-1].Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material) {
		from--
	}
	if lead := p.Span(from - 1); from == last && p.Spans[last].To-p.Spans[last].From == 1 || lead.IsWord() && lead.Key != "with" && lead.Key != "and" && lead.Key != "a" {
		return
	}
	p.LeaveOut(p.Spans[from].From, p.Spans[last].To, "We can't give the sign a border yet.")
	p.Spans = p.Spans[:from]
}

// textsOfSign puts a second text of a sign on it too where both are short: "first day of kindergarten sign, name Liam".
func textsOfSign(p *state.Parser) {
	sign := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return letters.Boards[s.ID] && s.Text != "" && s.Count == 1 })
	if sign < 0 || p.Out.Design != "" || p.Logo || len(p.Out.Lettering) != 1 || len(p.Out.Subjects[sign].Text)+len(p.Out.Lettering[0]) > 44 {
		return
	}
	p.Out.Subjects[sign].Text += " " + p.Out.Lettering[0]
	p.Out.Lettering = nil
}

// plainSigns leaves the stripes off a sign whose words would not be read on them, hangs a sign that welcomes nobody without flowers, and takes the
// border that was told of a label: it has one of its own.
func plainSigns(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.ID == "welcome-sign" && s.Text != "" && !strings.Contains(strings.ToLower(s.Text), "welcome") && p.Tables.Drawable("hanging-sign") != "" {
			s.ID = "hanging-sign"
		}
		if s.ID != "notice-sign" || s.Fill == "" || s.Text == "" {
			continue
		}
		for k, it := range p.Out.Reading.Understood {
			if it.As == "fill" && it.To == s.Fill {
				p.Out.Reading.Understood = slices.Delete(p.Out.Reading.Understood, k, k+1)
				p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: it.Words, Why: "The words of the sign could not be read on it."})
				break
			}
		}
		s.Fill, s.Second = "", ""
	}
	if p.Out.Design == "label" && len(p.Out.Lettering) > 0 {
		p.Out.Framing = slices.DeleteFunc(p.Out.Framing, func(f string) bool { return f == "border" || f == "frame" })
	}
}

// onOneBoard makes one of a sign and the board that it is told to be on: "class sign on a chalkboard".
func onOneBoard(p *state.Parser) {
	sign := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "wood-plank" && s.Text != "" && s.Count == 1 })
	board := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "chalkboard" || s.ID == "whiteboard") && s.Text == "" && s.Count == 1
	})
	if sign < 0 || board < 0 {
		return
	}
	b := p.Out.Subjects[board]
	p.Out.Subjects[sign].ID, p.Out.Subjects[sign].Color = b.ID, b.Color
	p.DropSubject(board)
}

// colorOfSign gives the colors that stand apart to a sign with words rather than to the animals on it: "“Oliver” sign with a fox, muted blue".
func colorOfSign(p *state.Parser) {
	sign := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return letters.Boards[s.ID] && s.Text != "" })
	names := colorsApart(p)
	if sign < 0 || len(names) == 0 || p.Out.Design != "" {
		return
	}
	naturalArt(p, names)
	if s := &p.Out.Subjects[sign]; s.Color == "" {
		s.Color = names[0]
	}
}

// foundedLabel makes the year of founding of a label its small line, which is the first of its texts.
func foundedLabel(p *state.Parser) {
	if p.Out.Design != "label" || len(p.Out.Lettering) < 2 {
		return
	}
	last := len(p.Out.Lettering) - 1
	first, year, ok := strings.Cut(strings.ToLower(p.Out.Lettering[last]), " ")
	if !ok || !vocabulary.Foundings[strings.Trim(first, ".")] || !vocabulary.IsYear(year) {
		return
	}
	line := patterns.Titled(p.Out.Lettering[last])
	p.Out.Lettering = p.Out.Lettering[:last]
	if last == 1 {
		p.Out.Lettering = slices.Insert(p.Out.Lettering, 0, line)
		return
	}
	p.Out.Lettering[0] += " · " + line
}
