package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

// Long prompts about one thing used to draw a zipper, a tag's string, a patch or a second pair beside it.
func TestDetailsOfOneThingAreNotDrawnBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"acoustic guitar with a sunburst body, strap hanging down":                  "guitar {body} {added:strap}; out [sunburst]",
		"a bouquet of red balloons":                                                 "balloon-bunch red",
		"a bunch of rose gold and white balloons":                                   "balloon-bunch rose-gold white",
		"a key with a heart shaped handle":                                          "key; out [heart shaped]; out [a heart shaped handle]",
		"a ramen bowl with nori":                                                    "ramen; out [nori]",
		"a suitcase with many stickers":                                             "suitcase {stickers}; out [many]",
		"pumkin with carved smiley face and a witch hat on top":                     "jack-o-lantern happy | witch-hat; 0 wearing 1",
		"ein Koffer aus braunem Leder":                                              "suitcase brown of:leather",
		"cactus, line drawing with flat colors":                                     "cactus; style cartoon",
		"a banana with the peel hanging down":                                       "banana {peel}; out [hanging]",
		"a beanie with a small leather patch":                                       "beanie; out [small]; out [leather]; out [patch]",
		"a cracked teapot mended with gold lines":                                   "teapot cracked; out [gold lines]; out [mended]",
		"a teapot mended with gold lines kintsugi style":                            "teapot; out [gold lines]; out [mended]; out [kintsugi]",
		"a pile of pancakes with a square of butter":                                "pancake x9 {butter}; 0 heap 0",
		"a rusty car, a bit muddy":                                                  "car rusty dirty",
		"a tall glass of iced coffee":                                               "iced-coffee tall",
		"a wine bottle with a cream label and a candle stuck in the neck":           "wine-bottle {label cream} | candle; 1 on 0",
		"five balloons, four blue and one gold, tied together with a white ribbon":  "balloon x5 blue odd:[balloon gold] | bow white; 0 with 1",
		"green backpack with a keychain hanging from the zipper":                    "backpack green | keychain; 1 hanging from 0",
		"guitar with a strap with flowers on it":                                    "guitar {added:strap} | flower x3; 1 printed on 0",
		"guitar with a sunburst body":                                               "guitar {body}; out [sunburst]",
		"lantern made of black metal with ivy wrapped around the handle":            "lantern black of:metal; out [wrapped around the handle]; out [with ivy]",
		"mailbox, red, snow on top":                                                 "mailbox red snowy",
		"sneakers white high top":                                                   "sneaker x2 white",
		"snowman with only one arm left":                                            "snowman {arms}; out [one]",
		"suitcase covered in travel stickers":                                       "suitcase; out [travel]",
		"surfboard with a hibiscus on it, white with a pink stripe down the middle": "surfboard white {stripe pink} | hibiscus; 1 printed on 0; out [down the middle]",
		"treasure chest with a pearl necklace hanging over the edge":                "treasure-chest | necklace; 1 on 0; for pearl necklace",
		"two cherries on one stem, one with a bite in it":                           "cherry; out [one stem]; out [one with a bite in it]",
		"worn brown boots with red laces, one standing and the other tipped over":   "boot brown old | boot brown turn:90 {laces red}",
	})
}

// Words for where on a thing a detail is drew ropes, hooks and roads beside it, and what was told of one of several went to the others.
func TestWhereADetailIsDrawsNothingBesideTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a candle with a gold ribbon, wax running down the side":           "candle {wax} | ribbon gold; 0 with 1; out [running]",
		"glasses with a gold frame":                                        "glasses {frame gold}",
		"four cupcakes, three with pink frosting and one without frosting": "cupcake x4 {frosting pink} odd:[cupcake -frosting]",
		"a retro radio, orange with a cream speaker":                       "radio orange {speaker cream}",
		"a loaf of sourdough bread":                                        "sourdough",
		"mason jar lemonade":                                               "lemonade",
		"an engagement ring in an open velvet box":                         "ring-box",
		"a vase with a crack down the middle and three peonies in it":      "vase cracked | peony x3; 1 inside 0",
		"two eggs and a spoon wrapped in a red cloth":                      "egg x2 | spoon; 0 and 1; out [wrapped in a red cloth]",
		"a barrel with metal bands":                                        "barrel {hoops metal}",
		"a blue glazed vase":                                               "vase blue; out [glazed]",
		"a car with two engines":                                           "car; out [two engines]",
		"a chocolate glazed donut":                                         "donut {icing chocolate}",
		"a gold crown with red velvet inside and jewels":                   "crown gold {added:lining red} {jewels}",
		"a red car. black wheels.":                                         "car red {wheels black}",
		"a sweater in red and white stripes":                               "sweater red fill:white stripes",
		"a sword, slight scratches on the blade":                           "sword scratched",
		"a perfume bottle with a blank label":                              "perfume-bottle {added:label}",
		"a rocket with orange wings":                                       "rocket {fins orange}",
		"a triceratops baby":                                               "triceratops young",
		"a vespa with a basket":                                            "moped | basket; 1 on 0",
		"an oak log slice":                                                 "wood-slice; out [oak]",
		"orange cat sleeping curled up in a ball":                          "cat orange pose:sleeping",
	})
}

