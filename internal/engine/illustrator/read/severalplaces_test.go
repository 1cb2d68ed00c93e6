package read_test

import "testing"

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
