package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ownArt draws what a saying itself names, "taco" in "taco tuesday", as the first thing of a design; what the saying is about is drawn
// only where nothing else is.
func ownArt(p *state.Parser) {
	for _, s := range p.Design.OwnWords {
		id, ok := s.Value(vocabulary.Thing)
		kind := p.Tables.Drawable(id)
		if !ok || s.Is(vocabulary.Person, vocabulary.Trade, vocabulary.Stop, vocabulary.Style) || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird {
			continue
		}
		young := len(p.Out.Subjects) == 1 && p.Out.Subjects[0].ID == id && p.Out.Subjects[0].Young // "mama bear with cubs"
		if !young && slices.ContainsFunc(p.Out.Subjects, func(o brief.Subject) bool { return o.ID == id }) || !young && len(p.Out.Subjects) > 0 && (len(p.Design.OwnWords) > 2 || letters.ParentsOf[p.Design.OwnWords[0].Key]) {
			return
		}
		own := brief.Subject{Words: p.Words(s.From, s.To), Kind: kind, ID: id, Count: 1}
		p.Out.Subjects = slices.Insert(p.Out.Subjects, 0, own)
		for i := range p.Out.Relations {
			p.Out.Relations[i].From++
			p.Out.Relations[i].To++
		}
		return
	}
}

// brandColors gives the colors that were named of a whole person or a whole logo to the lettering: nobody has a green skin.
func brandColors(p *state.Parser) {
	designColors(p)
	if n := len(p.Out.Subjects); p.Logo && n > 1 && p.Out.Subjects[n-1].Color != "" && len(p.Tokens) > 0 && p.Tables.Words.Has(p.Tokens[len(p.Tokens)-1].Text, vocabulary.Color) {
		col := p.Out.Subjects[n-1].Color // "house and key gold" is a logo in gold
		p.Out.Tints = state.AppendNew(p.Out.Tints, col)
		for i := range p.Out.Subjects {
			if s := &p.Out.Subjects[i]; s.Color == "" && s.Kind == brief.Piece {
				s.Color = col
			}
		}
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Kind != brief.Person || s.Color == "" || p.Out.Design == "" && !p.Logo {
			continue
		}
		p.Out.Tints = state.AppendNew(p.Out.Tints, s.Color)
		for _, m := range s.More {
			p.Out.Tints = state.AppendNew(p.Out.Tints, m)
		}
		s.Color, s.More = "", nil
	}
}

// lettersInColors gives letters alone that were asked for in many colors a color each.
func lettersInColors(p *state.Parser) {
	if l := &p.Out.Letter; len(p.Out.Subjects) == 0 && len(p.Out.Lettering) > 0 && l.Style == "" && l.Fill == "" && len(p.Out.Tints) == 0 && p.Out.Style.Palette == "vibrant" && (looks.Says(p, "colorful") || looks.Says(p, "colourful")) {
		l.Style = "bubble"
	}
}

// lettersOfStyle sets the words of a minimalist design in plain letters, and words alone that are stenciled in those with bridges, where no others were
// asked for.
func lettersOfStyle(p *state.Parser) {
	if p.Out.Letter.Style == "modern" && len(p.Out.Lettering) > 0 && looks.Says(p, "minimalist") {
		p.Out.Style.Minimalist = true
	}
	l, style := &p.Out.Letter, p.Out.Style
	if len(p.Out.Lettering) == 0 || l.Style != "" || l.Fill != "" || l.Material != "" || p.Logo || style.Name == "logo" {
		return
	}
	switch {
	case style.Minimalist:
		l.Style = "modern"
	case style.Name == "stencil" && len(p.Out.Subjects) == 0 && len(p.Out.Framing) == 0 && p.Out.Design == "":
		l.Style = "stencil"
	}
}

