package person

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"pellucid/internal/engine/illustrator/scene"
)

func TestWhoStandsHasTheWeightOnOneLegAndBothSolesOnTheFloor(t *testing.T) {
	for _, seed := range []uint64{0, 1 << 9} {
		f := newFigure(role.Complete(figure.Spec{Seed: seed}))
		near, far := f.Bones.LegNear, f.Bones.LegFar
		if near[0].Y == far[0].Y || math.Abs(near[2].Y-far[2].Y) > .5 || math.Abs(near[2].Y+f.Body.Foot-figure.Ground) > .5 {
			t.Errorf("seed %d: hips at %.1f and %.1f, ankles at %.1f and %.1f", seed, near[0].Y, far[0].Y, near[2].Y, far[2].Y)
		}
	}
}

func TestOnlyHandsOfWhomNothingIsAskedDoSomethingSmall(t *testing.T) {
	for seed := range uint64(8) {
		s := role.Complete(figure.Spec{Seed: seed << 11, Age: "child"})
		still := seatedPose(s)
		s.Idle = true
		g := figure.GestureOf(s)
		if p := seatedPose(s); still.Near.Reach || still.Far.Reach || (p.Far != still.Far) != (g.Far != nil) || (p.Near != still.Near) != (g.Near != nil) {
			t.Errorf("seed %d: %+v and %+v", seed, p.Near, p.Far)
		}
		s.Pose = "waving"
		if p := seatedPose(s); p.Far != pose.All()["waving"].Far || p.Near.Reach {
			t.Errorf("seed %d: waving has become %+v and %+v", seed, p.Near, p.Far)
		}
	}
}

// The shaft of a boot stuck out of the trousers of a bent leg.
func TestTheShaftOfABootLeansWithTheShin(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Shoes: figure.Garment{Name: "tall boots"}}))
	shin, leg := f.Bones.LegFar, f.Pose.LegFar
	leaning := body.Shoe(f, shin, leg, true).Bounds()
	f.Pose.Ease = 0
	if upright := body.Shoe(f, shin, leg, true).Bounds(); shin[1].X > shin[2].X-5 || leaning.X0 > upright.X0-.3*(shin[2].X-shin[1].X) || leaning.Y1 != upright.Y1 {
		t.Errorf("the shin goes from %v to %v, the boot is at %v, upright at %v", shin[1], shin[2], leaning, upright)
	}
}

func TestBabiesAndTheOldHaveShortNecks(t *testing.T) {
	for _, age := range []string{"baby", "toddler", "elder"} {
		f := newFigure(role.Complete(figure.Spec{Age: age, Pose: "standing"}))
		if d := f.Bones.Neck.Distance(f.Bones.Head.Point); d > .92*42*f.Body.Head {
			t.Errorf("the neck of a %s is %.0f long", age, d)
		}
	}
}

// Hands that lie in each other low down looked as if they covered swim trunks.
func TestClaspedHandsLieOverTheBelt(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Age: "elder", Idle: true, Seed: 3 << 11}))
	hips := (f.Bones.LegNear[0].Y + f.Bones.LegFar[0].Y) / 2
	for _, hand := range []float64{f.Bones.ArmNear[2].Y, f.Bones.ArmFar[2].Y} {
		if hand > hips-.1*(hips-f.Bones.Neck.Y) {
			t.Errorf("a hand at %.0f, the hips at %.0f", hand, hips)
		}
	}
}

// Hands that hung down were mittens.
func TestAHandThatHangsHasFourFingers(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Age: "adult", Pose: "standing"}))
	fill := body.HandFill(f, f.Bones.ArmNear, figure.Frame{Scale: 1}, 1, f.Skin)
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
	count(body.Loose(f, f.Skin, fill).Scene())
	if fingers != 4 {
		t.Errorf("%d fingers in the tones of the arm", fingers)
	}
}
