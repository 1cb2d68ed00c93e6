package relations

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// loaded are the relations to what somebody has on the back: it is carried there, and nobody lies on it.
var loaded = lexicon.Set("with carrying wearing on riding and pulling")

// LiesOnBack reads "on its back" as a pose of who was told of, unless something was named that is carried there: "a cat on its back", "an otter
// playing with a clam on its back", but not "a mouse carrying a cheese on its back".
func LiesOnBack(p *state.Parser, s state.Span) bool {
	if strings.Contains(s.Key, "shoulder") && onShoulder(p, s) {
		return true
	}
	who := p.Subj
	if p.Owner >= 0 && p.Owner != who {
		load := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			return (r.From == p.Owner && r.To == who || r.From == who && r.To == p.Owner) && (loaded[r.Kind] || p.Alive(who))
		})
		if load {
			return false
		}
		if p.Alive(p.Owner) {
			who = p.Owner
		}
	}
	if before := p.Span(p.At - 2); (p.Target.Subj == state.Nowhere || before.Is(vocabulary.Unknown) && p.Fate[before.From]) && !strings.HasPrefix(s.Key, "on the") && before.IsWord() && !before.Is(vocabulary.Pose, vocabulary.Person, vocabulary.Relation) {
		p.LeaveOut(s.From, s.To, "What is there isn't in the image.")
		return true // "a quiver on back"
	}
	if by := motherOf(p, who); by >= 0 && s.Key != "on the back" {
		p.Owner = by
		return false // "a koala on a branch with a baby on her back"
	}
	if who < 0 || !p.Alive(who) || s.Key == "on the back" && p.KindOf(who) == brief.Person {
		return false
	}
	subjects.SetPose(p, &p.Out.Subjects[who], "on its back")
	p.Understand(s.From, s.To, "pose", "on its back")
	return true
}

// motherOf is the animal with which subject i, a young one, was named, or -1.
func motherOf(p *state.Parser, i int) int {
	if i < 1 || !p.Out.Subjects[i].Young || !p.Alive(i) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && (r.Kind == "with" || r.Kind == "beside") && p.Alive(r.From) && p.Out.Subjects[r.From].ID == p.Out.Subjects[i].ID {
			return r.From
		}
	}
	return -1
}

// OnBelly lets an animal lie on its back with what is on its belly: "an otter with a pup on her belly".
func OnBelly(p *state.Parser, s state.Span) bool {
	if !strings.HasSuffix(s.Key, " belly") && !strings.HasSuffix(s.Key, " tummy") && !strings.HasSuffix(s.Key, " stomach") || p.Owner < 0 || p.Owner == p.Subj || p.KindOf(p.Owner) != brief.Animal {
		return false
	}
	by := &p.Out.Subjects[p.Owner]
	for i := range p.Out.Relations {
		r := &p.Out.Relations[i]
		if r.From != p.Owner || r.To != p.Subj || by.Pose != "" && by.Pose != "lying" && by.Pose != "sleeping" && by.Pose != "floating" && by.Pose != "on its back" || !p.Alive(p.Subj) && (r.Kind != "with" || p.Out.Subjects[p.Subj].ID == "heart") {
			continue
		}
		r.From, r.Kind, r.To = p.Subj, "lying on", p.Owner
		if by.Pose != "floating" {
			by.Pose = "on its back"
		}
		p.Understand(s.From, s.To, "relation", "belly")
		return true
	}
	return false
}

// bundles are the cloths that somebody is wrapped in, afloat the rings that are around who is in them.
var (
	bundles = lexicon.Set("blanket towel quilt")
	afloat  = lexicon.Set("swim-ring life-buoy")
)

// babyOf is the baby in the arms of somebody, or that baby itself; -1 if there is none.
func babyOf(p *state.Parser, who int) int {
	for _, r := range p.Out.Relations {
		f := p.Out.Subjects[r.To].Person
		if (r.From == who || r.To == who) && p.IsPerson(r.From) && f != nil && f.Age == "baby" && (r.Kind == "holding" || r.Kind == "carrying" || r.Kind == "hugging") {
			return r.To
		}
	}
	return -1
}

