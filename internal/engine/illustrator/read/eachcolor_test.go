package read_test

import "testing"

func TestEachOfSeveralHasAColorOfItsOwnWhereAsManyAreTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a red, a blue and a green balloon":                "balloon x3 red/blue/green",
		"a red balloon and a blue balloon":                 "balloon red | balloon blue; 0 and 1",
		"three cupcakes: chocolate, vanilla and lemon":     "cupcake x3 brown cream yellow",
		"three cupcakes with pink, white and red frosting": "cupcake x3 {frosting pink/white/red}",
		"a mug with pink, purple and blue stripes":         "mug pink purple blue fill:stripes",
		"a mug with blue and white stripes":                "mug blue fill:white stripes",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n\t%s\n\tnot\n\t%s", prompt, got, want)
		}
	}
	if got := summary(r.Read("three pencils tied with a red ribbon", "", "")); got != "pencil x3 | bow red; 0 bundle 0; 0 with 1" {
		t.Errorf("three pencils that are tied are no bundle: %s", got)
	}
	for prompt, want := range map[string]string{
		"four kids in red, blue, green and yellow shirts": "red/blue/green/yellow",
		"two girls wearing hats, one red and one blue":    "red/blue",
		"three girls in different dresses":                "red/blue/yellow",
	} {
		s := r.Read(prompt, "", "").Subjects
		if len(s) != 1 || s[0].Person == nil || len(s[0].Person.Clothes) != 1 || s[0].Person.Clothes[0].Color != want {
			t.Errorf("%q: %+v", prompt, s)
		}
	}
}
