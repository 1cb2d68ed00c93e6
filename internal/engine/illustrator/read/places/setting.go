package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// takeSetting makes the words from a span to the end of a noun phrase the place of the image, if it can be drawn. Which of two places
// is meant nobody knows: the first is drawn.
func (p *parser) takeSetting(s span, end int, noun span) bool {
	name, ok := noun.value(setting)
	end = p.actAfter(end, noun)
	to := p.endToken(end)
	if deep := drifts[name]; deep != "" && p.out.Place == "soil" {
		name, p.out.Place = deep, "" // "a half buried car in the snow"
	}
	if !ok || p.subj < 0 || p.out.Place != "" || to <= s.from || !p.r.catalog.Place(name) {
		return false
	}
	if sunkIn[name] && (p.subj > 0 && p.alive(0) || name == "soil" && p.alive(p.subj)) {
		return false // of who has a sword stuck in the ground, nothing is buried
	}
	if aroundLiving[name] && !p.alive(p.subj) {
		return false
	}
	if _, afloat := afloatIn[name]; afloat && swims(s.key) {
		name = afloatIn[name]
	}
	p.out.Place = name
	p.placeFrom, p.placeTo = s.from, to
	p.understand(s.from, to, "place", name)
	p.at = max(p.at, end)
	return true
}

