package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ofMainWords are the words that lead to what the main thing of a prompt has, or to where it is, whatever was named between.
var ofMainWords = lexicon.Phrases("with", "having", "wearing", "on", "on top of", "in", "inside", "inside of", "next to", "beside", "near", "in front of", "behind", "under", "surrounded by",
	"full of", "filled with", "loaded with", "topped with", "covered in", "covered with", "decorated with", "wrapped in", "wrapped with", "tied with")

// doneTo are words of the same kind that, right behind a noun, are told of it.
var doneTo = lexicon.Phrases("hanging from", "tied to", "made of", "held by", "growing out of", "sitting on", "standing on", "lying on", "floating in", "flying over")

// carries are the relations by which what was named last is a detail, the contents or the company of a thing; upholds those by which it is the place of it.
var (
	carries = lexicon.Set("with and around over covering inside on through under")
	upholds = lexicon.Set("on inside under through")
)

func init() {
	for _, kind := range []string{"full of", "printed on", "floating around", "emerging from", "spilling from", "hanging from", "tied to", "stuck in", "sitting on", "standing on", "in front of"} {
		carries[kind] = true
	}
	for _, kind := range []string{"hanging from", "sitting on", "standing on", "lying on", "leaning on", "tied to"} {
		upholds[kind] = true
	}
}

// inscribing are the words before a text that something carries, if it came right before, and ofText those before one that the main thing carries.
var (
	inscribing = lexicon.Phrases("labeled", "labelled", "that says", "which says", "saying")
	ofText     = lexicon.Phrases("with the number", "with the name", "with the words", "with the text", "with the word")
)

// cloths are the trims and covers whose own pattern is often told: "a basket with a bow with white dots".
var cloths = lexicon.Set("bow hair-bow ribbon scarf hat party-hat santa-hat umbrella pillow blanket balloon flag waving-flag curtain quilt mug plate gift-box")

// BackToThing goes on about the main thing where the words that span s opens are about it, and not about what it came with: in "a bucket full of apples with
// a striped bow on a table" the bucket has the bow and stands on the table. What the catalog says only fits what was named last is of that.
func BackToThing(p *state.Parser, s state.Span) {
	whole := !s.Is(vocabulary.Relation) && (strings.HasPrefix(s.Key, "with ") || ofWhole(p, s))
	if whole && p.Subj == 0 && p.Target.Subj == 0 {
		p.Target = state.Target{Subj: 0} // not of a part: "a car with white stripes with smoke"
	}
	if !whole && !ofMainWords[s.Key] && !inscribing[s.Key] && !ofText[s.Key] && !doneTo[s.Key] || p.Pending.Kind != "" || !oneMainThing(p) {
		return
	}
	if next := p.Span(p.At + 1); !whole && !inscribing[s.Key] && !ofText[s.Key] && (!next.IsWord() && next.Kind != token.Quote || people.Pronouns[next.Key] || next.Is(vocabulary.Relation) && !next.Is(vocabulary.Naming...)) {
		return // "roses inside with a ribbon"
	}
	end, head := p.Phrase(p.At + 1)
	switch {
	case whole:
		end, head = p.At+1, s
	case !head.IsWord():
		head = p.Span(end - 1) // nothing but a look: "with polka dots"
	}
	if tellsOfLast(p, s, head, end) {
		return
	}
	looks.Flush(p)
	p.Subj, p.Owner, p.Scope, p.Pending.Last, p.Pending.LastTo, p.Target, p.Several.Group = 0, 0, "", "", -1, state.Target{Subj: 0}, []int{0}
}

// ofWhole reports whether a span is a view of the main thing, or what becomes of it: "on fire", "covered in snow", "top view".
func ofWhole(p *state.Parser, s state.Span) bool {
	return len(p.Waiting.Noun) == 0 && !p.NounAhead(p.At+1) && (s.Is(vocabulary.Facing, vocabulary.Turn) || s.Is(vocabulary.State) && strings.Contains(s.Key, " "))
}

// oneMainThing reports whether a prompt without people is about a thing with which others came.
func oneMainThing(p *state.Parser) bool {
	return p.Subj > 0 && p.Subj < len(p.Out.Subjects) && p.KindOf(0) == brief.Piece && !p.Creature(p.Out.Subjects[0].ID) && !p.Beastlike(0) && p.Out.Sheet == "" && p.Out.Motif == "" && !slices.Contains(p.Out.Framing, "pattern") &&
		!slices.ContainsFunc(p.Out.Subjects, func(sub brief.Subject) bool { return sub.Kind == brief.Person })
}

