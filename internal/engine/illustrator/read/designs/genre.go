package designs

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// pictureWords end a segment that says what kind of picture is asked for: "food photography", "children's book illustration".
var pictureWords = lexicon.Set("photography photo photograph fabric textile textiles wallpaper shoot photoshoot illustration illustrations art artwork drawing painting render rendering style design scene shot aesthetic mood vibe vibes atmosphere theme lighting light lights")

// genres are the nouns that tell kinds of pictures apart before such a word, and that nobody wants drawn there.
var genres = lexicon.Set(`food product products book books storybook children childrens child kids kid baby nursery comic game rpg farm market nature wildlife animal animals
	fashion portrait studio stock macro magazine editorial scientific science medical anatomical technical architectural architecture cartoon movie film
	poster album card wedding street travel sports sport beverage drink pet pets family holiday winter summer spring autumn fall garden kitchen cookbook recipe menu
	character creature monster fairy tale fairytale folk tattoo concept key splash cover fan s light sun sunset sunrise morning evening golden hour
	fabric textile wallpaper summery backlight candle moon neon rim ambient window day night stage cinematic volumetric dramatic soft warm cold cool natural bright dim back`)

// pictureSegments takes segments out that only say what kind of picture is asked for, after the one that names the subject.
func pictureSegments(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		if p.Spans[i].IsWord() || i == 0 {
			continue
		}
		end := p.ClauseEnd(i + 1)
		if end-i < 3 && !isOccasion(p, i+1, end) || !kindOfPicture(p, i+1, end) && !forWhom(p, i+1, end) && !isOccasion(p, i+1, end) {
			continue
		}
		for k := end - 1; k > i; k-- {
			if s := p.Spans[k]; s.Is(vocabulary.Style) && !fileWords[state.LastWord(s.Key)] {
				continue // such as "watercolor", which is more than a kind of picture
			} else if s.Is(vocabulary.Pose, vocabulary.Expression) && !genres[s.Key] {
				continue // "sad cartoon style" tells of a face too
			}
			p.Drop(k, "trade word", "")
		}
	}
}

// usedFor are what a segment says of when a picture is used: nobody wants a school drawn for "back to school".
var usedFor = lexicon.Phrases("back to school", "school", "preschool", "kindergarten", "classroom", "education", "back to school party", "teacher appreciation", "bridal shower", "retirement", "retirement party",
	"halloween night", "christmas morning", "christmas eve night", "woodland animals", "forest animals", "farm animals", "zoo animals", "safari animals", "jungle animals", "sea animals", "ocean animals", "work from home", "working from home", "storybook", "tarot", "tarot style", "summer vibes", "fall vibes", "autumn vibes", "winter vibes", "spring vibes", "beach vibes", "christmas vibes", "halloween vibes", "cozy vibes", "good vibes", "boy birthday", "girl birthday", "boys birthday", "girls birthday", "kids birthday", "boy birthday party", "girl birthday party", "boy party", "girl party", "mothers day", "fathers day", "thanksgiving", "thanksgiving day")

// isOccasion reports whether spans from … to only say an occasion.
func isOccasion(p *state.Parser, from, to int) bool {
	return from < to && usedFor[token.Key(p.Words(p.Span(from).From, p.Span(to-1).To))] && !p.Span(to-1).Is(vocabulary.Style)
}

// kindOfPicture reports whether spans from … to are genres and describing words before a word for a picture.
func kindOfPicture(p *state.Parser, from, to int) bool {
	if !pictureWords[state.LastWord(p.Span(to-1).Key)] || p.Span(from).Key == "with" {
		return false
	}
	named := false
	for k := from; k < to; k++ {
		s := p.Spans[k]
		for w := range strings.FieldsSeq(s.Key) {
			switch {
			case genres[w]:
				named = true
			case pictureWords[w] && k == to-1, s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Stop), s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Naming...):
			default:
				return false
			}
		}
	}
	return named
}

// fileWords end a segment that says for whom or for which occasion a picture is.
var fileWords = lexicon.Set("clipart clip png svg sticker stickers decal graphic graphics vector decor image images pattern patterns party")

// forWhom reports whether spans from … to only say for whom, or in what pattern, the subject before is wanted: "teacher clipart", "african pattern".
func forWhom(p *state.Parser, from, to int) bool {
	last := state.LastWord(p.Span(to - 1).Key)
	if !fileWords[last] || !p.RestBefore(from) || p.Span(to-1).Is(vocabulary.Fill) || p.Span(from).Key == "seamless" {
		return false
	}
	for _, s := range p.Spans[from : to-1] {
		id, _ := s.Value(vocabulary.Thing)
		role := p.Tables.Drawable(id) == brief.Person
		if !role && !s.Is(vocabulary.Person, vocabulary.Scene, vocabulary.Theme, vocabulary.Several, vocabulary.Place, vocabulary.Style, vocabulary.Trade, vocabulary.Skin, vocabulary.Unknown) || s.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Garment) || s.Is(vocabulary.Thing) && !role && !s.Is(vocabulary.Person, vocabulary.Theme) {
			return false
		}
	}
	return true
}

// faceWords follow an expression without adding to it: "angry expression", "a sad look on its face".
var faceWords = lexicon.Set("expression expressions")

// expressionsNamed joins an expression and the word after it that only says that it is one.
func expressionsNamed(p *state.Parser) {
	for i := 0; i+1 < len(p.Spans); i++ {
		s, next := p.Spans[i], p.Spans[i+1]
		if words := strings.Fields(next.Key); s.Is(vocabulary.Expression) && len(words) > 0 && len(words) < 3 && faceWords[words[len(words)-1]] {
			s.To = next.To
			p.Spans = append(append(p.Spans[:i:i], s), p.Spans[i+2:]...)
			if k := i + 1; p.Span(k).Key == "on" && state.LastWord(token.Key(p.Words(p.Span(k).From, p.Span(k+2).To))) == "face" {
				p.Mark(p.Span(k).From, p.Span(k+2).To)
				p.Spans = append(p.Spans[:k:k], p.Spans[k+3:]...)
			}
		}
	}
}
