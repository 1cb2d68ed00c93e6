package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
)

// verbPoses are the poses of those who do what the first word of a relation says.
var verbPoses = map[string]string{
	"sleeping": "sleeping", "asleep": "sleeping", "napping": "sleeping", "sitting": "sitting", "standing": "standing", "lying": "lying", "lounging": "lying",
	"throwing": "throwing", "throws": "throwing", "tossing": "throwing", "tosses": "throwing", "hurling": "throwing", "catching": "catching", "catches": "catching", "lifting": "lifting", "lifts": "lifting", "swimming": "swimming",
	"howling": "roaring", "barking": "roaring", "roaring": "roaring", "pointing": "pointing", "points": "pointing", "dancing": "dancing", "kissing": "kissing", "leaning": "leaning",
	"peeking": "peeking", "peeping": "peeking", "peering": "peeking", "falling": "falling", "punching": "punching", "punches": "punching", "waving": "waving", "singing": "singing",
	"bowing": "bowing", "saluting": "saluting", "yelling": "roaring", "shouting": "roaring", "laughing": "laughing", "scolding": "pointing", "reaching": "feeding",
	"looking up at": "looking up", "gazing up at": "looking up", "looking down at": "looking down", "reaching into": "reaching into",
}

// poseOf keeps the pose that a relation's verb tells: who is "sleeping under" a tree sleeps. What sits or rides has its pose
// from there.
func (p *parser) poseOf(s span, kind string) {
	first, _, _ := strings.Cut(s.key, " ")
	doing, ok := verbPoses[s.key]
	if !ok {
		doing, ok = verbPoses[first]
	}
	i := p.starts(kind)
	if doing == "sleeping" && i >= 0 && p.kindOf(i) == brief.Piece && p.r.catalog.Face(p.out.Subjects[i].ID) && p.out.Subjects[i].Expression == "" && p.objectAhead(p.at) {
		p.out.Subjects[i].Expression = "sleepy" // "a star sleeping on the moon"
		return
	}
	if !ok || kind == "sitting on" || kind == "standing on" || i < 0 || !p.active(i) || p.out.Subjects[i].Pose != "" {
		return
	}
	if !p.objectAhead(p.at) {
		return
	}
	p.out.Subjects[i].Pose = doing
	if doing == "sleeping" && slices.Contains(p.group, i) { // "a cat and a dog sleeping on a rug": both
		for _, j := range p.group {
			if p.active(j) && p.out.Subjects[j].Pose == "" {
				p.out.Subjects[j].Pose = doing
			}
		}
	}
}

// handed reads the second object of "feeding a horse an apple" and "giving a girl a flower": who feeds or gives has it in their hands.
func (p *parser) handed(first int, s span) bool {
	n := len(p.out.Relations)
	if n == 0 || p.kindOf(first) != brief.Piece {
		return false
	}
	last := p.out.Relations[n-1]
	at := slices.IndexFunc(p.spans, func(one span) bool { return one.from == s.from })
	if doing := p.out.Subjects[last.From].Pose; last.Kind != "looking at" || last.To != first-1 || doing != "feeding" && doing != "giving" || at < 0 {
		return false
	}
	for at--; at >= 0 && !p.spans[at].is(naming...); at-- {
		if !p.spans[at].isWord() || p.spans[at].is(relation) {
			return false
		}
	}
	p.link(last.From, "holding", first)
	return true
}

// givesTo reads who gets what somebody gives: "giving an apple to a horse" holds the apple and looks at the horse.
func (p *parser) givesTo(s span) bool {
	if s.key != "to" || !p.objectAhead(p.at+1) {
		return false
	}
	for n, r := range slices.Backward(p.out.Relations) {
		if doing := p.out.Subjects[r.From].Pose; r.Kind != "looking at" && r.Kind != "holding" || r.To < r.From || doing != "feeding" && doing != "giving" {
			continue
		}
		if slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool { return o.From == r.From && o.To != r.To && o.Kind == "holding" }) {
			return false
		}
		p.flush()
		p.out.Relations[n].Kind = "holding"
		p.at++
		p.scope, p.rel, p.relFrom, p.relSpan = "", "looking at", r.From, s
		return true
	}
	return false
}

// walks reports whether somebody walks animals that come next: "girl walking three dogs".
func (p *parser) walks(s span) bool {
	if s.key != "walking" && s.key != "walks" || !p.isPerson(p.subj) || !p.justNamed(s) {
		return false
	}
	_, head := p.phrase(p.at + 1)
	id, _ := head.value(thing)
	_, bird := p.r.catalog.Bird(id)
	if _, ok := p.r.catalog.Species(id); !ok && !bird {
		return false
	}
	p.flush()
	p.at++
	p.await(s, "walking")
	return true
}

