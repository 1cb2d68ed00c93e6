package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ofBody are the parts of somebody else's body that things are done to: who is licked on the face is licked.
var ofBody = wordSet("face hair hand hands head cheek cheeks nose ear ears paw paws belly tummy heart heartbeat pulse chest foot feet leg arm neck back teeth eyes fur forehead wound knee knees elbow ankle wrist shoulder shoulders finger toe nails chin beard mustache shoelaces hoof hooves claws mane tail")

// unmarked are names of people and animals with an "s" behind them, as typed without an apostrophe before what they own.
var unmarked = wordSet("boys girls mans womans kids childs sons daughters babys moms dads mothers fathers grandmas grandpas patients wifes husbands dogs cats horses customers clients friends sisters brothers guys toddlers puppys persons")

// determiners stand between a verb and its object.
var determiners = wordSet("a an the her his its their my our little small old young sick baby")

// bodiesOf takes the part out of "licking a boy's face", so that the boy is who something is done to, and turns "on a man's lap" into "on the
// lap of a man". The words keep their place in the prompt.
func bodiesOf(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		name, ok := vocabulary.Possessive(toks[i].Raw)
		if !ok && unmarked[toks[i].Text] && ofBody[toks[i+1].Text] {
			name, ok = strings.TrimSuffix(toks[i].Text, "s"), true // "a boys teeth"
		}
		if !ok || toks[i].Kind != token.Word {
			continue
		}
		from := i
		if toks[i-1].Text == "each" {
			from--
		}
		for from > 0 && determiners[toks[from-1].Text] {
			from--
		}
		before, part := "", toks[i+1].Text
		if from > 0 {
			before = toks[from-1].Text
		}
		owner := toks[i]
		owner.Raw, owner.Text, owner.End = name, token.Fold(name), toks[i+1].End
		switch {
		case part == "lap" && (before == "on" || before == "in"):
			lap := token.Split("the lap of")
			for k := range lap {
				lap[k].Start, lap[k].End = toks[from-1].Start, toks[from-1].End
			}
			turned := append(append(slices.Clone(toks[:from]), lap...), toks[from:i]...)
			toks = append(append(turned, owner), toks[i+2:]...)
		case (part == "ear" || part == "ears") && (before == "in" || before == "into"): // "whispering in a friend's ear"
			if from > 1 && strings.HasPrefix(toks[from-2].Text, "whisper") || from > 2 && strings.HasPrefix(toks[from-3].Text, "whisper") {
				to := toks[from-1]
				to.Raw, to.Text = "to", "to"
				turned := append(append(slices.Clone(toks[:from-1]), to), toks[from:i]...)
				toks = append(append(turned, owner), toks[i+2:]...)
			}
		case ofBody[part] && (before == "to" || strings.HasSuffix(before, "ing") || strings.HasSuffix(before, "es")) && before != "holding" && before != "cutting":
			toks = append(append(slices.Clone(toks[:i]), owner), toks[i+2:]...)
		}
	}
	return toks
}

// hairFirst reads "short hair girl" as a short haired one.
func hairFirst(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text == "hair" && haired[toks[i+1].Text] && toks[i-1].Kind == token.Word && !determiners[toks[i-1].Text] {
			toks = slices.Clone(toks)
			toks[i].Text, toks[i].Raw = "haired", "haired"
		}
	}
	return toks
}

// haired are the people before whom their hair is told.
var haired = wordSet("girl girls boy boys woman women man men lady guy person kid child teen teenager mom dad baby princess mermaid fairy")

// infinitiveLeads are what stands before "to" and a verb for what somebody does or is about to do.
var infinitiveLeads = wordSet("trying tries learning learns teaching teaches helping helps showing shows about ready starting wants attempting preparing struggling going how")

// gerunds are the verbs after "to" by what somebody who does it is doing.
var gerunds = map[string]string{
	"ride": "riding", "swim": "swimming", "read": "reading", "walk": "walking", "write": "writing", "cook": "cooking", "dance": "dancing", "skate": "skating", "fish": "fishing",
	"paint": "painting", "play": "playing", "drive": "driving", "ski": "skiing", "surf": "surfing", "bake": "baking", "draw": "drawing", "sew": "sewing", "knit": "knitting",
	"climb": "climbing", "throw": "throwing", "catch": "catching", "kick": "kicking", "use": "using", "jump": "jumping", "eat": "eating", "fly": "flying", "lift": "lifting",
	"push": "pushing", "pull": "pulling", "open": "opening", "reach": "reaching", "run": "running", "sing": "singing", "sleep": "sleeping", "fix": "fixing", "build": "building",
}

// infinitives reads "trying to catch a butterfly" as catching one, and "teaching his son to ride a bike" as beside a son who rides.
func infinitives(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		doing := gerunds[toks[i+1].Text]
		if toks[i].Text != "to" || doing == "" {
			continue
		}
		lead := i - 1
		for lead > 0 && lead > i-5 && !infinitiveLeads[toks[lead].Text] {
			lead--
		}
		if !infinitiveLeads[toks[lead].Text] {
			continue
		}
		if toks[lead].Text == "how" {
			lead = max(0, lead-1)
		}
		verb := toks[i+1]
		verb.Text, verb.Raw, verb.Start = doing, doing, toks[i].Start
		out := slices.Clone(toks[:lead])
		between := toks[lead+1 : i]
		if len(between) > 0 && between[len(between)-1].Text == "how" {
			between = between[:len(between)-1]
		}
		if len(between) > 0 {
			with := toks[lead]
			with.Text, with.Raw = "beside", "beside"
			out = append(append(out, with), between...)
		} else {
			verb.Start = toks[lead].Start
		}
		toks = append(append(out, verb), toks[i+2:]...)
	}
	return toks
}

// medics listen to hearts, with a stethoscope.
var medics = wordSet("doctor nurse veterinarian paramedic surgeon midwife")

// mouthed are the verbs for what is done with the mouth, which nothing shows yet.
var mouthed = wordSet("licking licks biting bites blowing blows")

// bodily returns how a relation to somebody is drawn: who is licked is in nobody's paws, and a doctor who listens to a patient examines them.
func (p *parser) bodily(kind string, to int) string {
	if !p.alive(to) {
		return kind
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
