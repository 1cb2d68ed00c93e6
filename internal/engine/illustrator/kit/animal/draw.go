package animal

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// Draw draws the whole animal. It never fails: an unknown species is drawn as a dog.
func Draw(s Spec) kit.Drawing {
	r := newRig(s)
	switch {
	case s.View != "" && s.View != "side" && HasView(s.Species):
		r.drawView()
	case (r.pose == "sitting" || r.pose == "hugging") && r.b.Rest == teddy:
		r.sitFacing()
	case r.pose == "sitting", r.pose == "grooming":
		r.sitDown()
	case r.pose == "curled up":
		r.curlUp()
	case r.pose == "lying", r.pose == "sleeping":
		r.lieDown()
	case r.pose == "on its back":
		r.lieSupine()
	case r.pose == "floating":
		r.float()
	case r.pose == "swimming":
		r.swim()
	case r.pose == "begging":
		r.sitUp()
	case r.pose == "hanging":
		r.hangBelow()
	default:
		r.stand()
	}
	return r.drawing()
}

// stand draws an animal on its legs, or in the air.
func (r *rig) stand() {
	r.skeleton()
	r.shades(r.hip.X-r.hip.R, min(r.hip.Y-r.hip.R, r.chest.Y-r.chest.R), r.chest.X+r.chest.R)
	r.drawTail()
	near := r.legs()
	r.drawBody(r.torso())
	near()
	if r.pose == "digging" {
		r.soil()
	}
	r.finish(true)
	if r.pose == "shaking off" {
		r.spatter()
	}
}

// soil is the hole before the forefeet of who digs, and the earth that flies behind.
func (r *rig) soil() {
	t, x, k := kit.TonesOf(kit.Hex("#7a4f30")), r.chest.X+.5*r.chest.R, r.b.Chest/44
	var clods []kit.Node
	for i, c := range [][3]float64{{-70, -26, 6}, {-92, -52, 5}, {-58, -58, 4}, {-112, -30, 4}, {-128, -60, 3}, {-84, -12, 5}} {
		clods = append(clods, r.Ellipse(x+c[0]*k, c[1]*k, c[2]*k*1.2, c[2]*k, []kit.Color{t.M, t.D, t.L}[i%3]))
	}
	heap := pen.Text(kit.Point{X: x - 78*k, Y: 8 * k}, kit.Point{X: x - 56*k, Y: -8 * k}, kit.Point{X: x - 34*k, Y: -18 * k}, kit.Point{X: x - 14*k, Y: -6 * k},
		kit.Point{X: x + 40*k, Y: -4 * k}, kit.Point{X: x + 66*k, Y: -14 * k}, kit.Point{X: x + 88*k, Y: 8 * k}, kit.Point{X: x, Y: 16 * k})
	r.put(kit.Body, "soil", kit.Of(clods...), r.Solid(heap, t, r.Ellipse(x+14*k, 1*k, 44*k, 8*k, t.DDD)))
}

// finish draws what lies over the body: the coat's pattern, what grows on it, the chest and the head.
func (r *rig) finish(chest bool) {
	r.tufts()
	if !r.facing() { // one that faces the viewer has it under its arms and legs
		r.pattern()
	}
	if r.s.extra != nil {
		at := len(r.out)
		r.s.extra(r)
		for i := at; i < len(r.out) && r.supine(); i++ {
			r.out[i] = placed{kit.Back, r.upended(r.out[i].node)}
		}
	}
	if chest && (r.s.look.style != "no bib" || r.told("chest", "bib")) {
		size, ok := bibs[r.s.look.muzzle]
		if !ok && r.told("chest", "bib") {
			size, ok = bibs["cat"], true
		}
		if ok {
			r.bib(r.belly, size)
		}
	}
	if chest {
		r.collar()
	}
	r.drawHead()
	r.bodyAnchors()
}

