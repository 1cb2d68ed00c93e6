package figure

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestAThingThatLettersItsTextIsNotPrintedTwice(t *testing.T) {
	c := Drawer{}
	p, _ := library.Find("ribbon-banner")
	d, err := p.Render(kit.Options{Text: "Hello"})
	if err != nil || !d.Lettered {
		t.Fatalf("the banner does not letter: %v", err)
	}
	before := len(d.Nodes())
	if got := len(c.lettered(d, brief.Subject{Kind: brief.Piece, ID: "ribbon-banner", Text: "Hello"}).Nodes()); got != before {
		t.Errorf("%d nodes, want %d", got, before)
	}
}

func TestAnUnevenGroundGetsAPlateAndAnEvenOneNone(t *testing.T) {
	look := func(id string) float64 {
		p, _ := library.Find(id)
		d, err := p.Render(kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		at := d.Anchors["print"]
		_, spread := LookAt(d).colors(kit.Box{X0: at.X - at.W/2, Y0: at.Y - at.H/2, X1: at.X + at.W/2, Y1: at.Y + at.H/2})
		return spread
	}
	if cake, mug := look("birthday-cake"), look("mug"); cake <= plainSpread || mug > plainSpread {
		t.Errorf("cake %.3f, mug %.3f; the limit is %.3f", cake, mug, plainSpread)
	}
}

func TestAPatternOfTheWholeCoversSleevesButNotLegs(t *testing.T) {
	slots := func(id string) []string {
		p, _ := library.Find(id)
		all, err := kit.ParsePalette(p.Palette)
		if err != nil {
			t.Fatal(err)
		}
		return printedSlots(all)
	}
	if got := slots("t-shirt"); !slices.Contains(got, "shirt") || !slices.Contains(got, "sleeves") {
		t.Errorf("t-shirt: %v", got)
	}
	if got := slots("chair"); slices.Contains(got, "legs") || !slices.Contains(got, "cushion") {
		t.Errorf("chair: %v", got)
	}
}

func TestTheColorOfTheEyesStaysOffTheClothes(t *testing.T) {
	c := &Drawer{Request: layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{{
		Words: "woman", Kind: brief.Person, Count: 1, Parts: []brief.PartColor{{Part: "eyes", Color: "green"}},
	}}}, Seed: 3}}
	plain := c.PersonSpec(0, layout.How{})
	c.Brief.Subjects[0].Parts = nil
	without := c.PersonSpec(0, layout.How{})
	if !plain.Top.Color.Same(without.Top.Color) || plain.Eyes.Same(without.Eyes) {
		t.Errorf("top %v, without green eyes %v; eyes %v", plain.Top.Color, without.Top.Color, plain.Eyes)
	}
}

func TestGoldGoesToTheMetalOfSeveralColors(t *testing.T) {
	slots, err := kit.ParsePalette("gold #f6b52c metal; jewels #e0314d rubies gems")
	if err != nil {
		t.Fatal(err)
	}
	if got := slotsOf([]string{"pink", "gold"}, slots); got["gold"] != "gold" || got["pink"] != "jewels" {
		t.Errorf("got %v", got)
	}
}

// Sleeping owls lay on their branch in a shirt and trousers, with the body of a person: the bird rig has no lying pose.
func TestASleepingBirdIsABirdWithItsEyesClosed(t *testing.T) {
	owl := brief.Subject{Kind: brief.Bird, ID: "owl", Count: 1, Pose: "sleeping"}
	if Humanly(owl) {
		t.Error("it is drawn with the body of a person")
	}
	c := &Drawer{Request: layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{owl}}}}
	if got := c.birdSpec(0, layout.How{}).Expression; got != "sleeping" {
		t.Errorf("its expression is %q", got)
	}
}

func TestACreatureHasAHeadOfItsOwn(t *testing.T) {
	for id, of := range Creatures {
		frog := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
		c := NewDrawer(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{frog}}})
		if head := c.creatureHead(c.Subject(0)); head.Box.W() <= 0 || head.Box.H() >= c.asPiece(c.Subject(0)).Box.H() {
			t.Errorf("the head of a %s is %.0f", id, head.Box)
		}
		for _, part := range of.Head {
			found := false
			for _, own := range library.Parts(id) {
				found = found || own == part
			}
			if !found {
				t.Errorf("a %s has no part %s", id, part)
			}
		}
	}
}

