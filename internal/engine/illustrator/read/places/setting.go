// Package places reads where the image is: settings, countries, flags and what is scattered around.
package places

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// takeSetting makes the words from a span to the end of a noun phrase the place of the image, if it can be drawn. Which of two places
// is meant nobody knows: the first is drawn.
func takeSetting(p *state.Parser, s state.Span, end int, noun state.Span) bool {
	name, ok := noun.Value(vocabulary.Setting)
	end = actAfter(p, end, noun)
	to := p.EndToken(end)
	if deep := drifts[name]; deep != "" && p.Out.Place == "soil" {
		name, p.Out.Place = deep, "" // "a half buried car in the snow"
	}
	if !ok || p.Subj < 0 || p.Out.Place != "" || to <= s.From || !p.Tables.Catalog.Place(name) {
		return false
	}
	if sunkIn[name] && (p.Subj > 0 && p.Alive(0) || name == "soil" && p.Alive(p.Subj)) {
		return false // of who has a sword stuck in the ground, nothing is buried
	}
	if aroundLiving[name] && !p.Alive(p.Subj) && people.Sole(p) < 0 {
		return false
	}
	if _, afloat := afloatIn[name]; afloat && swims(s.Key) {
		name = afloatIn[name]
	}
	p.Out.Place = name
	p.Place.From, p.Place.To = s.From, to
	p.Understand(s.From, to, "place", name)
	p.At = max(p.At, end)
	return true
}

// actAfter returns the end of the words for a place before a verb or a mood after it, which tells of who is there: "a girl in a park waving".
func actAfter(p *state.Parser, end int, noun state.Span) int {
	for i := p.At; i < end; i++ {
		if p.Spans[i].From == noun.From && i+1 < end && p.Spans[i+1].Is(vocabulary.Pose, vocabulary.Expression) && !p.Spans[i+1].Is(vocabulary.Thing, vocabulary.Scene, vocabulary.Setting) {
			return i + 1
		}
	}
	return end
}

// sunkIn are the places in which things are partly below the surface, and drifts those that they are in places of snow, sand and water.
var (
	sunkIn = map[string]bool{"sand drift": true, "snow drift": true, "soil": true, "sinking": true}
	drifts = map[string]string{"beach": "sand drift", "desert": "sand drift", "snow": "snow drift", "sea": "sinking", "lake": "sinking", "water": "sinking"}
)

// aroundLiving are the places that are drawn around who lives only: of a thing, a room is where it is used, and ice what it lies in.
var aroundLiving = map[string]bool{"ice": true, "office": true, "kitchen": true, "classroom": true, "bathroom": true, "bedroom": true, "library": true, "living room": true}

// afloatIn are the places in whose water one swims.
var afloatIn = map[string]string{"lake": "water", "sea": "sea"}

func swims(relation string) bool {
	return relation == "in" || relation == "on" || strings.HasPrefix(relation, "swimming") || strings.HasPrefix(relation, "floating") || strings.HasPrefix(relation, "sailing") || strings.HasPrefix(relation, "surfing")
}

// settingPoses are what the verbs before a place say of who is there.
var settingPoses = map[string]string{"sitting": "sitting", "sits": "sitting", "lying": "lying", "laying": "lying", "sleeping": "sleeping", "napping": "sleeping", "swimming": "swimming", "drinking": "drinking", "flying": "flying", "flies": "flying", "soaring": "flying", "hovering": "flying", "gliding": "flying"}

// poseAt gives the last subject the pose that a relation to a place says.
func poseAt(p *state.Parser, s state.Span) {
	first, _, _ := strings.Cut(s.Key, " ")
	doing := settingPoses[first]
	if (first == "over" || first == "above" || first == "high") && p.Subj >= 0 && p.KindOf(p.Subj) == brief.Bird {
		doing = "flying"
	}
	if doing == "" || !p.Active(p.Subj) || p.Out.Subjects[p.Subj].Pose != "" {
		return
	}
	if doing == "sitting" && p.IsPerson(p.Subj) {
		doing = "sitting on the floor"
	}
	p.Out.Subjects[p.Subj].Pose = doing
}

