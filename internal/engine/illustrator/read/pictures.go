package read

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// canvases are things with a surface on which pictures are printed; those of cups hold plants instead of showing them.
var (
	canvases = wordSet(`t-shirt shirt hoodie sweater sweatshirt tank-top onesie baby-onesie jersey apron tote-bag backpack phone-case cell-phone-case pillow cushion blanket
		lunch-box skateboard surfboard towel beach-towel notebook kite flag banner water-bottle suitcase shopping-bag poster canvas jacket denim-jacket baseball-cap cap
		pouch wallet laptop mousepad mouse-pad coaster playing-card stamp postcard greeting-card patch easter-egg shield drum balloon pajamas swimsuit guitar snowboard`)
	cups = wordSet("mug coffee-cup tumbler bucket lunch-bag water-glass")
)

// pictured are the groups of things that are pictures on what is printed.
var pictured = map[string]bool{
	"symbol-sign": true, "plant-flower": true, "weather-nature-effect": true, "dinosaur-fantasy": true, "fish-insect-reptile": true, "food-drink": true, "vehicle": true, "holiday-party": true,
	"body-face": true, "sport-game": true,
}

// carriedIn are the canvases in which food and gifts lie rather than on them.
var carriedIn = wordSet("tote-bag backpack lunch-box suitcase shopping-bag pouch wallet bucket mug coffee-cup tumbler")

// pictures reports whether what a thing is "with" is a picture on it: "a T-shirt with a heart", "a mug with a cat".
func (p *parser) pictures(on, first int) bool {
	s, one := p.out.Subjects[on], p.out.Subjects[first]
	if s.Kind != brief.Piece || !canvases[s.ID] && !cups[s.ID] || one.Count > 1 || p.relSpan.key != "with" {
		return false
	}
	if one.Kind == brief.Animal || one.Kind == brief.Bird {
		return true
	}
	t, _ := things.ByID(one.ID)
	return one.Kind == brief.Piece && pictured[t.Group] && (!carriedIn[s.ID] || t.Group == "symbol-sign" || t.Group == "dinosaur-fantasy" || t.Group == "weather-nature-effect" || t.Group == "fish-insect-reptile" || t.Group == "plant-flower" && !cups[s.ID]) && !notPictured[t.ID]
}

// notPictured are the things of those groups that are on or in what they come with: steam, a bow.
var notPictured = wordSet("steam smoke bow ribbon speech-bubble spoon straw water-drop arrow heart-lock sparkle sparkles flame fire bubbles confetti christmas-lights string-lights bunting spider-web")
