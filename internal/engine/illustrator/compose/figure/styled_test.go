package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/person"
)

func TestInASilhouetteNobodyHidesTheirFaceBehindHairUnlessItWasTold(t *testing.T) {
	for _, c := range []struct {
		told brief.Figure
		want string
	}{{brief.Figure{}, "ponytail"}, {brief.Figure{Hair: "long"}, "long"}} {
		spec := person.Spec{Hair: person.Hair{Style: "long"}, Idle: true}
		(&Drawer{}).outlined(&spec, brief.Subject{Kind: brief.Person, Person: &c.told})
		if spec.Hair.Style != c.want || !spec.Profile || spec.Pose != "walking" {
			t.Errorf("told %q: hair %q, profile %v, pose %q", c.told.Hair, spec.Hair.Style, spec.Profile, spec.Pose)
		}
	}
}

func TestPeopleInTheMediaOfFineArtAndInHighDetailHaveTheProportionsOfLife(t *testing.T) {
	for _, c := range []struct {
		style brief.Style
		want  bool
	}{{brief.Style{Name: "default", Detailed: true}, true}, {brief.Style{Name: "default"}, false}, {brief.Style{Detailed: true, Asked: []string{"storybook"}}, false}, {brief.Style{Name: "cartoon", Detailed: true}, false}, {brief.Style{Name: "realistic"}, true}, {brief.Style{Name: "charcoal"}, true}, {brief.Style{Name: "watercolor"}, true}, {brief.Style{Name: "watercolor", Asked: []string{"nursery"}}, false}, {brief.Style{Name: "ink", Minimalist: true}, false}} {
		if got := (&Drawer{Request: layout.Request{Brief: brief.Brief{Style: c.style}}}).personInLife(brief.Subject{}); got != c.want {
			t.Errorf("%+v: %v", c.style, got)
		}
	}
}
