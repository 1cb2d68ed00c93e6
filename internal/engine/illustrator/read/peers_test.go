package read_test

import "testing"

// Of two kittens "chasing each other" nothing was said but that they were left out, and a man nobody asked for had his hair braided.
func TestWhatTwoDoToEachOtherIsDoneByOneOfThem(t *testing.T) {
	readsAs(t, map[string]string{
		"two kittens chasing each other":                 "kitten | kitten; 0 chasing 1",
		"two girls braiding each other's hair":           "person pose:braiding hair child woman | person child woman; 0 looking at 1",
		"a cat and a dog chasing each other":             "cat | dog; 0 chasing 1",
		"two kids giving each other a high five":         "person x2 pose:high five child",
		"a boy comforting his sad friend":                "person child man | person sad child; 0 arms around 1; for comforting",
		"a girl with her arms around a dog":              "person child woman | dog; 0 hugging 1",
		"a man with his arm around a woman":              "person adult man | person adult woman; 0 arms around 1",
		"a woman petting a cat on her lap":               "person pose:feeding adult woman | cat; 1 on lap 0",
		"a girl on her dad's shoulders eating ice cream": "person child woman | person adult man | ice-cream; 0 riding 1; 0 eating 2",
	})
}

// "Little sister" is a saying of shirts, and was one in running text too.
func TestSomebodysLittleSisterIsNoSaying(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a boy giving his little sister a piggyback ride": "person child man | person pose:piggyback child woman; 1 riding 0",
		"a big brother holding a baby":                    "person child man | person baby; 0 holding 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
	if got := r.Read("little sister shirt", "", ""); len(got.Lettering) == 0 {
		t.Errorf("%s", summary(got))
	}
}

// A baby in her mother's arms was among three arms, and a baby on a chest in a cardboard box.
func TestWhoIsOnAPartOfSomebodyIsWithThem(t *testing.T) {
	readsAs(t, map[string]string{
		"a baby in her mother's arms":                  "person baby | person adult woman; 1 holding 0",
		"a baby sleeping on his father's chest":        "person pose:sleeping baby | person adult man; 1 carrying 0",
		"a falcon on a man's arm":                      "falcon | person adult man; 0 riding 1",
		"a grandpa with his granddaughter on his knee": "person elder man | person child woman; 1 on lap 0",
		"a father holding his baby up in the air":      "person pose:lifting adult man | person baby; 0 holding 1",
		"two kids having a pillow fight":               "person x2 pose:fighting child | pillow; 0 holding 1",
		"a teacher showing a boy how to write":         "teacher pose:chatting | person pose:writing child man; 0 looking at 1",
	})
}

// An alien waved whom an astronaut greeted, a nut was handed to nobody, and a knight stood up to offer an apple.
func TestWhoDoesSomethingToSomebodyIsTurnedToThem(t *testing.T) {
	readsAs(t, map[string]string{
		"an astronaut greeting an alien":                               "astronaut pose:waving | alien; 0 looking at 1",
		"a queen knighting a soldier":                                  "queen pose:feeding | soldier; 0 looking at 1; for knighting",
		"a teacher teaching three kids":                                "teacher pose:talking | person x3 child; 0 looking at 1",
		"a squirrel handing an apple to a mouse":                       "squirrel | apple | mouse; 0 holding 1; 0 looking at 2",
		"a fox stealing a hat from a scarecrow":                        "fox | hat | scarecrow; 0 carrying 1; 0 looking at 2",
		"a boy helping an old woman":                                   "person pose:feeding child man | person elder woman; 0 looking at 1; for helping",
		"a knight kneeling in front of a dragon, offering it an apple": "knight pose:kneeling | dragon | apple; 0 in front of 1; 0 holding 2",
		"a knight kneeling before a queen offering a sword":            "knight pose:kneeling | queen | sword; 0 facing 1; 0 holding 2",
		"a boy stuck in a basket, legs kicking in the air":             "person pose:legs out child man | basket; 0 stuck in 1",
		"a snake around a man's neck":                                  "snake | person adult man; 0 around 1",
		"a barber giving a fade to a boy":                              "barber pose:cutting hair | person child man; 0 looking at 1",
		"an elephant teaching a mouse to dance":                        "elephant | mouse pose:dancing; 0 looking at 1",
	})
}
