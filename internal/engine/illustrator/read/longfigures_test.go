package read_test

import "testing"

// A tongue lay beside a dog whose "tongue out" was said after a comma, a hand beside a girl who held a doll by the hand, and a bare foot carried a man.
func TestNoPartOfABodyIsDrawnBesideSomebody(t *testing.T) {
	readsAs(t, map[string]string{
		"a dog, tongue out, sitting":                    "dog tongue out pose:sitting",
		"a dog with its tongue hanging out":             "dog tongue out",
		"a girl holding a doll by the hand":             "person child woman | doll; 0 holding 1; out [hand]",
		"a woman in a bathtub, cucumber on eyes":        "person adult woman | bathtub; 0 inside 1; out [eyes]; out [cucumber]",
		"a man sitting on a stool barefoot":             "person adult man (barefoot) | stool; 0 sitting on 1",
		"a bear waving with one paw and holding a fish": "bear pose:waving | fish; 0 holding 1",
		"a cat waving one paw":                          "cat pose:waving",
		"a woman in a blue dress with gold jewelry":     "person adult woman (blue dress) (necklace)",
		"a swan pair":                                    "swan x2",
		"a horse jumping a fence":                        "horse | fence; 0 jumping over 1",
		"a seahorse wearing a crown":                     "seahorse | crown; 0 wearing 1",
		"a woman using sign language":                    "person pose:signing adult woman",
		"black power fist":                               "fist {skin #744830}",
		"a cat with jewelry":                             "cat | necklace; 0 wearing 1",
		"gardener planting tomatoes":                     "gardener pose:planting",
		"a man carrying a box, sweating":                 "person wet adult man | cardboard-box; 0 carrying 1",
		"a zombie holding a hand":                        "zombie | hand; 0 holding 1",
		"a panda holding bamboo and waving with a paw":   "panda pose:waving | bamboo; 0 holding 1",
		"a girl with one hand raised and a flower crown": "person pose:waving child woman (flower crown)",
	})
}

// A bicycle wore the helmet of who rode it, an apple the scarf of the hedgehog that carried it, and glasses stood on books.
func TestWhatIsWornIsOnWhoLives(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl carrying a basket of apples, wearing boots":         "person child woman (boots) | basket | apple x3; 0 carrying 1; 1 full of 2",
		"a hedgehog carrying an apple on its back, wearing a scarf": "hedgehog | apple | scarf; 1 riding 0; 0 wearing 2",
		"an owl holding a diploma, glasses, standing on books":      "owl | diploma | glasses | book x3; 0 holding 1; 0 standing on 3; 0 wearing 2",
		"a rabbit in a teacup with a top hat":                       "bunny | tea-cup | top-hat; 0 inside 1; 0 wearing 2",
		"a man running with a dog on a leash":                       "person pose:running adult man | dog; 0 walking 1",
	})
}

// The spoon of a cat that stirred a cauldron stood beside the cauldron.
func TestWhatWorkIsDoneWithBelongsToTheWorker(t *testing.T) {
	readsAs(t, map[string]string{
		"a cat stirring a cauldron with a wooden spoon": "cat pose:cooking | cauldron; 0 looking at 1",
		"a girl painting a fence with a paint brush":    "person pose:painting child woman | fence; 0 looking at 1",
		"a student writing in a notebook with a pencil": "student pose:writing",
	})
}

// A moon that was listed stood on the ground beside who was told of, and "black silhouette of a woman" gave her black skin.
func TestTheMoonIsBehindAndAColorIsThatOfTheSilhouette(t *testing.T) {
	r := newReader(t, fake{})
	if got := summary(r.Read("a ninja crouching, full moon", "", "")); got != "ninja pose:squatting | moon; 1 behind 0" {
		t.Errorf("%s", got)
	}
	b := r.Read("black silhouette of a woman on a beach", "", "")
	if b.Place != "beach" || len(b.Tints) != 1 || b.Subjects[0].Person.Skin != "" {
		t.Errorf("%+v", b)
	}
}

