package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// uses are what a span is used for.
func (p *parser) uses(s span) []vocabulary.Use {
	key := s.key
	for _, article := range []string{"the ", "a ", "an "} {
		key = strings.TrimPrefix(key, article)
	}
	if list, ok := p.r.words.Gear[key]; ok {
		return list
	}
	for _, form := range things.Singulars(key) {
		if list, ok := p.r.words.Gear[form]; ok {
			return list
		}
	}
	return nil
}

// worker is the subject that gear would belong to, or -1: the last one that lives.
func (p *parser) worker() int {
	if all := p.workers(); len(all) > 0 {
		return all[0]
	}
	return -1
}

// workers are the subjects that gear may belong to, the likeliest first: who was named last, who has or does something to that.
func (p *parser) workers() []int {
	var all []int
	add := func(i int) {
		if i >= 0 && i < len(p.out.Subjects) && p.active(i) && !slices.Contains(all, i) {
			all = append(all, i)
		}
	}
	for _, r := range p.out.Relations { // "a cowgirl riding a horse with a lasso"
		if r.To == p.subj && r.Kind == "riding" {
			add(r.From)
		}
	}
	add(p.riderOf(p.subj)) // "a cowboy on a horse with a lasso"
	for _, i := range []int{p.subj, p.owner, p.agent(), p.relFrom} {
		add(i)
	}
	for _, r := range p.out.Relations { // "a raccoon eating ramen with chopsticks"
		if r.To == p.subj && (doings[r.Kind] || r.Kind == "looking at") {
			add(r.From)
		}
	}
	return all
}

// owning are the relations in which somebody has what starts a pose.
var owning = phraseSet("holding", "using", "with", "playing", "looking at", "carrying", "pushing", "through", "on", "beside", "in front of", "inside", "eating", "reading")

// gear reads what belongs to what somebody does and is drawn with them: the mower of who mows, the wall of who paints it.
func (p *parser) gear(s span) bool {
	if !s.isWord() || p.scope == "without" || p.scope == "wearing" || p.flownOn(s) || p.laden(s) || p.saysText(s) {
		return false
	}
	list := p.uses(s)
	if p.rel != "" && lastWord(p.relSpan.key) == "on" { // who sleeps on a blanket has it below
		list = slices.DeleteFunc(slices.Clone(list), func(u vocabulary.Use) bool { return u.Pose == "under a blanket" })
	}
	if len(list) == 0 {
		return false
	}
	for n, i := range p.workers() {
		now := p.out.Subjects[i].Pose
		if now == "" && p.kindOf(i) == brief.Person {
			now = rolePoses[p.out.Subjects[i].ID]
		}
		at := slices.IndexFunc(list, func(u vocabulary.Use) bool { return u.Pose == now })
		if at < 0 && n == 0 {
			at = slices.IndexFunc(list, func(u vocabulary.Use) bool { return u.Raises && p.takesUp(i, now, u) })
		}
		if at >= 0 {
			p.takeGear(i, s, list[at].Pose)
			return true
		}
	}
	return false
}

// saysText reports whether a board is told to carry a text: it is a thing of its own then.
func (p *parser) saysText(s span) bool {
	id, _ := s.value(thing)
	kind, _ := p.span(p.at + 1).value(relation)
	return (kind == "text" || isTextCue(p.span(p.at+1))) && (signs[id] || p.carrier(s))
}

// flownOn reports whether a broom is what somebody flies on, not what they sweep with: "a witch on a broom".
func (p *parser) flownOn(s span) bool {
	id, _ := s.value(thing)
	return id == "broom" && (p.rel == "on" || p.rel == "sitting on" || p.rel == "riding")
}

// laden reports whether what is on a tray is told: the tray of who serves has drinks on it.
func (p *parser) laden(s span) bool {
	with, load := p.span(p.at+1), p.span(p.at+2)
	if lastWord(s.key) != "tray" || with.key != "with" && with.key != "of" && with.key != "full of" && with.key != "filled with" {
		return false
	}
	if load.is(stop, count) {
		load = p.span(p.at + 3)
	}
	served := slices.ContainsFunc(p.uses(load), func(u vocabulary.Use) bool { return u.Pose == "waiting tables" })
	return load.is(thing, several) && !served
}

