package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Long prompts describe their subject in segments between commas: "a phoenix, wings spread wide, orange and gold feathers", or in
// short sentences ("red car. black wheels."). A segment whose
// noun is a part, a garment, a pattern or a topping of what was named before is read as if "with" stood before it.

// toldAfterComma is the subject that the segment after the comma at p.At tells of, -1 if the segment names something of its own.
func toldAfterComma(p *state.Parser) int {
	if !p.Comma() && !p.Stop() || p.Out.Sheet != "" || p.Out.Motif != "" || slices.Contains(p.Out.Framing, "pattern") || len(p.Out.Subjects) == 0 {
		return -1
	}
	if namesAgain(p, p.At+1) {
		return -1
	}
	if p.Comma() && placedSegment(p, p.At+1) {
		return 0
	}
	if p.Scope == "wearing" && garmentAhead(p) {
		return -1 // the list of what somebody wears goes on
	}
	order := []int{0}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		order = append(order, i)
	}
	for _, i := range order {
		if segmentTells(p, i, p.At+1) {
			return i
		}
	}
	return -1
}

// garmentAhead reports whether the first noun after the comma at p.At is worn.
func garmentAhead(p *state.Parser) bool {
	for k := p.At + 1; p.Span(k).IsWord(); k++ {
		if p.Span(k).Is(vocabulary.Naming...) {
			return p.Span(k).Is(vocabulary.Garment, vocabulary.Glasses)
		}
	}
	return false
}

// placedSegment reports whether the segment from span from on says where something is by what was named before: "strawberries on top",
// "petals falling", "a heart on it".
func placedSegment(p *state.Parser, from int) bool {
	nouns := 0
	for k := from; p.Span(k).IsWord(); k++ {
		s := p.Span(k)
		kind, joins := s.Value(vocabulary.Relation)
		switch {
		case strings.HasPrefix(kind, "at ") && !people.ObjectAhead(p, k+1), s.Key == "around" && (!p.Span(k+1).IsWord() || people.Pronouns[p.Span(k+1).Key]):
			return nouns > 0
		case s.Is(vocabulary.Person), joins && !s.Is(vocabulary.Naming...) && s.Key != "and":
			return false
		case s.Is(vocabulary.Naming...):
			nouns++
		}
	}
	return false
}

// segmentTells reports whether the segment from span from on has a noun that belongs to subject i.
func segmentTells(p *state.Parser, i, from int) bool {
	described := false
	if p.Span(from).Key == "and" {
		from++
	}
	if likeIt(p, i, from) || i != p.Subj && p.Span(from).Is(vocabulary.Count) && p.IsPiece(i) && slices.Contains(p.Several.Lone, i) && slices.Contains(p.Several.Lone, p.Subj) {
		return false // things between commas
	}
	for k := from; p.Span(k).IsWord(); k++ {
		s := p.Span(k)
		if s.Is(vocabulary.Person) || s.Is(vocabulary.Relation) && !s.Is(vocabulary.Naming...) && s.Key != "and" {
			return false
		}
		if n := segmentNoun(p, i, k); n > 0 {
			return described || k > from && !p.Span(from).Is(vocabulary.Stop, vocabulary.Count) || p.Span(k+n).Is(vocabulary.Describing...) || !ofItsOwnHere(p, k) || onlyTells(p, i)
		}
		if !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop, vocabulary.Trade, vocabulary.Style, vocabulary.HairStyle) && s.Key != "and" && !s.Is(vocabulary.Naming...) && nounsAfter(p, k) == 0 {
			return false
		}
		described = described || s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Count)
	}
	return false
}

// likeIt reports whether the segment from span from on names another one of the same kind.
func likeIt(p *state.Parser, i, from int) bool {
	for k := from; p.Span(k).IsWord() && !p.Span(k).Is(vocabulary.Relation); k++ {
		if id, ok := p.Span(k).Value(vocabulary.Thing); ok && k > from && id == p.Out.Subjects[i].ID {
			return true
		}
	}
	return false
}

