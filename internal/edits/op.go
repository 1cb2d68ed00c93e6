package edits

// Op returns the name of the operation.
func (Trim) Op() string { return "trim" }

// Op returns the name of the operation.
func (Pad) Op() string { return "pad" }

// Op returns the name of the operation.
func (Square) Op() string { return "square" }

// Op returns the name of the operation.
func (Outline) Op() string { return "outline" }

// Op returns the name of the operation.
func (Shadow) Op() string { return "shadow" }

// Op returns the name of the operation.
func (Feather) Op() string { return "feather" }

// Op returns the name of the operation.
func (Choke) Op() string { return "choke" }

// Op returns the name of the operation.
func (Specks) Op() string { return "specks" }

// Op returns the name of the operation.
func (Brush) Op() string { return "brush" }

// Op returns the name of the operation.
func (ReplaceColor) Op() string { return "replace_color" }

// Op returns the name of the operation.
func (RecolorPart) Op() string { return "recolor_part" }

// Op returns the name of the operation.
func (Resize) Op() string { return "resize" }

// Ops are the names of all operations with a value of each, in the order of the documentation.
var Ops = []Step{
	Trim{}, Pad{}, Square{}, Outline{}, Shadow{}, Feather{}, Choke{}, Specks{}, Brush{}, ReplaceColor{}, RecolorPart{}, Resize{},
}

// SetsCanvas reports whether a step of the list decides on the room around the subject, so that nobody else should.
func (l List) SetsCanvas() bool {
	for _, s := range l {
		switch s.(type) {
		case Pad, Square, Resize:
			return true
		}
	}
	return false
}