// each reads what two do to each other: the last two subjects, or the copies of the last one.
func (p *parser) each(s span, kind string) {
	if next := p.span(p.at + 1); kind == "crossed" && (p.subj < 0 || p.rel != "") && next.is(naming...) { // "crossed hockey sticks"
		if len(p.pre) > 0 && p.pre[len(p.pre)-1].is(count) { // "two crossed keys"
			two := p.pre[len(p.pre)-1]
			p.pre = p.pre[:len(p.pre)-1]
			n, _ := two.value(count)
			p.understand(two.from, two.to, "count", n)
		}
		p.flush()
		p.at++
		p.crossPair = s.to
		p.understand(s.from, s.to, "relation", kind)
		return
	}
	p.flush()
	p.at++
	if p.subj < 0 {
		return
	}
	who := p.subj
	if by := p.whoWears(who); by >= 0 {
		who = by
	} else if doer := p.agent(); doer >= 0 {
		who = doer // two parrots on a branch: they, not the branch
	}
	p.related(s, kind)
	if doing, ok := s.value(pose); ok {
		p.out.Subjects[who].Pose = doing
	} else if strings.HasPrefix(s.key, "sitting") {
		p.out.Subjects[who].Pose = "sitting"
	}
	if who > 0 && oneWord(p.out.Subjects[who].Words) && oneWord(p.out.Subjects[who-1].Words) && !p.linked(who) {
		if first := &p.out.Subjects[who-1]; first.Pose == "" {
			first.Pose = p.out.Subjects[who].Pose
		}
		p.link(who-1, kind, who) // "two cats facing each other, one black and one orange"
		return
	}
	for i := range p.out.Relations {
		r := &p.out.Relations[i]
		if r.To == who && (r.Kind == "and" || r.Kind == "beside" || r.Kind == "with") {
			r.Kind = kind
			return
		}
	}
	if sub := &p.out.Subjects[who]; kind == "crossed" && sub.Count == unstatedCount && !slices.ContainsFunc(p.out.Reading.Understood, func(one brief.Item) bool { return one.As == "count" }) {
		sub.Count = 2 // "hockey sticks crossed"
	}
	p.link(who, kind, who)
}

// crossFirst lays the things across each other that "crossed" stands before: two of a kind, or two that "and" joins.
func (p *parser) crossFirst() {
	if p.crossPair == 0 {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if at := p.spanOf(s.Words); at < 0 || p.spans[at].from != p.crossPair || s.Kind != brief.Piece {
			continue
		}
		if s.Count > 1 {
			s.Count = 2
			p.link(i, "crossed", i)
			return
		}
		for n, r := range p.out.Relations {
			if r.From == i && r.Kind == "and" {
				p.out.Relations[n].Kind = "crossed"
			}
		}
	}
}

// endsVerb reports whether a verb has no object at i: the prompt pauses, or goes on with where it happens.
func (p *parser) endsVerb(i int) bool {
	next := p.span(i)
	return !next.isWord() || next.is(relation) && !next.is(naming...) || next.key == "while" || next.is(scene, setting) && !next.is(naming...)
}

// placing are the relations that only say where somebody is.
var placing = phraseSet("sitting on", "standing on", "lying on", "on", "inside", "under", "behind", "in front of", "riding", "beside", "hanging from", "around", "leaning on", "lying on")

// doings are the relations that only somebody who is alive, or looks so, stands in.
var doings = phraseSet("holding", "eating", "drinking", "reading", "playing", "using", "carrying", "wearing", "kicking", "hugging")

// phraseSet returns some phrases.
func phraseSet(list ...string) map[string]bool { return lexicon.Phrases(list...) }

// agent is the subject whose place is the last subject, or -1.
func (p *parser) agent() int {
	if p.subj < 0 || p.alive(p.subj) {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == p.subj && placing[r.Kind] && p.alive(r.From) {
			return r.From
		}
	}
	return -1
}

// workerOn is who does something to subject i, which does nothing itself, or -1.
func (p *parser) workerOn(i int) int {
	if p.alive(i) {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == i && (doings[r.Kind] || r.Kind == "looking at") && p.alive(r.From) {
			return r.From
		}
	}
	return -1
}

// farOff are what people look at and nothing carries: who watches it is on what is named after it.
var farOff = wordSet("moon full-moon crescent-moon sun star stars shooting-star planet saturn rainbow fireworks television airplane")

// watcher is who looks at the last subject where that is nowhere near what "on" leads to: "a wolf howling at the moon on a cliff", "a couple
// watching tv on the couch". It is -1 otherwise.
func (p *parser) watcher(kind string) int {
	if p.subj < 0 || !placing[kind] || !farOff[p.out.Subjects[p.subj].ID] {
		return -1
	}
	for _, r := range p.out.Relations {
		if r.To == p.subj && r.Kind == "looking at" && p.alive(r.From) {
			return r.From
		}
	}
	return -1
}

