package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// pictureWords end a segment that says what kind of picture is asked for: "food photography", "children's book illustration".
var pictureWords = wordSet("photography photo photograph fabric textile textiles wallpaper shoot photoshoot illustration illustrations art artwork drawing painting render rendering style design scene shot aesthetic mood vibe vibes atmosphere theme lighting light lights")

// genres are the nouns that tell kinds of pictures apart before such a word, and that nobody wants drawn there.
var genres = wordSet(`food product products book books storybook children childrens child kids kid baby nursery comic game rpg farm market nature wildlife animal animals
	fashion portrait studio stock macro magazine editorial scientific science medical anatomical technical architectural architecture cartoon movie film
	poster album card wedding street travel sports sport beverage drink pet pets family holiday winter summer spring autumn fall garden kitchen cookbook recipe menu
	character creature monster fairy tale fairytale folk tattoo concept key splash cover fan s light sun sunset sunrise morning evening golden hour
	fabric textile wallpaper summery backlight candle moon neon rim ambient window day night stage cinematic volumetric dramatic soft warm cold cool natural bright dim back`)

// pictureSegments takes segments out that only say what kind of picture is asked for, after the one that names the subject.
func (p *parser) pictureSegments() {
	for i := 0; i < len(p.spans); i++ {
		if p.spans[i].isWord() || i == 0 {
			continue
		}
		end := p.clauseEnd(i + 1)
		if end-i < 3 && !p.isOccasion(i+1, end) || !p.kindOfPicture(i+1, end) && !p.forWhom(i+1, end) && !p.isOccasion(i+1, end) {
			continue
		}
		for k := end - 1; k > i; k-- {
			if s := p.spans[k]; s.is(style) && !fileWords[lastWord(s.key)] {
				continue // such as "watercolor", which is more than a kind of picture
			} else if s.is(pose, expression) && !genres[s.key] {
				continue // "sad cartoon style" tells of a face too
			}
			p.drop(k, "trade word", "")
		}
	}
}

// usedFor are what a segment says of when a picture is used: nobody wants a school drawn for "back to school".
var usedFor = phraseSet("back to school", "school", "preschool", "kindergarten", "classroom", "education", "back to school party", "teacher appreciation", "bridal shower", "retirement", "retirement party",
	"halloween night", "christmas morning", "christmas eve night", "woodland animals", "forest animals", "farm animals", "zoo animals", "safari animals", "jungle animals", "sea animals", "ocean animals", "work from home", "working from home", "storybook", "tarot", "tarot style", "summer vibes", "fall vibes", "autumn vibes", "winter vibes", "spring vibes", "beach vibes", "christmas vibes", "halloween vibes", "cozy vibes", "good vibes", "boy birthday", "girl birthday", "boys birthday", "girls birthday", "kids birthday", "boy birthday party", "girl birthday party", "boy party", "girl party", "mothers day", "fathers day", "thanksgiving", "thanksgiving day")

// isOccasion reports whether spans from … to only say an occasion.
func (p *parser) isOccasion(from, to int) bool {
	return from < to && usedFor[token.Key(p.words(p.span(from).from, p.span(to-1).to))] && !p.span(to-1).is(style)
}

// kindOfPicture reports whether spans from … to are genres and describing words before a word for a picture.
func (p *parser) kindOfPicture(from, to int) bool {
	if !pictureWords[lastWord(p.span(to-1).key)] || p.span(from).key == "with" {
		return false
	}
	named := false
	for k := from; k < to; k++ {
		s := p.spans[k]
		for w := range strings.FieldsSeq(s.key) {
			switch {
			case genres[w]:
				named = true
			case pictureWords[w] && k == to-1, s.is(trade, style, stop), s.is(describing...) && !s.is(naming...):
			default:
				return false
			}
		}
	}
	return named
}

// fileWords end a segment that says for whom or for which occasion a picture is.
var fileWords = wordSet("clipart clip png svg sticker stickers decal graphic graphics vector decor image images pattern patterns party")

// forWhom reports whether spans from … to only say for whom, or in what pattern, the subject before is wanted: "teacher clipart", "african pattern".
func (p *parser) forWhom(from, to int) bool {
	last := lastWord(p.span(to - 1).key)
	if !fileWords[last] || !p.restBefore(from) || p.span(to-1).is(fill) || p.span(from).key == "seamless" {
		return false
	}
	for _, s := range p.spans[from : to-1] {
		id, _ := s.value(thing)
		role := p.r.drawable(id) == brief.Person
		if !role && !s.is(person, scene, theme, several, place, style, trade, skin, unknown) || s.is(stop, relation, garment) || s.is(thing) && !role && !s.is(person, theme) {
			return false
		}
	}
	return true
}

// faceWords follow an expression without adding to it: "angry expression", "a sad look on its face".
var faceWords = wordSet("expression expressions")

// expressionsNamed joins an expression and the word after it that only says that it is one.
func (p *parser) expressionsNamed() {
	for i := 0; i+1 < len(p.spans); i++ {
		s, next := p.spans[i], p.spans[i+1]
		if words := strings.Fields(next.key); s.is(expression) && len(words) > 0 && len(words) < 3 && faceWords[words[len(words)-1]] {
			s.to = next.to
			p.spans = append(append(p.spans[:i:i], s), p.spans[i+2:]...)
			if k := i + 1; p.span(k).key == "on" && lastWord(token.Key(p.words(p.span(k).from, p.span(k+2).to))) == "face" {
				p.mark(p.span(k).from, p.span(k+2).to)
				p.spans = append(p.spans[:k:k], p.spans[k+3:]...)
			}
		}
	}
}

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
	if tie := p.tieTo(on); p.sole() == 0 && (tie == "playing" || tie == "riding" || tie == "on" || tie == "sitting on") {
		return false // "playing guitar with a cat": nothing is printed on what is played or ridden
	}
	if one.Kind == brief.Animal || one.Kind == brief.Bird {
		return true
	}
	t, _ := things.ByID(one.ID)
	return one.Kind == brief.Piece && pictured[t.Group] && (!carriedIn[s.ID] || t.Group == "symbol-sign" || t.Group == "dinosaur-fantasy" || t.Group == "weather-nature-effect" || t.Group == "fish-insect-reptile" || t.Group == "plant-flower" && !cups[s.ID]) && !notPictured[t.ID]
}

// notPictured are the things of those groups that are on or in what they come with: steam, a bow.
var notPictured = wordSet("steam smoke bow ribbon speech-bubble spoon straw water-drop arrow heart-lock sparkle sparkles flame fire wings angel-wings bubbles confetti christmas-lights string-lights bunting spider-web")
