// Package relations reads what subjects do to each other and where they stand to each other.
package relations

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// VerbPoses are the poses of those who do what the first word of a relation says.
var VerbPoses = map[string]string{
	"sleeping": "sleeping", "asleep": "sleeping", "napping": "sleeping", "sitting": "sitting", "standing": "standing", "lying": "lying", "lounging": "lying",
	"throwing": "throwing", "throws": "throwing", "tossing": "throwing", "tosses": "throwing", "hurling": "throwing", "catching": "catching", "catches": "catching", "lifting": "lifting", "lifts": "lifting", "swimming": "swimming",
	"howling": "roaring", "barking": "roaring", "roaring": "roaring", "pointing": "pointing", "points": "pointing", "dancing": "dancing", "kissing": "kissing", "leaning": "leaning",
	"peeking": "peeking", "peeping": "peeking", "peering": "peeking", "falling": "falling", "punching": "punching", "punches": "punching", "waving": "waving", "singing": "singing",
	"bowing": "bowing", "saluting": "saluting", "yelling": "roaring", "shouting": "roaring", "laughing": "laughing", "scolding": "pointing", "reaching": "feeding",
	"looking up at": "looking up", "gazing up at": "looking up", "looking down at": "looking down", "reaching into": "reaching into",
}

// PoseOf keeps the pose that a relation's verb tells: who is "sleeping under" a tree sleeps. What sits or rides has its pose
// from there.
func PoseOf(p *state.Parser, s state.Span, kind string) {
	first, _, _ := strings.Cut(s.Key, " ")
	doing, ok := VerbPoses[s.Key]
	if !ok {
		doing, ok = VerbPoses[first]
	}
	i := Starts(p, kind)
	if !ok && kind == "looking at" && p.IsPerson(i) && livingAhead(p, p.At) {
		doing = p.Tables.Words.Unmet[s.Key] // with the hands or the face turned to them
		ok = doing != "" && doing != "looking up"
	}
	if doing == "sleeping" && i >= 0 && p.KindOf(i) == brief.Piece && p.Tables.Catalog.Face(p.Out.Subjects[i].ID) && p.Out.Subjects[i].Expression == "" && people.ObjectAhead(p, p.At) {
		p.Out.Subjects[i].Expression = "sleepy" // "a star sleeping on the moon"
		return
	}
	if !ok || kind == "sitting on" || kind == "standing on" || i < 0 || !p.Active(i) || p.Out.Subjects[i].Pose != "" {
		return
	}
	if !people.ObjectAhead(p, p.At) {
		return
	}
	p.Out.Subjects[i].Pose = doing
	if doing == "sleeping" && slices.Contains(p.Several.Group, i) { // "a cat and a dog sleeping on a rug": both
		for _, j := range p.Several.Group {
			if p.Active(j) && p.Out.Subjects[j].Pose == "" {
				p.Out.Subjects[j].Pose = doing
			}
		}
	}
}

// Handed reads the second object of "feeding a horse an apple" and "giving a girl a flower": who feeds or gives has it in their hands.
func Handed(p *state.Parser, first int, s state.Span) bool {
	n := len(p.Out.Relations)
	if n == 0 || p.KindOf(first) != brief.Piece {
		return false
	}
	last := p.Out.Relations[n-1]
	at := slices.IndexFunc(p.Spans, func(one state.Span) bool { return one.From == s.From })
	if doing := p.Out.Subjects[last.From].Pose; last.Kind != "looking at" || last.To != first-1 || doing != "feeding" && doing != "giving" || at < 0 {
		return false
	}
	for at--; at >= 0 && !p.Spans[at].Is(vocabulary.Naming...); at-- {
		if !p.Spans[at].IsWord() || p.Spans[at].Is(vocabulary.Relation) {
			return false
		}
	}
	p.Link(last.From, "holding", first)
	return true
}

