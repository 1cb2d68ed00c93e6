package subjects

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// HasFace reports whether a piece has a face that can show an expression.
func HasFace(p *state.Parser, i int) bool {
	id, parts := p.Out.Subjects[i].ID, p.PartsOf(i)
	return p.Tables.Catalog.Face(id) || slices.Contains(parts, "face") || slices.Contains(parts, "mouth") || p.Creature(id) && slices.Contains(parts, "eyes")
}

// HasEyes reports whether a subject is drawn with a face or can be given one.
func HasEyes(p *state.Parser, i int) bool {
	return p.Alive(i) || HasFace(p, i) || slices.Contains(p.PartsOf(i), "eyes")
}

// characterState is the state of a thing with a face, arms and legs, as the composer names it.
const characterState = "character"

// limbWords are the words for what a character has that a thing has not.
var limbWords = lexicon.Set("arms legs hands feet limbs gloves face eyes smile shoes sneakers")

// limbLooks may stand before them.
var limbLooks = lexicon.Set("a and little small tiny long skinny stick cute white happy smiling smiley big cartoon happy funny")

// Limbed reads "with arms and legs" of a thing: it is a character, and no limbs are drawn beside it.
func Limbed(p *state.Parser) {
	for i := range p.Tokens {
		if w := p.WordAt(i); w != "with" && w != "has" && w != "having" {
			continue
		}
		to, limbs := i+1, 0
		for limbWords[p.WordAt(to)] || limbLooks[p.WordAt(to)] {
			if w := p.WordAt(to); w == "arms" || w == "legs" || w == "limbs" {
				limbs++
			}
			to++
		}
		for to > i && limbLooks[p.WordAt(to-1)] {
			to--
		}
		if limbs == 0 {
			continue
		}
		if !namesFaced(p, i) {
			if onThing(p, i) {
				p.LeaveOut(i+1, to, "We can't give arms and legs to everything yet.")
				p.WithoutTokens(i, to)
			}
			continue
		}
		p.LimbsTold = true
		p.Understand(i, to, "state", characterState)
		if p.WordAt(to) == "and" { // "with legs and a sombrero": the rest goes on with "with"
			p.WithoutTokens(i+1, to+1)
			return
		}
		p.WithoutTokens(i, to)
		return
	}
}

// namesFaced reports whether something that takes a face is named before a token.
func namesFaced(p *state.Parser, tok int) bool {
	for _, s := range slices.Backward(p.Spans) {
		if id, ok := s.Value(vocabulary.Thing); ok && s.To <= tok && p.Tables.Catalog.Face(id) {
			return true
		}
	}
	return false
}

// onThing reports whether the last thing that is named before a token is one that does not live: parts of bodies are not drawn beside it.
func onThing(p *state.Parser, tok int) bool {
	for _, s := range slices.Backward(p.Spans) {
		if id, ok := s.Value(vocabulary.Thing); ok && s.To <= tok {
			return p.Tables.Drawable(id) == brief.Piece && !p.Creature(id) && !s.Is(vocabulary.Person)
		} else if s.To <= tok && s.Is(vocabulary.Person, vocabulary.StandIn) {
			return false
		}
	}
	return false
}

// characterTold reports whether a prompt asks for a thing with arms and legs.
func characterTold(p *state.Parser) bool {
	return p.LimbsTold || p.Out.Design == "mascot" || slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "mascot" || t.Text == "character")
	})
}

// Charactered makes a character of the thing that is a mascot or that was asked for with arms and legs.
func Charactered(p *state.Parser) {
	if !characterTold(p) || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind != brief.Piece }) {
		return
	}
	if len(p.Out.Subjects) == 0 || p.Out.Design == "crest" {
		return
	}
	if s := &p.Out.Subjects[0]; p.Tables.Catalog.Face(s.ID) && s.Count == 1 && s.Text == "" {
		s.States = state.AppendNew(s.States, characterState)
	}
}

// ofThingsFaces are the expressions of things for what who lives does.
var ofThingsFaces = lexicon.Set("screaming whistling")

