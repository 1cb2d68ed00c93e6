package finish

// limb is where an arm or a leg bends and ends, from where it begins: outward and down, in its own lengths.
type limb struct{ bend, end point }

// stance is how a thing with arms and legs stands: its left and its right, as the viewer sees them.
type stance struct {
	arms  [2]limb
	hands [2]string // "open", "fist", "thumb" or "point"
	legs  [2]limb
	bar   bool // a barbell in both raised hands
}

// The arms and legs that stances are made of.
var (
	down   = limb{point{.52, .4}, point{.66, .86}}
	onHip  = limb{point{.8, .3}, point{.16, .66}}
	raised = limb{point{.52, -.04}, point{.86, -.74}}
	out    = limb{point{.5, .16}, point{1.02, -.06}}
	ahead  = limb{point{.52, .42}, point{.92, .04}}
	flexed = limb{point{.78, .1}, point{.56, -.58}}
	stand  = limb{point{.02, .5}, point{.1, 1}}
	bent   = limb{point{.5, .34}, point{.42, .86}}
)

// stances are the poses of things with arms and legs, by their names in a brief; the empty one is that of a mascot of whom nothing is told.
var stances = map[string]stance{
	"":              {arms: [2]limb{onHip, raised}, hands: [2]string{"fist", "open"}, legs: [2]limb{stand, stand}},
	"waving":        {arms: [2]limb{down, raised}, hands: [2]string{"fist", "open"}, legs: [2]limb{stand, stand}},
	"thumbs up":     {arms: [2]limb{onHip, ahead}, hands: [2]string{"fist", "thumb"}, legs: [2]limb{stand, stand}},
	"pointing":      {arms: [2]limb{onHip, out}, hands: [2]string{"fist", "point"}, legs: [2]limb{stand, stand}},
	"holding":       {arms: [2]limb{onHip, ahead}, hands: [2]string{"fist", "fist"}, legs: [2]limb{stand, stand}},
	"hands on hips": {arms: [2]limb{onHip, onHip}, hands: [2]string{"fist", "fist"}, legs: [2]limb{stand, stand}},
	"flexing":       {arms: [2]limb{flexed, flexed}, hands: [2]string{"fist", "fist"}, legs: [2]limb{stand, stand}},
	"cheering":      {arms: [2]limb{raised, raised}, hands: [2]string{"open", "open"}, legs: [2]limb{stand, stand}},
	"jumping":       {arms: [2]limb{raised, raised}, hands: [2]string{"open", "open"}, legs: [2]limb{bent, bent}},
	"dancing":       {arms: [2]limb{out, raised}, hands: [2]string{"open", "open"}, legs: [2]limb{{point{.55, .3}, point{.98, .74}}, stand}},
	"running":       {arms: [2]limb{{point{.6, .38}, point{.86, -.1}}, {point{.62, .36}, point{.34, .74}}}, hands: [2]string{"fist", "fist"}, legs: [2]limb{{point{.5, .44}, point{1.12, .36}}, {point{.56, .3}, point{.72, .9}}}},
	"walking":       {arms: [2]limb{down, ahead}, hands: [2]string{"fist", "fist"}, legs: [2]limb{{point{.26, .5}, point{.56, .94}}, {point{.2, .5}, point{.42, .98}}}},
	"lifting":       {arms: [2]limb{{point{.62, -.16}, point{.5, -.86}}, {point{.62, -.16}, point{.5, -.86}}}, hands: [2]string{"fist", "fist"}, legs: [2]limb{stand, stand}, bar: true},
}

// Stances are the poses in which things with arms and legs can be drawn.
func Stances(pose string) bool {
	_, ok := stances[pose]
	return ok && pose != ""
}
