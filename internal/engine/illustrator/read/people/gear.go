package people

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// owning are the relations in which somebody has what starts a pose.
var owning = lexicon.Phrases("holding", "using", "with", "playing", "looking at", "carrying", "pushing", "through", "on", "beside", "in front of", "inside", "eating", "reading")

// Gear reads what belongs to what somebody does and is drawn with them: the mower of who mows, the wall of who paints it.
func Gear(p *state.Parser, s state.Span) bool {
	if !s.IsWord() || p.Scope == "without" || p.Scope == "wearing" || flownOn(p, s) || laden(p, s) || saysText(p, s) {
		return false
	}
	list := p.Uses(s)
	if p.Pending.Kind != "" && state.LastWord(p.Pending.Span.Key) == "on" || p.InArms(p.Subj) { // who sleeps on a blanket has it below
		list = slices.DeleteFunc(slices.Clone(list), func(u vocabulary.Use) bool { return u.Pose == "under a blanket" })
	}
	if len(list) == 0 {
		return false
	}
	for n, i := range p.Workers() {
		now := p.Out.Subjects[i].Pose
		if now == "" && p.KindOf(i) == brief.Person {
			now = cmp.Or(tableAct(p, i), rolePoses[p.Out.Subjects[i].ID])
		}
		at := slices.IndexFunc(list, func(u vocabulary.Use) bool { return u.Pose == now })
		if at < 0 && n == 0 {
			at = slices.IndexFunc(list, func(u vocabulary.Use) bool { return u.Raises && takesUp(p, i, now, u) })
		}
		if at >= 0 {
			takeGear(p, i, s, list[at].Pose)
			return true
		}
	}
	return false
}

// tableAct is what somebody does with a thing that may be done at a table, or "": "a boy reading a book at a table".
func tableAct(p *state.Parser, i int) string {
	for _, r := range p.Out.Relations {
		if r.From != i || r.Kind != "reading" && r.Kind != "drinking" || p.Pending.Kind != "beside" {
			continue
		}
		if slices.ContainsFunc(p.Uses(state.Span{Key: token.Key(p.Out.Subjects[r.To].Words)}), func(u vocabulary.Use) bool { return u.Pose == r.Kind+" at a table" }) {
			return r.Kind
		}
	}
	return ""
}

// saysText reports whether a board is told to carry a text: it is a thing of its own then.
func saysText(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	kind, _ := p.Span(p.At + 1).Value(vocabulary.Relation)
	return (kind == "text" || IsTextCue(p.Span(p.At+1))) && (Signs[id] || Carrier(p, s))
}

// flownOn reports whether a broom is what somebody flies on, not what they sweep with: "a witch on a broom".
func flownOn(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	return id == "broom" && (p.Pending.Kind == "on" || p.Pending.Kind == "sitting on" || p.Pending.Kind == "riding")
}

// laden reports whether what is on a tray is told: the tray of who serves has drinks on it.
func laden(p *state.Parser, s state.Span) bool {
	with, load := p.Span(p.At+1), p.Span(p.At+2)
	if state.LastWord(s.Key) != "tray" || with.Key != "with" && with.Key != "of" && with.Key != "full of" && with.Key != "filled with" {
		return false
	}
	if load.Is(vocabulary.Stop, vocabulary.Count) {
		load = p.Span(p.At + 3)
	}
	served := slices.ContainsFunc(p.Uses(load), func(u vocabulary.Use) bool { return u.Pose == "waiting tables" })
	return load.Is(vocabulary.Thing, vocabulary.Several) && !served
}

// rolePoses are what some do by their role.
var rolePoses = map[string]string{
	"goalkeeper": "diving save", "golfer": "golfing", "hockey-player": "playing hockey", "volleyball-player": "spiking", "archer": "archery", "welder": "welding", "drummer": "drumming",
	"pianist": "playing the piano", "dj": "djing", "skier": "skiing", "snowboarder": "snowboarding", "skater": "skateboarding", "cleaner": "mopping", "waiter": "waiting tables", "juggler": "juggling",
}

