package views

// AdminPage is a screen of the admin area.
type AdminPage struct {
	Props   any    // for the island
	Heading string // stands there until the island does
}
