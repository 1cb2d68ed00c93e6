package sets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// eachFillers stand between the one of whom a set shows several and what that one does, or before either, and say no more.
var eachFillers = lexicon.Set("of my our doing different various many things poses activities actions expressions emotions moods faces like such as in emoji style including while with for and a an the s")

// deed is one clause of a set that shows one thing in several ways: its tokens, and the brief of that one picture.
type deed struct {
	from, to int
	of       brief.Brief
}

// EachDoes reads a set of one thing that lists what it does or how it looks, "sloth sticker sheet sleeping, eating pizza, reading": each clause is read with
// the one who does it, and makes a picture of its own.
func EachDoes(p *state.Parser) {
	ask := setAsked(p)
	start := deedsFrom(p, ask)
	if ask.Kind == "" || p.Logo || start < 0 {
		return
	}
	who := whoOfDeeds(p, ask, start)
	base := p.Tables.Again(who)
	if len(base.Subjects) != 1 || base.Reading.Refused != "" {
		return
	}
	if b := base.Subjects[0]; b.Kind == brief.Piece && !p.Creature(b.ID) && !p.Spans[p.SpanAt(start)].Is(vocabulary.Expression) {
		return // "camp stickers, archery, fishing" is of no one
	}
	deeds := deedsOf(p, who, base.Subjects[0], start)
	if len(deeds) < senses.SheetLeast {
		return
	}
	takeDeeds(p, ask, base.Subjects[0], deeds, start)
}

// deedsFrom is the token from which a prompt lists at least two clauses that begin with a pose or an expression, after its only subject, or -1.
func deedsFrom(p *state.Parser, ask SetAsk) int {
	start, n := -1, 0
	for i, s := range p.Spans {
		if s.Kind != token.Word || !startsDeed(p, s.From) || s.Key == "with" || s.Is(vocabulary.Thing) && start < 0 {
			continue
		}
		before := p.Span(i - 1)
		if start < 0 && i > 0 && namesOne(p, p.Spans[:i]) && slices.ContainsFunc(ask.at, func(at int) bool { return at < s.From }) {
			start = s.From
			n = 1
		} else if start >= 0 && (!before.IsWord() || before.Key == "and") {
			n++
		}
	}
	if n < senses.SheetLeast {
		return -1
	}
	return start
}

// namesOne reports whether some spans name somebody or something that may have a face, and all that they name is alive or one thing.
func namesOne(p *state.Parser, spans []state.Span) bool {
	n, alive, with := 0, 0, false
	for _, s := range spans {
		with = s.IsWord() && n+alive > 0 && (with || s.Key == "with" || s.Key == "wearing" || s.Key == "in")
		if with || s.Is(vocabulary.Color) || strings.HasPrefix(s.Key, "character") {
			continue
		}
		if s.Kind != token.Word || s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Several) && !s.Is(vocabulary.Person) || setFillers[s.Key] {
			continue
		}
		id, _ := s.Value(vocabulary.Thing)
		kind := p.Tables.Drawable(id)
		switch {
		case s.Is(vocabulary.Person) || kind == brief.Animal || kind == brief.Bird || kind == brief.Person:
			alive++
		case kind != "" && s.Is(vocabulary.Thing):
			n++
		}
	}
	return n+alive > 0 && n+min(alive, 1) == 1
}

// whoOfDeeds are the words for whom a set shows, without those that ask for the set.
func whoOfDeeds(p *state.Parser, ask SetAsk, start int) string {
	var parts [][]string
	var words []string
	for i := range start {
		w := p.WordAt(i)
		switch {
		case p.Tokens[i].Kind != token.Word:
			parts, words = append(parts, words), nil
		case slices.Contains(ask.at, i) || setFillers[w] || eachFillers[w] || p.Fate[i] || looks.SheetGroups[w] || setItems[w] || vocabulary.IsNumber(w):
		default:
			words = append(words, w)
		}
	}
	parts = slices.DeleteFunc(append(parts, words), func(w []string) bool { return len(w) == 0 })
	if len(parts) == 0 {
		return ""
	}
	if last := strings.Join(parts[len(parts)-1], " "); len(parts) > 1 {
		if b := p.Tables.Again(last); len(b.Subjects) == 1 && b.Reading.Refused == "" {
			return last // "my cat, an orange tabby"
		}
	}
	return strings.Join(parts[0], " ")
}