// GivesTo reads who gets what somebody gives: "giving an apple to a horse" holds the apple and looks at the horse.
func GivesTo(p *state.Parser, s state.Span) bool {
	if s.Key != "to" || !people.ObjectAhead(p, p.At+1) {
		return false
	}
	for n, r := range slices.Backward(p.Out.Relations) {
		if doing := p.Out.Subjects[r.From].Pose; r.Kind != "looking at" && r.Kind != "holding" || r.To < r.From || doing != "feeding" && doing != "giving" {
			continue
		}
		if slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool { return o.From == r.From && o.To != r.To && o.Kind == "holding" }) {
			return false
		}
		looks.Flush(p)
		p.Out.Relations[n].Kind = "holding"
		p.At++
		p.Scope, p.Pending.Kind, p.Pending.From, p.Pending.Span = "", "looking at", r.From, s
		return true
	}
	p.At++
	if ToWhom(p, s) {
		return true
	}
	p.At--
	return false
}

// Walks reports whether somebody walks animals that come next: "girl walking three dogs".
func Walks(p *state.Parser, s state.Span) bool {
	if s.Key != "walking" && s.Key != "walks" || !p.IsPerson(p.Subj) || !JustNamed(p, s) {
		return false
	}
	_, head := p.Phrase(p.At + 1)
	id, _ := head.Value(vocabulary.Thing)
	_, bird := p.Tables.Catalog.Bird(id)
	if _, ok := p.Tables.Catalog.Species(id); !ok && !bird {
		return false
	}
	looks.Flush(p)
	p.At++
	Await(p, s, "walking")
	return true
}

// countWaits reports whether a number stands right before: "a shield and two crossed axes".
func countWaits(p *state.Parser) bool {
	n := len(p.Waiting.Noun)
	return n > 0 && p.Waiting.Noun[n-1].Is(vocabulary.Count) || p.Span(p.At-1).Is(vocabulary.Count)
}

// Each reads what two do to each other: the last two subjects, or the copies of the last one.
func Each(p *state.Parser, s state.Span, kind string) {
	if next := p.Span(p.At + 1); kind == "crossed" && (p.Subj < 0 || p.Pending.Kind != "" || countWaits(p)) && next.Is(vocabulary.Naming...) { // "crossed hockey sticks"
		if n := len(p.Waiting.Noun); n > 0 && p.Waiting.Noun[n-1].Is(vocabulary.Count) { // "two crossed keys"
			two := p.Waiting.Noun[len(p.Waiting.Noun)-1]
			p.Waiting.Noun = p.Waiting.Noun[:len(p.Waiting.Noun)-1]
			n, _ := two.Value(vocabulary.Count)
			p.Understand(two.From, two.To, "count", n)
		}
		looks.Flush(p)
		p.At++
		p.Crossed.Pair = s.To
		p.Understand(s.From, s.To, "relation", kind)
		return
	}
	looks.Flush(p)
	p.At++
	if p.Subj < 0 {
		return
	}
	who := p.Subj
	if by := WhoWears(p, who); by >= 0 {
		who = by
	} else if doer := p.Agent(); doer >= 0 {
		who = doer // two parrots on a branch: they, not the branch
	}
	Related(p, s, kind)
	if doing, ok := s.Value(vocabulary.Pose); ok {
		p.Out.Subjects[who].Pose = doing
	} else if strings.HasPrefix(s.Key, "sitting") {
		p.Out.Subjects[who].Pose = "sitting"
	}
	if who > 0 && OneWord(p.Out.Subjects[who].Words) && OneWord(p.Out.Subjects[who-1].Words) && !p.Linked(who) {
		if first := &p.Out.Subjects[who-1]; first.Pose == "" {
			first.Pose = p.Out.Subjects[who].Pose
		}
		p.Link(who-1, kind, who) // "two cats facing each other, one black and one orange"
		return
	}
	if kind == "crossed" && p.Out.Subjects[who].Count == 2 { // "a shield and two axes crossed": the axes cross each other
		p.Link(who, kind, who)
		return
	}
	for i := range p.Out.Relations {
		r := &p.Out.Relations[i]
		if r.To == who && (r.Kind == "and" || r.Kind == "beside" || r.Kind == "with") {
			r.Kind = kind
			return
		}
	}
	if sub := &p.Out.Subjects[who]; kind == "crossed" && sub.Count == subjects.UnstatedCount && !slices.ContainsFunc(p.Out.Reading.Understood, func(one brief.Item) bool { return one.As == "count" }) {
		sub.Count = 2 // "hockey sticks crossed"
	}
	p.Link(who, kind, who)
}

