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
		c.outlined(spec, s)
	case "isometric":
		spec.Quarter = s.Facing == ""
	case "logo":
		spec.Idle = false // gestures are too small for a mark
	}
}

// outlined turns somebody to a side, with hair that leaves the face free: in one tone only the outline tells who it is and what they do.
func (c *Drawer) outlined(spec *person.Spec, s brief.Subject) {
	spec.Profile = true
	if s.Expression == "" {
		spec.Expression = "faceless"
	}
	if told := s.Person; told == nil || told.Hair == "" {
		if free, ok := freeOfFace[spec.Hair.Style]; ok {
			spec.Hair.Style = free
		}
	}
	if s.Facing != "" {
		return
	}
	if !spec.Idle || spec.Seated {
		spec.Quarter = true // arms that are raised stay beside the head
		return
	}
	spec.Side = true
	if spec.Role == "" { // who has a role holds what belongs to it
		spec.Pose, spec.Idle = "walking", false
	}
}

// freeOfFace are hair styles in whose place a silhouette has one that hides neither the face nor the neck.
var freeOfFace = map[string]string{"long": "ponytail", "wavy": "ponytail", "bangs": "bun", "bob": "pixie", "braids": "braid", "pigtails": "braid", "bowl cut": "short"}
