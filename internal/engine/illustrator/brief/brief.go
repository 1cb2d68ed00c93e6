// Package brief is what a prompt asks for in terms of what the illustrator can draw: the reader writes it, the composer draws
// it. It is plain data, printable as JSON, and part of the recipe.
package brief

import "pellucid/internal/domain"

// Brief is one image before it is composed.
type Brief struct {
	Prompt    string     `json:"prompt"`
	Subjects  []Subject  `json:"subjects"`
	Relations []Relation `json:"relations,omitempty"`
	Lettering []string   `json:"lettering,omitempty"` // texts that stand by themselves, in their own case
	Framing   []string   `json:"framing,omitempty"`   // procedural families around or behind the subjects: frame, wreath, badge, pattern, …
	Place     string     `json:"place,omitempty"`     // where the subjects are: a patch of its ground and a few things of it are drawn
	Motif     string     `json:"motif,omitempty"`     // the shape that many small copies of the first subjects make: one of Motifs, or Letters
	Corner    string     `json:"corner,omitempty"`    // the corner on which a motif "corner" is: "top right", "bottom left", "bottom right", or empty for the top left
	Sheet     string     `json:"sheet,omitempty"`     // "icons" or "stickers": the subjects are a set, each in a cell of one size
	Design    string     `json:"design,omitempty"`    // what is designed: one of Designs, or empty for a picture of things
	Ground    string     `json:"ground,omitempty"`    // the shape that a logo or an emblem stands on: "circle", "hexagon", "shield", "square", "rhombus"
	Tagline   string     `json:"tagline,omitempty"`   // the small line of a logo: what kind of business it is for
	Above     string     `json:"above,omitempty"`     // what of the lettering stands above the art; the rest stands below it
	Letter    Letter     `json:"letter,omitzero"`     // how the lettering was asked for
	Backing   string     `json:"backing,omitempty"`   // a color word: the ground of a pattern
	Tints     []string   `json:"tints,omitempty"`     // color words of the whole image
	Style     Style      `json:"style"`
	Shadow    string     `json:"shadow,omitempty"` // "", "contact" or "drop"
	Negatives []string   `json:"negatives,omitempty"`
	Reading   Reading    `json:"reading,omitzero"`
}

// Motifs are the shapes that copies of a subject make: along a frame, around a ring, around a ring among leaves, in a row, on a
// hanging string, along two sides, filling a heart, along the outline of a heart, along the lower or the upper edge or both, along the left and the right side,
// around the lower left half of a ring, over an arch, along a winding trail, in a stream that swirls, scattered, tied as a
// bouquet, on two opposite corners.
var Motifs = []string{"frame", "ring", "wreath", "line", "garland", "corner", "heart", "heart-ring", "foot", "head", "edges", "sides", "half", "arch", "trail", "swirl", "scatter", "bouquet", "corners"}

// Letters is the motif whose copies build the lettering instead.
const Letters = "letters"

// Designs are the kinds of designs: a print for clothes and cups, an emblem with a ring, a team's crest, a mascot, a card, a flyer, a certificate, a label, a panel,
// art that is parted for a name, a silhouette with a view inside.
var Designs = []string{"print", "emblem", "crest", "mascot", "card", "flyer", "certificate", "label", "panel", "split", "inset"}

// Letter says how lettering that stands by itself was asked for.
type Letter struct {
	Style    string `json:"style,omitempty"`    // a style of kit/lettering
	Metal    bool   `json:"metal,omitempty"`    // polished
	Fill     string `json:"fill,omitempty"`     // pattern of the letters
	Material string `json:"material,omitempty"` // wood, stone, ice, chrome, …
	Stacked  bool   `json:"stacked,omitempty"`  // each word on a line of its own
	Repeat   int    `json:"repeat,omitempty"`   // how many times the text stands, one below the other
	Wavy     bool   `json:"wavy,omitempty"`     // lines go up and down
	Swapped  string `json:"swapped,omitempty"`  // a letter in whose places the art stands
	Twined   bool   `json:"twined,omitempty"`   // letters of a monogram overlap
	Thin     bool   `json:"thin,omitempty"`     // letters of a monogram are thin lines
	Outline  string `json:"outline,omitempty"`  // a thing whose outline the lettering fills

	Stress []Stress `json:"stress,omitempty"` // words of the text that stand out
}

// Stress says how some words of a text stand out from the others.
type Stress struct {
	Words string `json:"words"`
	Color string `json:"color,omitempty"` // a color word
	Style string `json:"style,omitempty"` // a style of kit/lettering
	Large bool   `json:"large,omitempty"`
}

