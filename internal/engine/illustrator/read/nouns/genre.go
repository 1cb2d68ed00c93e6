package nouns

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// pictured are the groups of things that are pictures on what is printed.
var pictured = map[string]bool{
	"symbol-sign": true, "plant-flower": true, "weather-nature-effect": true, "dinosaur-fantasy": true, "fish-insect-reptile": true, "food-drink": true, "vehicle": true, "holiday-party": true,
	"body-face": true, "sport-game": true,
}

// carriedIn are the canvases in which food and gifts lie rather than on them.
var carriedIn = lexicon.Set("tote-bag backpack lunch-box suitcase shopping-bag pouch wallet bucket mug coffee-cup tumbler")

// pictures reports whether what a thing is "with" is a picture on it: "a T-shirt with a heart", "a mug with a cat".
func pictures(p *state.Parser, on, first int) bool {
	s, one := p.Out.Subjects[on], p.Out.Subjects[first]
	if s.Kind != brief.Piece || !patterns.Canvases[s.ID] && !patterns.Cups[s.ID] || one.Count > 1 || p.Pending.Span.Key != "with" {
		return false
	}
	if tie := TieTo(p, on); people.Sole(p) == 0 && (tie == "playing" || tie == "riding" || tie == "on" || tie == "sitting on") {
		return false // "playing guitar with a cat": nothing is printed on what is played or ridden
	}
	if one.Kind == brief.Animal || one.Kind == brief.Bird {
		return true
	}
	t, _ := things.ByID(one.ID)
	if t.Group == "food-drink" && screened[s.ID] {
		return false // a cup of coffee is beside a laptop
	}
	return one.Kind == brief.Piece && pictured[t.Group] && (!carriedIn[s.ID] || t.Group == "symbol-sign" || t.Group == "dinosaur-fantasy" || t.Group == "weather-nature-effect" || t.Group == "fish-insect-reptile" || t.Group == "plant-flower" && !patterns.Cups[s.ID]) && !notPictured[t.ID]
}

// screened are the things that work is done at.
var screened = lexicon.Set("laptop computer tablet keyboard")

// notPictured are the things of those groups that are on or in what they come with: steam, a bow.
var notPictured = lexicon.Set("steam smoke bow ribbon speech-bubble spoon straw water-drop arrow heart-lock sparkle sparkles flame fire wings angel-wings bubbles confetti christmas-lights string-lights bunting spider-web")

// TieTo is the relation by which subject i came with subject 0, directly or in what it is in; empty if it did not.
func TieTo(p *state.Parser, i int) string {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		r := p.Out.Relations[n]
		other := r.From + r.To - i
		switch {
		case r.From != i && r.To != i || r.From == r.To:
		case other == 0 && r.From == i && (r.Kind == "behind" || r.Kind == "around" || r.Kind == "floating around" || r.Kind == "wearing" || r.Kind == "riding" || strings.HasPrefix(r.Kind, "on ")):
			return "beside"
		case other == 0:
			return r.Kind
		case other < i:
			if tie := TieTo(p, other); tie != "" && r.To == i && (r.Kind == "full of" || r.Kind == "with") {
				return tie
			} else if tie != "" {
				return "beside" // a fireplace next to an armchair that somebody sits in
			}
		}
	}
	return ""
}
