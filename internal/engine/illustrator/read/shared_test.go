package read_test

import "testing"

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
		"a house lifted by balloons":                                      "balloon x3 | house; 1 hanging from 0",
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
		"a woman holding a baby wrapped in a blanket": "person adult woman | person baby; 0 holding 1; out [blanket]",
		"a farmer with her little son":                "farmer | person child man; 0 with 1",
		"a grandmother and her little granddaughter":  "person elder woman | person child woman; 0 and 1",
	})
}
