package bird

// Courts reports whether the neck of a species is so long that two of them who face each other make a heart of theirs.
func Courts(species string) bool { return find(species).build.Bow > 20 }

// FacesFront reports whether a species is drawn from the front, as owls and penguins are; the others are drawn from the side.
func FacesFront(species string) bool { return find(species).build.Front != "" }
