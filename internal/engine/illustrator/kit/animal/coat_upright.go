package animal

import "pellucid/internal/engine/illustrator/kit"

// Coat is what the body of a species looks like, for a drawing in which it stands on its hind legs like a person.
type Coat struct {
	Fur, Belly, Limbs, Feet kit.Color   // of the trunk, its front, the arms and legs, the hands and feet
	Foot                    string      // "paw", "hoof", "flat" or "hand"
	Girth                   float64     // width of the trunk over its length: a cat has .7, a bear 1.1
	Pattern                 string      // the pattern of the coat by the name of a fill, or nothing
	Shell                   kit.Color   // of a turtle; none else
	Tail                    kit.Drawing // the tail alone, of an animal that looks to the right; its anchor "tail" is where it grows
	Rump                    float64     // half the height of the rump that it grows from
}

// CoatOf returns the coat of an animal. A tail that stands up is drawn low where the animal sits.
func CoatOf(s Spec, sits bool) Coat {
	s.Pose, s.Facing, s.View = "standing", kit.Right, ""
	if sits {
		s.Pose = "sitting"
	}
	r := newRig(s)
	if !sits {
		r.skeleton()
		r.shades(r.hip.X-r.hip.R, min(r.hip.Y-r.hip.R, r.chest.Y-r.chest.R), r.chest.X+r.chest.R)
	} else {
		r.hip.R = r.b.Rump
		r.shades(-r.hip.R, -2*r.hip.R, 2*r.hip.R)
	}
	r.drawTail()
	c := Coat{
		Fur: r.fur.M, Belly: r.belly.M, Limbs: r.fur.M, Feet: r.fur.M, Girth: 2 * r.b.Belly / r.b.Length, Pattern: coatPatterns[r.s.name],
		Foot: map[foot]string{paw: "paw", hoof: "hoof", pad: "flat", claw: "paw", hands: "hand"}[r.b.Foot], Rump: r.hip.R,
	}
	if c.Belly.Lch().L < c.Fur.Lch().L-.3 {
		c.Belly = c.Fur
	}
	switch r.s.look.style {
	case "panda":
		c.Limbs, c.Feet = r.marks.M, r.marks.M
	case "dark legs", "points", "socks":
		c.Feet = r.marks.M
	}
	switch r.b.Foot {
	case hoof:
		c.Feet = r.Tones("hooves").M
	case hands:
		c.Feet = r.belly.M
	}
	if shelled[r.s.name] {
		c.Shell = r.Tones("shell").M
	}
	c.Tail = r.drawing()
	return c
}

// shelled are the species with a shell on their backs.
var shelled = map[string]bool{"turtle": true, "tortoise": true}

// coatPatterns are the fills that repeat the pattern of a coat on a trunk that stands upright.
var coatPatterns = map[string]string{
	"tiger": "tiger", "zebra": "zebra", "leopard": "leopard", "cheetah": "leopard", "jaguar": "leopard", "snow-leopard": "leopard", "cow": "cow", "dalmatian": "cow", "giraffe": "leopard",
}
