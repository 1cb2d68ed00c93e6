package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// handled are the groups of things that people have in their hands, whatever they do with them.
var handled = wordSet("food-drink kitchen tool-hardware office-school toy-baby music-art plant-flower sport-game electronics medical-science holiday-party")

// whoHasRole reads a person with words for their look after a role and a comma as who has that role: "yoga teacher, older woman with silver hair".
func (p *parser) whoHasRole(s span) bool {
	def, _ := s.value(person)
	who := people(def)
	if len(who) != 1 || who[0].id != "" || who[0].figure == nil || s.plural || len(p.out.Subjects) != 1 || p.out.Sheet != "" || p.rel != "" || !p.opensSegment() {
		return false
	}
	main := &p.out.Subjects[0]
	pre := slices.DeleteFunc(slices.Clone(p.pre), func(d span) bool { return d.is(stop, count) })
	if next := p.span(p.at + 1).key; main.Kind != brief.Person || main.ID == "" || main.Count > 1 || len(pre) == 0 && s.to-s.from < 2 || next != "with" && next != "in" && next != "wearing" {
		return false
	}
	f := figure(main)
	if sex := p.sexOf(*main); sex != "" && sex != who[0].figure.Body || f.Age != "" {
		return false
	}
	f.Body, f.Age = who[0].figure.Body, who[0].figure.Age
	p.at++
	p.pre, p.rel, p.scope = nil, "", ""
	p.subj, p.owner, p.target, p.group = 0, 0, target{subj: 0}, []int{0}
	p.understand(s.from, s.to, "subject", s.key)
	p.dressUp(0, s, pre)
	return true
}

// strayObjects puts what somebody acts on by a verb that no list has into their hands: "a boy squishing a tomato" holds one, and the reading says so.
func (p *parser) strayObjects() {
	if len(p.out.Subjects) < 2 || !p.alive(0) || p.out.Subjects[0].Count > 1 || p.out.Sheet != "" || p.out.Design != "" && p.out.Design != "print" || len(p.out.Lettering) > 0 {
		return
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		s := p.out.Subjects[i]
		t, _ := things.ByID(s.ID)
		at := p.spanOf(s.Words)
		if s.Kind != brief.Piece || s.Count > unstatedCount || p.linked(i) || at < 2 || p.isPerson(0) && !handled[t.Group] || p.busy(0) {
			continue
		}
		k := at - 1
		for k > 0 && p.spans[k].isWord() && (p.spans[k].is(describing...) || p.spans[k].is(stop)) && !strings.HasSuffix(p.spans[k].key, "ing") {
			k--
		}
		verb := p.words(p.spans[k].from, p.spans[k].to)
		n := slices.IndexFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == verb })
		if bare := strings.ToLower(p.words(p.spans[at-1].from, p.spans[at-1].to)); !p.isPerson(0) && strings.HasSuffix(bare, "ing") && !p.shownAs(bare) {
			p.remove(i)
			p.out.Reading.LeftOut[len(p.out.Reading.LeftOut)-1].Why = "We don't know how to show “" + bare + " " + strings.ToLower(s.Words) + "” yet."
			i--
			continue // "a dragon sneezing smoke"
		}
		if n < 0 || !p.spans[k].isWord() || !strings.HasSuffix(p.spans[k].key, "ing") {
			continue
		}
		if !p.isPerson(0) {
			continue
		}
		p.link(0, "holding", i)
		p.out.Reading.LeftOut = slices.Delete(p.out.Reading.LeftOut, n, n+1)
		said := strings.ToLower(verb)
		p.out.Reading.StandsIn = append(p.out.Reading.StandsIn, brief.Item{Words: verb, From: said, To: "holding", Why: "We drew “holding”: we can't show “" + said + "” yet."})
	}
}