// headAsked shows the head alone of an animal that an emblem names so: "wolf head emblem".
func headAsked(p *state.Parser) {
	if p.Out.Design == "" && !p.Logo || len(p.Out.Subjects) == 0 {
		return
	}
	s := &p.Out.Subjects[0]
	if s.Kind != brief.Animal && s.Kind != brief.Bird || s.Count != 1 {
		return
	}
	for i, t := range p.Tokens {
		if i > 0 && t.Kind == token.Word && t.Text == "head" && p.SpanOf(s.Words) >= 0 && p.Tokens[i-1].Kind == token.Word && !s.Portrait {
			s.Portrait = true
			p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Raw })
			p.Fate[i] = false
			p.Understand(i, i+1, "portrait", "head")
			return
		}
	}
}

// monogrammed makes one of a letter and the word for a monogram, "letter K monogram", and sets a monogram that has a wreath or a frame of its
// own beside it into that.
func monogrammed(p *state.Parser) {
	if p.Out.Motif == brief.Letters && !p.Quoted() { // the letter is built: nothing is set beside it
		p.Out.Design = ""
		if p.Out.Style.Name == "logo" {
			p.Out.Style.Name = "default"
		}
	}
	letter := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "alphabet-letter" && s.Text != "" })
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "monogram" && s.Text == "" })
	said := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "monogram" || t.Text == "initials" })
	if letter >= 0 && said && (p.Out.Ground == "circle" || slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return ornateWords[t.Text] })) {
		p.Out.Subjects[letter].ID = "monogram" // a letter in a ring of leaves or lines
		p.Out.Ground = ""
		if p.Out.Style.Name == "logo" {
			p.Out.Style.Name = "default"
		}
	}
	if letter >= 0 && at >= 0 && !p.Linked(at) {
		p.DropSubject(at)
		if p.Out.Design == "" {
			p.Out.Design = "print"
		}
	}
	if logos.InPlantRing(p) {
		return
	}
	floralMonogram(p)
	monogramAmongFlowers(p)
	betweenInitials(p)
	if wreathAround(p) {
		return
	}
	at = slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "monogram" || (s.ID == "alphabet-letter" || s.ID == "number") && s.Count == 1) && s.Text != ""
	})
	if at >= 0 && len(p.Out.Subjects) == 2 && p.Out.Subjects[at].ID == "monogram" && slices.Contains(p.Out.Framing, "border") && p.Out.Motif == "" { // "with a vine border"
		p.Out.Motif, p.Out.Framing, p.Out.Ground, p.Out.Design = "wreath", nil, "", ""
		p.Out.Lettering = []string{p.Out.Subjects[at].Text}
		p.DropSubject(at)
		return
	}
	if at >= 0 && len(p.Out.Subjects) == 2 && len(p.Out.Lettering) == 0 {
		if o := p.Out.Subjects[1-at]; strings.HasSuffix(o.ID, "wreath") || o.ID == "floral-frame" || o.ID == "circle-frame" {
			p.Out.Lettering = []string{p.Out.Subjects[at].Text}
			if col := p.Out.Subjects[at].Color; col != "" {
				p.Out.Tints = state.AppendNew(p.Out.Tints, col)
			}
			p.DropSubject(at)
			if p.Out.Style.Name == "logo" {
				p.Out.Style.Name = "default"
			}
		}
	}
}

// wreathAround makes a wreath of the plants that a wreath around letters is told to be of: "the letters D and L in a wreath of eucalyptus".
func wreathAround(p *state.Parser) bool {
	if p.Out.Motif != "" || len(p.Out.Lettering) > 1 || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "wreath" }) {
		return false
	}
	text := strings.Join(p.Out.Lettering, "")
	var plants []brief.Subject
	for _, s := range p.Out.Subjects {
		t, _ := things.ByID(s.ID)
		switch {
		case strings.HasSuffix(s.ID, "wreath") && s.Text == "":
		case s.ID == "monogram" || s.ID == "alphabet-letter":
			text += s.Text
		case t.Group == "plant-flower" && s.Kind == brief.Piece && s.Text == "":
			plants = append(plants, s)
		default:
			return false
		}
	}
	if text == "" || len(plants) == 0 || len([]rune(text)) > 12 {
		return false
	}
	if words := strings.Fields(text); len(words) == 3 && words[1] == "and" && len(words[0]) == 1 {
		text = words[0] + " & " + words[2]
	}
	p.Out.Motif, p.Out.Design, p.Out.Ground, p.Out.Framing = "wreath", "", "", nil
	p.Out.Subjects, p.Out.Lettering, p.Out.Relations = plants, []string{text}, nil
	for i := 1; i < len(plants); i++ {
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: 0, Kind: "and", To: i})
	}
	if p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "default"
	}
	return true
}

