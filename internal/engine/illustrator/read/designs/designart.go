package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ownArt draws what a saying itself names, "taco" in "taco tuesday", as the first thing of a design; what the saying is about is drawn
// only where nothing else is.
func (p *parser) ownArt() {
	for _, s := range p.ownWords {
		id, ok := s.value(thing)
		kind := p.r.drawable(id)
		if !ok || s.is(person, trade, stop, style) || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird {
			continue
		}
		if slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { return o.ID == id }) || len(p.out.Subjects) > 0 && (len(p.ownWords) > 2 || parentsOf[p.ownWords[0].key]) {
			return
		}
		own := brief.Subject{Words: p.words(s.from, s.to), Kind: kind, ID: id, Count: 1}
		p.out.Subjects = slices.Insert(p.out.Subjects, 0, own)
		for i := range p.out.Relations {
			p.out.Relations[i].From++
			p.out.Relations[i].To++
		}
		return
	}
}

// brandColors gives the colors that were named of a whole person or a whole logo to the lettering: nobody has a green skin.
func (p *parser) brandColors() {
	p.designColors()
	if n := len(p.out.Subjects); p.logo && n > 1 && p.out.Subjects[n-1].Color != "" && len(p.toks) > 0 && p.r.words.Has(p.toks[len(p.toks)-1].Text, color) {
		col := p.out.Subjects[n-1].Color // "house and key gold" is a logo in gold
		p.out.Tints = appendNew(p.out.Tints, col)
		for i := range p.out.Subjects {
			if s := &p.out.Subjects[i]; s.Color == "" && s.Kind == brief.Piece {
				s.Color = col
			}
		}
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.Kind != brief.Person || s.Color == "" || p.out.Design == "" && !p.logo {
			continue
		}
		p.out.Tints = appendNew(p.out.Tints, s.Color)
		for _, m := range s.More {
			p.out.Tints = appendNew(p.out.Tints, m)
		}
		s.Color, s.More = "", nil
	}
}

// lettersInColors gives letters alone that were asked for in many colors a color each.
func (p *parser) lettersInColors() {
	if l := &p.out.Letter; len(p.out.Subjects) == 0 && len(p.out.Lettering) > 0 && l.Style == "" && l.Fill == "" && len(p.out.Tints) == 0 && p.out.Style.Palette == "vibrant" && (p.says("colorful") || p.says("colourful")) {
		l.Style = "bubble"
	}
}

// headAsked shows the head alone of an animal that an emblem names so: "wolf head emblem".
func (p *parser) headAsked() {
	if p.out.Design == "" && !p.logo || len(p.out.Subjects) == 0 {
		return
	}
	s := &p.out.Subjects[0]
	if s.Kind != brief.Animal && s.Kind != brief.Bird || s.Count != 1 {
		return
	}
	for i, t := range p.toks {
		if i > 0 && t.Kind == token.Word && t.Text == "head" && p.spanOf(s.Words) >= 0 && p.toks[i-1].Kind == token.Word && !s.Portrait {
			s.Portrait = true
			p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Raw })
			p.fate[i] = false
			p.understand(i, i+1, "portrait", "head")
			return
		}
	}
}