// backToAgent lets what is done go on about who does it: in "a frog on a mushroom playing a guitar" the frog plays.
func (p *parser) backToAgent(kind string) {
	i := p.agent()
	if i < 0 && p.subj >= 0 && !p.alive(p.subj) { // "a panda wearing a backpack holding a map": no backpack holds anything
		for _, r := range p.out.Relations {
			if r.To == p.subj && doings[r.Kind] && p.alive(r.From) {
				i = r.From
			}
		}
	}
	if i < 0 && p.kindOf(p.subj) == brief.Animal && doings[kind] && kind != "eating" && kind != "drinking" { // "a knight on a horse, holding a sword"
		for _, r := range p.out.Relations {
			if r.To == p.subj && (r.Kind == "riding" || r.Kind == "on" || r.Kind == "sitting on") && p.isPerson(r.From) {
				i = r.From
			}
		}
	}
	if i >= 0 && (doings[kind] || kind == "<between") {
		p.subj, p.owner = i, i
	}
}

// vessel is the subject that a relation starts at because the last one is in it: in "a vase of flowers on a table" the vase
// stands on the table, in "a man with a basket of apples" the basket is full.
func (p *parser) vessel(kind string) int {
	if kind == "full of" {
		if p.subj > 0 && p.isPiece(p.subj) && p.isPiece(0) && !containers[p.out.Subjects[p.subj].ID] && (containers[p.out.Subjects[0].ID] || p.out.Subjects[0].ID == "crate") && p.boundTo(0, p.subj) {
			return 0 // "a crate with a rope, filled with lemons"
		}
		return p.subj
	}
	for _, r := range p.out.Relations {
		if r.To == p.subj && r.Kind == "full of" && (placing[kind] || kind == "and") {
			if by := p.cameWith(r.From, "holding", "carrying"); by >= 0 && p.alive(by) && kind != "and" {
				return by // "a girl holding a basket of apples next to a sheep"
			}
			return r.From
		}
	}
	return -1
}

// onPart reads a place that is a part of an earlier subject: "a bike with a dog in the basket", "a snail with a flower on its
// shell". What is there is placed by that subject.
func (p *parser) onPart(kind string) bool {
	if p.subj < 1 || kind != "on" && kind != "inside" && kind != "sitting on" && !(kind == "emerging from" && p.toCrown()) {
		return false
	}
	at := p.at
	if s := p.span(at); s.key == "its" || s.key == "the" || s.key == "their" || s.key == "his" || s.key == "her" {
		at++
	}
	noun := p.span(at)
	if p.span(at+1).is(naming...) && !p.span(at+1).is(relation) {
		return false
	}
	for i := p.subj - 1; i >= 0; i-- {
		if !slices.Contains(p.partsOf(i), noun.key) {
			continue
		}
		for n := range p.out.Relations {
			if r := &p.out.Relations[n]; r.From == i && r.To == p.subj && r.Kind == "with" {
				if noun.key == "pages" {
					kind = "on" // of an open book
				}
				r.From, r.Kind, r.To = p.subj, kind, i
				if crowning[noun.key] && p.alive(i) {
					r.From, r.Kind, r.To = i, "wearing", p.subj
				}
				if s := p.spans[p.at-1]; s.is(relation) && !p.grammar(s) {
					p.understand(s.from, s.to, "relation", kind)
				}
				p.owner = i
				p.listedBefore(n, kind)
				p.understand(noun.from, noun.to, "relation", kind)
				p.at = at + 1
				return true
			}
		}
	}
	return false
}

// toCrown reports whether the next noun is a part on the top of a head: "flowers growing from its antlers".
func (p *parser) toCrown() bool {
	at := p.at
	for p.span(at).isWord() && (p.span(at).is(stop) || whose[p.span(at).key]) {
		at++
	}
	return crowning[p.span(at).key]
}

// crowning are the parts on the top of a head: what is on them is worn there.
var crowning = wordSet("antlers antler horns horn ears ear mane")

// members reports whether a word for a group names its members: three friends are three people, but two couples are four.
func members(key string) bool {
	return key == "friends" || key == "best friends" || key == "besties" || key == "colleagues" || key == "coworkers" || key == "twins" || key == "siblings" || key == "sisters and brothers" || key == "parents" || key == "grandparents"
}

// paired leaves two of those whom a word for a group names, where no count was said and they do what takes two: "best friends hugging".
func (p *parser) paired(s span, all []found, pre []span) []found {
	counted := slices.ContainsFunc(pre, func(d span) bool { return d.is(count) })
	next := slices.IndexFunc(p.spans, func(o span) bool { return o.from == s.to })
	if next < 0 {
		return all
	}
	doing, _ := p.spans[next].value(pose)
	if len(all) == 3 && members(s.key) && !counted && (doing == "hugging" || doing == "kissing" || doing == "shaking hands" || doing == "high five") {
		return all[:2]
	}
	return all
}

// grouped draws a word for several people as often as a count before it says.
func grouped(s span, all []found, pre []span) []found {
	if len(all) < 2 || !members(s.key) {
		return all
	}
	for _, d := range pre {
		if n, ok := d.value(count); ok {
			if n, _ := strconv.Atoi(n); n > 1 && n <= maxSubjects {
				var out []found
				for i := range n {
					out = append(out, all[i%len(all)])
				}
				return out
			}
		}
	}
	return all
}
