package animal

// foot is what a leg ends in.
type foot int

const (
	paw foot = iota
	hoof
	pad   // a column with toenails: elephants, rhinos
	claw  // a flat foot with claws: reptiles
	hands // apes
)

// rest is how a species sits.
type rest int

const (
	side   rest = iota // upright on its haunches, seen from the side
	teddy              // on its bottom, facing the viewer
	folded             // does not sit up: it lies with its legs folded
)

// build has the proportions of a body, in units; the drawing is about 250 units wide. Radii are of the circles that the
// body's outline runs around: the rump, the belly and the chest.
type build struct {
	Length             float64 // from the hips to the shoulders
	Leg                float64 // from the belly to the ground
	Rump, Belly, Chest float64
	Rise               float64 // how much higher the shoulders are than the hips
	Sag                float64 // how much lower the belly hangs
	HeadX, HeadY       float64 // the head's center from the shoulders
	Head               float64 // scale of the head; its drawing is about 84 units wide
	Neck               [2]float64
	Bow                float64    // how far the neck's middle is bent backward
	Limb               [3]float64 // radii of the upper arm, the knee and the ankle
	Hock               float64    // share of the hind leg below the hock
	Foot               foot
	Toes               float64 // size of the feet, 1 is as wide as the ankle asks for
	Tail               tail
	Rest               rest
	Biped              bool    // stands on its hind legs
	Height             float64 // centimeters from the ground to the shoulders
	Crouch             bool    // reptile: bent legs at the sides
}

// young returns the proportions of a young one.
func (b build) young() build {
	b.Length *= .82
	k := .74
	if b.Foot == hoof {
		k = .94
	}
	b.Leg *= k
	b.Rump, b.Belly, b.Chest = b.Rump*.88, b.Belly*.88, b.Chest*.86
	b.Head *= 1.12
	b.HeadX, b.HeadY = b.HeadX*.86, b.HeadY*.8
	b.Neck[0], b.Neck[1] = b.Neck[0]*.86, b.Neck[1]*.9
	for i := range b.Limb {
		b.Limb[i] *= .94
	}
	b.Rise *= .6
	b.Height *= .5
	return b
}

// cute has a large head on a short body, whatever the age.
func (b build) cute() build {
	b.Head *= 1.3
	b.Length *= .88
	b.Leg *= .8
	b.HeadY *= .96
	return b
}

// girthed is fat or slim, the head as it is; a belly that grows takes from the legs.
func (b build) girthed(k float64) build {
	long := b.Length * (1 + .15*(k-1))
	b.Leg -= .4 * (k - 1) * b.Belly
	b.Leg = max(b.Leg, .3*b.Belly)
	b.Rump, b.Belly, b.Chest, b.Length = b.Rump*k, b.Belly*(1.3*k-.3), b.Chest*(.7*k+.3), long
	b.Neck[0], b.Neck[1] = b.Neck[0]*k, b.Neck[1]*(.5*k+.5)
	for i := range b.Limb {
		b.Limb[i] *= .6*k + .4
	}
	b.HeadY *= .5*k + .5
	return b
}

// eyeGrowth is how much larger the eyes of the young and of the cute are.
func (s Spec) eyeGrowth() float64 {
	k := 1.0
	if s.Young {
		k *= 1.14
	}
	if s.Cute {
		k *= 1.2
	}
	return k
}

// step is where a foot is, from where it stands: X to the side and Up from the ground in lengths of the leg, Turn of the
// foot in degrees with the toes down.
type step struct{ X, Up, Turn float64 }

// stance is a pose of a standing body.
type stance struct {
	Pitch                                float64 // degrees, the chest up
	Lift                                 float64 // of the whole body, in lengths of the leg
	NearFore, FarFore, NearHind, FarHind step
	HeadX, HeadY                         float64 // moves the head, in units of its scale
	HeadTurn                             float64 // of the head, in degrees with the nose down
	Arch                                 float64 // how far the back is arched up, in radii of the belly
	Back                                 bool    // the head is turned to the tail
	Down                                 float64 // how far the head comes down to the ground: 1 is all the way
}