// Corners, seats and what is on top after "and" were frames, chairs and things beside.
func TestPartsToldLateInALongPromptAreOfTheMainThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a bicycle with a basket full of tulips and a brown leather seat": "bicycle {basket} {seat brown} | tulip x3; 0 full of 1; out [leather]",
		"a clock with a silver chain, hands stopped at midnight":          "clock {hands} | chain silver; 0 with 1; out [stopped]; out [at midnight]",
		"a guitar with a palm tree painted on the body":                   "guitar | palm-tree; 1 printed on 0",
		"a mug, navy enamel with a gold handle":                           "mug navy of:ceramic {handle gold}",
		"a pocket watch, cracked glass":                                   "pocket-watch cracked",
		"a stone tower with ivy climbing up the side and a flag on top":   "castle-tower of:stone overgrown | waving-flag; 1 on 0",
		"a sugar cookie, white icing, corner broken off":                  "cookie; for sugar cookie; out [corner broken off]; out [white]; out [icing]",
		"bottle of nail polish":                                           "nail-polish",
		"easter basket, lavender, with a yellow bow on the handle":        "easter-basket lavender {bow yellow}; out [on the handle]",
	})
}

func TestThePlaceOfATravelPrintIsItsCaption(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][]string{
		"vintage travel poster of Paris with the Eiffel Tower": {"eiffel-tower", "Paris"}, "San Francisco Golden Gate Bridge poster": {"golden-gate-bridge", "San Francisco"},
		"retro travel poster of London": {"big-ben", "London"}, "retro national park badge Zion": {"canyon", "Zion", "National Park"}, "travel poster of Rome, Italy": {"colosseum", "Rome", "Italy"},
		"London telephone booth travel poster": {"telephone-booth", "London"}, "vintage postcard greetings from Texas": {"cowboy-boot", "Greetings from", "Texas"}, "colorado mountains sticker": {"mountain", "Colorado"},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != want[0] || !slices.Equal(b.Lettering, want[1:]) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAPlaceAloneIsDrawnAsItsLandmarkAndSaysSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"Paris": "eiffel-tower", "Tokyo png": "torii-gate", "New York City": "statue-of-liberty"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != want || len(b.Reading.StandsIn) != 1 || len(b.Lettering) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestNamesThatPlacesShareWithThingsAreTheThings(t *testing.T) {
	r := newReader(t, fake{Breeds: map[string]bool{"boston-terrier": true}})
	for _, prompt := range []string{"turkey sticker", "boston terrier sticker", "jordan sneakers sticker", "glacier mint candy sticker", "a girl in Paris with a beret", "Paris bakery logo", "London bus"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 1 || len(b.Lettering) == 1 && b.Lettering[0] != "Bakery" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWhatStandsForAPlaceIsInTheTableOfThings(t *testing.T) {
	kitOnly := []string{"brandenburg-gate", "petra", "sagrada-familia", "bison"}
	data.Pairs("destinations", func(words, ids string, _ bool) {
		for id := range strings.SplitSeq(ids, "+") {
			id = strings.TrimSpace(id)
			if _, ok := things.ByID(id); !ok && !slices.Contains(kitOnly, id) {
				t.Errorf("%s: nothing is called %s", words, id)
			}
		}
	})
}
