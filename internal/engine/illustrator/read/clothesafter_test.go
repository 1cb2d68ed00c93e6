package read_test

import "testing"

// What only a body wears was with the seat or the object that was named before it.
func TestWhatOnlyBodiesWearIsOnWhoHasTheThingBefore(t *testing.T) {
	readsAs(t, map[string]string{
		"a beaver on a cloud dressed as a pirate":             "beaver as:pirate | cloud; 0 on 1",
		"a bear holding a heart dressed as a pirate":          "bear as:pirate | heart; 0 holding 1",
		"a panda in a hot air balloon with a backpack":        "panda | hot-air-balloon | backpack; 0 inside 1; 0 wearing 2",
		"a dinosaur holding a gift with rain boots":           "dinosaur | gift-box; 0 holding 1; out [rain boots]",
		"a cat sitting on a rock with a santa hat and a bell": "cat | rock | santa-hat | bell; 0 sitting on 1; 0 wearing 2; 0 wearing 3",
		"a gnome in a teacup with headphones":                 "gnome headphones | tea-cup; 0 inside 1",
		"a toad in a bathtub in red boots":                    "toad | bathtub; 0 inside 1; out [red boots]",
		"an octopus on a coral reef wearing a crown":          "octopus | coral | crown; 0 on 1; 0 wearing 2",
	})
}

// Hearts around somebody were printed on the raincoat or the skateboard, and those above a head were a barbell.
func TestWhatIsAroundOrAboveSomebodyIsNoPrintAndNothingThatTheyLift(t *testing.T) {
	readsAs(t, map[string]string{
		"a beaver on a surfboard with hearts around":   "beaver | surfboard | heart x3; 0 on 1; 2 around 0",
		"a wolf wearing a raincoat with hearts around": "wolf (raincoat) | heart x3; 1 around 0",
		"a fox in a ring of mushrooms":                 "fox | mushroom x3; 1 around 0",
		"a lion on a skateboard with stars":            "lion | skateboard | star x3; 0 on 1; 0 with 2",
		"a bear with hearts above its head":            "bear | heart x3; 1 over 0",
		"a girl with a halo above her head":            "person child woman halo",
		"a bear holding a heart above its head":        "bear pose:lifting | heart; 0 holding 1",
		"an owl wings spread on a fence":               "owl pose:spread {wings} | fence; 0 on 1",
		"a witch sliding down a rainbow":               "witch | rainbow; 0 sitting on 1; for sliding down",
	})
}
