package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// scattering are the words that say of several small things that they are strewn or in the air around what was named before.
var scattering = wordSet("falling floating scattered drifting swirling blowing fluttering hovering raining scattering")

// scattered joins such a word to the small things that it tells of, before them or after them: "falling leaves", "hearts floating".
func (p *parser) scattered() {
	for i := 1; i < len(p.spans); i++ {
		s := p.spans[i]
		if !scattering[s.key] || !p.namedBefore(i) {
			continue
		}
		around := span{from: s.from, to: s.to, kind: s.kind, key: "scattered", senses: []sense{{Class: relation, Value: "at around"}}}
		if p.strewn(i - 1) {
			next := p.span(i + 1)
			switch {
			case next.key == "around" || next.key == "down" || next.key == "everywhere":
				if p.span(i+2).isWord() && p.span(i+2).key != "and" {
					continue // around something
				}
				around.to = next.to
				p.spans = slices.Replace(p.spans, i, i+2, around)
			case !next.isWord() || next.key == "and":
				p.spans[i] = around
			}
			continue
		}
		n := i + 1
		for p.span(n).is(color, size) && !p.span(n).is(thing) {
			n++
		}
		if p.strewn(n) && (!p.span(n+1).isWord() || p.span(n+1).key == "and" || p.span(n+1).key == "around") {
			p.spans = slices.Insert(slices.Delete(p.spans, i, i+1), n, around)
			if p.span(n+1).key == "around" && !p.span(n+2).isWord() {
				p.mark(p.span(n+1).from, p.span(n+1).to)
				p.spans = slices.Delete(p.spans, n+1, n+2)
			}
		}
	}
}

// placedLists reads "and" between two things that both say where they are as a pause: "presents underneath and a star on top".
func (p *parser) placedLists() {
	for i := 1; i < len(p.spans)-1; i++ {
		before := p.spans[i-1]
		if p.spans[i].key == "and" && (before.is(relation) || pronouns[before.key]) && before.key != "and" && p.placedSegment(i+1) {
			p.spans[i] = span{from: p.spans[i].from, to: p.spans[i].to, kind: token.Pause}
		}
	}
}

// strewn reports whether span i names several things that can lie or hang around others.
func (p *parser) strewn(i int) bool {
	s := p.span(i)
	id, ok := s.value(thing)
	return ok && s.isWord() && !s.is(person) && p.r.drawable(id) == brief.Piece && (s.plural || things.IsPlural(s.key) || strings.HasSuffix(s.key, "s"))
}

// namedBefore reports whether something to draw is named before the small things at span i: alone they are the subject.
func (p *parser) namedBefore(i int) bool {
	n := 0
	for k := range i {
		if p.spans[k].is(thing, person, standIn) && !p.spans[k].is(stop, trade, style) {
			n++
		}
	}
	return n > 1 || n == 1 && !p.strewn(i-1)
}

// around hangs or lays the last subject around what it came with.
func (p *parser) around(s span) {
	p.flush()
	p.at++
	owner := p.owner
	if owner < 0 || owner == p.subj {
		owner = 0
	}
	if p.subj <= 0 || owner == p.subj {
		p.leaveOut(s.from, s.to, "We don't know how to show “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
		return
	}
	if sub := &p.out.Subjects[p.subj]; sub.Count == 1 {
		sub.Count = 3
	}
	kind := "around"
	if !strings.Contains(strings.ToLower(p.words(s.from, s.to)), "scatter") && s.key != "around" && s.key != "all around" {
		kind = "floating around"
	}
	p.understand(s.from, s.to, "relation", kind)
	for i := range p.out.Relations {
		if r := &p.out.Relations[i]; r.To == p.subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "beside") {
			*r = brief.Relation{From: p.subj, Kind: kind, To: owner}
			return
		}
	}
	p.link(p.subj, kind, owner)
}

// listOfKind drops a word for a kind of things before a list of them: "fresh vegetables, carrots, tomatoes and corn" are carrots, tomatoes and corn.
func (p *parser) listOfKind() {
	for i := range p.spans {
		ids, ok := p.spans[i].value(several)
		if !ok || p.span(i+1).isWord() || p.span(i+1).from == 0 {
			continue
		}
		first, _, _ := strings.Cut(ids, " + ")
		kind, _ := things.ByID(first)
		n := 0
		for k := i + 2; k < len(p.spans); k++ {
			s := p.spans[k]
			id, named := s.value(thing)
			t, _ := things.ByID(id)
			if !named && (!s.isWord() || s.key == "and" || s.is(describing...)) {
				continue
			}
			if !named || t.Group != kind.Group {
				break
			}
			n++
		}
		if n < 2 {
			continue
		}
		p.understand(p.spans[i].from, p.spans[i].to, "subject", "")
		p.spans = slices.Delete(p.spans, i, i+2)
		return
	}
}

