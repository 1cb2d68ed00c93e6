package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A split monogram was a letter beside a wreath, and a deer's head on a disc.
func TestASplitMonogramIsALetterOrAThingWithItsName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][3]string{
		"letter K split monogram with name Katelyn": {"alphabet-letter", "K", "Katelyn"},
		"split monogram deer head":                  {"deer", "", ""},
		"split letter S \"Smith\"":                  {"alphabet-letter", "S", "Smith"},
	} {
		b := r.Read(prompt, "", "")
		name := ""
		if len(b.Lettering) > 0 {
			name = b.Lettering[0]
		}
		if b.Design != "split" || len(b.Subjects) != 1 || b.Subjects[0].ID != want[0] || b.Subjects[0].Text != want[1] || name != want[2] {
			t.Errorf("%s: %s %+v %v", prompt, b.Design, b.Subjects, b.Lettering)
		}
	}
}

func TestASplitLetterHasThePrintBesideIt(t *testing.T) {
	b := newReader(t, fake{}).Read("split letter J leopard print", "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].Fill != "leopard" {
		t.Errorf("%+v", b.Subjects)
	}
}

// The mountain was an outline on the bear, and the forest was left out.
func TestASilhouetteHasItsViewOrItsClothInside(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"bear silhouette with mountain scene inside", "double exposure deer and forest", "buffalo plaid deer head silhouette"} {
		b := r.Read(prompt, "", "")
		if b.Design != "inset" || b.Style.Name == "silhouette" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q in %s, left out %v", prompt, b.Design, b.Style.Name, b.Reading.LeftOut)
		}
	}
	if b := r.Read("silhouette of a cat inside a box", "", ""); b.Design == "inset" {
		t.Error("a cat in a box has a view inside")
	}
}

// "Love in the shape of a heart" was lettered as it stands.
func TestWordsInTheShapeOfAThingHaveItsOutline(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"the word love in the shape of a heart":       "heart",
		"words live laugh love in a heart shape":      "heart",
		"\"family is everything\" shaped like a tree": "tree",
		"the word faith in the shape of a cross":      "",
		"a cookie in the shape of a heart":            "",
	} {
		b := r.Read(prompt, "", "")
		if b.Letter.Outline != want || want != "" && slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.ID == want }) {
			t.Errorf("%s: outline %q, %+v", prompt, b.Letter.Outline, b.Subjects)
		}
	}
}
