package animal_test

import (
	"fmt"
	"testing"

	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

func TestEachFurtherHeadIsSeen(t *testing.T) {
	for _, name := range []string{"dog", "wolf", "dragon", "cat"} {
		last := ""
		for n := 1; n <= 9; n++ {
			d := animal.Draw(animal.Spec{Species: name, Heads: n})
			p := string(kittest.Render(d, 64, .04).Pix)
			if p == last {
				t.Errorf("a %s with %d heads looks like one with %d", name, n, n-1)
			}
			last = p
			check(t, fmt.Sprintf("%s with %d heads", name, n), d)
		}
	}
}
