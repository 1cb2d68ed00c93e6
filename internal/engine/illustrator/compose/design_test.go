package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/kit"
)

// lettersOf is the box of what no subject draws.
func lettersOf(s layout.Scene) kit.Box { return boxOf(s, -1) }

func designOf(kind, text string, subjects ...brief.Subject) layout.Request {
	for i := range subjects {
		subjects[i].Count = max(1, subjects[i].Count)
	}
	return layout.Request{Brief: brief.Brief{Design: kind, Lettering: []string{text}, Subjects: subjects, Style: brief.Style{Name: "default"}}}
}

func TestASayingAndItsArtMakeOneSilhouette(t *testing.T) {
	s := Compose(designOf("print", "just one more chapter", brief.Subject{Kind: brief.Piece, ID: "book-stack"}, brief.Subject{Kind: brief.Piece, ID: "coffee-cup"}))
	books, cup, words := boxOf(s, 0), boxOf(s, 1), lettersOf(s)
	if words.Y0 > books.Y1 || words.Y0 < books.Y0+.5*books.H() {
		t.Errorf("the letters begin at %.2f, the books are %.2f to %.2f", words.Y0, books.Y0, books.Y1)
	}
	if cup.X0 > books.X1 {
		t.Error("the cup stands apart from the books")
	}
	if all := s.Box; all.W() < .6 && all.H() < .85 {
		t.Errorf("the design takes %.2f by %.2f of the canvas", all.W(), all.H())
	}
}

func TestTheNameInAWreathLiesInItsMiddle(t *testing.T) {
	s := Compose(designOf("", "Emma", brief.Subject{Kind: brief.Piece, ID: "floral-wreath"}))
	wreath, name := boxOf(s, 0), lettersOf(s)
	if math.Abs(name.X0+name.X1-wreath.X0-wreath.X1) > .04 || math.Abs(name.Y0+name.Y1-wreath.Y0-wreath.Y1) > .06 || name.W() < .25 {
		t.Errorf("the wreath is %v, the name %v", wreath, name)
	}
}

func TestTheMarkOfARoundEmblemStaysInItsField(t *testing.T) {
	r := designOf("emblem", "Golden Crust", brief.Subject{Kind: brief.Piece, ID: "rolling-pin"}, brief.Subject{Kind: brief.Piece, ID: "bread"})
	r.Brief.Framing, r.Brief.Ground = []string{"badge"}, "circle"
	s := Compose(r)
	ring := lettersOf(s)
	for i := range 2 {
		if b := boxOf(s, i); b.X0 < ring.X0+.14*ring.W() || b.X1 > ring.X1-.14*ring.W() || b.Y0 < ring.Y0+.14*ring.H() || b.Y1 > ring.Y1-.14*ring.H() {
			t.Errorf("subject %d at %v leaves the field of %v", i, b, ring)
		}
	}
}

// Two bats of a crest stood in a row beside the eagle once.
func TestThingsWithHandlesCrossBehindTheMainOne(t *testing.T) {
	s := Compose(designOf("print", "Eagles", brief.Subject{Kind: brief.Bird, ID: "eagle"}, brief.Subject{Kind: brief.Piece, ID: "baseball-bat", Count: 2}))
	eagle, bats := boxOf(s, 0), boxOf(s, 1)
	if math.Abs(eagle.X0+eagle.X1-bats.X0-bats.X1) > .3*eagle.W() {
		t.Errorf("the eagle is at %v, the bats at %v", eagle, bats)
	}
	if s.Sprites[0].Subject != 1 {
		t.Error("the bats do not lie behind")
	}
}

// A word was printed on the rim of a rainbow once, in letters of a few pixels.
func TestATextThatItsThingHasNoRoomForStandsByItself(t *testing.T) {
	c := composerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "boho-rainbow", Count: 1, Text: "Dream"}}}})
	if c.Subject(0).Text != "" || len(c.Brief.Lettering) != 1 {
		t.Error("the word is on the rainbow")
	}
	c = composerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "mug", Count: 1, Text: "Dream"}}}})
	if c.Subject(0).Text != "Dream" {
		t.Error("the word is not on the mug")
	}
}

func TestEveryKindOfDesignHasItsTextAndItsArt(t *testing.T) {
	for _, kind := range brief.Designs {
		for v := range 4 {
			r := designOf(kind, "Wild Honey", brief.Subject{Kind: brief.Piece, ID: "honey"}, brief.Subject{Kind: brief.Piece, ID: "bee", Count: 3})
			r.Variation = v
			s := Compose(r)
			for i := -1; i < 2; i++ {
				if b := boxOf(s, i); !(b.W() > .04) || b.X0 < -.01 || b.X1 > 1.01 || b.Y0 < -.01 || b.Y1 > 1.01 {
					t.Errorf("%s, variation %d: subject %d is at %v", kind, v, i, b)
				}
			}
		}
	}
}

