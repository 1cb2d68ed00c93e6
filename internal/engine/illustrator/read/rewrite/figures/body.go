// Package figures rewrites who is in an image and what is told of each: kin and opponents, one of several, and parts of bodies that stand for whom they belong to.
package figures

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// unmarked are names of people and animals with an "s" behind them, as typed without an apostrophe before what they own.
var unmarked = lexicon.Set("boys girls mans womans kids childs sons daughters babys moms dads mothers fathers grandmas grandpas patients wifes husbands dogs cats horses customers clients friends sisters brothers guys toddlers puppys persons ladys womens mens grandmas daddys mommys")

// BodiesOf takes the part out of "licking a boy's face", so that the boy is who something is done to, and turns "on a man's lap" into "on the
// lap of a man". The words keep their place in the prompt.
func BodiesOf(toks []token.Token) []token.Token {
	toks = handOnShoulder(kissedOn(toks))
	for i := 1; i+1 < len(toks); i++ {
		name, ok := vocabulary.Possessive(toks[i].Raw)
		if !ok && unmarked[toks[i].Text] && wording.OfBody[toks[i+1].Text] {
			name, ok = strings.TrimSuffix(toks[i].Text, "s"), true // "a boys teeth"
		}
		if !ok || toks[i].Kind != token.Word {
			continue
		}
		from := i
		if toks[i-1].Text == "each" {
			from--
		}
		for from > 0 && wording.Determiners[toks[from-1].Text] {
			from--
		}
		before, part := "", toks[i+1].Text
		if from > 0 {
			before = toks[from-1].Text
		}
		if from > 1 && from == i && wording.OfBody[part] && doesTo(toks[from-2].Text) && !doesTo(before) { // "listening to teddy bear's heart"
			before = toks[from-2].Text
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
			if whispered(toks[max(0, from-6):from]) {
				to := toks[from-1]
				to.Raw, to.Text = "to", "to"
				turned := append(append(slices.Clone(toks[:from-1]), to), toks[from:i]...)
				toks = append(append(turned, owner), toks[i+2:]...)
			}
		case part == "hair" && before == "in": // "a flower in a girl's hair"
			toks = slices.Clone(toks)
			toks[from-1].Text, toks[from-1].Raw, toks[i+1].Text, toks[i+1].Raw = "on", "on", "head", "head"
		case part == "neck" && (before == "around" || before == "on" || before == "round"): // "a snake around a man's neck"
			around := toks[from-1]
			around.Text, around.Raw = "around", "around"
			toks = slices.Concat(toks[:from-1], []token.Token{around}, toks[from:i], []token.Token{owner}, toks[i+2:])
		case (part == "arms" || part == "arm") && before == "in": // "a baby in her mother's arms"
			held := token.Split("held by")
			for k := range held {
				held[k].Start, held[k].End = toks[from-1].Start, toks[from-1].End
			}
			turned := append(append(slices.Clone(toks[:from-1]), held...), toks[from:i]...)
			toks = append(append(turned, owner), toks[i+2:]...)
		case part == "finger" && before == "on" && putsRing(toks[:from]) > 0: // "putting a ring on his bride's finger"
			at := putsRing(toks[:from])
			work := token.Split("proposing to")
			for k := range work {
				work[k].Start, work[k].End = toks[at].Start, toks[from-1].End
			}
			turned := append(append(slices.Clone(toks[:at]), work...), toks[from:i]...)
			toks = append(append(turned, owner), toks[i+2:]...)
		case part == "hair" && hairWork[before], part == "teeth" && (before == "cleaning" || before == "fixing"), part == "makeup" && (before == "doing" || before == "applying"), part == "temperature" && (before == "taking" || before == "checking"), part == "pulse" && before == "taking":
			work := token.Split(workOn[part])
			for k := range work {
				work[k].Start, work[k].End = toks[from-1].Start, toks[from-1].End
			}
			turned := append(append(slices.Clone(toks[:from-1]), work...), toks[from:i]...)
			toks = append(append(turned, owner), toks[i+2:]...)
		case part == "blood" && i+2 < len(toks) && toks[i+2].Text == "pressure" && from > 0:
			work := token.Split("taking blood pressure of")
			for k := range work {
				work[k].Start, work[k].End = toks[from-1].Start, toks[from-1].End
			}
			turned := append(append(slices.Clone(toks[:from-1]), work...), toks[from:i]...)
			owner.End = toks[i+2].End
			toks = append(append(turned, owner), toks[i+3:]...)
		case wording.OfBody[part] && (before == "to" || strings.HasSuffix(before, "ing") || strings.HasSuffix(before, "es")) && before != "holding" && before != "cutting":
			toks = append(append(slices.Clone(toks[:i]), owner), toks[i+2:]...)
		}
	}
	return toks
}

