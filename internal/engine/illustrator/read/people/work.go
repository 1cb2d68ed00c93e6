package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// acts reports whether a person is followed by what they do to something: "boy" in "boy building a snowman" says nothing of a
// building.
func (p *parser) acts(s span) bool {
	next := p.span(p.at + 1)
	if !s.is(person) && p.roleOf(s) == "" {
		return false
	}
	if doing, _ := next.value(pose); crafts[doing] && p.endsVerb(p.at+2) {
		return true // "two men shaking hands"
	}
	if !s.is(describing...) || len(next.key) < 6 || !strings.HasSuffix(next.key, "ing") {
		return false
	}
	return (next.is(unknown) || next.is(relation, pose)) && (!next.is(thing) || next.key == "building") && (p.objectAhead(p.at+2) || p.bodyAhead(p.at+2))
}

// crafts are the poses whose words are things as well.
var crafts = phraseSet("knitting", "juggling", "pointing", "painting", "shaking hands", "high five", "playing cards", "raising a glass", "raising a wine glass")

// works reads a verb of work with what it is done to: "photographing a bird" is a pose of the photographer, who looks at the bird.
func (p *parser) works(s span) bool {
	doing, ok := s.value(pose)
	if p.knits(s) {
		return true
	}
	if s.key == "building" && s.is(relation) {
		doing, ok = "building", true
	}
	if who := p.agent(); who >= 0 && ok && (crafts[doing] || vocabulary.Onto[doing]) && (strings.Contains(s.key, " ") || p.isPerson(who)) && p.endsVerb(p.at+1) {
		p.subj, p.owner = who, who // those around a table, not the table
	}
	if ok && s.is(thing) && (p.isPerson(p.subj) || p.active(p.subj) && strings.Contains(s.key, " ")) && (p.justNamed(s) || p.aboutSole(s)) && crafts[doing] && p.endsVerb(p.at+1) {
		for _, i := range p.crew(p.subj) {
			p.out.Subjects[i].Pose = doing // "grandma knitting", "two friends clinking glasses"
		}
		p.understand(s.from, s.to, "pose", doing)
		p.at++
		return true
	}
	if !ok || !vocabulary.Onto[doing] || (doing == "spraying" || doing == "giving") && !p.isPerson(p.subj) || !p.active(p.subj) || !p.justNamed(s) && !p.aboutSole(s) {
		return false
	}
	ahead := p.objectAhead(p.at + 1)
	if kind, _ := s.value(relation); kind != "" && !ahead {
		return false
	}
	for _, i := range p.crew(p.subj) {
		p.setPose(&p.out.Subjects[i], doing)
	}
	if p.r.words.MoreActs[s.key] && !s.is(relation) {
		p.less(s, doing)
	} else {
		p.understand(s.from, s.to, "pose", doing)
	}
	p.at++
	if (doing == "cutting hair" || doing == "braiding hair") && !ahead {
		if from, to := p.pairBefore(); to >= 0 { // "two sisters braiding hair": one does it to the other
			p.out.Subjects[from].Pose, p.out.Subjects[to].Pose = doing, ""
			p.link(from, "looking at", to)
		} else {
			p.customer(s)
		}
	}
	switch next := p.span(p.at); {
	case ahead:
		p.await(s, "looking at")
	case next.is(material) && !next.is(thing, color):
		p.at++
		p.missing(next) // "chopping wood"
	}
	return true
}

// aboutSole reports whether a verb tells of the only one who acts, whatever stands before it: "drinking juice and feeding birds".
func (p *parser) aboutSole(s span) bool {
	return p.rel == "" && len(p.pre) == 0 && p.subj >= 0 && p.sole() == p.subj && (!s.is(thing) || p.parted(s))
}

// crew are the subjects that one word named together with subject i, such as three friends, and those that "and" joined with it.
func (p *parser) crew(i int) []int {
	all := []int{i}
	for j := i - 1; j >= 0 && (p.isPerson(j) && p.isPerson(i) || p.alive(j) && p.alive(i)); j-- {
		joined := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.From == j && r.To == j+1 && (r.Kind == "beside" && p.out.Subjects[j].Words == p.out.Subjects[j+1].Words || r.Kind == "and")
		})
		if !joined {
			break
		}
		all = append(all, j)
	}
	return all
}

// customer adds whose hair is cut, who sits before the one who cuts it.
func (p *parser) customer(s span) {
	if len(p.out.Subjects) >= maxSubjects {
		return
	}
	who := brief.Figure{Age: "adult", Body: "man"}
	for word := range strings.FieldsSeq(s.key) {
		switch word {
		case "woman", "her":
			who.Body = "woman"
		case "boy":
			who.Age = "child"
		case "girl":
			who = brief.Figure{Age: "child", Body: "woman"}
		}
	}
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: p.words(s.from, s.to), Kind: brief.Person, Count: 1, Pose: "seated", Person: &who})
	p.link(p.subj, "looking at", len(p.out.Subjects)-1)
}

// knitted is what people knit, crochet or sew: the pose has it on the needles.
var knitted = wordSet("scarf scarves sweater hat blanket sock socks mitten mittens beanie jumper gloves shawl throw")

// knits reads "knitting a red scarf" as knitting in red yarn: what is not finished lies beside nobody.
func (p *parser) knits(s span) bool {
	who := p.subj
	if i := p.agent(); i >= 0 {
		who = i
	}
	end, head := p.phrase(p.at + 1)
	if s.key != "knitting" && s.key != "crocheting" && s.key != "knits" || who < 0 || !p.alive(who) || !knitted[lastWord(head.key)] {
		return false
	}
	p.flush()
	for _, i := range p.crew(who) {
		p.setPose(&p.out.Subjects[i], "knitting")
	}
	p.understand(s.from, s.to, "pose", "knitting")
	for _, d := range p.spans[p.at+1 : end] {
		if c, ok := d.value(color); ok {
			p.out.Subjects[who].Parts = append(p.out.Subjects[who].Parts, brief.PartColor{Part: "gear", Color: c})
			p.understand(d.from, d.to, "color", c)
		}
	}
	p.understand(head.from, head.to, "pose", "knitting")
	p.at = end
	return true
}
