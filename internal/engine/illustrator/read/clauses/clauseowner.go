package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// A prompt about one person or animal tells of it in clauses: "an old man sitting on a bench, reading a book, with a cat beside". Each clause
// attaches to the one who acts, not to the object of the clause before, unless that object can have what the clause tells and nothing parts the two.

// sole is the subject that the whole prompt tells of: it was named first, is one, and all else came with it; -1 if there is none.
func (p *parser) sole() int {
	if len(p.out.Subjects) == 0 || !p.alive(0) || p.out.Subjects[0].Count > 1 || p.several || p.inSet || p.out.Sheet != "" || p.out.Motif != "" || !p.isPerson(0) && len(p.group) > 1 && slices.Contains(p.group, 0) {
		return -1
	}
	for i := range p.out.Subjects[1:] {
		if p.isPerson(i+1) && p.out.Subjects[i+1].Person.Age != "baby" {
			return -1
		}
	}
	return 0
}

// tieTo is the relation by which subject i came with subject 0, directly or in what it is in; empty if it did not.
func (p *parser) tieTo(i int) string {
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		other := r.From + r.To - i
		switch {
		case r.From != i && r.To != i || r.From == r.To:
		case other == 0 && r.From == i && (r.Kind == "behind" || r.Kind == "around" || r.Kind == "floating around" || r.Kind == "wearing" || r.Kind == "riding" || strings.HasPrefix(r.Kind, "on ")):
			return "beside"
		case other == 0:
			return r.Kind
		case other < i:
			if tie := p.tieTo(other); tie != "" && r.To == i && (r.Kind == "full of" || r.Kind == "with") {
				return tie
			} else if tie != "" {
				return "beside" // a fireplace next to an armchair that somebody sits in
			}
		}
	}
	return ""
}

// actTies are the relations of somebody to what they do something to, besides doings.
var actTies = phraseSet("looking at", "walking", "pushing", "pulling", "throwing", "catching", "feeding", "wearing", "chasing", "knocking")

// nearTies are the relations that only put two side by side.
var nearTies = phraseSet("with", "and", "beside", "behind", "in front of", "around", "floating around", "between", "under")

// toSole goes back to the one who acts if the clause that begins with the span is about them.
func (p *parser) toSole(s span) {
	i := p.sole()
	if i == p.subj && (p.rel == "and" || p.rel == "with") && p.wordAt(s.from-1) == "and" && p.relFrom == i && s.is(pose) && !s.is(thing) && strings.HasSuffix(firstWord(s.key), "ing") {
		if doing, _ := s.value(pose); vocabulary.Onto[doing] || !p.objectAhead(p.at+1) {
			p.rel = "" // "a girl smiling and sweeping the floor"
		}
	}
	if doing, _ := s.value(pose); i >= 0 && p.isPerson(i) && s.is(thing) && crafts[doing] && strings.HasSuffix(s.key, "ing") && p.endsVerb(p.at+1) && p.parted(s) && len(p.pre) == 0 {
		p.subj, p.owner, p.scope, p.lastRel, p.target, p.rel = i, i, "", "", target{subj: i}, "" // "sitting on a log, knitting"
		return
	}
	if i < 0 || p.subj < 1 || p.subj == i || p.rel != "" && p.rel != "and" && p.rel != "with" || len(p.pre) > 0 && p.rel != "" {
		return
	}
	tie := p.tieTo(p.subj)
	if tie == "" || speaks[p.out.Subjects[p.subj].ID] {
		return
	}
	act := doings[tie] || actTies[tie]
	if p.clauseOfSole(s, act, nearTies[tie]) {
		p.flush()
		p.subj, p.owner, p.scope, p.lastRel, p.target, p.rel = i, i, "", "", target{subj: i}, ""
		p.group = []int{i}
	}
}

// parted reports whether a comma, "and" or "while" parts the clause at a span from what stands before.
func (p *parser) parted(s span) bool {
	before := p.span(p.at - 1)
	where, _ := before.value(relation)
	placed := strings.HasPrefix(where, "at ") || before.key == "beside" || before.key == "nearby" || before.key == "around" // "with a parrot on his shoulder reading"
	return p.at > 0 && (before.kind == token.Pause || placed && !before.is(naming...)) || p.wordAt(s.from-1) == "while" || p.wordAt(s.from-1) == "and"
}

