package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// actTies are the relations of somebody to what they do something to, besides doings.
var actTies = lexicon.Phrases("looking at", "walking", "pushing", "pulling", "throwing", "catching", "feeding", "wearing", "chasing", "knocking")

// nearTies are the relations that only put two side by side.
var nearTies = lexicon.Phrases("with", "and", "beside", "behind", "in front of", "around", "floating around", "between", "under")

// toSole goes back to the one who acts if the clause that begins with the span is about them.
func toSole(p *state.Parser, s state.Span) {
	i := people.Sole(p)
	if i == p.Subj && (p.Pending.Kind == "and" || p.Pending.Kind == "with") && p.WordAt(s.From-1) == "and" && p.Pending.From == i && s.Is(vocabulary.Pose) && !s.Is(vocabulary.Thing) && strings.HasSuffix(state.FirstWord(s.Key), "ing") {
		if doing, _ := s.Value(vocabulary.Pose); vocabulary.Onto[doing] || !people.ObjectAhead(p, p.At+1) {
			p.Pending.Kind = "" // "a girl smiling and sweeping the floor"
		}
	}
	if doing, _ := s.Value(vocabulary.Pose); i >= 0 && p.IsPerson(i) && s.Is(vocabulary.Thing) && people.Crafts[doing] && strings.HasSuffix(s.Key, "ing") && subjects.EndsVerb(p, p.At+1) && parted(p, s) && len(p.Waiting.Noun) == 0 {
		p.Subj, p.Owner, p.Scope, p.Pending.Last, p.Target, p.Pending.Kind = i, i, "", "", state.Target{Subj: i}, "" // "sitting on a log, knitting"
		return
	}
	if i < 0 || p.Subj < 1 || p.Subj == i || relative(p, s) && p.Alive(p.Subj) || p.Pending.Kind != "" && p.Pending.Kind != "and" && p.Pending.Kind != "with" || len(p.Waiting.Noun) > 0 && p.Pending.Kind != "" {
		return
	}
	tie := nouns.TieTo(p, p.Subj)
	if tie == "" || looks.Speaks[p.Out.Subjects[p.Subj].ID] {
		return
	}
	act := state.Doings[tie] || actTies[tie]
	if clauseOfSole(p, s, act, nearTies[tie]) {
		looks.Flush(p)
		p.Subj, p.Owner, p.Scope, p.Pending.Last, p.Target, p.Pending.Kind = i, i, "", "", state.Target{Subj: i}, ""
		p.Several.Group = []int{i}
	}
}

// parted reports whether a comma, "and" or "while" parts the clause at a span from what stands before.
func parted(p *state.Parser, s state.Span) bool {
	before := p.Span(p.At - 1)
	where, _ := before.Value(vocabulary.Relation)
	placed := strings.HasPrefix(where, "at ") || before.Key == "beside" || before.Key == "nearby" || before.Key == "around" // "with a parrot on his shoulder reading"
	return p.At > 0 && (before.Kind == token.Pause || placed && !before.Is(vocabulary.Naming...)) || p.WordAt(s.From-1) == "while" || p.WordAt(s.From-1) == "and"
}

// relative reports whether a clause begins with "who", "that" or "which": it is about the one named right before.
func relative(p *state.Parser, s state.Span) bool {
	if p.WordAt(s.From-1) == "who" { // "teaching a mouse to dance" is put so
		return true
	}
	from := max(s.From-2, 0)
	said := strings.Fields(strings.ToLower(p.Words(from, s.From+1)))
	return slices.ContainsFunc(said, func(w string) bool { return w == "who" || w == "that" || w == "which" })
}

// clauseOfSole decides for one clause, where the object before was acted on, or only is near.
func clauseOfSole(p *state.Parser, s state.Span, act, near bool) bool {
	kind, _ := s.Value(vocabulary.Relation)
	_, head := p.Phrase(p.At + 1)
	parted, living := parted(p, s), p.Alive(p.Subj)
	dressed := living && !p.IsPiece(p.Subj) && !(act && p.KindOf(p.Subj) == brief.Bird && p.IsPerson(0)) // whom clothes and hair may be of
	switch {
	case (kind == "in" || kind == "on" || kind == "at") && (head.Is(vocabulary.Setting) && !head.Is(vocabulary.Thing) || kind == "in" && roomy[plainID(head)]):
		return !p.Active(p.Subj)
	case kind == "wearing" || kind == "in" || kind == "with":
		if bodyLook(p, head) {
			return p.IsPerson(0) && (p.PartNamed(p.Subj, head.Key) == "" || act && p.Active(p.Subj)) && (!dressed || parted || !petWear(p, head))
		}
		if head.Is(vocabulary.Garment, vocabulary.Glasses) && !(kind == "in" && people.Pouches[head.Key]) {
			return !dressed && p.PartNamed(p.Subj, head.Key) == "" && (p.IsPerson(0) || kind == "wearing") || dressed && (parted || p.IsPerson(0) && !petWear(p, head) && act)
		}
		return kind == "with" && (company(p, head, act, parted) || act && !living && p.WordAt(s.From-1) == "and")
	case strings.HasSuffix(state.FirstWord(s.Key), "ing") && (s.Is(vocabulary.Pose, vocabulary.Relation) && !s.Is(vocabulary.Thing) || verbAhead(p, s)):
		doing, _ := s.Value(vocabulary.Pose)
		stays := looks.OfMounts[doing] || strings.Contains(kind, "sitting on") || strings.Contains(kind, "lying on") || strings.Contains(kind, "standing on")
		return !p.Active(p.Subj) && (act || !stays || parted) || p.Active(p.Subj) && (parted || act && forPeople(p, head) || act && !stays || near && nouns.TieTo(p, p.Subj) != "and" && p.IsPerson(0) && byHand(p, s, doing))
	case kind == "beside" || kind == "in front of" || kind == "behind" || kind == "under" || kind == "between" || kind == "around":
		return (act || workplaces[p.Out.Subjects[p.Subj].ID] && nouns.TieTo(p, p.Subj) == "beside") && people.ObjectAhead(p, p.At+1)
	case (kind == "and") && !p.Active(p.Subj) && p.Scope != "holding":
		return looks.AnimalSpan(p, head) && (act || nouns.TieTo(p, p.Subj) == "sitting on")
	case kind == "on" || kind == "riding":
		return act && (parted || peopleSeats[plainID(head)])
	}
	return false
}

