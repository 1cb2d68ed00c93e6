// Package clothing rewrites what people wear: where a garment is named after its pattern, its color or who has it on.
package clothing

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// feathers are what is stuck in the band of a hat.
var feathers = lexicon.Set("feather feathers plume plumes")

// garmentReach is how many tokens may stand between a word and the garment that it leads to: "in a long red and white dress".
const garmentReach = 6

func onHead(where string) bool { return strings.HasPrefix(where, "head/") }

// printable reports whether a garment has a front that things are printed on.
func printable(where string) bool {
	return strings.HasPrefix(where, "body/") || strings.HasPrefix(where, "whole/")
}

// garmentAfter finds the garment that the words from a token on lead to, past articles and words for its look.
func garmentAfter(r vocabulary.Finder, toks []token.Token, from int) (where string, end int) {
	for at := from; at < min(len(toks), from+garmentReach) && toks[at].Kind == token.Word; at++ {
		s := r.Longest(toks, at)
		if v, ok := s.Value(vocabulary.Garment); ok {
			return v, s.To
		}
		if !s.Is(vocabulary.Stop, vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.Size) && !wording.Introducing[toks[at].Text] && !owned[toks[at].Text] && toks[at].Text != "long" && toks[at].Text != "short" && toks[at].Text != "and" {
			return "", 0
		}
	}
	return "", 0
}

// garmentBefore finds the garment whose name ends before a token.
func garmentBefore(r vocabulary.Finder, toks []token.Token, end int) string {
	for at := max(0, end-3); at < end; at++ {
		if s := r.Longest(toks, at); s.To == end {
			if v, ok := s.Value(vocabulary.Garment); ok {
				return v
			}
		}
	}
	return ""
}

// holdingStill are the words of relations to what somebody is in, which are poses where that is clothes.
var holdingStill = lexicon.Set("standing stands sitting sits lying lies laying sleeping sleeps resting kneeling")

// DressedSo reads "standing in pajamas" as standing and wearing them: nobody stands on what they have on.
func DressedSo(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		if !holdingStill[toks[i].Text] || toks[i+1].Text != "in" {
			continue
		}
		where, end := garmentAfter(r, toks, i+2)
		if end == 0 || !printable(where) && !strings.HasPrefix(where, "legs/") && (!strings.HasPrefix(where, "feet/") || !things.IsPlural(toks[end-1].Text)) {
			continue
		}
		toks = slices.Clone(toks)
		toks[i+1].Text, toks[i+1].Raw = "wearing", "wearing"
	}
	return toks
}

// Layered reads "a jacket over a hoodie" and "a suit under a coat" as two garments that are worn.
func Layered(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		if w := toks[i].Text; w != "over" && w != "under" && w != "underneath" {
			continue
		}
		from := i
		if w := toks[i-1].Text; w == "worn" || w == "layered" {
			from--
		}
		if worn := garmentBefore(r, toks, from); !printable(worn) && !strings.HasPrefix(worn, "legs/") {
			continue
		}
		where, end := garmentAfter(r, toks, i+1)
		if end == 0 || !printable(where) && !strings.HasPrefix(where, "legs/") {
			continue
		}
		and := toks[i]
		and.Text, and.Raw = "and", "and"
		toks = slices.Concat(toks[:from], []token.Token{and}, toks[i+1:])
	}
	return toks
}

// featherOf makes the feather at a token one of a hat.
func featherOf(toks []token.Token, at int) []token.Token {
	toks = slices.Clone(toks)
	hat := toks[at]
	hat.Text, hat.Raw = "hat", "hat"
	toks[at].Text, toks[at].Raw = "feather", "feather"
	return slices.Insert(toks, at, hat)
}

// HatFeathers reads "a hat with a red feather" as a hat and its feather, which nobody holds.
func HatFeathers(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text != "with" || !onHead(garmentBefore(r, toks, i)) {
			continue
		}
		for at := i + 1; at < min(i+5, len(toks)) && toks[at].Kind == token.Word; at++ {
			if feathers[toks[at].Text] {
				toks = featherOf(toks, at)
				toks[i].Text, toks[i].Raw = "and", "and"
				return toks
			}
		}
	}
	return toks
}