// rolePoses are what some do by their role.
var rolePoses = map[string]string{
	"goalkeeper": "diving save", "golfer": "golfing", "hockey-player": "playing hockey", "volleyball-player": "spiking", "archer": "archery", "welder": "welding", "drummer": "drumming",
	"pianist": "playing the piano", "dj": "djing", "skier": "skiing", "snowboarder": "snowboarding", "skater": "skateboarding", "cleaner": "mopping", "waiter": "waiting tables", "juggler": "juggling",
}

// takesUp reports whether gear makes subject i take its pose.
func (p *parser) takesUp(i int, now string, u vocabulary.Use) bool {
	if boatPoses[u.Pose] && (p.out.Subjects[i].Count > 1 || len(p.crew(i)) > 1) {
		return false // they are in one boat
	}
	if now != "" {
		return slices.Contains(u.More, now)
	}
	if p.kindOf(i) != brief.Person && !footGear[u.Pose] && (!handGear[u.Pose] || places[p.rel] || p.rel == "on" || p.rel == "inside") {
		return false // a cat on a piano only sits there
	}
	return u.Starts && owning[p.rel] || u.Starts && p.rel == "" && (p.scope == "with" || p.scope == "holding")
}

// footGear are the poses of who has something under the feet: animals take them up on it, on two legs.
var footGear = phraseSet("roller skating", "ice skating", "skiing", "snowboarding")

// boatPoses are those of one who is alone in a boat.
var boatPoses = wordSet("rowing kayaking")

// handGear are the poses that animals take up too, on two legs.
var handGear = phraseSet("chopsticks", "playing the piano", "drumming", "painting at an easel", "djing", "mopping", "microscope", "jackhammering", "teaching", "with a cane", "mowing", "archery", "golfing", "waiting tables",
	"playing chess", "playing table tennis", "on a seesaw", "picnicking", "rowing", "on a trampoline", "on a slide", "fishing from a pier", "hanging laundry", "drawing", "whiteboard", "typing")

// takeGear gives subject i a pose with its gear, in the color that is told of it.
func (p *parser) takeGear(i int, s span, doing string) {
	before := p.out.Subjects[i].Pose
	for _, j := range p.crew(i) {
		if p.out.Subjects[j].Pose == before {
			p.out.Subjects[j].Pose = doing
		}
	}
	pre, from := p.pre, s.from
	p.pre = nil
	part := brief.PartColor{Part: "gear"}
	for _, d := range pre {
		if name, ok := d.value(color); ok && part.Color == "" {
			part.Color = name
		}
		from = min(from, d.from)
	}
	if p.rel != "" && p.relSpan.to > p.relSpan.from && p.relSpan.to <= from {
		p.understand(p.relSpan.from, p.relSpan.to, "relation", strings.TrimPrefix(p.rel, "<"))
	}
	if p.rel == "with" || p.rel == "holding" {
		p.scope, p.lastRel = p.rel, p.rel
	}
	p.rel = ""
	p.understandRange(from, s, "pose", doing)
	p.at++
	p.reclaim(i, doing)
	sub := &p.out.Subjects[i]
	p.subj, p.owner = i, i
	p.target = target{subj: i}
	if part.Color != "" {
		sub.Parts = append(sub.Parts, part)
		p.target.part = len(sub.Parts)
	}
}

