package read_test

import (
	"testing"
)

// A tea cup had a dog at its feet, a guitar had a cat printed on it, a milkshake was surrounded by chickens and glasses that were told last were on the dog.
func TestClausesAfterAnActAreAboutWhoDoesIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl drinking coffee with a cat beside":                 "person child woman | coffee | cat; 0 drinking 1; 0 with 2",
		"a boy playing the guitar, with a cat beside him":          "person child man | guitar | cat; 0 playing 1; 0 beside 2",
		"a man eating an apple with butterflies around":            "person adult man | apple | butterfly x3 assorted; 0 eating 1; 2 around 0",
		"a man walking a dog, with glasses":                        "person adult man glasses | dog; 0 walking 1",
		"a man walking a dog next to a snowman":                    "person adult man | dog | snowman; 0 walking 1; 0 beside 2",
		"a woman carrying a basket of apples, with red hair":       "person adult woman hair:red | basket | apple x3; 0 carrying 1; 1 full of 2",
		"a man drinking coffee with a white beard":                 "person adult man hair:white beard | coffee; 0 drinking 1",
		"a girl hugging a teddy bear while riding a horse":         "person child woman | teddy-bear | horse; 0 hugging 1; 0 riding 2",
		"a man walking a dog with a parrot on his shoulder":        "person adult man | dog | parrot; 0 walking 1; 2 riding 0",
		"a boy sitting on a rock next to a tree, in a green shirt": "person child man (green shirt) | rock | tree; 0 sitting on 1; 1 beside 2",
		"a girl smiling and feeding ducks":                         "person happy pose:feeding child woman | duck x3; 0 looking at 1",
		"a man walking a dog in a sweater":                         "person adult man | dog (sweater); 0 walking 1",
	})
}

// A letter was worn after a dress was named, a hat that was told before a gesture held who wore it, and a mood before a style was a word of the trade.
func TestWhatIsDoneAfterClothesIsDone(t *testing.T) {
	readsAs(t, map[string]string{
		"a man wearing glasses petting a cat":     "person pose:feeding adult man glasses | cat; 0 looking at 1",
		"a woman in a dress writing a letter":     "person pose:writing adult woman (dress)",
		"a man in a top hat thumbs up":            "person pose:thumbs up adult man (top hat)",
		"a wizard in a jacket, sad cartoon style": "wizard sad (jacket); style cartoon",
		"a girl with pigtails sweeping the floor": "person pose:sweeping child woman hair:pigtails",
		"a man in a scarf with flowers around":    "person adult man (scarf) | flower x3; 1 around 0",
		"a woman with gloves baking a cake":       "person pose:baking adult woman (gloves) | cake; 0 looking at 1",
		"a man playing guitar with a dog":         "person adult man | guitar | dog; 0 playing 1; 0 with 2",
	})
}

// A room was left out and the moon was a thing once somebody held or sat on something; birds sat on the bench of who feeds them and wore their sweater.
func TestWhatSomebodyHoldsHidesNoPlaceSeatOrClothes(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a boy feeding ducks in a sweater with curly hair":      "person pose:feeding child man hair:curly (sweater) | duck x3; 0 looking at 1",
		"a boy feeding ducks sitting on a bench":                "person pose:feeding child man | duck x3 | bench; 0 looking at 1; 0 sitting on 2",
		"a man hugging a teddy bear in a hoodie":                "person adult man (hoodie) | teddy-bear; 0 hugging 1",
		"a man using a laptop with two dogs":                    "person adult man | laptop | dog x2; 0 using 1; 0 with 2",
		"a teacher in a dress blowing kisses":                   "teacher pose:blowing a kiss (dress)",
		"a man walking a dog on a bicycle":                      "person adult man | dog | bicycle; 0 walking 1; 0 on 2",
		"a farmer chasing a fox who is carrying a chicken":      "farmer | fox | chicken; 0 chasing 1; 1 carrying 2",
		"a girl drinking coffee and with an umbrella":           "person child woman | coffee | umbrella; 0 drinking 1; 0 with 2",
		"a girl with freckles on her face with brown wavy hair": "person child woman freckles hair:brown wavy",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
	for prompt, want := range map[string]string{"a girl playing the guitar in a library": "library", "a clown holding a lantern on the moon": "moon"} {
		if got := r.Read(prompt, "", "").Place; got != want {
			t.Errorf("%q is in the place %q, not %q", prompt, got, want)
		}
	}
}

