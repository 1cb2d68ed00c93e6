package animal

// Kin reports whether two names are of one kind: one of them is a breed or the young one of the other, or both are of a third.
func Kin(a, b string) bool { return kindOf(find(a)) == kindOf(find(b)) }

// IsYoung reports whether a name is that of a young one, such as a kitten.
func IsYoung(name string) bool { return find(name).look.young }

// kindOf is what a breed is like, as far down as that goes.
func kindOf(s *species) string {
	for range len(all) {
		base, ok := all[s.like]
		if !ok || base == s {
			break
		}
		s = base
	}
	return s.name
}

// InProfile reports whether a species shows its head from the side, where its mouth stays closed.
func InProfile(name string) bool { return newRig(Spec{Species: name}).newHead(0).Profile }

// Hoofed reports whether a species stands on hooves or columns: it wears a cloth on its back, and is not wrapped in one.
func Hoofed(name string) bool { return find(name).build.Foot == hoof || find(name).build.Foot == pad }

// Legs of those dogs that stand rather than sit, in lengths of their bodies: shorter than the first, as a dachshund's, or longer than the second,
// as a greyhound's.
const shortLegs, longLegs = .5, .98

// PlayBows reports whether a species bows down to a toy before it: dogs, cats, foxes and their kin.
func PlayBows(name string) bool {
	s := find(name)
	return s.build.Foot == paw && s.build.Rest == side && !s.build.Biped && !s.build.Crouch && s.build.Leg > .4*s.build.Length
}

// SitsAsDogsDo reports whether a species is a dog that one mostly sees sitting.
func SitsAsDogsDo(name string) bool {
	s := find(name)
	k := s.build.Leg / s.build.Length
	return s.look.collar && k > shortLegs && k < longLegs
}
