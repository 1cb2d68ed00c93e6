// Package scene holds compact vector scenes: paths and groups in a square of Units × Units.
package scene

// Units is the side of the square in which every scene is drawn.
const Units = 16384

// Node is a path or a group; exactly one of the two is set.
type Node struct {
	Path  *Path
	Group *Group
}

// Op says what a segment does.
type Op uint8

// The segment operations, with how many points each one uses.
const (
	Move  Op = iota // 1 point
	Line            // 1
	Quad            // 2
	Cubic           // 3
	Close           // 0
)

// Points is how many points a segment of this operation uses; an unknown operation uses none.
func (op Op) Points() int {
	switch op {
	case Move, Line:
		return 1
	case Quad:
		return 2
	case Cubic:
		return 3
	}
	return 0
}

// Point is a position in scene units.
type Point struct{ X, Y float32 }

// Segment is one step of a path.
type Segment struct {
	Op     Op
	Points [3]Point
}

// Path is an outline with a fill and, perhaps, a stroke.
type Path struct {
	EvenOdd     bool
	StrokeFirst bool
	Segments    []Segment
	Fill        Paint
	Stroke      *Stroke // nil means none
}

// Stroke describes a line along a path; Width and Dash are in scene units.
type Stroke struct {
	Paint      Paint
	Width      float32
	Cap        Cap
	Join       Join
	MiterLimit float32 // miter length over width beyond which a corner is cut; below 1 means 4
	Dash       []float32
}

// Cap is how an open line ends.
type Cap uint8

// Line ends.
const (
	ButtCap Cap = iota
	RoundCap
	SquareCap
)

// Join is how two pieces of a line meet.
type Join uint8

// Line joins.
const (
	MiterJoin Join = iota
	RoundJoin
	BevelJoin
)

// PaintKind says how a Paint is filled.
type PaintKind uint8

// Kinds of paint.
const (
	NoPaint PaintKind = iota
	Solid
	Linear
	Radial
)

// RGBA is a straight (not premultiplied) sRGB color with components in 0–1.
type RGBA struct{ R, G, B, A float32 }

// Paint is a color or a gradient.
type Paint struct {
	Kind    PaintKind
	Color   RGBA
	ToUnit  Matrix  // gradients: from scene units to gradient space (linear: x is the offset; radial: unit circle)
	FocalX  float32 // radial: focal point inside the unit circle
	FocalY  float32
	Spread  Spread
	Opacity float32 // gradients: multiplies every stop's alpha
	Stops   []Stop
}

// Spread is what a gradient does outside 0–1.
type Spread uint8

// Gradient spreads.
const (
	Pad Spread = iota
	Reflect
	Repeat
)

// Stop is one color of a gradient at an offset in 0–1.
type Stop struct {
	Offset float32
	Color  RGBA
}

// Group is a list of nodes drawn together, then blurred, clipped, masked and faded.
type Group struct {
	Opacity   float32
	Blend     uint8 // 0 normal; the CSS mix-blend-mode list in order; Atop
	Clip      []Node
	Mask      []Node
	MaskAlpha bool // the mask's alpha counts, not its luminance
	Effects   []Effect
	Children  []Node
	Part      string // the name of the part that the group is, empty for others
	Words     string // the text that the group shows as outlines: styles on a grid set it in letters of their own
	Shade     bool   // light or shadow on a body: styles that flatten colors leave it out
}

// Atop is a blend mode beyond the CSS list: normal, but only where something is painted already, so that a blurred
// highlight does not leave haze around the shape it lies on.
const Atop uint8 = 16

// EffectKind names a raster effect of a group.
type EffectKind uint8

// Effects: a shadow behind the group, one inside its outline, and a Gaussian blur.
const (
	OuterShadow EffectKind = iota
	InnerShadow
	Blur
)

// Effect is a raster effect; lengths are in scene units.
type Effect struct {
	Kind   EffectKind
	DX, DY float32
	Sigma  float32
	Color  RGBA
}
