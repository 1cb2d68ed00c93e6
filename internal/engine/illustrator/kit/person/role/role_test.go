package role

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/prop"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// "male teacher" wore a pencil skirt and "male singer" an evening dress and heels.
func TestAManInARoleOfAWomanWearsMensClothes(t *testing.T) {
	for name, want := range map[string][3]string{
		"teacher": {"cardigan", "trousers", "shoes"}, "singer": {"suit jacket", "trousers", "shoes"}, "flight attendant": {"suit jacket", "trousers", "shoes"},
		"cheerleader": {"tank", "trousers", "sneakers"}, "mermaid": {"bare chest", "mermaid tail", ""}, "fairy": {"tunic", "leggings", "shoes"},
	} {
		got := Complete(figure.Spec{Role: name, Body: "man"})
		if got.Top.Name != want[0] || got.Bottom.Name != want[1] || want[2] != "" && got.Shoes.Name != want[2] || slices.Contains(got.Extras, "earrings") {
			t.Errorf("%s: %s, %s, %s, %v", name, got.Top.Name, got.Bottom.Name, got.Shoes.Name, got.Extras)
		}
		if she := Complete(figure.Spec{Role: name}); she.Top.Name != All()[name].Top.Name {
			t.Errorf("%s: a woman wears %s", name, she.Top.Name)
		}
	}
}

// A girl who was a wizard had a white beard.
func TestNoGirlHasTheBeardOfARole(t *testing.T) {
	for name, want := range map[string]bool{"wizard": true, "santa claus": true} {
		if got := Complete(figure.Spec{Role: name}); (got.Beard != "") != want {
			t.Errorf("%s: beard %q", name, got.Beard)
		}
		if got := Complete(figure.Spec{Role: name, Body: "woman", Age: "child"}); got.Beard != "" {
			t.Errorf("a girl as %s: beard %q", name, got.Beard)
		}
	}
}

func TestRolesKnowTheirNames(t *testing.T) {
	for name, r := range All() {
		check := func(kind, value string, ok bool) {
			if value != "" && !ok {
				t.Errorf("%s: no %s %q", name, kind, value)
			}
		}
		_, ok := pose.All()[r.Pose]
		check("pose", r.Pose, ok)
		_, ok = head.HairStyles[r.Hair.Style]
		check("hair", r.Hair.Style, ok)
		_, ok = head.Hats[r.Head]
		check("headwear", r.Head, ok)
		_, ok = figure.Expressions[r.Expression]
		check("expression", r.Expression, ok)
		for _, g := range []figure.Garment{r.Top, r.Bottom, r.Over} {
			_, ok = wear.Garments[g.Name]
			check("garment", g.Name, ok)
		}
		_, ok = body.Shoes[r.Shoes.Name]
		check("shoes", r.Shoes.Name, ok)
		for _, e := range r.Extras {
			_, ok = extra.All[e]
			check("extra", e, ok)
		}
		for _, p := range r.Props {
			_, ok = prop.Props[p]
			check("prop", p, ok)
		}
	}
}

func TestAliasesStandForWhatIsThere(t *testing.T) {
	for alias, name := range aliases {
		_, garment := wear.Garments[name]
		_, shoe := body.Shoes[name]
		_, hat := head.Hats[name]
		if !garment && !shoe && !hat {
			t.Errorf("%q stands for %q, which is not there", alias, name)
		}
	}
}

func TestACellOfARoleHasANameAndItsColors(t *testing.T) {
	var s figure.Spec
	for field, value := range map[string]string{"top": "suit jacket #33303c #fbf7f0", "bottom": "striped trousers - #ffffff", "skin": "3", "extras": "bow tie #d8343f, watch", "fixed": "hair"} {
		set(&s, field, value)
	}
	if s.Top.Name != "suit jacket" || s.Top.Color.String() != "#33303c" || s.Top.Second.String() != "#fbf7f0" {
		t.Errorf("the top is %+v", s.Top)
	}
	if s.Bottom.Name != "striped trousers" || !s.Bottom.Color.IsNone() || s.Bottom.Second.String() != "#ffffff" {
		t.Errorf("the bottom is %+v", s.Bottom)
	}
	if tie := s.ExtraColors["bow tie"]; !slices.Equal(s.Extras, []string{"bow tie", "watch"}) || tie.String() != "#d8343f" || len(s.ExtraColors) != 1 {
		t.Errorf("the extras are %q in %v", s.Extras, s.ExtraColors)
	}
	if s.Skin.String() != figure.SkinTones()[3].String() || !s.FixedHair || s.FixedSkin {
		t.Errorf("skin %v, fixed skin %v, fixed hair %v", s.Skin, s.FixedSkin, s.FixedHair)
	}
}
