package looks

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
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

// stuckOn are the words for what is on a thing that also name designs.
var stuckOn = lexicon.Set("patch patches label labels sticker stickers")

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
	if !stuckOn[s.Key] {
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
	if !stuckOn[word] {
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

// finishes are words after a pattern of rays for how something is painted: "a guitar with a sunburst finish".
var finishes = lexicon.Set("finish paint body top lacquer color coloring dial face burst")

// ofSomething leaves out a word for a frame or for rays that is told of something that was named before: the frames of an animation, the frame of a honeycomb that
// somebody holds, and a sunburst finish are nothing around the image.
func ofSomething(p *state.Parser, s state.Span, value string) bool {
	if len(p.Out.Subjects) == 0 || value != "frame" && value != "sunburst" {
		return false
	}
	to := s.To
	switch before := p.Span(p.At - 1); {
	case value == "sunburst" && finishes[p.WordAt(s.To)]:
		to++
		p.At++
	case value == "frame" && s.Plural && framesAgain(p, s):
		return true
	case value == "frame" && s.Plural && p.Pending.Kind != "with":
	case value == "frame" && before.Is(vocabulary.Thing) && before.To == s.From && !before.Is(vocabulary.Describing...) && len(p.Out.Subjects) > 1 && p.Linked(len(p.Out.Subjects)-1):
	default:
		return false
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	p.At++
	p.LeaveOut(from, to, "We can't show “"+strings.ToLower(p.Words(from, to))+"” on "+p.SubjectName(p.Subj)+" yet.")
	p.Waiting.Noun, p.Pending.Kind = nil, ""
	return true
}

// framesAgain counts the frames that were named before: "a tree with frames on its branches, 8 frames".
func framesAgain(p *state.Parser, s state.Span) bool {
	at := slices.IndexFunc(p.Out.Subjects, func(sub brief.Subject) bool { return sub.ID == "frame" })
	if at < 0 {
		return false
	}
	for _, d := range p.Waiting.Noun {
		if n, ok := d.Value(vocabulary.Count); ok {
			p.Out.Subjects[at].Count, _ = strconv.Atoi(n)
			p.Mark(d.From, d.To)
		}
	}
	p.At++
	p.Understand(s.From, s.To, "count", "")
	p.Waiting.Noun, p.Pending.Kind = nil, ""
	return true
}

// OwnCorners leaves out the corners that are told of a thing with what they are made of: those of "a crate with metal corners" are no corners of a page.
func OwnCorners(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Key != "corners" && s.Key != "edges" || s.Kind != token.Word {
			continue
		}
		from := i
		for from > 0 && p.Spans[from-1].Is(vocabulary.Material, vocabulary.Color) {
			from--
		}
		if from == i || p.Span(from-1).Key != "with" || from < 2 {
			continue
		}
		id, _ := p.Spans[from-2].Value(vocabulary.Thing)
		if t, _ := things.ByID(id); p.Tables.Drawable(id) != brief.Piece || t.Group == "frame-border-shape" || t.Group == "plant-flower" || strings.HasSuffix(id, "frame") {
			continue
		}
		p.LeaveOut(p.Spans[from].From, s.To, "We can't show “"+strings.ToLower(p.Words(p.Spans[from].From, s.To))+"” on it yet.")
		p.WithoutTokens(p.Spans[from-1].From, s.To)
		return
	}
}
