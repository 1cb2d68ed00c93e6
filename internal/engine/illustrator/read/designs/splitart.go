package designs

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// splitArt reads a letter or a thing that is parted for a name: "split monogram deer head", "letter K split monogram with name Katelyn", "split letter
// frame M". The name is typed behind "name", "Smith" of "split monogram S Smith family" too.
func splitArt(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "split" })
	if at < 0 || p.WordAt(at+1) == "" && p.WordAt(at-1) == "" || p.WordAt(at-1) == "banana" {
		return
	}
	said := slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "monogram" || t.Text == "letter" || t.Text == "name" || t.Text == "initial"
	})
	if !said {
		return
	}
	letter := ""
	for i, t := range p.Tokens {
		if t.Kind == token.Word && len([]rune(t.Raw)) == 1 && (splitNouns[p.WordAt(i-1)] || splitNouns[p.WordAt(i+1)] || p.CapitalToken(i) && t.Raw != "I" && t.Raw != "A") && t.Text != "a" || t.Text == "a" && (p.WordAt(i-1) == "letter" || p.WordAt(i-1) == "monogram") {
			letter = strings.ToUpper(t.Raw)
			p.Understand(i, i+1, "subject", "letter "+letter)
			p.WithoutTokens(i, i+1)
			break
		}
	}
	if at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && (t.Text == "name" || t.Text == "named") }); at > 0 && p.WordAt(at+1) != "" && !p.Quoted() {
		lead := at
		if p.WordAt(lead-1) == "with" {
			lead--
		}
		p.QuoteTokens(lead, at+1, at+2)
	}
	for i, t := range p.Tokens {
		if t.Kind == token.Word && (t.Text == "split" || t.Text == "monogram" || letter != "" && splitNouns[t.Text]) {
			p.Understand(i, i+1, "framing", "split monogram")
			p.WithoutTokens(i, i+1)
		}
	}
	p.Design.Split = true
	if letter == "" {
		return
	}
	one := brief.Subject{Words: letter, Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: letter}
	if i := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Word && s.Is(vocabulary.Fill) && !s.Is(vocabulary.Thing)
	}); i >= 0 {
		one.Fill, _ = p.Spans[i].Value(vocabulary.Fill)
		p.Drop(i, "fill", one.Fill)
	}
	p.Out.Subjects = append(p.Out.Subjects, one)
}

// splitNouns stand beside the letter that is parted.
var splitNouns = lexicon.Set("letter monogram initial split frame")

// splitDesign makes the design of what is parted, where the prompt names it.
func splitDesign(p *state.Parser) {
	if !p.Design.Split || len(p.Out.Subjects) == 0 {
		return
	}
	p.Out.Design, p.Out.Framing, p.Out.Motif, p.Out.Ground = "split", nil, "", ""
	if p.Out.Style.Name == "logo" {
		p.Out.Style.Name = "default"
	}
	if s := &p.Out.Subjects[0]; s.Kind == brief.Family && len(p.Out.Subjects) == 2 && s.Fill == "" {
		if o := p.Out.Subjects[1]; o.ID == "flower" {
			s.Fill = "floral"
		} else if word, _, printed := strings.Cut(strings.ToLower(o.Words), " print"); printed || o.Kind == brief.Family && o.Fill != "" {
			s.Fill = cmp.Or(o.Fill, strings.Replace(word, "cheetah", "leopard", 1))
		}
	}
	if s := p.Out.Subjects; s[0].Kind == brief.Family && s[0].Fill != "" && len(s) == 2 && (s[1].ID == "flower" || s[1].Fill == s[0].Fill || strings.Contains(strings.ToLower(s[1].Words), " print")) {
		p.DropSubject(1)
	}
	if s := &p.Out.Subjects[0]; s.Text != "" && s.Kind != brief.Family {
		p.Out.Lettering = append(p.Out.Lettering, s.Text)
		s.Text = ""
	}
}

var (
	// viewPlaces are what views inside silhouettes show.
	viewPlaces = lexicon.Set("forest woods mountain mountains ocean sea beach lake desert sunset landscape scene scenery nature night sky stars moon galaxy trees pine pines river wilderness")
	// viewThings are IDs of the same.
	viewThings = lexicon.Set("mountain mountains mountain-range pine-tree tree moon full-moon crescent-moon sun sunset star ocean-wave forest")
)

