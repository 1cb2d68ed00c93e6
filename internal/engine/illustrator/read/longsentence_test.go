package read

import "testing"

// "W" was left out, reasons were read as things, and a cat asleep on a lap lay on the floor.
func TestWhatPeopleAddInLongSentencesIsReadAsTheyMeanIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"pink toaster w two eggs":                                         "toaster pink | egg x2; 0 with 1",
		"grandma in a rocking chair with a cat asleep on her lap":         "person elder woman | rocking-chair | cat pose:sleeping; 0 inside 1; 2 on lap 0",
		"a red guitar, no shadow, because I'm going to put it on a flyer": "guitar red",
		"a fig, cut so you can see the seeds":                             "fig",
	} {
		got := r.Read(prompt, "", "")
		got.Reading.LeftOut = nil
		if got := summary(got); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
