package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// instruments are the things that work is done with: "stirring a cauldron with a wooden spoon" tells no spoon of the cauldron.
var instruments = wordSet(`spoon wooden-spoon ladle whisk spatula tongs fork knife kitchen-knife paintbrush brush broom mop shovel pitchfork trowel rake hoe wrench hammer screwdriver saw hand-saw
	axe drill sponge pencil pen crayon marker quill inkwell stick baseball-bat net butterfly-net scissors needle camera telescope magnifying-glass paint-roller hairbrush toothbrush comb chopsticks rolling-pin scalpel syringe tweezers`)

// emptyHanded are the poses that show no instrument of their own: what is told of one is held.
var emptyHanded = wordSet("pointing examining feeding")

// usedByWorker gives an instrument that was said to come with what somebody works on to who works. A pose of work has an instrument of its own: there it
// is understood.
func (p *parser) usedByWorker() {
	p.ownToolOnce()
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		tool := p.out.Subjects[r.To]
		if r.Kind != "with" || r.From == 0 || !instruments[tool.ID] || p.kindOf(r.To) != brief.Piece {
			continue
		}
		at := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool {
			return o.To == r.From && p.alive(o.From) && (o.Kind == "looking at" || doings[o.Kind] || o.Kind == "beside" || o.Kind == "chasing")
		})
		if at < 0 {
			continue
		}
		who := p.out.Relations[at].From
		if doing := p.out.Subjects[who].Pose; doing == "" || emptyHanded[doing] {
			p.out.Relations[n] = brief.Relation{From: who, Kind: "holding", To: r.To}
			continue
		} else if p.ownTool(tool, doing) {
			p.dropQuietly(r.To)
			continue
		}
		p.out.Reading.Understood = slices.DeleteFunc(p.out.Reading.Understood, func(it brief.Item) bool { return it.Words == tool.Words })
		p.dropSubject(r.To)
		p.out.Reading.LeftOut = append(p.out.Reading.LeftOut, brief.Item{Words: tool.Words, Why: "We drew what we have in the hands of who does this."})
	}
}

// ownTool reports whether a pose is drawn with an instrument, or one that looks like it.
func (p *parser) ownTool(tool brief.Subject, doing string) bool {
	if tool.Color != "" || tool.Material != "" {
		return false
	}
	for _, key := range []string{strings.ToLower(tool.Words), strings.ReplaceAll(tool.ID, "-", " ")} {
		for _, u := range p.uses(span{key: key}) {
			if u.Pose == doing || slices.Contains(u.More, doing) {
				return true
			}
		}
	}
	return false
}

// wayTo are the words before a building that somebody only goes to.
var wayTo = []string{"going to", "walking to", "off to", "ready for", "heading to", "way to"}

// goesThere gives what was said to come with a building that somebody goes to into their hands, and leaves the building out beside an animal, which would
// be tiny before it.
func (p *parser) goesThere() {
	if len(p.out.Subjects) < 2 || !p.alive(0) || p.out.Sheet != "" {
		return
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		s := p.out.Subjects[i]
		at := p.spanOf(s.Words)
		if t, _ := things.ByID(s.ID); t.Group != "building-landmark" || at < 0 || !slices.Contains(wayTo, p.wordAt(p.spans[at].from-2)+" "+p.wordAt(p.spans[at].from-1)) {
			continue
		}
		for n := range p.out.Relations {
			if r := &p.out.Relations[n]; r.From == i && r.Kind == "with" && p.kindOf(r.To) == brief.Piece {
				r.From, r.Kind = 0, "holding"
			}
		}
		if p.isPerson(0) {
			return
		}
		p.remove(i)
		p.out.Reading.LeftOut[len(p.out.Reading.LeftOut)-1].Why = "We drew who goes there, without the " + strings.ToLower(s.Words) + "."
		return
	}
}

// ownToolOnce takes back an instrument that comes with who has it in the hands by what they do anyway: "with a toothbrush brushing teeth".
func (p *parser) ownToolOnce() {
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		r := p.out.Relations[n]
		i, who := r.To, r.From
		if r.Kind == "on" {
			i, who = r.From, r.To
		}
		if r.Kind != "with" && r.Kind != "on" || i == 0 || !p.alive(who) || !instruments[p.out.Subjects[i].ID] || p.out.Subjects[who].Pose == "" || !p.ownTool(p.out.Subjects[i], p.out.Subjects[who].Pose) {
			continue
		}
		p.dropQuietly(i)
		return
	}
}