// WrappedUp lets who is in a blanket, or has a towel around them, wear it; a person lies under it.
func WrappedUp(p *state.Parser) {
	for i := range p.Out.Subjects { // an animal does not lie under one on its back
		if s := &p.Out.Subjects[i]; s.Pose == "under a blanket" && s.Kind == brief.Animal && s.Count <= 1 && len(p.Out.Subjects) < state.MaxSubjects {
			s.Pose = ""
			p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: "blanket", Kind: brief.Piece, ID: "blanket", Count: 1})
			p.Link(i, "wearing", len(p.Out.Subjects)-1)
		}
	}
	for n := 0; n < len(p.Out.Relations); n++ {
		r := p.Out.Relations[n]
		who, cloth := r.From, r.To
		if r.Kind == "around" {
			who, cloth = r.To, r.From
		}
		if r.Kind != "inside" && r.Kind != "around" || !bundles[p.Out.Subjects[cloth].ID] || !p.Alive(who) {
			continue
		}
		if p.KindOf(who) != brief.Person {
			p.Out.Relations[n] = brief.Relation{From: who, Kind: "wearing", To: cloth}
			continue
		}
		s := &p.Out.Subjects[who]
		if held := babyOf(p, who); held >= 0 {
			s = &p.Out.Subjects[held]
			s.Person.Clothes = append(s.Person.Clothes, brief.Garment{Name: "swaddle", Color: p.Out.Subjects[cloth].Color})
			p.DropSubject(cloth) // it is shown
			return
		}
		if p.InArms(who) { // nobody lies down there
			p.Remove(cloth)
			return
		}
		if s.Pose == "" {
			s.Pose = "wrapped in a blanket"
			if s.Person != nil && s.Person.Age == "baby" {
				s.Pose = "under a blanket"
			}
			if color := p.Out.Subjects[cloth].Color; color != "" {
				s.Parts = append(s.Parts, brief.PartColor{Part: "gear", Color: color})
			}
			p.DropSubject(cloth)
			return
		}
	}
}

// FloatsWorn lets an animal that is in a swim ring, or comes with one, wear it around its body.
func FloatsWorn(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind == "inside" && p.Out.Subjects[r.To].ID == "pet-cone" && p.Alive(r.From) {
			p.Out.Relations[n].Kind = "wearing"
		}
		if cloth := p.Out.Subjects[r.To].ID; r.Kind == "under" && (cloth == "blanket" || cloth == "quilt") && p.KindOf(r.From) == brief.Animal {
			p.Out.Relations[n].Kind = "wearing" // it looks out of it
		}
		if (r.Kind == "inside" || r.Kind == "with") && afloat[p.Out.Subjects[r.To].ID] && p.Alive(r.From) && p.KindOf(r.From) != brief.Person {
			p.Out.Relations[n].Kind = "wearing"
		}
	}
}

// CurlsUp lets an animal that is curled around another one lie there asleep, with the other one asleep before it.
func CurlsUp(p *state.Parser) {
	at := slices.IndexFunc(p.Spans, func(s state.Span) bool {
		return s.Is(vocabulary.Relation) && strings.HasPrefix(s.Key, "curl")
	})
	for _, r := range p.Out.Relations {
		if at < 0 || r.Kind != "around" || p.KindOf(r.From) != brief.Animal || p.KindOf(r.To) != brief.Animal {
			continue
		}
		s := p.Spans[at]
		for _, i := range []int{r.From, r.To} {
			if p.Out.Subjects[i].Pose == "" {
				p.Out.Subjects[i].Pose = "sleeping"
			}
		}
		words := p.Words(s.From, s.To)
		p.Out.Reading.StandsIn = slices.DeleteFunc(p.Out.Reading.StandsIn, func(it brief.Item) bool { return it.Words == words })
		p.Understand(s.From, s.To, "pose", "sleeping")
	}
}

// onShoulder sets what was named last on the shoulder of somebody it was joined to: "a pirate with a hook and a parrot on his shoulder".
func onShoulder(p *state.Parser, s state.Span) bool {
	for i := p.Subj - 1; i >= 0; i-- {
		at := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.From == i && r.To == p.Subj && (r.Kind == "and" || r.Kind == "beside")
		})
		if at >= 0 && p.IsPerson(i) && (p.KindOf(p.Subj) == brief.Bird || p.KindOf(p.Subj) == brief.Animal) {
			p.Out.Relations[at] = brief.Relation{From: p.Subj, Kind: "riding", To: i}
			p.Understand(s.From, s.To, "relation", "riding")
			return true
		}
	}
	return false
}

// Piggyback lets who rides on somebody's back do so, unless they are said to be on the shoulders.
func Piggyback(p *state.Parser) {
	onBack := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return strings.HasPrefix(t.Text, "piggyback") || t.Text == "back" }) && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "shoulders" })
	for _, r := range p.Out.Relations {
		if onBack && r.Kind == "riding" && p.IsPerson(r.From) && p.IsPerson(r.To) && p.Out.Subjects[r.From].Pose == "" {
			p.Out.Subjects[r.From].Pose = "piggyback"
		}
	}
}

// MountsLeap lets the animal that somebody rides jump over what its rider is said to jump over: "a girl on a horse jumping over a fence".
func MountsLeap(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind != "jumping over" || !p.IsPerson(r.From) {
			continue
		}
		for _, o := range p.Out.Relations {
			if o.From == r.From && o.Kind == "riding" && p.KindOf(o.To) == brief.Animal {
				p.Out.Relations[n].From = o.To
			}
		}
	}
}