// clothesBeside puts clothes that would be drawn beside the only one who is told of on them, or leaves them out: "a lumberjack carrying an axe, suspenders".
// A case or a bag is carried.
func (p *parser) clothesBeside() {
	if len(p.out.Subjects) < 2 || !p.onePerson() && !p.beastlike(0) || p.out.Sheet != "" || p.out.Design != "" && p.out.Design != "print" || len(p.out.Lettering) > 0 || p.out.Motif != "" || len(p.out.Framing) > 0 {
		return
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		s := p.out.Subjects[i]
		t, _ := things.ByID(s.ID)
		switch {
		case s.Kind == brief.Family && s.ID == "number" && !p.linked(i):
			p.leaveOutBeside(i)
		case s.Kind != brief.Piece || !p.besideMain(i):
		case cases[s.ID] && p.isPerson(0) && s.Count <= 1:
			if doing := p.out.Subjects[0].Pose; !p.linked(i) && (doing == "" || doing == "walking" || doing == "standing" || doing == "waving") {
				p.link(0, "with", i)
			}
		case s.ID == "microphone" && s.Count <= 1 && !p.linked(i) && !p.busy(0):
			p.link(0, "holding", i)
		case s.ID == "mustache":
			if p.isPerson(0) {
				figure(&p.out.Subjects[0]).Beard = cmp.Or(p.out.Subjects[0].Person.Beard, "mustache")
				p.dropQuietly(i)
			}
		case p.isWorn(i) && !p.linked(i) && p.embodied(0):
			if p.wornBy(0, s.ID) {
				p.dropQuietly(i) // "a construction cat, hard hat"
			} else if !p.isPerson(0) {
				p.link(0, "wearing", i)
			}
		case hovers[s.ID] && s.Count > 1 && !p.linked(i):
			p.link(i, "around", 0)
		case t.Group == "clothing-accessory" && !carried[s.ID] && !wearables[s.ID] && !p.isWorn(i) && !(s.Count <= 1 && pouches[strings.ReplaceAll(s.ID, "-", " ")]) && s.ID != "crown":
			p.putOnMain(i)
		}
	}
}

// cases are what a person who is told of with them carries, hovers what is in the air around somebody.
var (
	cases  = wordSet("briefcase suitcase handbag umbrella tote-bag shopping-bag lunch-box water-bottle magic-wand cell-phone camera flashlight lollipop clipboard lantern")
	hovers = wordSet("star sparkle heart snowflake butterfly music-note")
)

// wornBy reports whether a subject wears a thing already.
func (p *parser) wornBy(who int, id string) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == who && r.Kind == "wearing" && p.out.Subjects[r.To].ID == id
	})
}

// besideMain reports whether a thing is related to nothing, or only comes with the first subject.
func (p *parser) besideMain(i int) bool {
	return !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == i && (r.From != 0 || r.Kind != "with" && r.Kind != "and") || r.From == i && r.Kind != "holding" && r.Kind != "carrying"
	})
}

// putOnMain puts a garment on the first subject, with its color; what it cannot wear is left out. What the garment was said to hold, the wearer holds.
func (p *parser) putOnMain(i int) {
	for n := range p.out.Relations {
		if p.out.Relations[n].From == i {
			p.out.Relations[n].From = 0
		}
	}
	s := p.out.Subjects[i]
	had := 0
	if f := p.out.Subjects[0].Person; f != nil {
		had = len(f.Clothes)
	}
	for _, name := range []string{strings.ToLower(s.Words), strings.ReplaceAll(s.ID, "-", " ")} {
		if !p.putOnQuietly(0, name) {
			continue
		}
		if f := p.out.Subjects[0].Person; f != nil && len(f.Clothes) > had {
			f.Clothes[len(f.Clothes)-1].Color = s.Color
		}
		p.dropQuietly(i)
		return
	}
	p.leaveOutBeside(i)
}

// leaveOutBeside leaves out what the first subject can't be shown with.
func (p *parser) leaveOutBeside(i int) {
	s := p.out.Subjects[i]
	p.remove(i)
	p.out.Reading.LeftOut[len(p.out.Reading.LeftOut)-1].Why = "We can't show " + strings.ToLower(s.Words) + " on " + p.subjectName(0) + " yet."
}

// youngInPouch puts a young kangaroo that is said to be in a pouch into that of the first animal.
func (p *parser) youngInPouch() {
	for n, r := range p.out.Relations {
		if r.Kind == "inside" && p.out.Subjects[r.To].ID == "pouch" && r.From > 0 && p.out.Subjects[r.From].Young && p.out.Subjects[r.From].ID == p.out.Subjects[0].ID {
			p.out.Relations[n].To = 0
			p.out.Subjects[r.From].Pose = ""
			p.dropQuietly(r.To)
			return
		}
	}
}

// shownAs reports whether some words of the prompt were understood, or something stands in for them.
func (p *parser) shownAs(words string) bool {
	said := func(it brief.Item) bool { return strings.EqualFold(it.Words, words) }
	return slices.ContainsFunc(p.out.Reading.Understood, said) || slices.ContainsFunc(p.out.Reading.StandsIn, said)
}
