package read_test

import (
	"testing"
)

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

func TestASetOfOneThatListsWhatItDoesHasAPictureForEach(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"fox sticker sheet sleeping, sitting, eating a pizza, reading":                       4,
		"sticker sheet of my cat, doing different things like sleeping, running and jumping": 3,
		"stickers of a ghost happy, sad, angry":                                              3,
		"fox sticker sheet, 6 stickers, sleeping, sitting, running":                          6,
	} {
		b := r.Read(prompt, "", "")
		m := 0
		for _, s := range b.Subjects {
			if s.ID == b.Subjects[0].ID {
				m++
			}
		}
		if b.Sheet == "" || m != n {
			t.Errorf("%s: %d, %s", prompt, m, summary(b))
		}
	}
	for _, prompt := range []string{"sleeping cat stickers", "stickers of a happy fox and a sleeping bear", "running fox and sleeping cat sticker"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 2 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestOneThingInTheMiddleOfAWreathIsNoCopyOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"rose wreath with a fox in the middle", "wreath of ferns and mushrooms with a fox sitting at the bottom", "frame of roses and daisies, a fox in the center"} {
		b := r.Read(prompt, "", "")
		at := len(b.Subjects) - 1
		for _, rel := range b.Relations {
			if rel.From == at || rel.To == at {
				t.Errorf("%s: %s", prompt, summary(b))
			}
		}
		if b.Motif == "" || b.Subjects[at].ID != "fox" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestABorderDrawsWhatItNamesTwiceOnce(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("bunny border, bunnies, carrots and tulips", "", ""); len(b.Subjects) != 3 || len(b.Relations) != 2 {
		t.Errorf("%s", summary(b))
	}
}

func TestTheTitleOfASetIsNoThingOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"car menu icons burger, pizza, donut":              3,
		"castle clipart set: crown, apple, key, dragon":    4,
		"camp badge stickers, 3 pcs, apple, key, mushroom": 3,
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) != n {
			t.Errorf("%s: %d, %s", prompt, len(b.Subjects), summary(b))
		}
	}
}

func TestPeopleWhoFloatDoSo(t *testing.T) {
	for _, prompt := range []string{"astronaut floating", "a woman levitating", "boy floating in the air"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Pose != "floating" {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

// What was in a pan that somebody held was in the cook, "semi realistic" brought a truck, and who baked stood on the table with the flour.
func TestWhatATellingIsOfIsTheNearestThingThatItFits(t *testing.T) {
	readsAs(t, map[string]string{
		"a chef holding a frying pan with an egg in it":  "chef | frying-pan | fried-egg; 0 holding 1; 2 inside 1",
		"a cat, semi realistic":                          "cat; style realistic; for realistic",
		"a boy baking, a frobnicator on the table":       "person pose:baking child man; out [frobnicator]; out [on the table]",
		"a boy with a frobnicator on a swing":            "person child man | swing; 0 on 1; out [frobnicator]",
		"a lion lying down with a lamb between his paws": "lion pose:lying | lamb; 1 in front of 0",
	})
}
