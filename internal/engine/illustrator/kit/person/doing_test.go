package person

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
)

func TestEveryPropOfAPoseIsDrawn(t *testing.T) {
	for name, p := range pose.All() {
		with := print(Draw(figure.Spec{Pose: name}))
		if p.Prop != "" && with == print(Draw(figure.Spec{Pose: name, Bare: true})) {
			t.Errorf("%s: nothing of %q is drawn", name, p.Prop)
		}
	}
}

func TestToolsOfTheFloorEndOnIt(t *testing.T) {
	for _, name := range []string{"mopping", "sweeping", "raking", "vacuuming", "digging", "mowing", "jackhammering", "playing hockey", "with a cane", "skiing", "skateboarding"} {
		for age := range figure.Ages {
			if b := Draw(figure.Spec{Pose: name, Age: age}).Box; math.Abs(b.Y1-figure.Ground) > 24 {
				t.Errorf("%s, %s: the lowest point is %.0f units from the floor", name, age, b.Y1-figure.Ground)
			}
		}
	}
}

func TestAToolTakesTheColorThatIsAskedFor(t *testing.T) {
	for _, name := range []string{"mowing", "jackhammering", "skiing", "skateboarding", "rolling paint", "ironing", "with a cane", "hula hooping", "brushing teeth"} {
		if print(Draw(figure.Spec{Pose: name})) == print(Draw(figure.Spec{Pose: name, Gear: kit.Hex("#7030c0")})) {
			t.Errorf("%s: purple gear looks like any", name)
		}
	}
}

// A gnome's plaid hat was black, and a polka dot scarf plain: headwear took no pattern.
func TestAPatternIsSeenOnSoftHeadwear(t *testing.T) {
	dots := func(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
		return c.Circle((b.X0+b.X1)/2, (b.Y0+b.Y1)/2, 9, kit.White)
	}
	hard := []string{"space helmet", "halo", "horns", "tiara", "headset", "flower crown", "hair flower", "knight helmet", "cat ears", "bunny ears", "fascinator", "bridal veil", "nurse cap"}
	for _, name := range head.HatNames() {
		plain, printed := Draw(figure.Spec{Head: name}), Draw(figure.Spec{Head: name, HeadFill: dots})
		if print(plain) == print(printed) && !slices.Contains(hard, name) {
			t.Errorf("%s takes no pattern", name)
		}
	}
}

func TestHatsBeardsGlassesAndEarringsAreLargerWhereTold(t *testing.T) {
	for _, spec := range []figure.Spec{{Head: "cowboy hat", Extras: []string{"big hat"}}, {Beard: "full", Extras: []string{"big beard"}}, {Glasses: "round", Extras: []string{"big glasses"}}, {Extras: []string{"hoop earrings", "big earrings"}}} {
		small := spec
		small.Extras = spec.Extras[:len(spec.Extras)-1]
		if print(Draw(spec)) == print(Draw(small)) {
			t.Errorf("%v changes nothing", spec.Extras)
		}
	}
}