// betweenInitials sets one thing between two initials into the place of the "&" between them: "initials A & B with a heart between them".
func betweenInitials(p *state.Parser) {
	if len(p.Out.Subjects) != 2 || len(p.Out.Lettering) > 0 || len(p.Out.Relations) != 1 || p.Out.Relations[0].Kind != "between" {
		return
	}
	from, to := p.Out.Relations[0].From, p.Out.Relations[0].To
	if s := p.Out.Subjects[to]; s.ID != "monogram" || len([]rune(s.Text)) != 3 || !strings.Contains(s.Text, "&") || p.Out.Subjects[from].Kind != brief.Piece {
		return
	}
	p.Out.Lettering, p.Out.Letter.Swapped, p.Out.Design = []string{p.Out.Subjects[to].Text}, "&", "print"
	p.DropSubject(to)
}

// floralMonogram sets a monogram that was asked for with flowers into a wreath of them.
func floralMonogram(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || len(p.Out.Lettering) > 0 || p.Tables.Drawable("floral-wreath") == "" {
		return
	}
	if s := &p.Out.Subjects[0]; s.ID == "monogram" && s.Fill == "floral" && s.Text != "" {
		p.Out.Lettering = []string{s.Text}
		p.Out.Subjects[0] = brief.Subject{Words: s.Words, Kind: p.Tables.Drawable("floral-wreath"), ID: "floral-wreath", Count: 1}
	}
}

// monogramAmongFlowers sets flowers and leaves that come with a monogram on its letter rather than into a flat mark: "letter S monogram with pink
// roses".
func monogramAmongFlowers(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "monogram" || s.ID == "alphabet-letter") && s.Text != ""
	})
	if at < 0 || len(p.Out.Subjects) < 2 || len(p.Out.Lettering) > 0 || p.Out.Motif != "" || len(p.Out.Framing) > 0 {
		return
	}
	for i, s := range p.Out.Subjects {
		if t, _ := things.ByID(s.ID); i != at && (t.Group != "plant-flower" || s.Kind != brief.Piece || strings.HasSuffix(s.ID, "wreath")) {
			return
		}
	}
	p.Out.Design, p.Out.Ground = "", ""
	if p.Out.Subjects[at].ID == "monogram" && len([]rune(p.Out.Subjects[at].Text)) == 1 {
		p.Out.Subjects[at].ID = "alphabet-letter"
	}
	if p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "default"
	}
}

// ornateWords ask for a monogram with ornament.
var ornateWords = lexicon.Set("ornate elegant floral wedding royal luxury fancy victorian vintage classic")

// BeforeSunset sets what is named beside the disc of a sunset before that disc, as prints do: "bear retro sunset", "retro sunset with palm trees".
func BeforeSunset(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "sunset" && s.Count == 1 && s.Text == "" })
	if at < 0 || p.Logo || p.Out.Motif != "" || p.Out.Sheet != "" || len(p.Out.Framing) > 0 || p.Out.Design != "" && p.Out.Design != "print" {
		return
	}
	if p.Out.Place == "mountains" && p.Tables.Drawable("mountain") != "" {
		p.Out.Place = ""
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "mountains", Kind: p.Tables.Drawable("mountain"), ID: "mountain", Count: 1})
	}
	if len(p.Out.Subjects) < 2 {
		return
	}
	if slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return (r.From == at || r.To == at) && r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" && r.Kind != "in front of"
	}) {
		return
	}
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
	first, before := -1, at
	if peak := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "mountain" }); peak >= 0 && len(p.Out.Subjects) > 2 {
		before = peak // what else is named stands before the mountains
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: peak, Kind: "in front of", To: at})
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if i == at || i == before || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind != "and" }) {
			continue
		}
		if s.Count == subjects.UnstatedCount && s.Kind == brief.Piece {
			s.Count = 2 // one on each side of its middle
		}
		if first < 0 {
			first = i
			kind := "in front of"
			if s.Count > 1 {
				kind = "with"
			}
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i, Kind: kind, To: before})
		}
	}
}

