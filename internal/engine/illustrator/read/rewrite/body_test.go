package rewrite_test

import "testing"

func TestPartsOfSomebodyElseAreNoThingsWithoutAnApostropheEither(t *testing.T) {
	readAs(t, map[string]string{
		"a doctor examining a boys teeth":              "doctor pose:examining | person child man; 0 looking at 1",
		"a pirate with a hat and a parrot on shoulder": "pirate (hat) | parrot; 1 riding 0",
		"a pirate with a parrot on his left shoulder":  "pirate | parrot; 1 riding 0",
		"a pirate looking thru a spyglass":             "pirate pose:binoculars; for looking thru a spyglass",
		"a wizard with a staff, side view sprite":      "wizard facing:right profile | wooden-staff; 0 with 1",
	})
}

func TestABrokenLimbIsInACastAndWhoIsCarriedLiesOnTheStretcher(t *testing.T) {
	readAs(t, map[string]string{
		"boy with a broken arm in a cast":    "person pose:arm in a cast child man",
		"girl with a broken leg":             "person pose:leg in a cast child woman",
		"nurse pushing a man on a stretcher": "nurse | person adult man | stretcher; 0 pushing 1; 1 lying on 2",
	})
}

// "A butterfly on a girl's nose" was a butterfly alone, and "behind his mother's leg" lost the mother.
func TestWhoHasSomethingOnAPartOfTheBodyIsInTheImage(t *testing.T) {
	readAs(t, map[string]string{
		"a butterfly on a girl's nose":           "butterfly | person child woman; 0 on nose 1",
		"a ladybug on a child's hand":            "person child | ladybug; 0 holding 1",
		"a red bird on a little girl's hand":     "bird red | person child woman; 0 riding 1",
		"a child hiding behind his mother's leg": "person child | person adult woman; 0 behind 1",
		"a girl leaning on a boy's shoulder":     "person pose:leaning child woman | person child man; 0 leaning on 1",
		"a girl bottle feeding a lamb":           "person pose:feeding child woman | baby-bottle | lamb; 0 holding 1; 0 looking at 2",
	})
}
