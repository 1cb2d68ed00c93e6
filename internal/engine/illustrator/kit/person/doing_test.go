package person

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestEveryPropOfAPoseIsDrawn(t *testing.T) {
	for name, p := range poses {
		with := print(Draw(Spec{Pose: name}))
		if p.prop != "" && with == print(Draw(Spec{Pose: name, Bare: true})) {
			t.Errorf("%s: nothing of %q is drawn", name, p.prop)
		}
	}
}

func TestToolsOfTheFloorEndOnIt(t *testing.T) {
	for _, name := range []string{"mopping", "sweeping", "raking", "vacuuming", "digging", "mowing", "jackhammering", "playing hockey", "with a cane", "skiing", "skateboarding"} {
		for age := range ages {
			if b := Draw(Spec{Pose: name, Age: age}).Box; math.Abs(b.Y1-ground) > 24 {
				t.Errorf("%s, %s: the lowest point is %.0f units from the floor", name, age, b.Y1-ground)
			}
		}
	}
}

func TestAToolTakesTheColorThatIsAskedFor(t *testing.T) {
	for _, name := range []string{"mowing", "jackhammering", "skiing", "skateboarding", "rolling paint", "ironing", "with a cane", "hula hooping", "brushing teeth"} {
		if print(Draw(Spec{Pose: name})) == print(Draw(Spec{Pose: name, Gear: kit.Hex("#7030c0")})) {
			t.Errorf("%s: purple gear looks like any", name)
		}
	}
}
