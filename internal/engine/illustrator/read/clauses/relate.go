package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
)

// relate reads a relation; a verb without an object is a pose and is left to describe.
func (p *parser) relate(s span) bool {
	p.toSole(s)
	p.backToRider(s)
	if p.eachInTurn(s) {
		return true
	}
	if p.allFrom > 0 && s.from == p.allFrom {
		p.group = slices.Clone(p.loneList)
	}
	if kind, ok := s.value(relation); ok && p.toPronoun(s, kind) {
		return true
	}
	if p.givesTo(s) || p.walks(s) || p.works(s) || p.acts(s) && p.noun(s) {
		return true
	}
	kind, ok := s.value(relation)
	if !ok {
		return false
	}
	if s.is(pose, expression) && !p.objectAhead(p.at+1) || s.is(thing) && !p.nounAhead(p.at+1) && kind != "and" {
		return false
	}
	if kind == "off" && !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == p.subj && (r.Kind == "pushing" || r.Kind == "knocking") }) && p.rel != "pushing" && p.rel != "knocking" {
		return false // only what is knocked off a thing is anywhere
	}
	switch kind {
	case "of":
		return p.of(s)
	case "text":
		return false
	case "and":
		return p.and(s)
	case "with", "without", "wearing", "dressed as":
		return p.wrapped(s) || p.ofLeftOut(s) || p.having(s, kind)
	case "bigger", "smaller":
		return p.compares(s, kind)
	case "side left", "side right":
		p.side(s, strings.TrimPrefix(kind, "side "))
		return true
	case "in":
		return p.in(s)
	case "at head", "at print", "at back", "at hand", "at neck", "at mouth", "at top", "at inside", "at mouth of it", "at nose", "at lap", "at arms", "at feet", "at tongue", "at talons", "at behind", "at front", "at leaping":
		if kind == "at hand" && strings.HasPrefix(s.key, "on ") && p.subj >= 0 && p.kindOf(p.subj) == brief.Bird {
			kind = "at back" // a bird sits on an arm as it does on a shoulder
		}
		p.moveTo(s, strings.TrimPrefix(kind, "at "))
		return true
	case "at around":
		if p.objectAhead(p.at + 1) {
			kind = "around"
			break
		}
		p.around(s)
		return true
	case "around":
		if next := p.span(p.at + 1); p.subj > 0 && (!next.isWord() || next.is(relation, pose) && !next.is(naming...)) {
			p.around(s) // "coffee beans around"
			return true
		}
	case "made of", "shaped", "style of", "for", "as", "at", "against", "from":
		return p.circumstance(s, kind)
	}
	if p.ofGone(s, kind) {
		return true
	}
	if mutual, ok := strings.CutPrefix(kind, "each "); ok {
		p.each(s, mutual)
		return true
	}
	if s.key == "by" && p.span(p.at+1).is(unknown) {
		return p.circumstance(s, "style of") // "by" and a name
	}
	if s.key == "inside" && p.subj > 0 && !p.objectAhead(p.at+1) {
		p.moveTo(s, "inside") // "a box with a teddy bear inside"
		return true
	}
	if p.placedByPronoun(s, kind) {
		return true
	}
	if p.wrapped(s) {
		return true
	}
	p.flush()
	p.at++
	if p.inRound(s) {
		return true
	}
	if _, told := verbPoses[s.key]; told && strings.Contains(s.key, " ") { // "looking up at the sky"
		if i := p.starts(kind); i >= 0 && p.alive(i) && p.out.Subjects[i].Pose == "" && kind == "looking at" && s.key != "reaching into" {
			p.out.Subjects[i].Pose = verbPoses[s.key]
		}
	}
	if p.sceneAfter(s) {
		return true
	}
	if p.onPart(kind) || p.betweenParts(s) || p.ofItsOwn(s, kind) || p.onOwnPart(s, kind) {
		return true
	}
	p.poseOf(s, kind)
	p.await(s, p.bodyPlace(kind))
	return true
}

// surfaces are what things stand on that come with it.
var surfaces = wordSet("table tray desk shelf bench nightstand coffee-table counter dresser")

