package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "fire breathing dragon" was a fire that held a dragon.
func TestWhatSomebodyActsOnMayStandBeforeTheVerb(t *testing.T) {
	r := newReader(t)
	for prompt, same := range map[string]string{
		"fire breathing green dragon": "green dragon breathing fire", "a pizza eating cat": "a cat eating pizza", "guitar playing frog png": "frog playing guitar png",
		"flower holding baby bear": "baby bear holding flower",
	} {
		if got, want := readtest.Summary(r.Read(prompt, "", "")), readtest.Summary(r.Read(same, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}
