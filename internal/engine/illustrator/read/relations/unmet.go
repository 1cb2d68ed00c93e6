package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// unmetVerbs keeps what somebody does where its object is not in the image: who fixes an antenna that nothing draws is still at work, and
// who is only "eating" eats.
func (p *parser) unmetVerbs() {
	for _, s := range p.spans {
		doing := p.r.words.Unmet[s.key]
		if doing == "" || !s.is(relation) || p.taken(s.from, s.to) {
			continue
		}
		i := p.doerBefore(s)
		if i < 0 || p.out.Subjects[i].Pose != "" || p.busy(i) {
			continue
		}
		for _, j := range p.crew(i) {
			p.out.Subjects[j].Pose = doing
		}
		p.understand(s.from, s.to, "pose", doing)
	}
}

// doerBefore is the last person who is named before a span, or -1.
func (p *parser) doerBefore(s span) int {
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if at := p.spanOf(p.out.Subjects[i].Words); at >= 0 && p.spans[at].from < s.from && p.isPerson(i) {
			return i
		}
	}
	return -1
}

// busy reports whether subject i does something already that a relation tells.
func (p *parser) busy(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == i && (doings[r.Kind] && r.Kind != "wearing" || r.Kind == "riding" || r.Kind == "looking at" || r.Kind == "pushing" || r.Kind == "pulling")
	})
}

// keepsDoing takes a verb whose object nothing draws for what the last person does: "fixing a leaky pipe", "dancing a polonaise".
func (p *parser) keepsDoing(d span) bool {
	doing, ok := d.value(pose)
	if i := p.doerBefore(d); ok && i >= 0 && p.out.Subjects[i].Pose == "" && !p.busy(i) {
		for _, j := range p.crew(i) {
			p.out.Subjects[j].Pose = doing
		}
		p.understood(d, pose, doing)
		return true
	}
	return false
}

// backToDoer lets a verb after "and" go on about who did what came before: in "a girl walking a dog and holding a balloon" the girl holds it.
func (p *parser) backToDoer(next span) {
	if !next.is(pose, relation, expression) || !strings.HasSuffix(firstWord(next.key), "ing") || next.is(thing) && !next.is(relation) || p.subj < 0 {
		return
	}
	for _, r := range p.out.Relations {
		if r.To == p.subj && r.From != r.To && p.isPerson(r.From) && (doings[r.Kind] || doerKinds[r.Kind]) {
			p.subj, p.owner, p.scope, p.target = r.From, r.From, "", target{subj: r.From}
			return
		}
	}
}

// doerKinds are, besides doings, the relations of those who do something.
var doerKinds = phraseSet("walking", "riding", "looking at", "pushing", "pulling", "chasing", "sitting on", "standing on", "leaning on")

func firstWord(key string) string {
	first, _, _ := strings.Cut(key, " ")
	return first
}

// backToRider lets a verb after somebody's mount go on about the rider: "a cowboy on a horse shooting an arrow".
func (p *parser) backToRider(s span) {
	if doing, _ := s.value(pose); p.isPerson(p.subj) && s.is(pose, relation) && strings.HasSuffix(firstWord(s.key), "ing") && !s.is(thing) && !ofMounts[doing] || doing == "eating" {
		if rider := p.onShoulders(p.subj); rider >= 0 {
			p.flush()
			p.subj, p.owner = rider, rider // "a girl on her dad's shoulders eating ice cream"
			return
		}
	}
	if !s.is(pose, relation) || !strings.HasSuffix(firstWord(s.key), "ing") || s.is(thing) || p.subj < 0 || p.isPerson(p.subj) || !p.beastlike(p.subj) || !p.justNamed(s) {
		return
	}
	if rider := p.riderOf(p.subj); rider >= 0 {
		p.flush()
		p.subj, p.owner = rider, rider
	}
}

// onShoulders is who rides on a person, or -1.
func (p *parser) onShoulders(i int) int {
	for _, r := range p.out.Relations {
		if r.To == i && r.Kind == "riding" && p.isPerson(r.From) && p.justRidden(r.From) {
			return r.From
		}
	}
	return -1
}

// justRidden reports whether who rides was named before who carries them: "a girl on her dad's shoulders", not "a dad with a girl on his shoulders".
func (p *parser) justRidden(rider int) bool { return rider < p.subj }

// riderOf is the person who is on subject i, an animal, or -1.
func (p *parser) riderOf(i int) int {
	if !p.beastlike(i) {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && p.isPerson(r.From) && (r.Kind == "riding" || r.Kind == "on" || r.Kind == "sitting on") {
			return r.From
		}
	}
	return -1
}

// ofMounts are the poses that words after a mount give to the mount: a horse rears, its rider waves.
var ofMounts = wordSet("running walking standing jumping rearing grazing sleeping lying eating drinking roaring swimming flying sitting falling")

// holderOf is the person who has subject i, a thing, or -1: what is said of the view after it is said of them.
func (p *parser) holderOf(i int) int {
	if p.kindOf(i) != brief.Piece {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && p.isPerson(r.From) && (doings[r.Kind] || r.Kind == "with") {
			return r.From
		}
	}
	return -1
}

// onlyOneAlive reports whether a single subject lives.
func (p *parser) onlyOneAlive() bool {
	n := 0
	for i := range p.out.Subjects {
		if p.alive(i) {
			n++
		}
	}
	return n == 1
}

// limbBeside reports whether a part of a body would be drawn beside somebody: "a girl with knee pads" is no girl with a leg.
func (p *parser) limbBeside(all []found) bool {
	t, ok := things.ByID(all[0].id)
	return ok && t.Group == "body-face" && slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person })
}

// limbAfter reports whether a limb is told after a comma or "and" of a person who was named before: "a boy flying, arms forward".
func (p *parser) limbAfter(s span) bool {
	return (p.rel == "" || p.rel == "and") && p.isPerson(0) && limb(s) && p.out.Design == "" && p.sheetOf == "" && (p.listedAt(s) || p.rel == "and")
}
