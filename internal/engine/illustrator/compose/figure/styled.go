package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/person"
)

// forStyle draws somebody as the style of the picture needs it: in a silhouette limbs that hang before the trunk and a face seen from the
// front are not seen, and a mark has no small gestures.
func (c *Drawer) forStyle(spec *person.Spec, s brief.Subject) {
	if s.Kind != brief.Person || spec.Mask != nil {
		return
	}
	switch c.Brief.Style.Name {
	case "silhouette":
		spec.Profile = true
		if s.Expression == "" {
			spec.Expression = "faceless"
		}
		if spec.Idle && s.Facing == "" && !spec.Seated {
			spec.Side = true
			if spec.Role == "" { // who has a role holds what belongs to it
				spec.Pose, spec.Idle = "walking", false
			}
		}
	case "isometric":
		spec.Quarter = s.Facing == ""
	case "logo":
		spec.Idle = false // gestures are too small for a mark
	}
}
