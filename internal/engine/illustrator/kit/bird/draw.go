package bird

import "pellucid/internal/engine/illustrator/kit"

// Draw draws the whole bird. It never fails: an unknown species is drawn as a songbird.
func Draw(s Spec) kit.Drawing { return placeholder(s) }

// Head draws the head alone, turned slightly to the side the bird faces.
func Head(s Spec) kit.Drawing { return placeholder(s) }

// Species returns the names of all species.
func Species() []string { return []string{"bird"} }

// Slots returns the color slots of a species, the coat first.
func Slots(species string) []string { return []string{"feathers"} }

// Parts returns the parts of a species that can be left out.
func Parts(species string) []string { return []string{"head"} }

func placeholder(s Spec) kit.Drawing {
	c, _ := kit.NewCanvas(s.Species, []kit.Slot{{Name: "feathers", Color: kit.Hex("#d99a4e")}}, kit.Options{})
	c.Part("head", c.Circle(128, 128, 100, c.Tones("feathers").M))
	for _, a := range []string{"head", "headTop", "eyes", "mouth", "neck", "back", "tail", "ground", "paw", "seat", "handNear", "handFar", "footNear", "footFar"} {
		c.AnchorBox(a, 128, 128, 40, 0, 0)
	}
	return c.Drawing()
}
