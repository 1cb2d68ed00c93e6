package places

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// scattering are the words that say of several small things that they are strewn or in the air around what was named before.
var scattering = lexicon.Set("falling floating scattered drifting swirling blowing fluttering hovering raining scattering")

// Scattered joins such a word to the small things that it tells of, before them or after them: "falling leaves", "hearts floating".
func Scattered(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if !scattering[s.Key] || !namedBefore(p, i) {
			continue
		}
		around := state.Span{From: s.From, To: s.To, Kind: s.Kind, Key: "scattered", Senses: []vocabulary.Sense{{Class: vocabulary.Relation, Value: "at around"}}}
		if strewn(p, i-1) {
			next := p.Span(i + 1)
			switch {
			case next.Key == "around" || next.Key == "down" || next.Key == "everywhere":
				if p.Span(i+2).IsWord() && p.Span(i+2).Key != "and" {
					continue // around something
				}
				around.To = next.To
				p.Spans = slices.Replace(p.Spans, i, i+2, around)
			case !next.IsWord() || next.Key == "and":
				p.Spans[i] = around
			}
			continue
		}
		n := i + 1
		for p.Span(n).Is(vocabulary.Color, vocabulary.Size) && !p.Span(n).Is(vocabulary.Thing) {
			n++
		}
		if strewn(p, n) && (!p.Span(n+1).IsWord() || p.Span(n+1).Key == "and" || p.Span(n+1).Key == "around") {
			p.Spans = slices.Insert(slices.Delete(p.Spans, i, i+1), n, around)
			if p.Span(n+1).Key == "around" && !p.Span(n+2).IsWord() {
				p.Mark(p.Span(n+1).From, p.Span(n+1).To)
				p.Spans = slices.Delete(p.Spans, n+1, n+2)
			}
		}
	}
}

// strewn reports whether span i names several things that can lie or hang around others.
func strewn(p *state.Parser, i int) bool {
	s := p.Span(i)
	id, ok := s.Value(vocabulary.Thing)
	return ok && s.IsWord() && !s.Is(vocabulary.Person) && p.Tables.Drawable(id) == brief.Piece && (s.Plural || things.IsPlural(s.Key) || strings.HasSuffix(s.Key, "s"))
}

// namedBefore reports whether something to draw is named before the small things at span i: alone they are the subject.
func namedBefore(p *state.Parser, i int) bool {
	n := 0
	for k := range i {
		if p.Spans[k].Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !p.Spans[k].Is(vocabulary.Stop, vocabulary.Trade, vocabulary.Style) {
			n++
		}
	}
	return n > 1 || n == 1 && !strewn(p, i-1)
}

// Around hangs or lays the last subject around what it came with.
func Around(p *state.Parser, s state.Span) {
	looks.Flush(p)
	p.At++
	owner := p.Owner
	if owner < 0 || owner == p.Subj {
		owner = 0
	}
	if last := len(p.Out.Subjects) - 1; p.Subj <= 0 && last > 0 && p.IsPiece(last) && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == last && r.From == owner && r.Kind == "with" }) {
		p.Subj = last // "a bear with bees flying around it": the bees fly
	}
	if p.Subj <= 0 || owner == p.Subj {
		p.LeaveOut(s.From, s.To, "We don't know how to show “"+strings.ToLower(p.Words(s.From, s.To))+"” yet.")
		return
	}
	if sub := &p.Out.Subjects[p.Subj]; sub.Count == 1 {
		if at := p.SpanOf(sub.Words); at > 0 && (p.Spans[at-1].Key == "a" || p.Spans[at-1].Key == "an") && p.IsPiece(p.Subj) && s.Key == "around" {
			p.Understand(s.From, s.To, "relation", "with") // "two tickets and a film reel around": it lies with the rest
			return
		}
		sub.Count = 3
	}
	kind := "around"
	if !strings.Contains(strings.ToLower(p.Words(s.From, s.To)), "scatter") && s.Key != "around" && s.Key != "all around" {
		kind = "floating around"
	}
	p.Understand(s.From, s.To, "relation", kind)
	for i := range p.Out.Relations {
		if r := &p.Out.Relations[i]; r.To == p.Subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "beside") {
			*r = brief.Relation{From: p.Subj, Kind: kind, To: owner}
			return
		}
	}
	p.Link(p.Subj, kind, owner)
}

