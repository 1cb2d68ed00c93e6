package read

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/rewrite"
	"pellucid/internal/engine/illustrator/token"
)

// "fire breathing dragon" was a fire that held a dragon.
func TestWhatSomebodyActsOnMayStandBeforeTheVerb(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, same := range map[string]string{
		"fire breathing green dragon": "green dragon breathing fire", "a pizza eating cat": "a cat eating pizza", "guitar playing frog png": "frog playing guitar png",
		"flower holding baby bear": "baby bear holding flower",
	} {
		if got, want := summary(r.Read(prompt, "", "")), summary(r.Read(same, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
	for _, prompt := range []string{"a dog chasing a cat", "a bee pollinating flowers", "a boy with a ball chasing dogs", "running horse", "a book, flying bird"} {
		toks := rewrite.Rewriter{Finder: r.finder}.Rewrite(token.Split(prompt))
		for i := 1; i < len(toks); i++ {
			if toks[i].Start < toks[i-1].Start {
				t.Errorf("%s is put into another order", prompt)
			}
		}
	}
}
