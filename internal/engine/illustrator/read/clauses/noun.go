package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Noun reads a word that names something: an attribute of what came before, or a subject.
func Noun(p *state.Parser, s state.Span) bool {
	if letters.Shouted(p, s) {
		return true
	}
	if s.Is(vocabulary.Unknown) {
		return nouns.UnknownNoun(p, s)
	}
	if !s.Is(vocabulary.Naming...) {
		return false
	}
	if s.Is(vocabulary.Extra) && strings.HasSuffix(s.Key, "ed") && p.Span(p.At+1).IsWord() && !p.Span(p.At+1).Is(vocabulary.Relation, vocabulary.Stop) {
		p.Waiting.Noun = append(p.Waiting.Noun, s) // "a freckled girl"
		p.At++
		return true
	}
	if (s.Key == "character" || s.Key == "characters") && p.Subj >= 0 && p.Pending.Kind == "" && p.Span(p.At-1).Is(vocabulary.Trade) {
		p.At++
		p.Understand(s.From, s.To, "trade word", "")
		return true // "shark mascot character"
	}
	if memberAgain(p, s) || toldAgain(p, s) || people.Outfit(p, s) {
		return true
	}
	if (s.Is(vocabulary.Person) || nouns.Bred[s.Key] && (people.Possessed(p) || p.Pending.Kind == "with" || p.Scope == "with" || p.Pending.Kind == "and")) && nouns.YoungOne(p, s) || nouns.ParentOne(p, s) || people.OwnBody(p, s) || subjects.RefersBack(p, s) {
		return true
	}
	if looks.PartAhead(p, s) || people.Further(p, s) || adjunct(p, s) {
		return true
	}
	patterns.Stuffed(p, s)
	s = looks.WholePart(p, s)
	if nouns.Modifies(p, s) {
		return true
	}
	s = p.Spans[p.At]
	if next := p.Span(p.At + 1); next.IsWord() && !next.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Trade) && possessor(p, s) && !(next.Key == "head" && looks.AnimalSpan(p, s)) {
		p.LeaveOut(s.From, s.To, "We don't show whose it is.")
		p.At++
		return true
	}
	p.At++
	if p.Design.Purpose && len(p.Out.Subjects) > 0 {
		p.LeaveOut(p.Pending.Span.From, s.To, "“"+p.Words(p.Pending.Span.From, s.To)+"” says what the image is for, so it isn't drawn.")
		p.Waiting.Noun = nil
		return true
	}
	if ofMain(p, s) || people.Attribute(p, s) || people.OwnSteam(p, s) || places.Glows(p, s) || sameAgain(p, s) || vesselDrink(p, s) {
		return true
	}
	all := senses.Resolve(p, s)
	if letters.LettersOfText(p, s) {
		return true
	}
	if len(all) == 0 {
		if !nouns.Rescue(p, s) && !firstAlone(p, s) {
			nouns.Missing(p, s)
		}
		return true
	}
	if relations.LimbBeside(p, all) && (people.OwnersOf[p.WordAt(s.From-1)] || relations.LimbAfter(p, s)) { // "a boy scraping his knee" is no boy beside a leg
		p.LeaveOut(s.From, s.To, "We don't know how to show “"+strings.ToLower(p.Words(s.From-1, s.To))+"” yet.")
		p.Waiting.Noun, p.Pending.Kind = nil, ""
		return true
	}
	nouns.Subject(p, s, all)
	return true
}

// firstAlone draws the noun before one that nothing draws: "camera polaroid" is at least a camera.
func firstAlone(p *state.Parser, s state.Span) bool {
	first := p.Modifier
	if first.To == 0 || first.To != s.From || len(p.Waiting.Noun) > 0 || p.Pending.Kind != "" || p.Tables.Words.IsOwn(first.Key+" "+s.Key) {
		return false
	}
	all := senses.Resolve(p, first)
	if len(all) == 0 {
		return false
	}
	out := &p.Out.Reading.LeftOut
	words := p.Words(first.From, first.To)
	*out = slices.DeleteFunc(*out, func(it brief.Item) bool { return it.Words == words })
	for i := first.From; i < first.To; i++ {
		p.Fate[i] = false
	}
	p.LeaveOut(s.From, s.To, "We can't draw "+subjects.ANoun(p, s)+" yet, so we drew "+subjects.ANoun(p, first)+" alone.")
	nouns.Subject(p, first, all)
	return true
}

// possessor reports whether a noun was typed with a possessive ending.
func possessor(p *state.Parser, s state.Span) bool {
	if s.To < 1 || s.To > len(p.Tokens) {
		return false
	}
	_, ok := vocabulary.Possessive(p.Tokens[s.To-1].Raw)
	return ok
}
