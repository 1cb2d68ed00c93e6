package logos

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Grounds are the words for the shape that a logo or an emblem stands on.
var Grounds = map[string]string{
	"hexagon": "hexagon", "hexagonal": "hexagon", "shield": "shield", "shield shape": "shield", "square": "square", "diamond shape": "rhombus", "rhombus": "rhombus", "diamond": "rhombus", "diamond shaped": "rhombus",
	"star": "star", "heart": "heart", "arch": "arch", "arched": "arch", "hexagon shaped": "hexagon", "star shaped": "star", "heart shaped": "heart", "square shaped": "square",
	"circle": "circle", "round": "circle", "circular": "circle",
}

// GroundOfLogo takes the shape of a logo out of what it shows, where something else is named: "bee logo hexagon", "letter R in a circle".
func GroundOfLogo(p *state.Parser) {
	if !p.Logo && p.Out.Design != "emblem" && p.Out.Design != "print" {
		return
	}
	starBadge(p)
	for i, s := range p.Spans {
		shape := Grounds[s.Key]
		if shape == "" || s.Kind != token.Word || s.Plural {
			continue
		}
		inside := p.Span(i-1).Key == "in a" || p.Span(i-1).Key == "a" && (p.Span(i-2).Key == "in" || p.Span(i-2).Key == "inside")
		next := p.Span(i + 1)
		if s.Key == "diamond" && !inside && next.Key != "shape" && next.Key != "shaped" {
			continue // of a jeweler
		}
		badge := p.Out.Design == "emblem" && badgeAfter(p, i+1)
		if (shape == "star" || shape == "heart" || shape == "arch") && !badge && next.Key != "shape" && next.Key != "shaped" {
			continue // art of the badge
		}
		apart := badge || p.Logo && (logoAfter(p, i+1) && s.Key != "shield" || inside) || !next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Trade) || next.Is(vocabulary.Style) && !next.Is(vocabulary.Thing) || next.Is(vocabulary.Color) && !p.Span(i+2).IsWord() || next.Key == "shape" || next.Key == "shaped"
		letters := slices.ContainsFunc(p.Spans[:i], func(o state.Span) bool {
			return o.Key == "letter" || o.Key == "letters" || o.Key == "monogram" || o.Key == "initials"
		})
		if !apart && !(shape == "shield" && p.Out.Design == "emblem") || p.Out.Design == "print" && !p.Logo && !(inside && letters) || !namesBeside(p, i) {
			continue
		}
		from := i
		if inside {
			for from > 0 && (p.Spans[from-1].Key == "a" || p.Spans[from-1].Key == "in" || p.Spans[from-1].Key == "inside" || p.Spans[from-1].Key == "in a") {
				from--
			}
		}
		p.Out.Ground = shape
		p.Understand(s.From, s.To, "framing", shape)
		if next.Key == "shape" || next.Key == "shaped" {
			p.Mark(next.From, next.To)
			p.Spans = slices.Delete(p.Spans, i+1, i+2)
		}
		p.Spans = slices.Delete(p.Spans, from, i+1)
		return
	}
}

// badgeNouns are the words for a badge, whose shape stands before them.
var badgeNouns = lexicon.Set("badge emblem seal")

// badgeAfter reports whether the words from span i on lead to the word for a badge: "star shaped reward badge".
func badgeAfter(p *state.Parser, i int) bool {
	for end := i + 4; i < end && p.Span(i).IsWord() && !p.Span(i).Is(vocabulary.Relation); i++ {
		if badgeNouns[state.LastWord(p.Span(i).Key)] {
			return true
		}
	}
	return false
}

// starBadge makes a badge in the shape of a star of one that has a text or art: alone it is a sheriff's.
func starBadge(p *state.Parser) {
	for i, s := range p.Spans {
		if id, _ := s.Value(vocabulary.Thing); id == "sheriff-badge" && strings.HasPrefix(s.Key, "star") && p.Out.Design == "emblem" && p.Quoted() {
			p.Out.Ground = "star"
			p.Understand(s.From, s.To, "framing", "star")
			p.Spans = slices.Replace(p.Spans, i, i+1, p.Recut(s.To-1, s.To)...)
			return
		}
	}
}

// logoAfter reports whether the words from span i on lead to the word for the logo: "circular yoga studio logo", "hexagon shaped logo".
func logoAfter(p *state.Parser, i int) bool {
	for end := i + 5; i < end && p.Span(i).IsWord() && !p.Span(i).Is(vocabulary.Relation); i++ {
		if letters.LogoNouns[state.LastWord(p.Span(i).Key)] {
			return true
		}
	}
	return false
}

// namesBeside reports whether a prompt names something to draw or to letter besides span i.
func namesBeside(p *state.Parser, i int) bool {
	for k, s := range p.Spans {
		id, _ := s.Value(vocabulary.Thing)
		if k != i && (s.Kind == token.Quote || s.Kind == token.Word && (p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade) || s.Is(vocabulary.Person) || s.Key == "letter" || s.Key == "letters" || s.Key == "monogram" || s.Key == "initials" || p.Tables.Words.Businesses[s.Key] != nil)) {
			return true
		}
	}
	return false
}

