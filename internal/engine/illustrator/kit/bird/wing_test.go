package bird_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/bird"
)

func TestTheNecksOfTwoLongNeckedBirdsMakeAHeart(t *testing.T) {
	for name, want := range map[string]bool{"swan": true, "flamingo": true, "duck": false} {
		d, plain := bird.Draw(bird.Spec{Species: name, Pose: "courting"}), bird.Draw(bird.Spec{Species: name})
		if lower := d.Anchors["head"].Y > plain.Anchors["head"].Y+10; bird.Courts(name) != want || lower != want {
			t.Errorf("%s: its head is at %.0f, else at %.0f", name, d.Anchors["head"].Y, plain.Anchors["head"].Y)
		}
	}
}

func TestAFlyingBirdSpreadsItsWingsToBothSidesOfItsBody(t *testing.T) {
	for _, name := range []string{"bird", "eagle", "hummingbird", "phoenix", "crow", "dove"} {
		for pose, turned := range map[string]float64{"flying": .3, "spread": .42} { // the share of the picture on each side of the body
			d := bird.Draw(bird.Spec{Species: name, Pose: pose})
			x := d.Anchors["ground"].X
			if left, right := x-d.Box.X0, d.Box.X1-x; min(left, right) < turned*d.Box.W() {
				t.Errorf("%s %s: %.0f units to the left of the body, %.0f to the right", name, pose, left, right)
			}
		}
	}
}
