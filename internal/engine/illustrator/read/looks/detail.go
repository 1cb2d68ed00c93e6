package looks

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// PlacesOnThings are the words for places that things have, whether or not their drawing has a part of that name.
var PlacesOnThings = lexicon.Set(`edge edges side sides rim brim lip tip end neck handle handles spout stem corner corners label labels zipper pocket pockets strap straps perch pommel hilt
	spine cover lid center middle surface front back bottom top base hole roof body handlebar handlebars`)

// pieceOf returns the last word of an amount of something, such as the paper of "sheet of paper".
func pieceOf(key string) string {
	if at := strings.LastIndex(key, " of "); at > 0 {
		return key[at+len(" of "):]
	}
	return key
}

// ofPartOnly reports whether a state right after a part is of that part and not of the whole: a banana "with the peel hanging down" does not hang.
func ofPartOnly(p *state.Parser, s state.Span) bool {
	how, _ := s.Value(vocabulary.State)
	return partly[how] || strings.HasPrefix(how, "hanging")
}

// partly are the states that a part has apart from the whole.
var partly = lexicon.Set("melting broken cracked torn bent old dirty wet burnt rusty tipped folded rolled leaking")

// StuckOn are the words for what is on a thing that also name designs.
var StuckOn = lexicon.Set("patch patches label labels sticker stickers")

// detailOf reads a word for a frame or a badge as what a thing has: "a beanie with a leather patch" is no emblem, and the sunburst of "a guitar with a
// sunburst body" is not behind it.
func detailOf(p *state.Parser, s state.Span) bool {
	if p.Scope != "with" || !p.IsPiece(p.Owner) || len(p.Out.Framing) > 0 {
		return false
	}
	if next := p.Span(p.At + 1); next.IsWord() && !next.Is(vocabulary.Relation) && p.PartNamed(p.Owner, next.Key) != "" && p.PartNamed(p.Owner, s.Key) == "" {
		p.At++
		p.LeaveOut(s.From, s.To, "We can't show the "+next.Key+" as “"+strings.ToLower(p.Words(s.From, s.To))+"” yet.")
		return true
	}
	if !StuckOn[s.Key] {
		return false
	}
	p.At++
	if !PartColor(p, p.Owner, s) {
		LeaveOutOn(p, p.Owner, s)
		p.Target = state.Target{Subj: p.Owner}
	}
	p.Pending.Kind = ""
	return true
}

// OnThing reports whether a word is only told of what a thing has: "a bottle with a cream label" is no design of a label.
func OnThing(p *state.Parser, word string) bool {
	if !StuckOn[word] {
		return false
	}
	found := false
	for i, s := range p.Spans {
		if state.LastWord(s.Key) != word {
			continue
		}
		k := i
		for k > 0 && p.Spans[k].IsWord() && p.Spans[k].Key != "with" && p.Spans[k].Key != "on" && !strings.HasPrefix(p.Spans[k].Key, "covered ") {
			k--
		}
		if k < 1 || !p.Spans[k].IsWord() || !p.RestBefore(k) {
			return false
		}
		found = true
	}
	return found
}
