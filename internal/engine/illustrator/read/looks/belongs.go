package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Hides are the parts of animals that people may have as things of their own.
var Hides = lexicon.Set("beak beaks feather feathers fur hoof hooves whiskers scales")

// Embodied reports whether a subject has a body with a face: people, animals, and pieces such as a snowman, a robot or a teddy bear.
func Embodied(p *state.Parser, i int) bool {
	if p.Alive(i) || p.KindOf(i) == brief.Piece && p.Creature(p.Out.Subjects[i].ID) {
		return true
	}
	if p.KindOf(i) != brief.Piece {
		return false
	}
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	return t.Group != "body-face" && slices.ContainsFunc(p.PartsOf(i), func(part string) bool { return part == "eyes" || part == "face" || part == "mouth" })
}

// LeaveOutOn leaves out a noun, with what describes it, that subject i can't be drawn with.
func LeaveOutOn(p *state.Parser, i int, s state.Span) {
	from := s.From
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	p.Waiting.Noun = nil
	p.LeaveOut(from, s.To, "We can't show "+strings.ToLower(p.Words(from, s.To))+" on "+p.SubjectName(i)+" yet.")
	p.Target = state.Target{Subj: state.Nowhere}
}

// partState reads a state of a part that the drawing of the whole shows: an open lid, closed eyes, lit candles, bare branches.
func partState(p *state.Parser, i int, part string, d state.Span) bool {
	name, ok := d.Value(vocabulary.State)
	if !ok {
		return false
	}
	sub := &p.Out.Subjects[i]
	switch {
	case (name == "closed" || name == "wilted") && strings.HasPrefix(part, "eye") && p.Alive(i):
		if sub.Expression == "tongue out" || sub.Expression == "open mouth" {
			return false // one face has one expression
		}
		sub.Expression = "sleepy"
		if sub.Kind != brief.Person {
			sub.Expression = "asleep"
		}
	case name == "open" && strings.HasPrefix(part, "wing") && (sub.Pose == "" || onTheWing[sub.Pose]) && (sub.Kind == brief.Bird || sub.Kind == brief.Animal):
		openWings(sub)
	case name == "bare" && StripLeaves(p, i):
	case name == "glowing" && slices.Contains(lights, strings.TrimSuffix(part, "s")) && sub.Kind == brief.Piece:
	case name == "glowing" && (Poured[part] || part == "potion") && sub.Kind == brief.Piece:
		_, shown := SetState(p, i, name)
		return shown
	case covers[part] && sub.Kind == brief.Piece && (name == "open" || name == "closed" || slices.Contains(p.Tables.Catalog.States(sub.ID), name)):
		_, shown := SetState(p, i, name)
		return shown
	default:
		return false
	}
	return true
}

// lights are parts that are drawn burning or shining; covers open and close what they belong to.
var (
	lights = []string{"candle", "flame", "light", "lamp", "bulb", "headlight"}
	covers = lexicon.Set("lid lids cap cover door doors flap flaps top page pages drawer drawers hood trunk bonnet hatch tailgate shutters shutter gate gates zipper window windows")
)

// StripLeaves leaves out the leaves of a plant.
func StripLeaves(p *state.Parser, i int) bool {
	if p.KindOf(i) == brief.Piece && slices.Contains(p.Tables.Catalog.States(p.Out.Subjects[i].ID), "bare") {
		p.Out.Subjects[i].States = state.AppendNew(p.Out.Subjects[i].States, "bare")
		return true
	}
	found := false
	for _, part := range []string{"leaves", "foliage", "leaf"} {
		if p.KindOf(i) == brief.Piece && slices.Contains(p.PartsOf(i), part) {
			p.Out.Subjects[i].Without, found = state.AppendNew(p.Out.Subjects[i].Without, part), true
		}
	}
	return found
}

// Cuts are the words after food for a piece of it.
var Cuts = lexicon.Set("slice slices wedge wedges twist half halves piece pieces leaf leaves sprig sprigs")

// uncut returns the food of which a noun names a piece: the lemon of "lemon slice".
func uncut(key string) string {
	words := strings.Fields(key)
	if n := len(words); n > 1 && Cuts[words[n-1]] {
		return strings.Join(words[:n-1], " ")
	}
	return key
}