var stances = map[string]stance{
	"standing": {NearFore: step{.05, 0, 0}, FarFore: step{.2, 0, 0}, NearHind: step{-.14, 0, 0}, FarHind: step{.12, 0, 0}},
	"walking": {NearFore: step{.36, .14, 16}, FarFore: step{-.26, 0, 8}, NearHind: step{-.34, .02, 16}, FarHind: step{.3, 0, 0},
		HeadX: 4, HeadY: 2},
	"running": {Pitch: 3, Lift: .2, NearFore: step{.62, .3, -18}, FarFore: step{.86, .5, -28}, NearHind: step{-.78, .16, 62},
		FarHind: step{-.52, .08, 46}, HeadX: 14, HeadY: 8},
	"jumping": {Pitch: 24, Lift: .5, NearFore: step{.36, .5, 50}, FarFore: step{.62, .56, 20}, NearHind: step{-.42, .2, 74},
		FarHind: step{-.74, .08, 62}, HeadX: 2, HeadY: -4},
	"roaring": {Pitch: 5, NearFore: step{.04, 0, 0}, FarFore: step{.22, 0, 0}, NearHind: step{-.1, 0, 0}, FarHind: step{.14, 0, 0},
		HeadX: -2, HeadY: -14, HeadTurn: -34},
	"spraying": {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0}, HeadTurn: -6},
	"grazing": {Pitch: -4, NearFore: step{-.06, 0, 0}, FarFore: step{.24, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0},
		HeadX: 12, HeadTurn: 20, Down: 1},
	"stretching": {Pitch: -24, NearFore: step{.56, 0, 0}, FarFore: step{.7, 0, 0}, NearHind: step{-.04, 0, 0}, FarHind: step{.16, 0, 0},
		HeadX: 14, HeadY: -6, HeadTurn: -8},
	"rearing": {Pitch: 46, NearFore: step{.5, .62, 30}, FarFore: step{.72, .8, 10}, NearHind: step{-.1, 0, 0}, FarHind: step{.14, 0, 0},
		HeadX: 6, HeadY: 6, HeadTurn: 8},
	"swimming":     {NearFore: step{.36, .14, 16}, FarFore: step{-.26, 0, 8}, NearHind: step{-.34, .02, 16}, FarHind: step{.3, 0, 0}, Pitch: 3, HeadX: 6},
	"shaking off":  {NearFore: step{.06, 0, 0}, FarFore: step{.26, 0, 0}, NearHind: step{-.16, 0, 0}, FarHind: step{.1, 0, 0}, HeadTurn: 14},
	"trunk up":     {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0}, HeadTurn: -6},
	"arched":       {NearFore: step{-.14, 0, 0}, FarFore: step{.06, 0, 0}, NearHind: step{.1, 0, 0}, FarHind: step{.3, 0, 0}, HeadX: -4, HeadY: 12, Lift: 0, Arch: .95},
	"head tilted":  {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0}, HeadTurn: 20},
	"looking up":   {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0}, HeadX: -4, HeadY: -6, HeadTurn: -24},
	"looking down": {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0}, HeadX: 6, HeadTurn: 22, Down: .3},
	"looking back": {NearFore: step{-.02, 0, 0}, FarFore: step{.17, 0, 0}, NearHind: step{-.2, 0, 6}, FarHind: step{.16, 0, 0}, Back: true},
	"digging": {Pitch: -16, NearFore: step{.34, .22, 40}, FarFore: step{.2, 0, 0}, NearHind: step{-.06, 0, 0}, FarHind: step{.16, 0, 0},
		HeadX: 14, HeadTurn: 24, Down: .8},
}

// gallop is how what has hooves runs: one foreleg reaches out and the other one is folded, one hind leg pushes off and the other one comes forward.
var gallop = stance{Pitch: 6, Lift: .16, NearFore: step{.12, .46, 42}, FarFore: step{.86, .4, -30}, NearHind: step{-.82, .14, 66}, FarHind: step{.36, .16, 2},
	HeadX: 16, HeadY: 12}
