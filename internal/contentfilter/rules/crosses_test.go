package rules_test

import "testing"

// The same words say different things of a group before it, behind it and on both sides.
func TestWhoDoesWhatToWhomCounts(t *testing.T) {
	t.Parallel()
	screens(t, false, "I hate what Muslims suffer", "Gypsies were robbed by the police", "refugees throw out the garbage", "Arabs kicked the ball out of the park")
	screens(t, true, "I hate what Muslims are", "Poison is what Jews are", "throw out the refugees like garbage", "Kick the Arabs out of the park")
}
