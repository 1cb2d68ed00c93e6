package read_test

import "testing"

// Sentences of people who tell all that they want: "left to right" was refused, "no snow" was a snowy place, families of penguins had human parents.
func TestWhatIsToldInWholeSentencesIsOfWhomItIsToldOf(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
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
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// The parents of ducks were people, a robot dog was a robot and a dog, and grandma stood in her kitchen three times.
func TestWhoIsToldOfInSentencesIsWhoIsMeant(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
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
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// "Uno azul y el otro amarillo", "al lado" and "autour du cou" were left out.
func TestWhatEndsSentencesInOtherLanguagesIsReadToo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"dos pájaros en una rama, uno azul y el otro amarillo":                "bird blue | bird yellow | branch; 0 on 2; 1 on 2",
		"deux oiseaux sur une branche, un bleu et l'autre jaune":              "bird blue | bird yellow | branch; 0 on 2; 1 on 2",
		"tre cuccioli in un cestino: uno bianco, uno nero e uno marrone":      "puppy white | puppy black | puppy brown | basket; 0 inside 3; 1 inside 3; 2 inside 3",
		"una taza de café y un croissant al lado":                             "coffee | croissant; 1 beside 0",
		"eine tasse kaffee mit einem croissant daneben":                       "coffee | croissant; 1 beside 0",
		"une vache avec une cloche autour du cou et une fleur dans la bouche": "cow {bell} | flower; 0 carrying 1",
		"um coelho com uma cesta na frente":                                   "bunny | basket; 1 in front of 0",
		"nonno e nipote che pescano":                                          "person pose:fishing elder man | person pose:fishing child man; 0 and 1",
		"three puppies in a basket: a white, a black and a brown":             "puppy white | puppy black | puppy brown | basket; 0 inside 3; 1 inside 3; 2 inside 3",
	} {
		got := r.Read(prompt, "", "")
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
