package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// instruments are the things that work is done with: "stirring a cauldron with a wooden spoon" tells no spoon of the cauldron.
var instruments = lexicon.Set(`spoon wooden-spoon ladle whisk spatula tongs fork knife kitchen-knife paintbrush brush broom mop shovel pitchfork trowel rake hoe wrench hammer screwdriver saw hand-saw
	axe drill sponge pencil pen crayon marker quill inkwell stick baseball-bat net butterfly-net scissors needle camera telescope magnifying-glass paint-roller hairbrush toothbrush comb chopsticks rolling-pin scalpel syringe tweezers`)

// emptyHanded are the poses that show no instrument of their own: what is told of one is held.
var emptyHanded = lexicon.Set("pointing examining feeding")

// UsedByWorker gives an instrument that was said to come with what somebody works on to who works. A pose of work has an instrument of its own: there it
// is understood.
func UsedByWorker(p *state.Parser) {
	ownToolOnce(p)
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		tool := p.Out.Subjects[r.To]
		if r.Kind != "with" || r.From == 0 || !instruments[tool.ID] || p.KindOf(r.To) != brief.Piece {
			continue
		}
		at := slices.IndexFunc(p.Out.Relations, func(o brief.Relation) bool {
			return o.To == r.From && p.Alive(o.From) && (o.Kind == "looking at" || state.Doings[o.Kind] || o.Kind == "beside" || o.Kind == "chasing")
		})
		if at < 0 {
			continue
		}
		who := p.Out.Relations[at].From
		if doing := p.Out.Subjects[who].Pose; doing == "" || emptyHanded[doing] {
			p.Out.Relations[n] = brief.Relation{From: who, Kind: "holding", To: r.To}
			continue
		} else if ownTool(p, tool, doing) {
			looks.DropQuietly(p, r.To)
			continue
		}
		p.Out.Reading.Understood = slices.DeleteFunc(p.Out.Reading.Understood, func(it brief.Item) bool { return it.Words == tool.Words })
		p.DropSubject(r.To)
		p.Out.Reading.LeftOut = append(p.Out.Reading.LeftOut, brief.Item{Words: tool.Words, Why: "We drew what we have in the hands of who does this."})
	}
}

// ownTool reports whether a pose is drawn with an instrument, or one that looks like it.
func ownTool(p *state.Parser, tool brief.Subject, doing string) bool {
	if tool.Color != "" || tool.Material != "" {
		return false
	}
	for _, key := range []string{strings.ToLower(tool.Words), strings.ReplaceAll(tool.ID, "-", " ")} {
		for _, u := range p.Uses(state.Span{Key: key}) {
			if u.Pose == doing || slices.Contains(u.More, doing) {
				return true
			}
		}
	}
	return false
}

// wayTo are the words before a building that somebody only goes to.
var wayTo = []string{"going to", "walking to", "off to", "ready for", "heading to", "way to"}

// GoesThere gives what was said to come with a building that somebody goes to into their hands, and leaves the building out beside an animal, which would
// be tiny before it.
func GoesThere(p *state.Parser) {
	if len(p.Out.Subjects) < 2 || !p.Alive(0) || p.Out.Sheet != "" {
		return
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		s := p.Out.Subjects[i]
		at := p.SpanOf(s.Words)
		if t, _ := things.ByID(s.ID); t.Group != "building-landmark" || at < 0 || !slices.Contains(wayTo, p.WordAt(p.Spans[at].From-2)+" "+p.WordAt(p.Spans[at].From-1)) {
			continue
		}
		for n := range p.Out.Relations {
			if r := &p.Out.Relations[n]; r.From == i && r.Kind == "with" && p.KindOf(r.To) == brief.Piece {
				r.From, r.Kind = 0, "holding"
			}
		}
		if p.IsPerson(0) {
			return
		}
		p.Remove(i)
		p.Out.Reading.LeftOut[len(p.Out.Reading.LeftOut)-1].Why = "We drew who goes there, without the " + strings.ToLower(s.Words) + "."
		return
	}
}

// ownToolOnce takes back an instrument that comes with who has it in the hands by what they do anyway: "with a toothbrush brushing teeth".
func ownToolOnce(p *state.Parser) {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		i, who := r.To, r.From
		if r.Kind == "on" {
			i, who = r.From, r.To
		}
		if r.Kind != "with" && r.Kind != "on" || i == 0 || !p.Alive(who) || !instruments[p.Out.Subjects[i].ID] || p.Out.Subjects[who].Pose == "" || !ownTool(p, p.Out.Subjects[i], p.Out.Subjects[who].Pose) {
			continue
		}
		looks.DropQuietly(p, i)
		return
	}
}

// musicians are the roles that play what they have anyway.
var musicians = lexicon.Set("drummer guitarist pianist musician dj bagpiper mariachi")

// PlaysOwn takes back a pose of play from who plays an instrument: "a violinist playing" does not jump.
func PlaysOwn(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if s.Kind != brief.Person || s.Pose != "playing" {
			continue
		}
		if musicians[s.ID] || slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "playing" }) {
			s.Pose = ""
		}
	}
}
