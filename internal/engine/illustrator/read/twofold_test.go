package read

import "testing"

func TestTwoRolesInARowAreOneFigure(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"a zombie nurse": {"nurse", "zombie"}, "a nurse zombie": {"nurse", "zombie"}, "skeleton chef": {"chef", "skeleton"}, "two vampire brides": {"bride", "vampire"},
		"a chef": {"chef", ""}, "doctor nurse": {"doctor", ""},
	} {
		got := r.Read(prompt, "", "").Subjects
		if len(got) == 0 || got[0].ID != want[0] || got[0].Person == nil || got[0].Person.Nature != want[1] {
			t.Errorf("%s: %+v, want a %s who is a %s", prompt, got, want[0], want[1])
		}
	}
}