// monogrammed makes one of a letter and the word for a monogram, "letter K monogram", and sets a monogram that has a wreath or a frame of its
// own beside it into that.
func (p *parser) monogrammed() {
	if p.out.Motif == brief.Letters && !p.quoted() { // the letter is built: nothing is set beside it
		p.out.Design = ""
		if p.out.Style.Name == "logo" {
			p.out.Style.Name = "default"
		}
	}
	letter := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "alphabet-letter" && s.Text != "" })
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "monogram" && s.Text == "" })
	said := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "monogram" || t.Text == "initials" })
	if letter >= 0 && said && (p.out.Ground == "circle" || slices.ContainsFunc(p.toks, func(t token.Token) bool { return ornateWords[t.Text] })) {
		p.out.Subjects[letter].ID = "monogram" // a letter in a ring of leaves or lines
		p.out.Ground = ""
		if p.out.Style.Name == "logo" {
			p.out.Style.Name = "default"
		}
	}
	if letter >= 0 && at >= 0 && !p.linked(at) {
		p.dropSubject(at)
		if p.out.Design == "" {
			p.out.Design = "print"
		}
	}
	p.floralMonogram()
	p.monogramAmongFlowers()
	at = slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "monogram" || s.ID == "alphabet-letter" && s.Count == 1) && s.Text != ""
	})
	if at >= 0 && len(p.out.Subjects) == 2 && len(p.out.Lettering) == 0 {
		if o := p.out.Subjects[1-at]; strings.HasSuffix(o.ID, "wreath") || o.ID == "floral-frame" || o.ID == "circle-frame" {
			p.out.Lettering = []string{p.out.Subjects[at].Text}
			if col := p.out.Subjects[at].Color; col != "" {
				p.out.Tints = appendNew(p.out.Tints, col)
			}
			p.dropSubject(at)
			if p.out.Style.Name == "logo" {
				p.out.Style.Name = "default"
			}
		}
	}
}

// floralMonogram sets a monogram that was asked for with flowers into a wreath of them.
func (p *parser) floralMonogram() {
	if len(p.out.Subjects) != 1 || len(p.out.Lettering) > 0 || p.r.drawable("floral-wreath") == "" {
		return
	}
	if s := &p.out.Subjects[0]; s.ID == "monogram" && s.Fill == "floral" && s.Text != "" {
		p.out.Lettering = []string{s.Text}
		p.out.Subjects[0] = brief.Subject{Words: s.Words, Kind: p.r.drawable("floral-wreath"), ID: "floral-wreath", Count: 1}
	}
}

// monogramAmongFlowers sets flowers and leaves that come with a monogram on its letter rather than into a flat mark: "letter S monogram with pink
// roses".
func (p *parser) monogramAmongFlowers() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool {
		return (s.ID == "monogram" || s.ID == "alphabet-letter") && s.Text != ""
	})
	if at < 0 || len(p.out.Subjects) < 2 || len(p.out.Lettering) > 0 || p.out.Motif != "" || len(p.out.Framing) > 0 {
		return
	}
	for i, s := range p.out.Subjects {
		if t, _ := things.ByID(s.ID); i != at && (t.Group != "plant-flower" || s.Kind != brief.Piece || strings.HasSuffix(s.ID, "wreath")) {
			return
		}
	}
	p.out.Design, p.out.Ground = "", ""
	if p.out.Subjects[at].ID == "monogram" && len([]rune(p.out.Subjects[at].Text)) == 1 {
		p.out.Subjects[at].ID = "alphabet-letter"
	}
	if p.out.Style.Name == "logo" {
		p.out.Style.Name = "default"
	}
}

// ornateWords ask for a monogram with ornament.
var ornateWords = wordSet("ornate elegant floral wedding royal luxury fancy victorian vintage classic")

// linked reports whether a subject stands in a relation.
func (p *parser) linked(at int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
}

// dropSubject takes a subject out without a word of it in the reading, and its relations with it.
func (p *parser) dropSubject(at int) {
	p.out.Subjects = slices.Delete(p.out.Subjects, at, at+1)
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
	for i := range p.out.Relations {
		if r := &p.out.Relations[i]; r.From > at {
			r.From--
		}
		if r := &p.out.Relations[i]; r.To > at {
			r.To--
		}
	}
}

