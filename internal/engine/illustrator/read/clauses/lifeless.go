package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Where nobody is in a prompt, nobody can slide down or lean on anything: words that only say where on a thing something is, or of which a noun is
// told that was left out, are left out whole.

// lifeless reports whether a prompt names nobody who lives.
func lifeless(p *state.Parser) bool {
	return !slices.ContainsFunc(p.Spans, func(s state.Span) bool { return looks.LivingSpan(p, s) })
}

// alongWords lead to a place along a thing; wholeSides tell of all its sides.
var (
	alongWords = lexicon.Set("off down up")
	wholeSides = lexicon.Set("each both either all every opposite one")
	sideNouns  = lexicon.Set("side sides end ends")
)

// AlongParts leaves out "off the roof", "down the cone" and "on both sides" where they only say where on a thing a detail is.
func AlongParts(p *state.Parser) {
	if !lifeless(p) {
		return
	}
	for i := 1; i+2 < len(p.Spans); i++ {
		lead, noun := p.Spans[i], p.Spans[i+2]
		if !detailBefore(p, i) || !noun.IsWord() || p.Span(i+3).Is(vocabulary.Naming...) && !p.Span(i+3).Is(vocabulary.Relation) {
			continue
		}
		which := p.Spans[i+1].Key
		along := alongWords[lead.Key] && (which == "the" || which == "its") && noun.Is(vocabulary.Naming...)
		sides := (lead.Key == "on" || lead.Key == "at" || lead.Key == "in") && wholeSides[which] && sideNouns[noun.Key]
		corners := (lead.Key == "on" || lead.Key == "at") && which == "the" && (noun.Key == "corners" || noun.Key == "corner") && p.Spans[i-1].Is(vocabulary.Thing, vocabulary.PartWord) && state.Trims[p.Spans[i-1].Key]
		if !along && !sides && !corners {
			continue
		}
		p.LeaveOut(lead.From, noun.To, "We don't know how to show “"+strings.ToLower(p.Words(lead.From, noun.To))+"” yet.")
		p.Spans = slices.Delete(p.Spans, i, i+3)
	}
}

// detailBefore reports whether a thing and something that it comes with are named before span i.
func detailBefore(p *state.Parser, i int) bool {
	n := 0
	for k, s := range p.Spans[:i] {
		if s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Relation, vocabulary.Stop) && (!s.Is(vocabulary.Describing...) || !p.Span(k+1).Is(vocabulary.Naming...)) {
			n++
		}
	}
	return n > 1
}

// adjunct leaves out the noun before a part that a thing has or lacks: a snowman's "stick arm" is an arm, and where a crate has no "rope handle" there is no
// rope beside it.
func adjunct(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if nouns.MotifOnPart(p, s, next) {
		return true
	}
	if p.Scope != "with" || !p.IsPiece(p.Owner) || !s.Is(vocabulary.Thing, vocabulary.Unknown) || s.Is(vocabulary.Material, vocabulary.Color) && p.PartNamed(p.Owner, next.Key) != "" || !next.IsWord() || next.Is(vocabulary.Relation) || next.Is(vocabulary.Thing) && !state.Trims[next.Key] || next.Is(vocabulary.Style, vocabulary.Fill) || vocabulary.Prints[next.Key] || p.PartNamed(p.Owner, s.Key) != "" {
		return false
	}
	last := p.Span(p.At + 2)
	if last.Is(vocabulary.Naming...) && !last.Is(vocabulary.Relation) || !state.Trims[next.Key] && p.PartNamed(p.Owner, next.Key) == "" {
		return false
	}
	p.At++
	p.LeaveOut(s.From, s.To, "We can't show "+strings.ToLower(p.Words(s.From, next.To))+" on "+p.SubjectName(p.Owner)+" yet.")
	return true
}