// WornName letters the last word of a print where it names who wears it, in the pattern before it: "sunflower with leopard print mama".
func WornName(p *state.Parser) {
	if p.Out.Design != "print" || slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote || s.Is(vocabulary.Saying) }) {
		return
	}
	last := len(p.Spans) - 1
	for last > 0 && p.Spans[last].Is(vocabulary.Trade) && !letters.Wearers[p.Spans[last].Key] {
		last--
	}
	if last < 1 || !letters.Wearers[p.Spans[last].Key] || !p.Spans[last-1].Is(vocabulary.Fill) || !namesBeside(p, last) {
		return
	}
	pattern, _ := p.Spans[last-1].Value(vocabulary.Fill)
	p.Out.Letter.Fill = pattern
	p.Understand(p.Spans[last-1].From, p.Spans[last-1].To, "fill", pattern)
	letters.TakeText(p, last, last+1)
	p.Spans = slices.Delete(p.Spans, last-1, last)
	if with := last - 2; with >= 0 && (p.Spans[with].Key == "with" || p.Spans[with].Key == "and") {
		p.Drop(with, "", "")
	}
}

// Shielded makes a crest of an emblem whose subject stands with a shield: the shield is its ground.
func Shielded(p *state.Parser) {
	if p.Out.Design == "mascot" && p.Out.Ground == "shield" && len(p.Out.Subjects) > 0 && p.Out.Subjects[0].Portrait {
		p.Out.Design, p.Out.Style.Name = "crest", "default"
		return
	}
	if p.Out.Design != "emblem" || p.Out.Style.Name == "logo" || len(p.Out.Subjects) < 2 && p.Out.Ground != "shield" {
		return
	}
	if p.Out.Ground == "shield" || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "shield" && s.Text == "" }) {
		p.Out.Design = "crest"
		p.Out.Framing = slices.DeleteFunc(p.Out.Framing, func(f string) bool { return f == "badge" })
	}
}

// CrestOfShield makes a crest of a shield that is asked for with a letter, or with art and a text: the shield is its ground.
func CrestOfShield(p *state.Parser) {
	subs := p.Out.Subjects
	if p.Out.Design != "" || p.Logo || len(subs) < 2 || subs[0].ID != "shield" || subs[0].Text != "" || len(p.Out.Framing) > 0 || p.Out.Motif != "" || p.Out.Sheet != "" {
		return
	}
	told := len(p.Out.Lettering) > 0
	for _, s := range subs[1:] {
		if s.Kind == brief.Person || s.Pose != "" {
			return
		}
		told = told || s.Text != ""
	}
	if !told {
		return
	}
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Text != "" && s.Kind == brief.Piece {
			p.Out.Lettering, s.Text = append(p.Out.Lettering, s.Text), ""
		}
	}
	p.Out.Design = "crest"
	p.DropSubject(0)
}

// MarkOfRing finds a mark for the middle of a round logo that has words alone: what its business shows, else the first letter of its name.
func MarkOfRing(p *state.Parser) {
	if !p.Logo || p.Out.Ground != "circle" || len(p.Out.Subjects) > 0 || len(p.Out.Lettering) == 0 {
		return
	}
	for i, t := range p.Tokens {
		marks := p.Tables.Words.Businesses[t.Text]
		if k := slices.IndexFunc(marks, func(id string) bool { return p.Tables.Drawable(id) != "" }); k >= 0 && t.Kind == token.Word {
			p.Out.Subjects = []brief.Subject{{Words: t.Raw, Kind: p.Tables.Drawable(marks[k]), ID: marks[k], Count: 1}}
			if !p.Fate[i] {
				p.StandIn(i, i+1, t.Text, state.PlainName(marks[k]), "We drew "+state.Named(marks[k], false)+" for “"+t.Text+"”.")
			}
			return
		}
	}
	if name := []rune(p.Out.Lettering[0]); p.Tables.Catalog.Family("alphabet-letter") && unicode.IsLetter(name[0]) {
		p.Out.Subjects = []brief.Subject{{Words: p.Out.Lettering[0], Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: strings.ToUpper(string(name[0]))}}
	}
}

// PlantsOnSign takes the flowers that a welcome sign has off where it comes with other ones.
func PlantsOnSign(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "welcome-sign" })
	if at >= 0 && slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool {
		t, _ := things.ByID(s.ID)
		return t.Group == "plant-flower" && s.ID != "flower"
	}) {
		p.Out.Subjects[at].Without = append(p.Out.Subjects[at].Without, "flowers")
	}
}

// ArtOfSaying finds art for a print that has words alone and names what they are about: "fishing t-shirt “Born to Fish”".
func ArtOfSaying(p *state.Parser) {
	if p.Out.Design != "print" || len(p.Out.Subjects) > 0 || len(p.Out.Lettering) == 0 {
		return
	}
	left := p.Out.Reading.LeftOut
	for i, t := range p.Tokens {
		at := slices.IndexFunc(left, func(it brief.Item) bool { return strings.EqualFold(it.Words, t.Raw) })
		if t.Kind != token.Word || p.Fate[i] && at < 0 {
			continue
		}
		ids := []string{p.Tables.Words.Motifs[t.Text]}
		for _, one := range senses.ReadSheets()[t.Text] {
			ids = append(ids, one.ID)
		}
		k := slices.IndexFunc(ids, func(id string) bool { return id != "" && p.Tables.Drawable(id) != "" })
		if k < 0 {
			continue
		}
		if at >= 0 {
			p.Out.Reading.LeftOut = slices.Delete(left, at, at+1)
		}
		p.Fate[i] = false
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: t.Raw, Kind: p.Tables.Drawable(ids[k]), ID: ids[k], Count: 1})
		p.StandIn(i, i+1, t.Text, state.PlainName(ids[k]), "We drew "+state.Named(ids[k], false)+" for “"+t.Text+"”.")
		return
	}
}
