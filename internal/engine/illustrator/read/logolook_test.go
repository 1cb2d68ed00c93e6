package read

import "testing"

// "Minimal" and "luxury" were left out of logos, whose names stood on a ring in any case.
func TestTheLookOfALogoIsRead(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"minimal rose logo “Fox & Co”":            "minimal",
		"luxury cat logo “Aurelia”":               "luxury",
		"vintage bakery logo with an apple “Rye”": "vintage",
		"cute cat logo “Mimi”":                    "playful",
		"cat logo “Modern Cats”":                  "",
	} {
		got := r.Read(prompt, "", "")
		lines := want == "minimal" || want == "luxury"
		if got.Style.Look != want || got.Style.Lines != lines || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: look %q, lines %v, %s", prompt, got.Style.Look, got.Style.Lines, summary(got))
		}
	}
}

func TestTheTradeOfALogoIsNotDrawnBesideItsMark(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"horse farm logo with an apple": "apple; text Horse Farm; style logo",
		"jewelry logo with a rose":      "rose; text Jewelry; style logo",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