// takesUp reports whether gear makes subject i take its pose.
func takesUp(p *state.Parser, i int, now string, u vocabulary.Use) bool {
	if boatPoses[u.Pose] && (p.Out.Subjects[i].Count > 1 || len(subjects.Crew(p, i)) > 1) {
		return false // they are in one boat
	}
	if now != "" {
		return slices.Contains(u.More, now)
	}
	if p.KindOf(i) != brief.Person && !footGear[u.Pose] && (!handGear[u.Pose] || Places[p.Pending.Kind] || p.Pending.Kind == "on" || p.Pending.Kind == "inside") {
		return false // a cat on a piano only sits there
	}
	if apart(p, i) {
		return false
	}
	return u.Starts && owning[p.Pending.Kind] || u.Starts && p.Pending.Kind == "" && (p.Scope == "with" || p.Scope == "holding")
}

// apart reports whether gear is a thing of its own: it stands by who has something else in the hands, or the words after it tell that it is behind them.
func apart(p *state.Parser, i int) bool {
	for k := p.At + 1; k < min(p.At+3, len(p.Spans)); k++ {
		if kind, _ := p.Span(k).Value(vocabulary.Relation); kind == "at behind" || kind == "behind" && Pronouns[p.Span(k+1).Key] {
			return true
		}
	}
	return (p.Pending.Kind == "in front of" || p.Pending.Kind == "beside") && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == i && (r.Kind == "holding" || r.Kind == "carrying")
	})
}

// footGear are the poses of who has something under the feet: animals take them up on it, on two legs.
var footGear = lexicon.Phrases("roller skating", "ice skating", "skiing", "snowboarding")

// boatPoses are those of one who is alone in a boat.
var boatPoses = lexicon.Set("rowing kayaking")

// handGear are the poses that animals take up too, on two legs.
var handGear = lexicon.Phrases("playing the piano", "drumming", "painting at an easel", "djing", "mopping", "microscope", "jackhammering", "teaching", "with a cane", "mowing", "archery", "golfing", "waiting tables",
	"playing chess", "playing table tennis", "on a seesaw", "picnicking", "rowing", "on a trampoline", "on a slide", "fishing from a pier", "hanging laundry", "drawing", "whiteboard", "typing")

// takeGear gives subject i a pose with its gear, in the color that is told of it.
func takeGear(p *state.Parser, i int, s state.Span, doing string) {
	before := p.Out.Subjects[i].Pose
	for _, j := range subjects.Crew(p, i) {
		if p.Out.Subjects[j].Pose == before {
			p.Out.Subjects[j].Pose = doing
		}
	}
	pre, from := p.Waiting.Noun, s.From
	p.Waiting.Noun = nil
	part := brief.PartColor{Part: "gear"}
	for _, d := range pre {
		if name, ok := d.Value(vocabulary.Color); ok && part.Color == "" {
			part.Color = name
		}
		from = min(from, d.From)
	}
	if p.Pending.Kind != "" && p.Pending.Span.To > p.Pending.Span.From && p.Pending.Span.To <= from {
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", strings.TrimPrefix(p.Pending.Kind, "<"))
	}
	if p.Pending.Kind == "with" || p.Pending.Kind == "holding" {
		p.Scope, p.Pending.Last = p.Pending.Kind, p.Pending.Kind
	}
	p.Pending.Kind = ""
	looks.UnderstandRange(p, from, s, "pose", doing)
	p.At++
	reclaim(p, i, doing)
	sub := &p.Out.Subjects[i]
	p.Subj, p.Owner = i, i
	p.Target = state.Target{Subj: i}
	if part.Color != "" {
		sub.Parts = append(sub.Parts, part)
		p.Target.Part = len(sub.Parts)
		for _, j := range subjects.Crew(p, i) { // what two share is in the drawing of either
			if other := &p.Out.Subjects[j]; j != i && other.Pose == doing {
				other.Parts = append(other.Parts, part)
			}
		}
	}
}

// reclaim takes away the last subject if it is gear of the pose that only now is known: the ramen of who eats with chopsticks.
func reclaim(p *state.Parser, i int, doing string) {
	last := len(p.Out.Subjects) - 1
	if last <= i || p.KindOf(last) != brief.Piece {
		return
	}
	thing := p.Out.Subjects[last]
	belongs := slices.ContainsFunc(p.Uses(state.Span{Key: token.Key(thing.Words)}), func(u vocabulary.Use) bool { return u.Pose == doing })
	if !belongs || thing.Text != "" || p.Span(p.At).Kind == token.Quote || p.Span(p.At+1).Kind == token.Quote {
		return // a board that says something is a thing of its own
	}
	if thing.Color != "" {
		sub := &p.Out.Subjects[i]
		sub.Parts = append(sub.Parts, brief.PartColor{Part: "gear", Color: thing.Color})
	}
	said := len(p.Out.Reading.LeftOut)
	p.Remove(last)
	p.Out.Reading.LeftOut = p.Out.Reading.LeftOut[:said]
	p.Out.Reading.Understood = append(p.Out.Reading.Understood, brief.Item{Words: thing.Words, As: "pose", To: doing})
}

