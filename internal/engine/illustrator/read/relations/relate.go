package relations

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Await keeps a relation until its second subject comes.
func Await(p *state.Parser, s state.Span, kind string) {
	p.Scope, p.Design.Purpose = "", false
	if kind == "sitting on" && strings.HasSuffix(s.Key, " in") && holdsWhoSits(p) {
		kind = "inside" // "a cat sitting in a cardboard box"
	}
	BackToAgent(p, kind)
	p.Pending.Kind, p.Pending.From, p.Pending.Span = kind, Starts(p, kind), s
	if done := strings.HasSuffix(s.Key, "ed by") || s.Key == "worn by"; done && strings.HasPrefix(kind, "<") && p.Subj > 0 {
		p.Pending.From = 0 // "a piano on a mountain, played by a bear"
	}
	if p.Subj < 0 {
		p.Pending.Kind = ""
	}
	if kind == "holding" || kind == "carrying" {
		p.Scope = "holding"
		p.Owner = p.Pending.From
	}
	// The words between are grammar: they are understood with the relation once its second subject is there.
}

// vessels are the last words of the names of things in which animals sit up to the chest.
var vessels = lexicon.Set("box basket bucket cup mug bowl pot crate bag purse handbag tote suitcase barrel jar bathtub tub sink boot hat pumpkin can bin stocking backpack planter hamper teapot drawer pail washtub cauldron pan egg")

// holdsWhoSits reports whether the next noun is a vessel, and who sits in it no person.
func holdsWhoSits(p *state.Parser) bool {
	_, noun := p.Phrase(p.At)
	id, _ := noun.Value(vocabulary.Thing)
	return vessels[id[strings.LastIndex(id, "-")+1:]] && p.Alive(p.Subj) && !p.IsPerson(p.Subj)
}

// Starts is the subject that a relation begins at: the owner of an attribute, else the last subject.
func Starts(p *state.Parser, kind string) int {
	if i := vessel(p, kind); i >= 0 {
		return i
	}
	if i := watcher(p, kind); i >= 0 {
		return i
	}
	if end, _ := p.Phrase(p.At); (kind == "on" || kind == "inside") && p.Subj > 0 && subjects.BesideFirst(p, end) {
		return p.Subj // "a cup with a lid and a croissant on a plate beside it"
	}
	if who := watching(p); kind == "under" && who >= 0 && !p.Alive(p.Subj) {
		return who // "a rabbit looking at a watch under a tree"
	}
	if p.Owner >= 0 && p.Owner < len(p.Out.Subjects) && p.Subj != p.Owner {
		switch p.Pending.Last {
		case "with", "holding", "wearing", "carrying", "playing", "eating", "drinking", "reading", "using", "riding":
			if p.Pending.Last == "with" && !p.Alive(p.Owner) && p.Alive(p.Subj) && (kind == "sitting on" || kind == "lying on" || kind == "riding" || kind == "holding" || kind == "looking at" || kind == "on" && strings.Contains(p.Span(p.At-1).Key, "ing ")) {
				return p.Subj // "a table with a cat sitting on a chair"
			}
			if p.Pending.Last != "riding" || kind == "with" || kind == "holding" {
				return p.Owner
			}
		}
	}
	return p.Subj
}
