package read_test

import "testing"

func TestACreatureBesideANounIsWithItWhereTheTwoMakeNoName(t *testing.T) {
	readsAs(t, map[string]string{
		"walrus mustache":   "walrus | mustache; 0 wearing 1",
		"mother hen chicks": "chicken | chick x3; 0 with 1",
		"mama bear cubs":    "bear | bear x3 young; 0 with 1",
		"elephant mom baby": "elephant | elephant young; 0 with 1",
		"cat window":        "cat | window; 0 with 1",
		"bird house":        "birdhouse",
		"penguin scarf":     "penguin {scarf}",
	})
}

func TestAnAnimalNamedAfterACreatureHasAPartOfIt(t *testing.T) {
	readsAs(t, map[string]string{
		"unicorn cat":                   "cat {forehead horn}",
		"reindeer cow":                  "cow | antler-headband; 0 wearing 1",
		"cute unicorn panda clipart":    "panda {forehead horn}",
		"a bunny with deer antlers":     "bunny {forehead antlers}",
		"a deer with antlers":           "deer {antlers}",
		"a sloth with reindeer antlers": "sloth {forehead antlers}",
	})
}

func TestWhatAnimalsDoIsReadInOtherWords(t *testing.T) {
	readsAs(t, map[string]string{
		"a pack of four wolves":  "wolf x4",
		"a cheetah running fast": "cheetah pose:running",
		"a dinosaur footprint":   "dinosaur-footprint",
		"moose antlers":          "moose-antlers",
		"top view of a turtle":   "turtle-from-above",
	})
}