// UsesNext reads a verb whose object the pose itself shows as what the only one who acts does: "with red hair typing on a laptop".
func UsesNext(p *state.Parser, s state.Span) bool {
	doing, ok := s.Value(vocabulary.Pose)
	i := Sole(p)
	_, head := p.Phrase(p.At + 1)
	if !ok || i < 0 || !p.IsPerson(i) || !strings.HasSuffix(state.FirstWord(s.Key), "ing") || s.Is(vocabulary.Thing) || !slices.ContainsFunc(p.Uses(head), func(u vocabulary.Use) bool { return u.Pose == doing }) {
		return false
	}
	looks.Flush(p)
	p.At++
	p.Subj, p.Owner, p.Scope, p.Pending.Kind, p.Target = i, i, "", "", state.Target{Subj: i}
	looks.Apply(p, i, s, false)
	return true
}

// userOf is who reads, holds or rides subject i, or -1.
func userOf(p *state.Parser, i int) int {
	if p.KindOf(i) != brief.Piece {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && (r.Kind == "reading" || r.Kind == "riding" || r.Kind == "on" || r.Kind == "playing" || r.Kind == "eating" || r.Kind == "using" || r.Kind == "looking at" && p.IsPerson(r.From)) && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}

// A prompt about one person or animal tells of it in clauses: "an old man sitting on a bench, reading a book, with a cat beside". Each clause
// attaches to the one who acts, not to the object of the clause before, unless that object can have what the clause tells and nothing parts the two.

// Sole is the subject that the whole prompt tells of: it was named first, is one, and all else came with it; -1 if there is none.
func Sole(p *state.Parser) int {
	if len(p.Out.Subjects) == 0 || !p.Alive(0) || p.Out.Subjects[0].Count > 1 || p.Several.Added || p.Set.Open || p.Out.Sheet != "" || p.Out.Motif != "" || !p.IsPerson(0) && len(p.Several.Group) > 1 && slices.Contains(p.Several.Group, 0) {
		return -1
	}
	for i := range p.Out.Subjects[1:] {
		if p.IsPerson(i+1) && p.Out.Subjects[i+1].Person.Age != "baby" {
			return -1
		}
	}
	return 0
}

// TextCues are words after which a text stands: "graffiti word dream", "cursive font love", "name Olivia in script font".
var TextCues = lexicon.Set("name names word words text letter font fonts typeface lettering letters typography calligraphy script quote phrase")

// IsTextCue reports whether a text may stand after a span.
func IsTextCue(s state.Span) bool {
	kind, joins := s.Value(vocabulary.Relation)
	return s.Kind == token.Word && (TextCues[s.Key] || TextCues[state.LastWord(s.Key)] && !s.Is(vocabulary.Trade)) && (!joins || kind == "text")
}

// Places are the relations that say where something is by another thing, which a pronoun may stand for.
var Places = lexicon.Phrases("over", "under", "behind", "in front of", "left of", "right of", "beside", "between", "around")

// Carrier reports whether a span names something that is made to carry a text.
func Carrier(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	asked, _ := s.Value(vocabulary.Style)
	return vocabulary.Carriers[id] && id != "heart" && id != "balloon" && id != "cake" || strings.HasPrefix(asked, "framing:b") || strings.HasPrefix(asked, "framing:r")
}

// Signs are the things whose following words are what is written on them.
var Signs = lexicon.Set("arrow-sign hanging-sign notice-sign yard-sign placard wood-plank retro-sign sandwich-board signpost road-sign street-sign stop-sign chalkboard whiteboard neon-light neon-sign speech-bubble thought-bubble sale-tag price-tag gift-tag hello-name-tag license-plate welcome-sign rubber-stamp ui-button ui-panel banner bunting ribbon-banner comic-burst starburst-badge")
