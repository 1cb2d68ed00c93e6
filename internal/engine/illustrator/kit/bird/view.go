package bird

// FacesFront reports whether a species is drawn from the front, as owls and penguins are; the others are drawn from the side.
func FacesFront(species string) bool { return find(species).build.Front != "" }
