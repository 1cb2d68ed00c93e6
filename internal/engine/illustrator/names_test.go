package illustrator

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// readOtherwise are names of the table of things that are read as another thing on purpose (as several things, as a notice, as a shape or a
// material), and those that have no art of their own yet.
var readOtherwise = strings.Split("world map,school supply set,leaf border,angry emoji,wood frame,shield shape,crown icon,flaming heart,milk splash,home icon,number one,moai statue,white house,"+
	"tropical leaf,quality stamp", ",")

// Sixty names of the table were refused or drawn as another thing, the bouquet of flowers among them, and nobody had asked for all of them.
func TestEveryNameOfTheTableOfThingsIsReadAsThatThing(t *testing.T) {
	e := newEngine(t)
	for _, thing := range things.All() {
		got := readName(e, thing.Name)
		if thing.Kind == brief.Person {
			continue
		}
		asNamed := len(got.Subjects) > 0 && got.Subjects[0].ID == thing.ID && len(got.Reading.LeftOut)+len(got.Reading.StandsIn) == 0
		switch listed := slices.Contains(readOtherwise, thing.Name); {
		case asNamed && listed:
			t.Errorf("%s is read as itself now: take it out of the list", thing.Name)
		case !asNamed && !listed:
			t.Errorf("%s: %+v, left out %v, stands in %v", thing.Name, ids(got), got.Reading.LeftOut, got.Reading.StandsIn)
		}
	}
}

func ids(b brief.Brief) (all []string) {
	for _, s := range b.Subjects {
		all = append(all, s.ID)
	}
	return all
}
