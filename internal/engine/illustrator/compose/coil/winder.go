// Package coil winds what is long around things: snakes, dragons, ropes, ribbons and wrappings.
package coil

import "pellucid/internal/engine/illustrator/compose/hierarchy"

// Winder winds the subjects of a request around each other.
type Winder struct{ *hierarchy.Tree }
