package read

import "testing"

func TestAnAgeInYearsIsAnAgeAndCountsNobody(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"18 year old girl":                      "person teen woman",
		"two year old boy with a balloon":       "person toddler man | balloon; 0 with 1",
		"5-year-old girl with a balloon":        "person child woman | balloon; 0 with 1",
		"a woman, 25 years old, with a balloon": "person adult woman | balloon; 0 with 1",
		"80 year old grandma":                   "person elder woman",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestARoleAfterACommaIsThatOfTheOnlyPerson(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"woman, nurse, transparent background": "nurse adult woman",
		"man, chef, doctor":                    "person adult man | chef | doctor",
		"old lady, librarian":                  "librarian elder woman",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
