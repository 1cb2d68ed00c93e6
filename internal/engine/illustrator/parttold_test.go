package illustrator_test

import (
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
)

// "A T-shirt with a heart pocket" had no heart, and a heart "on the sail" stood on the boat.
func TestAPictureIsToldToBeOnAPart(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for prompt, part := range map[string]string{
		"a t-shirt with a heart pocket":           "pocket",
		"a pencil with a heart eraser":            "eraser",
		"a sailboat with a heart on the sail":     "sails",
		"a tree with a heart carved in the trunk": "trunk",
		"a necklace with a moon charm":            "pendant",
		"a bakery with a cake in the window":      "windows",
		"a notebook with a flower cover":          "cover",
		"a house with a wreath on the door":       "door",
	} {
		b := artist.Read(engine.Request{Prompt: prompt})
		if r := b.Relations; len(r) != 1 || r[0].Kind != "printed on" || r[0].From != 1 || r[0].Part != part {
			t.Errorf("%q has the relations %+v", prompt, r)
		}
	}
}
