package alter

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestACookieInTheShapeOfAStarHasTheOutlineOfAStar(t *testing.T) {
	cookie, _ := library.Find("cookie")
	d, err := cookie.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	star := Reshaped(d, brief.Subject{Kind: brief.Piece, ID: "cookie", Shape: "star"})
	got, _ := finish.OutlineOf(star)
	spread := func(o finish.Outline) float64 {
		least, most := o.Reach(0), o.Reach(0)
		for turn := 0.0; turn < 6.28; turn += .02 {
			least, most = min(least, o.Reach(turn)), max(most, o.Reach(turn))
		}
		return most / least
	}
	whole, _ := finish.OutlineOf(d)
	if spread(whole) > 1.2 || spread(got) < 1.7 {
		t.Errorf("a cookie spreads by %.2f, a star of it by %.2f", spread(whole), spread(got))
	}
}

func TestOnlyFlatThingsTakeAShape(t *testing.T) {
	for id, want := range map[string]bool{"cookie": true, "pillow": true, "balloon": true, "car": false, "cake": false, "lamp": false} {
		if Reshapes(id) != want {
			t.Errorf("%s: %v", id, !want)
		}
	}
}

func TestAWingAloneIsNoWholeBird(t *testing.T) {
	for _, c := range []struct{ id, word, part string }{{"eagle", "wing", "wing"}, {"fox", "tail", "tail"}, {"car", "wheel", "wheels"}, {"deer", "antlers", "horns"}} {
		if part, ok := PartAlone(c.id, c.word); !ok || part != c.part {
			t.Errorf("%s of %s: %q", c.word, c.id, part)
		}
	}
	if part, ok := PartAlone("fox", "wing"); ok {
		t.Errorf("a fox has no %s", part)
	}
}

func TestWhatHasAHoleIsNotBentToAnotherOutline(t *testing.T) {
	for id, want := range map[string]bool{"ring": false, "headphones": false, "hoop": true, "plate": true, "cookie": true, "bowl": false} {
		if got := Reshapes(id); got != want {
			t.Errorf("%s: %v", id, got)
		}
	}
}