// nounsAfter counts the naming words that follow span k in its segment.
func nounsAfter(p *state.Parser, k int) (n int) {
	for k++; p.Span(k).IsWord() && !p.Span(k).Is(vocabulary.Relation); k++ {
		if p.Span(k).Is(vocabulary.Naming...) {
			n++
		}
	}
	return n
}

// segmentNoun returns how many spans from k on name a part, a garment, a pattern or a topping of subject i; 0 if none.
func segmentNoun(p *state.Parser, i, k int) int {
	for n := 3; n > 0; n-- {
		if !p.Span(k+n-1).IsWord() || n > 1 && slices.ContainsFunc(p.Spans[k:k+n], func(s state.Span) bool { return s.Is(vocabulary.Relation) || s.Key == "and" }) {
			continue
		}
		last := p.Span(k + n - 1)
		if last.Is(vocabulary.Color) && !last.Is(vocabulary.Thing, vocabulary.PartWord, vocabulary.Material) {
			continue // "yellow with a blue handle"
		}
		if next := p.Span(k + n); next.Is(vocabulary.Naming...) && !next.Is(vocabulary.Describing...) && !next.Is(vocabulary.Relation, vocabulary.Pose) {
			continue // the head of the noun phrase is farther on
		}
		if p.PartNamed(i, token.Key(p.Words(p.Span(k).From, last.To))) != "" || n == 1 && hasOnIt(p, i, last) {
			return n
		}
	}
	return 0
}

// hasOnIt reports whether a noun that is no part of subject i's drawing belongs to it all the same: a limb, a trim, clothes, a pattern, food
// on a dish.
func hasOnIt(p *state.Parser, i int, s state.Span) bool {
	kind := p.KindOf(i)
	words := strings.Fields(s.Key)
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	switch {
	case people.Limb(s) && looks.Embodied(p, i):
		return true
	case people.Faces[s.Key] != "":
		return p.Alive(i) || subjects.HasFace(p, i)
	case kind == brief.Person:
		where, worn := s.Value(vocabulary.Garment)
		_, name, _ := strings.Cut(where, "/")
		return worn && p.Tables.Catalog.Garment(name) && people.OnePerson(p) || s.Is(vocabulary.Glasses, vocabulary.Beard, vocabulary.HairStyle, vocabulary.Extra) && !(s.Is(vocabulary.Style) && p.WordAt(s.From-1) == "")
	case kind == brief.Piece && people.Composed[p.Out.Subjects[i].ID]:
		id, _ := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		return t.Group == "food-drink" && !people.Composed[id] && onlyTells(p, i)
	case kind == brief.Piece && i == 0 && (state.Trims[last] || looks.Fittings[last]):
		return !s.Is(vocabulary.Garment) && !(s.Is(vocabulary.Style) && p.WordAt(s.From-1) == "") // "a lighthouse, embroidery": the style
	}
	return vocabulary.PrintMarks[s.Key] == "" && s.Is(vocabulary.Fill) && s.Is(vocabulary.Unknown, vocabulary.Fill) && !s.Is(vocabulary.Thing, vocabulary.Style) && strings.HasSuffix(last, "s") && (kind == brief.Piece || kind == brief.Animal)
}

// betweenParts takes a relation to a part of the thing whose other part was named last: "smoke coming out of the chimney" of a house.
func betweenParts(p *state.Parser, s state.Span) bool {
	i := p.Owner
	if i < 0 || p.Scope != "with" || p.KindOf(i) != brief.Piece || p.Target.Subj != i || p.Target.Part == 0 {
		return false
	}
	end, noun := p.Phrase(p.At)
	if p.PartNamed(i, noun.Key) == "" {
		return false
	}
	if kind, _ := s.Value(vocabulary.Relation); kind == "beside" && noun.Is(vocabulary.Thing) {
		return false // a flask beside a beaker is none of its glass
	}
	at := p.At
	for p.Span(at).Is(vocabulary.Stop) {
		at++
	}
	if at < end-1 && p.Subj == i && inColoredPart(p, s, at, end) {
		return true // "pancakes with butter on a blue plate"
	}
	p.Understand(s.From, noun.To, "relation", strings.ToLower(p.Words(s.From, noun.To)))
	p.At = end
	return true
}