// actAfter returns the end of the words for a place before a verb or a mood after it, which tells of who is there: "a girl in a park waving".
func (p *parser) actAfter(end int, noun span) int {
	for i := p.at; i < end; i++ {
		if p.spans[i].from == noun.from && i+1 < end && p.spans[i+1].is(pose, expression) && !p.spans[i+1].is(thing, scene, setting) {
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
func (p *parser) poseAt(s span) {
	first, _, _ := strings.Cut(s.key, " ")
	doing := settingPoses[first]
	if (first == "over" || first == "above" || first == "high") && p.subj >= 0 && p.kindOf(p.subj) == brief.Bird {
		doing = "flying"
	}
	if doing == "" || !p.active(p.subj) || p.out.Subjects[p.subj].Pose != "" {
		return
	}
	if doing == "sitting" && p.isPerson(p.subj) {
		doing = "sitting on the floor"
	}
	p.out.Subjects[p.subj].Pose = doing
}

// dropSetting leaves the place out where nothing stands in it: in designs, sets, marks, and around parts.
func (p *parser) dropSetting() {
	b := &p.out
	if b.Place == "" {
		return
	}
	alone := func(s brief.Subject) bool {
		return s.Portrait || s.Only != "" || s.Kind == brief.Flag || s.Kind == brief.Map || s.Kind == brief.Family
	}
	fits := b.Design == "" && b.Sheet == "" && b.Motif == "" && len(b.Framing) == 0 && len(b.Lettering) == 0 && len(b.Subjects) > 0 && !p.logo &&
		!slices.Contains([]string{"logo", "icon", "stainedglass"}, b.Style.Name) && !slices.ContainsFunc(b.Subjects, alone)
	if fits {
		return
	}
	b.Place = ""
	words := p.words(p.placeFrom, p.placeTo)
	out := &b.Reading.Understood
	*out = slices.DeleteFunc(*out, func(it brief.Item) bool { return it.As == "place" })
	b.Reading.LeftOut = append(b.Reading.LeftOut, brief.Item{Words: words, Why: "The background is transparent, so “" + strings.ToLower(words) + "” is left out."})
}

// sceneWords say once more that a place is drawn.
var sceneWords = wordSet("scene scenery landscape scenic")

// unplaced are places that nothing draws around things: what they are with is drawn, without them.
var unplaced = wordSet("graveyard cemetery picnic campsite village town swamp harbor zoo market carnival fairground halloween christmas autumn fall spring summer easter nativity")

// placeWith moves a place that opens a prompt behind what it is with: "desert with cactus" is a cactus in the desert, "winter scene with a snowman" a snowman
// in the snow.
func (p *parser) placeWith() {
	n := 0
	for n < len(p.spans) && n < 2 && p.spans[n].key == "a" {
		n++
	}
	first, k := p.span(n), n+1
	for p.span(k).isWord() && k < len(p.spans) && sceneWords[p.span(k).key] {
		k++
	}
	name, ok := first.value(setting)
	if first.key == "winter" && k > n+1 {
		name, ok = "snow", true
	}
	bare := unplaced[first.key] && (k > n+1 || first.is(unknown) || len(first.senses) == 0 || first.is(scene))
	if n >= len(p.spans) || p.span(k).key != "with" || k+1 >= len(p.spans) || first.key == "sunset" || first.key == "mountains" || first.key == "hill" || strings.HasPrefix(p.span(k+1).key, "mountain") || !ok && !bare || !p.namesThing(k+1) {
		return
	}
	if !ok || !p.r.catalog.Place(name) {
		p.leaveOut(first.from, first.to, "What is named with it is drawn without it: the background is transparent.")
		p.dropSpans(n, k+1)
		return
	}
	in := span{from: first.from, to: first.from, kind: token.Word, key: "in", senses: p.r.words.Senses["in"]}
	first.senses = []sense{{Class: scene, Value: first.key}, {Class: setting, Value: name}}
	p.dropSpans(n+1, k+1)
	p.spans = append(slices.Delete(p.spans, n, n+1), in, first)
}

// dropSpans takes spans out that say nothing more.
func (p *parser) dropSpans(from, to int) {
	for i := to - 1; i >= from; i-- {
		if !p.taken(p.spans[i].from, p.spans[i].to) {
			p.drop(i, "", "")
		} else {
			p.spans = slices.Delete(p.spans, i, i+1)
		}
	}
}

// namesThing reports whether something to draw is named from a span on, before a pause.
func (p *parser) namesThing(i int) bool {
	for ; i < len(p.spans) && p.spans[i].isWord(); i++ {
		if id, _ := p.spans[i].value(thing); p.r.drawable(id) != "" || p.spans[i].is(person, several) {
			return true
		}
	}
	return false
}

// sceneAfter leaves out a place after a relation word: the background is transparent.
func (p *parser) sceneAfter(s span) bool {
	end, noun := p.phrase(p.at)
	if (noun.key == "moon" || noun.key == "mars") && noun.is(setting) && p.alive(p.subj) && (s.key == "on" || strings.HasSuffix(s.key, " on")) && p.takeSetting(s, end, noun) {
		p.poseAt(s)
		return true // somebody on the moon or on Mars stands on its ground
	}
	if water, _ := noun.value(setting); water == "sea" && p.isPiece(p.subj) && strings.HasSuffix(s.key, " on") && p.takeSetting(s, end, noun) {
		return true // a ship "sailing on stormy waves"
	}
	if !noun.is(scene) || noun.is(standIn) && !noun.is(scene) {
		return false
	}
	if (s.key == "with" || s.key == "without") && p.isPiece(p.subj) && p.partNamed(p.subj, noun.key) != "" {
		return false // a house with pink walls
	}
	for i := p.at; i < end; i++ {
		if p.spans[i].is(thing, person) && !p.spans[i].is(scene) && p.spans[i].from != noun.from {
			return false // "in a pumpkin field" names a thing, but "in a car park" …
		}
	}
	for end > p.at+1 && p.spans[end-1].is(style, trade) && !p.spans[end-1].is(scene, thing) {
		end-- // "in the snow watercolor"
	}
	if id, ok := noun.value(thing); ok && p.out.Design != "" && s.key == "with" && p.r.drawable(id) != "" {
		return false // what a design is made "with" is its art
	}
	if s.key == "on" && noun.is(thing) && !noun.is(setting) && noun.key != "water" {
		return false
	}
	if p.takeSetting(s, end, noun) {
		p.poseAt(s)
		return true
	}
	if first, rest, _ := strings.Cut(s.key, " "); settingPoses[first] == "swimming" && rest == "in" && noun.key == "water" && p.active(p.subj) && p.out.Subjects[p.subj].Pose == "" {
		p.poseAt(s) // the rig draws the water around who swims
		p.understand(s.from, p.endToken(end), "pose", "swimming")
		p.at = end
		return true
	}
	if s.key == "in" && noun.key == "water" && p.active(p.subj) && !p.isPerson(p.subj) && !p.isPiece(p.subj) && p.out.Subjects[p.subj].Pose == "" {
		p.out.Subjects[p.subj].Pose = "swimming" // a hippo in water
		p.understand(s.from, p.endToken(end), "pose", "swimming")
		p.at = end
		return true
	}
	p.leaveOutTo(s, end, "The background is transparent, so “"+strings.ToLower(p.words(s.from, p.endToken(end)))+"” is left out.")
	return true
}

// backdrop reads "… background": a pattern where it is all that is asked for, else left out.
func (p *parser) backdrop(s span) bool {
	end, noun := p.phrase(p.at)
	if noun.key != "background" && noun.key != "backdrop" || s.is(style, trade) || noun.from == s.from && p.subj >= 0 && len(p.pre) == 0 {
		return false
	}
	for i := p.at; i < end; i++ {
		if p.spans[i].from == noun.from {
			end = i + 1
		}
	}
	if p.subj < 0 && !p.restNames(end) {
		return false
	}
	from := s
	if len(p.pre) > 0 {
		from = p.pre[0]
	}
	p.pre = nil
	p.leaveOutTo(from, end, "Images have a transparent background.")
	p.rel = ""
	return true
}

// restNames reports whether a thing is named from span i on.
func (p *parser) restNames(i int) bool {
	for ; i < len(p.spans); i++ {
		if p.spans[i].is(thing, person, standIn) {
			return true
		}
	}
	return false
}

// sceneWord reads a place without a relation: left out beside a subject.
func (p *parser) sceneWord(s span) bool {
	if (p.scope == "with" || p.scope == "without") && s.is(scene) && p.isPiece(p.owner) && p.partNamed(p.owner, s.key) != "" {
		p.at++
		return p.attribute(s) // the walls of a house are no background
	}
	if s.is(thing) && strings.HasPrefix(s.key, "sun") && p.rel == "" && p.span(p.at-1).is(thing) {
		return false // "palm tree sunset"
	}
	if !s.is(scene) || s.is(stop) || s.is(thing) && (p.subj < 0 || p.rel != "" || p.scope != "") {
		return false
	}
	if p.subj < 0 && !p.restNames(p.at+1) || s.is(describing...) && p.nounAhead(p.at+1) {
		return false
	}
	if p.nounAhead(p.at+1) && !p.span(p.at+1).is(stop) {
		// A place before a noun: "city bus" is a name, "forest fox" a fox.
		p.at++
		if name, _ := s.value(setting); sunkIn[name] && p.out.Place == "" {
			p.out.Place, p.placeFrom, p.placeTo = name, s.from, s.to
			p.understand(s.from, s.to, "place", name) // "a sinking ship"
			return true
		}
		p.leaveOut(s.from, s.to, "The background is transparent, so “"+s.key+"” is left out.")
		return true
	}
	if p.rel != "" && len(p.pre) > 0 && !s.is(setting) {
		p.relSpan.from = min(p.relSpan.from, p.pre[0].from)
		p.pre = nil // "and a wooden floor": nothing else is of wood
	}
	if len(p.pre) > 0 && p.rel == "" && p.scope != "without" && p.subj >= 0 && p.pre[0].from > 0 && p.toks[p.pre[0].from-1].Kind == token.Pause {
		last := p.pre[len(p.pre)-1]
		p.leaveOut(p.pre[0].from, last.to, "The background is transparent, so “"+strings.ToLower(p.words(p.pre[0].from, s.to))+"” is left out.")
		p.pre = nil // "a red car, snowy street": it is the street that is snowy
	}
	p.flush()
	p.at++
	from, rel := s.from, p.rel
	if rel != "" {
		from = p.relSpan.from
		p.rel = ""
	}
	if p.takeSetting(span{from: from, to: s.to, key: p.relSpan.key}, p.at, s) {
		return true
	}
	p.leaveOut(from, s.to, "The background is transparent, so “"+strings.ToLower(p.words(s.from, s.to))+"” is left out.")
	if rel == "with" && p.span(p.at).key == "and" && p.nounAhead(p.at+1) {
		p.at, p.rel = p.at+1, rel // "a vase with water and pebbles"
	}
	return true
}