// clauseOfSole decides for one clause, where the object before was acted on, or only is near.
func (p *parser) clauseOfSole(s span, act, near bool) bool {
	kind, _ := s.value(relation)
	_, head := p.phrase(p.at + 1)
	parted, living := p.parted(s), p.alive(p.subj)
	switch {
	case (kind == "in" || kind == "on" || kind == "at") && (head.is(setting) && !head.is(thing) || kind == "in" && roomy[plainID(head)]):
		return !p.active(p.subj)
	case kind == "wearing" || kind == "in" || kind == "with":
		if p.bodyLook(head) {
			return p.isPerson(0) && p.partNamed(p.subj, head.key) == "" && (!living || parted || !p.petWear(head))
		}
		if head.is(garment, glasses) && !(kind == "in" && pouches[head.key]) {
			return !living && p.partNamed(p.subj, head.key) == "" && (p.isPerson(0) || kind == "wearing") || living && (parted || p.isPerson(0) && !p.petWear(head) && act)
		}
		return kind == "with" && p.company(head, act, parted)
	case strings.HasSuffix(firstWord(s.key), "ing") && (s.is(pose, relation) && !s.is(thing) || p.verbAhead(s)):
		doing, _ := s.value(pose)
		stays := ofMounts[doing] || strings.Contains(kind, "sitting on") || strings.Contains(kind, "lying on") || strings.Contains(kind, "standing on")
		return !p.active(p.subj) && (act || !stays || parted) || p.active(p.subj) && (parted || act && !stays || near && p.isPerson(0) && p.byHand(kind, doing))
	case kind == "beside" || kind == "in front of" || kind == "behind" || kind == "under" || kind == "between" || kind == "around":
		return act && p.objectAhead(p.at+1)
	case (kind == "and") && !p.active(p.subj) && p.scope != "holding":
		return p.animalSpan(head) && (act || p.tieTo(p.subj) == "sitting on")
	case kind == "on" || kind == "riding":
		return act && parted
	}
	return false
}

// roomy are the things that somebody is in whatever they hold.
var roomy = wordSet("bathtub hammock bed canoe kayak rowboat boat car wheelchair armchair rocking-chair swimming-pool hot-tub tent")

func plainID(s span) string {
	id, _ := s.value(thing)
	return id
}

// byHand reports whether an act is one of people, whatever animal is beside them: "a girl with a dog reading a book".
func (p *parser) byHand(kind, doing string) bool {
	return doings[kind] && kind != "eating" && kind != "drinking" && kind != "wearing" || vocabulary.Onto[doing] || handPoses[doing]
}

// handPoses are further acts of people.
var handPoses = phraseSet("selfie", "knitting", "reading", "juggling", "talking on the phone", "typing", "writing")

// verbAhead reports whether the span is a verb of work that names a thing too and has its object ahead: "painting a picture".
func (p *parser) verbAhead(s span) bool {
	return s.is(pose, relation) && s.is(thing) && p.objectAhead(p.at+1)
}

// bodyLook reports whether a noun is something of a person's head or skin.
func (p *parser) bodyLook(head span) bool {
	return head.is(hairStyle, beard, extra) && !head.is(thing) || head.is(beard) || head.key == "hair" || head.is(hairStyle) && head.is(thing) && p.isPerson(0)
}

// petWear reports whether animals are often shown in what a noun names.
func (p *parser) petWear(head span) bool { return petClothes[lastWord(head.key)] }

// petClothes are worn by animals and dolls as well as by people.
var petClothes = wordSet("hat hats cap beanie crown bow ribbon bowtie tie scarf bandana sweater jumper coat raincoat jacket collar costume hoodie glasses sunglasses goggles vest cape")

// company reports whether what comes "with" is with the one who acts: living ones, and what the words behind it put on or around a body.
func (p *parser) company(head span, act, parted bool) bool {
	end, _ := p.phrase(p.at + 1)
	where, tail := p.span(end).value(relation)
	id, _ := head.value(thing)
	living := head.is(person) || p.animalSpan(head) || p.r.drawable(id) == brief.Bird || p.r.drawable(id) == brief.Animal
	if at := strings.TrimPrefix(where, "at "); tail && at != where {
		switch at {
		case "lap", "arms", "feet", "hand":
			return true
		case "back", "head":
			return act || !p.active(p.subj)
		case "around", "behind", "front":
			return act || parted
		}
	}
	if near := p.span(end); (near.key == "beside" || near.key == "nearby" || near.key == "around" || near.key == "behind") && !p.objectAhead(end+1) {
		return act || parted || living
	}
	if !living {
		return false
	}
	held, on := p.tieTo(p.subj), p.out.Subjects[p.subj].ID
	if (canvases[on] || cups[on] || containers[on]) && held != "playing" && held != "eating" && held != "reading" && !parted {
		return false // "holding a mug with a cat": a picture on it
	}
	return act || parted
}
