package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// loaded are the relations to what somebody has on the back: it is carried there, and nobody lies on it.
var loaded = wordSet("with carrying wearing on riding and pulling")

// liesOnBack reads "on its back" as a pose of who was told of, unless something was named that is carried there: "a cat on its back", "an otter
// playing with a clam on its back", but not "a mouse carrying a cheese on its back".
func (p *parser) liesOnBack(s span) bool {
	if strings.Contains(s.key, "shoulder") && p.onShoulder(s) {
		return true
	}
	who := p.subj
	if p.owner >= 0 && p.owner != who {
		load := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
			return (r.From == p.owner && r.To == who || r.From == who && r.To == p.owner) && (loaded[r.Kind] || p.alive(who))
		})
		if load {
			return false
		}
		if p.alive(p.owner) {
			who = p.owner
		}
	}
	if before := p.span(p.at - 2); (p.target.subj == nowhere || before.is(unknown) && p.fate[before.from]) && !strings.HasPrefix(s.key, "on the") && before.isWord() && !before.is(pose, person, relation) {
		p.leaveOut(s.from, s.to, "What is there isn't in the image.")
		return true // "a quiver on back"
	}
	if by := p.motherOf(who); by >= 0 && s.key != "on the back" {
		p.owner = by
		return false // "a koala on a branch with a baby on her back"
	}
	if who < 0 || !p.alive(who) || s.key == "on the back" && p.kindOf(who) == brief.Person {
		return false
	}
	p.setPose(&p.out.Subjects[who], "on its back")
	p.understand(s.from, s.to, "pose", "on its back")
	return true
}

// motherOf is the animal with which subject i, a young one, was named, or -1.
func (p *parser) motherOf(i int) int {
	if i < 1 || !p.out.Subjects[i].Young || !p.alive(i) {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && (r.Kind == "with" || r.Kind == "beside") && p.alive(r.From) && p.out.Subjects[r.From].ID == p.out.Subjects[i].ID {
			return r.From
		}
	}
	return -1
}

// onBelly lets an animal lie on its back with what is on its belly: "an otter with a pup on her belly".
func (p *parser) onBelly(s span) bool {
	if !strings.HasSuffix(s.key, " belly") && !strings.HasSuffix(s.key, " tummy") && !strings.HasSuffix(s.key, " stomach") || p.owner < 0 || p.owner == p.subj || p.kindOf(p.owner) != brief.Animal {
		return false
	}
	by := &p.out.Subjects[p.owner]
	for i := range p.out.Relations {
		r := &p.out.Relations[i]
		if r.From != p.owner || r.To != p.subj || by.Pose != "" && by.Pose != "lying" && by.Pose != "sleeping" && by.Pose != "floating" && by.Pose != "on its back" || !p.alive(p.subj) && (r.Kind != "with" || p.out.Subjects[p.subj].ID == "heart") {
			continue
		}
		r.From, r.Kind, r.To = p.subj, "lying on", p.owner
		if by.Pose != "floating" {
			by.Pose = "on its back"
		}
		p.understand(s.from, s.to, "relation", "belly")
		return true
	}
	return false
}

// bundles are the cloths that somebody is wrapped in, afloat the rings that are around who is in them.
var (
	bundles = wordSet("blanket towel quilt")
	afloat  = wordSet("swim-ring life-buoy")
)

// wrappedUp lets who is in a blanket, or has a towel around them, wear it; a person lies under it.
func (p *parser) wrappedUp() {
	for n := 0; n < len(p.out.Relations); n++ {
		r := p.out.Relations[n]
		who, cloth := r.From, r.To
		if r.Kind == "around" {
			who, cloth = r.To, r.From
		}
		if r.Kind != "inside" && r.Kind != "around" || !bundles[p.out.Subjects[cloth].ID] || !p.alive(who) {
			continue
		}
		if p.kindOf(who) != brief.Person {
			p.out.Relations[n] = brief.Relation{From: who, Kind: "wearing", To: cloth}
			continue
		}
		s := &p.out.Subjects[who]
		if s.Pose == "" {
			s.Pose = "under a blanket"
			if color := p.out.Subjects[cloth].Color; color != "" {
				s.Parts = append(s.Parts, brief.PartColor{Part: "gear", Color: color})
			}
			p.remove(cloth)
			return
		}
	}
}

// floatsWorn lets an animal that is in a swim ring, or comes with one, wear it around its body.
func (p *parser) floatsWorn() {
	for n, r := range p.out.Relations {
		if r.Kind == "inside" && p.out.Subjects[r.To].ID == "pet-cone" && p.alive(r.From) {
			p.out.Relations[n].Kind = "wearing"
		}
		if (r.Kind == "inside" || r.Kind == "with") && afloat[p.out.Subjects[r.To].ID] && p.alive(r.From) && p.kindOf(r.From) != brief.Person {
			p.out.Relations[n].Kind = "wearing"
		}
	}
}

// onShoulder sets what was named last on the shoulder of somebody it was joined to: "a pirate with a hook and a parrot on his shoulder".
func (p *parser) onShoulder(s span) bool {
	for i := p.subj - 1; i >= 0; i-- {
		at := slices.IndexFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.From == i && r.To == p.subj && (r.Kind == "and" || r.Kind == "beside")
		})
		if at >= 0 && p.isPerson(i) && (p.kindOf(p.subj) == brief.Bird || p.kindOf(p.subj) == brief.Animal) {
			p.out.Relations[at] = brief.Relation{From: p.subj, Kind: "riding", To: i}
			p.understand(s.from, s.to, "relation", "riding")
			return true
		}
	}
	return false
}

// piggyback lets who rides on somebody's back do so, unless they are said to be on the shoulders.
func (p *parser) piggyback() {
	onBack := slices.ContainsFunc(p.toks, func(t token.Token) bool { return strings.HasPrefix(t.Text, "piggyback") || t.Text == "back" })
	for _, r := range p.out.Relations {
		if onBack && r.Kind == "riding" && p.isPerson(r.From) && p.isPerson(r.To) && p.out.Subjects[r.From].Pose == "" {
			p.out.Subjects[r.From].Pose = "piggyback"
		}
	}
}
