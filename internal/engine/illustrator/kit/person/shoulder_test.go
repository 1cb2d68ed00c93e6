package person

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

// The round end of a raised sleeve was a disc on the chest.
func TestASleeveRunsIntoTheShirt(t *testing.T) {
	for pose, runs := range map[string]bool{"jumping": true, "celebrating": true, "arms out": true, "standing": true, "walking": false} {
		f := newFigure(role.Complete(figure.Spec{Pose: pose}))
		for _, arm := range []figure.Chain{f.Bones.ArmNear, f.Bones.ArmFar} {
			seam := shoulderSeam(f, arm)
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
	for age := range figure.Ages {
		f := newFigure(role.Complete(figure.Spec{Pose: "reading", Age: age}))
		for _, arm := range []figure.Chain{f.Bones.ArmNear, f.Bones.ArmFar} {
			if out := math.Abs(arm[1].X - f.Bones.Trunk.X); out > 1.55*f.Body.Shoulder || arm[1].Y < arm[0].Y+.8*f.Body.UpperArm {
				t.Errorf("%s: an elbow at %.0f, the shoulder at %.0f", age, arm[1], arm[0])
			}
		}
	}
}

// The thigh and the shin of a folded leg were one bolster.
func TestTheShinOfAFoldedLegLiesOverItsThigh(t *testing.T) {
	for pose, folded := range map[string]bool{"reading": true, "meditating": true, "standing": false, "sitting": false} {
		f := newFigure(role.Complete(figure.Spec{Pose: pose}))
		if body.Folds(f, f.Pose.LegNear) != folded || body.Folds(f, f.Pose.LegFar) != folded {
			t.Errorf("%s: a leg is folded: %v", pose, !folded)
		}
		m := figure.Member{Joints: f.Bones.LegNear, Radii: f.Scaled(f.Look.Legs.Radii), Reach: f.Look.Legs.Reach, Hem: .25}
		leg, plain := body.Bent(f, folded, m, f.Bottom.M, f.Bottom), f.Member(m, f.Bottom.M, f.Bottom)
		if more := len(leg.Scene()) > len(plain.Scene()); more != folded {
			t.Errorf("%s: the shin has an edge of its own: %v", pose, more)
		}
	}
}

func TestALongBeardLiesOverTheSleeves(t *testing.T) {
	for _, over := range []string{"", "vest"} {
		f := newFigure(role.Complete(figure.Spec{Beard: "long", Age: "elder", Over: figure.Garment{Name: over}}))
		if seam := shoulderSeam(f, f.Bones.ArmFar); seam.Bounds().Y0 > f.Bones.ArmFar[0].Y {
			t.Errorf("over garment %q: %.0f is over a sleeve whose shoulder is at %.0f", over, seam.Bounds(), f.Bones.ArmFar[0])
		}
	}
}