// beforeColors and afterColors are words that a list of colors has besides colors.
var (
	beforeColors = lexicon.Set("and in with bold bright deep dark soft muted colors")
	afterColors  = lexicon.Set("and colors colours color colour palette scheme tones theme only")
)

// colorsApart are the colors of the part of a prompt between two pauses that names nothing else: "moon and cat, purple and black".
func colorsApart(p *state.Parser) []string {
	var names []string
	clean := true
	for i, t := range p.Tokens {
		if t.Kind == token.Pause {
			if clean && len(names) > 0 && pausedBefore(p, i) {
				return names
			}
			names, clean = nil, true
			continue
		}
		s := toColor(p, i)
		switch {
		case t.Kind != token.Word:
			clean = false
		case s != "":
			if !slices.Contains(names, s) {
				names = append(names, s)
			}
		case !beforeColors[t.Text] && !afterColors[t.Text]:
			clean = false
		}
	}
	if clean && len(names) > 0 && pausedBefore(p, len(p.Tokens)) {
		return names
	}
	return nil
}

// pausedBefore reports whether another pause comes before a token.
func pausedBefore(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Tokens[:i], func(t token.Token) bool { return t.Kind == token.Pause })
}

// toColor is the color that the span of a token names, or empty.
func toColor(p *state.Parser, i int) string {
	at := p.SpanAt(i)
	if at < 0 || p.Spans[at].Kind != token.Word {
		return ""
	}
	name, _ := p.Spans[at].Value(vocabulary.Color)
	return name
}

// designColors gives the colors that a design with words names by themselves to the design: its letters, its ring, its sheet. What a badge
// shows keeps its own colors.
func designColors(p *state.Parser) {
	said := len(p.Out.Lettering) > 0 || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Text != "" && s.Kind != brief.Family })
	banner := slices.Contains(p.Out.Framing, "banner")
	if p.Out.Design == "" && !p.Logo && !banner || !said && p.Out.Design != "crest" {
		return
	}
	names := colorsApart(p)
	if len(names) == 0 {
		return
	}
	for _, n := range names {
		p.Out.Tints = state.AppendNew(p.Out.Tints, n)
	}
	if banner || p.Out.Design == "print" || p.Out.Design == "flyer" || p.Out.Design == "card" || p.Out.Design == "label" {
		naturalArt(p, names)
	}
	if p.Out.Design != "emblem" && p.Out.Design != "crest" {
		return
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if slices.Contains(names, s.Color) && len(names) > 1 {
			s.Color, s.More, s.Blend = "", nil, ""
		}
		if p.Out.Design == "crest" { // the first of the colors may name a part of what was named last
			s.Parts = slices.DeleteFunc(s.Parts, func(c brief.PartColor) bool {
				return slices.Contains(names, c.Part) || slices.Contains(names, c.Color)
			})
		}
	}
}

// naturalArt gives animals back their own colors where the colors of the letters and the sheet were told apart: in "two bears, “Go wild”, dark green" no
// bear is green.
func naturalArt(p *state.Parser, names []string) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if (s.Kind == brief.Animal || s.Kind == brief.Bird) && slices.Contains(names, s.Color) && !colorRightBefore(p, s) {
			s.Color, s.More, s.Blend = "", nil, ""
		}
	}
}

// colorRightBefore reports whether the color of a subject stands right before its name.
func colorRightBefore(p *state.Parser, s *brief.Subject) bool {
	at := p.SpanOf(s.Words)
	return at > 0 && p.Spans[at-1].Is(vocabulary.Color)
}
