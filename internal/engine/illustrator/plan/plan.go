// Package plan turns an understood prompt into a scene as data: what is drawn, where, in which colours and style.
// A plan is printable (pellucid explain), seeded, and part of the recipe: the same plan gives the same bytes.
package plan

// Plan is a whole picture before it is drawn. Positions and sizes are fractions of the canvas side.
type Plan struct {
	Version   string     `json:"version"`
	Prompt    string     `json:"prompt"`
	Seed      int64      `json:"seed"`
	Variation int        `json:"variation"`
	Style     Style      `json:"style"`
	Category  string     `json:"category"` // illustrations, icons, design-elements, backgrounds or objects
	Tags      []string   `json:"tags"`
	Subjects  []Subject  `json:"subjects"`
	Relations []Relation `json:"relations"`
	Items     []Item     `json:"items"` // painter's order: first is farthest back
	Notes     []string   `json:"notes"` // what was approximated, as sentences for the user
	Credits   []Credit   `json:"credits"`
}

// Style names the pass that renders the picture and what tunes it.
type Style struct {
	Name       string   `json:"name"`              // "default", "flat", "watercolor", "3d", "clay", "sticker", "neon", "anime", "pixel", "logo", "papercut", …
	Palette    string   `json:"palette,omitempty"` // "pastel", "vibrant", "gradient" or empty
	Minimalist bool     `json:"minimalist,omitempty"`
	Detailed   bool     `json:"detailed,omitempty"`
	Asked      []string `json:"asked,omitempty"` // the words of the prompt that led here
}

// Subject is one thing the prompt asks for, with the art that stands for it.
type Subject struct {
	Phrase       string   `json:"phrase"`
	Count        int      `json:"count"`
	Colors       []string `json:"colors,omitempty"`
	Mods         []string `json:"mods,omitempty"`
	Art          Art      `json:"art"`
	How          string   `json:"how"` // alias, label, synonym, head, keyword, hyponym, hypernym, sibling, vector, procedural, fallback
	Score        float64  `json:"score"`
	Approximated bool     `json:"approximated"`
}

// Art names a piece of vector art, or a procedural family when Set is "procedural".
type Art struct {
	Set     string `json:"set"`  // noto, fluent-emoji, fluent-emoji-flat, fluent-emoji-high-contrast, ph, mdi, pinhead, temaki, procedural
	Name    string `json:"name"` // the piece's name within its set
	License string `json:"license"`
	Source  string `json:"source"` // where it comes from, as a credit line
}

// Relation joins two subjects by their positions in Subjects.
type Relation struct {
	From int    `json:"from"`
	Kind string `json:"kind"` // on, under, over, in, behind, in front of, beside, left of, right of, between, around, full of, holding, wearing, hanging, riding, with, at, and
	To   int    `json:"to"`
}

// Item is one placed piece.
type Item struct {
	Subject  int     `json:"subject"` // index into Subjects
	Art      Art     `json:"art"`
	X        float64 `json:"x"` // centre of the visible art
	Y        float64 `json:"y"`
	W        float64 `json:"w"` // the box that the visible art must fit into, keeping its proportions
	H        float64 `json:"h"`
	Rotation float64 `json:"rotation,omitempty"` // degrees, clockwise
	Flip     bool    `json:"flip,omitempty"`     // mirrored left to right
	Color    string  `json:"color,omitempty"`    // a named colour that replaces the art's main hue
	Text     string  `json:"text,omitempty"`     // lettering
}

// Credit is a source whose art is in the picture.
type Credit struct {
	Source  string `json:"source"`
	License string `json:"license"`
}
