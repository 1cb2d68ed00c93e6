package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestWhatGrowsOutOfAThingWithoutAnOpeningRisesAboveIt(t *testing.T) {
	// Flowers were on the face of a skull, a tree behind a closed book.
	for _, pair := range [][2]string{{"flower", "skull"}, {"tree", "heart"}, {"tree", "book"}, {"rose", "camera"}} {
		_, k := placed(pairOf(thing(pair[0]), "emerging from", thing(pair[1])))
		up, on := covered(k, 0), covered(k, 1)
		if up.Y0 > on.Y0-.25*on.H() || up.Y1 < on.Y0 {
			t.Errorf("the %s %v does not grow out of the %s %v", pair[0], up, pair[1], on)
		}
	}
}

func TestSeveralThingsThatFlyOutOfSomethingRiseAsAStreamFromItsOpening(t *testing.T) {
	for _, pair := range [][2]string{{"butterfly", "jar"}, {"bat", "jack-o-lantern"}, {"heart", "cell-phone"}, {"music-note", "trumpet"}} {
		several := thing(pair[0])
		several.Count = unstated
		_, k := placed(pairOf(several, "leaping from", thing(pair[1])))
		n := 0
		var heights []float64
		for _, s := range k.sprites {
			if s.subject == 0 && !slices.Contains(heights, s.box.Y0) {
				n, heights = n+1, append(heights, s.box.Y0)
			}
		}
		if up, on := covered(k, 0), covered(k, 1); n < 5 || up.Y0 > on.Y0-.2*on.H() {
			t.Errorf("%d of the %s rise from %v to %v", n, pair[0], on, up)
		}
	}
}

func TestASwordInAStoneSticksInItWithItsHandleUp(t *testing.T) {
	for _, kind := range []string{"inside", "stuck in"} {
		_, k := placed(pairOf(thing("sword"), kind, thing("rock")))
		sword, rock := covered(k, 0), covered(k, 1)
		if sword.Y0 > rock.Y0-.5*sword.H() || sword.Y1 < rock.Y0 || sword.H() < .99*sword.W() {
			t.Errorf("%s: the sword %v is not upright in the stone %v", kind, sword, rock)
		}
	}
}

func TestFlowersAroundAHeartAreAWreathAtItsOutline(t *testing.T) {
	several := thing("rose")
	several.Count = unstated
	for _, id := range []string{"heart", "skull", "clock"} {
		_, k := placed(pairOf(several, "around", thing(id)))
		roses, on := covered(k, 0), covered(k, 1)
		if roses.Y0 > on.Y0 || roses.X0 > on.X0 || roses.X1 < on.X1 || roses.Y1 < on.Y1-.1*on.H() {
			t.Errorf("the roses %v are not all around the %s %v", roses, id, on)
		}
	}
}

func TestChainsTapesAndWiresWindAroundThings(t *testing.T) {
	for _, id := range []string{"chain", "tape-measure", "barbed-wire", "ribbon", "christmas-garland"} {
		_, k := placed(pairOf(thing(id), "around", thing("column")))
		band, on := covered(k, 0), covered(k, 1)
		if band.H() < .4*on.H() || band.W() < .3*on.W() || band.X1 < on.X0 || band.X0 > on.X1 {
			t.Errorf("the %s %v does not wind around the column %v", id, band, on)
		}
	}
}

func TestWhatFliesOverAPlaceIsInTheAir(t *testing.T) {
	for _, who := range []brief.Subject{thing("hot-air-balloon"), thing("helicopter"), {Kind: brief.Bird, ID: "gull", Count: 1, Pose: "flying"}} {
		b := brief.Brief{Prompt: "a test", Style: brief.Style{Name: "default"}, Place: "sea", Subjects: []brief.Subject{who}}
		c := newComposer(Request{Brief: b, Seed: 1})
		k := c.onPlace(c.copies(0))
		ground := 0.0
		for _, s := range k.sprites {
			if s.subject != 0 && s.box.Y1 > ground {
				ground = s.box.Y1
			}
		}
		if air := covered(k, 0); air.Y1 > k.bounds().Y1-.1*air.H() {
			t.Errorf("%s: %v is not above the ground at %v", who.ID, air, ground)
		}
	}
}