// reclaim takes away the last subject if it is gear of the pose that only now is known: the ramen of who eats with chopsticks.
func (p *parser) reclaim(i int, doing string) {
	last := len(p.out.Subjects) - 1
	if last <= i || p.kindOf(last) != brief.Piece {
		return
	}
	thing := p.out.Subjects[last]
	belongs := slices.ContainsFunc(p.uses(span{key: token.Key(thing.Words)}), func(u vocabulary.Use) bool { return u.Pose == doing })
	if !belongs || thing.Text != "" || p.span(p.at).kind == token.Quote || p.span(p.at+1).kind == token.Quote {
		return // a board that says something is a thing of its own
	}
	if thing.Color != "" {
		sub := &p.out.Subjects[i]
		sub.Parts = append(sub.Parts, brief.PartColor{Part: "gear", Color: thing.Color})
	}
	said := len(p.out.Reading.LeftOut)
	p.remove(last)
	p.out.Reading.LeftOut = p.out.Reading.LeftOut[:said]
	p.out.Reading.Understood = append(p.out.Reading.Understood, brief.Item{Words: thing.Words, As: "pose", To: doing})
}

// gearAhead reports whether a span will be read as gear, so that a color before it is its own.
func (p *parser) gearAhead(s span) bool {
	list := p.uses(s)
	i := p.worker()
	if len(list) == 0 || i < 0 {
		return false
	}
	now := p.out.Subjects[i].Pose
	return now != "" && slices.ContainsFunc(list, func(u vocabulary.Use) bool { return u.Pose == now || u.Raises && slices.Contains(u.More, now) })
}

// usesNext reads a verb whose object the pose itself shows as what the only one who acts does: "with red hair typing on a laptop".
func (p *parser) usesNext(s span) bool {
	doing, ok := s.value(pose)
	i := p.sole()
	_, head := p.phrase(p.at + 1)
	if !ok || i < 0 || !p.isPerson(i) || !strings.HasSuffix(firstWord(s.key), "ing") || s.is(thing) || !slices.ContainsFunc(p.uses(head), func(u vocabulary.Use) bool { return u.Pose == doing }) {
		return false
	}
	p.flush()
	p.at++
	p.subj, p.owner, p.scope, p.rel, p.target = i, i, "", "", target{subj: i}
	p.apply(i, s, false)
	return true
}

// userOf is who reads, holds or rides subject i, or -1.
func (p *parser) userOf(i int) int {
	if p.kindOf(i) != brief.Piece {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && (r.Kind == "reading" || r.Kind == "riding" || r.Kind == "on" || r.Kind == "playing" || r.Kind == "eating" || r.Kind == "using" || r.Kind == "looking at" && p.isPerson(r.From)) && p.alive(r.From) {
			return r.From
		}
	}
	return -1
}

// idlePoses are what gear may do by itself: sparks fly, a ball hangs in the air. Who is at work goes on working.
var idlePoses = wordSet("flying floating hanging running jumping")

// setPose gives a subject a pose, unless it has one of work that the words go on about, or one that two have together and the words only
// say how they stand or go.
func (p *parser) setPose(s *brief.Subject, doing string) {
	switch {
	case s.ID == "pregnant-woman" && strings.HasSuffix(doing, "on stomach"): // she has her hands there anyway
	case doing == "lifting" && (s.Pose == "waiting tables" || s.ID == "waiter"): // a tray is no barbell
		s.Pose = "waiting tables"
	case loud[doing] != "" && s.Pose != "" && s.Pose != doing && s.Kind == brief.Person:
		s.Expression = cmp.Or(s.Expression, loud[doing])
	case vocabulary.Onto[s.Pose] && idlePoses[doing], withAnother[s.Pose] && goingPoses[doing]:
	case doing == "serving" && s.ID != "tennis-player" && (s.ID != "" || s.Kind != brief.Person):
		s.Pose = "waiting tables"
	default:
		s.Pose = doing
	}
}

// loud are the poses that a face shows too, where somebody does something else already, and how.
var loud = map[string]string{"shouting": "angry", "singing": "happy", "roaring": "angry"}

// withAnother are the poses that two have together, goingPoses those that only say how somebody stands or goes.
var (
	withAnother = phraseSet("holding hands", "arm in arm", "hugging", "kissing", "shaking hands", "high five")
	goingPoses  = wordSet("walking standing running jumping")
)
