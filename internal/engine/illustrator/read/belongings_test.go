package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

// Sunglasses after a comma stood beside a snowman, headphones "with" a branch on the branch, and "boy birthday" drew a boy.
func TestWhatIsNamedLateBelongsToWhoIsToldOf(t *testing.T) {
	readsAs(t, map[string]string{
		"sloth hanging from a branch with headphones":     "sloth | branch | headphones; 0 hanging from 1; 0 wearing 2",
		"a snowman, sunglasses":                           "snowman | sunglasses; 0 wearing 1",
		"a fox, boy birthday":                             "fox",
		"a dragon in space with planets":                  "dragon; place space",
		"a unicorn with a pot of gold under a rainbow":    "unicorn | rainbow-pot-of-gold -rainbow | rainbow; 0 with 1; 0 under 2",
		"vintage truck":                                   "vintage-red-truck -christmas tree -wreath",
		"vintage truck with a christmas tree in the back": "vintage-red-truck {christmas tree}",
	})
}

// Marks in place of the eyes are expressions, as the emoji have them; only hearts were known.
func TestHeartsStarsAndTearsOfJoyAreExpressions(t *testing.T) {
	readsAs(t, map[string]string{
		"cat with heart shaped eyes":  "cat in love",
		"starry eyed cat sticker":     "cat star eyes; style sticker",
		"laughing crying cat":         "cat tears of joy",
		"a cat with dollar sign eyes": "cat money eyes",
		"dizzy cat":                   "cat dizzy",
		"a girl crying with laughter": "person tears of joy child woman",
	})
}

// Milk, juice, water and beer were all poured as tea or wine, and nothing was said of it.
func TestWhatIsPouredIsTold(t *testing.T) {
	readsAs(t, map[string]string{
		"a man pouring beer from a bottle into a glass": "person pose:pouring beer adult man",
		"a woman pouring milk into a glass":             "person pose:pouring milk adult woman",
		"a girl pouring water":                          "person pose:pouring water child woman",
		"bear roasting marshmallows over a campfire":    "bear pose:roasting | campfire; 0 beside 1",
		"a mouse riding on the back of a turtle":        "mouse | turtle; 0 riding 1",
		"a boy holding an umbrella over a kitten":       "person child man | umbrella | kitten; 0 under 1; 2 under 1",
		"a moose drinking coffee wearing flannel":       "moose (plaid shirt) | coffee; 0 drinking 1",
		"a girl watering the flowers":                   "person pose:watering flowers child woman",
		"a girl riding a horse jumping over a fence":    "person child woman | horse | fence; 0 riding 1; 1 jumping over 2",
		"a horse with a rider in a red coat":            "horse | person adult (red coat); 1 riding 0",
		"a duck followed by two ducklings in boots":     "duck | duckling x2 (boots); 1 chasing 0",
		"a duck followed by two ducklings wearing hats": "duck | duckling x2 | hat; 1 chasing 0; 1 wearing 2",
		"a man with a boy on his shoulders, back view":  "person facing:behind adult man | person child man; 1 riding 0",
		"girl holding a cat in a basket":                "person child woman | cat | basket; 0 holding 1; 1 inside 2",
		"two kids and a boy":                            "person x2 child | person child man; 0 and 1",
	})
}

// A baby after a branch was a human one, and a family "with one baby" had two.
func TestABabyThatComesWithAnimalsAloneIsOneOfTheirs(t *testing.T) {
	readsAs(t, map[string]string{
		"bear on a log with her baby":       "bear | log | bear young; 0 on 1; 0 with 2",
		"a cat carrying babies on her back": "cat | cat x3 young; 1 riding 0",
		"cat family with one baby":          "cat x2 | cat young; 0 with 1",
		"a dragon coiled around a tower":    "dragon pose:coiled | castle-tower; 0 around 1",
		"a dragon flying around a castle":   "dragon | castle; 0 around 1",
	})
}

// A beer's foam splash was blue as every splash, and two glasses beside a bottle were eyeglasses or a part of it.
func TestSplashesAreOfTheirLiquidAndGlassesBesideABottleAreToDrinkFrom(t *testing.T) {
	readsAs(t, map[string]string{
		"a jeep with mud splash":                "jeep; framing splash; tints brown",
		"a strawberry with milk splash":         "strawberry; framing splash; tints white",
		"a wine bottle with two glasses":        "wine-bottle | wine-glass x2; 0 with 1",
		"a fairy at the foot of a mushroom":     "fairy | mushroom; 0 under 1",
		"a woman with glasses holding a bottle": "person adult woman glasses | bottle; 0 holding 1",
	})
}

