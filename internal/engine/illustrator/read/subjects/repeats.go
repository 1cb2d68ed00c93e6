package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Coats are the animals whose coat is a pattern on what is no animal, and things whose surface is.
var Coats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "disco ball": "disco", "mirror ball": "disco", "turquoise stone": "turquoise"}

// Repeats takes a noun that the next one says again or more exactly: "syringe vaccine", "dinosaur t-rex", "thumbs up sign".
func Repeats(p *state.Parser, s, next state.Span) bool {
	a, okA := s.Value(vocabulary.Thing)
	b, okB := next.Value(vocabulary.Thing)
	switch {
	case okA && keepsakes[next.Key] && p.Tables.Drawable(a) != "" && !p.Tables.Words.Has(s.Key, vocabulary.Theme) && !s.Is(vocabulary.Describing...):
		p.LeaveOut(next.From, next.To, "We drew "+ANoun(p, s)+" itself.")
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		return false
	case okA && (next.Key == "sign" || next.Key == "signs") && p.Tables.Drawable(a) != "" && IsSign(p, a):
		p.Spans[p.At].To = next.To
		p.Spans = slices.Delete(p.Spans, p.At+1, p.At+2)
		return false
	case !okA || !okB || p.Tables.Drawable(b) == "" || a != b && !Wider(p, next, s):
		return false
	}
	p.At++
	p.Understand(s.From, s.To, "subject", state.PlainName(b))
	return true
}

// keepsakes are small things in the shape of what stands before them: a snowflake ornament is drawn as a snowflake.
var keepsakes = lexicon.Set("ornament ornaments figurine figurines statue statuette pendant charm charms decoration decorations plush plushie keychain magnet brooch")

// Kids are words for young people after a role.
var Kids = map[string]string{"kid": "child", "kids": "child", "child": "child", "children": "child", "baby": "baby", "toddler": "toddler", "teen": "teen", "teenager": "teen"}

// Elders are words for parents and grandparents after a role, with the body of each.
var Elders = map[string]string{
	"dad": "man", "daddy": "man", "father": "man", "papa": "man", "grandpa": "man", "grandfather": "man", "granddad": "man",
	"mom": "woman", "mum": "woman", "mommy": "woman", "mother": "woman", "mama": "woman", "grandma": "woman", "grandmother": "woman", "nana": "woman", "granny": "woman",
}

// Parenthood returns what a word for a parent or a grandparent tells of who has a role.
func Parenthood(s state.Span) []state.Span {
	who := state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Body, Value: Elders[s.Key]}}}
	if !strings.HasPrefix(s.Key, "gran") && s.Key != "nana" {
		return []state.Span{who}
	}
	years := who
	years.Senses = []vocabulary.Sense{{Class: vocabulary.Age, Value: "elder"}}
	return []state.Span{who, years}
}

// IsSign reports whether a thing is a sign itself, rather than something that a board shows.
func IsSign(p *state.Parser, id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "symbol-sign" || t.Group == "body-face"
}

// RefersBack reads "the book", where one book was named before, as that book: "a book on a suitcase with a hat on the book" has one.
func RefersBack(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	before := p.Span(p.At - 1).Key
	if p.Pending.Kind == "" || p.Pending.From < 0 || len(p.Waiting.Noun) > 0 || before[strings.LastIndexByte(before, ' ')+1:] != "the" {
		return false
	}
	if atPartOf(p, s) {
		return true
	}
	if id == "" {
		return false
	}
	found := -1
	for j, sub := range p.Out.Subjects {
		if sub.ID != id && !strings.HasPrefix(strings.ToLower(sub.Words), s.Key+" of ") && !(s.Plural && NamesSubject(p, s, j)) {
			continue
		}
		if found >= 0 || (sub.Count > 1) != s.Plural {
			return false
		}
		found = j
	}
	from := p.Pending.From
	if last := len(p.Out.Subjects) - 1; from == found && found < last && p.Out.Subjects[last].Count == 1 {
		from = last // "flowers with a bow around the vase"
	} else if found >= 0 && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == found && r.To == from || r.From == from && r.To == found }) {
		from = len(p.Out.Subjects) - 1 // not what is by it already, but what was named last
	}
	if found < 0 || from == found || from < 0 {
		return false
	}
	kind, turned := strings.CutPrefix(p.Pending.Kind, "<")
	p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", kind)
	p.Understand(s.From, s.To, "subject", strings.ReplaceAll(id, "-", " "))
	if state.Placing[kind] {
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.To == from && (r.Kind == "with" || r.Kind == "wearing" || r.Kind == "and")
		})
	}
	if turned {
		p.Link(found, kind, from)
	} else {
		p.Link(from, kind, found)
	}
	p.Pending.Kind, p.Pending.Last = "", kind
	p.Subj, p.Owner, p.Target = found, found, state.Target{Subj: found}
	p.Scope = ""
	p.At++
	return true
}

