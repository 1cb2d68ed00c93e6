package read_test

import "testing"

// Who jumped on a board was without it.
func TestWhoJumpsOnABoardKeepsItAtTheFeet(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, pose := range map[string]string{
		"a snowboarder jumping": "snowboard jump", "a girl snowboarding, jumping in the air": "snowboard jump", "skier jumping": "ski jump", "a boy jumping on a skateboard": "kickflip", "a boy jumping": "jumping",
	} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].Pose != pose {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// Hair that was told of as it was combed lay beside whose it was, and a landscape on an easel was left out as a background.
func TestWhatSomebodyWorksOnIsTheirs(t *testing.T) {
	readsAs(t, map[string]string{
		"a woman combing her long hair":              "person pose:brushing hair adult woman hair:long",
		"an artist painting a landscape on an easel": "artist pose:painting at an easel",
		"a diver swimming with a sea turtle":         "diver pose:scuba diving | sea-turtle; 0 with 1",
		"a goalkeeper catching a ball":               "goalkeeper pose:catching | soccer-ball; 0 holding 1",
	})
}

// Hair that was washed was scrubbed with a sponge, teeth were swept with a broom, and a patient was nobody.
func TestWorkOnHairAndTeethIsDoneToSomebody(t *testing.T) {
	readsAs(t, map[string]string{
		"a dentist cleaning a patient's teeth":    "dentist pose:examining | person adult; 0 looking at 1",
		"a doctor examining a patient":            "doctor pose:examining | person adult; 0 looking at 1",
		"a man kneeling to pet a dog":             "person pose:feeding adult man | dog; 0 looking at 1; out [kneeling]",
		"a boy riding on his grandpa's shoulders": "person child man | person elder man; 0 riding 1",
	})
}

// Two sisters who braided hair stood around a man whom nobody asked for, and a ring was put on nobody's finger.
func TestWhatIsDoneToSomebodysHairAndFingerIsDoneToThem(t *testing.T) {
	readsAs(t, map[string]string{
		"two sisters braiding hair":                    "person pose:braiding hair child woman | person child woman; 0 looking at 1",
		"a groom putting a ring on his bride's finger": "groom pose:proposing | bride; 0 looking at 1",
		"a nurse taking a child's temperature":         "nurse pose:examining | person child; 0 looking at 1",
		"a woman helping an old man cross the street":  "person adult woman | person elder man; 0 beside 1; place street",
	})
}
