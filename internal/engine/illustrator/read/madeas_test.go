package read

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAThingShapedLikeAnotherIsMadeInItsForm(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"a candle shaped like a rose": {"rose", "candle"}, "a mug in the shape of a cat": {"cat", "mug"}, "elephant shaped candle": {"elephant", "candle"}, "frog cookies": {"frog", "cookie"},
		"a cookie shaped like a star": {"cookie", ""}, "a tractor shaped like a cat": {"tractor", ""}, "cat mug": {"mug", ""}, "fish bowl": {"fish-bowl", ""},
	} {
		var got brief.Subject
		if b := r.Read(prompt, "", ""); len(b.Subjects) > 0 {
			got = b.Subjects[0]
		}
		if got.ID != want[0] || got.As != want[1] {
			t.Errorf("%s: %s as %q, want %q", prompt, got.ID, got.As, want)
		}
	}
}

func TestAThingInTheFormOfAnotherKeepsItsColor(t *testing.T) {
	b := newReader(t, fake{}).Read("a pink candle shaped like an owl", "", "")
	if s := b.Subjects[0]; s.ID != "owl" || s.As != "candle" || s.Color != "pink" {
		t.Errorf("%+v", s)
	}
}
