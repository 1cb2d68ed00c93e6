package domain

// Category is a section of the public gallery; there are five.
type Category string

// The categories, in the order in which they are shown.
const (
	Illustrations  Category = "illustrations"
	Icons          Category = "icons"
	DesignElements Category = "design-elements"
	Backgrounds    Category = "backgrounds"
	Objects        Category = "objects"
)

// Categories lists every category in display order.
var Categories = []Category{Illustrations, Icons, DesignElements, Backgrounds, Objects}

// Valid reports whether c is one of the five.
func (c Category) Valid() bool {
	for _, known := range Categories {
		if c == known {
			return true
		}
	}
	return false
}

// Title is the category's name for people.
func (c Category) Title() string {
	switch c {
	case Illustrations:
		return "Illustrations"
	case Icons:
		return "Icons"
	case DesignElements:
		return "Design elements"
	case Backgrounds:
		return "Backgrounds"
	default:
		return "Objects"
	}
}
