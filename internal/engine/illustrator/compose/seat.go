package compose

import "pellucid/internal/engine/illustrator/brief"

// chairs are what one sits on with the legs down.
var chairs = words("chair armchair rocking-chair bench stool bar-stool park-bench office-chair throne wheelchair beach-chair folding-chair sofa couch loveseat swing-bench bean-bag ottoman lawn-chair lounge-chair deck-chair dining-chair high-chair gaming-chair picnic-bench tree-stump")

// seatsOne are the seats on which people sleep sitting.
var seatsOne = words("chair armchair rocking-chair throne wheelchair office-chair stool")

// upOn are the poses in which one is on a chair without sitting on it.
var upOn = words("standing jumping dancing lying sleeping walking running waving cheering kneeling climbing yoga celebrating balancing photographing")

// sitsDown reports whether a person who does something on a chair sits while doing so, or on whatever it was told that they sit on.
func (c *composer) sitsDown(i int, kind string, on instance) bool {
	s := c.subject(i)
	if s.Kind != brief.Person && s.Person == nil || !chairs[c.subject(on.subject).ID] && (kind != "sitting on" || s.Pose == "" || atWork[s.Pose]) {
		return false
	}
	if kind != "on" && kind != "sitting on" && kind != "inside" || upOn[s.Pose] || s.Pose == "sitting" {
		return false
	}
	_, doing := c.doing(i)
	return s.Pose != "" || doing
}