// doesTo reports whether a word is a verb or leads to whom something is done.
func doesTo(word string) bool { return word == "to" || strings.HasSuffix(word, "ing") && len(word) > 4 }

// OwnHair reads "combing her long hair" as brushing it with long hair.
func OwnHair(toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if !groomed[toks[i].Text] || toks[i+1].Text != "her" && toks[i+1].Text != "his" {
			continue
		}
		for end := i + 3; end < min(i+6, len(toks)); end++ {
			if toks[end].Text != "hair" {
				continue
			}
			lead := toks[i]
			lead.Text, lead.Raw = "brushing", "brushing"
			with := token.Split("with")[0]
			with.Start, with.End = toks[i+2].Start, toks[i+2].End
			pause := with // the hair is not that of what was named last: "sitting on a rock combing her long hair"
			pause.Kind = token.Pause
			return slices.Concat(toks[:i], []token.Token{pause, with}, toks[i+2:end+1], []token.Token{lead, toks[i+1], toks[end]}, toks[end+1:])
		}
	}
	return toks
}

// groomed are the verbs for what somebody does to their hair.
var groomed = lexicon.Set("combing brushing styling braiding curling drying")

// kissedOn leaves out where somebody is kissed: "kissing her baby on the forehead".
func kissedOn(toks []token.Token) []token.Token {
	for i := 0; i+3 < len(toks); i++ {
		if !strings.HasPrefix(toks[i].Text, "kiss") {
			continue
		}
		for at := i + 2; at < min(i+7, len(toks)-2); at++ {
			if toks[at].Text == "on" && kissable[toks[at+2].Text] {
				out := append(slices.Clone(toks[:at]), toks[at+3:]...)
				out[at-1].End = toks[at+2].End
				return out
			}
		}
	}
	return toks
}

// kissable are the places where people are kissed.
var kissable = lexicon.Set("cheek cheeks forehead head nose lips mouth hand")

// putsRing is where somebody "putting a ring" begins to do so, or 0.
func putsRing(toks []token.Token) int {
	for at := len(toks) - 1; at > 0 && at > len(toks)-7; at-- {
		if t := toks[at].Text; t == "putting" || t == "placing" || t == "slipping" {
			if slices.ContainsFunc(toks[at:], func(t token.Token) bool { return t.Text == "ring" }) {
				return at
			}
		}
	}
	return 0
}

// workOn is what is drawn of work on somebody's hair, teeth or face.
var (
	workOn   = map[string]string{"hair": "blow drying", "teeth": "checking", "makeup": "brushing", "temperature": "checking", "pulse": "checking"}
	hairWork = lexicon.Set("washing shampooing dyeing coloring styling curling straightening drying")
)

// whispered reports whether somebody whispers in some words.
func whispered(toks []token.Token) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool { return strings.HasPrefix(t.Text, "whisper") })
}

// HairFirst reads "short hair girl" as a short haired one.
func HairFirst(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text == "hair" && haired[toks[i+1].Text] && toks[i-1].Kind == token.Word && !wording.Determiners[toks[i-1].Text] {
			toks = slices.Clone(toks)
			toks[i].Text, toks[i].Raw = "haired", "haired"
		}
	}
	return toks
}

// haired are the people before whom their hair is told.
var haired = lexicon.Set("girl girls boy boys woman women man men lady guy person kid child teen teenager mom dad baby princess mermaid fairy")

// objectOf are the pronouns for those whose body a possessive names.
var objectOf = map[string]string{"his": "him", "her": "her", "their": "them"}

// handOnShoulder reads "with his hand on her shoulder" as with his arm around her.
func handOnShoulder(toks []token.Token) []token.Token {
	for i := 1; i+3 < len(toks); i++ {
		who := objectOf[toks[i+2].Text]
		if toks[i].Text != "hand" && toks[i].Text != "hands" || toks[i+1].Text != "on" || who == "" || toks[i+3].Text != "shoulder" && toks[i+3].Text != "shoulders" {
			continue
		}
		toks = slices.Clone(toks)
		toks[i].Text, toks[i].Raw = "arm", "arm"
		toks[i+1].Text, toks[i+1].Raw = "around", "around"
		toks[i+2].Text, toks[i+2].Raw, toks[i+2].End = who, who, toks[i+3].End
		toks = slices.Delete(toks, i+3, i+4)
	}
	return toks
}
