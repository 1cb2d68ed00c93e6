package relationtest

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

func TestWhatIsListedAfterSomebodyIsInTheirHandIfItFits(t *testing.T) {
	for id, want := range map[string]bool{"coffee-cup": true, "balloon": true, "heart": false, "sofa": false} {
		c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing(id)}}, Seed: 1})
		if got := len(c.Links) == 1 && c.Links[0].Kind == "holding"; got != want {
			t.Errorf("%s is held: %v", id, got)
		}
	}
}

func TestTwoPeopleCarryOneLargeThingBetweenThem(t *testing.T) {
	men := composetest.Woman
	men.Count = 2
	_, k := placed(composetest.Pair(men, "carrying", composetest.Thing("sofa")))
	people, sofa := covered(k, 0), covered(k, 1)
	if sofa.X0 < people.X0 || sofa.X1 > people.X1 {
		t.Errorf("the sofa reaches from %.0f to %.0f, those who carry it from %.0f to %.0f", sofa.X0, sofa.X1, people.X0, people.X1)
	}
	if sofa.Y1 > people.Y1-.02*people.H() {
		t.Error("the sofa stands on the floor")
	}
	if sofa.W() < .4*people.W() {
		t.Errorf("the sofa has %.0f of %.0f", sofa.W(), people.W())
	}
}

func TestEachOfTwoPeopleCarriesOneOfSeveralBoxes(t *testing.T) {
	b := composetest.Pair(composetest.Woman, "beside", composetest.Woman)
	boxes := composetest.Thing("cardboard-box")
	boxes.Count = figure.Unstated
	b.Subjects = append(b.Subjects, boxes)
	b.Relations = append(b.Relations, composetest.Pair(composetest.Woman, "carrying", boxes).Relations...)
	b.Relations[1].From, b.Relations[1].To = 1, 2
	c, _ := placed(b)
	if len(c.Brief.Subjects) != 4 || c.Subject(2).Count != 1 || c.Subject(3).ID != "cardboard-box" {
		t.Errorf("%+v", c.Brief.Subjects[2:])
	}
}

// A basket that hangs from a hand was carried by one of two who have it "between them".
func TestWhatTwoCarryBetweenThemIsInTheHandsOfBoth(t *testing.T) {
	women := composetest.Woman
	women.Count = 2
	b := composetest.Pair(women, "carrying", composetest.Thing("basket"))
	b.Prompt = "two women carrying a basket between them"
	_, k := placed(b)
	people, basket := covered(k, 0), covered(k, 1)
	if basket.X0 < people.X0+.1*people.W() || basket.X1 > people.X1-.1*people.W() {
		t.Errorf("the basket reaches from %.0f to %.0f, those who carry it from %.0f to %.0f", basket.X0, basket.X1, people.X0, people.X1)
	}
}

// A teapot that poured into a cup was drawn in the cup.
func TestAVesselThatPoursIsTiltedAboveWhatItFills(t *testing.T) {
	for _, pair := range [][2]string{{"teapot", "mug"}, {"wine-bottle", "glass"}, {"watering-can", "flower-pot"}, {"kettle", "mug"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "pouring into", composetest.Thing(pair[1])))
		vessel, _ := spritesOf(k, 0)
		filled, _ := spritesOf(k, 1)
		if vessel.Y0 >= filled.Y0 || vessel.Y1 > filled.Y1 {
			t.Errorf("%s: the vessel is from %.0f to %.0f, the %s from %.0f to %.0f", pair[0], vessel.Y0, vessel.Y1, pair[1], filled.Y0, filled.Y1)
		}
	}
}

