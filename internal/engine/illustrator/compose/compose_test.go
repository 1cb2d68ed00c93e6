package compose

import (
	"math"
	"reflect"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/testkit/services"
)

// seen is the longer side of what each subject shows, as a share of the canvas.
func seen(s layout.Scene) map[int]float64 {
	out := map[int]float64{}
	for _, o := range s.Sprites {
		out[o.Subject] = max(out[o.Subject], o.Box.W(), o.Box.H())
	}
	return out
}

// In make test one of three stands to each of the others, in every relation.
func TestNothingVanishesInAnyRelation(t *testing.T) {
	for i, kind := range brief.Kinds {
		if kind == "halves" {
			continue // both are in the drawing of the first
		}
		for j, to := range []brief.Subject{composetest.Bicycle, composetest.Apple, composetest.Crown, composetest.Teacup, composetest.Cat} {
			for k, from := range []brief.Subject{composetest.Woman, composetest.Cat, composetest.Apple} {
				if !services.Sampled(i+j, k) {
					continue
				}
				s := Compose(layout.Request{Brief: composetest.Pair(from, kind, to), Seed: 3})
				size := seen(s)
				if size[0] < .04 || size[1] < .04 {
					t.Errorf("%s %s %s: they measure %.2f and %.2f of the canvas", from.Words, kind, to.Words, size[0], size[1])
				}
			}
		}
	}
}

func TestACompositionFillsTheCanvas(t *testing.T) {
	const full = .85 // of the side of the canvas
	for _, b := range briefs(t) {
		s := Compose(layout.Request{Brief: b, Seed: 7})
		long := max(s.Box.W(), s.Box.H())
		if math.Abs(long-full) > .02 {
			t.Errorf("%s takes %.2f of the canvas, want %.2f", b.Prompt, long, full)
		}
	}
}

func TestTheSameRequestGivesTheSameScene(t *testing.T) {
	for _, b := range briefs(t) {
		first, again := Compose(layout.Request{Brief: b, Seed: 7, Variation: 1}), Compose(layout.Request{Brief: b, Seed: 7, Variation: 1})
		if !reflect.DeepEqual(first, again) {
			t.Errorf("%s is composed in two ways", b.Prompt)
		}
	}
}

func TestARelationThatGoesInCirclesEnds(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Cat, composetest.Apple, composetest.Crown}, Relations: []brief.Relation{
		{From: 0, Kind: "on", To: 1}, {From: 1, Kind: "on", To: 2}, {From: 2, Kind: "on", To: 0}, {From: 0, Kind: "on", To: 0}, {From: 7, Kind: "on", To: -1},
	}}
	if got := len(seen(Compose(layout.Request{Brief: b}))); got != 3 {
		t.Errorf("%d of three subjects are there", got)
	}
}

func TestARiderIsSeatedWithLimbsOnBothSidesOfTheMount(t *testing.T) {
	// A rider in front of the bicycle as a whole looked pasted on.
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Woman, "riding", composetest.Bicycle), Seed: 1})
	first, last, mount := -1, -1, -1
	for i, o := range s.Sprites {
		switch o.Subject {
		case 0:
			if first < 0 {
				first = i
			}
			last = i
		case 1:
			if mount < 0 {
				mount = i
			}
		}
	}
	if !(first < mount && mount < last) {
		t.Errorf("the rider's layers run from %d to %d, the bicycle is at %d", first, last, mount)
	}
}

func TestWhatIsInsideIsBehindTheFrontWall(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Cat, "inside", brief.Subject{Words: "basket", Kind: brief.Piece, ID: "easter-basket", Count: 1}), Seed: 1})
	if last := s.Sprites[len(s.Sprites)-1]; last.Subject != 1 {
		t.Errorf("the last layer belongs to subject %d, not to the basket", last.Subject)
	}
}

