package read_test

import "testing"

// "W" was left out, reasons were read as things, and a cat asleep on a lap lay on the floor.
func TestWhatPeopleAddInLongSentencesIsReadAsTheyMeanIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"pink toaster w two eggs":                                         "toaster pink | egg x2; 0 with 1",
		"grandma in a rocking chair with a cat asleep on her lap":         "person elder woman | rocking-chair | cat pose:sleeping; 0 inside 1; 2 on lap 0",
		"a red guitar, no shadow, because I'm going to put it on a flyer": "guitar red",
		"a fig, cut so you can see the seeds":                             "fig",
	} {
		got := r.Read(prompt, "", "")
		got.Reading.LeftOut = nil
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// A pronoun went on about what was named last, a noun that was named before was drawn again, and looks told after "is" went to nobody.
func TestSecondStatementsAreAboutWhatWasNamed(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"the dog is wearing a party hat, he is brown and white":                "dog brown white | party-hat; 0 wearing 1",
		"a hamster on a rug - the rug is pink - the hamster is white":          "hamster white | rug pink; 0 on 1",
		"a horse running in a field, the horse is brown and the mane is white": "horse brown pose:running {mane white}; place field",
		"a girl whose hair is blonde and whose dress is pink":                  "person child woman hair:blonde (pink dress)",
		"a bulldog in a garden he has a red hat":                               "bulldog | hat red; 0 wearing 1; place garden",
		"a lion. please give him a crown":                                      "lion | crown; 0 wearing 1",
		"a boy, he is kicking a soccer ball and his shirt is blue":             "person child man (blue shirt) | soccer-ball; 0 kicking 1",
		"girl w/ blonde hair & a pink dress":                                   "person child woman hair:blonde (pink dress)",
		"the cat is black and the dog is white":                                "cat black | dog white; 0 and 1",
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// What an image is for was drawn, or left out word by word.
func TestWhatAnImageIsForIsLeftOutWhole(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"unicorn on a cloud, to put on a mug":                "unicorn | cloud; 0 on 1; out [to put on a mug]",
		"a chef holding a pizza, I will print it on tshirts": "chef | pizza; 0 holding 1; out [I will print it on tshirts]",
		"a dog, not too busy please, nothing else":           "dog",
		"a dog with a red ball, for my sons 3rd birthday":    "dog | ball red; 0 with 1; out [for my sons 3rd birthday]",
		"a cake w/o candles, please do not add words":        "cake -candles",
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// What is told of several one by one went to the wrong one, or to a thing of the name of a color.
func TestWhatIsToldOfSeveralOneByOneIsOfEach(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"two penguins, one is wearing a red hat the other a pink bow":                                "penguin | hat red | penguin | bow pink; 0 wearing 1; 2 wearing 3",
		"a basket full of kittens, one orange one gray and one black":                                "kitten orange | kitten gray | kitten black | basket; 0 inside 3; 1 inside 3; 2 inside 3",
		"three candles, the tallest is white the middle is beige and the smallest is brown":          "candle big white | candle beige | candle small brown",
		"a pair of dogs, one black & one white":                                                      "dog black | dog white",
		"two cats, one is sleeping, the other is playing with yarn":                                  "cat pose:sleeping | cat | yarn-ball; 1 playing 2",
		"a frog on a rug, green frog":                                                                "frog green | rug; 0 on 1",
		"a bouquet of flowers: 3 red tulips and 2 white daisies":                                     "tulip x3 red | daisy x2 white; 0 and 1",
		"my dog Max is a labrador and hes wearing a blue bandana":                                    "labrador-retriever | bandana blue; 0 wearing 1; out [Max]",
		"a dog wearing a red hat 🎩":                                                                  "dog | hat red; 0 wearing 1",
		"a parrot on a pirates shoulder":                                                             "parrot | pirate; 0 riding 1",
		"je voudrais un lapin blanc avec un noeud papillon bleu":                                     "bunny white | bow-tie blue; 0 wearing 1",
		"een olifant met een feesthoed die een taart vasthoudt, voor de verjaardag van mijn dochter": "elephant | party-hat | cake; 0 wearing 1; 0 holding 2; out [voor de verjaardag van mijn dochter]",
		"un gato con un sombrero rojo para el cumpleaños de mi hijo":                                 "cat | hat red; 0 wearing 1; out [para el cumpleaños de mi hijo]",
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