// side notes that the last subject is on the left or right: of what it came with ("a laptop with a cup on the left"), else of the image, and
// what that makes of an earlier one ("a cat on the left and a dog on the right").
func (p *parser) side(s span, where string) {
	p.flush()
	p.at++
	if p.subj < 0 {
		return
	}
	other := map[string]string{"left": "right", "right": "left"}[where]
	p.understand(s.from, s.to, "relation", where)
	if p.sides == nil {
		p.sides = map[string]int{}
	}
	p.sides[where] = p.subj
	across, paired := p.sides[other]
	at := slices.IndexFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == p.subj && (r.Kind == "and" || r.Kind == "with") })
	if at >= 0 && p.out.Relations[at].Kind == "with" && surfaces[p.out.Subjects[p.out.Relations[at].From].ID] {
		p.out.Relations[at] = brief.Relation{From: p.subj, Kind: "on", To: p.out.Relations[at].From} // things on a tray stand in the order of the sentence
		return
	}
	if at >= 0 {
		base := p.out.Relations[at].From
		for _, r := range p.out.Relations {
			if r.From == base && (r.Kind == "left of" || r.Kind == "right of") && p.out.Relations[at].Kind == "and" {
				base = r.To // beside the same thing as the one before
			}
		}
		if !paired || base != across {
			p.out.Relations[at] = brief.Relation{From: p.subj, Kind: where + " of", To: base}
			return
		}
	}
	if paired && across != p.subj {
		left, right := p.sides["left"], p.sides["right"]
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.Kind == "and" && (r.From == left && r.To == right || r.From == right && r.To == left)
		})
		p.link(left, "left of", right)
	}
}

// await keeps a relation until its second subject comes.
func (p *parser) await(s span, kind string) {
	p.scope, p.purpose = "", false
	p.backToAgent(kind)
	p.rel, p.relFrom, p.relSpan = kind, p.starts(kind), s
	if done := strings.HasSuffix(s.key, "ed by") || s.key == "worn by"; done && strings.HasPrefix(kind, "<") && p.comma() && p.subj > 0 {
		p.relFrom = 0 // "a piano on a mountain, played by a bear"
	}
	if p.subj < 0 {
		p.rel = ""
	}
	if kind == "holding" || kind == "carrying" {
		p.scope = "holding"
		p.owner = p.relFrom
	}
	// The words between are grammar: they are understood with the relation once its second subject is there.
}

// starts is the subject that a relation begins at: the owner of an attribute, else the last subject.
func (p *parser) starts(kind string) int {
	if i := p.vessel(kind); i >= 0 {
		return i
	}
	if i := p.watcher(kind); i >= 0 {
		return i
	}
	if who := p.watching(); kind == "under" && who >= 0 && !p.alive(p.subj) {
		return who // "a rabbit looking at a watch under a tree"
	}
	if p.owner >= 0 && p.owner < len(p.out.Subjects) && p.subj != p.owner {
		switch p.lastRel {
		case "with", "holding", "wearing", "carrying", "playing", "eating", "drinking", "reading", "using", "riding":
			if p.lastRel == "with" && !p.alive(p.owner) && p.alive(p.subj) && (kind == "sitting on" || kind == "lying on" || kind == "riding" || kind == "holding" || kind == "looking at" || kind == "on" && strings.Contains(p.span(p.at-1).key, "ing ")) {
				return p.subj // "a table with a cat sitting on a chair"
			}
			if p.lastRel != "riding" || kind == "with" || kind == "holding" {
				return p.owner
			}
		}
	}
	return p.subj
}

// objectAhead reports whether a verb has something to act on: a noun before the next relation or pause.
func (p *parser) objectAhead(i int) bool {
	for ; i < len(p.spans); i++ {
		s := p.spans[i]
		switch {
		case !s.isWord():
			return false
		case s.is(thing, person, standIn, garment):
			return true
		case s.key == "and" && p.span(i-1).is(color, fill) && p.span(i+1).is(color, fill):
			continue // "hugging a black and white penguin"
		case s.is(relation):
			return false
		case s.is(unknown):
			if wordnet.MayName(s.key) {
				return true
			}
			if strings.HasSuffix(s.key, "ed") && p.span(i+1).is(thing) {
				continue // "watering a potted flower"
			}
			if !strings.HasSuffix(s.key, "ing") || p.span(i-1).isWord() && p.span(i-1).is(thing, person) {
				return false
			}
		case s.is(scene) && !s.is(stop):
			return false
		}
	}
	return false
}

