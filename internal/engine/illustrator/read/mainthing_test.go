package read_test

import "testing"

// What followed the contents of a thing, or what came with it, was told of those: the apples had the bow, the cookies stood on the table.
func TestWhatFollowsWhatAThingComesWithIsOfTheThing(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
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
		"a pouch with a label that has a mountain on it":               "pouch | label | mountain; 0 with 1; 2 printed on 1",
		"a vase holding tulips":                                        "vase | tulip x3; 0 full of 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
