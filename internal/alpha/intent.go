package alpha

// Intent says what the picture is meant to be; it exempts the checks that such a
// picture would break by design.
type Intent struct {
	// Glow: light, smoke or fire. Haze is wanted and the inside may be translucent.
	Glow bool
	// Particles: confetti, stars, spray. Loose specks are wanted.
	Particles bool
	// Pixelated: pixel art. Hard stair-stepped edges are wanted.
	Pixelated bool
	// Outlined: stickers and line art. A rim that differs from the inside is wanted.
	Outlined bool
	// Glass: glass, liquid, veils. The inside must be translucent.
	Glass bool
	// FullBleed: backgrounds, borders, corners and patterns, which may touch or
	// fill the frame.
	FullBleed bool
}
