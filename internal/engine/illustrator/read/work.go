package read

import (
	"strings"
)

// acts reports whether a person is followed by what they do to something: "boy" in "boy building a snowman" says nothing of a
// building.
func (p *parser) acts(s span) bool {
	next := p.span(p.at + 1)
	if !s.is(person) || !s.is(describing...) || len(next.key) < 6 || !strings.HasSuffix(next.key, "ing") {
		return false
	}
	if doing, _ := next.value(pose); crafts[doing] && p.endsVerb(p.at+2) {
		return true
	}
	return (next.is(unknown) || next.is(relation, pose)) && (!next.is(thing) || next.key == "building") && p.objectAhead(p.at+2)
}

// onto are the poses of those who work on something that stands before them.
var onto = wordSet("painting cooking photographing sweeping vacuuming digging chopping hammering repairing feeding washing watering picking building climbing")

// crafts are the poses whose words are things as well.
var crafts = wordSet("knitting painting")

// works reads a verb of work with what it is done to: "photographing a bird" is a pose of the photographer, who looks at the bird.
func (p *parser) works(s span) bool {
	doing, ok := s.value(pose)
	if s.key == "building" && s.is(relation) {
		doing, ok = "building", true
	}
	if ok && s.is(thing) && p.isPerson(p.subj) && p.justNamed(s) && crafts[doing] && p.endsVerb(p.at+1) {
		p.out.Subjects[p.subj].Pose = doing // "grandma knitting"
		p.understand(s.from, s.to, "pose", doing)
		p.at++
		return true
	}
	if !ok || !onto[doing] || !p.alive(p.subj) || !p.justNamed(s) {
		return false
	}
	ahead := p.objectAhead(p.at + 1)
	if kind, _ := s.value(relation); kind != "" && !ahead {
		return false
	}
	p.out.Subjects[p.subj].Pose = doing
	p.understand(s.from, s.to, "pose", doing)
	p.at++
	switch next := p.span(p.at); {
	case ahead:
		p.await(s, "looking at")
	case next.is(material) && !next.is(thing, color):
		p.at++
		p.missing(next) // "chopping wood"
	}
	return true
}
