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
	readsAs(t, map[string]string{
		"the dog is wearing a party hat, he is brown and white":                "dog brown white | party-hat; 0 wearing 1",
		"a hamster on a rug - the rug is pink - the hamster is white":          "hamster white | rug pink; 0 on 1",
		"a horse running in a field, the horse is brown and the mane is white": "horse brown pose:running {mane white}; place field",
		"a girl whose hair is blonde and whose dress is pink":                  "person child woman hair:blonde (pink dress)",
		"a bulldog in a garden he has a red hat":                               "bulldog | hat red; 0 wearing 1; place garden",
		"a lion. please give him a crown":                                      "lion | crown; 0 wearing 1",
		"a boy, he is kicking a soccer ball and his shirt is blue":             "person child man (blue shirt) | soccer-ball; 0 kicking 1",
		"girl w/ blonde hair & a pink dress":                                   "person child woman hair:blonde (pink dress)",
		"the cat is black and the dog is white":                                "cat black | dog white; 0 and 1",
	})
}

// What an image is for was drawn, or left out word by word.
func TestWhatAnImageIsForIsLeftOutWhole(t *testing.T) {
	readsAs(t, map[string]string{
		"unicorn on a cloud, to put on a mug":                "unicorn | cloud; 0 on 1; out [to put on a mug]",
		"a chef holding a pizza, I will print it on tshirts": "chef | pizza; 0 holding 1; out [I will print it on tshirts]",
		"a dog, not too busy please, nothing else":           "dog",
		"a dog with a red ball, for my sons 3rd birthday":    "dog | ball red; 0 with 1; out [for my sons 3rd birthday]",
		"a cake w/o candles, please do not add words":        "cake -candles",
	})
}

// What is told of several one by one went to the wrong one, or to a thing of the name of a color.
func TestWhatIsToldOfSeveralOneByOneIsOfEach(t *testing.T) {
	readsAs(t, map[string]string{
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
	})
}

// Sentences of people who tell all that they want: "left to right" was refused, "no snow" was a snowy place, families of penguins had human parents.
func TestWhatIsToldInWholeSentencesIsOfWhomItIsToldOf(t *testing.T) {
	readsAs(t, map[string]string{
		"from left to right: a red apple, a yellow banana and a purple pear":  "apple red | banana yellow | pear purple; 0 left of 1; 1 left of 2",
		"a cat, a dog and a bird, from left to right":                         "cat | dog | bird; 0 left of 1; 1 left of 2",
		"penguin family: dad, mom and a baby, all wearing scarves":            "penguin | penguin | penguin young | scarf | scarf | scarf; 1 and 2; 2 wearing 3; 0 wearing 4; 1 wearing 5",
		"papa bear, mama bear and baby bear":                                  "bear | bear | bear young; 1 and 2",
		"a house with a sun in the corner":                                    "house | sun; 1 left of 0",
		"a small duck in the corner, a big frog on a lily pad":                "duck small | frog big | lily-pad; 1 on 2",
		"a rose in the corner":                                                "rose",
		"baby giraffe and baby cat":                                           "giraffe young | kitten; 0 and 1",
		"a family of four hedgehogs: mom, dad and two kids":                   "hedgehog | hedgehog | hedgehog x2 young; 1 and 2",
		"a bear, a fox and a cat, each holding a balloon":                     "bear | fox | cat | balloon | balloon | balloon; 1 and 2; 2 holding 3; 0 holding 4; 1 holding 5",
		"a skull with roses on both sides and a candle on top":                "skull | rose x2 | candle; 0 between 1; 2 on 0",
		"bear family with mom, dad and two cubs":                              "bear | bear | bear x2 young; 1 and 2",
		"a wolf on a rock, pine trees on both sides":                          "wolf | rock | pine-tree x2; 0 on 1; 0 between 2",
		"a giraffe with a bow tie, its neck is wrapped with christmas lights": "giraffe | bow-tie | christmas-lights; 0 wearing 1; 2 around 0",
		"a dog with a scarf in red, white and blue":                           "dog | scarf red white blue; 0 wearing 1",
		"a carrot, a pear and a tomato, all with faces":                       "carrot happy | pear happy | tomato happy; 1 and 2",
		"a truck, no snow":                                                    "truck; not snow",
		"a jar, two bees flying above":                                        "jar | bee x2; 1 over 0",
		"a sun, a tree and two kids holding hands":                            "sun | tree | person x2 pose:holding hands child; 1 and 2",
		"grandpa and a boy, seen from behind":                                 "person facing:behind elder man | person facing:behind child man; 0 and 1",
		"a house with a sun and a rainbow":                                    "house | sun | rainbow; 0 with 1; 0 with 2",
		"a horse with a girl riding it":                                       "horse | person child woman; 1 riding 0",
		"a butterfly on a girl's nose":                                        "butterfly | person child woman; 0 on nose 1",
		"a ladybug landing on a boy's finger":                                 "ladybug | person child man; 1 holding 0",
		"my daughters birthday: a unicorn":                                    "unicorn; out [my daughters birthday]",
		"ice cream with three scoops: chocolate, strawberry and mint":         "ice-cream brown pink mint 3-scoops",
		"a book, a cup of tea and glasses":                                    "book | tea-cup | glasses; 1 and 2",
		"a barn, a cow and a rooster on a fence":                              "barn | cow | rooster | fence; 2 on 3",
		"a coffee cup and a croissant on a plate beside it":                   "coffee-cup | croissant | plate; 1 on 2",
	})
}

