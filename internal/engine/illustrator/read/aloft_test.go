package read

import "testing"

// The birds of "a hot air balloon with clouds and birds" stood on the ground beside it.
func TestBirdsBesideWhatIsInTheAirAreAFlock(t *testing.T) {
	got := newReader(t, fake{}).Read("hot air balloon with clouds and birds", "", "")
	if len(got.Subjects) != 3 || got.Subjects[2].ID != "bird-flock" || got.Subjects[2].Count != 1 {
		t.Errorf("%s", summary(got))
	}
}
