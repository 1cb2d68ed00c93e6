package read_test

import "testing"

func TestWhoIsWithAMustacheWearsItAndAFaceAloneHasNoHairBesideIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a dog with a mustache": "wearing", "a bicycle with a mustache": "with"} {
		if b := r.Read(prompt, "", ""); len(b.Relations) != 1 || b.Relations[0].Kind != want {
			t.Errorf("%s: %+v", prompt, b.Relations)
		}
	}
	for _, prompt := range []string{"a skull with long hair", "a skull with red shoes"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Reading.LeftOut) == 0 {
			t.Errorf("%s: %+v, left out %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
}
