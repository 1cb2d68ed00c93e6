package rewrite_test

import "testing"

// Whoever was played against stood behind the player, and a penguin family was a family of people.
func TestOpponentsPlayTogetherAndAFamilyOfAnimalsIsOfAnimals(t *testing.T) {
	readAs(t, map[string]string{
		"a boy playing chess against a girl":          "person pose:playing chess child man | person pose:playing chess child woman; 0 and 1",
		"penguin family of 4":                         "penguin x4 odd:[penguin young]",
		"a family of four foxes":                      "fox x4 odd:[fox young]",
		"barber giving a boy a haircut":               "barber pose:cutting hair | person child man; 0 looking at 1",
		"two goats facing off":                        "goat x2; 0 facing 0",
		"mom holding a baby, baby sleeping":           "person adult woman | person pose:sleeping baby; 0 holding 1",
		"boy with a ball and boy with a kite":         "person child man | ball | person child man | kite; 0 with 1; 0 and 2; 2 with 3",
		"girl reading a book to her stuffed bear":     "person pose:reading aloud child woman | teddy-bear; 0 beside 1",
		"three cats, a soft warm glow":                "cat x3",
		"cowgirl swinging a lasso over her head":      "cowgirl pose:lassoing",
		"birthday cake with dinosaurs around it, png": "birthday-cake | dinosaur x3; 1 around 0",
	})
}

// A family of ducks was five drakes in a heap, and birds on a wire stood on nothing.
func TestAFamilyOfAnimalsHasYoungOnes(t *testing.T) {
	readAs(t, map[string]string{
		"a family of ducks":    "duck x4 odd:[duckling young]",
		"a family of bears":    "bear x4 odd:[bear young]",
		"family of three owls": "owl x3 odd:[owl young]",
		"birds on a wire":      "bird x3 | telephone-wire; 0 on 1",
	})
}
