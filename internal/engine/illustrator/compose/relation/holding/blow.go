package holding

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// wind is how an instrument is held that is blown. Places are shares of the box of its drawing, from the top left.
type wind struct {
	mouth     [2]float64 // what is at the lips
	near, far [2]float64 // where the hands are; below the drawing if a hand is not needed
	size      float64    // its longer side as a share of who plays it
	turn      float64    // in degrees, clockwise
	mirrored  bool       // before all that
	before    bool       // across the face, which looks to the viewer: others are played by who turns to the side
}

// blowing is the pose of people at an instrument that points ahead, turnsToBlow are those who take it.
const blowing = "blowing an instrument"

var turnsToBlow = map[string]bool{"": true, "playing an instrument": true, HoldOne: true, holdTwo: true}

// winds are the instruments that are played at the mouth, for who looks to the right.
var winds = map[string]wind{
	"flute":       {mouth: [2]float64{.795, .12}, near: [2]float64{.32, .66}, far: [2]float64{.6, .34}, size: .4, turn: 20, before: true},
	"trumpet":     {mouth: [2]float64{.02, .69}, near: [2]float64{.5, .62}, far: [2]float64{.42, .86}, size: .34, turn: 14},
	"trombone":    {mouth: [2]float64{.06, .93}, near: [2]float64{.26, .72}, far: [2]float64{.5, .66}, size: .5, turn: 48},
	"saxophone":   {mouth: [2]float64{.02, .2}, near: [2]float64{.42, .7}, far: [2]float64{.46, .33}, size: .45, turn: 30},
	"clarinet":    {mouth: [2]float64{.02, .02}, near: [2]float64{.58, .58}, far: [2]float64{.34, .34}, size: .38, turn: 14, mirrored: true},
	"bassoon":     {mouth: [2]float64{.01, .45}, near: [2]float64{.56, .74}, far: [2]float64{.5, .42}, size: .5, mirrored: true},
	"tuba":        {mouth: [2]float64{.01, .47}, near: [2]float64{.34, .62}, far: [2]float64{.66, .8}, size: .46, mirrored: true},
	"french-horn": {mouth: [2]float64{.02, .6}, near: [2]float64{.36, .42}, far: [2]float64{.66, .84}, size: .32, turn: 45},
	"bagpipes":    {mouth: [2]float64{.02, .36}, near: [2]float64{.1, .84}, far: [2]float64{.62, .86}, size: .4},
	"harmonica":   {mouth: [2]float64{.5, .5}, near: [2]float64{-.14, .7}, far: [2]float64{1.14, .34}, size: .1, turn: 4, before: true},
	"party-horn":  {mouth: [2]float64{.02, .72}, near: [2]float64{.2, 1.1}, far: [2]float64{.2, 1.1}, size: .3},
	"dandelion":   {mouth: [2]float64{-.34, .34}, near: [2]float64{.42, .92}, far: [2]float64{.42, 1.1}, size: .3},
	"pan-flute":   {mouth: [2]float64{.5, .03}, near: [2]float64{.08, .5}, far: [2]float64{.9, .3}, size: .2, before: true},
}

// IsWind reports whether a thing is a wind instrument.
func IsWind(id string) bool { return winds[id].size > 0 }

// blown puts a wind instrument to the lips of k's root, with both hands on it.
func blown(c *placing.Placer, k, thing layout.Cluster, w wind) layout.Cluster {
	if s := c.Subject(k.Root.Subject); s.Kind == brief.Person && !w.before && turnsToBlow[k.Root.How.Pose] {
		k.Root.How.Pose = blowing
		k = c.Redrawn(k)
	}
	side := layout.FacingSide(k.Root)
	if w.mirrored {
		thing = thing.Mirrored()
	}
	thing = thing.Scaled(w.size * placing.BySize(k.Root) / placing.BySize(thing.Root))
	b := thing.Bounds()
	lips := k.Root.Anchor("mouth")
	sin, cos := math.Sincos(w.turn * math.Pi / 180)
	from := func(at [2]float64) (x, y float64) { // where a place of it is once it is at the lips
		dx, dy := (at[0]-w.mouth[0])*b.W(), (at[1]-w.mouth[1])*b.H()
		return lips.X + side*(dx*cos-dy*sin), lips.Y + dx*sin + dy*cos
	}
	thing = thing.Moved(-b.X0-w.mouth[0]*b.W(), -b.Y0-w.mouth[1]*b.H()).TurnedBy(w.turn)
	if side < 0 {
		b := thing.Bounds()
		thing = thing.Mirrored()
		o := thing.Bounds()
		thing = thing.Moved(-b.X1-o.X0, b.Y0-o.Y0)
	}
	if x, y := from(w.near); k.Root.Has("shoulderNear") && w.near[1] < 1 {
		k = c.Reaching(k, "handNear", x, y)
	}
	if x, y := from(w.far); k.Root.Has("shoulderFar") && w.far[1] < 1 {
		k = c.Reaching(k, "handFar", x, y)
	}
	return k.Within(k.Root.Serial, kit.Fore, thing.Moved(lips.X, lips.Y))
}

// Smoked are the things that are between the lips of who has them in the mouth.
var Smoked = figure.Words("cigarette cigar smoking-pipe")

// betweenLips puts a thing that is drawn with its near end at the lower left between the lips of k's root.
func betweenLips(k, thing layout.Cluster) layout.Cluster {
	lips, size := k.Root.Anchor("mouth"), .46*k.Root.Anchor("head").W
	if !k.Root.Has("head") {
		size = .3 * placing.BySize(k.Root)
	}
	thing = thing.Scaled(size / placing.BySize(thing.Root))
	if thing.Root.Has("tip") {
		if layout.FacingSide(k.Root) < 0 {
			thing = thing.Mirrored()
		}
		a := thing.Root.Anchor("tip")
		return thing.Moved(lips.X-a.X, lips.Y-a.Y)
	}
	if layout.FacingSide(k.Root) < 0 {
		thing = thing.Mirrored()
		b := thing.Bounds()
		return thing.Moved(lips.X-b.X1, lips.Y-b.Y1+.08*size)
	}
	b := thing.Bounds()
	return thing.Moved(lips.X-b.X0, lips.Y-b.Y1+.08*size)
}
