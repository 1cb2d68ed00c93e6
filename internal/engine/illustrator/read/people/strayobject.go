package people

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// handled are the groups of things that people have in their hands, whatever they do with them.
var handled = lexicon.Set("food-drink kitchen tool-hardware office-school toy-baby music-art plant-flower sport-game electronics medical-science holiday-party")

// WhoHasRole reads a person with words for their look after a role and a comma as who has that role: "yoga teacher, older woman with silver hair".
func WhoHasRole(p *state.Parser, s state.Span) bool {
	def, _ := s.Value(vocabulary.Person)
	who := senses.People(def)
	if len(who) != 1 || who[0].ID != "" || who[0].Figure == nil || s.Plural || len(p.Out.Subjects) != 1 || p.Out.Sheet != "" || p.Pending.Kind != "" || !OpensSegment(p) {
		return false
	}
	main := &p.Out.Subjects[0]
	pre := slices.DeleteFunc(slices.Clone(p.Waiting.Noun), func(d state.Span) bool { return d.Is(vocabulary.Stop, vocabulary.Count) })
	if next := p.Span(p.At + 1).Key; main.Kind != brief.Person || main.ID == "" || main.Count > 1 || len(pre) == 0 && s.To-s.From < 2 || next != "with" && next != "in" && next != "wearing" {
		return false
	}
	f := subjects.Figure(main)
	if sex := SexOf(p, *main); sex != "" && sex != who[0].Figure.Body || f.Age != "" {
		return false
	}
	f.Body, f.Age = who[0].Figure.Body, who[0].Figure.Age
	p.At++
	p.Waiting.Noun, p.Pending.Kind, p.Scope = nil, "", ""
	p.Subj, p.Owner, p.Target, p.Several.Group = 0, 0, state.Target{Subj: 0}, []int{0}
	p.Understand(s.From, s.To, "subject", s.Key)
	DressUp(p, 0, s, pre)
	return true
}

// StrayObjects puts what somebody acts on by a verb that no list has into their hands: "a boy squishing a tomato" holds one, and the reading says so.
func StrayObjects(p *state.Parser) {
	if len(p.Out.Subjects) < 2 || !p.Alive(0) || p.Out.Subjects[0].Count > 1 || p.Out.Sheet != "" || p.Out.Design != "" && p.Out.Design != "print" || len(p.Out.Lettering) > 0 {
		return
	}
	for i := 1; i < len(p.Out.Subjects); i++ {
		s := p.Out.Subjects[i]
		t, _ := things.ByID(s.ID)
		at := p.SpanOf(s.Words)
		if s.Kind != brief.Piece || s.Count > subjects.UnstatedCount || p.Linked(i) || at < 2 || p.IsPerson(0) && !handled[t.Group] || Busy(p, 0) {
			continue
		}
		k := at - 1
		for k > 0 && p.Spans[k].IsWord() && (p.Spans[k].Is(vocabulary.Describing...) || p.Spans[k].Is(vocabulary.Stop)) && !strings.HasSuffix(p.Spans[k].Key, "ing") {
			k--
		}
		verb := p.Words(p.Spans[k].From, p.Spans[k].To)
		n := slices.IndexFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == verb })
		if bare := strings.ToLower(p.Words(p.Spans[at-1].From, p.Spans[at-1].To)); !p.IsPerson(0) && strings.HasSuffix(bare, "ing") && !shownAs(p, bare) {
			p.Remove(i)
			p.Out.Reading.LeftOut[len(p.Out.Reading.LeftOut)-1].Why = "We don't know how to show “" + bare + " " + strings.ToLower(s.Words) + "” yet."
			i--
			continue // "a dragon sneezing smoke"
		}
		if n < 0 || !p.Spans[k].IsWord() || !strings.HasSuffix(p.Spans[k].Key, "ing") {
			continue
		}
		if !p.IsPerson(0) {
			continue
		}
		p.Link(0, "holding", i)
		p.Out.Reading.LeftOut = slices.Delete(p.Out.Reading.LeftOut, n, n+1)
		said := strings.ToLower(verb)
		p.Out.Reading.StandsIn = append(p.Out.Reading.StandsIn, brief.Item{Words: verb, From: said, To: "holding", Why: "We drew “holding”: we can't show “" + said + "” yet."})
	}
}

// ClothesBeside puts clothes that would be drawn beside the only one who is told of on them, or leaves them out: "a lumberjack carrying an axe, suspenders".
// A case or a bag is carried.
func ClothesBeside(p *state.Parser) {
	if len(p.Out.Subjects) < 2 || !OnePerson(p) && !p.Beastlike(0) || p.Out.Sheet != "" || p.Out.Design != "" && p.Out.Design != "print" || len(p.Out.Lettering) > 0 || p.Out.Motif != "" || len(p.Out.Framing) > 0 {
		return
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		s := p.Out.Subjects[i]
		t, _ := things.ByID(s.ID)
		switch {
		case s.Kind == brief.Family && s.ID == "number" && !p.Linked(i):
			leaveOutBeside(p, i)
		case s.Kind != brief.Piece || !besideMain(p, i):
		case cases[s.ID] && p.IsPerson(0) && s.Count <= 1:
			if doing := p.Out.Subjects[0].Pose; !p.Linked(i) && (doing == "" || doing == "walking" || doing == "standing" || doing == "waving") {
				p.Link(0, "with", i)
			}
		case s.ID == "microphone" && s.Count <= 1 && !p.Linked(i) && !Busy(p, 0):
			p.Link(0, "holding", i)
		case s.ID == "mustache":
			if p.IsPerson(0) {
				subjects.Figure(&p.Out.Subjects[0]).Beard = cmp.Or(p.Out.Subjects[0].Person.Beard, "mustache")
				looks.DropQuietly(p, i)
			}
		case IsWorn(p, i) && !p.Linked(i) && looks.Embodied(p, 0):
			if wornBy(p, 0, s.ID) {
				looks.DropQuietly(p, i) // "a construction cat, hard hat"
			} else if !p.IsPerson(0) {
				p.Link(0, "wearing", i)
			}
		case hovers[s.ID] && s.Count > 1 && !p.Linked(i):
			p.Link(i, "around", 0)
		case t.Group == "clothing-accessory" && !carried[s.ID] && !Wearables[s.ID] && !IsWorn(p, i) && !(s.Count <= 1 && Pouches[strings.ReplaceAll(s.ID, "-", " ")]) && s.ID != "crown":
			putOnMain(p, i)
		}
	}
}