func TestWhatHoldsSeveralIsDrawnAsOftenAsTheyAre(t *testing.T) {
	b := composetest.Pair(composetest.Woman, "riding", composetest.Bicycle)
	b.Subjects[0].Count, b.Subjects[1].Count = 2, figure.Unstated
	mounts := 0
	for _, o := range Compose(layout.Request{Brief: b, Seed: 1}).Sprites {
		if o.Subject == 1 && o.Box.W() > .2 {
			mounts++
		}
	}
	if mounts < 2 || mounts > 6 {
		t.Errorf("%d layers of bicycles for two riders", mounts)
	}
}

func TestAPatternGoesOnAtTheOppositeEdge(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Prompt: "pattern", Subjects: []brief.Subject{composetest.Apple}, Framing: []string{"pattern"}}, Seed: 1})
	if !s.Bleeds {
		t.Error("a pattern does not fill the canvas")
	}
	for _, o := range s.Sprites {
		if o.Box.X0 < -.001 && o.Box.X1 > .001 {
			found := false
			for _, p := range s.Sprites {
				found = found || math.Abs(p.Box.X0-o.Box.X0-1) < .001 && math.Abs(p.Box.Y0-o.Box.Y0) < .001
			}
			if !found {
				t.Errorf("what leaves at %.2f, %.2f does not come in again", o.Box.X0, o.Box.Y0)
			}
		}
	}
}

func TestVariationsAreDifferentIdeasAndNoMirrorImages(t *testing.T) {
	for _, subject := range []brief.Subject{composetest.Woman, composetest.Cat, composetest.Apple, {Words: "toaster", Kind: brief.Piece, ID: "backpack", Count: 1}} {
		b := brief.Brief{Prompt: "a " + subject.Words, Subjects: []brief.Subject{subject}}
		first := render(Compose(layout.Request{Brief: b, Seed: 5}), 96)
		for v := 1; v < 4; v++ {
			other := render(Compose(layout.Request{Brief: b, Seed: 5, Variation: v}), 96)
			same, mirror := 0, 0
			for y := range 96 {
				for x := range 96 {
					if first.NRGBAAt(x, y) == other.NRGBAAt(x, y) {
						same++
					}
					if first.NRGBAAt(x, y) == other.NRGBAAt(95-x, y) {
						mirror++
					}
				}
			}
			if same == 96*96 || mirror > 96*96*99/100 {
				t.Errorf("variation %d of a %s is the same or its mirror image (%d, %d of %d)", v, subject.Words, same, mirror, 96*96)
			}
		}
	}
}

// hueOf is the hue of the first color of a picture of a thing, in degrees.
func hueOf(t *testing.T, id string, variation int) float64 {
	t.Helper()
	img := render(Compose(layout.Request{Brief: brief.Brief{Prompt: id, Subjects: []brief.Subject{{Words: id, Kind: brief.Piece, ID: id, Count: 1}}}, Seed: 5, Variation: variation}), 96)
	var a, b float64
	for y := range 96 {
		for x := range 96 {
			if p := img.NRGBAAt(x, y); p.A > 200 {
				v := kit.RGBA(float64(p.R)/255, float64(p.G)/255, float64(p.B)/255, 1).Lch()
				a, b = a+v.C*math.Cos(v.H*math.Pi/180), b+v.C*math.Sin(v.H*math.Pi/180)
			}
		}
	}
	return math.Atan2(b, a) * 180 / math.Pi
}

func TestVariationsPaintWhatComesInAnyColorAndKeepTheColorThatSaysWhatAThingIs(t *testing.T) {
	apart := func(a, b float64) float64 { return min(math.Abs(a-b), 360-math.Abs(a-b)) }
	for _, id := range []string{"pumpkin", "gingerbread-man", "fire-truck", "stop-sign", "guitar", "trophy", "basketball", "school-bus"} {
		for v := 1; v < 4; v++ {
			if d := apart(hueOf(t, id, 0), hueOf(t, id, v)); d > 25 {
				t.Errorf("the hue of a %s is %.0f degrees from its own in variation %d", id, d, v)
			}
		}
	}
	for _, id := range []string{"umbrella", "t-shirt", "balloon"} {
		for v := 1; v < 4; v++ {
			for w := range v {
				if d := apart(hueOf(t, id, w), hueOf(t, id, v)); d < 15 {
					t.Errorf("variations %d and %d of a %s have one color", w, v, id)
				}
			}
		}
	}
}