func TestAMotifLeavesTheMiddleOfItsFrameOpen(t *testing.T) {
	closed := figure.Words("frame ring wreath corner corners half foot head arch")
	for _, shape := range brief.Motifs {
		b := brief.Brief{Prompt: shape, Subjects: []brief.Subject{{Words: "pumpkins", Kind: brief.Piece, ID: "pumpkin", Count: 3}}, Motif: shape}
		s := Compose(layout.Request{Brief: b, Seed: 1})
		if len(s.Sprites) < 7 {
			t.Errorf("%s: %d sprites", shape, len(s.Sprites))
		}
		if s.Box.X0 < -.04 || s.Box.Y0 < -.04 || s.Box.X1 > 1.04 || s.Box.Y1 > 1.04 {
			t.Errorf("%s leaves the canvas: %v", shape, s.Box)
		}
		for _, o := range s.Sprites {
			if o.Subject < 0 || !closed[shape] {
				continue
			}
			if o.Box.X0 < .5 && o.Box.X1 > .5 && o.Box.Y0 < .5 && o.Box.Y1 > .5 {
				t.Errorf("%s: a copy lies in the middle: %v", shape, o.Box)
			}
		}
	}
}

func TestARopeFrameIsOneRope(t *testing.T) {
	b := brief.Brief{Prompt: "rope border", Subjects: []brief.Subject{{Words: "rope", Kind: brief.Piece, ID: "rope", Count: 1}}, Motif: "frame"}
	if s := Compose(layout.Request{Brief: b, Seed: 1}); len(s.Sprites) != 1 {
		t.Errorf("%d sprites", len(s.Sprites))
	}
}

func TestWhatIsInAFrameOfCopiesStandsInItsMiddleOnce(t *testing.T) {
	b := brief.Brief{
		Prompt: "paw print border with a dog", Motif: "frame", Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}},
		Subjects: []brief.Subject{{Words: "paw print", Kind: brief.Piece, ID: "paw-print", Count: 1}, {Words: "pumpkin", Kind: brief.Piece, ID: "pumpkin", Count: 1}},
	}
	inner := 0
	for _, o := range Compose(layout.Request{Brief: b, Seed: 1}).Sprites {
		if o.Subject == 1 {
			inner++
			if o.Box.X0 < .2 || o.Box.X1 > .8 {
				t.Errorf("not in the middle: %v", o.Box)
			}
		}
	}
	if inner == 0 || inner > 4 {
		t.Errorf("%d layers of what stands in the middle", inner)
	}
}

func TestLettersBuiltOfThingsAreCovered(t *testing.T) {
	rose := brief.Subject{Words: "roses", Kind: brief.Piece, ID: "rose", Count: 3}
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{rose}, Lettering: []string{"L"}, Motif: brief.Letters, Style: brief.Style{Name: "default"}}, Seed: 1})
	copies := 0
	for _, one := range s.Sprites {
		if one.Subject == 0 {
			copies++
		}
	}
	if copies < 20 || copies > 2*relation.BuiltMost {
		t.Errorf("%d sprites of roses build a letter", copies)
	}
}

// The flames of a ball for a shirt lay behind it and were not seen, and "RIP" showed behind a plate on a gravestone with other words.
func TestFlamesBehindAThingOfADesignStandOut(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Design: "print", Subjects: []brief.Subject{{Kind: brief.Piece, ID: "soccer-ball", Count: 1}, {Kind: brief.Piece, ID: "fire", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}, Style: brief.Style{Name: "default"}}})
	if ball, fire := boxOf(s, 0), boxOf(s, 1); fire.W() < 1.1*ball.W() {
		t.Errorf("the ball is %v, the fire %v", ball, fire)
	}
}

func TestTheOwnLinesOfAThingGiveWayToItsText(t *testing.T) {
	c := composerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "gravestone", Count: 1, Text: "here lies fred"}, {Kind: brief.Piece, ID: "newspaper", Count: 1, Text: "News", Only: "headline"}}}})
	if s := c.Subject(0); len(s.Without) != 1 || s.Without[0] != "text" {
		t.Errorf("without %v", s.Without)
	}
	if c.Subject(1).Only != "" {
		t.Error("only the headline is drawn")
	}
}

func TestALuxuriousLogoHasItsMarkAboveSpacedLetters(t *testing.T) {
	r := designOf("", "Aurelia", brief.Subject{Kind: brief.Piece, ID: "diamond"})
	r.Brief.Style = brief.Style{Name: "logo", Look: "luxury", Lines: true}
	s := Compose(r)
	if mark, name := boxOf(s, 0), lettersOf(s); mark.Y1 > name.Y1 || !s.Set || s.Ink.IsNone() {
		t.Errorf("the mark is %v, the name %v", mark, name)
	}
}