// DropSetting leaves the place out where nothing stands in it: in designs, sets, marks, and around parts.
func DropSetting(p *state.Parser) {
	b := &p.Out
	if b.Place == "" {
		return
	}
	alone := func(s brief.Subject) bool {
		return s.Portrait || s.Only != "" || s.Kind == brief.Flag || s.Kind == brief.Map || s.Kind == brief.Family
	}
	fits := b.Design == "" && b.Sheet == "" && b.Motif == "" && len(b.Framing) == 0 && len(b.Lettering) == 0 && len(b.Subjects) > 0 && !p.Logo &&
		!slices.Contains([]string{"logo", "icon", "stainedglass"}, b.Style.Name) && !slices.ContainsFunc(b.Subjects, alone)
	if fits {
		return
	}
	b.Place = ""
	words := p.Words(p.Place.From, p.Place.To)
	out := &b.Reading.Understood
	*out = slices.DeleteFunc(*out, func(it brief.Item) bool { return it.As == "place" })
	b.Reading.LeftOut = append(b.Reading.LeftOut, brief.Item{Words: words, Why: "The background is transparent, so “" + strings.ToLower(words) + "” is left out."})
}

// sceneWords say once more that a place is drawn.
var sceneWords = lexicon.Set("scene scenery landscape scenic")

// unplaced are places that nothing draws around things: what they are with is drawn, without them.
var unplaced = lexicon.Set("graveyard cemetery picnic campsite village town swamp harbor zoo market carnival fairground halloween christmas autumn fall spring summer easter nativity")

// PlaceWith moves a place that opens a prompt behind what it is with: "desert with cactus" is a cactus in the desert, "winter scene with a snowman" a snowman
// in the snow.
func PlaceWith(p *state.Parser) {
	n := 0
	for n < len(p.Spans) && n < 2 && p.Spans[n].Key == "a" {
		n++
	}
	first, k := p.Span(n), n+1
	for p.Span(k).IsWord() && k < len(p.Spans) && sceneWords[p.Span(k).Key] {
		k++
	}
	name, ok := first.Value(vocabulary.Setting)
	if first.Key == "winter" && k > n+1 {
		name, ok = "snow", true
	}
	bare := unplaced[first.Key] && (k > n+1 || first.Is(vocabulary.Unknown) || len(first.Senses) == 0 || first.Is(vocabulary.Scene))
	if n >= len(p.Spans) || p.Span(k).Key != "with" || k+1 >= len(p.Spans) || first.Key == "sunset" || first.Key == "mountains" || first.Key == "hill" || !ok && !bare || !namesThing(p, k+1) {
		return
	}
	if !ok || !p.Tables.Catalog.Place(name) {
		p.LeaveOut(first.From, first.To, "What is named with it is drawn without it: the background is transparent.")
		dropSpans(p, n, k+1)
		return
	}
	in := state.Span{From: first.From, To: first.From, Kind: token.Word, Key: "in", Senses: p.Tables.Words.Senses["in"]}
	first.Senses = []vocabulary.Sense{{Class: vocabulary.Scene, Value: first.Key}, {Class: vocabulary.Setting, Value: name}}
	dropSpans(p, n+1, k+1)
	if name != "mountains" && name != "hills" {
		landformsAsThings(p)
	}
	p.Spans = slices.Delete(p.Spans, n, n+1)
	p.Spans = slices.Insert(p.Spans, timeAt(p), in, first)
}

// timeAt is the span at which the time of day is told, "at sunrise", or the end: where something is comes before when it is.
func timeAt(p *state.Parser) int {
	for i := range p.Spans {
		if name, ok := p.Span(i + 1).Value(vocabulary.Setting); ok && p.Spans[i].Key == "at" && (name == "sunset" || name == "night") {
			return i
		}
	}
	return len(p.Spans)
}

// landWords are landforms and waters that are things of a place that was named already.
var landWords = lexicon.Set("mountain mountains hill hills stream river creek brook")

// landformsAsThings leaves landforms only the things that they are: of "a desert with mountains" the desert is the place.
func landformsAsThings(p *state.Parser) {
	for i, s := range p.Spans {
		if landWords[s.Key] && s.Is(vocabulary.Thing) {
			p.Spans[i].Senses = slices.DeleteFunc(slices.Clone(s.Senses), func(one vocabulary.Sense) bool {
				return one.Class == vocabulary.Scene || one.Class == vocabulary.Setting
			})
		}
	}
}

// dropSpans takes spans out that say nothing more.
func dropSpans(p *state.Parser, from, to int) {
	for i := to - 1; i >= from; i-- {
		if !p.Taken(p.Spans[i].From, p.Spans[i].To) {
			p.Drop(i, "", "")
		} else {
			p.Spans = slices.Delete(p.Spans, i, i+1)
		}
	}
}