// Of "patriotic dog with flag" the hat held the flag.
func TestWhatNoHatHasOnItIsOfWhoWearsTheHat(t *testing.T) {
	r := newReader(t, fake{})
	if got := summary(r.Read("dog wearing a top hat with an ice cream", "", "")); got != "dog | top-hat | ice-cream; 0 wearing 1; 0 holding 2" {
		t.Error(got)
	}
}

// A crow stood beside the skull that came "with" it, a lamp beside its desk, and "door with a wreath" was a wreath of doors.
func TestWhatAThingComesWithIsWherePicturesOfBothHaveIt(t *testing.T) {
	readsAs(t, map[string]string{
		"skull with a crow":                            "skull | crow; 1 on 0",
		"desk with a lamp and a computer":              "desk | lamp | computer; 1 on 0; 2 on 0",
		"sofa with a cat":                              "sofa | cat; 1 on 0",
		"oak tree with a tire swing":                   "oak-tree | tire-swing; 1 hanging from 0",
		"sunflower with a bee":                         "sunflower | bee; 1 on 0",
		"log with three birds":                         "log | bird x3; 1 on 0",
		"cross with lilies":                            "cross | lily x3; 1 around 0",
		"a red door with a wreath":                     "door red | floral-wreath; 1 printed on 0",
		"wreath on a fireplace":                        "floral-wreath | fireplace; 0 printed on 1",
		"a cracked egg with a baby dragon peeking out": "egg cracked | dragon pose:peeking young; 1 inside 0",
		"gift box with a teddy bear":                   "gift-box | teddy-bear; 1 inside 0",
		"a wheelchair with an old man":                 "wheelchair | person elder man; 1 sitting on 0",
		"a girl on a sofa with a cat":                  "person child woman | sofa | cat; 0 sitting on 1; 2 sitting on 1",
		"desk with a lamp beside a cat":                "desk | lamp | cat; 1 on 0; 0 beside 2",
		"dog with a bone":                              "dog | bone; 0 eating 1",
		"a lion with a microphone":                     "lion | microphone; 0 holding 1",
		"wreath on the front door":                     "floral-wreath | door; 0 printed on 1",
		"a girl with rain boots":                       "person child woman (rain boots)",
		"a dog with a ball":                            "dog | ball; 0 with 1",
	})
}

func TestTheTableOfWhatThingsComeWithNamesOnlyWhatIsDrawn(t *testing.T) {
	for line := range lexicon.Lines(data.Text("comeswith")) {
		row := strings.Split(line, " | ")
		if len(row) != 3 || !slices.Contains(brief.Kinds, row[1]) {
			t.Fatalf("the composer knows no relation of %q", line)
		}
		for _, names := range []string{row[0], row[2]} {
			for name := range lexicon.Set(names) {
				group, isGroup := strings.CutPrefix(name, "@")
				_, drawn := library.Find(name)
				known := slices.ContainsFunc(things.All(), func(one things.Thing) bool { return one.ID == name || isGroup && (group == "" || one.Group == group) })
				if known = known || drawn || name == "person" || slices.Contains(animal.Species(), name); !known {
					t.Errorf("nothing is named %q", name)
				}
			}
		}
	}
}

// A vest lay beside the eggs of a bunny, with a bunny that had none.
func TestClothesAfterWhatSomebodyComesWithAreTheirs(t *testing.T) {
	readsAs(t, map[string]string{
		"bunny with a basket of eggs in a blue vest": "bunny (blue vest) | basket | egg x3; 0 with 1; 1 full of 2",
		"a boy with a kite in rain boots":            "person child man (rain boots) | kite; 0 with 1",
		"a kitten with yarn in a basket":             "kitten | yarn-ball | basket; 0 with 1; 0 inside 2",
	})
}

// Two hands that made a heart were two pairs of hands with two hearts.
func TestAPieceThatShowsTwoHandsIsDrawnOnceForTwo(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"two hands forming a heart", "two hands praying", "two hands shaking"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].Count != 1 {
			t.Errorf("%q is read as %s", prompt, summary(got))
		}
	}
}

// A huge mustache was as large as any, and its size was said to be left out.
func TestWhatSomebodyWearsIsAsLargeAsTold(t *testing.T) {
	readsAs(t, map[string]string{
		"a man with a huge beard":                              "person adult man big beard beard",
		"a girl with oversized sunglasses":                     "person child woman big glasses sunglasses",
		"two moms pushing a stroller, one in red, one in blue": "person adult woman (red outfit) | person adult woman (blue outfit) | baby-carriage; 1 pushing 2; 0 pushing 2",
		"a boy who dropped his ice cream":                      "person child man | ice-cream turn:180; 0 beside 1",
	})
}