// contentsGoOn is the vessel that the noun at span k is in as well, and how: "a crate filled with carrots, tomatoes and corn". It is -1 if the
// noun is a thing of its own.
func (p *parser) contentsGoOn(k int) (vessel int, kind string) {
	n := len(p.out.Relations)
	if n == 0 {
		return -1, ""
	}
	r := p.out.Relations[n-1]
	if r.Kind != "full of" && (r.Kind != "with" || !containers[p.out.Subjects[r.From].ID]) || r.To != p.subj {
		return -1, ""
	}
	if p.out.Subjects[p.subj].Mix != nil && p.listAhead() {
		return r.From, "with" // "a jar with candies, hearts and a bow"
	}
	last, _ := things.ByID(p.out.Subjects[p.subj].ID)
	for ; p.span(k).isWord(); k++ {
		s, next := p.span(k), p.span(k+1)
		id, named := s.value(thing)
		t, _ := things.ByID(id)
		switch {
		case named && t.Group == last.Group && (s.plural || things.IsPlural(s.key) || !next.isWord() || next.is(relation)):
			return r.From, r.Kind
		case !s.is(describing...) || s.is(stop):
			return -1, ""
		}
	}
	return -1, ""
}

// glazed are the things of glass that are made to hold a small scene, and scenic the groups of what stands in one.
var (
	glazed = wordSet("snow-globe terrarium fish-bowl glass-dome crystal-ball")
	scenic = wordSet("animal bird fish-insect-reptile dinosaur-fantasy building-landmark plant-flower person-role vehicle")
)

// enclosed puts what lives, grows or is built into the glass that it comes with: "a snow globe with a reindeer", "an aquarium with a turtle".
func (p *parser) enclosed() {
	for i, r := range p.out.Relations {
		what, _ := things.ByID(p.out.Subjects[r.To].ID)
		listed := r.Kind == "and" && (i > 0 && p.out.Relations[i-1] == brief.Relation{From: r.To - 1, Kind: "inside", To: r.From} || len(p.out.Subjects[r.From].Parts) > 0 && p.r.drawable(p.out.Subjects[r.From].Parts[0].Part) != "")
		if (r.Kind == "with" || listed) && glazed[p.out.Subjects[r.From].ID] && (scenic[what.Group] || strings.HasSuffix(what.ID, "-tree") || p.alive(r.To)) {
			p.out.Relations[i] = brief.Relation{From: r.To, Kind: "inside", To: r.From}
		}
	}
	for i := range p.out.Subjects {
		p.ownTenant(i)
	}
}

// ownTenant makes what a glass has inside anyway a thing of its own where something else is in there too, in whose place it would be left out: "a
// fish bowl with a goldfish and a castle".
func (p *parser) ownTenant(i int) {
	s := p.out.Subjects[i]
	if !glazed[s.ID] || len(s.Parts) == 0 || !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind == "inside" }) {
		return
	}
	part := s.Parts[0]
	if kind := p.r.drawable(part.Part); kind != "" && part.Color+part.Fill+part.State == "" {
		p.out.Subjects[i].Parts = slices.Clone(s.Parts[1:])
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: part.Part, Kind: kind, ID: part.Part, Count: 1})
		p.link(len(p.out.Subjects)-1, "inside", i)
	}
}

// glows reads "a blue glow" beside something as that it glows: light is no thing of its own.
func (p *parser) glows(s span) bool {
	if len(p.out.Subjects) == 0 || lastWord(s.key) != "glow" || p.span(p.at).is(naming...) {
		return false
	}
	i := max(p.owner, 0)
	if k := p.kindOf(i); k != brief.Piece && k != brief.Animal && k != brief.Family || p.out.Style.Name == "neon" {
		if p.out.Style.Name == "neon" {
			p.understandRange(p.fromPre(s), s, "style", "neon")
		} else {
			p.leaveOut(p.fromPre(s), s.to, "We can't show "+p.subjectName(i)+" glowing yet.")
		}
		p.pre, p.rel = nil, ""
		return true
	}
	p.dropPre()
	p.out.Subjects[i].States = appendNew(p.out.Subjects[i].States, "glowing")
	p.understand(s.from, s.to, "state", "glowing")
	p.rel = ""
	return true
}

// fromPre is the first token of the words that describe a noun.
func (p *parser) fromPre(s span) int {
	from := s.from
	for _, d := range p.pre {
		from = min(from, d.from)
	}
	return from
}

// sameView shows all that one word named from the side that one of them was asked for: a couple "seen from behind".
func (p *parser) sameView() {
	for _, a := range p.out.Subjects {
		for k := range p.out.Subjects {
			if b := &p.out.Subjects[k]; a.Kind == brief.Person && b.Kind == brief.Person && a.Facing == "behind" && b.Facing == "" && a.Words == b.Words {
				b.Facing = a.Facing
			}
		}
	}
	for i := 1; i < len(p.out.Subjects); i++ { // "two cats sleeping, one black and one white"
		one, other := &p.out.Subjects[i], p.out.Subjects[i-1]
		if one.ID == other.ID && one.Pose == "" && other.Pose != "" && oneWord(one.Words) && !oneWord(other.Words) {
			one.Pose = other.Pose
		}
	}
}

