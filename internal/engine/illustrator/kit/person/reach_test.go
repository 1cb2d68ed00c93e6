package person

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

func TestTheElbowOfAHandAtTheMouthHangsDown(t *testing.T) {
	for _, age := range []string{"adult", "child", "elder"} {
		f := newFigure(role.Complete(figure.Spec{Age: age}))
		mouth := f.Bones.Head.Out(-24, 34)
		f = newFigure(role.Complete(figure.Spec{Age: age, Pose: "holding one", Reach: map[string]limb.Point{"handNear": mouth}}))
		if arm := f.Bones.ArmNear; arm[1].Y < arm[0].Y+.3*f.Body.UpperArm {
			t.Errorf("%s: shoulder %v, elbow %v", age, arm[0], arm[1])
		}
	}
}

func TestTheElbowOfAHandBeforeTheChestDoesNotStickOut(t *testing.T) {
	for _, age := range []string{"adult", "child"} {
		f := newFigure(role.Complete(figure.Spec{Age: age}))
		chest := f.Bones.ArmNear[0].Add(.3*f.Body.Shoulder, .4*f.Body.UpperArm)
		f = newFigure(role.Complete(figure.Spec{Age: age, Pose: "holding two", Reach: map[string]limb.Point{"handNear": chest}}))
		if arm := f.Bones.ArmNear; arm[1].Y < arm[0].Y+.5*f.Body.UpperArm || arm[1].X < arm[0].X-.5*f.Body.UpperArm {
			t.Errorf("%s: shoulder %v, elbow %v", age, arm[0], arm[1])
		}
	}
}

// Sleeves hid the screen of a laptop that somebody held.
func TestWhatLiesOverTheArmsIsUnderTheHandsAlone(t *testing.T) {
	plain, over := Draw(figure.Spec{Pose: "holding two"}), Draw(figure.Spec{Pose: "holding two", ArmsBehind: true})
	parts := func(d kit.Drawing) (all []string) {
		for _, n := range d.Layers[kit.Fore] {
			if n.Group != nil {
				all = append(all, n.Group.Part)
			}
		}
		return all
	}
	if got := parts(over); slices.Contains(got, "arm-near") || !slices.Contains(got, "hands") {
		t.Errorf("before it are %q", got)
	}
	if got := parts(plain); !slices.Contains(got, "arm-near") {
		t.Errorf("without anything over the arms, in front are %q", got)
	}
}
