package read_test

import "testing"

func TestABorderIsMadeOfTheManyThingsThatAreNamedForIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"back to school border, pencils and rulers, bright colors"} {
		if b := r.Read(prompt, "", ""); b.Motif != "frame" || len(b.Framing) > 0 {
			t.Errorf("%s: %q %v, %s", prompt, b.Motif, b.Framing, summary(b))
		}
	}
}

func TestACornerIsWhereItIsToldToBe(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, corner := range map[string]string{
		"rose corner, bottom left":                    "bottom left",
		"corner border with roses, top right":         "top right",
		"roses and daisies in the lower right corner": "bottom right",
		"roses in the upper left corner":              "",
	} {
		if b := r.Read(prompt, "", ""); b.Motif != "corner" || b.Corner != corner {
			t.Errorf("%s: %q %q, %s", prompt, b.Motif, b.Corner, summary(b))
		}
	}
}

func TestAFruitAtTheEndOfAPatternIsItsColor(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("seamless camo pattern with foxes and roses, orange", "", ""); len(b.Subjects) != 2 {
		t.Errorf("%s", summary(b))
	}
	if b := r.Read("seamless pattern with lemons, apples and oranges", "", ""); len(b.Subjects) != 3 {
		t.Errorf("%s", summary(b))
	}
}

func TestTheThingsOfASetHaveNoText(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("horse lover clipart, apple, rose, key, fox, crown", "", ""); b.Sheet == "" || len(b.Lettering) > 0 || len(b.Subjects) != 5 {
		t.Errorf("%s", summary(b))
	}
}