// terrain is what others stand on that it comes with.
var terrain = wordSet("island mountain cloud moon planet earth hill cliff iceberg rock")

// onTerrain puts the buildings, plants and waters that an island or a mountain comes with onto it.
func (p *parser) onTerrain() {
	for i, r := range p.out.Relations {
		to := p.out.Subjects[r.To]
		t, _ := things.ByID(to.ID)
		switch {
		case r.Kind == "wearing" && p.out.Subjects[r.From].Kind == brief.Piece && p.out.Subjects[r.From].Count > 1 && to.Count == 1: // on top of the pile
			p.out.Relations[i] = brief.Relation{From: r.To, Kind: "on", To: r.From}
		case r.Kind != "with" || !terrain[p.out.Subjects[r.From].ID] || to.Kind != brief.Piece:
		case t.Group == "building-landmark" || t.Group == "plant-flower" || t.Group == "weather-nature-effect" && to.ID == "waterfall":
			p.out.Relations[i] = brief.Relation{From: r.To, Kind: "on", To: r.From}
		}
	}
}

// spreadOut lays a blanket that somebody or something is on flat on the ground: only a blanket by itself is folded.
func (p *parser) spreadOut() {
	for _, r := range p.out.Relations {
		to := &p.out.Subjects[r.To]
		if to.ID != "blanket" || r.Kind != "on" && r.Kind != "lying on" && r.Kind != "sitting on" && r.Kind != "standing on" || p.r.drawable("picnic-blanket") == "" {
			continue
		}
		to.ID = "picnic-blanket"
		if to.Fill == "checkered" {
			to.Fill = ""
		} else if to.Color != "" || to.Fill != "" {
			to.States = append(to.States, "plain")
		}
	}
}

// hangsBetween takes the posts from a hammock that hangs between two trees.
func (p *parser) hangsBetween() {
	for _, r := range p.out.Relations {
		if from, to := &p.out.Subjects[r.From], p.out.Subjects[r.To]; r.Kind == "between" && from.ID == "hammock" && to.Count == 2 && to.Kind == brief.Piece && !slices.Contains(from.Without, "posts") {
			from.Without = append(from.Without, "posts")
		}
	}
}

// inTheSky are the bodies that stand behind who is somewhere, and not on the ground there.
var inTheSky = wordSet("moon sun crescent-moon sunset")

// skyOfPlace puts the moon or the sun that a prompt names beside a place behind the first subject: "a wolf in the snow, full moon behind".
func (p *parser) skyOfPlace() {
	for i, s := range p.out.Subjects {
		if i == 0 || !inTheSky[s.ID] || s.Count > 1 || p.out.Subjects[0].Kind == brief.Family || inTheSky[p.out.Subjects[0].ID] {
			continue
		}
		from, to := p.saysBehind(s.Words)
		if p.out.Place == "" && to == 0 {
			continue
		}
		if !p.linked(i) {
			p.link(i, "behind", 0)
		}
		p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return to > 0 && it.Words == p.words(from, to) })
		for k := from; k < to; k++ {
			p.fate[k] = false
		}
		p.understand(from, to, "relation", "behind")
	}
}

// behindInSky puts the moon or the sun that is only listed behind who is told of: "a ninja on a roof, full moon".
func (p *parser) behindInSky() {
	if len(p.out.Subjects) < 2 || !p.alive(0) || p.out.Sheet != "" || p.out.Motif != "" || p.out.Design != "" || len(p.out.Framing) > 0 {
		return
	}
	for i, s := range p.out.Subjects {
		if i > 0 && inTheSky[s.ID] && s.Count <= 1 && !p.linked(i) && p.listedAt(p.spans[max(0, p.spanOf(s.Words))]) {
			p.link(i, "behind", 0)
		}
	}
}

// saysBehind returns the tokens of "behind" or "in the background" without an object that follow some words of the prompt, nothing if there
// are none.
func (p *parser) saysBehind(words string) (from, to int) {
	last := lastWord(strings.ToLower(words))
	for i := range p.toks {
		if p.wordAt(i) != last {
			continue
		}
		end := i + 1
		for end < len(p.toks) && p.wordAt(end) != "" {
			end++
		}
		switch token.Key(p.words(i+1, end)) {
		case "behind", "in the background", "in background", "in the back":
			return i + 1, end
		}
	}
	return 0, 0
}

// severalAround draws as several what a plural names that is one drawing elsewhere, such as snowflakes, where it is around something.
func (p *parser) severalAround() {
	for _, r := range p.out.Relations {
		s := &p.out.Subjects[r.From]
		words := strings.ToLower(s.Words)
		if (r.Kind == "around" || r.Kind == "floating around") && s.Count == 1 && s.Kind == brief.Piece && massPlurals[words[strings.LastIndexByte(words, ' ')+1:]] && s.ID != "sparkle" {
			s.Count = 3
		}
	}
}