// CrossFirst lays the things across each other that "crossed" stands before: two of a kind, or two that "and" joins.
func CrossFirst(p *state.Parser) {
	if p.Crossed.Pair == 0 {
		return
	}
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if at := p.SpanOf(s.Words); at < 0 || p.Spans[at].From != p.Crossed.Pair || s.Kind != brief.Piece {
			continue
		}
		if s.Count > 1 {
			s.Count = 2
			p.Link(i, "crossed", i)
			return
		}
		for n, r := range p.Out.Relations {
			if r.From == i && r.Kind == "and" {
				p.Out.Relations[n].Kind = "crossed"
			}
		}
	}
}

// farOff are what people look at and nothing carries: who watches it is on what is named after it.
var farOff = lexicon.Set("moon full-moon crescent-moon sun star stars shooting-star planet saturn rainbow fireworks television airplane")

// watcher is who looks at the last subject where that is nowhere near what "on" leads to: "a wolf howling at the moon on a cliff", "a couple
// watching tv on the couch". It is -1 otherwise.
func watcher(p *state.Parser, kind string) int {
	if p.Subj < 0 || !state.Placing[kind] || !farOff[p.Out.Subjects[p.Subj].ID] {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.Kind == "looking at" && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}

// BackToAgent lets what is done go on about who does it: in "a frog on a mushroom playing a guitar" the frog plays.
func BackToAgent(p *state.Parser, kind string) {
	i := p.Agent()
	if i < 0 && p.Subj >= 0 && !p.Alive(p.Subj) { // "a panda wearing a backpack holding a map": no backpack holds anything
		for _, r := range p.Out.Relations {
			if r.To == p.Subj && state.Doings[r.Kind] && p.Alive(r.From) {
				i = r.From
			}
		}
	}
	if i < 0 && p.KindOf(p.Subj) == brief.Animal && state.Doings[kind] && kind != "eating" && kind != "drinking" { // "a knight on a horse, holding a sword"
		for _, r := range p.Out.Relations {
			if r.To == p.Subj && (r.Kind == "riding" || r.Kind == "on" || r.Kind == "sitting on") && p.IsPerson(r.From) {
				i = r.From
			}
		}
	}
	if i < 0 && p.Alive(p.Subj) && state.Doings[kind] { // "a knight kneeling before a queen, offering a sword"
		for _, r := range p.Out.Relations {
			if r.To == p.Subj && r.Kind == "facing" && p.IsPerson(r.From) && p.Out.Subjects[r.From].Pose == "kneeling" {
				i = r.From
			}
		}
	}
	if i >= 0 && (state.Doings[kind] || kind == "<between") {
		p.Subj, p.Owner = i, i
	}
}

// vessel is the subject that a relation starts at because the last one is in it: in "a vase of flowers on a table" the vase
// stands on the table, in "a man with a basket of apples" the basket is full.
func vessel(p *state.Parser, kind string) int {
	if kind == "full of" {
		if p.Subj > 0 && p.IsPiece(p.Subj) && p.IsPiece(0) && !senses.Containers[p.Out.Subjects[p.Subj].ID] && (senses.Containers[p.Out.Subjects[0].ID] || p.Out.Subjects[0].ID == "crate") && BoundTo(p, 0, p.Subj) {
			return 0 // "a crate with a rope, filled with lemons"
		}
		return p.Subj
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.Kind == "full of" && (state.Placing[kind] || kind == "and") {
			if by := CameWith(p, r.From, "holding", "carrying"); by >= 0 && p.Alive(by) && kind != "and" {
				return by // "a girl holding a basket of apples next to a sheep"
			}
			return r.From
		}
	}
	return -1
}

// OnPart reads a place that is a part of an earlier subject: "a bike with a dog in the basket", "a snail with a flower on its
// shell". What is there is placed by that subject.
func OnPart(p *state.Parser, kind string) bool {
	if p.Subj < 1 || kind != "on" && kind != "inside" && kind != "sitting on" && !(kind == "emerging from" && toCrown(p)) {
		return false
	}
	at := p.At
	for p.Span(at).Key == "one" || p.Span(at).Key == "of" || p.Span(at).Key == "one of" {
		at++ // "on one of the petals"
	}
	if s := p.Span(at); s.Key == "its" || s.Key == "the" || s.Key == "their" || s.Key == "his" || s.Key == "her" {
		at++
	}
	noun := p.Span(at)
	if p.Span(at+1).Is(vocabulary.Naming...) && !p.Span(at+1).Is(vocabulary.Relation) {
		return false
	}
	for i := p.Subj - 1; i >= 0; i-- {
		if !slices.Contains(p.PartsOf(i), noun.Key) {
			continue
		}
		for n := range p.Out.Relations {
			if r := &p.Out.Relations[n]; r.From == i && r.To == p.Subj && r.Kind == "with" {
				if noun.Key == "pages" {
					kind = "on" // of an open book
				}
				r.From, r.Kind, r.To = p.Subj, kind, i
				if crowning[noun.Key] && p.Alive(i) {
					r.From, r.Kind, r.To = i, "wearing", p.Subj
				}
				if s := p.Spans[p.At-1]; s.Is(vocabulary.Relation) && !p.Grammar(s) {
					p.Understand(s.From, s.To, "relation", kind)
				}
				p.Owner = i
				ListedBefore(p, n, kind)
				p.Understand(noun.From, noun.To, "relation", kind)
				p.At = at + 1
				return true
			}
		}
	}
	return false
}

// toCrown reports whether the next noun is a part on the top of a head: "flowers growing from its antlers".
func toCrown(p *state.Parser) bool {
	at := p.At
	for p.Span(at).IsWord() && (p.Span(at).Is(vocabulary.Stop) || looks.Whose[p.Span(at).Key]) {
		at++
	}
	return crowning[p.Span(at).Key]
}

// crowning are the parts on the top of a head: what is on them is worn there.
var crowning = lexicon.Set("antlers antler horns horn ears ear mane")

// Paired leaves two of those whom a word for a group names, where no count was said and they do what takes two: "best friends hugging".
func Paired(p *state.Parser, s state.Span, all []senses.Found, pre []state.Span) []senses.Found {
	counted := slices.ContainsFunc(pre, func(d state.Span) bool { return d.Is(vocabulary.Count) })
	next := slices.IndexFunc(p.Spans, func(o state.Span) bool { return o.From == s.To })
	if next < 0 {
		return all
	}
	doing, _ := p.Spans[next].Value(vocabulary.Pose)
	if len(all) == 3 && people.Members(s.Key) && !counted && (doing == "hugging" || doing == "kissing" || doing == "shaking hands" || doing == "high five") {
		return all[:2]
	}
	return all
}

// Grouped draws a word for several people as often as a count before it says.
func Grouped(s state.Span, all []senses.Found, pre []state.Span) []senses.Found {
	if len(all) < 2 || !people.Members(s.Key) {
		return all
	}
	for _, d := range pre {
		if n, ok := d.Value(vocabulary.Count); ok {
			if n, _ := strconv.Atoi(n); n > 1 && n <= state.MaxSubjects {
				var out []senses.Found
				for i := range n {
					out = append(out, all[i%len(all)])
				}
				return out
			}
		}
	}
	return all
}

// ListedBefore puts those that were listed after the same "with" as the last one to its place: "a desk with a lamp and a mug on it".
func ListedBefore(p *state.Parser, i int, kind string) {
	for j := i - 1; j >= 0; j-- {
		other := p.Out.Relations[j]
		if other.From != p.Owner || other.Kind != "with" || other.To < p.Pending.Listed || p.Alive(other.To) != p.Alive(p.Subj) || p.Out.Subjects[other.To].ID == "fire" || p.KindOf(other.To) != p.KindOf(p.Subj) {
			return
		}
		p.Out.Relations[j] = brief.Relation{From: other.To, Kind: kind, To: p.Owner}
	}
}

// Ranks are the words for one of several by its place among them.
var Ranks = lexicon.Set("first second third fourth fifth sixth last other")

// BoundTo reports whether a subject came with another one or with what that has.
func BoundTo(p *state.Parser, main, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return (r.From == main && r.To == i || r.From == i && r.To == main) && r.Kind != "and"
	})
}

// OneWord reports whether the words of a subject stand for one of several: "one", "the other", "third".
func OneWord(words string) bool {
	words = strings.TrimSuffix(strings.TrimPrefix(strings.ToLower(words), "the "), " one")
	return vocabulary.Numerals[words] != "" || Ranks[words] || comparatives[words]
}

// comparatives are the words for one of two by size or age.
var comparatives = lexicon.Set("older younger bigger larger smaller taller shorter littler")
