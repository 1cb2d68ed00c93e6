package vocabulary

// nouns are the classes that a plural can name.
var nouns = []Class{Thing, Person, StandIn, Garment, PartWord, Glasses, HairStyle, Extra, Scene, Trade, Style, Beard, Fill, Mixed}

// Describing are the classes of words that describe a noun beside them.
var Describing = []Class{
	Color, Fill, Material, State, Expression, Size, Count, Stack, InLine, Arranged, Young, Pose, Skin, Age, Body, Build, HairStyle, HairColor, Beard, Theme, Facing, Portrait, Featured, Outline, Alone, Blend, Turn, Look,
}

// Naming are the classes that name something.
var Naming = []Class{Thing, Several, Mixed, Person, StandIn, Garment, PartWord, Glasses, Extra, Unknown}

func nounClass(c Class) bool {
	for _, n := range nouns {
		if n == c {
			return true
		}
	}
	return false
}

// Class says what words do in a prompt.
type Class string

// The classes of the word lists; those of attributes.txt and features.txt are named there.
const (
	Thing      Class = "thing" // value: id in the table of things
	Person     Class = "person"
	Several    Class = "set" // value: ids joined by " + "
	StandIn    Class = "stand-in"
	Garment    Class = "garment" // value: "where/name"
	PartWord   Class = "part"
	Scene      Class = "scene"
	Theme      Class = "theme"
	Color      Class = "color"
	Fill       Class = "fill"
	Material   Class = "material"
	State      Class = "state"
	Expression Class = "expression"
	Size       Class = "size"
	Count      Class = "count"
	Stack      Class = "stack"
	InLine     Class = "row"
	Arranged   Class = "arranged" // value: one of brief.Arrangements
	Mixed      Class = "mixed"    // value: ids joined by " + "; a vessel or a heap of them shows all
	Young      Class = "young"
	Portrait   Class = "portrait"
	Facing     Class = "facing"
	Shadow     Class = "shadow"
	Pose       Class = "pose"
	Relation   Class = "relation"
	Skin       Class = "skin"
	Age        Class = "age"
	Body       Class = "body"
	Build      Class = "build"
	HairStyle  Class = "hairstyle"
	HairColor  Class = "haircolor"
	Beard      Class = "beard"
	Glasses    Class = "glasses"
	Extra      Class = "extra"
	Style      Class = "style" // value: "field:value" of the style list
	Trade      Class = "trade"
	Stop       Class = "stop"
	Place      Class = "place"    // a country or state; value: its code
	Featured   Class = "featured" // a part of what follows: "eyed"
	Saying     Class = "saying"   // lettered as it stands
	Outline    Class = "shape"    // value: the thing, or "crescent", whose outline it has
	Look       Class = "look"     // how sweet a thing is
	Alone      Class = "alone"    // value: the one part that is drawn
	Setting    Class = "setting"  // value: a place of the composer
	Blend      Class = "blend"    // value: how several colors share a thing, and the colors: "halves:black+white"
	Turn       Class = "turn"     // how a thing is turned in the image
	Unknown    Class = "unknown"  // words of no list
)

// Sense is one reading of some words.
type Sense struct {
	Class Class
	Value string
}

// Senses are the readings of some words.
type Senses []Sense

// Value returns what words of a class stand for, and whether they are of that class.
func (s Senses) Value(c Class) (string, bool) {
	for _, one := range s {
		if one.Class == c {
			return one.Value, true
		}
	}
	return "", false
}

// Is reports whether words are of one of some classes.
func (s Senses) Is(classes ...Class) bool {
	for _, c := range classes {
		if _, ok := s.Value(c); ok {
			return true
		}
	}
	return false
}