// atPartOf reads where something is by a part of what was named before: "a mushroom house and a snail next to the door" has no other door.
func atPartOf(p *state.Parser, s state.Span) bool {
	kind, turned := strings.CutPrefix(p.Pending.Kind, "<")
	if turned || !state.Placing[kind] && kind != "emerging from" || kind == "around" || p.Pending.From >= len(p.Out.Subjects) {
		return false
	}
	from := p.Pending.From
	if last := len(p.Out.Subjects) - 1; p.KindOf(from) == brief.Piece && p.PartNamed(from, s.Key) != "" && last > from {
		from = last
	}
	for i, sub := range p.Out.Subjects {
		if i == from || sub.Kind != brief.Piece || sub.Count > 1 || p.PartNamed(i, s.Key) == "" {
			continue
		}
		if slices.ContainsFunc(p.Out.Subjects, func(o brief.Subject) bool { id, _ := s.Value(vocabulary.Thing); return id != "" && o.ID == id }) {
			return false
		}
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", kind)
		p.Understand(s.From, s.To, "part", s.Key)
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
			return (r.To == from && r.From == i || r.From == from && r.To == i) && (r.Kind == "with" || r.Kind == "and")
		})
		p.Link(from, kind, i)
		p.Pending.Kind, p.Pending.Last, p.Scope = "", kind, ""
		p.Subj, p.Owner, p.Target, p.Several.Group = from, from, state.Target{Subj: from}, []int{from}
		p.At++
		return true
	}
	return false
}

// uncanny are the roles that show in skin and face whatever somebody wears, striking those that show in a hat, a mask or wings.
var (
	uncanny  = lexicon.Set("zombie vampire skeleton mummy devil angel fairy elf")
	striking = lexicon.Set("pirate ninja superhero viking cowboy cowgirl samurai clown goth punk hippie wizard witch")
)

// Twofold reads two roles in a row as one figure: a zombie nurse is a nurse with the skin and face of a zombie, and a nurse zombie is
// the same. It joins them into one span.
func Twofold(p *state.Parser, s, next state.Span) bool {
	first, second := RoleOf(p, s), RoleOf(p, next)
	if close, ok := s.Value(vocabulary.StandIn); ok && first == "" && uncanny[close] && !uncanny[second] && second != "" && HeadHere(p, p.At+1) {
		first = close // "goblin merchant"
		p.StandIn(s.From, s.To, s.Key, close, "We drew "+state.Article(close)+": we don't have "+state.Article(s.Key)+" yet.")
	}
	if first == "" || second == "" || first == second || !HeadHere(p, p.At+1) || p.Scope == "with" {
		return false
	}
	switch {
	case uncanny[first] && !uncanny[second], striking[first] && !striking[second] && !uncanny[second]:
	case uncanny[second] && !uncanny[first] && !striking[first]:
		s, next, first = next, s, second
		next.Plural = next.Plural || s.Plural
	default:
		return false
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Theme, Value: "nature:" + first}}})
	p.Spans = slices.Replace(slices.Clone(p.Spans), p.At, p.At+2, next)
	return true
}

// AgeBetween takes a word for somebody young from between two roles of one figure: a "cupid baby angel" is a baby.
func AgeBetween(p *state.Parser, s, next state.Span) bool {
	last := p.Span(p.At + 2)
	first, second := RoleOf(p, s), RoleOf(p, last)
	if Kids[next.Key] == "" || next.Plural || first == "" || second == "" || !uncanny[first] && !uncanny[second] || !HeadHere(p, p.At+2) {
		return false
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: next.From, To: next.To, Key: next.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Age, Value: Kids[next.Key]}}})
	p.Spans = slices.Delete(slices.Clone(p.Spans), p.At+1, p.At+2)
	return true
}

// NamesSubject reports whether a noun names subject i.
func NamesSubject(p *state.Parser, s state.Span, i int) bool {
	sub := p.Out.Subjects[i]
	if def, ok := s.Value(vocabulary.Person); ok {
		who := senses.People(def)
		return len(who) == 1 && SameMember(sub, who[0])
	}
	id, ok := s.Value(vocabulary.Thing)
	said := strings.ToLower(sub.Words)
	return ok && sub.ID == id || sub.Kind != brief.Person && (strings.HasPrefix(said, s.Key+" of ") || strings.HasSuffix(said, " "+s.Key) || said == s.Key)
}

// SameMember reports whether what is named may be a person that stands in the image: of the same role, or of the same sex and not of
// another age.
func SameMember(sub brief.Subject, f senses.Found) bool {
	if sub.Kind != brief.Person {
		return false
	}
	if f.ID != "" || sub.ID != "" {
		return f.ID == sub.ID
	}
	young := func(age string) bool { return age == "child" || age == "baby" || age == "toddler" || age == "teen" }
	if sub.Person != nil && f.Figure != nil && f.Figure.Body+sub.Person.Body == "" {
		return f.Figure.Age == sub.Person.Age && f.Figure.Age != "adult" // a baby that is named again
	}
	return sub.Person != nil && f.Figure != nil && f.Figure.Body != "" && f.Figure.Body == sub.Person.Body && young(f.Figure.Age) == young(sub.Person.Age)
}

// ANoun is the noun of a span in a sentence.
func ANoun(p *state.Parser, s state.Span) string {
	words := strings.ToLower(p.Words(s.From, s.To))
	if p.Language.Code != "en" {
		return "“" + words + "”"
	}
	if s.Plural || things.IsPlural(s.Key) {
		return words
	}
	return state.Article(words)
}