// Lashed gives long lashes to the eyes of an animal, a bird or a thing with a face. Women are drawn with lashes.
func Lashed(p *state.Parser, i int) (string, bool) {
	s := &p.Out.Subjects[i]
	switch s.Kind {
	case brief.Person:
		return "lashes", Figure(s).Body == "woman"
	case brief.Animal, brief.Bird:
	default:
		if !p.Tables.Catalog.Face(s.ID) || slices.Contains(p.PartsOf(i), "eyes") {
			return "", false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
	}
	s.States = state.AppendNew(s.States, "lashes")
	return "lashes", true
}

// moods are words that say nothing of things, and of who lives that they look so.
var moods = map[string]string{"funny": "silly", "spooky": "fierce"}

// sweetened are the groups of things that are drawn with a face where they are to be cute.
var sweetened = lexicon.Set("food-drink plant-flower weather-nature-effect vehicle symbol-sign")

// sweeten draws something cute: animals and people with larger heads and eyes, food, plants and the weather with a smiling face. Of others the word says
// only that they please.
func sweeten(p *state.Parser, i int) bool {
	s := &p.Out.Subjects[i]
	switch s.Kind {
	case brief.Animal, brief.Bird:
		s.Cute = true
		return true
	case brief.Person:
		if f := Figure(s); f.Build == "" && f.Age != "baby" && f.Age != "toddler" {
			f.Build = "chibi"
		}
		return Figure(s).Build == "chibi"
	case brief.Piece:
		t, _ := things.ByID(s.ID)
		if !sweetened[t.Group] || !HasFace(p, i) || len(p.Out.Subjects) > 1 || p.Out.Design != "" || p.Out.Sheet != "" {
			return false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		return true
	}
	return false
}

// PlainTogether draws people as they are where they meet others or ride: large heads would cover what they do. "Cute" is praise there.
func PlainTogether(p *state.Parser) {
	living, cute := 0, 0
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if p.Alive(i) {
			living += max(1, s.Count)
		}
		if s.Cute || s.Kind == brief.Piece && s.Expression != "" {
			cute++
		}
	}
	rides := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind == "riding" || r.Kind == "sitting on" || r.Kind == "inside" })
	if living < 2 && !rides {
		return
	}
	for i := range p.Out.Subjects {
		if f := p.Out.Subjects[i].Person; f != nil && f.Build == "chibi" {
			f.Build = ""
			for n := range p.Out.Reading.Understood {
				if item := &p.Out.Reading.Understood[n]; item.As == string(vocabulary.Look) && cute == 0 {
					item.As, item.To = "trade word", ""
				}
			}
		}
	}
}

// FacePaint reads "a sheep with a black face" as the color of its face, and not as a look on it.
func FacePaint(p *state.Parser, i int, s state.Span) bool {
	n := len(p.Waiting.Noun) - 1
	if s.Key != "face" || n < 0 || !p.Alive(i) {
		return false
	}
	tone, ok := p.Waiting.Noun[n].Value(vocabulary.Color)
	if !ok {
		return false
	}
	part := p.PartNamed(i, "face")
	if p.IsPerson(i) {
		part = "face"
	}
	from := p.Waiting.Noun[n].From
	p.Waiting.Noun = p.Waiting.Noun[:n]
	if part == "" {
		p.LeaveOut(from, s.To, "We can't color this face yet.")
		DropPre(p)
		return true
	}
	sub := &p.Out.Subjects[i]
	sub.Parts = append(sub.Parts, brief.PartColor{Part: part, Color: tone})
	p.Understand(from, s.To, "part", part+": "+tone)
	DropPre(p)
	return true
}

// DropPre leaves out the describing words that nothing took.
func DropPre(p *state.Parser) {
	for _, d := range p.Waiting.Noun {
		if d.Is(vocabulary.Count) {
			p.Mark(d.From, d.To)
			continue
		}
		if d.Is(vocabulary.Trade) {
			p.Understand(d.From, d.To, "trade word", "")
			continue
		}
		p.LeaveOut(d.From, d.To, "We can't show this as “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
	}
	p.Waiting.Noun = nil
}
