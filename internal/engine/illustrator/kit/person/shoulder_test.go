package person

import (
	"math"
	"testing"
)

// The round end of a raised sleeve was a disc on the chest.
func TestASleeveRunsIntoTheShirt(t *testing.T) {
	for pose, runs := range map[string]bool{"jumping": true, "celebrating": true, "arms out": true, "standing": true, "walking": false} {
		f := newFigure(complete(Spec{Pose: pose}))
		for _, arm := range []chain{f.bones.armNear, f.bones.armFar} {
			seam := f.shoulderSeam(arm)
			if seam.Empty() == runs {
				t.Errorf("%s: the trunk is drawn over the shoulder: %v", pose, !runs)
			}
			if b := seam.Bounds(); runs && b.W() > 60 {
				t.Errorf("%s: the trunk covers %.0f", pose, b)
			}
		}
	}
}

// The elbows of readers stuck out as wide as their knees.
func TestTheElbowsOfWhoReadsHangBesideTheTrunk(t *testing.T) {
	for age := range ages {
		f := newFigure(complete(Spec{Pose: "reading", Age: age}))
		for _, arm := range []chain{f.bones.armNear, f.bones.armFar} {
			if out := math.Abs(arm[1].X - f.bones.trunk.X); out > 1.55*f.body.shoulder || arm[1].Y < arm[0].Y+.8*f.body.upperArm {
				t.Errorf("%s: an elbow at %.0f, the shoulder at %.0f", age, arm[1], arm[0])
			}
		}
	}
}

// The thigh and the shin of a folded leg were one bolster.
func TestTheShinOfAFoldedLegLiesOverItsThigh(t *testing.T) {
	for pose, folded := range map[string]bool{"reading": true, "meditating": true, "standing": false, "sitting": false} {
		f := newFigure(complete(Spec{Pose: pose}))
		if f.folds(f.pose.legNear) != folded || f.folds(f.pose.legFar) != folded {
			t.Errorf("%s: a leg is folded: %v", pose, !folded)
		}
		m := member{joints: f.bones.legNear, radii: f.scaled(f.look.legs.radii), reach: f.look.legs.reach, hem: .25}
		leg, plain := f.bent(folded, m, f.bottom.M, f.bottom), f.member(m, f.bottom.M, f.bottom)
		if more := len(leg.Scene()) > len(plain.Scene()); more != folded {
			t.Errorf("%s: the shin has an edge of its own: %v", pose, more)
		}
	}
}

func TestALongBeardLiesOverTheSleeves(t *testing.T) {
	for _, over := range []string{"", "vest"} {
		f := newFigure(complete(Spec{Beard: "long", Age: "elder", Over: Garment{Name: over}}))
		if seam := f.shoulderSeam(f.bones.armFar); seam.Bounds().Y0 > f.bones.armFar[0].Y {
			t.Errorf("over garment %q: %.0f is over a sleeve whose shoulder is at %.0f", over, seam.Bounds(), f.bones.armFar[0])
		}
	}
}
