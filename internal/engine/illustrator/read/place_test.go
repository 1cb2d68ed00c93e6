package read_test

import "testing"

// "Texas flag" was refused: only countries had flags.
func TestFlagsOfStatesAreTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"texas flag png", "flag of texas", "waving texas flag"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].ID != "texas-flag" || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// "A fox in a pile of leaves" was a pile of foxes, "a star on top" stood beside a tree that has presents underneath, and the moon behind a
// wolf in the snow lay on the snow.
func TestWhereThingsAreIsReadInAnyOrder(t *testing.T) {
	readsAs(t, map[string]string{
		"a fox in a pile of books":                                    "fox | book x9; 0 inside 1; 1 heap 1",
		"a fox in a pile of leaves":                                   "fox | leaf-pile; 0 inside 1",
		"kittens in a pile":                                           "kitten x3; 0 stacked 0",
		"a whale with a city on its back":                             "whale | city-skyline; 1 riding 0",
		"a christmas tree with presents underneath and a star on top": "christmas-tree {star} | gift-box x3; 0 with 1",
		"a wolf in the snow, full moon behind":                        "wolf | moon; 1 behind 0; place snow",
		"a cat sitting on a blue blanket":                             "cat | picnic-blanket blue plain; 0 sitting on 1",
		"a girl in a park waving":                                     "person pose:waving child woman; place park",
		"a cat in the snow jumping":                                   "cat pose:jumping; place snow",
		"a blue blanket":                                              "blanket blue",
		"a window and a cat sitting on the sill":                      "window | cat; 1 sitting on 0",
		"reading corner with armchair and lamp":                       "armchair | lamp; 0 and 1; out [reading corner]",
	})
}

// The birds of "a hot air balloon with clouds and birds" stood on the ground beside it.
func TestBirdsBesideWhatIsInTheAirAreAFlock(t *testing.T) {
	got := newReader(t, fake{}).Read("hot air balloon with clouds and birds", "", "")
	if len(got.Subjects) != 3 || got.Subjects[2].ID != "bird-flock" || got.Subjects[2].Count != 1 {
		t.Errorf("%s", summary(got))
	}
}

func TestWhatIsToldOfSeveralAfterACommaIsNeverBesideThem(t *testing.T) {
	readsAs(t, map[string]string{
		"two chefs arguing, angry faces":                "chef x2 angry pose:arguing",
		"three women holding flowers, blue dresses":     "person x3 adult woman (blue dress) | flower x3; 0 holding 1",
		"choir singing, purple robes":                   "person pose:singing adult woman (purple robe) | person pose:singing adult man (purple robe) | person pose:singing adult woman (purple robe); 0 beside 1; 1 beside 2",
		"man drinking coffee while reading a newspaper": "person adult man | coffee | newspaper; 0 drinking 1; 0 reading 2",
		"girl walking with an umbrella":                 "person pose:walking child woman | umbrella; 0 with 1",
		"people in a row, arms raised":                  "person x3 pose:cheering adult; 0 row 0",
	})
}

// "a boy sitting on a chair in shorts" showed the chair, and the boy's head, in a huge pair of shorts.
func TestWhoSitsOnSomethingWearsWhatFollows(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a boy sitting on a chair in shorts":                 "shorts",
		"a dog lying on a rug in a sweater":                  "sweater",
		"a woman riding a horse in a cowboy hat":             "cowboy hat",
		"a girl on a swing in a yellow dress and rain boots": "dress",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].Person == nil || len(b.Subjects[0].Person.Clothes) == 0 || b.Subjects[0].Person.Clothes[0].Name != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
