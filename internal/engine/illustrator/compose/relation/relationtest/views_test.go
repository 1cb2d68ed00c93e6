package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func TestWhatLiesOnATableSeenFromAboveLiesWithinIt(t *testing.T) {
	above := []string{"above"}
	b := brief.Brief{Subjects: []brief.Subject{
		{Kind: brief.Piece, ID: "table", Count: 1, States: above}, {Kind: brief.Piece, ID: "laptop", Count: 1, States: above}, {Kind: brief.Piece, ID: "coffee", Count: 1, States: above},
	}, Relations: []brief.Relation{{From: 1, Kind: "on", To: 0}, {From: 2, Kind: "on", To: 0}}}
	table, boxes := boxIn(b, 0), []int{1, 2}
	for _, i := range boxes {
		if in := boxIn(b, i); in.X0 < table.X0 || in.X1 > table.X1 || in.Y0 < table.Y0 || in.Y1 > table.Y1 {
			t.Errorf("subject %d at %+v lies outside the table at %+v", i, in, table)
		}
	}
}

func TestATallVaseIsTallerForItsWidth(t *testing.T) {
	ratio := func(build string) float64 {
		b := boxIn(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "vase", Count: 1, Build: build}}}, 0)
		return b.H() / b.W()
	}
	if plain, tall := ratio(""), ratio("tall"); tall < 1.2*plain {
		t.Errorf("a tall vase is %.2f times as high as wide, a vase %.2f", tall, plain)
	}
}

// boxIn is what a subject of a brief covers.
func boxIn(b brief.Brief, subject int) kit.Box {
	_, k := placed(b)
	return covered(k, subject)
}

// A green wooden button was brown.
func TestWoodOfAColorHasThatColor(t *testing.T) {
	for _, material := range []string{"wood", "stone"} {
		s := brief.Subject{Kind: brief.Piece, ID: "ui-button", Count: 1, Color: "green", Material: material, Text: "Play"}
		d := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).Draw(0, layout.How{})
		if h := surface.RulingColor(d).Lch(); h.H < 110 || h.H > 180 || h.C < .06 {
			t.Errorf("green %s has hue %.0f and chroma %.2f", material, h.H, h.C)
		}
	}
}

// Who was looked at faced the viewer, and so did a team whose coach talked to it.
func TestWhoIsLookedAtTurnsToWhoLooks(t *testing.T) {
	boy, woman, man := composetest.Someone(""), composetest.Someone(""), composetest.Someone("")
	woman.Words, man.Words = "team", "team"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{boy, woman, man},
		Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 1, Kind: "beside", To: 2}},
	}})
	for i := range 3 {
		if got := c.Unit(i, layout.How{}).Root.How.Pose; got != "turned" {
			t.Errorf("%d is %q", i, got)
		}
	}
}

// A knight stood up to offer an apple, which was as small as a cherry, to a little dragon twice as large as he.
func TestWhoKneelsHoldsOutWhatTheyGive(t *testing.T) {
	knight, dragon := composetest.Someone("knight"), brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1, Size: "small"}
	knight.Pose = "kneeling"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{knight, dragon, composetest.Piece("apple", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "in front of", To: 1}, {From: 0, Kind: "holding", To: 2}},
	}})
	k := c.Copies(0)
	if k.Root.How.Pose != "offering on one knee" {
		t.Errorf("the knight is %q", k.Root.How.Pose)
	}
	root := k.Root.Box()
	if apple, _ := spritesOf(k, 2); apple.H() < .14*root.H() || apple.X0 < (root.X0+root.X1)/2 {
		t.Errorf("the apple is at %v, the knight at %v", apple, root)
	}
	if beast, _ := spritesOf(k, 1); beast.W() > 1.3*root.H() {
		t.Errorf("the little dragon is %.0f long, the knight %.0f high", beast.W(), root.H())
	}
}

