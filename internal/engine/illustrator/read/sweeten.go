package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// moods are words that say nothing of things, and of who lives that they look so.
var moods = map[string]string{"funny": "silly", "spooky": "fierce"}

// sweetened are the groups of things that are drawn with a face where they are to be cute.
var sweetened = wordSet("food-drink plant-flower weather-nature-effect vehicle symbol-sign")

// sweeten draws something cute: animals with larger heads and eyes, food, plants and the weather with a smiling face. Of others the word says
// only that they please.
func (p *parser) sweeten(i int) bool {
	s := &p.out.Subjects[i]
	switch s.Kind {
	case brief.Animal, brief.Bird:
		s.Cute = true
		return true
	case brief.Piece:
		t, _ := things.ByID(s.ID)
		if !sweetened[t.Group] || !p.hasFace(i) || len(p.out.Subjects) > 1 || p.out.Design != "" || p.out.Sheet != "" {
			return false
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		return true
	}
	return false
}
