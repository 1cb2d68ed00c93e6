package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"slices"
	"strings"
)

// People put their hands on their own body: "with a hand over her mouth", "wiping his tears", "hands on hips". Such words are one pose,
// named after the place and how many hands are there.

// handPlaces are the places on the body by the words for them.
var handPlaces = map[string]string{
	"mouth": "mouth", "lips": "mouth", "nose": "nose", "chin": "chin", "beard": "chin", "cheek": "cheek", "cheeks": "cheek", "face": "cheek", "eye": "eye", "eyes": "eye", "tears": "eye",
	"ear": "ear", "ears": "ear", "forehead": "forehead", "brow": "forehead", "temple": "forehead", "temples": "forehead", "head": "head", "chest": "chest", "heart": "chest",
	"stomach": "stomach", "belly": "stomach", "tummy": "stomach", "bump": "stomach", "hip": "hip", "hips": "hip", "waist": "hip", "pocket": "pocket", "pockets": "pocket",
}

var (
	hands       = wordSet("hand hands palm palms fist fists paw paws fingers finger")
	ownersOf    = wordSet("her his its their my your")
	handLeads   = wordSet("with putting puts placing places holding keeping resting pressing a one both her his its their the two")
	handsOn     = wordSet("on over to against in across covering near")
	touchVerbs  = wordSet("touching touches covering covers rubbing rubs scratching scratches wiping wipes holding holds clutching clutches patting pats cupping pinching picking stroking massaging slapping drying")
	nibbles     = wordSet("biting bites sucking sucks chewing")
	nibbled     = wordSet("nails nail fingernails thumb thumbs finger fingers")
	bothAtOnce  = wordSet("ears cheeks hips pockets temples")
	doubledOver = wordSet("holding holds clutching clutches")
)

// gestures joins the spans of what somebody does with their hands on their own body to one that is a pose.
func (p *parser) gestures(spans []span) []span {
	for i := 0; i < len(p.toks); i++ {
		doing, end := p.handsAt(i)
		if doing == "" {
			doing, end = p.touchAt(i)
		}
		if doing == "" {
			continue
		}
		first := slices.IndexFunc(spans, func(s span) bool { return s.from == i })
		last := slices.IndexFunc(spans, func(s span) bool { return s.to == end })
		if first < 0 || last < first || slices.ContainsFunc(spans[first:last+1], func(s span) bool { return s.to-s.from > 1 && s.is(pose, thing) }) {
			continue
		}
		whole := span{from: i, to: end, kind: spans[first].kind, key: strings.ToLower(p.words(i, end)), senses: []sense{{Class: pose, Value: doing}}}
		spans = slices.Replace(slices.Clone(spans), first, last+1, whole)
		i = end - 1
	}
	return spans
}

// handsAt reads "with both hands on her hips".
func (p *parser) handsAt(i int) (doing string, end int) {
	many := "hand"
	k := i
	for ; k < i+4 && handLeads[p.wordAt(k)]; k++ {
		if w := p.wordAt(k); w == "both" || w == "two" {
			many = "hands"
		}
	}
	if !hands[p.wordAt(k)] {
		return "", 0
	}
	if w := p.wordAt(k); w == "hands" || w == "paws" || w == "fists" || w == "palms" {
		many = "hands"
	}
	k++
	if w := p.wordAt(k); w == "placed" || w == "resting" || w == "pressed" || w == "held" {
		k++
	}
	if !handsOn[p.wordAt(k)] {
		return "", 0
	}
	k++
	if ownersOf[p.wordAt(k)] || p.wordAt(k) == "the" {
		k++
	}
	if w := p.wordAt(k + 1); w == "pockets" || w == "pocket" {
		k++ // "in his hoodie pockets"
	}
	place := handPlaces[p.wordAt(k)]
	if place == "" || strings.Contains(p.wordAt(k+1), "of") {
		return "", 0
	}
	return many + " on " + place, k + 1
}

// touchAt reads "wiping his tears" and "biting her nails".
func (p *parser) touchAt(i int) (doing string, end int) {
	verb, part := p.wordAt(i), p.wordAt(i+2)
	if !ownersOf[p.wordAt(i+1)] {
		return "", 0
	}
	if nibbles[verb] && nibbled[part] {
		return "hand on mouth", i + 3
	}
	place := handPlaces[part]
	if !touchVerbs[verb] || place == "" || part == "face" && verb == "covering" {
		return "", 0
	}
	many := "hand"
	if bothAtOnce[part] || doubledOver[verb] && (place == "stomach" || place == "head") {
		many = "hands"
	}
	end = i + 3
	if p.wordAt(end) == "with" {
		k := end + 1
		for handLeads[p.wordAt(k)] {
			k++
		}
		if hands[p.wordAt(k)] {
			end = k + 1
		}
	}
	return many + " on " + place, end
}