// Santa looked out of the chimney in which he was stuck head first.
func TestOnlyTheLegsAreSeenOfWhoIsStuckHeadFirst(t *testing.T) {
	santa := composetest.Someone("santa-claus")
	santa.Pose = "legs out"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{santa, composetest.Piece("chimney", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "stuck in", To: 1}},
	}})
	k := c.Copies(1)
	legs, found := spritesOf(k, 0)
	if chimney := k.Root.Box(); !found || legs.Y0 > chimney.Y0-.15*chimney.H() || legs.Y1 > chimney.Y0+.3*chimney.H() {
		t.Errorf("the legs are at %v, the chimney at %v", legs, chimney)
	}
}

// A mechanic lay below the car on the canvas, and a lamb stood before the flank of the lion between whose paws it was.
func TestWhoIsUnderAVehicleOrBetweenPawsIsThere(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{composetest.Someone("mechanic"), composetest.Piece("car", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "under", To: 1}},
	}})
	k := c.Copies(1)
	if man, _ := spritesOf(k, 0); man.Y1 > k.Ground+1 || man.X0 > k.Root.Box().X1 || man.X1 < k.Root.Box().X1 {
		t.Errorf("the mechanic is at %v, the car at %v", man, k.Root.Box())
	}
	c = placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Animal, ID: "lion", Count: 1}, {Kind: brief.Animal, ID: "lamb", Count: 1}},
		Relations: []brief.Relation{{From: 1, Kind: "in front of", To: 0, Part: "paws"}},
	}})
	k = c.Copies(0)
	if lamb, _ := spritesOf(k, 1); k.Root.How.Pose != "lying" || lamb.X1 < k.Root.Anchor("head").X || lamb.Y0 < k.Root.Anchor("head").Y {
		t.Errorf("the lion is %s with its head at %v, the lamb at %v", k.Root.How.Pose, k.Root.Anchor("head"), lamb)
	}
}

// A monkey that hung by one hand was upside down, and its banana at its feet.
func TestWhoHangsByOneHandHoldsAThingInTheOther(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Animal, ID: "monkey", Count: 1}, composetest.Piece("vine", 1), composetest.Piece("banana", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "hanging from", To: 1}, {From: 0, Kind: "holding", To: 2}},
	}})
	k := c.Copies(1)
	monkey, _ := spritesOf(k, 0)
	if banana, found := spritesOf(k, 2); !found || banana.Y0 < monkey.Y0+.3*monkey.H() || banana.X1 < (monkey.X0+monkey.X1)/2 {
		t.Errorf("the banana is at %v, the monkey at %v", banana, monkey)
	}
}

// The cap that a graduate threw lay over the diploma in the raised hand.
func TestWhoThrowsOneThingUpHoldsTheOtherLow(t *testing.T) {
	graduate := composetest.Someone("graduate")
	graduate.Pose = "throwing"
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{graduate, composetest.Piece("graduation-cap", 1), composetest.Piece("diploma", 1)},
		Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 0, Kind: "holding", To: 2}},
	}})
	k := c.Copies(0)
	flies, _ := spritesOf(k, 1)
	if diploma, found := spritesOf(k, 2); !found || flies.Y1 > k.Root.Anchor("head").Y || diploma.Y0 < k.Root.Anchor("head").Y {
		t.Errorf("the cap is at %v, the diploma at %v", flies, diploma)
	}
}

// A horse looked over the head of the boy who fed it, and a wizard was a third as long as the dragon that he fought.
func TestTallAnimalsBendToWhoFeedsThemAndFoesAreOfLikeSize(t *testing.T) {
	boy := composetest.Someone("feeding")
	for id, want := range map[string]string{"horse": "looking down", "dog": "sitting"} {
		c, _ := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{boy, {Kind: brief.Animal, ID: id, Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}}})
		if got := poseOf(c, 1, 0); got != want {
			t.Errorf("the %s is %q", id, got)
		}
	}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Someone(""), composetest.Thing("dragon")}, Relations: []brief.Relation{{From: 0, Kind: "fighting", To: 1}}})
	if who, foe := covered(k, 0), covered(k, 1); who.H() < .55*max(foe.W(), foe.H()) {
		t.Errorf("who fights is %.0f high, the dragon %.0f wide", who.H(), foe.W())
	}
}
