package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
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