// roomy are the things that somebody is in whatever they hold.
var roomy = lexicon.Set("bathtub hammock bed canoe kayak rowboat boat car wheelchair armchair rocking-chair swimming-pool hot-tub tent")

// workplaces are what somebody is at: what is around them is around it.
var workplaces = lexicon.Set("desk table")

// forPeople reports whether a noun names what people ride or sit on, and the animals that they walk or feed hardly ever do.
func forPeople(p *state.Parser, head state.Span) bool {
	return peopleSeats[plainID(head)] || roomy[plainID(head)] && p.KindOf(p.Subj) == brief.Bird || p.KindOf(p.Subj) == brief.Bird && birdless[plainID(head)]
}

// peopleSeats carry people who do something to an animal, and birdless those who feed birds.
var (
	peopleSeats = lexicon.Set("bicycle kick-scooter motor-scooter motorcycle tractor horse swing ladder stepladder wheelchair rocking-chair stool mountain")
	birdless    = lexicon.Set("bench chair armchair sofa rock log desk table park-bench")
)

func plainID(s state.Span) string {
	id, _ := s.Value(vocabulary.Thing)
	return id
}

// byHand reports whether an act is one of people, whatever animal is beside them: "a girl with a dog reading a book".
func byHand(p *state.Parser, s state.Span, doing string) bool {
	kind, _ := s.Value(vocabulary.Relation)
	if kind == "eating" && state.FirstWord(s.Key) == "smoking" {
		return true
	}
	return state.Doings[kind] && kind != "eating" && kind != "drinking" && kind != "wearing" || vocabulary.Onto[doing] || handPoses[doing]
}

// handPoses are further acts of people.
var handPoses = lexicon.Phrases("selfie", "knitting", "reading", "juggling", "talking on the phone", "typing", "writing")

// verbAhead reports whether the span is a verb of work that names a thing too and has its object ahead: "painting a picture".
func verbAhead(p *state.Parser, s state.Span) bool {
	return s.Is(vocabulary.Pose, vocabulary.Relation) && s.Is(vocabulary.Thing) && people.ObjectAhead(p, p.At+1)
}

// bodyLook reports whether a noun is something of a person's head or skin.
func bodyLook(p *state.Parser, head state.Span) bool {
	return head.Is(vocabulary.HairStyle, vocabulary.Beard, vocabulary.Extra) && !head.Is(vocabulary.Thing) || head.Is(vocabulary.Beard) || head.Key == "hair" || head.Is(vocabulary.HairStyle) && head.Is(vocabulary.Thing) && p.IsPerson(0)
}

// petWear reports whether animals are often shown in what a noun names.
func petWear(p *state.Parser, head state.Span) bool { return petClothes[state.LastWord(head.Key)] }

// petClothes are worn by animals and dolls as well as by people.
var petClothes = lexicon.Set("hat hats cap beanie crown bow ribbon bowtie tie scarf bandana sweater jumper coat raincoat jacket collar costume hoodie glasses sunglasses goggles vest cape")

// company reports whether what comes "with" is with the one who acts: living ones, and what the words behind it put on or around a body.
func company(p *state.Parser, head state.Span, act, parted bool) bool {
	end, _ := p.Phrase(p.At + 1)
	where, tail := p.Span(end).Value(vocabulary.Relation)
	id, _ := head.Value(vocabulary.Thing)
	living := head.Is(vocabulary.Person) || looks.AnimalSpan(p, head) || p.Tables.Drawable(id) == brief.Bird || p.Tables.Drawable(id) == brief.Animal
	if at := strings.TrimPrefix(where, "at "); tail && at != where {
		switch at {
		case "lap", "arms", "feet", "hand":
			return true
		case "back", "head":
			return act || !p.Active(p.Subj)
		case "around", "behind", "front":
			return act || parted
		}
	}
	if near := p.Span(end); (near.Key == "beside" || near.Key == "nearby" || near.Key == "around" || near.Key == "behind") && !people.ObjectAhead(p, end+1) {
		return act || parted || living
	}
	if !living {
		return false
	}
	held, on := nouns.TieTo(p, p.Subj), p.Out.Subjects[p.Subj].ID
	if (patterns.Canvases[on] || patterns.Cups[on] || senses.Containers[on]) && (held == "holding" || held == "wearing" || held == "with") && !parted {
		return false // "holding a mug with a cat": a picture on it
	}
	return act || parted
}
