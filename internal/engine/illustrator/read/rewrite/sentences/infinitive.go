package sentences

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// infinitiveLeads are what stands before "to" and a verb for what somebody does or is about to do.
var infinitiveLeads = lexicon.Set("trying tries learning learns teaching teaches helping helps showing shows about ready starting wants attempting preparing struggling going how")

// gerunds are the verbs after "to" by what somebody who does it is doing.
var gerunds = map[string]string{
	"ride": "riding", "swim": "swimming", "read": "reading", "walk": "walking", "write": "writing", "cook": "cooking", "dance": "dancing", "skate": "skating", "fish": "fishing",
	"paint": "painting", "play": "playing", "drive": "driving", "ski": "skiing", "surf": "surfing", "bake": "baking", "draw": "drawing", "sew": "sewing", "knit": "knitting",
	"climb": "climbing", "throw": "throwing", "catch": "catching", "kick": "kicking", "use": "using", "jump": "jumping", "eat": "eating", "fly": "flying", "lift": "lifting",
	"push": "pushing", "pull": "pulling", "open": "opening", "reach": "reaching", "run": "running", "sing": "singing", "sleep": "sleeping", "fix": "fixing", "build": "building",
	"shave": "shaving", "cross": "crossing", "tie": "tying", "brush": "brushing", "wash": "washing", "dress": "dressing", "plant": "planting", "count": "counting", "blow": "blowing", "carry": "carrying", "cut": "cutting", "pack": "packing",
}

// shower is the verb that "how" belongs to: "showing a boy how", "learning how".
func shower(toks []token.Token, at int) int {
	for i := at; i > max(0, at-4); i-- {
		if infinitiveLeads[toks[i].Text] && toks[i].Text != "how" {
			return i
		}
	}
	return at
}

// stooping are the verbs for how somebody goes down or on to what they do then.
var stooping = lexicon.Set("kneeling bending crouching squatting stooping stopping leaning reaching down")

// tended are further verbs after those.
var tended = map[string]string{"pet": "petting", "feed": "feeding", "hug": "hugging", "kiss": "kissing", "drink": "drinking", "pick": "picking"}

// bareLeads are what a verb without "to" may stand after: "helping his son tie his shoes".
var bareLeads = lexicon.Set("helping helps watching watches letting lets")

// Homework reads "helping a girl with her homework" as beside one who does it.
func Homework(toks []token.Token) []token.Token {
	for i := 1; i+3 < len(toks); i++ {
		if t := toks[i].Text; t != "helping" && t != "helps" && t != "assisting" && t != "teaching" {
			continue
		}
		for k := i + 2; k < min(i+6, len(toks)-1); k++ {
			if toks[k].Text != "with" || toks[min(k+1, len(toks)-1)].Text != "homework" && toks[min(k+2, len(toks)-1)].Text != "homework" {
				continue
			}
			toks = slices.Clone(toks)
			toks[i].Text, toks[i].Raw = "beside", "beside"
			toks[k].Text, toks[k].Raw = "doing", "doing"
			return toks
		}
	}
	return toks
}

// Bare reads "helping his son tie his shoes" as beside a son who ties them.
func Bare(toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if !bareLeads[toks[i].Text] {
			continue
		}
		for k := i + 2; k < min(i+6, len(toks)); k++ {
			doing := gerunds[toks[k].Text]
			if toks[k].Kind != token.Word || doing == "" {
				continue
			}
			toks = slices.Clone(toks)
			toks[i].Text, toks[i].Raw = "beside", "beside"
			toks[k].Text, toks[k].Raw = doing, doing
			return toks
		}
	}
	return toks
}

// teaches are the verbs of who is turned to whom they show how something is done.
var teaches = lexicon.Set("teaching teaches showing shows")

// gerund is what somebody is doing who does what a verb tells, where a pose or a relation has that name: "knead" is kneading.
func gerund(r vocabulary.Finder, verb string) string {
	if len(verb) < 3 {
		return ""
	}
	for _, form := range []string{verb + "ing", strings.TrimSuffix(verb, "e") + "ing", verb + verb[len(verb)-1:] + "ing"} {
		if s := (vocabulary.Phrase{Senses: r.Words.Senses[form]}); s.Is(vocabulary.Pose, vocabulary.Relation) && !s.Is(vocabulary.Thing) {
			return form
		}
	}
	return ""
}

// Infinitives reads "trying to catch a butterfly" as catching one, and "teaching his son to ride a bike" as talking to a son who rides.
func Infinitives(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		doing := cmp.Or(gerunds[toks[i+1].Text], gerund(r, toks[i+1].Text))
		if near := tended[toks[i+1].Text]; near != "" && stooping[toks[i-1].Text] {
			doing = near
		}
		if toks[i].Text != "to" || doing == "" {
			continue
		}
		if stooping[toks[i-1].Text] { // "kneeling to pet a dog"
			verb := toks[i+1]
			verb.Text, verb.Raw, verb.Start = doing, doing, toks[i].Start
			toks = append(append(slices.Clone(toks[:i]), verb), toks[i+2:]...)
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
			lead = shower(toks, max(0, lead-1))
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
			words := "beside"
			if teaches[with.Text] {
				words = "talking to"
			}
			for _, word := range token.Split(words) {
				word.Start, word.End = with.Start, with.End
				out = append(out, word)
			}
			out = append(out, between...)
			if words != "beside" { // it is the one who is taught that does it
				who := verb
				who.Text, who.Raw = "who", "who"
				out = append(out, who)
			}
		} else {
			verb.Start = toks[lead].Start
		}
		toks = append(append(out, verb), toks[i+2:]...)
	}
	return toks
}
