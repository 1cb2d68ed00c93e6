// Package alter changes one drawing before it is arranged: its outline, the size of its parts, how young it is, and which part of it
// is shown.
package alter

import (
	"slices"
	"strings"

	lru "github.com/hashicorp/golang-lru/v2"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/guise"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/symbols"
	"pellucid/internal/engine/illustrator/things"
)

// crescent is the one shape that is bent row by row: no rays from a middle reach its edge.
const crescent = "crescent"

// HasOutline reports whether things can be given the shape of a thing: "a cookie in the shape of a star".
func HasOutline(id string) bool {
	if id == crescent {
		return true
	}
	_, ok := outlineOf(id)
	return ok
}

// outlineOf finds the outline of a piece, or of the head of an animal.
func outlineOf(id string) (finish.Outline, bool) {
	if points, ok := symbols.Outlines[id]; ok {
		p := kit.Piece{Name: id, Cm: 10, Palette: "shape #888888", Draw: func(c *kit.Canvas) { c.Part("shape", c.Path(points, c.Tones("shape").M)) }}
		d, err := p.Render(kit.Options{})
		if err != nil {
			return finish.Outline{}, false
		}
		return finish.OutlineOf(d)
	}
	if p, ok := library.Find(id); ok {
		d, err := p.Render(kit.Options{})
		if err != nil {
			return finish.Outline{}, false
		}
		return finish.OutlineOf(d)
	}
	if among(animal.Species(), id) {
		return finish.OutlineOf(animal.Head(animal.Spec{Species: id, Facing: kit.Right}))
	}
	return finish.Outline{}, false
}

// Reshaped gives a drawing the outline that was asked for.
func Reshaped(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Shape == "" {
		return d
	}
	if s.Shape == crescent {
		return finish.Crescent(d)
	}
	if o, ok := outlineOf(s.Shape); ok {
		return finish.Reshape(d, o)
	}
	return d
}

// OnlyPart keeps the one part of a drawing that was asked for; "one wing" is one of two.
func OnlyPart(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Only == "" {
		return d
	}
	part, single := strings.CutPrefix(s.Only, "one ")
	return finish.Only(d, part, single)
}

// PartAlone returns the part of a piece, an animal or a bird that a word names, if that part can be drawn by itself. The thing
// has to be drawn to tell, which takes a millisecond, so answers are kept.
func PartAlone(id, word string) (string, bool) {
	asked := [2]string{id, word}
	part, ok := partsAlone.Get(asked)
	if !ok {
		part = partAlone(id, word)
		partsAlone.Add(asked, part)
	}
	return part, part != ""
}

// partsAlone are the latest answers of PartAlone by thing and word; empty: no such part.
var partsAlone, _ = lru.New[[2]string, string](1 << 13)

func partAlone(id, word string) string {
	d, ok := SampleOf(id)
	if !ok {
		return ""
	}
	forms := append(things.Singulars(word), word, word+"s")
	for _, form := range forms {
		if other := samePart[form]; other != "" {
			forms = append(forms, other)
		}
	}
	whole := d.Box.W() * d.Box.H()
	for _, form := range forms {
		only := finish.Only(d, form, false)
		if share := only.Box.W() * only.Box.H() / whole; surface.HasPart(d, form) && share > leastAlone && (share < .9 || form == "wing") {
			return form
		}
	}
	return ""
}

// leastAlone is the smallest share of a drawing's box that a part measures whose drawing holds when it is shown large.
const leastAlone = .004

// samePart are other words for parts that rigs draw.
var samePart = map[string]string{
	"wings": "wing", "feet": "legs", "foot": "legs", "antler": "horns", "antlers": "horns", "horn": "horns", "tusk": "horns", "tusks": "horns", "beak": "bill", "bill": "beak", "tail feathers": "tail", "tyre": "wheels", "tire": "wheels",
}

// AlonePose is the pose in which a part of a bird is seen whole.
func AlonePose(part string) string {
	if strings.HasSuffix(part, "wing") || strings.HasSuffix(part, "wings") {
		return "flying"
	}
	return "perched"
}

// solidGroups and solidPieces are what has its form from the side: no outline fits it.
var (
	solidGroups = map[string]bool{"vehicles": true, "buildings": true, "landmarks": true, "tools": true, "sport": true, "music": true, "body": true, "fantasy": true, "science": true, "sea": true}
	solidPieces = map[string]bool{
		"cake": true, "birthday-cake": true, "wedding-cake": true, "cupcake": true, "lamp": true, "floor-lamp": true, "candle": true, "sunglasses": true, "glasses": true, "chair": true,
		"table": true, "bed": true, "sofa": true, "vase": true, "bottle": true, "ice-cream": true, "cocktail": true, "wine-glass": true, "umbrella": true, "hat": true, "teapot": true, "kettle": true, "perfume": true, "perfume-bottle": true, "pitcher": true, "gift-box": true, "cardboard-box": true, "watering-can": true, "waving-flag": true,
	}
)

// balls look alike from all sides: they can have another outline, as the hearts of teams have.
var balls = map[string]bool{"baseball": true, "softball": true, "football": true, "basketball": true, "volleyball": true, "soccer-ball": true, "tennis-ball": true, "golf-ball": true, "rugby-ball": true, "beach-ball": true}

// Reshapes reports whether a piece can be given another outline.
func Reshapes(id string) bool {
	return balls[id] || !solidGroups[library.GroupOf(id)] && !solidPieces[id] && !hollow(id) && (hoops[id] || bends(id))
}

// hoops are the things that are nothing but an outline.
var hoops = map[string]bool{"hoop": true, "cookie-cutter": true, "bracelet": true, "hoop-earring": true, "halo": true, "smoke-ring": true, "fire-hoop": true, "bubble": true}

// bends reports whether a piece is one full form that can follow another outline: a ring or a pair of earrings cannot. It has to be drawn to
// tell, so answers are kept.
func bends(id string) bool {
	known, ok := bending.Get(id)
	if !ok {
		d, drawn := SampleOf(id)
		known = !drawn || finish.Full(d)
		bending.Add(id, known)
	}
	return known
}

// bending are the latest answers of bends by piece.
var bending, _ = lru.New[string, bool](1 << 12)

// seenFromAbove are the vessels whose rim is their outline.
var seenFromAbove = map[string]bool{"swim-ring": true, "plate": true}

// hollow reports whether a piece is a vessel: bent to an outline, its rim and its walls would not fit each other.
func hollow(id string) bool {
	d, ok := SampleOf(id)
	_, inside := d.Anchors["inside"]
	return ok && inside && !seenFromAbove[id]
}

// SampleOf draws something as its name says.
func SampleOf(id string) (kit.Drawing, bool) {
	if p, ok := library.Find(id); ok {
		d, err := p.Render(kit.Options{})
		return d, err == nil
	}
	if among(animal.Species(), id) {
		return animal.Draw(animal.Spec{Species: id, Pose: "standing", Facing: kit.Right}), true
	}
	if among(bird.Species(), id) {
		return bird.Draw(bird.Spec{Species: id, Pose: AlonePose("wing"), Facing: kit.Right}), true
	}
	return kit.Drawing{}, false
}

// among reports whether a rig knows a species.
func among(species []string, id string) bool {
	return slices.Contains(species, id) || slices.Contains(species, strings.ReplaceAll(id, "-", " "))
}

// Makes reports whether a piece can be made in the shape of any other thing.
func Makes(id string) bool { return guise.Makes(id) }