// Style names the pass that renders the image and what tunes it.
type Style struct {
	Name       string   `json:"name"`
	Palette    string   `json:"palette,omitempty"` // "pastel", "soft", "vintage", "vibrant", "gradient" or empty
	Minimalist bool     `json:"minimalist,omitempty"`
	Detailed   bool     `json:"detailed,omitempty"`
	Distressed bool     `json:"distressed,omitempty"` // worn as an old print
	Bordered   bool     `json:"bordered,omitempty"`   // cut out with a white border, as a sticker of another style
	Lines      bool     `json:"lines,omitempty"`      // a logo whose mark is drawn in lines
	Look       string   `json:"look,omitempty"`       // of a logo: "minimal", "luxury", "vintage", "playful"; of a flyer: "travel"; or empty
	Asked      []string `json:"asked,omitempty"`      // the words that asked for it
}

// How several colors share a subject: side by side, one above the other, one running into the next from top to bottom.
const (
	Halves = "halves"
	Layers = "layers"
	Fade   = "fade"
)

// Kind says what draws a subject.
type Kind string

// The kinds of subjects.
const (
	Piece  Kind = "piece"  // a single piece of the kit; ID is its name
	Person Kind = "person" // the person rig; ID is a role ("firefighter") or empty
	Animal Kind = "animal" // the animal rig; ID is a species
	Bird   Kind = "bird"   // the bird rig; ID is a species
	Family Kind = "family" // a procedural family; ID is its name
	Flag   Kind = "flag"   // a flag; ID is a two-letter country code
	Map    Kind = "map"    // a map; ID is a country code, "us-xx" for a state, "world"
)

// Subject is one thing, or several of a kind.
type Subject struct {
	Words      string      `json:"words"` // as in the prompt
	Kind       Kind        `json:"kind"`
	ID         string      `json:"id"`
	Count      int         `json:"count"`                 // at least 1
	Size       string      `json:"size,omitempty"`        // "tiny", "small", "big", of two that are compared "giant" and "dwarfed", or empty
	Color      string      `json:"color,omitempty"`       // a color word for the whole
	More       []string    `json:"more_colors,omitempty"` // further color words of the whole: "blue and white vase"
	Blend      string      `json:"blend,omitempty"`       // how Color and More share it: Halves, Layers, Fade, or empty for by parts
	Turn       int         `json:"turn,omitempty"`        // degrees clockwise that it is turned in the image
	Mirrored   bool        `json:"mirrored,omitempty"`    // seen as in a mirror
	Parts      []PartColor `json:"parts,omitempty"`
	Without    []string    `json:"without,omitempty"`  // parts to leave out, as the piece names them
	Only       string      `json:"only,omitempty"`     // the one part that is drawn, as the piece or the rig names it
	As         string      `json:"as,omitempty"`       // a thing that is made in the shape of this one: of a candle in the shape of a rose, the candle
	Shape      string      `json:"shape,omitempty"`    // a thing, or "crescent", whose outline it has
	Fill       string      `json:"fill,omitempty"`     // stripes, dots, plaid, leopard, floral, camouflage, glitter, …
	Assorted   bool        `json:"assorted,omitempty"` // each copy has a color of its own
	Second     string      `json:"second,omitempty"`   // color of the fill's marks: "green with yellow stars"
	Material   string      `json:"material,omitempty"` // gold, silver, chrome, wood, stone, glass, plush, knit, paper, foil, ice, …
	States     []string    `json:"states,omitempty"`   // old, broken, wet, burning, frozen, melting, glowing, smoking
	Pose       string      `json:"pose,omitempty"`
	Expression string      `json:"expression,omitempty"`
	Facing     string      `json:"facing,omitempty"`   // "left", "right", "front" or empty
	Portrait   bool        `json:"portrait,omitempty"` // head or face alone was asked for
	Text       string      `json:"text,omitempty"`     // lettering on the thing; for letter and number families, the characters
	Young      bool        `json:"young,omitempty"`
	Cute       bool        `json:"cute,omitempty"`    // an animal with a larger head and larger eyes
	Mix        []string    `json:"mix,omitempty"`     // further pieces that the copies take turns with: a basket of fruit
	Odd        *Odd        `json:"odd_one,omitempty"` // one of the copies that is unlike the others
	Build      string      `json:"build,omitempty"`   // of an animal: "heavy", "slim", "muscular", "tall", "short"
	Pattern    string      `json:"pattern,omitempty"` // coat of an animal
	Person     *Figure     `json:"person,omitempty"`  // what was said of a person, or of the clothes of a dressed animal
}

// Odd is the one of several copies of which something is told by its place: "three books, the top one blue".
type Odd struct {
	At      int     `json:"at"`            // its number among the copies, from 0
	Few     int     `json:"few,omitempty"` // how many are so, from that one on; 0 is one
	Subject Subject `json:"subject"`
}

// Into begins the fill of a part whose color runs into another one, whose word follows.
const Into = "into "

// OfFlag begins the name of a pattern that is the flag of a country, whose code follows.
const OfFlag = "flag of "

// Zone begins the name of a part that is a place of the drawing instead: its edge, rim, base or tip.
const Zone = "zone:"

