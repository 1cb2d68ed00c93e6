package read

import "testing"

func TestWhatSeveralWearIsOfAllOfThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"couple, white shirts and jeans":        "person adult man (white shirt) (jeans) | person adult woman (white shirt) (jeans); 0 beside 1",
		"family of three in matching pajamas":   "person adult man (red pajamas) | person adult woman (red pajamas) | person child (red pajamas); 0 beside 1; 1 beside 2",
		"couple in jeans, woman in a red hat":   "person adult man (jeans) | person adult woman (jeans) (red hat); 0 beside 1",
		"mom and daughter in matching dresses":  "person adult woman (red dress) | person child woman (red dress); 0 beside 1",
		"couple, sunglasses":                    "person adult man sunglasses | person adult woman sunglasses; 0 beside 1",
		"woman in a red dress and man in jeans": "person adult woman (red dress) | person adult man (jeans); 0 and 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestAnOutfitIsWornAndNeverLiesBesideItsWearer(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"woman, black outfit":                "person adult woman (black outfit)",
		"two women in blue and pink outfits": "person x2 odd:[person adult woman (pink outfit)] adult woman (blue outfit)",
		"couple, matching outfits":           "person adult man (red outfit) | person adult woman (red outfit); 0 beside 1",
		"boy, cool outfit":                   "person child man; out [cool outfit]",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestOneOfSeveralPeopleThatIsToldOfAgainIsOneOfThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"two kids on a bench, boy in a green shirt": "person child man (green shirt) | bench | person child woman; 0 on 1; 2 on 1; 0 beside 2",
		"couple, woman with glasses":                "person adult man | person adult woman glasses; 0 beside 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
