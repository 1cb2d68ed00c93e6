package read_test

import (
	"strings"
	"testing"
)

func TestRoomWithoutArtIsUnderstoodAndNotDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{
		"rose wreath, open center", "rose wreath, leave the center empty for text", "rose border with blank space in the middle for names", "rose wreath, empty in the middle",
		"rose border, leave some space for the text", "rose border, center blank", "rose border, transparent inside",
	} {
		b := r.Read(prompt, "", "")
		if b.Motif == "" || len(b.Subjects) != 1 || len(b.Reading.LeftOut) > 0 || len(b.Lettering) > 0 {
			t.Errorf("%s: %s, left out %v", prompt, summary(b), b.Reading.LeftOut)
		}
	}
}

func TestThingsAlongAnEdgeAreABorder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{
		"roses and daisies along the top":                            "head",
		"roses along the bottom edge, leave space above for text":    "foot",
		"border with roses and daisies all around the edge":          "frame",
		"rose border, top left and bottom right corner":              "corners",
		"roses in each corner":                                       "corners",
		"rose border at the bottom of the page":                      "foot",
		"roses across the top, daisies along the bottom":             "edges",
		"doodle border with stars and roses on left and right sides": "sides",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != motif || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q, %s, left out %v", prompt, b.Motif, summary(b), b.Reading.LeftOut)
		}
	}
}

func TestWhatIsAtTheTopOfAThingIsNoBorder(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a cat at the top of a tree", "a cake with a cherry on the top", "a cat walking along the top of a fence"} {
		if b := r.Read(prompt, "", ""); b.Motif != "" {
			t.Errorf("%s: %q", prompt, b.Motif)
		}
	}
}

func TestABackgroundOfThingsIsAPatternOfThem(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"background with pink roses and gold stars", "pink background with hearts and stars", "flower pattern seamless with mushrooms and stars"} {
		b := r.Read(prompt, "", "")
		if len(b.Framing) != 1 || b.Framing[0] != "pattern" || len(b.Subjects) < 2 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
	if b := r.Read("a cat on a pink background", "", ""); len(b.Framing) > 0 {
		t.Errorf("%s", summary(b))
	}
}

func TestWordsForTheWeatherAndChoresAreThingsOfASetThatListsThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"weather icons, sun, rain, snow and wind": "sun rain-cloud snowflake wind",
		"icons for kids chart: make bed, apple":   "bed apple",
	} {
		var ids []string
		for _, s := range r.Read(prompt, "", "").Subjects {
			ids = append(ids, s.ID)
		}
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%s: %s", prompt, got)
		}
	}
}

func TestASetHasAsManyThingsAsItsNumberSays(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"christmas sticker sheet, 9 stickers, snowman, bell, holly": 9,
		"item set: 6 items, potions in red, blue and green, key":    6,
		"clipart set, apple, book, ruler etc":                       3,
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) != n {
			t.Errorf("%s: %d, %s", prompt, len(b.Subjects), summary(b))
		}
	}
}

func TestWhatAListedSetIsCalledIsNoThingOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"enemy sprites, bat, ghost, spider":                                3,
		"icon set for a coffee shop menu, croissant, muffin, donut":        3,
		"valentine sticker sheet, heart, rose, teddy bear, pink and red":   3,
		"witchy sticker sheet, crystals and candles, purple, a tarot card": 3,
		"food stickers each with a face: sushi, donut, taco":               3,
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) != n {
			t.Errorf("%s: %d, %s", prompt, len(b.Subjects), summary(b))
		}
	}
}
