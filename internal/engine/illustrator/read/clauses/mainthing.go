package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// ofMain are the words that lead to what the main thing of a prompt has, or to where it is, whatever was named between.
var ofMain = phraseSet("with", "having", "wearing", "on", "on top of", "in", "inside", "inside of", "next to", "beside", "near", "in front of", "behind", "under", "surrounded by",
	"full of", "filled with", "loaded with", "topped with", "covered in", "covered with", "decorated with", "wrapped in", "wrapped with", "tied with")

// doneTo are words of the same kind that, right behind a noun, are told of it.
var doneTo = phraseSet("hanging from", "tied to", "made of", "held by", "growing out of", "sitting on", "standing on", "lying on", "floating in", "flying over")

// carries are the relations by which what was named last is a detail, the contents or the company of a thing; upholds those by which it is the place of it.
var (
	carries = wordSet("with and around over covering inside on through under")
	upholds = wordSet("on inside under through")
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
	inscribing = phraseSet("labeled", "labelled", "that says", "which says", "saying")
	ofText     = phraseSet("with the number", "with the name", "with the words", "with the text", "with the word")
)

// cloths are the trims and covers whose own pattern is often told: "a basket with a bow with white dots".
var cloths = wordSet("bow hair-bow ribbon scarf hat party-hat santa-hat umbrella pillow blanket balloon flag waving-flag curtain quilt mug plate gift-box")

// backToThing goes on about the main thing where the words that span s opens are about it, and not about what it came with: in "a bucket full of apples with
// a striped bow on a table" the bucket has the bow and stands on the table. What the catalog says only fits what was named last is of that.
func (p *parser) backToThing(s span) {
	whole := !s.is(relation) && (strings.HasPrefix(s.key, "with ") || p.ofWhole(s))
	if whole && p.subj == 0 && p.target.subj == 0 {
		p.target = target{subj: 0} // not of a part: "a car with white stripes with smoke"
	}
	if !whole && !ofMain[s.key] && !inscribing[s.key] && !ofText[s.key] && !doneTo[s.key] || p.rel != "" || !p.oneMainThing() {
		return
	}
	if next := p.span(p.at + 1); !whole && !inscribing[s.key] && !ofText[s.key] && (!next.isWord() && next.kind != token.Quote || pronouns[next.key]) {
		return
	}
	end, head := p.phrase(p.at + 1)
	switch {
	case whole:
		end, head = p.at+1, s
	case !head.isWord():
		head = p.span(end - 1) // nothing but a look: "with polka dots"
	}
	if p.tellsOfLast(s, head, end) {
		return
	}
	p.flush()
	p.subj, p.owner, p.scope, p.lastRel, p.lastRelTo, p.target, p.group = 0, 0, "", "", -1, target{subj: 0}, []int{0}
}

// ofWhole reports whether a span is a view of the main thing, or what becomes of it: "on fire", "covered in snow", "top view".
func (p *parser) ofWhole(s span) bool {
	return len(p.pre) == 0 && !p.nounAhead(p.at+1) && (s.is(facing, turn) || s.is(state) && strings.Contains(s.key, " "))
}

// oneMainThing reports whether a prompt without people is about a thing with which others came.
func (p *parser) oneMainThing() bool {
	return p.subj > 0 && p.subj < len(p.out.Subjects) && p.kindOf(0) == brief.Piece && !p.creature(p.out.Subjects[0].ID) && !p.beastlike(0) && p.out.Sheet == "" && p.out.Motif == "" && !slices.Contains(p.out.Framing, "pattern") &&
		!slices.ContainsFunc(p.out.Subjects, func(sub brief.Subject) bool { return sub.Kind == brief.Person })
}

// tellsOfLast reports whether what span s opens, up to end and with that head, is told of the subject that was named last and not of the main thing.
func (p *parser) tellsOfLast(s, head span, end int) bool {
	r, bound := p.boundLink(p.subj)
	before := p.span(p.at - 1)
	apart := before.kind == token.Pause || before.key == "and"
	after := p.span(end)
	placed := pronouns[p.span(end+1).key] || strings.HasSuffix(after.key, " it") || strings.HasPrefix(after.key, "on the ")
	ofLast, ofFirst := p.ownOf(p.subj, head), p.ownOf(0, head)
	switch {
	case !bound && p.out.Subjects[p.subj].Text == "" || ofLast && !ofFirst && !(apart && placed):
		return true
	case p.alive(p.subj) && (!apart && p.justNamed(s) || head.is(garment, glasses, hairStyle) || limb(head)):
		return true
	case r.Kind == "holding" && !apart, doneTo[s.key] && p.justNamed(s), p.justNamed(s) && s.key != "with" && (definite[p.span(p.at+1).key] || p.span(p.at-1).key == "that"):
		return true // "a book with a key on its cover"
	case s.is(facing, turn), apart && s.key != "in" || ofFirst && !ofLast:
		return false
	case r.Kind == "and", inscribing[s.key] && r.Kind != "full of":
		return true
	}
	look := s.key != "with" && strings.HasPrefix(s.key, "with ") && !ofText[s.key] || s.is(state) && p.justNamed(s) || s.key == "with" && (head.is(fill, expression, partWord) && !head.is(thing) || p.r.words.Zones[lastWord(head.key)] != "")
	within := strings.HasPrefix(after.key, "in") && (placed || pronouns[p.span(end+1).key])
	switch {
	case within && r.From == 0 && !carries[r.Kind] && !containers[p.out.Subjects[0].ID]:
		return true // "a car next to a boat with a dog in it"
	case r.From == 0 && upholds[r.Kind]: // the main thing is on it or in it
		return look || s.key != "with" && s.key != "wearing" || containers[p.out.Subjects[p.subj].ID] && p.endsClause(end) && !after.is(relation)
	case r.From == 0 && !carries[r.Kind]:
		return look
	}
	return look && r.Kind == "with" && cloths[p.out.Subjects[p.subj].ID]
}

// boundLink is the relation by which subject i came with the main thing, or with what came with that.
func (p *parser) boundLink(i int) (brief.Relation, bool) {
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		if r.From != i && r.To != i {
			continue
		}
		other := r.From + r.To - i
		if other == 0 {
			return r, true
		}
		if other < i {
			_, bound := p.boundLink(other)
			return r, bound
		}
	}
	return brief.Relation{}, false
}

// ownOf reports whether the catalog has a noun as a part or a state of a subject, or the table of what things come with has it on, in or around it.
func (p *parser) ownOf(i int, noun span) bool {
	if p.partNamed(i, noun.key) != "" || p.partNamed(i, lastWord(noun.key)) != "" {
		return true
	}
	if how, ok := noun.value(state); ok && p.kindOf(i) == brief.Piece && slices.Contains(p.r.catalog.States(p.out.Subjects[i].ID), how) {
		return true
	}
	id, ok := noun.value(thing)
	if t, _ := things.ByID(id); t.Group == "plant-flower" && containers[p.out.Subjects[i].ID] {
		return true // "a table with a vase with flowers"
	}
	return ok && slices.ContainsFunc(comingWith(), func(row comesWith) bool {
		return !row.owner["@"] && isOneOf(row.owner, p.out.Subjects[i].ID) && isOneOf(row.owned, id)
	})
}
