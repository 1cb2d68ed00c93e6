package read_test

import "testing"

func TestAnAgeInYearsIsAnAgeAndCountsNobody(t *testing.T) {
	readsAs(t, map[string]string{
		"18 year old girl":                      "person teen woman",
		"two year old boy with a balloon":       "person toddler man | balloon; 0 with 1",
		"5-year-old girl with a balloon":        "person child woman | balloon; 0 with 1",
		"a woman, 25 years old, with a balloon": "person adult woman | balloon; 0 with 1",
		"80 year old grandma":                   "person elder woman",
	})
}

func TestARoleAfterACommaIsThatOfTheOnlyPerson(t *testing.T) {
	readsAs(t, map[string]string{
		"woman, nurse, transparent background": "nurse adult woman",
		"man, chef, doctor":                    "person adult man | chef | doctor",
		"old lady, librarian":                  "librarian elder woman",
	})
}

func TestWhatLivesOrGrowsIsInsideTheGlassThatItComesWith(t *testing.T) {
	readsAs(t, map[string]string{
		"snow globe with a reindeer":                 "snow-globe | reindeer; 1 inside 0",
		"snow globe with a christmas tree and a fox": "snow-globe | christmas-tree | fox; 1 inside 0; 2 inside 0",
		"snow globe with a red bow":                  "snow-globe | bow red; 0 with 1",
		"jar with candies, hearts and a bow":         "jar | candy mix:lollipop+chocolate-bar+gummy-bear+cookie | heart x3 | bow; 0 full of 1; 0 with 2; 2 and 3",
	})
}