// namesThing reports whether something to draw is named from a span on, before a pause.
func namesThing(p *state.Parser, i int) bool {
	for ; i < len(p.Spans) && p.Spans[i].IsWord(); i++ {
		if id, _ := p.Spans[i].Value(vocabulary.Thing); p.Tables.Drawable(id) != "" || p.Spans[i].Is(vocabulary.Person, vocabulary.Several) {
			return true
		}
	}
	return false
}

// landforms are the places that are drawn as things where the image is in another place already.
var landforms = map[string]bool{"mountains": true, "hills": true, "lake": true}

// SceneAfter leaves out a place after a relation word: the background is transparent.
func SceneAfter(p *state.Parser, s state.Span) bool {
	end, noun := p.Phrase(p.At)
	if (noun.Key == "moon" || noun.Key == "mars") && noun.Is(vocabulary.Setting) && (p.Alive(p.Subj) || people.Sole(p) >= 0) && (s.Key == "on" || strings.HasSuffix(s.Key, " on")) && takeSetting(p, s, end, noun) {
		poseAt(p, s)
		return true // somebody on the moon or on Mars stands on its ground
	}
	if water, _ := noun.Value(vocabulary.Setting); water == "sea" && p.IsPiece(p.Subj) && strings.HasSuffix(s.Key, " on") && takeSetting(p, s, end, noun) {
		return true // a ship "sailing on stormy waves"
	}
	if !noun.Is(vocabulary.Scene) || noun.Is(vocabulary.StandIn) && !noun.Is(vocabulary.Scene) {
		return false
	}
	if (s.Key == "with" || s.Key == "without") && p.IsPiece(p.Subj) && p.PartNamed(p.Subj, noun.Key) != "" {
		return false // a house with pink walls
	}
	for i := p.At; i < end; i++ {
		if p.Spans[i].Is(vocabulary.Thing, vocabulary.Person) && !p.Spans[i].Is(vocabulary.Scene) && p.Spans[i].From != noun.From {
			return false // "in a pumpkin field" names a thing, but "in a car park" …
		}
	}
	for end > p.At+1 && p.Spans[end-1].Is(vocabulary.Style, vocabulary.Trade) && !p.Spans[end-1].Is(vocabulary.Scene, vocabulary.Thing) {
		end-- // "in the snow watercolor"
	}
	if id, ok := noun.Value(vocabulary.Thing); ok && p.Out.Design != "" && s.Key == "with" && p.Tables.Drawable(id) != "" {
		return false // what a design is made "with" is its art
	}
	if s.Key == "on" && noun.Is(vocabulary.Thing) && !noun.Is(vocabulary.Setting) && noun.Key != "water" {
		return false
	}
	if takeSetting(p, s, end, noun) {
		poseAt(p, s)
		return true
	}
	if name, _ := noun.Value(vocabulary.Setting); p.Out.Place != "" && landforms[name] && noun.Is(vocabulary.Thing) {
		return false // "a cabin by a lake with mountains" has both
	}
	if first, rest, _ := strings.Cut(s.Key, " "); settingPoses[first] == "swimming" && rest == "in" && noun.Key == "water" && p.Active(p.Subj) && p.Out.Subjects[p.Subj].Pose == "" {
		poseAt(p, s) // the rig draws the water around who swims
		p.Understand(s.From, p.EndToken(end), "pose", "swimming")
		p.At = end
		return true
	}
	if s.Key == "in" && noun.Key == "water" && p.Active(p.Subj) && !p.IsPerson(p.Subj) && !p.IsPiece(p.Subj) && p.Out.Subjects[p.Subj].Pose == "" {
		p.Out.Subjects[p.Subj].Pose = "swimming" // a hippo in water
		p.Understand(s.From, p.EndToken(end), "pose", "swimming")
		p.At = end
		return true
	}
	end = actAfter(p, end, noun)
	nouns.LeaveOutTo(p, s, end, "The background is transparent, so “"+strings.ToLower(p.Words(s.From, p.EndToken(end)))+"” is left out.")
	return true
}

