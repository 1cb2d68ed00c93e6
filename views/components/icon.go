package components

import (
	"github.com/a-h/templ"

	"pellucid/views/memo"
)

var icons = memo.New(200, icon) // there are fewer

// Icon draws the named outline in the text's color and size. It is hidden from screen readers: the control that carries it
// has a name of its own.
func Icon(name string) templ.Component { return icons.Of(name) }