// One of a couple stood beside the bench that the other one sat on, with nothing to eat, and the shared ice cream had the seat.
func TestACoupleSharesTheSeatAndWhatItEats(t *testing.T) {
	readsAs(t, map[string]string{
		"two girls sharing an ice cream on a bench":                     "person x2 child woman | ice-cream | bench; 0 eating 1; 0 on 2",
		"boy and girl eating ice cream on a bench":                      "person child man | person child woman | ice-cream | bench | ice-cream; 0 beside 1; 1 eating 2; 0 on 3; 1 on 3; 0 eating 4",
		"grandpa reading to his grandson on a sofa":                     "person pose:reading aloud elder man | person child man | sofa; 0 looking at 1; 1 on 2; 0 on 2",
		"a boy eating pizza and a girl with a dog":                      "person child man | pizza | person child woman | dog; 0 eating 1; 1 and 2; 2 with 3",
		"a suitcase in teal, brown and mustard":                         "suitcase teal brown mustard",
		"a dad teaching his son to ride a bike, boy has a green helmet": "person pose:chatting adult man | person child man (green helmet) | bicycle; 0 looking at 1; 1 riding 2",
	})
}

// A grandmother stood beside the rocking chair in which she was told to hug her granddaughter, and the cat of a girl in bed was on the floor.
func TestThoseWhoCuddleAreOnTheSeatTogether(t *testing.T) {
	readsAs(t, map[string]string{
		"a grandmother hugging her granddaughter in a rocking chair": "person elder woman | person child woman | rocking-chair; 1 on lap 0; 0 sitting on 2",
		"a man in a rocking chair with his baby":                     "person adult man | rocking-chair | person baby; 0 sitting on 1; 2 on lap 0",
		"a girl sleeping in bed with her cat":                        "person pose:sleeping child woman | bed | cat; 0 lying on 1; 2 sitting on 1",
		"a mother hugging her son on the couch":                      "person adult woman | person child man | sofa; 0 hugging 1; 0 on 2; 1 on 2",
	})
}

// Who was told to be in a wagon or on a sled that somebody pulls was beside or in front of who pulled it.
func TestWhoIsInWhatSomebodyPullsOrSharesIsInIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a boy pulling a sled with a girl on it":                          "person child man | sled | person child woman; 0 pulling 1; 2 sitting on 1",
		"a girl pulling a wagon with puppies":                             "person child woman | wagon | puppy x3; 0 pulling 1; 2 inside 1",
		"twins sharing a stroller":                                        "person child | person child | baby-carriage; 1 inside 2; 0 inside 2",
		"two friends sitting back to back":                                "person pose:sitting adult woman | person pose:sitting adult man; 0 back to back 1",
		"a father walking his daughter":                                   "person adult man | person child woman; 0 holding hands 1",
		"a house lifted by balloons":                                      "balloon-bunch | house; 0 tied to 1",
		"a bat hanging upside down from a branch":                         "bat | branch; 0 hanging from 1",
		"a dog under a blanket":                                           "dog | blanket; 0 wearing 1",
		"a boy on the shoulders of a giant":                               "person child man | person adult man; 0 riding 1",
		"a bear and a rabbit having a picnic, red checkered blanket":      "bear pose:picnicking {gear red} | bunny pose:picnicking {gear red}; 0 and 1",
		"a girl on a bench, a cat sitting on the ground beside the bench": "person child woman | bench | cat pose:sitting; 0 on 1; 2 beside 1",
		"a bear and a rabbit sharing a watermelon on a picnic blanket":    "bear | bunny | watermelon | picnic-blanket; 1 eating 2; 1 on 3; 0 eating 2; 0 on 3",
		"a man proposing to a woman under a cherry tree":                  "person pose:proposing adult man | person adult woman | cherry-tree; 0 beside 1; 0 under 2; 1 under 2",
		"a woman with two dogs on a leash and a coffee in her hand":       "person adult woman | dog x2 | coffee; 0 walking 1; 0 holding 2",
		"a boy holding an umbrella over his dog":                          "person child man | umbrella | dog; 0 under 1; 2 under 1",
		"a chick hatching from an egg":                                    "chick | egg; 0 inside 1",
		"two knights sword fighting":                                      "knight x2 pose:fighting | sword; 0 holding 1",
		"a captain at the wheel of a ship":                                "captain | ship-wheel; 0 holding 1",
		"a bear behind the steering wheel of a red car":                   "bear | car red; 0 riding 1",
	})
}

// Umbrellas of children in a puddle lay beside it, and a mother lay down under the blanket of the baby in her arms.
func TestWhatSeveralHaveAndWhatIsInArms(t *testing.T) {
	readsAs(t, map[string]string{
		"two kids in a puddle with umbrellas":         "person x2 child | puddle | umbrella x2; 0 inside 1; 0 holding 2",
		"a woman holding a baby wrapped in a blanket": "person adult woman | person baby (swaddle); 0 holding 1",
		"a farmer with her little son":                "farmer | person child man; 0 with 1",
		"a grandmother and her little granddaughter":  "person elder woman | person child woman; 0 and 1",
	})
}

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
