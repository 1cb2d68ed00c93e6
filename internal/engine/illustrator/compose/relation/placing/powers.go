package placing

// MaxCount is the most copies that still read as separate things.
const MaxCount = 24

// The powers by which real proportions are softened when one thing meets another: riders keep nearly theirs, so that limbs reach; a cup in a hand
// may be larger than it is.
const (
	RiderPower  = .6
	HeldPower   = .68
	BesidePower = .5
)
