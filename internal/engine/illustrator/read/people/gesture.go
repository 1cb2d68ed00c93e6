package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
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
	hands = lexicon.Set("hand hands palm palms fist fists paw paws fingers finger")
	// OwnersOf are the words for whose hand it is.
	OwnersOf    = lexicon.Set("her his its their my your")
	handLeads   = lexicon.Set("with putting puts placing places holding keeping resting pressing a one both her his its their the two")
	handsOn     = lexicon.Set("on over to against in across covering near")
	touchVerbs  = lexicon.Set("touching touches covering covers rubbing rubs scratching scratches wiping wipes holding holds clutching clutches patting pats cupping pinching picking stroking massaging slapping drying")
	nibbles     = lexicon.Set("biting bites sucking sucks chewing")
	nibbled     = lexicon.Set("nails nail fingernails thumb thumbs finger fingers")
	bothAtOnce  = lexicon.Set("ears cheeks hips pockets temples")
	doubledOver = lexicon.Set("holding holds clutching clutches")
)

// Gestures joins the spans of what somebody does with their hands on their own body to one that is a pose.
func Gestures(p *state.Parser, spans []state.Span) []state.Span {
	for i := 0; i < len(p.Tokens); i++ {
		doing, end := handsAt(p, i)
		if doing == "" {
			doing, end = touchAt(p, i)
		}
		if doing == "" {
			continue
		}
		first := slices.IndexFunc(spans, func(s state.Span) bool { return s.From == i })
		last := slices.IndexFunc(spans, func(s state.Span) bool { return s.To == end })
		if first < 0 || last < first || slices.ContainsFunc(spans[first:last+1], func(s state.Span) bool { return s.To-s.From > 1 && s.Is(vocabulary.Pose, vocabulary.Thing) }) {
			continue
		}
		whole := state.Span{From: i, To: end, Kind: spans[first].Kind, Key: strings.ToLower(p.Words(i, end)), Senses: []vocabulary.Sense{{Class: vocabulary.Pose, Value: doing}}}
		spans = slices.Replace(slices.Clone(spans), first, last+1, whole)
		i = end - 1
	}
	return spans
}

// handsAt reads "with both hands on her hips".
func handsAt(p *state.Parser, i int) (doing string, end int) {
	many := "hand"
	k := i
	for ; k < i+4 && handLeads[p.WordAt(k)]; k++ {
		if w := p.WordAt(k); w == "both" || w == "two" {
			many = "hands"
		}
	}
	if !hands[p.WordAt(k)] {
		return "", 0
	}
	if w := p.WordAt(k); w == "hands" || w == "paws" || w == "fists" || w == "palms" {
		many = "hands"
	}
	k++
	if w := p.WordAt(k); w == "placed" || w == "resting" || w == "pressed" || w == "held" {
		k++
	}
	if !handsOn[p.WordAt(k)] {
		return "", 0
	}
	k++
	if OwnersOf[p.WordAt(k)] || p.WordAt(k) == "the" {
		k++
	}
	if w := p.WordAt(k + 1); w == "pockets" || w == "pocket" {
		k++ // "in his hoodie pockets"
	}
	place := handPlaces[p.WordAt(k)]
	if place == "" || strings.Contains(p.WordAt(k+1), "of") {
		return "", 0
	}
	return many + " on " + place, k + 1
}

// touchAt reads "wiping his tears" and "biting her nails".
func touchAt(p *state.Parser, i int) (doing string, end int) {
	verb, part := p.WordAt(i), p.WordAt(i+2)
	if !OwnersOf[p.WordAt(i+1)] {
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
	if p.WordAt(end) == "with" {
		k := end + 1
		for handLeads[p.WordAt(k)] {
			k++
		}
		if hands[p.WordAt(k)] {
			end = k + 1
		}
	}
	return many + " on " + place, end
}

// BodyPlaces are the relations to somebody of what is on a part of their body.
var BodyPlaces = map[string]string{
	"hand": "holding hands", "hands": "holding hands", "shoulder": "riding", "shoulders": "riding", "back": "riding", "head": "<wearing", "lap": "on lap", "knee": "on lap", "knees": "on lap",
	"chest": "<carrying", "belly": "<carrying", "tummy": "<carrying", "stomach": "<carrying", "arm": "riding", "wrist": "riding", "finger": "riding", "nose": "on nose",
}

// ArmsAround is the relation of who has an arm around somebody.
const ArmsAround = "arms around"

// HeldHigh are the places on a body where a bird sits as it does on a shoulder.
var HeldHigh = lexicon.Set("arm wrist finger hand")

// armedWith puts what somebody fights with into their hands: nobody fights a sword.
func armedWith(p *state.Parser, kind string, to int) string {
	if kind != "fighting" || !strings.HasSuffix(p.Pending.Span.Key, " with") || p.KindOf(to) != brief.Piece {
		return kind
	}
	for _, i := range subjects.Crew(p, p.Pending.From) {
		subjects.SetPose(p, &p.Out.Subjects[i], "fighting")
	}
	return "holding"
}

// OneWeaponEach gives each of those who fight with several things one of them.
func OneWeaponEach(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if to := &p.Out.Subjects[r.To]; r.Kind == "holding" && p.Out.Subjects[r.From].Pose == "fighting" && to.Count == subjects.UnstatedCount {
			to.Count = 1
		}
	}
}

// medics listen to hearts, with a stethoscope.
var medics = lexicon.Set("doctor nurse veterinarian paramedic surgeon midwife")

// mouthed are the verbs for what is done with the mouth, which nothing shows yet.
var mouthed = lexicon.Set("licking licks biting bites blowing blows")

// blownOn are the things at the lips of who blows them, besides wind instruments.
var blownOn = lexicon.Set("dandelion dandelion-seed party-horn trumpet trombone saxophone clarinet flute bagpipes harmonica")

// Blows reports whether a relation is that somebody blows what is at their lips: "a girl blowing a dandelion".
func Blows(p *state.Parser, kind string, to int) bool {
	verb, _, _ := strings.Cut(p.Pending.Span.Key, " ")
	return kind == "holding" && (verb == "blowing" || verb == "blows") && blownOn[p.Out.Subjects[to].ID] && p.Alive(p.Pending.From)
}

// Bodily returns how a relation to somebody is drawn: who is licked is in nobody's paws, and a doctor who listens to a patient examines them.
func Bodily(p *state.Parser, kind string, to int) string {
	if Blows(p, kind, to) {
		return "playing"
	}
	if !p.Alive(to) {
		return armedWith(p, kind, to)
	}
	if kind == "walking" && p.IsPerson(p.Pending.From) && p.IsPerson(to) {
		kind = "holding hands" // nobody is on a leash
	}
	if kind == ArmsAround && !(p.IsPerson(p.Pending.From) && p.IsPerson(to)) {
		kind = "hugging" // the rig of animals has no arm for it
	}
	if verb, _, _ := strings.Cut(p.Pending.Span.Key, " "); kind == "holding" && mouthed[verb] {
		kind = "looking at"
		if strings.HasPrefix(verb, "lick") && p.Beastlike(p.Pending.From) {
			kind = "sniffing" // with the mouth at them
		}
	}
	if from := &p.Out.Subjects[p.Pending.From]; p.Pending.Span.Key == "listening to" && medics[from.ID] {
		from.Pose = "examining"
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "pose", from.Pose)
	}
	return kind
}
