package design

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

func TestTheNameOnARingIsSplitBetweenItsWords(t *testing.T) {
	for text, want := range map[string][2]string{
		"Adventure Awaits":       {"Adventure", "Awaits"},
		"grill master est 2024":  {"grill master", "est 2024"},
		"Bean & Leaf":            {"Bean & Leaf", ""},
		"Harbor":                 {"Harbor", ""},
		"Sons of the Silent Sea": {"Sons of the", "Silent Sea"},
	} {
		if top, bottom := ringTexts(text); top != want[0] && text != "Sons of the Silent Sea" || top+" "+bottom != text && bottom != "" {
			t.Errorf("%q: %q and %q", text, top, bottom)
		}
	}
}

func TestABadgeHasTheShapeThatWasAskedFor(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Ground: "star", Framing: []string{"badge"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: "book", Count: 1}}}})
	k := c.Unit(0, layout.How{})
	star := len(c.emblem(k, "Helper").Sprites)
	if round := len(c.sealed(k, "Helper", "").Sprites); star != round+1 {
		t.Errorf("%d drawings make a star with a ribbon, %d a ring", star, round)
	}
}

func TestAClothBehindASayingIsLargerThanIt(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Backing: "leopard", Subjects: []brief.Subject{{Kind: brief.Piece, ID: "sun", Count: 1}}}})
	plain := layout.Scene{}
	plain.Add(c.Unit(0, layout.How{}).Fit(layout.Region{Left: .3, Top: .3, Right: .7, Bottom: .7}))
	if out := c.onPatch(plain); out.Box.W() <= plain.Box.W() || len(out.Sprites) <= len(plain.Sprites) {
		t.Error("nothing lies behind it")
	}
}

func TestALogoOfWordsKeepsItsColorAndWhiteOnesHaveAnEdge(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Lettering: []string{"Nordic"}, Tints: []string{"white"}, Style: brief.Style{Name: "logo"}}})
	if out, ok := c.Designed(); !ok || !out.Set || out.Ink.Lch().L < .9 {
		t.Error("the name is not white")
	}
	if c.brandInk().Rim.IsNone() {
		t.Error("nothing parts white letters from a white ground")
	}
}

func TestOrnamentsInArtDecoHaveSteppedLines(t *testing.T) {
	c := designerOf(layout.Request{Seed: 4, Brief: brief.Brief{Style: brief.Style{Name: "artdeco"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: "gold-frame", Count: 1}, {Kind: brief.Family, ID: "corner", Count: 1}}}})
	if c.IdeaSeed(0, 0) != 1 || c.IdeaSeed(1, 0) != 2 {
		t.Error("they have curls")
	}
}

func TestAPosterInChalkHasNoSheetOfItsOwn(t *testing.T) {
	c := designerOf(layout.Request{Brief: brief.Brief{Design: "flyer", Lettering: []string{"Farm Fresh"}, Style: brief.Style{Name: "chalk"}, Subjects: []brief.Subject{{Kind: brief.Piece, ID: "book", Count: 1}}}})
	if _, ok := c.paperwork(); ok {
		t.Error("the chalk lies on paper")
	}
}

func TestWhatABookmarkComesWithIsOnIt(t *testing.T) {
	c := designerOf(sheetOf("", brief.Subject{Kind: brief.Piece, ID: "bookmark", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "book", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "rose", Count: 1}))
	out, ok := c.bookmarked()
	if !ok {
		t.Fatal("nothing is on it")
	}
	for _, s := range out.Sprites {
		if s.Box.X0 < out.Sprites[0].Box.X0 || s.Box.X1 > out.Box.X1 {
			t.Errorf("subject %d stands beside it", s.Subject)
		}
	}
}

func TestAMascotHasADarkLineAroundIt(t *testing.T) {
	head := brief.Subject{Kind: brief.Animal, ID: "fox", Count: 1, Portrait: true}
	plain := designerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{head}}})
	k := plain.Unit(0, layout.How{})
	lined := contoured(k, .02*k.Bounds().W(), kit.Black)
	if len(lined.Sprites) <= len(k.Sprites) || lined.Bounds().W() <= k.Bounds().W() || lined.Sprites[0].Subject != -1 {
		t.Error("nothing lies around the head")
	}
}