// deedsOf reads each clause of the list with the one who does it.
func deedsOf(p *state.Parser, who string, base brief.Subject, start int) []deed {
	var out []deed
	for from := start; from < len(p.Tokens); {
		to := from
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && !(p.WordAt(to) == "and" && startsDeed(p, to+1)) {
			to++
		}
		if to > from && startsDeed(p, from) {
			var words []string
			for i := from; i < to; i++ {
				words = append(words, p.WordAt(i))
			}
			b := p.Tables.Again(who + " " + strings.Join(words, " "))
			if len(b.Subjects) > 0 && len(b.Subjects) < 4 && b.Subjects[0].ID == base.ID && b.Reading.Refused == "" && len(b.Lettering) == 0 && b.Motif == "" && b.Sheet == "" {
				out = append(out, deed{from, to, b})
			}
		}
		from = to + 1
		for p.WordAt(from) == "and" {
			from++
		}
	}
	return out
}

// startsDeed reports whether a clause that begins at a token tells a pose or an expression.
func startsDeed(p *state.Parser, at int) bool {
	i := p.SpanAt(at)
	if i < 0 || p.Spans[i].From != at {
		return false
	}
	first, _, _ := strings.Cut(p.Spans[i].Key, " ")
	return p.Spans[i].Is(vocabulary.Pose, vocabulary.Expression) || p.Spans[i].Is(vocabulary.Relation) && strings.HasSuffix(first, "ing") || p.WordAt(at) == "with"
}

// takeDeeds puts the pictures of a set of one thing into the brief and takes their words out.
func takeDeeds(p *state.Parser, ask SetAsk, base brief.Subject, deeds []deed, start int) {
	SizeOfSet(p)
	for _, d := range deeds {
		n := len(p.Out.Subjects)
		for _, s := range d.of.Subjects {
			s.Count = max(1, s.Count)
			if s.ID == base.ID && s.Person != nil && base.Person != nil && s.Person.Nature == "" {
				person := *s.Person
				person.Nature, s.Person = base.Person.Nature, &person
			}
			p.Out.Subjects = append(p.Out.Subjects, s)
		}
		for _, r := range d.of.Relations {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: r.From + n, Kind: r.Kind, To: r.To + n})
		}
		if len(d.of.Reading.LeftOut) > 0 && len(d.of.Subjects) == 1 && d.of.Subjects[0].Pose == base.Pose && d.of.Subjects[0].Expression == base.Expression {
			p.Out.Subjects = p.Out.Subjects[:n]
			p.LeaveOut(d.from, d.to, "We can't show it doing this yet.")
			continue
		}
		p.Understand(d.from, d.to, "set", p.Words(d.from, d.to))
	}
	last := deeds[len(deeds)-1].to
	p.Understand(0, start, "subject", base.ID)
	for i := start; i < last; i++ {
		if !p.Fate[i] && p.Tokens[i].Kind == token.Word && p.WordAt(i) != "and" {
			p.LeaveOut(i, i+1, "We can't show it doing this yet.")
		}
	}
	p.WithoutTokens(0, last)
	p.Out.Sheet, p.Set.OfTheme = ask.Kind, len(p.Out.Subjects)
	moreDeeds(p, base)
	if ask.Kind == "stickers" {
		looks.SetStyle(p, "style", looks.Sticker)
	}
}

// moreDeeds adds poses to a set of somebody that is to have more than it lists.
func moreDeeds(p *state.Parser, base brief.Subject) {
	n := 0
	for _, s := range p.Out.Subjects {
		if s.ID == base.ID {
			n++
		}
	}
	for _, pose := range looks.SetPoses[base.Kind] {
		told := slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Pose == pose })
		if n >= min(p.Set.Size, senses.SheetMost) {
			break
		}
		if !told {
			one := base
			one.Pose = pose
			p.Out.Subjects = append(p.Out.Subjects, one)
			n++
		}
	}
	p.Set.OfTheme, p.Set.Size = len(p.Out.Subjects), 0
}