// beforeSunset sets what is named beside the disc of a sunset before that disc, as prints do: "bear retro sunset", "retro sunset with palm trees".
func (p *parser) beforeSunset() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "sunset" && s.Count == 1 && s.Text == "" })
	if at < 0 || p.logo || p.out.Motif != "" || p.out.Sheet != "" || len(p.out.Framing) > 0 || p.out.Design != "" && p.out.Design != "print" {
		return
	}
	if p.out.Place == "mountains" && p.r.drawable("mountain") != "" {
		p.out.Place = ""
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: "mountains", Kind: p.r.drawable("mountain"), ID: "mountain", Count: 1})
	}
	if len(p.out.Subjects) < 2 {
		return
	}
	if slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return (r.From == at || r.To == at) && r.Kind != "and" && r.Kind != "with" && r.Kind != "beside" && r.Kind != "in front of"
	}) {
		return
	}
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == at || r.To == at })
	first, before := -1, at
	if peak := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "mountain" }); peak >= 0 && len(p.out.Subjects) > 2 {
		before = peak // what else is named stands before the mountains
		p.out.Relations = append(p.out.Relations, brief.Relation{From: peak, Kind: "in front of", To: at})
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if i == at || i == before || slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind != "and" }) {
			continue
		}
		if s.Count == unstatedCount && s.Kind == brief.Piece {
			s.Count = 2 // one on each side of its middle
		}
		if first < 0 {
			first = i
			kind := "in front of"
			if s.Count > 1 {
				kind = "with"
			}
			p.out.Relations = append(p.out.Relations, brief.Relation{From: i, Kind: kind, To: before})
		}
	}
}

// beforeColors and afterColors are words that a list of colors has besides colors.
var (
	beforeColors = wordSet("and in with bold bright deep dark soft muted colors")
	afterColors  = wordSet("and colors colours color colour palette scheme tones theme only")
)

// colorsApart are the colors of the part of a prompt between two pauses that names nothing else: "moon and cat, purple and black".
func (p *parser) colorsApart() []string {
	var names []string
	clean := true
	for i, t := range p.toks {
		if t.Kind == token.Pause {
			if clean && len(names) > 0 && p.pausedBefore(i) {
				return names
			}
			names, clean = nil, true
			continue
		}
		s := p.toColor(i)
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
	if clean && len(names) > 0 && p.pausedBefore(len(p.toks)) {
		return names
	}
	return nil
}

// pausedBefore reports whether another pause comes before a token.
func (p *parser) pausedBefore(i int) bool {
	return slices.ContainsFunc(p.toks[:i], func(t token.Token) bool { return t.Kind == token.Pause })
}

// toColor is the color that the span of a token names, or empty.
func (p *parser) toColor(i int) string {
	at := p.spanAt(i)
	if at < 0 || p.spans[at].kind != token.Word {
		return ""
	}
	name, _ := p.spans[at].value(color)
	return name
}

// designColors gives the colors that a design with words names by themselves to the design: its letters, its ring, its sheet. What a badge
// shows keeps its own colors.
func (p *parser) designColors() {
	said := len(p.out.Lettering) > 0 || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Text != "" && s.Kind != brief.Family })
	banner := slices.Contains(p.out.Framing, "banner")
	if p.out.Design == "" && !p.logo && !banner || !said && p.out.Design != "crest" {
		return
	}
	names := p.colorsApart()
	if len(names) == 0 {
		return
	}
	for _, n := range names {
		p.out.Tints = appendNew(p.out.Tints, n)
	}
	if banner || p.out.Design == "print" || p.out.Design == "flyer" || p.out.Design == "card" || p.out.Design == "label" {
		p.naturalArt(names)
	}
	if p.out.Design != "emblem" && p.out.Design != "crest" {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if slices.Contains(names, s.Color) && len(names) > 1 {
			s.Color, s.More, s.Blend = "", nil, ""
		}
		if p.out.Design == "crest" { // the first of the colors may name a part of what was named last
			s.Parts = slices.DeleteFunc(s.Parts, func(c brief.PartColor) bool {
				return slices.Contains(names, c.Part) || slices.Contains(names, c.Color)
			})
		}
	}
}

// naturalArt gives animals back their own colors where the colors of the letters and the sheet were told apart: in "two bears, “Go wild”, dark green" no
// bear is green.
func (p *parser) naturalArt(names []string) {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if (s.Kind == brief.Animal || s.Kind == brief.Bird) && slices.Contains(names, s.Color) && !p.colorRightBefore(s) {
			s.Color, s.More, s.Blend = "", nil, ""
		}
	}
}

// colorRightBefore reports whether the color of a subject stands right before its name.
func (p *parser) colorRightBefore(s *brief.Subject) bool {
	at := p.spanOf(s.Words)
	return at > 0 && p.spans[at-1].is(color)
}
