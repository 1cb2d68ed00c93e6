package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// several is so many of a thing.
func several(id string, n int) brief.Subject {
	s := thing(id)
	s.Count = n
	return s
}

// "a skull with palm trees" was a small skull and three trees in a row.
func TestWhatGoesWithAThingStandsOnBothSidesOfIt(t *testing.T) {
	for name, pair := range map[string]brief.Brief{
		"trees":   pairOf(thing("skull"), "with", several("palm-tree", unstated)),
		"pigeons": pairOf(woman, "beside", brief.Subject{Words: "pigeons", Kind: brief.Bird, ID: "pigeon", Count: 3}),
		"hearts":  pairOf(brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1}, "with", several("heart", 2)),
	} {
		_, k := placed(pair)
		main, others := covered(k, 0), covered(k, 1)
		if middle := (main.X0 + main.X1) / 2; others.X0 > middle || others.X1 < middle {
			t.Errorf("%s: they reach from %.0f to %.0f, the middle is %.0f", name, others.X0, others.X1, middle)
		}
		if main.H() < .5*k.bounds().H() {
			t.Errorf("%s: the main subject has %.0f of %.0f", name, main.H(), k.bounds().H())
		}
	}
}

func TestBalloonsRiseAboveACake(t *testing.T) {
	_, k := placed(pairOf(thing("cake"), "and", several("balloon", unstated)))
	if cake, balloons := covered(k, 0), covered(k, 1); balloons.Y0 > cake.Y0-.3*cake.H() {
		t.Errorf("the balloons begin at %.0f, the cake at %.0f", balloons.Y0, cake.Y0)
	}
}

func TestAMoonIsBehindWhoLooksAtIt(t *testing.T) {
	for _, kind := range []string{"looking at", "with"} {
		_, k := placed(pairOf(brief.Subject{Words: "wolf", Kind: brief.Animal, ID: "wolf", Count: 1}, kind, thing("moon")))
		wolf, moon := covered(k, 0), covered(k, 1)
		if moon.X0 < wolf.X0-.3*wolf.W() || moon.X1 > wolf.X1+.3*wolf.W() {
			t.Errorf("%s: the moon is from %.0f to %.0f, the wolf from %.0f to %.0f", kind, moon.X0, moon.X1, wolf.X0, wolf.X1)
		}
		if first := k.sprites[0]; first.subject != 1 {
			t.Errorf("%s: the moon is not painted first", kind)
		}
	}
}

// A snowman's top hat hid its face.
func TestAHatLeavesTheFaceOfAThingFree(t *testing.T) {
	for _, id := range []string{"snowman", "robot"} {
		_, k := placed(pairOf(thing(id), "wearing", thing("top-hat")))
		if on, hat := covered(k, 0), covered(k, 1); hat.H() > 1.02*hatLimit*on.H() {
			t.Errorf("the hat measures %.0f %% of the %s", 100*hat.H()/on.H(), id)
		}
	}
}

func TestCopiesOfSeveralColorsHaveOneEach(t *testing.T) {
	balloons := several("balloon", 5)
	balloons.Assorted = true
	var colors []string
	for copy := range balloons.Count {
		colors = append(colors, ownColors(balloons, copy).Color)
	}
	if slices.Sort(colors); len(slices.Compact(colors)) != 5 {
		t.Errorf("five balloons are %q", colors)
	}
	pair := several("balloon", unstated)
	pair.Color, pair.More = "pink", []string{"gold"}
	if a, b := ownColors(pair, 0), ownColors(pair, 1); a.Color != "pink" || b.Color != "gold" || len(b.More) > 0 {
		t.Errorf("pink and gold balloons are %q and %q with %q", a.Color, b.Color, b.More)
	}
}

// "pirate hat" drew a straw hat, and said nothing.
func TestEveryLoneHatIsDrawn(t *testing.T) {
	for id := range loneHats {
		if d, ok := loneHat(thing(id)); !ok || d.Box.W() <= 0 {
			t.Errorf("%s is not drawn", id)
		}
	}
}