// Backdrop reads "… background": a pattern where it is all that is asked for, else left out.
func Backdrop(p *state.Parser, s state.Span) bool {
	end, noun := p.Phrase(p.At)
	if noun.Key != "background" && noun.Key != "backdrop" || s.Is(vocabulary.Style, vocabulary.Trade) || noun.From == s.From && p.Subj >= 0 && len(p.Waiting.Noun) == 0 {
		return false
	}
	for i := p.At; i < end; i++ {
		if p.Spans[i].From == noun.From {
			end = i + 1
		}
	}
	if p.Subj < 0 && !p.RestNames(end) {
		return false
	}
	from := s
	if len(p.Waiting.Noun) > 0 {
		from = p.Waiting.Noun[0]
	}
	p.Waiting.Noun = nil
	nouns.LeaveOutTo(p, from, end, "Images have a transparent background.")
	p.Pending.Kind = ""
	return true
}

// SceneWord reads a place without a relation: left out beside a subject.
func SceneWord(p *state.Parser, s state.Span) bool {
	if (p.Scope == "with" || p.Scope == "without") && s.Is(vocabulary.Scene) && p.IsPiece(p.Owner) && p.PartNamed(p.Owner, s.Key) != "" {
		p.At++
		return people.Attribute(p, s) // the walls of a house are no background
	}
	if p.Scope == "without" && s.Is(vocabulary.Scene) && p.Subj >= 0 && !p.NounAhead(p.At+1) {
		p.Out.Negatives = state.AppendNew(p.Out.Negatives, s.Key)
		p.Understand(p.Pending.Span.From, s.To, "without", s.Key)
		p.At++
		people.EndDenial(p)
		return true // "a truck, no snow"
	}
	if s.Is(vocabulary.Thing) && strings.HasPrefix(s.Key, "sun") && p.Pending.Kind == "" && p.Span(p.At-1).Is(vocabulary.Thing) {
		return false // "palm tree sunset"
	}
	if !s.Is(vocabulary.Scene) || s.Is(vocabulary.Stop) || s.Is(vocabulary.Thing) && (p.Subj < 0 || p.Pending.Kind != "" || p.Scope != "") {
		return false
	}
	if p.Subj < 0 && !p.RestNames(p.At+1) || s.Is(vocabulary.Describing...) && p.NounAhead(p.At+1) {
		return false
	}
	if p.NounAhead(p.At+1) && !p.Span(p.At+1).Is(vocabulary.Stop) {
		// A place before a noun: "city bus" is a name, "forest fox" a fox.
		p.At++
		if name, _ := s.Value(vocabulary.Setting); sunkIn[name] && p.Out.Place == "" {
			p.Out.Place, p.Place.From, p.Place.To = name, s.From, s.To
			p.Understand(s.From, s.To, "place", name) // "a sinking ship"
			return true
		}
		p.LeaveOut(s.From, s.To, "The background is transparent, so “"+s.Key+"” is left out.")
		return true
	}
	if p.Pending.Kind != "" && len(p.Waiting.Noun) > 0 && !s.Is(vocabulary.Setting) {
		p.Pending.Span.From = min(p.Pending.Span.From, p.Waiting.Noun[0].From)
		p.Waiting.Noun = nil // "and a wooden floor": nothing else is of wood
	}
	if len(p.Waiting.Noun) > 0 && p.Pending.Kind == "" && p.Scope != "without" && p.Subj >= 0 && p.Waiting.Noun[0].From > 0 && p.Tokens[p.Waiting.Noun[0].From-1].Kind == token.Pause {
		last := p.Waiting.Noun[len(p.Waiting.Noun)-1]
		p.LeaveOut(p.Waiting.Noun[0].From, last.To, "The background is transparent, so “"+strings.ToLower(p.Words(p.Waiting.Noun[0].From, s.To))+"” is left out.")
		p.Waiting.Noun = nil // "a red car, snowy street": it is the street that is snowy
	}
	looks.Flush(p)
	p.At++
	from, rel := s.From, p.Pending.Kind
	if rel != "" {
		from = p.Pending.Span.From
		p.Pending.Kind = ""
	}
	if takeSetting(p, state.Span{From: from, To: s.To, Key: p.Pending.Span.Key}, p.At, s) {
		return true
	}
	p.LeaveOut(from, s.To, "The background is transparent, so “"+strings.ToLower(p.Words(s.From, s.To))+"” is left out.")
	if rel == "with" && p.Span(p.At).Key == "and" && p.NounAhead(p.At+1) {
		p.At, p.Pending.Kind = p.At+1, rel // "a vase with water and pebbles"
	}
	return true
}
