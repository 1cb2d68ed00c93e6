package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

// A crow stood beside the skull that came "with" it, a lamp beside its desk, and "door with a wreath" was a wreath of doors.
func TestWhatAThingComesWithIsWherePicturesOfBothHaveIt(t *testing.T) {
	readsAs(t, map[string]string{
		"skull with a crow":                            "skull | crow; 1 on 0",
		"desk with a lamp and a computer":              "desk | lamp | computer; 1 on 0; 2 on 0",
		"sofa with a cat":                              "sofa | cat; 1 on 0",
		"oak tree with a tire swing":                   "oak-tree | tire-swing; 1 hanging from 0",
		"sunflower with a bee":                         "sunflower | bee; 1 on 0",
		"log with three birds":                         "log | bird x3; 1 on 0",
		"cross with lilies":                            "cross | lily x3; 1 around 0",
		"a red door with a wreath":                     "door red | floral-wreath; 1 printed on 0",
		"wreath on a fireplace":                        "floral-wreath | fireplace; 0 printed on 1",
		"a cracked egg with a baby dragon peeking out": "egg cracked | dragon pose:peeking young; 1 inside 0",
		"gift box with a teddy bear":                   "gift-box | teddy-bear; 1 inside 0",
		"a wheelchair with an old man":                 "wheelchair | person elder man; 1 sitting on 0",
		"a girl on a sofa with a cat":                  "person child woman | sofa | cat; 0 sitting on 1; 2 sitting on 1",
		"desk with a lamp beside a cat":                "desk | lamp | cat; 1 on 0; 0 beside 2",
		"dog with a bone":                              "dog | bone; 0 eating 1",
		"a lion with a microphone":                     "lion | microphone; 0 holding 1",
		"wreath on the front door":                     "floral-wreath | door; 0 printed on 1",
		"a girl with rain boots":                       "person child woman (rain boots)",
		"a dog with a ball":                            "dog | ball; 0 with 1",
	})
}

func TestTheTableOfWhatThingsComeWithNamesOnlyWhatIsDrawn(t *testing.T) {
	for line := range lexicon.Lines(data.Text("comeswith")) {
		row := strings.Split(line, " | ")
		if len(row) != 3 || !slices.Contains(brief.Kinds, row[1]) {
			t.Fatalf("the composer knows no relation of %q", line)
		}
		for _, names := range []string{row[0], row[2]} {
			for name := range lexicon.Set(names) {
				group, isGroup := strings.CutPrefix(name, "@")
				_, drawn := library.Find(name)
				known := slices.ContainsFunc(things.All(), func(one things.Thing) bool { return one.ID == name || isGroup && (group == "" || one.Group == group) })
				if known = known || drawn || name == "person" || slices.Contains(animal.Species(), name); !known {
					t.Errorf("nothing is named %q", name)
				}
			}
		}
	}
}

// A vest lay beside the eggs of a bunny, with a bunny that had none.
func TestClothesAfterWhatSomebodyComesWithAreTheirs(t *testing.T) {
	readsAs(t, map[string]string{
		"bunny with a basket of eggs in a blue vest": "bunny (blue vest) | basket | egg x3; 0 with 1; 1 full of 2",
		"a boy with a kite in rain boots":            "person child man (rain boots) | kite; 0 with 1",
		"a kitten with yarn in a basket":             "kitten | yarn-ball | basket; 0 with 1; 0 inside 2",
	})
}

// Two hands that made a heart were two pairs of hands with two hearts.
func TestAPieceThatShowsTwoHandsIsDrawnOnceForTwo(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"two hands forming a heart", "two hands praying", "two hands shaking"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].Count != 1 {
			t.Errorf("%q is read as %s", prompt, summary(got))
		}
	}
}
