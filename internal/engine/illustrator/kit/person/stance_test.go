package person

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/scene"
)

func TestWhoStandsHasTheWeightOnOneLegAndBothSolesOnTheFloor(t *testing.T) {
	for _, seed := range []uint64{0, 1 << 9} {
		f := newFigure(complete(Spec{Seed: seed}))
		near, far := f.bones.legNear, f.bones.legFar
		if near[0].Y == far[0].Y || math.Abs(near[2].Y-far[2].Y) > .5 || math.Abs(near[2].Y+f.body.foot-ground) > .5 {
			t.Errorf("seed %d: hips at %.1f and %.1f, ankles at %.1f and %.1f", seed, near[0].Y, far[0].Y, near[2].Y, far[2].Y)
		}
	}
}

func TestOnlyHandsOfWhomNothingIsAskedDoSomethingSmall(t *testing.T) {
	for seed := range uint64(8) {
		s := complete(Spec{Seed: seed << 11, Age: "child"})
		still := seatedPose(s)
		s.Idle = true
		g := gestureOf(s)
		if p := seatedPose(s); still.near.reach || still.far.reach || (p.far != still.far) != (g.far != nil) || (p.near != still.near) != (g.near != nil) {
			t.Errorf("seed %d: %+v and %+v", seed, p.near, p.far)
		}
		s.Pose = "waving"
		if p := seatedPose(s); p.far != poses["waving"].far || p.near.reach {
			t.Errorf("seed %d: waving has become %+v and %+v", seed, p.near, p.far)
		}
	}
}

// The shaft of a boot stuck out of the trousers of a bent leg.
func TestTheShaftOfABootLeansWithTheShin(t *testing.T) {
	f := newFigure(complete(Spec{Shoes: Garment{Name: "tall boots"}}))
	shin, leg := f.bones.legFar, f.pose.legFar
	leaning := f.shoe(shin, leg, true).Bounds()
	f.pose.ease = 0
	if upright := f.shoe(shin, leg, true).Bounds(); shin[1].X > shin[2].X-5 || leaning.X0 > upright.X0-.3*(shin[2].X-shin[1].X) || leaning.Y1 != upright.Y1 {
		t.Errorf("the shin goes from %v to %v, the boot is at %v, upright at %v", shin[1], shin[2], leaning, upright)
	}
}

func TestWhoIsSadOrScaredHasNoArmOnAHip(t *testing.T) {
	for seed := range uint64(4) {
		for _, expression := range []string{"sad", "scared", "shy", "tired"} {
			if g := gestureOf(Spec{Seed: seed << 11, Age: "child", Expression: expression}); g != clasped {
				t.Errorf("%s, seed %d: %+v", expression, seed, g)
			}
		}
	}
}

func TestBabiesAndTheOldHaveShortNecks(t *testing.T) {
	for _, age := range []string{"baby", "toddler", "elder"} {
		f := newFigure(complete(Spec{Age: age, Pose: "standing"}))
		if d := f.bones.neck.Distance(f.bones.head.Point); d > .92*42*f.body.head {
			t.Errorf("the neck of a %s is %.0f long", age, d)
		}
	}
}

// Hands that lie in each other low down looked as if they covered swim trunks.
func TestClaspedHandsLieOverTheBelt(t *testing.T) {
	f := newFigure(complete(Spec{Age: "elder", Idle: true, Seed: 3 << 11}))
	hips := (f.bones.legNear[0].Y + f.bones.legFar[0].Y) / 2
	for _, hand := range []float64{f.bones.armNear[2].Y, f.bones.armFar[2].Y} {
		if hand > hips-.1*(hips-f.bones.neck.Y) {
			t.Errorf("a hand at %.0f, the hips at %.0f", hand, hips)
		}
	}
}

// Hands that hung down were mittens.
func TestAHandThatHangsHasFourFingers(t *testing.T) {
	f := newFigure(complete(Spec{Age: "adult", Pose: "standing"}))
	fill := f.handFill(f.bones.armNear, frame{scale: 1}, 1, f.skin)
	fingers := 0
	var count func([]scene.Node)
	count = func(nodes []scene.Node) {
		for _, n := range nodes {
			if n.Group != nil {
				count(n.Group.Children)
			} else if s := n.Path.Stroke; s != nil && s.Width > 4 && len(s.Paint.Stops) > 0 {
				fingers++
			}
		}
	}
	count(f.loose(f.skin, fill).Scene())
	if fingers != 4 {
		t.Errorf("%d fingers in the tones of the arm", fingers)
	}
}