// adorning are the words that say as "with" does what something has, and where it is.
var adorning = map[string]string{
	"topped with": "<on", "topped off with": "<on", "crowned with": "<on", "decorated with": "<covering", "adorned with": "<covering", "embellished with": "<covering",
}

// ornamental is how many ornaments are on what is decorated with several.
const ornamental = 8

// coilWords are the words before "around" for what lies around something in turns.
var coilWords = wordSet("wrapped coiled curled wound twisted twined entwined wrapping coiling winding curling twining twisting slithering")

// join connects new subjects with what the pending relation started from.
func (p *parser) join(first int, s span) {
	kind := p.rel
	p.rel = ""
	p.lastRel = kind
	if kind == "" && p.handed(first, s) {
		return
	}
	if kind == "" || p.relFrom < 0 || p.relFrom >= first {
		p.startList(first)
		p.group = []int{first}
		return
	}
	kind = p.bodily(kind, first)
	if from := &p.out.Subjects[p.relFrom]; kind == "around" && from.ID == "dragon" && coilWords[strings.TrimSuffix(p.relSpan.key, " around")] {
		from.Pose = "coiled"
		p.understand(p.relSpan.from, p.relSpan.to, "relation", kind)
	} else if kind == "around" && brief.Coils(from.ID) || kind == "playing" && p.blows("holding", first) {
		p.understand(p.relSpan.from, p.relSpan.to, "relation", kind)
	} else if doing := p.out.Subjects[p.relFrom].Pose; kind != "looking at" || !vocabulary.Onto[doing] { // a verb of work is understood already
		p.related(p.relSpan, strings.TrimPrefix(kind, "<"))
	}
	if from := &p.out.Subjects[p.relFrom]; (kind == "carrying" && s.plural || kind == "full of") && loads[from.ID] && !p.alive(first) {
		kind = "full of"
		if from.ID == "truck" && p.r.drawable("pickup-truck") != "" {
			from.ID = "pickup-truck" // what a truck is loaded with lies on an open bed
		}
	}
	if to := &p.out.Subjects[first]; kind == "inside" && to.ID == "boat" && p.alive(p.relFrom) && p.r.drawable("rowboat") != "" {
		to.ID = "rowboat" // an open one: who is in it is seen
	}
	if kind == "with" && p.kindOf(p.relFrom) == brief.Piece && vocabulary.Prints[p.span(p.at).key] && p.relSpan.to > p.relSpan.from {
		kind = "<printed on" // "a shirt with a skull print"
	}
	if kind == "with" && p.pictures(p.relFrom, first) {
		kind = "<printed on" // "a mug with a cat"
	}
	if as := adorning[p.relSpan.key]; kind == "with" && as != "" && !p.alive(p.relFrom) {
		kind = as
	}
	if kind == "on" && p.alive(first) && p.isWorn(p.relFrom) {
		kind = "<wearing" // "a hat on a cat"
	}
	if verb, ok := strings.CutSuffix(p.relSpan.key, " with"); ok && kind == "beside" && p.kindOf(first) == brief.Piece && p.alive(p.relFrom) {
		kind = "with" // "a girl walking with an umbrella"
		if from := &p.out.Subjects[p.relFrom]; from.Pose == "" && (verb == "walking" || verb == "running") {
			from.Pose = verb
		}
	}
	if held := p.heldLast(first); kind == "inside" && held >= 0 && handVessels[p.out.Subjects[first].ID] {
		p.relFrom = held // "holding a frog in a jar": nobody is in the jar but the frog
	}
	if held := p.heldLast(first); kind == "with" && held >= 0 && handVessels[p.out.Subjects[held].ID] && p.isLoadOf(held, first) {
		p.relFrom, kind = held, "full of" // "holding a plate with cookies"
		if t, _ := things.ByID(p.out.Subjects[first].ID); p.out.Subjects[first].Count == 1 && t.Group == "kitchen" && !s.plural {
			kind = "<on" // "a tray with a teapot"
		}
	}
	if kind == "holding" && p.kindOf(p.relFrom) == brief.Piece && containers[p.out.Subjects[p.relFrom].ID] && !p.alive(first) {
		kind = "full of" // "a vase holding tulips"
	}
	if kind == "playing" && p.alive(first) {
		kind = "beside"
	}
	if kind == "over" && p.relSpan.key == "over" && p.isPerson(p.relFrom) && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == p.relFrom && r.Kind == "holding" }) {
		kind = "beside" // "holding an umbrella over a kitten": nobody flies over it
	}
	if kind != "and" && p.relSpan.key == "and" && p.active(first) && (p.lastRelTo < 0 || !p.alive(p.lastRelTo)) {
		kind, p.lastRel = "and", "and" // "a girl with a ball and a boy": the boy is no thing that the girl has
	}
	if kind == "full of" && p.relSpan.key == "and" && (strings.Contains(s.key, " of ") || containers[p.out.Subjects[first].ID]) {
		kind, p.lastRel = "and", "and" // "a plate of cookies and a glass of milk": the glass is not on the plate
	}
	p.lastRelTo = first
	if kind == "and" {
		p.group = append(p.ofList(p.relFrom), first)
		p.link(p.relFrom, "and", first)
		return
	}
	if flipped, ok := strings.CutPrefix(kind, "<"); ok {
		p.link(first, flipped, p.relFrom)
		return
	}
	froms := []int{p.relFrom}
	if slices.Contains(p.group, p.relFrom) && (strings.HasSuffix(kind, "on") || kind == "riding" || kind == "inside" || kind == "under" || kind == "tied to") {
		froms = p.unplaced(p.relFrom) // "a cat and a dog on a sofa": both
	}
	if patient := p.broughtBy(p.relFrom); patient >= 0 && p.out.Subjects[first].ID == "stretcher" && (kind == "on" || kind == "inside" || kind == "lying on") {
		froms, kind = []int{patient}, "lying on" // not who carries it
	}
	if feeder := p.feederOf(p.relFrom); kind == "on" && feeder >= 0 && benches[p.out.Subjects[first].ID] {
		froms, kind = []int{feeder}, "sitting on" // not the birds
	}
	if kind == "on" && p.out.Subjects[first].ID == "stretcher" && p.isPerson(p.relFrom) {
		kind = "lying on"
	}
	for _, from := range froms {
		p.link(from, kind, first)
	}
	if p.span(p.at).key == "and" && kind == "between" {
		p.group = []int{first}
	}
	p.group = []int{first}
}

