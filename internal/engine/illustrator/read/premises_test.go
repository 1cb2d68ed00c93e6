package read

import "testing"

func TestAShopIsAStorefrontWithWhatItSellsOnItsSign(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"flower shop": {"storefront", "rose"}, "cozy coffee shop clipart": {"storefront", "coffee-cup"}, "guitar store": {"storefront", "guitar"},
		"lemonade stand": {"market-stall", "lemonade"}, "hot dog stand": {"market-stall", "hot-dog"}, "restaurant": {"storefront", "cutlery-set"},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].ID != want[0] || b.Subjects[1].ID != want[1] || b.Relations[0].Kind != "printed on" {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
	for _, prompt := range []string{"cake stand", "coffee shop sign", "bakery logo", "dog in front of a toy shop"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 0 && (b.Subjects[0].ID == "storefront" || b.Subjects[0].ID == "market-stall") {
			t.Errorf("%q is a shop", prompt)
		}
	}
}