func TestNamesAreTheMainLineOfASheet(t *testing.T) {
	c := designerOf(sheetOf("card", brief.Subject{Kind: brief.Piece, ID: "rose", Count: 1}))
	c.Brief.Lettering = []string{"You’re Invited", "Our Wedding", "Anna & James", "June 14"}
	got := c.linesOfSheet()
	if got.kicker != "You’re Invited" || got.main != "Anna & James" || !slices.Equal(got.feet, []string{"Our Wedding", "June 14"}) {
		t.Errorf("%+v", got)
	}
}

func TestASlimPlantPointsAlongItsPath(t *testing.T) {
	c := designerOf(sheetOf("", brief.Subject{Kind: brief.Piece, ID: "lavender", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "daisy", Count: 1}))
	if l := layout.LieOf(c.Unit(0, layout.How{})); l.Slim < layout.SlimFrom || l.Turn > -45 || l.Turn < -135 {
		t.Errorf("lavender lies at %+v", l)
	}
	k := trail([]layout.Cluster{c.Unit(0, layout.How{})}, []layout.Lie{layout.LieOf(c.Unit(0, layout.How{}))}, []layout.Stop{{X: .5, Y: .5, Turn: 0, Size: .3}}, 0)
	if b := k.Bounds(); b.W() < 1.2*b.H() || b.X1 < .7 {
		t.Errorf("lavender on a level path takes %+v", b)
	}
}

func TestLetteringTakesItsColorFromTheArtExceptOnOccasions(t *testing.T) {
	inkOf := func(prompt, id string) float64 {
		c := designerOf(layout.Request{Brief: brief.Brief{Prompt: prompt, Subjects: []brief.Subject{{Kind: brief.Piece, ID: id, Count: 1}}}})
		return c.ink().Main.Lch().H
	}
	apart := func(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
	if a, b := inkOf("mom life", "stethoscope"), inkOf("mom life", "apple"); apart(a, b) < 60 {
		t.Errorf("both are lettered at hue %.0f and %.0f", a, b)
	}
	if a, b := inkOf("merry christmas", "stethoscope"), inkOf("merry christmas", "apple"); apart(a, b) > 1 {
		t.Errorf("Christmas is lettered at hue %.0f and %.0f", a, b)
	}
}

func sheetOf(kind string, subjects ...brief.Subject) layout.Request {
	return layout.Request{Brief: brief.Brief{Design: kind, Style: brief.Style{Name: "default"}, Subjects: subjects}}
}

func designerOf(req layout.Request) *Designer { return NewDesigner(hierarchy.NewTree(req)) }

func TestWhatStandsBeforeASunsetLeavesItsStripesSeen(t *testing.T) {
	b := sheetOf("print", brief.Subject{Kind: brief.Piece, ID: "sunset", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "deer", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "pine-tree", Count: 2})
	out, ok := designerOf(b).Designed()
	if !ok {
		t.Fatal("no design")
	}
	none := kit.Box{X0: 9, Y0: 9, X1: -9, Y1: -9}
	sun, deer := none, none
	for _, s := range out.Sprites {
		switch s.Subject {
		case 0:
			sun = sun.Union(s.Box)
		case 1:
			deer = deer.Union(s.Box)
		}
	}
	if deer.H() < .1 || deer.H() > .7*sun.H() {
		t.Errorf("a deer of %.2f before a sun of %.2f", deer.H(), sun.H())
	}
}

// Easter eggs around a wreath ran together into one band.
func TestThingsAroundAWreathHardlyOverlap(t *testing.T) {
	s := designerOf(layout.Request{Brief: brief.Brief{Motif: "wreath", Subjects: []brief.Subject{{Kind: brief.Piece, ID: "easter-egg", Count: 1, Color: "pink"}}}})
	out, ok := s.motif()
	if !ok {
		t.Fatal("no wreath")
	}
	last := kit.Box{}
	for _, sprite := range out.Sprites {
		if sprite.Subject != 0 {
			continue
		}
		if b := sprite.Box; last.W() > 0 && math.Hypot((b.X0+b.X1-last.X0-last.X1)/2, (b.Y0+b.Y1-last.Y0-last.Y1)/2) < .75*min(b.W(), b.H(), last.W(), last.H()) {
			t.Errorf("an egg at %v runs into %v", b, last)
		}
		last = sprite.Box
	}
}