// bodyPlaces are the relations to somebody of what is on a part of their body.
var bodyPlaces = map[string]string{
	"hand": "holding hands", "hands": "holding hands", "shoulder": "riding", "shoulders": "riding", "back": "riding", "head": "<wearing", "lap": "on lap", "knee": "on lap", "knees": "on lap",
	"chest": "<carrying", "belly": "<carrying", "tummy": "<carrying", "stomach": "<carrying", "arm": "riding", "wrist": "riding", "finger": "riding",
}

// armsAround is the relation of who has an arm around somebody.
const armsAround = "arms around"

// heldHigh are the places on a body where a bird sits as it does on a shoulder.
var heldHigh = wordSet("arm wrist finger hand")

// bodyPlace reads "on a pirate's shoulder": the support is the pirate.
func (p *parser) bodyPlace(kind string) string {
	switch kind {
	case "on", "sitting on", "standing on", "lying on", "riding", "holding", armsAround:
	default:
		return kind
	}
	for i := p.at; i < min(p.at+4, len(p.spans)-1); i++ {
		next := p.spans[i+1]
		place, ok := bodyPlaces[next.key]
		if next.key == "hand" && kind != "holding" {
			place = "riding"
		}
		if !ok || (place == "holding hands") != (kind == "holding") || !p.spans[i].isWord() || !p.possessor(p.spans[i]) {
			continue
		}
		switch from := p.starts(kind); {
		case heldHigh[next.key] && kind != "holding" && (from < 0 || p.kindOf(from) != brief.Bird), place == "<carrying" && (from < 0 || !p.alive(from)):
			continue
		}
		if kind == armsAround {
			place = kind // "leaning her head on her boyfriend's shoulder"
		}
		if strings.HasPrefix(next.key, "shoulder") && kind == "lying on" {
			place = "<carrying" // who sleeps on a shoulder is in somebody's arms
		}
		p.understand(next.from, next.to, "relation", next.key)
		p.spans = slices.Delete(slices.Clone(p.spans), i+1, i+2)
		return place
	}
	return kind
}

// armedWith puts what somebody fights with into their hands: nobody fights a sword.
func (p *parser) armedWith(kind string, to int) string {
	if kind != "fighting" || !strings.HasSuffix(p.relSpan.key, " with") || p.kindOf(to) != brief.Piece {
		return kind
	}
	for _, i := range p.crew(p.relFrom) {
		p.setPose(&p.out.Subjects[i], "fighting")
	}
	return "holding"
}

// oneWeaponEach gives each of those who fight with several things one of them.
func (p *parser) oneWeaponEach() {
	for _, r := range p.out.Relations {
		if to := &p.out.Subjects[r.To]; r.Kind == "holding" && p.out.Subjects[r.From].Pose == "fighting" && to.Count == unstatedCount {
			to.Count = 1
		}
	}
}

// medics listen to hearts, with a stethoscope.
var medics = wordSet("doctor nurse veterinarian paramedic surgeon midwife")

// mouthed are the verbs for what is done with the mouth, which nothing shows yet.
var mouthed = wordSet("licking licks biting bites blowing blows")

// blownOn are the things at the lips of who blows them, besides wind instruments.
var blownOn = wordSet("dandelion dandelion-seed party-horn trumpet trombone saxophone clarinet flute bagpipes harmonica")

// blows reports whether a relation is that somebody blows what is at their lips: "a girl blowing a dandelion".
func (p *parser) blows(kind string, to int) bool {
	verb, _, _ := strings.Cut(p.relSpan.key, " ")
	return kind == "holding" && (verb == "blowing" || verb == "blows") && blownOn[p.out.Subjects[to].ID] && p.alive(p.relFrom)
}

// bodily returns how a relation to somebody is drawn: who is licked is in nobody's paws, and a doctor who listens to a patient examines them.
func (p *parser) bodily(kind string, to int) string {
	if p.blows(kind, to) {
		return "playing"
	}
	if !p.alive(to) {
		return p.armedWith(kind, to)
	}
	if kind == armsAround && !(p.isPerson(p.relFrom) && p.isPerson(to)) {
		kind = "hugging" // the rig of animals has no arm for it
	}
	if verb, _, _ := strings.Cut(p.relSpan.key, " "); kind == "holding" && mouthed[verb] {
		kind = "looking at"
	}
	if from := &p.out.Subjects[p.relFrom]; p.relSpan.key == "listening to" && medics[from.ID] {
		from.Pose = "examining"
		p.understand(p.relSpan.from, p.relSpan.to, "pose", from.Pose)
	}
	return kind
}