// ByTurns parts the colors that several have by turns, each its own: "red/blue".
const ByTurns = "/"

// Added begins the name of a part that a drawing has none of and is given by where that kind of part goes, such as a strap or fringe.
const Added = "added:"

// PartColor is a color of a named part.
type PartColor struct {
	Part  string `json:"part"` // slot or part name of the piece: wheels, hair, scarf
	Color string `json:"color"`
	Fill  string `json:"fill,omitempty"`
	State string `json:"state,omitempty"` // "broken", or "missing" where one of several is
}

// Figure is what a prompt says of a person.
type Figure struct {
	Age       string    `json:"age,omitempty"`  // baby, toddler, child, teen, adult, elder
	Body      string    `json:"body,omitempty"` // woman, man or empty
	Build     string    `json:"build,omitempty"`
	Role      string    `json:"role,omitempty"`   // of a dressed animal: "a chef cat"; people have theirs in Subject.ID
	Nature    string    `json:"nature,omitempty"` // a character that somebody with a role is as well: a zombie who is a nurse
	Skin      string    `json:"skin,omitempty"`   // a word for skin and features: black, brown, white, asian, indian, african, …
	Hair      string    `json:"hair,omitempty"`   // a hair style
	HairColor string    `json:"hair_color,omitempty"`
	HairFill  string    `json:"hair_fill,omitempty"` // a pattern: rainbow, galaxy
	Beard     string    `json:"beard,omitempty"`
	Glasses   string    `json:"glasses,omitempty"`
	Headwear  string    `json:"headwear,omitempty"`
	Clothes   []Garment `json:"clothes,omitempty"`
	Extras    []string  `json:"extras,omitempty"`
}

// Garment is one piece of clothing on a figure.
type Garment struct {
	Name   string `json:"name"` // as the person rig names it
	Color  string `json:"color,omitempty"`
	Fill   string `json:"fill,omitempty"`
	Second string `json:"second,omitempty"` // color of the fill's marks: "white with blue dots"
}

// coils are the things that wind around what they are said to be around.
var coils = map[string]bool{
	"snake": true, "ivy": true, "vine": true, "rope": true, "string-light": true, "christmas-lights": true, "chain": true, "gold-chain": true, "barbed-wire": true, "tape-measure": true,
	"toilet-paper": true, "duct-tape": true, "caution-tape": true, "film-reel": true, "pearl-necklace": true, "beads": true, "christmas-garland": true, "thorns": true, "yarn-ball": true, "ribbon": true,
}

// Arrangements are the ways in which copies of one subject can be arranged, besides a row, a ring and a stack, with how many there are where no
// number is told. Each is a relation of a subject to itself.
var Arrangements = map[string]int{"heap": 9, "heights": 3, "sizes": 3, "growing": 3, "shrinking": 3, "fan": 5, "arc": 5, "bundle": 6, "overlapping": 2, "wedge": 7, "pyramid": 6}

// Coils reports whether a piece winds around what it is said to be around, by its ID.
func Coils(id string) bool { return coils[id] }

// Relation joins two subjects by their positions in Subjects: From is placed by To.
type Relation struct {
	From int    `json:"from"`
	Kind string `json:"kind"` // one of Kinds
	To   int    `json:"to"`
	Part string `json:"part,omitempty"` // the part of To that From is printed on: a pocket, a sail
}

// Kinds are the relations that the composer knows: "A riding B" is From A, To B.
var Kinds = []string{
	"riding", "sitting on", "standing on", "lying on", "holding", "wearing", "dressed as", "carrying", "pushing", "pulling", "inside", "on", "under", "over", "behind",
	"in front of", "between", "around", "floating around", "facing", "hugging", "stacked", "beside", "left of", "right of", "printed on", "with", "and", "playing", "eating",
	"drinking", "reading", "using", "chasing", "jumping over", "looking at", "full of", "built of", "hanging from", "walking", "kicking",
	"holding hands", "back to back", "on lap", "on nose", "row", "ring", "heap", "heights", "sizes", "growing", "shrinking", "fan", "arc", "bundle", "overlapping", "through", "leaning on",
	"halves", "crossed", "fighting", "shaking hands", "dancing", "falling off", "covering", "spilling from", "leaping from", "sniffing", "emerging from", "tangled in", "stuck in", "tied to", "pouring into", "arms around",
	"kissing", "nuzzling", "tail in trunk",
}

// Missed is something that a prompt asks for and that no composition of its brief shows.
type Missed struct {
	Subject int    // whose it is; -1 where it is about the whole image
	As      string // what the reading lists it as: "pose", "facing", "color", "relation", …
	To      string // its value in the reading; empty for all of its kind
	Near    string // what is drawn instead, if anything
	Why     string // a sentence, where it is not enough to say that the subject cannot be shown so
}

// Reading is the truth about how a prompt was read.
type Reading = domain.Reading

// Item is some words of the prompt and what became of them.
type Item = domain.ReadItem
