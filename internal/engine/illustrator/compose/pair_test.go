package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

func TestHandsMeetInAHandshakeAHighFiveAndADance(t *testing.T) {
	// The one who faces left stretched the arm away from the other: a target is told as if the figure faced right.
	for kind, hand := range map[string]string{"shaking hands": "handNear", "high five": "handFar", "dancing": "handNear"} {
		c := newComposer(Request{Brief: pairOf(woman, "beside", woman), Seed: 1})
		a, b := c.unit(0, how{facing: kit.Right, pose: facePoses[kind]}), c.unit(1, how{facing: kit.Left, pose: facePoses[kind]})
		a, b = c.handToHand(kind, a, b)
		if d := anchorDistance(a.root.anchor(hand), b.root.anchor(hand)); d > .03*bySize(a.root) {
			t.Errorf("%s: the hands are %.0f %% of a figure apart", kind, 100*d/bySize(a.root))
		}
		if l, r := a.root.anchor("head"), b.root.anchor("head"); kind != "dancing" && r.X-l.X < l.W {
			t.Errorf("%s: one head covers the other", kind)
		}
	}
}

func TestTwoOfAKindWhoShakeHandsFaceEachOther(t *testing.T) {
	two := brief.Subject{Words: "businessmen", Kind: brief.Person, ID: "businessman", Count: 2, Pose: "shaking hands", Person: &brief.Figure{}}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}, Seed: 1})
	if left, right := c.view(0, 0), c.view(0, 1); left != kit.Right || right != kit.Left {
		t.Errorf("the left one looks %v, the right one %v", left, right)
	}
}

func TestFoodThatIsCookedLiesInThePan(t *testing.T) {
	cook := woman
	cook.Pose = "cooking"
	_, k := placed(pairOf(cook, "looking at", thing("spaghetti")))
	pan, food := k.root.anchor("handFar"), covered(k, 1)
	if food.X0 < pan.X || food.Y1 > pan.Y+.03*bySize(k.root) || food.Y1 < pan.Y-.06*bySize(k.root) {
		t.Errorf("the food is at %.0f, the hand with the pan at %.0f, %.0f", food, pan.X, pan.Y)
	}
}

func TestAToolHasTheColorThatIsToldOfIt(t *testing.T) {
	mower := woman
	mower.Pose, mower.Parts = "mowing", []brief.PartColor{{Part: "gear", Color: "purple"}}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{mower}}, Seed: 1})
	want, _ := color.Named("purple")
	gear := c.personSpec(0, how{}).Gear
	if r, _, b, _ := gear.RGBA(); r != float64(want.R) || b != float64(want.B) || gear.IsNone() {
		t.Errorf("the mower is %v", gear)
	}
}

func TestABrideInAWhiteDressWearsAWeddingDress(t *testing.T) {
	bride := brief.Subject{Kind: brief.Person, ID: "bride", Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: "dress", Color: "white"}}}}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{bride}}, Seed: 1})
	if got := c.personSpec(0, how{}).Top.Name; got != person.RoleTop("bride") {
		t.Errorf("she wears a %s", got)
	}
}

func TestWhoRacesOnABicycleRidesIt(t *testing.T) {
	racer := woman
	racer.Pose = "running"
	c := newComposer(Request{Brief: pairOf(racer, "on", thing("bicycle")), Seed: 1})
	if l := c.links[0]; l.Kind != "riding" || c.subject(0).Pose != "" {
		t.Errorf("she is %s the bicycle, %q", l.Kind, c.subject(0).Pose)
	}
}

// The feet of animals, whose legs are short, hung in the air above the pedals.
func TestEveryRiderReachesThePedalsAndTheGrips(t *testing.T) {
	var riders []brief.Subject
	for _, id := range animal.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Animal, ID: id, Count: 1})
	}
	for _, id := range bird.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Bird, ID: id, Count: 1})
	}
	for _, age := range []string{"toddler", "child", "teen", "adult", "elderly"} {
		riders = append(riders, brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: age}})
	}
	for _, mount := range []string{"bicycle", "motorcycle", "tricycle", "unicycle"} {
		for i, rider := range riders {
			if mount != "bicycle" && i%17 != 0 {
				continue
			}
			c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: mount, Count: 1}, rider}, Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}}}})
			k := c.place(0, c.draw(0, how{facing: kit.Right}), standing(c.draw(0, how{facing: kit.Right}), 1))
			who := c.astride(k, 1, how{}, 0).root
			for _, name := range []string{"seat", "handNear", "handFar", "footNear", "footFar"} {
				if !k.root.has(name) {
					continue
				}
				want, at := k.root.anchor(name), who.anchor(name)
				if off := math.Hypot(want.X-at.X, want.Y-at.Y); off > .03*bySize(k.root) {
					t.Errorf("%s%s on a %s: %s is %.0f from where it belongs on a mount of %.0f", rider.ID, ageOf(rider), mount, name, off, bySize(k.root))
				}
			}
		}
	}
}

func ageOf(s brief.Subject) string {
	if s.Person == nil {
		return ""
	}
	return s.Person.Age
}
