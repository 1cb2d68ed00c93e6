package plump

// Joint is a joint of a tube.
func Joint(x, y, r float64) J { return J{X: x, Y: y, R: r} }