// ListOfKind drops a word for a kind of things before a list of them: "fresh vegetables, carrots, tomatoes and corn" are carrots, tomatoes and corn.
func ListOfKind(p *state.Parser) {
	for i := range p.Spans {
		ids, ok := p.Spans[i].Value(vocabulary.Several)
		if !ok || p.Span(i+1).IsWord() || p.Span(i+1).From == 0 {
			continue
		}
		first, _, _ := strings.Cut(ids, " + ")
		kind, _ := things.ByID(first)
		n := 0
		for k := i + 2; k < len(p.Spans); k++ {
			s := p.Spans[k]
			id, named := s.Value(vocabulary.Thing)
			t, _ := things.ByID(id)
			if !named && (!s.IsWord() || s.Key == "and" || s.Is(vocabulary.Describing...)) {
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
		p.Understand(p.Spans[i].From, p.Spans[i].To, "subject", "")
		p.Spans = slices.Delete(p.Spans, i, i+2)
		return
	}
}

// ContentsGoOn is the vessel that the noun at span k is in as well, and how: "a crate filled with carrots, tomatoes and corn". It is -1 if the
// noun is a thing of its own.
func ContentsGoOn(p *state.Parser, k int) (vessel int, kind string) {
	n := len(p.Out.Relations)
	if n == 0 {
		return -1, ""
	}
	r := p.Out.Relations[n-1]
	if r.Kind != "full of" && (r.Kind != "with" || !senses.Containers[p.Out.Subjects[r.From].ID]) || r.To != p.Subj {
		return -1, ""
	}
	if p.Out.Subjects[p.Subj].Mix != nil && nouns.ListAhead(p) {
		return r.From, "with" // "a jar with candies, hearts and a bow"
	}
	last, _ := things.ByID(p.Out.Subjects[p.Subj].ID)
	for ; p.Span(k).IsWord(); k++ {
		s, next := p.Span(k), p.Span(k+1)
		id, named := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		switch {
		case named && t.Group == last.Group && (s.Plural || things.IsPlural(s.Key) || !next.IsWord() || next.Is(vocabulary.Relation)):
			return r.From, r.Kind
		case named && r.Kind == "full of" && (s.Plural || things.IsPlural(s.Key)) && p.Tables.Drawable(id) == brief.Piece && !senses.Containers[id] && !next.Is(vocabulary.Relation):
			return r.From, r.Kind // "loaded with pumpkins and sunflowers"
		case !s.Is(vocabulary.Describing...) || s.Is(vocabulary.Stop):
			return -1, ""
		}
	}
	return -1, ""
}

// glazed are the things of glass that are made to hold a small scene, and scenic the groups of what stands in one.
var (
	glazed = lexicon.Set("snow-globe terrarium fish-bowl glass-dome crystal-ball")
	scenic = lexicon.Set("animal bird fish-insect-reptile dinosaur-fantasy building-landmark plant-flower person-role vehicle")
)

// Enclosed puts what lives, grows or is built into the glass that it comes with: "a snow globe with a reindeer", "an aquarium with a turtle".
func Enclosed(p *state.Parser) {
	for i, r := range p.Out.Relations {
		what, _ := things.ByID(p.Out.Subjects[r.To].ID)
		listed := r.Kind == "and" && (i > 0 && p.Out.Relations[i-1] == brief.Relation{From: r.To - 1, Kind: "inside", To: r.From} || len(p.Out.Subjects[r.From].Parts) > 0 && p.Tables.Drawable(p.Out.Subjects[r.From].Parts[0].Part) != "")
		if (r.Kind == "with" || listed) && glazed[p.Out.Subjects[r.From].ID] && (scenic[what.Group] || strings.HasSuffix(what.ID, "-tree") || p.Alive(r.To)) {
			p.Out.Relations[i] = brief.Relation{From: r.To, Kind: "inside", To: r.From}
		}
	}
	for i := range p.Out.Subjects {
		ownTenant(p, i)
	}
	for i := 0; i < len(p.Out.Subjects); i++ {
		ownScene(p, i)
	}
}

// ownTenant makes what a glass has inside anyway a thing of its own where something else is in there too, in whose place it would be left out: "a
// fish bowl with a goldfish and a castle".
func ownTenant(p *state.Parser, i int) {
	s := p.Out.Subjects[i]
	if !glazed[s.ID] || len(s.Parts) == 0 || !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind == "inside" }) {
		return
	}
	part := s.Parts[0]
	if kind := p.Tables.Drawable(part.Part); kind != "" && part.Color+part.Fill+part.State == "" {
		p.Out.Subjects[i].Parts = slices.Clone(s.Parts[1:])
		p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: part.Part, Kind: kind, ID: part.Part, Count: 1})
		p.Link(len(p.Out.Subjects)-1, "inside", i)
	}
}