// A mailman's bag stood beside him with mail over it, spaghetti was served all over a baby, and a school dwarfed the squirrel that went there.
func TestWhatNobodyWantsBesideSomebodyIsLeftOut(t *testing.T) {
	readsAs(t, map[string]string{
		"a mailman with mail flying out of his bag":                 "mail-carrier man | envelope; 0 with 1; out [bag]",
		"a baby covered in pudding":                                 "person baby; out [pudding]",
		"a squirrel in a backpack and scarf going to school":        "squirrel | backpack | scarf; 0 wearing 1; 0 wearing 2; out [school]",
		"a boy being chased":                                        "person child man; out [being chased]",
		"a man with a sword stuck in the ground":                    "person adult man | sword; 0 with 1; out [stuck in the ground]",
		"a koala on a branch with a baby on her back":               "koala | branch | koala young; 0 on 1; 2 riding 0",
		"a man holding a fish, messy bun":                           "person adult man hair:bun | fish; 0 holding 1",
		"a surgeon in a green gown and cap":                         "surgeon (green scrubs) (shower cap)",
		"a sailor with a pipe":                                      "sailor | smoking-pipe; 0 eating 1",
		"a boxer dog wearing boxing gloves and a championship belt": "dog (boxing gloves) | championship-belt; 0 holding 1; for boxer dog",
	})
}

// What somebody does by a verb of no list was drawn beside them, and who was told of after a role was a second person.
func TestWhatSomebodyDoesAndIsStaysWithThem(t *testing.T) {
	readsAs(t, map[string]string{
		"a boy squishing a tomato":                           "person child man | tomato; 0 holding 1; for squishing",
		"a yoga teacher, older woman with silver hair":       "yogi elder woman hair:silver",
		"a cowboy with his hat in his hand":                  "cowboy | hat; 0 holding 1",
		"a lumberjack carrying an axe, suspenders":           "lumberjack suspenders | axe; 0 carrying 1",
		"a robot watering a potted flower":                   "robot | flower; 0 using 1; out [potted]",
		"a girl in a hat with moons":                         "person child woman (hat); out [moons]",
		"a waiter carrying a tray over his head":             "waiter pose:waiting tables; out [over his head]",
		"a mom holding a baby in one arm and stirring a pot": "person pose:stirring a pot adult woman | person baby; 0 holding 1",
		"a karate kid kicking, yelling":                      "martial-artist angry pose:kicking",
		"a toddler eating cake, chocolate on face":           "person toddler chocolate | cake; 0 eating 1",
		"a wizard and an old man with a beard":               "wizard | person elder man beard; 0 and 1",
	})
}

// A bathrobe that a woman was in stood beside her and held her rolling pin, a briefcase stood beside a man in the rain.
func TestClothesAndCasesAreOnWhoIsToldOf(t *testing.T) {
	readsAs(t, map[string]string{
		"an old lady in curlers and a bathrobe holding a rolling pin":     "person elder woman (robe) | rolling-pin; 0 holding 1; out [curlers]",
		"a kid wearing her dads suit and tie":                             "person child (suit) (tie)",
		"a man in a coat walking, briefcase":                              "person pose:walking adult man (coat) | briefcase; 0 with 1",
		"a rooster with a guitar, cowboy hat and boots":                   "rooster (boots) | guitar | cowboy-hat; 0 with 1; 0 wearing 2",
		"a bear roasting a marshmallow over a campfire, sitting on a log": "bear pose:roasting | campfire | log; 0 over 1; 0 sitting on 2",
		"an elf with a quiver on back":                                    "elf quiver",
		"a turtle running, number 1":                                      "turtle pose:running; out [number 1]",
		"a girl selling cookies":                                          "person child woman | cookie x3; 0 holding 1; for selling",
		"a cat beside a vase sitting on a table":                          "cat | vase | table; 0 beside 1; 1 sitting on 2",
	})
}
