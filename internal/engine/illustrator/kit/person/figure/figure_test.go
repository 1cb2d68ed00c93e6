package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/pose"
)

func TestPosesKnowTheirExpressions(t *testing.T) {
	for name, p := range pose.All() {
		if _, ok := Expressions[p.Expression]; p.Expression != "" && !ok {
			t.Errorf("%s: no expression %q", name, p.Expression)
		}
	}
	for _, n := range []int{1, 2} {
		if _, ok := pose.All()[pose.Holding(n)]; !ok {
			t.Errorf("Holding(%d) is no pose", n)
		}
	}
}

func TestWhoIsSadOrScaredHasNoArmOnAHip(t *testing.T) {
	for seed := range uint64(4) {
		for _, expression := range []string{"sad", "scared", "shy", "tired"} {
			if g := GestureOf(Spec{Seed: seed << 11, Age: "child", Expression: expression}); g != clasped {
				t.Errorf("%s, seed %d: %+v", expression, seed, g)
			}
		}
	}
}

func TestAnAnimalInClothesIsPlumpOnShortLegs(t *testing.T) {
	s := Spec{Age: "adult", Top: Garment{Name: "sweater"}}
	man := BuildOf(s)
	s.Mask = &Mask{Pelt: &Pelt{Girth: 1.1}}
	if bear := BuildOf(s); bear.Waist < 1.4*man.Waist || bear.Thigh > .8*man.Thigh {
		t.Errorf("a waist of %.0f and a thigh of %.0f, those of a man are %.0f and %.0f", bear.Waist, bear.Thigh, man.Waist, man.Thigh)
	}
}
