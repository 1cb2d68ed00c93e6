package compose

// sipped puts the rim of a vessel to the mouth of k's root, a little tilted, on the side of the hand.
func sipped(k, thing cluster) cluster {
	mouth, hand := k.root.anchor("mouth"), k.root.anchor("handNear")
	side := 1.0
	if hand.X < mouth.X {
		side = -1
	}
	thing = thing.turnedBy(-side * 14)
	b := thing.bounds()
	rim := b.Y0
	if thing.root.has("surface") || thing.root.has("inside") { // steam is above the rim
		rim = thing.root.anchor("inside").Y
	}
	return thing.moved(mouth.X+side*.44*b.W()-(b.X0+b.X1)/2, mouth.Y+.01*bySize(k.root)-rim)
}
