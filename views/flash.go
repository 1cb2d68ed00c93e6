package views

// Flash is a short message shown once at the top right.
type Flash struct {
	Kind string // "success" or "error"
	Text string
	Undo string // what it tells of, which can be undone while the message stands: a deletion's id, unless UndoAt is set; empty: nothing
	// UndoAt is the path that undoes it; empty: that of deletions.
	UndoAt string
}

// role tells assistive technology how urgent the message is.
func (f Flash) role() string {
	if f.Kind == "error" {
		return "alert"
	}
	return "status"
}

func (f Flash) undoPath() string {
	if f.UndoAt != "" {
		return f.UndoAt
	}
	return "/gallery/undo"
}