func TestAFlagInAHandIsOnAPole(t *testing.T) {
	country := brief.Subject{Words: "flag", Kind: brief.Flag, ID: "mx", Count: 1}
	flat, _ := flag(country)
	country.Pose = "waving"
	flown, ok := flag(country)
	if !ok || flown.Box.H() < 1.5*flat.Box.H() {
		t.Errorf("a waving flag is %.0f high, a flat one %.0f", flown.Box.H(), flat.Box.H())
	}
	if _, ok := flown.Anchors["grip"]; !ok {
		t.Error("its pole has no place for a hand")
	}
	girl := brief.Subject{Words: "girl", Kind: brief.Person, ID: "girl", Count: 1}
	c := Drawer{Request: layout.Request{Brief: composetest.Pair(girl, "holding", country)}}
	if !c.isHeld(1) || c.isHeld(0) {
		t.Error("the girl holds the flag")
	}
}

func TestTheRainbowOfAUnicornIsInItsMane(t *testing.T) {
	c := Drawer{Request: layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Words: "unicorn", Kind: brief.Animal, ID: "unicorn", Count: 1, Fill: "rainbow"}}}}}
	if spec := c.animalSpec(0, layout.How{}); spec.Fill != nil || spec.Fills["mane"] == nil {
		t.Error("its coat is a rainbow, or its mane is not")
	}
	c.Brief.Subjects[0].ID = "cow"
	if spec := c.animalSpec(0, layout.How{}); spec.Fill == nil || spec.Fills["mane"] != nil {
		t.Error("the rainbow of a cow is not in its coat")
	}
}

func TestCopiesOfSeveralColorsHaveOneEach(t *testing.T) {
	balloons := composetest.Several("balloon", 5)
	balloons.Assorted = true
	var colors []string
	for copy := range balloons.Count {
		colors = append(colors, ownColors(balloons, copy).Color)
	}
	if slices.Sort(colors); len(slices.Compact(colors)) != 5 {
		t.Errorf("five balloons are %q", colors)
	}
	pair := composetest.Several("balloon", Unstated)
	pair.Color, pair.More = "pink", []string{"gold"}
	if a, b := ownColors(pair, 0), ownColors(pair, 1); a.Color != "pink" || b.Color != "gold" || len(b.More) > 0 {
		t.Errorf("pink and gold balloons are %q and %q with %q", a.Color, b.Color, b.More)
	}
}

// "pirate hat" drew a straw hat, and said nothing.
func TestEveryLoneHatIsDrawn(t *testing.T) {
	for id := range loneHats {
		if d, ok := loneHat(composetest.Thing(id)); !ok || d.Box.W() <= 0 {
			t.Errorf("%s is not drawn", id)
		}
	}
}

// "A halved kiwi" was the drawing of a halved kiwi, cut in two once more.
func TestWhatIsDrawnCutOpenIsNotCutAgain(t *testing.T) {
	isCut := func(id string) bool {
		p, _ := library.Find(id)
		d, err := p.Render(kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		n := len(d.Nodes())
		return len(dress(d, brief.Subject{Kind: brief.Piece, ID: id, States: []string{"sliced"}}, 1).Nodes()) != n
	}
	if isCut("kiwi-fruit") || !isCut("plum") {
		t.Errorf("kiwi cut %v, plum cut %v", isCut("kiwi-fruit"), isCut("plum"))
	}
}

func TestEveryFlagIsAPattern(t *testing.T) {
	for name, want := range map[string]bool{brief.OfFlag + "it": true, brief.OfFlag + "nowhere": false} {
		if _, ok := FillOf(name); ok != want {
			t.Errorf("%s is a pattern: %t", name, ok)
		}
	}
}

// A face without eyes and a mouth looked unfinished in a logo.
func TestSomebodyInALogoHasAFace(t *testing.T) {
	c := &Drawer{Request: layout.Request{Brief: brief.Brief{Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Words: "woman", Kind: brief.Person, Count: 1}}}, Seed: 3}}
	if spec := c.PersonSpec(0, layout.How{}); spec.Expression == "faceless" || spec.Idle {
		t.Errorf("expression %q, idle %v", spec.Expression, spec.Idle)
	}
}

func TestATallThinThingIsSlimmerThanATallOne(t *testing.T) {
	if tall, both := stretches["tall"], stretches["tall slim"]; both[0]/both[1] >= .85*tall[0]/tall[1] {
		t.Errorf("%v and %v", tall, both)
	}
}
