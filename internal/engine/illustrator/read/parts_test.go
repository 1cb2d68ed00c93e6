package read_test

import "testing"

// A cake of two tiers had three, "three-tiered cake" drew three cakes, and the petals before a flower fell beside it.
func TestNumbersBeforePartsAreDesigns(t *testing.T) {
	readsAs(t, map[string]string{
		"a birthday cake with three candles": "birthday-cake 3-candles {candles}",
		"a three candle birthday cake":       "birthday-cake 3-candles",
		"a two tier birthday cake":           "birthday-cake",
		"a three scoop ice cream":            "ice-cream 3-scoops",
		"a two scoop vanilla ice cream":      "ice-cream cream 2-scoops",
	})
}

// The wings of a fairy and the halo of an angel stayed, lips of a color and a wooden leg were left out, and a zebra kept its stripes.
func TestFeaturesAreColoredAndTakenOff(t *testing.T) {
	readsAs(t, map[string]string{
		"a fairy with orange wings": "fairy (orange fairy wings)",
		"an angel with blue wings":  "angel (blue wings)",
		"a fairy without wings":     "fairy -fairy wings",
		"a woman with purple lips":  "person adult woman (purple lipstick)",
		"a kid missing a tooth":     "person child missing tooth",
		"a one-legged pirate":       "pirate wooden leg",
		"a man with a robotic arm":  "person adult man metal arm",
		"a zebra without stripes":   "zebra coat:plain",
	})
}

// Flames beside a car burned there, and a headless man kept his head.
func TestHeadsComeOffAndFlamesArePainted(t *testing.T) {
	readsAs(t, map[string]string{
		"a car with flames on its side": "car flame-painted",
		"a clown with a green nose":     "clown (green clown nose)",
		"a five-leaf clover":            "shamrock; out [five-leaf]",
		"a cat with heterochromia":      "cat {eyes blue} {eyes green}",
		"a house with pink walls":       "house {walls pink}",
		"a bee without antennae":        "bee -antennae",
		"a boat with a green sail":      "sailboat {sails green}",
		"a headless man":                "person -head adult man",
		"a headless horseman":           "person -head adult man (black cape) | horse black; 0 riding 1",
	})
}

// A bicycle with a red frame became a frame of bicycles, and tires after "no seat and" fell off the bicycle.
func TestPartsAreOfTheThingThatWasTold(t *testing.T) {
	readsAs(t, map[string]string{
		"a bicycle with a red frame":                     "bicycle {frame red}",
		"a bicycle with an orange frame and blue wheels": "bicycle {frame orange} {wheels blue}",
		"roses with a gold frame":                        "rose x3 | gold-frame; 0 with 1",
		"a bicycle with no seat and yellow wheels":       "bicycle {wheels yellow} -seat",
		"a house with no windows and a green door":       "house {door green} -windows",
		"two-tone teal and cream van":                    "van teal cream fill:two-tone",
		"a tree with pink flowers":                       "tree | flower x3 pink; 1 covering 0",
		"a christmas tree with blue ornaments":           "christmas-tree {ornaments blue}",
		"a red mushroom with white dots":                 "mushroom red {spots white}",
		"a lighthouse with black and white stripes":      "lighthouse white {stripes black}",
	})
}
