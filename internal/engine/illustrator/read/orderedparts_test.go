package read_test

import "testing"

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
