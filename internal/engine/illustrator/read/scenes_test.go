package read_test

import (
	"testing"
)

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
