package wordvectors

// Direction is where the meaning of some words points.
type Direction struct{ at vector }

// DirectionOf returns the direction between those of the words that the word vectors know, and whether there is one.
func DirectionOf(words []string) (Direction, bool) {
	at, ok := loadVectors().mean(words)
	return Direction{at}, ok
}

// Cosine returns how alike two directions are: 1 for the same, 0 for unrelated ones.
func (d Direction) Cosine(other Direction) float32 { return d.at.dot(other.at) }
