package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// eachFillers stand between the one of whom a set shows several and what that one does, or before either, and say no more.
var eachFillers = wordSet("of my our doing different various many things poses activities actions expressions emotions moods faces like such as in emoji style including while with for and a an the s")

// deed is one clause of a set that shows one thing in several ways: its tokens, and the brief of that one picture.
type deed struct {
	from, to int
	of       brief.Brief
}

// eachDoes reads a set of one thing that lists what it does or how it looks, "sloth sticker sheet sleeping, eating pizza, reading": each clause is read with
// the one who does it, and makes a picture of its own.
func (p *parser) eachDoes() {
	ask := p.setAsked()
	start := p.deedsFrom(ask)
	if ask.kind == "" || p.logo || start < 0 {
		return
	}
	who := p.whoOfDeeds(ask, start)
	base := p.r.again(who)
	if len(base.Subjects) != 1 || base.Reading.Refused != "" {
		return
	}
	if b := base.Subjects[0]; b.Kind == brief.Piece && !p.creature(b.ID) && !p.spans[p.spanAt(start)].is(expression) {
		return // "camp stickers, archery, fishing" is of no one
	}
	deeds := p.deedsOf(who, base.Subjects[0], start)
	if len(deeds) < sheetLeast {
		return
	}
	p.takeDeeds(ask, base.Subjects[0], deeds, start)
}

// deedsFrom is the token from which a prompt lists at least two clauses that begin with a pose or an expression, after its only subject, or -1.
func (p *parser) deedsFrom(ask setAsk) int {
	start, n := -1, 0
	for i, s := range p.spans {
		if s.kind != token.Word || !p.startsDeed(s.from) || s.key == "with" || s.is(thing) && start < 0 {
			continue
		}
		before := p.span(i - 1)
		if start < 0 && i > 0 && p.namesOne(p.spans[:i]) && slices.ContainsFunc(ask.at, func(at int) bool { return at < s.from }) {
			start = s.from
			n = 1
		} else if start >= 0 && (!before.isWord() || before.key == "and") {
			n++
		}
	}
	if n < sheetLeast {
		return -1
	}
	return start
}

// namesOne reports whether some spans name somebody or something that may have a face, and all that they name is alive or one thing.
func (p *parser) namesOne(spans []span) bool {
	n, alive, with := 0, 0, false
	for _, s := range spans {
		with = s.isWord() && n+alive > 0 && (with || s.key == "with" || s.key == "wearing" || s.key == "in")
		if with || s.is(color) || strings.HasPrefix(s.key, "character") {
			continue
		}
		if s.kind != token.Word || s.is(trade, style, several) && !s.is(person) || setFillers[s.key] {
			continue
		}
		id, _ := s.value(thing)
		kind := p.r.drawable(id)
		switch {
		case s.is(person) || kind == brief.Animal || kind == brief.Bird || kind == brief.Person:
			alive++
		case kind != "" && s.is(thing):
			n++
		}
	}
	return n+alive > 0 && n+min(alive, 1) == 1
}

// whoOfDeeds are the words for whom a set shows, without those that ask for the set.
func (p *parser) whoOfDeeds(ask setAsk, start int) string {
	var parts [][]string
	var words []string
	for i := range start {
		w := p.wordAt(i)
		switch {
		case p.toks[i].Kind != token.Word:
			parts, words = append(parts, words), nil
		case slices.Contains(ask.at, i) || setFillers[w] || eachFillers[w] || p.fate[i] || sheetGroups[w] || setItems[w] || vocabulary.IsNumber(w):
		default:
			words = append(words, w)
		}
	}
	parts = slices.DeleteFunc(append(parts, words), func(w []string) bool { return len(w) == 0 })
	if len(parts) == 0 {
		return ""
	}
	if last := strings.Join(parts[len(parts)-1], " "); len(parts) > 1 {
		if b := p.r.again(last); len(b.Subjects) == 1 && b.Reading.Refused == "" {
			return last // "my cat, an orange tabby"
		}
	}
	return strings.Join(parts[0], " ")
}

