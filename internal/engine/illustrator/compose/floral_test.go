package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
)

// made is a brief of things that make a shape together.
func made(shape string, ids ...string) brief.Brief {
	b := brief.Brief{Motif: shape}
	for i, id := range ids {
		b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: id, Count: 3})
		if i > 0 {
			b.Relations = append(b.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
		}
	}
	return b
}

func TestFlowersOfAWreathLieOverItsGreenery(t *testing.T) {
	for _, shape := range []string{"wreath", "ring", "heart-ring", "frame", "half", "corner", "garland"} {
		s := Compose(layout.Request{Brief: made(shape, "eucalyptus-branch", "peony")})
		last := map[int]int{}
		for n, sp := range s.Sprites {
			last[sp.Subject] = n
		}
		first := len(s.Sprites)
		for n, sp := range s.Sprites {
			if sp.Subject == 1 {
				first = min(first, n)
			}
		}
		if first < last[0] {
			t.Errorf("%s: a flower lies under greenery", shape)
		}
	}
}

func TestTheFlowersOfAnArrangementAreOfManySizes(t *testing.T) {
	for _, shape := range []string{"wreath", "heart-ring", "frame", "half", "corner", "garland", "line"} {
		sizes := map[int]bool{}
		for _, sp := range Compose(layout.Request{Brief: made(shape, "rose")}).Sprites {
			if sp.Subject == 0 {
				sizes[int(100*max(sp.Box.W(), sp.Box.H()))] = true
			}
		}
		if len(sizes) < 4 {
			t.Errorf("%s: the roses have only %d sizes", shape, len(sizes))
		}
	}
}

func TestAHeartFrameIsEmptyInside(t *testing.T) {
	for _, ids := range [][]string{{"rose"}, {"peony", "lavender"}, {"star"}} {
		img := render(Compose(layout.Request{Brief: made("heart-ring", ids...)}), 100)
		for _, at := range [][2]int{{50, 52}, {42, 50}, {58, 50}, {50, 60}} {
			if img.NRGBAAt(at[0], at[1]).A > 0 {
				t.Errorf("%v: something is drawn at %v", ids, at)
			}
		}
	}
}

func TestACornerWithoutGreeneryGetsSomeAndStaysOnTheCanvas(t *testing.T) {
	s := Compose(layout.Request{Brief: made("corners", "gold-frame", "rose")})
	if s.Box.X0 < 0 || s.Box.Y0 < 0 || s.Box.X1 > 1 || s.Box.Y1 > 1 {
		t.Errorf("it reaches %v", s.Box)
	}
	for _, sp := range s.Sprites {
		if sp.Subject > 1 {
			t.Errorf("a sprite is of subject %d", sp.Subject)
		}
	}
}

func TestFlowersGrowAroundALetterAndLeaveItFree(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Family, ID: "alphabet-letter", Text: "H", Count: 1}, {Kind: brief.Piece, ID: "rose", Count: 3}},
		Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
	s := Compose(layout.Request{Brief: b})
	letter, roses := kit.Box{}, 0
	for _, sp := range s.Sprites {
		switch sp.Subject {
		case 0:
			letter = sp.Box
		case 1:
			roses++
		}
	}
	if roses < 4 {
		t.Fatalf("%d roses", roses)
	}
	x, y := (letter.X0+letter.X1)/2, (letter.Y0+letter.Y1)/2
	for _, sp := range s.Sprites {
		if b := sp.Box; sp.Subject == 1 && b.X0 < x && b.X1 > x && b.Y0 < y && b.Y1 > y {
			t.Errorf("a rose covers the middle of the letter: %v", b)
		}
	}
}

func TestABowIsOnTheUpperEdgeOfItsFrame(t *testing.T) {
	for _, frame := range []string{"oval-frame", "circle-frame", "frame"} {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: frame, Count: 1}, {Kind: brief.Piece, ID: "bow", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
		s := Compose(layout.Request{Brief: b})
		f, bow := boxOf(s, 0), boxOf(s, 1)
		if x := (bow.X0 + bow.X1) / 2; bow.Y0 > f.Y0+.05 || bow.Y1 > f.Y0+.5*f.H() || x < .4 || x > .6 {
			t.Errorf("%s: the frame is %v, the bow is %v", frame, f, bow)
		}
	}
}

func TestOnlyWhatGrowsIsArrangedAmongFlowers(t *testing.T) {
	c := composerOf(layout.Request{Brief: made("", "coffee", "rose")})
	if _, ok := plants.FloristOf(c.Placing(), []int{0, 1}); ok {
		t.Error("coffee lies among flowers")
	}
	c = composerOf(layout.Request{Brief: made("", "lemon", "rose")})
	if _, ok := plants.FloristOf(c.Placing(), []int{0, 1}); !ok {
		t.Error("lemons do not lie among flowers")
	}
}

func TestVariationsOfABouquetAndACornerAreArrangedUnlikeEachOther(t *testing.T) {
	for _, shape := range []string{"bouquet", "corner", "line"} {
		first := render(Compose(layout.Request{Brief: made(shape, "peony"), Seed: 5}), 96)
		for v := 1; v < 3; v++ {
			other, unlike, seen := render(Compose(layout.Request{Brief: made(shape, "peony"), Seed: 5, Variation: v}), 96), 0, 0
			for i := 3; i < len(first.Pix); i += 4 {
				a, b := first.Pix[i] > 128, other.Pix[i] > 128
				if a || b {
					seen++
				}
				if a != b {
					unlike++
				}
			}
			if unlike*10 < seen {
				t.Errorf("variation %d of a %s covers what the first one does but for %d of %d pixels", v, shape, unlike, seen)
			}
		}
	}
}

func TestABouquetIsOfTheFlowersThatWereNamedAndStandsInItsVessel(t *testing.T) {
	b := made("bouquet", "lavender")
	b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: "vase", Count: 1})
	sprites := Compose(layout.Request{Brief: b}).Sprites
	none := kit.Box{X0: 9, Y0: 9, X1: -9, Y1: -9}
	flowers, vase := none, none
	for _, sp := range sprites {
		switch sp.Subject {
		case 0:
			flowers = flowers.Union(sp.Box)
		case 1:
			vase = vase.Union(sp.Box)
		}
	}
	if vase.H() < .2 || flowers.Y1 > vase.Y1 || flowers.Y0 > .2 || vase.Y1 < .9 {
		t.Errorf("flowers at %.2f to %.2f, the vase at %.2f to %.2f", flowers.Y0, flowers.Y1, vase.Y0, vase.Y1)
	}
}
