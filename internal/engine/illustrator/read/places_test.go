package read_test

import (
	"testing"
)

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
		"a christmas tree with presents underneath and a star on top": "christmas-tree {star} | gift-box x3 assorted; 0 with 1",
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

// "Middle" was left out of "a dragon on the left, a gorilla in the middle, …", and the gorilla stood anywhere; who looks "from behind a tree" had the
// tree beside them, and of "one on top, another at the bottom" the bottom was left out.
func TestWhereEachOfSeveralStandsIsRead(t *testing.T) {
	readsAs(t, map[string]string{
		"a dog on the left, a cat in the middle, a fox on the right":             "dog | cat | fox; 0 left of 1; 2 right of 1",
		"a red dog on the left, a fox on the right and a cat in the center":      "dog red | fox | cat; 0 left of 2; 1 right of 2",
		"an old car in the middle with a cat on the left and a fox on the right": "car old | cat | fox; 1 left of 0; 2 right of 0",
		"to the left of a car is a dog, to the right is a cat":                   "dog | car | cat; 0 left of 1; 2 right of 1",
		"a fox looking at a cat from behind a tree":                              "fox | cat | tree; 0 looking at 1; 0 behind 2",
		"a bell on top, a green car at the bottom":                               "bell | car green; 0 over 1",
		"a cup next to a plate on a picnic blanket":                              "mug | plate | picnic-blanket; 0 beside 1; 0 on 2",
		"a car with a cat with a red hat on top and a fox beside it":             "car | cat | hat red | fox; 1 on 0; 1 wearing 2; 3 beside 0",
		"a girl dancing, a cat is watching":                                      "person pose:dancing child woman | cat; 1 looking at 0",
		"a cat wants an apple, a dog is watching":                                "cat | apple | dog; 0 looking at 1; 2 looking at 0; for wants",
		"a boy with a cat with a blue hat":                                       "person child man | cat | hat blue; 0 with 1; 1 wearing 2",
		"a cat on the left and a calf on the right":                              "cat | cow young; 0 left of 1",
		"an elephant and a calf":                                                 "elephant | elephant young; 0 and 1",
		"a painter holding an apple in front of an easel":                        "artist | apple | easel; 0 holding 1; 0 in front of 2",
		"a girl with a cat, a lawn mower in the background":                      "person child woman | cat | lawn-mower; 0 with 1; 2 behind 0",
	})
}

func TestWhereSomebodyIsOnAVehicle(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a cat sitting on the roof of a car":  "sitting on",
		"santa on the roof of a house":        "standing on",
		"a dog in the back of a pickup truck": "inside",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Relations) != 1 || b.Relations[0].Kind != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %v, left out %v", prompt, b.Relations, b.Reading.LeftOut)
		}
	}
}

func TestSentencesTellWhoDoesWhatAndWhere(t *testing.T) {
	readsAs(t, map[string]string{
		// A list of what is not there ends where something else begins.
		"a road with no cars, only a bicycle":          "road | bicycle; not cars",
		"a snowman without a hat, scarf or buttons":    "snowman -hat -scarf -buttons",
		"a bowl without bread, a spoon beside it":      "bowl | spoon; 1 beside 0; not bread",
		"a man in a gray suit who is not smiling":      "person determined adult man (gray suit)",
		"a cat bigger than the dog sitting next to it": "cat giant | dog dwarfed; 0 beside 1",
		// Several are where all of them are, however they are told of one by one.
		"three puppies in a basket, one brown, one black and one white":    "puppy brown | puppy black | puppy white | basket; 0 inside 3; 1 inside 3; 2 inside 3",
		"two cups on a shelf: the first is red and the second is blue":     "mug red | mug blue | shelf; 0 on 2; 1 on 2",
		"a cat, a dog and a bird on a sofa":                                "cat | dog | bird | sofa; 1 and 2; 0 on 3; 1 on 3; 2 on 3",
		"a boy and a girl. The boy holds a kite and the girl holds a ball": "person child man | person child woman | kite | ball; 0 and 1; 0 holding 2; 1 holding 3",
		// What is built of things goes on to be what the sentence is about.
		"a car made of cheese driven by a mouse": "car | cheese | mouse; 0 built of 1; 2 riding 0",
		"a piano with a cat sitting on it":       "piano | cat; 1 sitting on 0",
		"a red car parked in front of a house":   "car red | house; 0 in front of 1",
		"a cat, a dog behind it":                 "cat | dog; 1 behind 0",
	})
}

func TestPartsOfSentencesBelongToTheNearestThatHasThem(t *testing.T) {
	readsAs(t, map[string]string{
		"a man with an umbrella made of leaves":                            "person adult man | umbrella | leaf x3; 0 with 1; 1 built of 2",
		"two snails, one with a red shell and the other with a blue shell": "snail {shell red} | snail {shell blue}",
		"a dog being walked by a cat":                                      "dog | cat; 1 walking 0",
		"a piano on a rock, played by a bear":                              "piano | rock | bear; 0 on 1; 2 playing 0",
		"a poster of a red bicycle saying \"Ride More\"":                   "bicycle red; text Ride More",
		"the Statue of Liberty with a balloon":                             "statue-of-liberty | balloon; 0 with 1",
	})
}

func TestWhatIsFarAwayIsSmallAndPlanetsAreStoodOn(t *testing.T) {
	readsAs(t, map[string]string{
		"a lighthouse and a ship in the distance":            "lighthouse | cruise-ship tiny; 0 and 1",
		"an astronaut on the surface of Mars":                "astronaut; place mars",
		"a bicycle riding through leaves":                    "bicycle | leaf x3; 1 around 0; out [riding]",
		"six cups on a table, four of them":                  "mug x6 | table; 0 on 1; out [four]",
		"a dog pointing at a blackboard that says \"Hello\"": "dog pose:pointing | chalkboard \"Hello\"; 0 looking at 1",
	})
}