// ownScene takes out what is in a glass where its drawing has all of that anyway: "a snow globe with a cabin and pine trees inside".
func ownScene(p *state.Parser, i int) {
	if !glazed[p.Out.Subjects[i].ID] {
		return
	}
	var inside []int
	for _, r := range p.Out.Relations {
		if r.To != i && r.From != i {
			continue
		}
		s := p.Out.Subjects[r.From]
		own := p.PartNamed(i, strings.ReplaceAll(s.ID, "-", " "))
		if kind, ok := strings.CutSuffix(s.ID, "-tree"); ok && kind == "pine" && own == "" {
			own = p.PartNamed(i, "tree")
		}
		if r.Kind != "inside" || r.To != i || own == "" || s.Color != "" || len(s.Parts)+len(s.States) > 0 || s.Fill+s.Material+s.Pose+s.Expression != "" {
			return
		}
		inside = append(inside, r.From)
	}
	slices.Sort(inside)
	for _, k := range slices.Backward(inside) {
		p.DropSubject(k)
	}
}

// Glows reads "a blue glow" beside something as that it glows: light is no thing of its own.
func Glows(p *state.Parser, s state.Span) bool {
	if len(p.Out.Subjects) == 0 || state.LastWord(s.Key) != "glow" || p.Span(p.At).Is(vocabulary.Naming...) {
		return false
	}
	i := max(p.Owner, 0)
	if k := p.KindOf(i); k != brief.Piece && k != brief.Animal && k != brief.Family || p.Out.Style.Name == "neon" {
		if p.Out.Style.Name == "neon" {
			looks.UnderstandRange(p, people.FromPre(p, s), s, "style", "neon")
		} else {
			p.LeaveOut(people.FromPre(p, s), s.To, "We can't show "+p.SubjectName(i)+" glowing yet.")
		}
		p.Waiting.Noun, p.Pending.Kind = nil, ""
		return true
	}
	subjects.DropPre(p)
	p.Out.Subjects[i].States = state.AppendNew(p.Out.Subjects[i].States, "glowing")
	p.Understand(s.From, s.To, "state", "glowing")
	p.Pending.Kind = ""
	return true
}

// SameView shows all that one word named from the side that one of them was asked for: a couple "seen from behind".
func SameView(p *state.Parser) {
	for i, a := range p.Out.Subjects {
		for k := range p.Out.Subjects {
			if b := &p.Out.Subjects[k]; a.Kind == brief.Person && b.Kind == brief.Person && a.Facing == "behind" && b.Facing == "" && (a.Words == b.Words || k > 0 && slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
				return r.Kind == "and" && (r.To == k && r.From == i || r.To == i && r.From == k)
			})) {
				b.Facing = a.Facing
			}
		}
	}
	for i := 1; i < len(p.Out.Subjects); i++ { // "two cats sleeping, one black and one white"
		one, other := &p.Out.Subjects[i], p.Out.Subjects[i-1]
		if one.ID == other.ID && one.Pose == "" && other.Pose != "" && relations.OneWord(one.Words) && !relations.OneWord(other.Words) {
			one.Pose = other.Pose
		}
	}
}

// terrain is what others stand on that it comes with.
var terrain = lexicon.Set("island mountain cloud moon planet earth hill cliff iceberg rock")

