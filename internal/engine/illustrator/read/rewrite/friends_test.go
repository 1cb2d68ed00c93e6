package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "Cookie and milk best friends" were a cookie beside three people.
func TestTwoWhoAreFriendsAreHandInHand(t *testing.T) {
	for _, prompt := range []string{"cat and dog best friends", "a cat and a dog as best friends", "two cats best friends"} {
		got := newReader(t).Read(prompt, "", "")
		for _, s := range got.Subjects {
			if s.Kind == "person" {
				t.Errorf("%s: %s", prompt, readtest.Summary(got))
			}
		}
	}
}
