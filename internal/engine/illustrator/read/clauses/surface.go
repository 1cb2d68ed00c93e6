package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/state"
)

// onPartKinds are the relations by which a picture is on a part of a thing.
var onPartKinds = lexicon.Phrases("on", "inside", "printed on", "covering")

// onSurface reads on which part of a thing a picture is: "a sailboat with a heart on the sail", "a tree with a heart carved in the trunk".
func onSurface(p *state.Parser, s state.Span, kind string) bool {
	if p.Subj < 1 || !onPartKinds[kind] {
		return false
	}
	n := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == p.Subj && r.From < p.Subj && (r.Kind == "with" || r.Kind == "and")
	})
	end, noun := p.Phrase(p.At)
	if first := p.Span(p.At).Key; n < 0 || first != "the" && first != "its" && first != "one" || noun.To != p.EndToken(end) || p.Span(end).Key == "of" {
		return false
	}
	main := p.Out.Relations[n].From
	part, ok := nouns.SurfaceOf(p, main, noun.Key)
	if !ok || p.Out.Subjects[main].Count > 1 {
		return false
	}
	shown := strings.HasPrefix(noun.Key, "window") && !p.IsPerson(p.Subj) // a cake in the window of a bakery
	if !shown && !nouns.PrintedSmall(p, p.Subj) || kind == "on" && onTops[noun.Key] {
		return false // a Christmas tree on the hood of a truck stands there
	}
	p.At = end
	printedAt(p, n, part, s.From, noun.To)
	return true
}

// printedAt notes that the last subject is on a part of what it came with by relation n.
func printedAt(p *state.Parser, n int, part string, from, to int) {
	main := p.Out.Relations[n].From
	p.Understand(from, to, "relation", "printed on")
	p.Pending.Kind, p.Scope, p.Owner = "", "with", main
	p.Out.Relations[n] = brief.Relation{From: p.Subj, Kind: "printed on", To: main, Part: part}
}

// trunkOfTree reads "on the trunk" of a tree, which is no nose: a heart is carved there.
func trunkOfTree(p *state.Parser, s state.Span) bool {
	n := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == p.Subj && r.From < p.Subj && r.Kind == "with" })
	if n < 0 || !strings.HasSuffix(s.Key, "trunk") || !nouns.PrintedSmall(p, p.Subj) {
		return false
	}
	part, ok := nouns.SurfaceOf(p, p.Out.Relations[n].From, "trunk")
	if ok {
		printedAt(p, n, part, s.From, s.To)
	}
	return ok
}

// onTops are the parts on which things stand.
var onTops = lexicon.Set("roof top lid base seat deck crown")
