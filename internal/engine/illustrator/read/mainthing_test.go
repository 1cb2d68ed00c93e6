package read_test

import "testing"

// What followed the contents of a thing, or what came with it, was told of those: the apples had the bow, the cookies stood on the table.
func TestWhatFollowsWhatAThingComesWithIsOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a bucket full of apples with a striped bow on a wooden table": "bucket | apple x3 | bow fill:stripes | table of:wood; 0 full of 1; 0 with 2; 0 on 3",
		"a gift bag filled with cookies, with polka dots":              "gift-bag fill:dots | cookie x3; 0 full of 1",
		"a donut next to a cup of coffee with sprinkles":               "donut {sprinkles} | coffee; 0 beside 1",
		"a house next to a tree with red apples":                       "house | tree | apple x3 red; 0 beside 1; 2 covering 1",
		"a jar full of cookies labeled \"JAM\"":                        "jar \"JAM\" | cookie x3; 0 full of 1",
		"a mug with a heart on it with a gold rim":                     "mug {zone:rim gold} | heart; 1 printed on 0",
		"a car with a flag on top with the number 7":                   "car \"7\" | waving-flag; 1 on 0",
		"a taco with a cherry on top with a mouse beside it":           "taco | cherry | mouse; 1 on 0; 2 beside 0",
		"a table with a vase with flowers":                             "table | vase | flower x3; 1 on 0; 1 with 2",
		"a cake with strawberries on top, on a checkered cloth":        "cake | strawberry x3 | picnic-blanket; 1 on 0; 0 on 2",
		"a drum on a table, on fire":                                   "drum burning | table; 0 on 1",
		"a book with a key on its cover":                               "book | key; 1 on 0",
		"a car next to a boat with a dog in it":                        "car | boat | dog; 0 beside 1; 2 inside 1",
		"a pouch with a label that has a mountain on it":               "pouch {added:label} | mountain; 1 printed on 0",
		"a vase holding tulips":                                        "vase | tulip x3; 0 full of 1",
	})
}

// "it" is one: what is over or on it is of the basket, not of the apples in it. What was listed in a clause before stays as it was told there.
func TestPronounsAndPlacesAfterWhatAThingComesWithAreOfTheThing(t *testing.T) {
	readsAs(t, map[string]string{
		"a bucket full of seashells with a star above it":       "bucket | seashell x3 | star; 0 full of 1; 2 over 0",
		"a gold bucket full of seashells with a red bow":        "bucket gold | seashell x3 | bow red; 0 full of 1; 0 with 2",
		"a car with balloons tied to it with a cat on the roof": "car | balloon x3 | cat; 1 tied to 0; 2 on 0",
		"a car with tin cans tied to the back":                  "car | tin-can x3; 1 tied to 0",
		"a vase with pink roses inside with a ribbon around it": "vase | rose x3 pink | bow; 1 inside 0; 0 with 2",
		"a taco with a cherry, with a butterfly on it":          "taco | cherry | butterfly; 0 with 1; 2 on 0",
		"a pizza on a table with steam rising":                  "pizza smoking | table; 0 on 1",
		"a chair with carved details with a teddy bear on it":   "chair | teddy-bear; 1 on 0; out [carved]; out [details]",
		"a truck under a rainbow with a floral pattern":         "truck fill:floral | rainbow; 0 under 1",
		"a crown with wings, with a star on top":                "crown | angel-wings | star; 0 with 1; 2 on 0",
	})
}

func TestInKawaiiStyleWhatComesWithAThingHasNoFace(t *testing.T) {
	for _, s := range newReader(t, fake{}).Read("cute kawaii donut with a fork beside it", "", "").Subjects {
		if (s.Expression == "happy") != (s.ID == "donut") {
			t.Errorf("%s has the expression %q", s.ID, s.Expression)
		}
	}
}
