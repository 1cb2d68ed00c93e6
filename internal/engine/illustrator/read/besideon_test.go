package read_test

import "testing"

// What was told of a third thing went to the wrong one of the two before it, or was lost.
func TestAThirdThingIsWhereItWasToldToBe(t *testing.T) {
	readsAs(t, map[string]string{
		"a mug on a table next to a book":                                  "mug | table | book; 0 on 1; 0 beside 2; 2 on 1",
		"a mug on a table with a book next to it":                          "mug | table | book; 0 on 1; 2 beside 0; 2 on 1",
		"a girl sitting on a bench next to a dog":                          "person child woman | bench | dog; 0 sitting on 1; 0 beside 2; 2 sitting on 1",
		"a cat on a table next to a tree":                                  "cat | table | tree; 0 on 1; 1 beside 2",
		"a cat on a table, a dog under it":                                 "cat | table | dog; 0 on 1; 2 under 1",
		"a cat on a pillow, a dog under it":                                "cat | pillow | dog; 0 on 1; 2 under 0",
		"a boy and a girl holding hands, a pig with a bow tie behind them": "person pose:holding hands child man | person pose:holding hands child woman | pig | bow-tie; 0 and 1; 2 wearing 3; 2 behind 0",
	})
}

// What an animal wears that somebody comes with went to them, and the animal was lost.
func TestWhatACompanionWearsIsItsOwnWhereItsPlaceIsTold(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl with a mouse in a green sweater behind her": "person child woman | mouse (green sweater); 1 behind 0",
		"a girl with a pig with a bow tie on her lap":       "person child woman | pig | bow-tie; 1 on lap 0; 1 wearing 2",
		"a girl with a dog in a red dress":                  "person child woman (red dress) | dog; 0 with 1",
	})
}

// Of several that were counted, one became what the colors of the next thing were told of.
func TestTwoColorsOfTheNextThingAreNotOfOneOfSeveral(t *testing.T) {
	readsAs(t, map[string]string{
		"four cats and a black and white dog":     "cat x4 | dog black white; 0 and 1",
		"a red rose and three white plates":       "rose red | plate x3 white; 0 and 1",
		"two leaves and a pink rose":              "leaf x2 | rose pink; 0 and 1",
		"two cats, a black one and an orange one": "cat black | cat orange",
		"a girl hugging a black and white dog":    "person child woman | dog black white; 0 hugging 1",
		"a horse looking at a kid":                "horse | person child; 0 looking at 1",
		"a girl giving an apple to a horse":       "person pose:giving child woman | apple | horse; 0 holding 1; 0 looking at 2",
		"a bench with a yellow hat on it":         "bench | hat yellow; 1 on 0",
		"a woman walking a dog past a house":      "person adult woman | dog | house; 0 walking 1; 0 in front of 2; for past",
		"a bouquet of orange tulips":              "tulip orange",
	})
}

// The place at the beginning of a clause was of what had been named before, or lost.
func TestAPlaceAtTheBeginningOfAClauseIsOfWhatTheClauseNames(t *testing.T) {
	readsAs(t, map[string]string{
		"a house. in front of it there is a dog":                "house | dog; 1 in front of 0",
		"a girl, behind her a dog with a red ball":              "person child woman | dog | ball red; 1 behind 0; 1 with 2",
		"a mug on a table. next to it is a book":                "mug | table | book; 0 on 1; 2 beside 0",
		"on the left is a cat and on the right is a dog":        "cat | dog; 0 left of 1",
		"on a table there is a mug and a book":                  "mug | book | table; 0 and 1; 0 on 2; 1 on 2",
		"a boy pushing a cart with a dog behind him":            "person child man | cart | dog; 0 pushing 1; 2 behind 0",
		"a girl on a bench, a dog with a red scarf next to her": "person child woman | bench | dog | scarf red; 0 on 1; 2 wearing 3; 2 beside 0",
		"on the table is a red vase":                            "vase red | table; 0 on 1",
		"a girl and a boy. next to him is a dog":                "person child woman | person child man | dog; 0 and 1; 2 beside 1",
		"a table. on it is a mug":                               "table | mug; 1 on 0",
		"a house, next to it a tree and a car":                  "house | tree | car; 1 beside 0; 1 and 2",
	})
}

// Things of a list were parts of those before them, and what is in, on or behind something was a part, a print or worn.
func TestThingsOfAListAreNoPartsOfEachOther(t *testing.T) {
	readsAs(t, map[string]string{
		"a car, a mug, two blue wheels":                               "car | mug | cart-wheel x2 blue",
		"a table with a hat on it":                                    "table | hat; 1 on 0",
		"a dog with a red hat behind it":                              "dog | hat red; 1 behind 0",
		"a cat between a girl in brown and a boy":                     "cat | person child woman (brown outfit) | person child man; 0 between 1; 0 between 2",
		"a horse riding a skateboard":                                 "horse | skateboard; 0 riding 1",
		"a man with a beard giving a fish to a girl":                  "person pose:giving adult man beard | fish | person child woman; 0 holding 1; 0 looking at 2",
		"a girl holding a basket of apples next to a sheep":           "person child woman | basket | apple x3 | sheep; 0 holding 1; 1 full of 2; 0 beside 3",
		"a witch with long hair and a baby":                           "witch hair:long | person baby; 0 and 1",
		"a monkey in a hat and a cat in a scarf hugging":              "monkey | hat | cat | scarf; 0 wearing 1; 0 and 2; 2 wearing 3; 0 hugging 2",
		"a woman in orange and a man in blue holding hands":           "person pose:holding hands adult woman (orange outfit) | person pose:holding hands adult man (blue outfit); 0 and 1",
		"a cowboy in a hat, a teenage girl with pink hair and a duck": "cowboy (hat) | person teen woman hair:pink | duck; 1 and 2",
	})
}