// viewInside shows a view, or the cloth that was told, inside a silhouette: "bear silhouette with mountain scene inside", "double exposure wolf and forest".
func viewInside(p *state.Parser) {
	if s := p.Out.Subjects; p.Out.Style.Name == "silhouette" && len(s) == 1 && s[0].Fill != "" && s[0].Count == 1 && !p.Logo && p.Out.Motif == "" {
		p.Out.Design, p.Out.Style.Name, p.Out.Place = "inset", "default", "" // "buffalo plaid deer head silhouette"
		return
	}
	said := p.Said(0, len(p.Tokens))
	double := strings.Contains(said, " double exposure ")
	within := strings.Contains(said, " inside ") || strings.Contains(said, " within ") || strings.Contains(said, " in it ")
	scenic := strings.Contains(said, " scene inside ") || strings.Contains(said, " landscape inside ")
	if !double && !(within && (p.Out.Style.Name == "silhouette" || scenic)) || len(p.Out.Subjects) == 0 || p.Logo {
		return
	}
	s := p.Out.Subjects[0]
	if viewThings[s.ID] || s.Kind == brief.Piece && !heroesOfViews[s.ID] && !strings.HasPrefix(groupOf(s.ID), "animal") || s.Count > 1 {
		return
	}
	views := 0
	for i := range p.Tokens {
		if viewPlaces[p.WordAt(i)] {
			views++
		}
	}
	if views == 0 {
		return
	}
	for i, t := range p.Tokens {
		if t.Kind == token.Word && (viewPlaces[t.Text] || t.Text == "double" || t.Text == "exposure" || t.Text == "inside") && lostWord(p, t.Text) {
			p.Fate[i] = false
			p.Understand(i, i+1, "framing", "view inside")
		}
	}
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == 0 || r.To == 0 })
	p.Out.Design, p.Out.Style.Name, p.Out.Place = "inset", "default", ""
}

// groupOf is the group of a thing in the table.
func groupOf(id string) string {
	t, _ := things.ByID(id)
	return t.Group
}

// lostWord takes a word off what is left out and reports whether it was there.
func lostWord(p *state.Parser, word string) bool {
	n := len(p.Out.Reading.LeftOut)
	p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return slices.Contains(strings.Fields(strings.ToLower(it.Words)), word) })
	return len(p.Out.Reading.LeftOut) < n
}

// heroesOfViews are things whose outline holds a view.
var heroesOfViews = lexicon.Set("heart guitar electric-guitar acoustic-guitar mug skull antlers feather arrow anchor bottle light-bulb camper-van truck footprint paw-print moose-head deer-head pickup-truck leaf")

// slimShapes are too slim or too parted for letters.
var slimShapes = lexicon.Set("cross guitar electric-guitar acoustic-guitar anchor arrow sword pencil candle giraffe key paw-print snowflake feather palm-tree wine-glass spoon fork dagger infinity-symbol music-note antlers christmas-tree pine-tree eiffel-tower")

// textInShape reads words in the outline of a thing: "the word love in the shape of a heart", "words “family is everything” shaped like a tree".
func textInShape(p *state.Parser) {
	for i := 1; i < len(p.Tokens); i++ {
		var to int
		switch w := p.WordAt(i); {
		case w == "in" && p.WordAt(i+1) == "the" && p.WordAt(i+2) == "shape" && p.WordAt(i+3) == "of":
			to = i + 4
		case w == "in" && p.WordAt(i+1) == "a" && p.WordAt(i+3) == "shape":
			to = i + 2
		case w == "shaped" && (p.WordAt(i+1) == "like" || p.WordAt(i+1) == "as"), w == "into" && p.WordAt(i+1) == "the" && p.WordAt(i+2) == "shape":
			to = i + 2
			if w == "into" {
				to = i + 4
			}
		default:
			continue
		}
		if w := p.WordAt(to); w == "a" || w == "an" {
			to++
		}
		at := p.SpanAt(to)
		if at < 0 || p.Spans[at].From != to {
			return
		}
		id, _ := p.Spans[at].Value(vocabulary.Thing)
		quote := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Quote && s.To <= i })
		from := 0
		for from < i && (p.WordAt(from) == "the" || p.WordAt(from) == "a") {
			from++
		}
		word := sayings.SaidNouns[p.WordAt(from)] || p.WordAt(from) == "word"
		if quote >= 0 && slimShapes[id] || word && slimShapes[id] {
			p.LeaveOut(i, p.Spans[at].To, "We set the words straight: they would not be read in that shape.")
			p.WithoutTokens(i, p.Spans[at].To)
			return
		}
		if p.Spans[0].Is(vocabulary.Saying) && p.Spans[0].To == i {
			p.LeaveOut(i, to, "We set these words beside it: they would not be read in that shape.")
			p.WithoutTokens(i, to)
			p.QuoteTokens(0, 0, i)
			return
		}
		if k := p.Tables.Drawable(id); k != brief.Piece && k != brief.Family || quote < 0 && !word || quote < 0 && (i-from < 2 || i-from > 7 || !p.AllWords(from, i)) {
			return
		}
		end := p.Spans[at].To
		if p.WordAt(end) == "shape" {
			end++
		}
		p.Understand(i, end, "framing", "in the shape of "+p.Spans[at].Key)
		p.WithoutTokens(i, end)
		if quote < 0 {
			p.QuoteTokens(0, from+1, i)
		}
		p.Out.Letter.Outline = id
		return
	}
}