func (p *parser) link(from int, kind string, to int) {
	p.out.Relations = append(p.out.Relations, brief.Relation{From: from, Kind: kind, To: to})
}

// having opens what a subject has, lacks or wears.
func (p *parser) having(s span, kind string) bool {
	p.flush()
	if kind == "wearing" || kind == "with" && p.ofCompanion() {
		p.toNearest(s)
	}
	p.at++
	if p.subj < 0 {
		if kind == "without" {
			p.skipNegative(s)
		}
		return true
	}
	p.backToAgent(kind)
	p.backToDressed(kind)
	if _, head := p.phrase(p.at); kind == "with" && (head.key == "wings" || head.key == "tail") && p.subj > 0 && p.partNamed(p.subj, head.key) == "" && p.partNamed(0, head.key) != "" && p.alive(0) {
		p.subj, p.owner, p.target = 0, 0, target{subj: 0} // "a phoenix rising from flames with wings spread"
	}
	if i := p.doer(); kind == "wearing" && i >= 0 {
		p.subj, p.owner, p.target = i, i, target{subj: i} // "a girl carrying a basket of apples, wearing boots"
	}
	p.relSpan, p.rel = s, kind
	if kind == "dressed as" || kind == "without" {
		p.rel = ""
	}
	if t := p.target; t.subj == p.subj && t.part == 0 && t.garment == 0 && !p.attributive() {
		p.owner = p.subj
	}
	p.relFrom, p.scope = p.owner, kind
	p.lastRel, p.lastRelTo = "", -1
	if p.sceneAfter(s) {
		p.rel, p.scope = "", ""
	}
	return true
}

// attributive reports whether the last subject came as something that its owner has, so that "with" goes on about the owner.
func (p *parser) attributive() bool {
	switch p.lastRel {
	case "with", "holding", "wearing":
		return p.owner >= 0 && p.isPerson(p.owner)
	}
	return false
}