// cases are what a person who is told of with them carries, hovers what is in the air around somebody.
var (
	cases  = lexicon.Set("briefcase suitcase handbag umbrella tote-bag shopping-bag lunch-box water-bottle magic-wand cell-phone camera flashlight lollipop clipboard lantern")
	hovers = lexicon.Set("star sparkle heart snowflake butterfly music-note")
)

// wornBy reports whether a subject wears a thing already.
func wornBy(p *state.Parser, who int, id string) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == who && r.Kind == "wearing" && p.Out.Subjects[r.To].ID == id
	})
}

// besideMain reports whether a thing is related to nothing, or only comes with the first subject.
func besideMain(p *state.Parser, i int) bool {
	return !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == i && (r.From != 0 || r.Kind != "with" && r.Kind != "and") || r.From == i && r.Kind != "holding" && r.Kind != "carrying"
	})
}

// putOnMain puts a garment on the first subject, with its color; what it cannot wear is left out. What the garment was said to hold, the wearer holds.
func putOnMain(p *state.Parser, i int) {
	for n := range p.Out.Relations {
		if p.Out.Relations[n].From == i {
			p.Out.Relations[n].From = 0
		}
	}
	s := p.Out.Subjects[i]
	had := 0
	if f := p.Out.Subjects[0].Person; f != nil {
		had = len(f.Clothes)
	}
	for _, name := range []string{strings.ToLower(s.Words), strings.ReplaceAll(s.ID, "-", " ")} {
		if !subjects.PutOnQuietly(p, 0, name) {
			continue
		}
		if f := p.Out.Subjects[0].Person; f != nil && len(f.Clothes) > had {
			f.Clothes[len(f.Clothes)-1].Color = s.Color
		}
		looks.DropQuietly(p, i)
		return
	}
	leaveOutBeside(p, i)
}

// leaveOutBeside leaves out what the first subject can't be shown with.
func leaveOutBeside(p *state.Parser, i int) {
	s := p.Out.Subjects[i]
	p.Remove(i)
	p.Out.Reading.LeftOut[len(p.Out.Reading.LeftOut)-1].Why = "We can't show " + strings.ToLower(s.Words) + " on " + p.SubjectName(0) + " yet."
}

// YoungInPouch puts a young kangaroo that is said to be in a pouch into that of the first animal.
func YoungInPouch(p *state.Parser) {
	for n, r := range p.Out.Relations {
		if r.Kind == "inside" && p.Out.Subjects[r.To].ID == "pouch" && r.From > 0 && p.Out.Subjects[r.From].Young && p.Out.Subjects[r.From].ID == p.Out.Subjects[0].ID {
			p.Out.Relations[n].To = 0
			p.Out.Subjects[r.From].Pose = ""
			looks.DropQuietly(p, r.To)
			return
		}
	}
}

// shownAs reports whether some words of the prompt were understood, or something stands in for them.
func shownAs(p *state.Parser, words string) bool {
	said := func(it brief.Item) bool { return strings.EqualFold(it.Words, words) }
	return slices.ContainsFunc(p.Out.Reading.Understood, said) || slices.ContainsFunc(p.Out.Reading.StandsIn, said)
}

// SexOf is the body of a person, by their role where the prompt says no more.
func SexOf(p *state.Parser, sub brief.Subject) string {
	if sub.Kind != brief.Person || sub.Person == nil {
		return ""
	}
	if sub.Person.Body == "" {
		return roleSexes[sub.ID]
	}
	return sub.Person.Body
}

// roleSexes are the bodies of roles whose names say them.
var roleSexes = map[string]string{
	"groom": "man", "king": "man", "prince": "man", "santa-claus": "man", "cowboy": "man", "wizard": "man", "bride": "woman", "queen": "woman", "princess": "woman", "cowgirl": "woman", "witch": "woman", "ballerina": "woman", "mermaid": "woman",
}

// OnePerson reports whether a single person was named: of several, the garment tells whose it is.
func OnePerson(p *state.Parser) bool {
	n := 0
	for _, s := range p.Out.Subjects {
		if s.Kind == brief.Person {
			n += s.Count
		}
	}
	return n == 1
}

// Busy reports whether subject i does something already that a relation tells.
func Busy(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == i && (state.Doings[r.Kind] && r.Kind != "wearing" || r.Kind == "riding" || r.Kind == "looking at" || r.Kind == "pushing" || r.Kind == "pulling")
	})
}
