package read_test

import "testing"

func TestWhatIsOnAFaceAndOnLimbsIsAFeatureOfWhoHasIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a man with a scar on his cheek":                "person adult man scar",
		"a firefighter with soot on his face":           "firefighter soot",
		"a boy with a band-aid on his knee":             "person child man knee band-aid",
		"a boy with a black eye":                        "person child man black eye",
		"a man with red suspenders":                     "person adult man (red suspenders)",
		"a boy with headphones around his neck":         "person child man neck headphones",
		"a woman with sunglasses on her head":           "person adult woman raised sunglasses",
		"a man in a white shirt with rolled up sleeves": "person adult man (white shirt) (rolled sleeves)",
		"a boy with a backwards cap":                    "person child man (backwards cap)",
		"a girl with heart shaped sunglasses":           "person child woman heart sunglasses",
		"a man pointing up":                             "person pose:pointing up adult man",
		"a girl in striped knee socks":                  "person child woman (stripes knee socks)",
	})
}

func TestWhatIsOnClothesIsNoThingBesideWhoWearsThem(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl standing in pajamas and slippers":      "person pose:standing child woman (pajamas) (slippers)",
		"a man sitting in a suit":                      "person pose:sitting adult man (suit)",
		"a girl in a denim jacket over a white hoodie": "person child woman (denim jacket) (white hoodie)",
		"a woman in an open coat over a red dress":     "person adult woman (coat) (red dress)",
		"a woman in a hat with a red feather":          "person adult woman (hat) (red hat feather)",
		"a man with a feather in his hat":              "person adult man hat feather (hat)",
		"a girl in a t-shirt with a rainbow":           "person child woman (t-shirt) | rainbow; 1 printed on 0",
		"a boy in pajamas with dinosaurs on them":      "person child man (pajamas) | dinosaur x3; 1 printed on 0",
		"a girl with a star on her dress":              "person child woman (dress) | star; 1 printed on 0",
		"a boy with number 10 on his back":             `person "10" child man (jersey); out [on his back]`,
		"a boy running, number 10 on his back":         `person pose:running "10" child man (jersey); out [on his back]`,
		"a girl running, ponytail flying":              "person pose:running child woman hair:ponytail; out [flying]",
		"a girl in a dress with a basket":              "person child woman (dress) | basket; 0 with 1",
		"a mermaid on a rock":                          "mermaid | rock; 0 sitting on 1",
	})
}

func TestWhatSomebodyDoesWithAToolOfTheirTradeIsThatAct(t *testing.T) {
	readsAs(t, map[string]string{
		"a violinist playing":                            "person adult | violin; 0 playing 1",
		"a construction worker pointing to the left":     "construction-worker pose:pointing facing:left",
		"a girl with a basket of apples and a straw hat": "person child woman (straw hat) | basket | apple x3; 0 with 1; 1 full of 2",
		"a woman with long wavy auburn hair":             "person adult woman hair:auburn long wavy",
		"a man kneeling with a ring box":                 "person pose:proposing adult man",
		"a girl with two ponytails":                      "person child woman hair:pigtails",
	})
}
