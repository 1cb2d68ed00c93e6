package figure

import "pellucid/internal/engine/illustrator/kit"

// Pelt is the body of an animal that stands upright, where clothes leave it free.
type Pelt struct {
	Fur, Belly, Limbs, Feet kit.Color
	Shell                   kit.Color   // on the back, with plates on the belly; the zero value is none
	Foot                    string      // "paw", "hoof", "flat", "hand" or "wing"
	Girth                   float64     // of the trunk; 1 is as wide as it is long
	Fill                    kit.Fill    // the pattern of the coat
	Tail                    kit.Drawing // its anchor "tail" is where it grows
	Rump                    float64     // half the height of the rump that the tail was drawn on; 0 is no tail
	Cm                      float64     // real height; 0 is a person's
}

// Pelt returns the coat of a figure that is an animal, or nil.
func (s *Spec) Pelt() *Pelt {
	if s.Mask == nil {
		return nil
	}
	return s.Mask.Pelt
}

// InFur reports whether the trunk is that of an animal without clothes on it.
func (f *Figure) InFur() bool { return f.Look.TopName == "fur" && f.Spec.Pelt() != nil }

// peltBuild are the measures of an animal that stands upright: a long trunk on short legs.
func peltBuild(b build, p *Pelt) build {
	girth := min(max(p.Girth, .6), 1.2)
	b.Trunk, b.Thigh, b.Shin, b.UpperArm, b.Forearm = b.Trunk*.92, b.Thigh*.54, b.Shin*.52, b.UpperArm*.82, b.Forearm*.8
	b.Shoulder, b.Hip, b.Waist, b.Thick, b.Head = b.Shoulder*(.62+.36*girth), b.Hip*(.72+.52*girth), b.Waist*(.8+.74*girth), b.Thick*(.88+.22*girth), b.Head*1.14
	b.inward = .45
	if p.Cm > 0 {
		b.Cm = p.Cm
	}
	return b
}

// dressedBuild are the measures of an animal in clothes: plumper than a person, on short legs, with the girth of its kind.
func dressedBuild(b build, p *Pelt) build {
	girth := min(max(p.Girth, .6), 1.2)
	b.Trunk, b.Thigh, b.Shin, b.UpperArm, b.Forearm, b.Head = b.Trunk*.9, b.Thigh*.54, b.Shin*.54, b.UpperArm*.8, b.Forearm*.8, b.Head*1.22
	if p.Foot == "wing" {
		b.Thigh, b.Shin = b.Thigh*.6, b.Shin*.6
	}
	b.Shoulder, b.Hip, b.Waist, b.Thick = b.Shoulder*(.72+.36*girth), b.Hip*(.86+.52*girth), b.Waist*(.96+.76*girth), b.Thick*(.98+.22*girth)
	return b
}

// Winged reports whether the arms are wings: no sleeve covers them.
func (f *Figure) Winged() bool {
	p := f.Spec.Pelt()
	return p != nil && p.Foot == "wing" && f.InFur()
}
