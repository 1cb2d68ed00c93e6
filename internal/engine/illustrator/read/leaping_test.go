package read_test

import "testing"

// "Jumping out" was left out and the kitten stood beside its box; "and a sleepy face" was the face of a woman beside a mug.
func TestWhatJumpsOutLeavesTheThingAndAFaceBelongsToIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a box with a kitten jumping out": "cardboard-box | kitten; 1 leaping from 0",
		"a cupcake and a cherry":          "cupcake | cherry; 0 and 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
	if got := r.Read("a cat with a bow tie and a sleepy face", "", ""); got.Subjects[0].Expression != "sleepy" {
		t.Errorf("the cat is read as %s", summary(got))
	}
}