var (
	pear = brief.Subject{Words: "pear", Kind: brief.Piece, ID: "pear", Count: 1}
	girl = brief.Subject{Words: "girl", Kind: brief.Person, ID: "girl", Count: 1, Person: &brief.Figure{}}
)

// boxOf is the box of everything that one subject shows.
func boxOf(s layout.Scene, subject int) kit.Box {
	out := kit.Box{X0: 2, Y0: 2, X1: -1, Y1: -1}
	for _, o := range s.Sprites {
		if o.Subject == subject {
			out = out.Union(o.Box)
		}
	}
	return out
}

func TestFruitOnAHeadStandsOnItAndLeavesTheFaceFree(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Cat, "wearing", pear), Seed: 3})
	c, p := boxOf(s, 0), boxOf(s, 1)
	if p.Y1 > c.Y0+.22*c.H() || p.Y0 >= c.Y0 {
		t.Errorf("the pear takes %.2f, the cat %.2f", p, c)
	}
}

func TestWhatAnAnimalEatsHangsBelowItsEyes(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Cat, "eating", pear), Seed: 3})
	if c, p := boxOf(s, 0), boxOf(s, 1); p.Y0 < c.Y0+.2*c.H() || p.H() > .5*c.H() {
		t.Errorf("the pear takes %.2f, the cat %.2f", p, c)
	}
}

func TestAMotifOnAVesselIsPaintedOverItsWall(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Apple, "printed on", composetest.Teacup), Seed: 3})
	if last := s.Sprites[len(s.Sprites)-1]; last.Subject != 0 {
		t.Errorf("the last layer belongs to subject %d, not to the motif", last.Subject)
	}
}

func TestWhoWorksOnAThingHasItBeforeTheHands(t *testing.T) {
	feeding := composetest.Woman
	feeding.Pose = "feeding"
	s := Compose(layout.Request{Brief: composetest.Pair(feeding, "looking at", composetest.Cat), Seed: 3})
	w, c := boxOf(s, 0), boxOf(s, 1)
	if gap := c.X0 - w.X1; gap > .1 || gap < -.2 {
		t.Errorf("the cat is %.2f away from her", gap)
	}
}

func TestASittingCatIsHeldOnTheShoulder(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Cat, "riding", girl), Seed: 3})
	if c, g := boxOf(s, 0), boxOf(s, 1); c.H() > .5*g.H() || c.Y1 > g.Y0+.75*g.H() {
		t.Errorf("the cat takes %.2f, the girl %.2f", c, g)
	}
}

func TestAFlagInAHandIsNoTallerThanItsBearer(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(girl, "holding", brief.Subject{Words: "flag", Kind: brief.Piece, ID: "waving-flag", Count: 1}), Seed: 3})
	if g, f := boxOf(s, 0), boxOf(s, 1); f.H() > .8*g.H() {
		t.Errorf("the flag measures %.2f, the girl %.2f", f.H(), g.H())
	}
}

func TestAPianoStandsBeforeWhoPlaysIt(t *testing.T) {
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Woman, "playing", brief.Subject{Words: "piano", Kind: brief.Piece, ID: "piano", Count: 1}), Seed: 3})
	if w, p := boxOf(s, 0), boxOf(s, 1); math.Abs(p.Y1-w.Y1) > .06 || p.X1 < w.X1 {
		t.Errorf("the piano takes %.2f, the woman %.2f", p, w)
	}
}