// printed are the garments on which what they come with is printed, and prints the groups of things that nobody holds.
var (
	printed = lexicon.Phrases("body/t-shirt", "body/hoodie", "body/sweater", "body/shirt", "body/top", "body/tank top", "whole/pajamas", "whole/onesie", "body/crop top")
	prints  = lexicon.Set("symbol-sign weather-nature-effect dinosaur-fantasy building-landmark vehicle space")
)

// PrintedWith reads "in a t-shirt with a rainbow" as one with a rainbow on it, and "pajamas with dinosaurs on them" so too.
func PrintedWith(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i+1 < len(toks); i++ {
		where := ""
		if toks[i].Text == "with" && slices.ContainsFunc(toks[max(0, i-garmentReach):i], func(t token.Token) bool { return t.Text == "in" || t.Text == "wearing" }) {
			where = garmentBefore(r, toks, i)
		}
		if where == "" {
			continue
		}
		at := i + 1
		for at < len(toks) && (wording.Introducing[toks[at].Text] || r.At(toks, at, 1).Is(vocabulary.Color, vocabulary.Size, vocabulary.Count)) {
			at++
		}
		if at >= len(toks) || toks[at].Kind != token.Word {
			continue
		}
		what := r.Longest(toks, at)
		id, ok := what.Value(vocabulary.Thing)
		end := what.To
		if them := end+1 < len(toks) && toks[end].Text == "on" && toks[end+1].Text == "them"; them && strings.HasPrefix(where, "whole/") {
			toks = slices.Clone(toks)
			toks[end+1].Text, toks[end+1].Raw = "it", "it"
			continue
		}
		t, _ := things.ByID(id)
		if !ok || !printed[where] || !prints[t.Group] || repeated[what.Key] || end < len(toks) && toks[end].Kind != token.Pause {
			continue
		}
		on, it := toks[end-1], toks[end-1]
		on.Text, on.Raw, it.Text, it.Raw = "on", "on", "it", "it"
		toks = slices.Insert(slices.Clone(toks), end, on, it)
	}
	return toks
}

// wearsNumber are the places on the clothes of somebody that have a number or a letter.
var wearsNumber = lexicon.Set("back chest shirt jersey uniform top sweater hoodie")

// NumberWorn reads "with number 10 on his back" as a jersey that says 10, and "with a letter M on her chest" as a shirt that says M.
func NumberWorn(toks []token.Token) []token.Token {
	for i := 0; i+4 < len(toks); i++ {
		letter := toks[i].Text == "letter" && len(toks[i+1].Text) == 1
		if !letter && (toks[i].Text != "number" || !vocabulary.IsNumber(toks[i+1].Text)) || toks[i+2].Text != "on" || !owned[toks[i+3].Text] && toks[i+3].Text != "the" || !wearsNumber[toks[i+4].Text] {
			continue
		}
		lead := i - 1
		for lead > 0 && (wording.Introducing[toks[lead].Text] || toks[lead].Text == "the" || toks[lead].Text == "big") {
			lead--
		}
		if told := lead > 0 && toks[lead].Kind == token.Pause && toks[i+3].Text != "the" && toks[i+3].Text != "its"; told { // "…, number 10 on her back"
			toks = slices.Insert(slices.Clone(toks), lead+1, toks[i])
			lead, i = lead+1, i+1
			toks[lead].Text = "with"
		}
		if lead < 1 || toks[lead].Text != "with" && toks[lead].Text != "wearing" && toks[lead].Text != "has" {
			continue
		}
		worn, on, text := toks[lead], toks[i+4], toks[i+1]
		worn.Text, worn.Raw = "wearing", "wearing"
		if body := on.Text == "back" || on.Text == "chest"; body || !letter {
			on.Text = "jersey"
			if letter {
				on.Text = "sweater"
			}
			if slices.ContainsFunc(toks[:lead], func(t token.Token) bool { return strings.HasPrefix(t.Text, "superher") || t.Text == "hero" }) {
				on.Text = "superhero suit"
			}
			on.Raw = on.Text
		}
		text.Kind = token.Quote
		says := toks[i]
		says.Text = "that says"
		return slices.Concat(toks[:lead], []token.Token{worn}, splitAt(on), splitAt(says), []token.Token{text}, toks[i+5:])
	}
	return toks
}

// splitAt splits words into tokens at the place of one.
func splitAt(at token.Token) []token.Token {
	out := token.Split(at.Text)
	for k := range out {
		out[k].Start, out[k].End = at.Start, at.End
	}
	return out
}