// ofItsOwnHere reports whether the word at span k can be drawn by itself.
func ofItsOwnHere(p *state.Parser, k int) bool {
	id, ok := p.Span(k).Value(vocabulary.Thing)
	return ok && p.Tables.Drawable(id) != "" && !people.Limb(p.Span(k))
}

// onlyTells reports whether no segment of the prompt after the first is a bare noun that subject i does not have: "pumpkin, leaves, acorn" is a
// list of things, "a lighthouse, rocks, waves" is not.
func onlyTells(p *state.Parser, i int) bool {
	for k := range p.Spans {
		if p.Spans[k].IsWord() || k == 0 {
			continue
		}
		s, next := p.Span(k+1), p.Span(k+2)
		if !s.IsWord() || next.IsWord() || !s.Is(vocabulary.Thing, vocabulary.Person) || s.Is(vocabulary.Describing...) || s.Is(vocabulary.Style, vocabulary.Trade) {
			continue
		}
		id, _ := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		if t.Group == "food-drink" && people.Composed[p.Out.Subjects[i].ID] {
			continue // asking whether the dish has it would ask this again
		}
		if segmentNoun(p, i, k+1) == 0 {
			return false
		}
	}
	return true
}

// wrapping are the relations to what is a part of many drawings: paper, a ribbon, sprinkles.
var wrapping = lexicon.Phrases("wrapped in", "wrapped with", "tied with", "tied up with", "decorated with", "topped with", "adorned with")

// wrapped reads "a bouquet of roses wrapped in brown paper tied with twine": the paper is a part of the bouquet.
func wrapped(p *state.Parser, s state.Span) bool {
	if !wrapping[s.Key] {
		return false
	}
	_, noun := p.Phrase(p.At + 1)
	for i := len(p.Out.Subjects) - 1; i >= 0; i-- {
		if p.KindOf(i) != brief.Piece || p.PartNamed(i, noun.Key) == "" {
			continue
		}
		looks.Flush(p)
		p.At++
		p.Owner, p.Subj, p.Target = i, i, state.Target{Subj: i}
		p.Pending.Span, p.Pending.Kind, p.Pending.From, p.Scope = s, "with", i, "with"
		p.Pending.Last, p.Pending.LastTo = "", -1
		return true
	}
	end, _ := p.Phrase(p.At + 1)
	if p.Subj < 0 || end <= p.At+1 || slices.ContainsFunc(p.Spans[p.At+1:end], func(d state.Span) bool {
		return d.Is(vocabulary.Thing, vocabulary.Garment, vocabulary.StandIn, vocabulary.Person, vocabulary.Unknown)
	}) || !p.Span(end-1).Is(vocabulary.Material) {
		return false
	}
	looks.Flush(p)
	nouns.LeaveOutTo(p, s, end, "We can't show “"+strings.ToLower(p.Words(s.From, p.EndToken(end)))+"” yet.") // the color of a cloth is not that of what is in it
	return true
}

// PlacedLists reads "and" between two things that both say where they are as a pause: "presents underneath and a star on top".
func PlacedLists(p *state.Parser) {
	for i := 1; i < len(p.Spans)-1; i++ {
		before := p.Spans[i-1]
		if p.Spans[i].Key == "and" && (before.Is(vocabulary.Relation) || people.Pronouns[before.Key]) && before.Key != "and" && placedSegment(p, i+1) {
			p.Spans[i] = state.Span{From: p.Spans[i].From, To: p.Spans[i].To, Kind: token.Pause}
		}
	}
}