// deedsOf reads each clause of the list with the one who does it.
func (p *parser) deedsOf(who string, base brief.Subject, start int) []deed {
	var out []deed
	for from := start; from < len(p.toks); {
		to := from
		for to < len(p.toks) && p.toks[to].Kind == token.Word && !(p.wordAt(to) == "and" && p.startsDeed(to+1)) {
			to++
		}
		if to > from && p.startsDeed(from) {
			var words []string
			for i := from; i < to; i++ {
				words = append(words, p.wordAt(i))
			}
			b := p.r.again(who + " " + strings.Join(words, " "))
			if len(b.Subjects) > 0 && len(b.Subjects) < 4 && b.Subjects[0].ID == base.ID && b.Reading.Refused == "" && len(b.Lettering) == 0 && b.Motif == "" && b.Sheet == "" {
				out = append(out, deed{from, to, b})
			}
		}
		from = to + 1
		for p.wordAt(from) == "and" {
			from++
		}
	}
	return out
}

// startsDeed reports whether a clause that begins at a token tells a pose or an expression.
func (p *parser) startsDeed(at int) bool {
	i := p.spanAt(at)
	if i < 0 || p.spans[i].from != at {
		return false
	}
	first, _, _ := strings.Cut(p.spans[i].key, " ")
	return p.spans[i].is(pose, expression) || p.spans[i].is(relation) && strings.HasSuffix(first, "ing") || p.wordAt(at) == "with"
}

// takeDeeds puts the pictures of a set of one thing into the brief and takes their words out.
func (p *parser) takeDeeds(ask setAsk, base brief.Subject, deeds []deed, start int) {
	p.sizeOfSet()
	for _, d := range deeds {
		n := len(p.out.Subjects)
		for _, s := range d.of.Subjects {
			s.Count = max(1, s.Count)
			if s.ID == base.ID && s.Person != nil && base.Person != nil && s.Person.Nature == "" {
				person := *s.Person
				person.Nature, s.Person = base.Person.Nature, &person
			}
			p.out.Subjects = append(p.out.Subjects, s)
		}
		for _, r := range d.of.Relations {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: r.From + n, Kind: r.Kind, To: r.To + n})
		}
		if len(d.of.Reading.LeftOut) > 0 && len(d.of.Subjects) == 1 && d.of.Subjects[0].Pose == base.Pose && d.of.Subjects[0].Expression == base.Expression {
			p.out.Subjects = p.out.Subjects[:n]
			p.leaveOut(d.from, d.to, "We can't show it doing this yet.")
			continue
		}
		p.understand(d.from, d.to, "set", p.words(d.from, d.to))
	}
	last := deeds[len(deeds)-1].to
	p.understand(0, start, "subject", base.ID)
	for i := start; i < last; i++ {
		if !p.fate[i] && p.toks[i].Kind == token.Word && p.wordAt(i) != "and" {
			p.leaveOut(i, i+1, "We can't show it doing this yet.")
		}
	}
	p.withoutTokens(0, last)
	p.out.Sheet, p.ofTheme = ask.kind, len(p.out.Subjects)
	p.moreDeeds(base)
	if ask.kind == "stickers" {
		p.setStyle("style", sticker)
	}
}

// moreDeeds adds poses to a set of somebody that is to have more than it lists.
func (p *parser) moreDeeds(base brief.Subject) {
	n := 0
	for _, s := range p.out.Subjects {
		if s.ID == base.ID {
			n++
		}
	}
	for _, pose := range setPoses[base.Kind] {
		told := slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Pose == pose })
		if n >= min(p.setSize, sheetMost) {
			break
		}
		if !told {
			one := base
			one.Pose = pose
			p.out.Subjects = append(p.out.Subjects, one)
			n++
		}
	}
	p.ofTheme, p.setSize = len(p.out.Subjects), 0
}
