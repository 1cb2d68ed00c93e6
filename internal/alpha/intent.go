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
	// Veils: parts of the subject are translucent by themselves, such as a jar or a beam
	// of light; how much of the inside that is says nothing about the cut.
	Veils bool
	// OwnEdges: pigment, ink or light gives the edge a color of its own, so that a
	// color other than the inside's is no trace of an old background.
	OwnEdges bool
	// FullBleed: backgrounds, borders, corners and patterns, which may touch or
	// fill the frame.
	FullBleed bool
}