// bibs says how large the light chest is that goes with a muzzle.
var bibs = map[string]float64{"fox": .9, "wolf": .8, "cat": .55, "dog": .7}

func (r *rig) bodyAnchors() {
	x, y := (r.hip.X+r.chest.X)/2+4, (r.hip.Y+r.chest.Y)/2-r.mid.R*.9
	w := r.chest.R
	r.anchorBox("back", x, y, r.b.Length, 0, 0)
	r.anchorBox("seat", x, y+2, w*1.2, 0, 0)
	if _, ok := r.anchors["handNear"]; !ok {
		hold := r.on(1, -.95)
		if r.chest.P().Distance(r.head) > 1.7*w { // a long neck is held halfway up
			hold = r.chest.P().Mix(r.head, .5).Add(-r.b.Bow-r.b.Neck[0]*.3, 0)
		}
		r.anchorBox("handNear", hold.X, hold.Y, 0, 0, 0)
		r.anchorBox("handFar", hold.X+w*.16, hold.Y-w*.08, 0, 0, 0)
		r.anchorBox("footNear", x+w*.35, min(-2, y+r.mid.R*1.5), 0, 0, 0)
		r.anchorBox("footFar", x+w*.5, min(-2, y+r.mid.R*1.4), 0, 0, 0)
	}
	neck := r.head.Mix(r.chest.P(), max(.4, min(1.05, 44*r.b.Head/max(r.head.Distance(r.chest.P()), 1))))
	r.anchorBox("neck", neck.X, neck.Y, r.b.Neck[1]*2, 0, 0)
	r.anchorBox("ground", (r.hip.X+r.chest.X)/2, 0, r.b.Length+r.chest.R, 0, 0)
}

// words are what people can name of a species.
type words struct{ slots, parts []string }

var vocabulary sync.Map // species by name to words

// vocabularyOf draws a species once and notes which slots and parts it has.
func vocabularyOf(name string) words {
	s := find(name)
	if w, ok := vocabulary.Load(s.name); ok {
		return w.(words)
	}
	r := newRig(Spec{Species: s.name})
	r.stand()
	d := r.drawing()
	unused := r.Unused()
	w := words{parts: d.Parts}
	w.slots = pen.Vocabulary(s.slots(), func(slot string) bool {
		return !slices.Contains(unused, slot) || slot == "collar" && s.build.Neck[1] > 0 || slot == "bridle" && bridled[s.look.muzzle] || slot == "ring" && ringed[s.name] || slot == "tail" && slices.Contains(d.Parts, "tail") || slot == "hooves" && s.build.Foot != pad
	})
	for word, part := range partWords {
		if slices.Contains(d.Parts, part) {
			w.parts = append(w.parts, word)
		}
	}
	slices.Sort(w.parts)
	vocabulary.Store(s.name, w)
	return w
}

// ringed are the species that have a ring in the nose where it is asked for.
var ringed = map[string]bool{"bull": true, "cow": true, "brown-cow": true, "pig": true, "bison": true, "water-buffalo": true}

// Slots returns the color slots of a species with all words for them, the coat first.
func Slots(species string) []string { return slices.Clone(vocabularyOf(species).slots) }

// Parts returns the parts of a species that can be left out, with all words for them.
func Parts(species string) []string { return slices.Clone(vocabularyOf(species).parts) }

var partWords = map[string]string{
	"ear": "ears", "tusks": "horns", "antlers": "horns", "horn": "horns", "hair": "mane", "eye": "eyes", "leg": "legs", "wing": "wings",
	"spots": "pattern", "stripes": "pattern", "patches": "pattern", "beak": "nose", "whisker": "whiskers",
}

// PartNamed returns what the rig calls a part: antlers are horns.
func PartNamed(word string) string { return partNamed(word) }

func partNamed(word string) string {
	word = strings.ToLower(strings.TrimSpace(word))
	if part, ok := partWords[word]; ok {
		return part
	}
	return word
}
