package rewrite_test

import "testing"

// A black man in a gray suit stood beside the pastor who he was, and a pulpit's text beside both.
func TestWhoIsNamedAgainByLooksAloneIsTheSamePerson(t *testing.T) {
	readAs(t, map[string]string{
		"chef with a ladle, black man in grey suit":   "chef man black (gray suit) | ladle; 0 with 1",
		"chef with a ladle, a black man in grey suit": "chef | ladle | person adult man black (gray suit); 0 with 1",
	})
}

// Of two friends of whom "one tall blonde one short with black hair" was told, both had black hair.
func TestAFurtherOneBeginsANewSegmentWithoutAComma(t *testing.T) {
	readAs(t, map[string]string{
		"two girls, one with red hair one with black hair": "person child woman hair:red | person child woman hair:black",
	})
}

// Both men played both horns, the pigeons sat on the bench, and a family had four children more.
func TestSeveralPeopleShareWhatIsToldOfThem(t *testing.T) {
	readAs(t, map[string]string{
		"two men playing saxophone and trumpet":                           "person adult man | saxophone | trumpet | person adult man; 0 playing 1; 3 playing 2; 0 beside 3",
		"family, dad with a hat, mom and three kids":                      "person adult man (hat) | person adult woman | person child woman | person x2 child man; 0 beside 1; 1 beside 2; 2 beside 3",
		"farmer driving a tractor and his little boy sitting next to him": "farmer | tractor | person child man; 0 riding 1; 2 riding 1",
		"mother hugging a baby, both with dark skin":                      "person adult woman black | person baby black; 0 hugging 1",
		"five kids holding hands in a circle from all over the world":     "person x5 pose:holding hands child; 0 ring 0",
		"girl drawing on a tablet at her desk":                            "person pose:studying child woman",
		"dad carrying newborn wrapped in a blue blanket":                  "person adult man | person baby (blue swaddle); 0 carrying 1",
		"painter on a ladder with a roller and blue paint dripping":       "artist pose:painting from a ladder {gear blue}",
		"blind man with a white cane":                                     "person pose:with a white cane adult man",
		"hair stylist cutting a ladys hair, the lady is in a black cape":  "hairdresser pose:cutting hair | person pose:seated adult woman (black cape); 0 looking at 1",
		"a boy hiding under a blanket":                                    "person pose:wrapped in a blanket child man",
	})
}

// In "one tall with blonde hair, one short with black hair" both had black hair.
func TestWhatOneIsWithIsToldBeforeItsLooks(t *testing.T) {
	readAs(t, map[string]string{
		"two women, one tall with blonde hair, one short with black hair": "person adult woman tall hair:blonde | person adult woman hair:black short",
		"woman walking with a briefcase and coffee":                       "person pose:walking adult woman | briefcase | coffee; 0 with 1; 0 with 2",
		"woman in profile with a bun":                                     "person facing:right adult woman profile hair:bun",
	})
}
