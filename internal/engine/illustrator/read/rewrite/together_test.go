package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "Together" between "sleeping" and "on" left out the dog of "cat and dog sleeping together on a rug".
func TestSeveralWhoDoSomethingTogetherAllDoIt(t *testing.T) {
	got := newReader(t).Read("cat and dog sleeping together on a rug", "", "")
	if len(got.Subjects) != 3 || got.Subjects[0].Pose != "sleeping" || got.Subjects[1].Pose != "sleeping" || len(got.Reading.LeftOut) > 0 {
		t.Errorf("%s", readtest.Summary(got))
	}
}