// The parents of ducks were people, a robot dog was a robot and a dog, and grandma stood in her kitchen three times.
func TestWhoIsToldOfInSentencesIsWhoIsMeant(t *testing.T) {
	readsAs(t, map[string]string{
		"a robot dog with a key on its back":                      "dog of:machine | key; 1 riding 0",
		"an elephant and a baby elephant, the baby holds the mom": "elephant | baby-elephant; 0 and 1; 1 holding 0",
		"a dog and her puppies, the mom is sleeping":              "dog pose:sleeping | puppy x3; 0 and 1",
		"a dog, a girl and the baby":                              "dog | person child woman | person baby; 1 and 2",
		"grandmas kitchen: an oven and a cat":                     "oven | cat; 0 and 1; out [kitchen]",
		"kids on a school bus":                                    "person x3 child | school-bus; 0 inside 1",
		"dinosaur (tyrannosaurus rex) with a hat":                 "tyrannosaurus-rex | hat; 0 wearing 1",
		"a teacher holding a pointer":                             "teacher | stick; 0 holding 1",
		"a fox sleeping curled up in a circle":                    "fox pose:sleeping",
		"a cat looking at its reflection in a mirror":             "cat | mirror; 0 looking at 1",
		"an otter eating sushi with chopsticks":                   "otter | sushi | chopsticks; 0 eating 1; 0 holding 2",
	})
}

// "Uno azul y el otro amarillo", "al lado" and "autour du cou" were left out.
func TestWhatEndsSentencesInOtherLanguagesIsReadToo(t *testing.T) {
	readsAs(t, map[string]string{
		"dos pájaros en una rama, uno azul y el otro amarillo":                "bird blue | bird yellow | branch; 0 on 2; 1 on 2",
		"deux oiseaux sur une branche, un bleu et l'autre jaune":              "bird blue | bird yellow | branch; 0 on 2; 1 on 2",
		"tre cuccioli in un cestino: uno bianco, uno nero e uno marrone":      "puppy white | puppy black | puppy brown | basket; 0 inside 3; 1 inside 3; 2 inside 3",
		"una taza de café y un croissant al lado":                             "coffee | croissant; 1 beside 0",
		"eine tasse kaffee mit einem croissant daneben":                       "coffee | croissant; 1 beside 0",
		"une vache avec une cloche autour du cou et une fleur dans la bouche": "cow {bell} | flower; 0 carrying 1",
		"um coelho com uma cesta na frente":                                   "bunny | basket; 1 in front of 0",
		"nonno e nipote che pescano":                                          "person pose:fishing elder man | person pose:fishing child man; 0 and 1",
		"three puppies in a basket: a white, a black and a brown":             "puppy white | puppy black | puppy brown | basket; 0 inside 3; 1 inside 3; 2 inside 3",
	})
}
