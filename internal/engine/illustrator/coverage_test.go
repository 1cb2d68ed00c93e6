package illustrator

import (
	"sync"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/testkit/services"
)

// covered is the rank down to which everything that customers ask for is drawn by our own art, and pieces the least number of single
// pieces (issue 11).
const covered, pieces = 700, 450

func TestWhatIsAskedForMostIsDrawnByOurOwnArt(t *testing.T) {
	e := newEngine(t)
	for _, thing := range things.All() {
		if thing.Rank > covered {
			continue
		}
		b := readName(e, thing.Name)
		drawn := len(b.Lettering) > 0 || len(b.Style.Asked) > 0 && len(b.Framing) > 0 || len(b.Subjects) > 0
		if !drawn || len(b.Reading.StandsIn) > 0 {
			t.Errorf("%d %q: %+v, stands in %v, left out %v", thing.Rank, thing.Name, b.Subjects, b.Reading.StandsIn, b.Reading.LeftOut)
		}
	}
	if n := len(library.Names()); n < pieces {
		t.Errorf("%d pieces, want at least %d", n, pieces)
	}
}

// nameReadings keeps how the names of things are read: three tests ask for them.
var nameReadings sync.Map

func readName(e *Engine, name string) brief.Brief {
	if b, ok := nameReadings.Load(name); ok {
		return b.(brief.Brief)
	}
	b := e.reader.Read(name, "", "")
	nameReadings.Store(name, b)
	return b
}

// Customers were refused an onesie and a yarn, which the kit has under other names. In make test a third of the other names is read.
func TestEveryNameOfWhatTheKitDrawsIsDrawn(t *testing.T) {
	e := newEngine(t)
	bare := map[string]bool{"?": true, "lettering": true} // these say nothing by themselves
	names := 0
	for _, thing := range things.All() {
		if _, ok := library.Find(thing.ID); !ok {
			continue
		}
		for k, name := range append([]string{thing.Name}, thing.Names...) {
			names++
			if k > 0 && !services.Sampled(thing.Rank, k) {
				continue
			}
			b := readName(e, name)
			if drawn := len(b.Subjects) + len(b.Lettering) + len(b.Framing); b.Reading.Refused != "" && !bare[name] || drawn == 0 && !bare[name] {
				t.Errorf("%q, a name of %s: %q", name, thing.ID, b.Reading.Refused)
			}
		}
	}
	if names < 1000 {
		t.Errorf("only %d names", names)
	}
	for _, name := range []string{"onesie", "ball of wool", "clef", "beer stein", "post it note", "knapsack", "witches hat", "wizards hat", "st nick", "squad car"} {
		if b := e.reader.Read(name, "", ""); b.Reading.Refused != "" || len(b.Subjects) != 1 {
			t.Errorf("%q: %+v", name, b.Subjects)
		}
	}
}