// Flutes and trumpets were held before the chest.
func TestWindInstrumentsAreAtTheLips(t *testing.T) {
	for _, id := range []string{"flute", "trumpet", "trombone", "saxophone", "clarinet", "bassoon", "tuba", "french-horn", "bagpipes", "harmonica", "party-horn", "pan-flute"} {
		thing := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), thing}, Relations: []brief.Relation{{From: 0, Kind: "playing", To: 1}}}})
		k := c.Unit(0, layout.How{Facing: kit.Right})
		at := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 })
		if at < 0 {
			t.Fatalf("there is no %s", id)
		}
		lips, b := k.Root.Anchor("mouth"), kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
		for _, s := range k.Sprites {
			if s.Subject == 1 {
				b = b.Union(s.Box)
			}
		}
		if slack := .02 * placing.BySize(k.Root); lips.X < b.X0-slack || lips.X > b.X1+slack || lips.Y < b.Y0-slack || lips.Y > b.Y1+slack {
			t.Errorf("%s: the lips are at %.0f, %.0f, it is at %+v", id, lips.X, lips.Y, b)
		}
	}
}

func TestASaxophoneReachesFromTheLipsToTheHipsOfWhoTurnsToIt(t *testing.T) {
	// It was a toy before the chest, its neck over the far eye.
	_, k := placed(composetest.Pair(composetest.Someone(""), "playing", composetest.Thing("saxophone")))
	eyes, top, seat, horn := k.Root.Anchor("eyes"), k.Root.Anchor("headTop"), k.Root.Anchor("seat"), covered(k, 1)
	if k.Root.How.Pose != "blowing an instrument" || horn.Y0 < eyes.Y+.3*(top.Y-eyes.Y) || horn.Y1 < seat.Y { // the box of a turned drawing is larger than it
		t.Errorf("%q: eyes at %.0f, hips at %.0f, the saxophone from %.0f to %.0f", k.Root.How.Pose, eyes.Y, seat.Y, horn.Y0, horn.Y1)
	}
}

func TestADandelionAndAPartyHornAreAtTheLipsOfWhoBlowsThem(t *testing.T) {
	// They were in a hand at the side, or on the floor before a boy who sat.
	for _, id := range []string{"dandelion", "party-horn"} {
		for _, who := range []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}, {Kind: brief.Animal, ID: "dog", Count: 1}} {
			_, k := placed(composetest.Pair(who, "playing", composetest.Thing(id)))
			lips, thing := k.Root.Anchor("mouth"), covered(k, 1)
			if lips.Y < thing.Y0-.1*thing.H() || lips.Y > thing.Y1 || thing.X0 > lips.X+.6*thing.W() {
				t.Errorf("%s of %s: lips at %v, it is at %v", id, who.Kind, lips, thing)
			}
		}
	}
}

func TestWhoPlaysACelloSitsBehindItWithTheBowInTheHand(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Woman, "playing", composetest.Thing("cello")))
	b, body := covered(k, 1), k.Root.Box()
	if k.Root.How.Pose != "playing the cello" || len(c.Subject(1).Without) != 1 || b.X0 < body.X0 || b.X1 > body.X1+.2*b.W() {
		t.Errorf("%s, without %v, cello %v, player %v", k.Root.How.Pose, c.Subject(1).Without, b, body)
	}
}

func TestAnAnimalThatReadsAndDrinksHasACupAndAPaper(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Cat, composetest.Thing("coffee"), composetest.Thing("newspaper")}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}, {From: 0, Kind: "reading", To: 2}}}
	_, k := placed(b)
	if cup, paper := covered(k, 1), covered(k, 2); cup.X1 > paper.X0+.2*cup.W() {
		t.Errorf("cup %v, newspaper %v", cup, paper)
	}
}

func TestAHarpStandsBelowTheChinOfWhoPlaysIt(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "playing", composetest.Thing("harp")))
	b, mouth := covered(k, 1), k.Root.Anchor("mouth")
	if hand := k.Root.Anchor("handFar"); hand.X < b.X0 || hand.X > b.X1 || b.X0 < mouth.X-.1*b.W() {
		t.Errorf("harp %v, hand %v, mouth %v", b, hand, mouth)
	}
}
