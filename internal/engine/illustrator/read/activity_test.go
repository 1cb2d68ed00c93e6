package read

import "testing"

func TestTheKindOfThingBehindItsNameSaysNothingMore(t *testing.T) {
	r, _ := New(fake{})
	for prompt, want := range map[string]string{"seal animal": "seal", "kiwi fruit": "kiwi-fruit", "spider insect png": "spider"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
