// Package insects draws insects, spiders and other animals with many legs or none, on land.
package insects

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		moth, lunaMoth, centipede, cockroach, slug, butterfly, bee, ladybug, spider, snail, ant, dragonfly,
		caterpillar, scorpion, grasshopper, mantis, glowBug, earthworm, mosquito, housefly, wasp, beetle, termite,
	}
}
