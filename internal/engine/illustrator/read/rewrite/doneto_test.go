package rewrite_test

import "testing"

func TestWhatSomebodyHasDoneToThemIsDoneByAnotherOne(t *testing.T) {
	readAs(t, map[string]string{
		"girl getting her hair braided":           "person pose:braiding hair adult woman | person child woman; 0 looking at 1",
		"man getting a haircut":                   "barber pose:cutting hair | person adult man; 0 looking at 1",
		"boy getting a shot":                      "nurse pose:injecting | person child man; 0 looking at 1",
		"barber cutting a young black man's hair": "barber pose:cutting hair | person adult man black; 0 looking at 1",
		"two girls braiding each other's hair":    "person pose:braiding hair child woman | person child woman; 0 looking at 1",
		"dog getting a haircut":                   "dog; out [haircut]",
	})
}

func TestARowOfNounsGivesAPersonWhatFollowsThem(t *testing.T) {
	readAs(t, map[string]string{
		"blonde woman sunglasses":        "person adult woman hair:blonde sunglasses",
		"redhead girl freckles":          "person child woman freckles hair:ginger",
		"construction worker jackhammer": "construction-worker pose:jackhammering",
		"nurse syringe":                  "nurse | syringe; 0 with 1",
		"girl balloon png":               "person child woman | balloon; 0 with 1",
		"grandpa rocking chair":          "person elder man | rocking-chair; 0 inside 1",
		"boy dog":                        "dog; out [boy]",
		"pirate ship":                    "pirate-ship",
		"boy birthday cake":              "birthday-cake; out [boy]",
		"cowboy boots":                   "cowboy-boot x2",
	})
}

func TestWhoPutsSomethingIntoAThingHoldsItBeforeThat(t *testing.T) {
	readAs(t, map[string]string{
		"woman putting groceries in the fridge": "person adult woman | groceries | refrigerator; 0 holding 1; 0 in front of 2",
		"girl putting on lipstick":              "person pose:applying lipstick child woman",
	})
}

func TestThoseOnOneMountShareIt(t *testing.T) {
	readAs(t, map[string]string{
		"boy on a motorcycle with his dad": "person child man | person adult man | motorcycle; 0 and 1; 0 on 2; 1 on 2",
		"mom with newborn baby":            "person adult woman | person baby; 0 holding 1",
		"mom with baby bottle":             "person adult woman | baby-bottle; 0 with 1",
		"girl and her sister on a horse":   "person child woman | person child woman | horse; 0 and 1; 0 on 2; 1 on 2",
	})
}
