package read_test

import (
	"testing"
)

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

func TestThePartsOfAnOrderAreNoThingsOfTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"birthday sign for Leo with a dinosaur":        `wood-plank "Happy Birthday Leo" | dinosaur; 0 with 1`,
		"birthday sign Emma 3rd birthday with mermaid": `wood-plank "Emma 3rd Birthday" | mermaid; 0 with 1`,
		`"SALE" tag`:                                     `sale-tag "SALE"`,
		`sale banner "50% off" red`:                      `banner red "50% off"`,
		"monogram of A and J":                            `monogram "A and J"`,
		"retro sunset t-shirt with a jeep":               "sunset | jeep; 1 in front of 0",
		"blue t-shirt with a star":                       "t-shirt blue | star; 0 with 1",
		"wedding invitation Sarah & Mark August 21 2026": "text You’re Invited, Our Wedding, Sarah & Mark, August 21 2026",
		`"but first, coffee" lettering with a coffee cup under the words`: "coffee-cup; text but first, coffee",
		`"30 day money back guarantee" seal`:                              `badge "30 day money back guarantee"`,
		`family monogram "The Johnsons"`:                                  `monogram "J"; text The Johnsons`,
		"wax seal with letter R":                                          `wax-seal "R"`,
		"volleyball team shirt Hawks 2024":                                "volleyball; text Hawks 2024",
		"unicorn with rainbow":                                            "unicorn | rainbow; 0 with 1",
		"unicorn with rainbow mane":                                       "unicorn {mane rainbow}",
		"Alaska cruise 2026 family vacation shirt":                        "text Alaska cruise 2026, family vacation",
		"Miami beach retro sunset":                                        "sunset; text Miami Beach",
		`"Mama" t-shirt with mushrooms`:                                   "mushroom x3; text Mama",
		"Seattle skyline t-shirt":                                         "city-skyline; text Seattle",
		`black t-shirt "Hello"`:                                           `t-shirt black "Hello"`,
		"souvenir magnet Amsterdam with windmill and tulips":              "windmill | tulip x3; 0 and 1; text Amsterdam",
		`gothic "Rest in Peace" with a raven`:                             "raven; text Rest in Peace",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s", prompt, got)
		}
	}
	if b := r.Read(`"but first, coffee" lettering with a coffee cup under the words`, "", ""); b.Above == "" {
		t.Error("the text is not above the cup")
	}
	if l := r.Read("monogram J and R intertwined, thin gold lines", "", "").Letter; !l.Twined || !l.Thin {
		t.Error("the letters do not overlap, or are not thin")
	}
}
