package nouns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// adorning are the words that say as "with" does what something has, and where it is.
var adorning = map[string]string{
	"topped with": "<on", "topped off with": "<on", "crowned with": "<on", "decorated with": "<covering", "adorned with": "<covering", "embellished with": "<covering",
}

// ornamental is how many ornaments are on what is decorated with several.
const ornamental = 8

// coilWords are the words before "around" for what lies around something in turns.
var coilWords = lexicon.Set("wrapped coiled curled wound twisted twined entwined wrapping coiling winding curling twining twisting slithering")

// boarded are the vehicles that have those inside who are "on" them.
var boarded = lexicon.Set("school-bus bus train airplane double-decker-bus tram subway")

// overhead are things that are in the air over who looks up at them.
var overhead = lexicon.Set("butterfly monarch-butterfly moth bee dragonfly ladybug firefly moon full-moon crescent-moon sun star stars shooting-star planet cloud rainbow kite balloon balloon-bunch hot-air-balloon airplane paper-plane helicopter ufo rocket drone snowflake comet fireworks firework bat saturn")

// join connects new subjects with what the pending relation started from.
func join(p *state.Parser, first int, s state.Span) {
	kind := p.Pending.Kind
	p.Pending.Kind = ""
	p.Pending.Last = kind
	if kind == "" && relations.Handed(p, first, s) {
		return
	}
	if kind == "" || p.Pending.From < 0 || p.Pending.From >= first {
		startList(p, first)
		p.Several.Group = []int{first}
		return
	}
	kind = people.Bodily(p, kind, first)
	if from := &p.Out.Subjects[p.Pending.From]; kind == "around" && from.ID == "dragon" && coilWords[strings.TrimSuffix(p.Pending.Span.Key, " around")] {
		from.Pose = "coiled"
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", kind)
	} else if kind == "around" && brief.Coils(from.ID) || kind == "playing" && people.Blows(p, "holding", first) {
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", kind)
	} else if doing := p.Out.Subjects[p.Pending.From].Pose; kind != "looking at" || !vocabulary.Onto[doing] || p.Pending.Span.Is(vocabulary.Relation) && strings.Contains(p.Pending.Span.Key, "ing") { // a verb of work is understood already
		relations.Related(p, p.Pending.Span, strings.TrimPrefix(kind, "<"))
	}
	if from := &p.Out.Subjects[p.Pending.From]; (kind == "carrying" && s.Plural || kind == "full of") && people.Loads[from.ID] && !p.Alive(first) {
		kind = "full of"
		if from.ID == "truck" && p.Tables.Drawable("pickup-truck") != "" {
			from.ID = "pickup-truck" // what a truck is loaded with lies on an open bed
		}
	}
	if to := &p.Out.Subjects[first]; kind == "on" && p.Pending.Span.Key == "on" && boarded[to.ID] && p.Alive(p.Pending.From) {
		kind = "inside" // "kids on a school bus"
	}
	if to := &p.Out.Subjects[first]; kind == "inside" && to.ID == "boat" && p.Alive(p.Pending.From) && p.Tables.Drawable("rowboat") != "" {
		to.ID = "rowboat" // an open one: who is in it is seen
	}
	if kind == "with" && p.KindOf(p.Pending.From) == brief.Piece && vocabulary.Prints[p.Span(p.At).Key] && p.Pending.Span.To > p.Pending.Span.From {
		kind = "<printed on" // "a shirt with a skull print"
	}
	if kind == "with" && pictures(p, p.Pending.From, first) {
		kind = "<printed on" // "a mug with a cat"
	}
	if as := adorning[p.Pending.Span.Key]; kind == "with" && as != "" && !p.Alive(p.Pending.From) {
		kind = as
	}
	if kind == "looking at" && strings.HasSuffix(p.Pending.Span.Key, " up at") && (p.KindOf(first) == brief.Bird || overhead[p.Out.Subjects[first].ID]) {
		kind = "<over" // "a puppy looking up at a butterfly"
	}
	if kind == "on" && p.Alive(first) && people.IsWorn(p, p.Pending.From) {
		kind = "<wearing" // "a hat on a cat"
	}
	if verb, ok := strings.CutSuffix(p.Pending.Span.Key, " with"); ok && kind == "beside" && p.KindOf(first) == brief.Piece && p.Alive(p.Pending.From) {
		kind, p.Pending.Last, p.Scope, p.Owner = "with", "with", "with", p.Pending.From // "a girl walking with an umbrella"
		if from := &p.Out.Subjects[p.Pending.From]; from.Pose == "" && (verb == "walking" || verb == "running") {
			from.Pose = verb
		}
	}
	if held := people.HeldLast(p, first); kind == "inside" && held >= 0 && people.HandVessels[p.Out.Subjects[first].ID] {
		p.Pending.From = held // "holding a frog in a jar": nobody is in the jar but the frog
	}
	if held := people.HeldLast(p, first); kind == "with" && held >= 0 && people.HandVessels[p.Out.Subjects[held].ID] && people.IsLoadOf(p, held, first) {
		p.Pending.From, kind = held, "full of" // "holding a plate with cookies"
		if t, _ := things.ByID(p.Out.Subjects[first].ID); p.Out.Subjects[first].Count == 1 && t.Group == "kitchen" && !s.Plural {
			kind = "<on" // "a tray with a teapot"
		}
	}
	if kind == "holding" && p.KindOf(p.Pending.From) == brief.Piece && senses.Containers[p.Out.Subjects[p.Pending.From].ID] && !p.Alive(first) {
		kind = "full of" // "a vase holding tulips"
	}
	if kind == "playing" && p.Alive(first) {
		kind = "beside"
	}
	if kind == "over" && p.Pending.Span.Key == "over" && p.IsPerson(p.Pending.From) && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == p.Pending.From && r.Kind == "holding" }) {
		kind = "beside" // "holding an umbrella over a kitten": nobody flies over it
	}
	if kind != "and" && p.Pending.Span.Key == "and" && p.Active(first) && (p.Pending.LastTo < 0 || !p.Alive(p.Pending.LastTo)) {
		kind, p.Pending.Last = "and", "and" // "a girl with a ball and a boy": the boy is no thing that the girl has
	}
	if kind == "full of" && p.Pending.Span.Key == "and" && (strings.Contains(s.Key, " of ") || senses.Containers[p.Out.Subjects[first].ID]) {
		kind, p.Pending.Last = "and", "and" // "a plate of cookies and a glass of milk": the glass is not on the plate
	}
	p.Pending.LastTo = first
	if kind == "and" {
		p.Several.Group = append(ofList(p, p.Pending.From), first)
		p.Link(p.Pending.From, "and", first)
		return
	}
	if flipped, ok := strings.CutPrefix(kind, "<"); ok {
		p.Link(first, flipped, p.Pending.From)
		return
	}
	froms := []int{p.Pending.From}
	if slices.Contains(p.Several.Group, p.Pending.From) && (strings.HasSuffix(kind, "on") || kind == "riding" || kind == "inside" || kind == "under" || kind == "tied to") {
		froms = subjects.Unplaced(p, p.Pending.From, first)        // "a cat and a dog on a sofa": both
		if len(froms) == 1 && subjects.Apart(p, froms[0], first) { // where it is tells more than whom it is with
			p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind == "and" && r.To == froms[0] })
		}
	}
	if patient := subjects.BroughtBy(p, p.Pending.From); patient >= 0 && p.Out.Subjects[first].ID == "stretcher" && (kind == "on" || kind == "inside" || kind == "lying on") {
		froms, kind = []int{patient}, "lying on" // not who carries it
	}
	if feeder := relations.FeederOf(p, p.Pending.From); kind == "on" && feeder >= 0 && subjects.Benches[p.Out.Subjects[first].ID] {
		froms, kind = []int{feeder}, "sitting on" // not the birds
	}
	if kind == "on" && p.Out.Subjects[first].ID == "stretcher" && p.IsPerson(p.Pending.From) {
		kind = "lying on"
	}
	for _, from := range froms {
		p.Link(from, kind, first)
	}
	if p.Span(p.At).Key == "and" && kind == "between" {
		p.Several.Group = []int{first}
	}
	p.Several.Group = []int{first}
}