// ofGone reports whether what is told from span s on is of a noun that was left out right before: one that opens its clause ("a boy baking, flour on the
// table": he is not on it), or any in a prompt without anybody.
func ofGone(p *state.Parser, s state.Span, kind string) bool {
	if p.Target.Subj != state.Nowhere || len(p.Out.Subjects) == 0 || p.WordAt(s.From-1) == "" || !placedKinds[strings.TrimPrefix(kind, "<")] && kind != "beside" && kind != "in front of" {
		return false
	}
	before := p.Span(p.At - 2)
	if before.Is(vocabulary.Stop) {
		before = p.Span(p.At - 3)
	}
	if before.IsWord() && (p.Alive(0) || !lifeless(p)) {
		return false
	}
	gone := p.Span(p.At - 1)
	if !gone.IsWord() || gone.Is(vocabulary.Relation) || !p.Fate[gone.From] || !wasLeftOut(p, gone) {
		return false
	}
	if thingAhead(p, p.At+1) {
		return false // "a cake with a cream filling on a plate": the cake
	}
	looks.Flush(p)
	p.At++
	end, _ := p.Phrase(p.At)
	nouns.LeaveOutTo(p, s, end, "What it goes with isn't in the image.")
	p.Pending.Kind = ""
	return true
}

// thingAhead reports whether the phrase from span i on names a thing that can be drawn by itself, and none that was named before.
func thingAhead(p *state.Parser, i int) bool {
	_, head := p.Phrase(i)
	id, ok := head.Value(vocabulary.Thing)
	return ok && !definite[p.Span(i).Key] && p.Tables.Drawable(id) != "" && !looks.PlacesOnThings[state.LastWord(head.Key)] && !head.Is(vocabulary.PartWord)
}

// wasLeftOut reports whether a span is among the words that were left out last.
func wasLeftOut(p *state.Parser, s state.Span) bool {
	out := p.Out.Reading.LeftOut
	return len(out) > 0 && strings.HasSuffix(strings.ToLower(out[len(out)-1].Words), strings.ToLower(p.Words(s.From, s.To)))
}

// glassBroken reads "cracked glass" after a thing as that it is cracked: no crack and no shards are beside it.
func glassBroken(p *state.Parser, i int) {
	s := p.Span(i)
	if s.Key != "cracked glass" && s.Key != "broken glass" && s.Key != "shattered glass" || !p.RestBefore(i) {
		return
	}
	p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.State, Value: "cracked"}}
}

// oneCorner leaves out "in the corner" and ", corner broken off" where they tell of one corner of a thing: corners of a sheet are several or come first.
func oneCorner(p *state.Parser, i int) {
	if p.Span(i).Key != "corner" || !lifeless(p) || !p.RestBefore(i) {
		return
	}
	from, to := i, i+1
	switch the, in := p.Span(i-1), p.Span(i-2); {
	case !the.IsWord():
		to = p.ClauseEnd(i)
	case the.Key == "the" && (in.Key == "in" || in.Key == "on" || in.Key == "at") && detailBefore(p, i-2):
		from = i - 2
		if p.Span(to).Key == "of" {
			to = p.ClauseEnd(i)
		}
	default:
		return
	}
	if p.Span(to).Is(vocabulary.Style) {
		return
	}
	p.LeaveOut(p.Spans[from].From, p.EndToken(to), "We don't know how to show “"+strings.ToLower(p.Words(p.Spans[from].From, p.EndToken(to)))+"” yet.")
	p.Spans = slices.Delete(p.Spans, from, to)
}

// ofMain reads a part of the main thing that comes after "and" and what else it has as a part of it: "a bicycle with a basket full of tulips and a
// leather seat" has no chair.
func ofMain(p *state.Parser, s state.Span) bool {
	if p.Pending.Kind != "and" || p.Subj < 1 || !p.IsPiece(0) || p.Scope == "with" && p.Owner == 0 || !people.Described(p) || p.PartNamed(0, s.Key) == "" || !s.Is(vocabulary.PartWord, vocabulary.Thing) || s.Is(vocabulary.Person, vocabulary.Relation) || p.PartNamed(p.Subj, s.Key) != "" || !lifeless(p) || !relations.BoundTo(p, 0, p.Subj) && !relations.BoundTo(p, 0, p.Subj-1) {
		return false
	}
	p.Owner, p.Scope = 0, "with"
	return people.Attribute(p, s)
}

