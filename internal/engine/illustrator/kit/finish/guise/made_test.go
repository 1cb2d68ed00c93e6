package guise_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/guise"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestWhatIsMadeInTheFormOfAThingLooksUnlikeTheThing(t *testing.T) {
	p, _ := library.Find("strawberry")
	plain, err := p.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"candle", "cookie", "mug", "teapot", "lamp", "cloud", "house", "pillow", "necklace", "cake", "sofa", "swim-ring", "hot-air-balloon", "perfume-bottle", "flower-pot", "pinata"} {
		if !guise.Makes(name) {
			t.Errorf("%s can't be made in a form", name)
		}
		made := guise.Made(plain, name, false, 7)
		if len(made.Nodes()) == len(plain.Nodes()) {
			t.Errorf("%s adds nothing", name)
		}
		if made.Box.W() <= 0 || made.Box.H() <= 0 || made.Unit == plain.Unit {
			t.Errorf("%s: box %v, unit %v", name, made.Box, made.Unit)
		}
	}
}
