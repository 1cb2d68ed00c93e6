package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Acts reports whether a person is followed by what they do to something: "boy" in "boy building a snowman" says nothing of a
// building.
func Acts(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if !s.Is(vocabulary.Person) && subjects.RoleOf(p, s) == "" {
		return false
	}
	if doing, _ := next.Value(vocabulary.Pose); Crafts[doing] && subjects.EndsVerb(p, p.At+2) {
		return true // "two men shaking hands"
	}
	if !s.Is(vocabulary.Describing...) || len(next.Key) < 6 || !strings.HasSuffix(next.Key, "ing") {
		return false
	}
	return (next.Is(vocabulary.Unknown) || next.Is(vocabulary.Relation, vocabulary.Pose)) && (!next.Is(vocabulary.Thing) || next.Key == "building") && (ObjectAhead(p, p.At+2) || bodyAhead(p, p.At+2))
}

// Crafts are the poses whose words are things as well.
var Crafts = lexicon.Phrases("knitting", "juggling", "pointing", "painting", "shaking hands", "high five", "playing cards", "raising a glass", "raising a wine glass")

// Customer adds whose hair is cut, who sits before the one who cuts it.
func Customer(p *state.Parser, s state.Span) {
	if len(p.Out.Subjects) >= state.MaxSubjects {
		return
	}
	who := brief.Figure{Age: "adult", Body: "man"}
	for word := range strings.FieldsSeq(s.Key) {
		switch word {
		case "woman", "her":
			who.Body = "woman"
		case "boy":
			who.Age = "child"
		case "girl":
			who = brief.Figure{Age: "child", Body: "woman"}
		}
	}
	hairOf(p, &who, p.Words(s.From, s.To))
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: p.Words(s.From, s.To), Kind: brief.Person, Count: 1, Pose: "seated", Person: &who})
	p.Link(p.Subj, "looking at", len(p.Out.Subjects)-1)
}

// hairOf tells how the hair of somebody is by the words for it: "cutting long blonde hair".
func hairOf(p *state.Parser, who *brief.Figure, words string) {
	for word := range strings.FieldsSeq(strings.ToLower(words)) {
		s := state.Span{Senses: p.Tables.Words.Senses[word]}
		if v, ok := s.Value(vocabulary.HairStyle); ok {
			who.Hair = strings.TrimSpace(who.Hair + " " + v)
			if v == "long" {
				who.Body = "woman"
			}
		}
		if v, ok := s.Value(vocabulary.HairColor); ok {
			who.HairColor = v
		} else if v, ok := s.Value(vocabulary.Color); ok {
			who.HairColor = v
		}
	}
}

// knitted is what people knit, crochet or sew: the pose has it on the needles.
var knitted = lexicon.Set("scarf scarves sweater hat blanket sock socks mitten mittens beanie jumper gloves shawl throw")

// Knits reads "knitting a red scarf" as knitting in red yarn: what is not finished lies beside nobody.
func Knits(p *state.Parser, s state.Span) bool {
	who := p.Subj
	if i := p.Agent(); i >= 0 {
		who = i
	}
	end, head := p.Phrase(p.At + 1)
	if s.Key != "knitting" && s.Key != "crocheting" && s.Key != "knits" || who < 0 || !p.Alive(who) || !knitted[state.LastWord(head.Key)] {
		return false
	}
	looks.Flush(p)
	for _, i := range subjects.Crew(p, who) {
		subjects.SetPose(p, &p.Out.Subjects[i], "knitting")
	}
	p.Understand(s.From, s.To, "pose", "knitting")
	for _, d := range p.Spans[p.At+1 : end] {
		if c, ok := d.Value(vocabulary.Color); ok {
			p.Out.Subjects[who].Parts = append(p.Out.Subjects[who].Parts, brief.PartColor{Part: "gear", Color: c})
			p.Understand(d.From, d.To, "color", c)
		}
	}
	p.Understand(head.From, head.To, "pose", "knitting")
	p.At = end
	return true
}
