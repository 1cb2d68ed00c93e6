package read_test

import "testing"

func TestPeopleWhoFloatDoSo(t *testing.T) {
	for _, prompt := range []string{"astronaut floating", "a woman levitating", "boy floating in the air"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Pose != "floating" {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}