// OnTerrain puts the buildings, plants and waters that an island or a mountain comes with onto it.
func OnTerrain(p *state.Parser) {
	for i, r := range p.Out.Relations {
		to := p.Out.Subjects[r.To]
		t, _ := things.ByID(to.ID)
		switch {
		case r.Kind == "wearing" && p.Out.Subjects[r.From].Kind == brief.Piece && p.Out.Subjects[r.From].Count > 1 && to.Count == 1: // on top of the pile
			p.Out.Relations[i] = brief.Relation{From: r.To, Kind: "on", To: r.From}
		case r.Kind != "with" || !terrain[p.Out.Subjects[r.From].ID] || to.Kind != brief.Piece:
		case t.Group == "building-landmark" || t.Group == "plant-flower" || t.Group == "weather-nature-effect" && to.ID == "waterfall":
			p.Out.Relations[i] = brief.Relation{From: r.To, Kind: "on", To: r.From}
		}
	}
}

// SpreadOut lays a blanket that somebody or something is on flat on the ground: only a blanket by itself is folded.
func SpreadOut(p *state.Parser) {
	for _, r := range p.Out.Relations {
		to := &p.Out.Subjects[r.To]
		if to.ID != "blanket" || r.Kind != "on" && r.Kind != "lying on" && r.Kind != "sitting on" && r.Kind != "standing on" || p.Tables.Drawable("picnic-blanket") == "" {
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

// HangsBetween takes the posts from a hammock that hangs between two trees.
func HangsBetween(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if from, to := &p.Out.Subjects[r.From], p.Out.Subjects[r.To]; r.Kind == "between" && from.ID == "hammock" && to.Count == 2 && to.Kind == brief.Piece && !slices.Contains(from.Without, "posts") {
			from.Without = append(from.Without, "posts")
		}
	}
}

// SkyOfPlace puts the moon or the sun that a prompt names beside a place behind the first subject: "a wolf in the snow, full moon behind".
func SkyOfPlace(p *state.Parser) {
	for i, s := range p.Out.Subjects {
		if i == 0 || !people.InTheSky[s.ID] || s.Count > 1 || p.Out.Subjects[0].Kind == brief.Family || people.InTheSky[p.Out.Subjects[0].ID] {
			continue
		}
		from, to := saysBehind(p, s.Words)
		if p.Out.Place == "" && to == 0 {
			continue
		}
		if !p.Linked(i) {
			p.Link(i, "behind", 0)
		}
		p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return to > 0 && it.Words == p.Words(from, to) })
		for k := from; k < to; k++ {
			p.Fate[k] = false
		}
		p.Understand(from, to, "relation", "behind")
	}
}

// BehindInSky puts the moon or the sun that is only listed behind who is told of: "a ninja on a roof, full moon".
func BehindInSky(p *state.Parser) {
	if len(p.Out.Subjects) < 2 || !p.Alive(0) || p.Out.Sheet != "" || p.Out.Motif != "" || p.Out.Design != "" || len(p.Out.Framing) > 0 {
		return
	}
	for i, s := range p.Out.Subjects {
		if i > 0 && people.InTheSky[s.ID] && s.Count <= 1 && !p.Linked(i) && people.ListedAt(p, p.Spans[max(0, p.SpanOf(s.Words))]) {
			p.Link(i, "behind", 0)
		}
	}
}

// saysBehind returns the tokens of "behind" or "in the background" without an object that follow some words of the prompt, nothing if there
// are none.
func saysBehind(p *state.Parser, words string) (from, to int) {
	last := state.LastWord(strings.ToLower(words))
	for i := range p.Tokens {
		if p.WordAt(i) != last {
			continue
		}
		end := i + 1
		for end < len(p.Tokens) && p.WordAt(end) != "" {
			end++
		}
		switch token.Key(p.Words(i+1, end)) {
		case "behind", "in the background", "in background", "in the back":
			return i + 1, end
		}
	}
	return 0, 0
}

// SeveralAround draws as several what a plural names that is one drawing elsewhere, such as snowflakes, where it is around something.
func SeveralAround(p *state.Parser) {
	for _, r := range p.Out.Relations {
		s := &p.Out.Subjects[r.From]
		words := strings.ToLower(s.Words)
		if (r.Kind == "around" || r.Kind == "floating around") && s.Count == 1 && s.Kind == brief.Piece && people.MassPlurals[words[strings.LastIndexByte(words, ' ')+1:]] && s.ID != "sparkle" {
			s.Count = 3
		}
	}
}