// lined reads "red velvet inside" and "silk lining" as the lining of what comes before: the stuff is not that of the whole thing.
func lined(p *state.Parser, i int) {
	stuff, inside := p.Span(i), p.Span(i+1)
	if !stuff.Is(vocabulary.Material) || inside.Key != "inside" && inside.Key != "interior" && inside.Key != "lining" || !p.RestBefore(i) {
		return
	}
	after := p.Span(i + 2)
	if after.IsWord() && after.Key != "and" && after.Key != "with" {
		return // "a velvet interior of a car"
	}
	p.Spans[i+1].Key, p.Spans[i+1].Senses = "lining", nil
	first := i
	for first > 0 && p.Spans[first-1].IsWord() && p.Spans[first-1].Is(vocabulary.Describing...) {
		first--
	}
	if first > 0 && p.Spans[first-1].Kind == token.Pause {
		p.Spans[first-1] = looks.With(p, p.Spans[first].From)
	}
}

// marksOfUse are marks on things and the states that show them; claws leave scratches only where nothing else is drawn.
var marksOfUse = map[string]string{"scratches": "scratched", "scratch": "scratched", "scuffs": "scratched", "stains": "dirty", "chips": "chipped", "nicks": "chipped", "patina": "tarnished", "tarnish": "tarnished", "verdigris": "tarnished"}

// isFood reports whether a noun is eaten: chips are beside it, not on it.
func isFood(s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return t.Group == "food-drink"
}

// worn reads the marks of use that a thing is told to have as a state of the thing: no claw marks are beside it.
func worn(p *state.Parser, i int) {
	how := marksOfUse[p.Span(i).Key]
	if how == "" || !lifeless(p) || !p.RestBefore(i) {
		return
	}
	end := i + 1
	if lead := p.Span(end).Key; lead == "on" || lead == "along" || lead == "across" {
		for end++; p.Span(end).IsWord() && p.Span(end).Key != "and" && p.Span(end).Key != "with"; end++ {
		}
	}
	first := i
	for first > 0 && p.Spans[first-1].IsWord() && (p.Spans[first-1].Is(vocabulary.Describing...) || p.Spans[first-1].Is(vocabulary.Unknown) || p.Span(first-1).Key == "a") && !p.Spans[first-1].Is(vocabulary.Thing, vocabulary.Relation) {
		first--
	}
	lead := p.Span(first - 1)
	noun := slices.IndexFunc(p.Spans[:first], func(s state.Span) bool { return s.Is(vocabulary.Thing) && !s.Is(vocabulary.Describing...) })
	if noun < 0 || how == "chipped" && isFood(p.Spans[noun]) || lead.IsWord() && lead.Key != "with" && lead.Key != "and" {
		return
	}
	p.Understand(p.Spans[first].From, p.EndToken(end), "state", how)
	switch next := p.Span(end); {
	case lead.Key == "with" && next.Key == "and":
		end++ // "with stains and buttons"
	case lead.IsWord():
		first--
	}
	at := p.Spans[noun].From
	p.Spans = slices.Delete(p.Spans, first, end)
	p.Spans = slices.Insert(p.Spans, noun, state.Span{Kind: token.Word, From: at, To: at, Key: how, Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: how}}})
}

// stripesOf reads "in red and white stripes" after a thing as that it has them.
func stripesOf(p *state.Parser, i int) {
	if p.Span(i).Key != "in" || !p.RestBefore(i) {
		return
	}
	k := i + 1
	for p.Span(k).Is(vocabulary.Color) || k > i+1 && (p.Span(k).Key == "and" || p.Span(k).Kind == token.Pause && k < len(p.Spans)) {
		k++
	}
	if k > i+1 && p.Span(k).Key == "stripes" {
		p.Spans[i] = looks.With(p, p.Spans[i].From)
	}
}
