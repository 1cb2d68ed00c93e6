package read_test

import "testing"

// A tea cup had a dog at its feet, a guitar had a cat printed on it, a milkshake was surrounded by chickens and glasses that were told last were on the dog.
func TestClausesAfterAnActAreAboutWhoDoesIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl drinking coffee with a cat beside":                 "person child woman | coffee | cat; 0 drinking 1; 0 with 2",
		"a boy playing the guitar, with a cat beside him":          "person child man | guitar | cat; 0 playing 1; 0 beside 2",
		"a man eating an apple with butterflies around":            "person adult man | apple | butterfly x3; 0 eating 1; 2 around 0",
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
		"a woman in a dress writing a letter":     "person adult woman (dress) | envelope; 0 using 1",
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