// tellsOfLast reports whether what span s opens, up to end and with that head, is told of the subject that was named last and not of the main thing.
func tellsOfLast(p *state.Parser, s, head state.Span, end int) bool {
	r, bound := boundLink(p, p.Subj)
	before := p.Span(p.At - 1)
	apart := before.Kind == token.Pause || before.Key == "and"
	after := p.Span(end)
	placed := people.Pronouns[p.Span(end+1).Key] || strings.HasSuffix(after.Key, " it") || strings.HasPrefix(after.Key, "on the ")
	ofLast, ofFirst := ownOf(p, p.Subj, head), ownOf(p, 0, head)
	it := p.Span(end+1).Key == "it" || strings.HasSuffix(after.Key, " it") || strings.HasPrefix(after.Key, "on the ")
	part := p.Span(end + 2).Key
	switch {
	case it && p.Out.Subjects[p.Subj].Count > 1 || after.Key == "on" && p.Span(end+1).Key == "the" && p.PartNamed(0, part) != "" && p.PartNamed(p.Subj, part) == "":
		return false // "seashells with hearts above it", "balloons with a cat on the roof"
	case r.Kind == "full of" && r.From == 0 && s.Key == "with" && head.Is(vocabulary.Thing) && p.PartNamed(p.Subj, head.Key) == "":
		return false // "a bucket full of seashells with a red bow"
	case r.From == 0 && s.Key == "with" && head.Is(vocabulary.Fill) && unpatterned(p, p.Subj):
		return false // "a truck under a rainbow with racing stripes"
	case r.From == 0 && !apart && fresh(p, head) && foodstuff(p, 0) && !foodstuff(p, p.Subj):
		return false // "a pizza on a table with steam rising"
	case !bound && p.Out.Subjects[p.Subj].Text == "" || ofLast && !ofFirst && !(apart && placed):
		return true
	case p.Alive(p.Subj) && (!apart && relations.JustNamed(p, s) || head.Is(vocabulary.Garment, vocabulary.Glasses, vocabulary.HairStyle) || people.Limb(head)):
		return true
	case r.Kind == "holding" && !apart, doneTo[s.Key] && relations.JustNamed(p, s), relations.JustNamed(p, s) && s.Key != "with" && (definite[p.Span(p.At+1).Key] || p.Span(p.At-1).Key == "that"):
		return true // "a book with a key on its cover"
	case s.Is(vocabulary.Facing, vocabulary.Turn), apart && s.Key != "in" || ofFirst && !ofLast:
		return false
	case r.Kind == "and", inscribing[s.Key] && r.Kind != "full of":
		return true
	}
	look := s.Key != "with" && strings.HasPrefix(s.Key, "with ") && !ofText[s.Key] || s.Is(vocabulary.State) && relations.JustNamed(p, s) || s.Key == "with" && (head.Is(vocabulary.Fill, vocabulary.Expression, vocabulary.PartWord) && !head.Is(vocabulary.Thing) || p.Tables.Words.Zones[state.LastWord(head.Key)] != "")
	within := strings.HasPrefix(after.Key, "in") && (placed || people.Pronouns[p.Span(end+1).Key])
	switch {
	case within && r.From == 0 && !carries[r.Kind] && !senses.Containers[p.Out.Subjects[0].ID]:
		return true // "a car next to a boat with a dog in it"
	case r.From == 0 && upholds[r.Kind]: // the main thing is on it or in it
		return look || s.Key != "with" && s.Key != "wearing" || senses.Containers[p.Out.Subjects[p.Subj].ID] && senses.EndsClause(p, end) && !after.Is(vocabulary.Relation)
	case r.From == 0 && !carries[r.Kind]:
		return look
	}
	return look && r.Kind == "with" && cloths[p.Out.Subjects[p.Subj].ID]
}

// fresh reports whether a noun is a state in which food is shown rather than anything else.
func fresh(p *state.Parser, head state.Span) bool {
	how, ok := head.Value(vocabulary.State)
	return ok && ofDishes[how]
}

// ofDishes are the states of what was cooked, poured over or tasted.
var ofDishes = lexicon.Set("smoking melting bitten half-eaten sprinkled sugared iced honeyed cheese-dripping chocolate-coated caramel-coated gold-dripping")

// foodstuff reports whether a subject is food or a drink.
func foodstuff(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group == "food-drink"
}

// unpatterned reports whether a subject is a plant or something of the sky, which nobody paints a pattern on.
func unpatterned(p *state.Parser, i int) bool {
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group == "plant-flower" || t.Group == "weather-nature-effect"
}

// boundLink is the relation by which subject i came with the main thing, or with what came with that.
func boundLink(p *state.Parser, i int) (brief.Relation, bool) {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		if r.From != i && r.To != i {
			continue
		}
		other := r.From + r.To - i
		if other == 0 {
			return r, true
		}
		if other < i {
			_, bound := boundLink(p, other)
			return r, bound
		}
	}
	return brief.Relation{}, false
}

// ownOf reports whether the catalog has a noun as a part or a state of a subject, or the table of what things come with has it on, in or around it.
func ownOf(p *state.Parser, i int, noun state.Span) bool {
	if p.PartNamed(i, noun.Key) != "" || p.PartNamed(i, state.LastWord(noun.Key)) != "" {
		return true
	}
	if how, ok := noun.Value(vocabulary.State); ok && p.KindOf(i) == brief.Piece && slices.Contains(p.Tables.Catalog.States(p.Out.Subjects[i].ID), how) {
		return true
	}
	id, ok := noun.Value(vocabulary.Thing)
	if t, _ := things.ByID(id); t.Group == "plant-flower" && senses.Containers[p.Out.Subjects[i].ID] {
		return true // "a table with a vase with flowers"
	}
	return ok && slices.ContainsFunc(patterns.ComingWith(), func(row patterns.ComesWith) bool {
		return !row.Owner["@"] && relations.IsOneOf(row.Owner, p.Out.Subjects[i].ID) && relations.IsOneOf(row.Owned, id)
	})
}
