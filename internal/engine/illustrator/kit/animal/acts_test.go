package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
)

// A dog that begged leaned forward on its hind legs, and one on its back stood on its feet.
func TestAnAnimalThatBegsSitsUpAndOneOnItsBackHasItsBellyUp(t *testing.T) {
	for _, name := range []string{"dog", "cat", "otter", "bear", "rabbit", "pig", "crocodile"} {
		standing := animal.Draw(animal.Spec{Species: name})
		begging, supine := animal.Draw(animal.Spec{Species: name, Pose: "begging"}), animal.Draw(animal.Spec{Species: name, Pose: "on its back"})
		if name != "pig" && begging.Box.H() <= 1.05*begging.Box.W()*standing.Box.H()/standing.Box.W() {
			t.Errorf("a %s that begs is %.0f", name, begging.Box)
		}
		if _, ok := supine.Anchors["belly"]; !ok || supine.Anchors["paw"].Y > -.4*supine.Box.H() {
			t.Errorf("a %s on its back has its paws at %.0f of %.0f", name, supine.Anchors["paw"].Y, supine.Box)
		}
	}
}

func TestAnAnimalThatIsCurledUpIsABallWithItsHeadBeforeIt(t *testing.T) {
	for _, name := range []string{"cat", "dog", "fox", "raccoon", "squirrel"} {
		long, ball := animal.Draw(animal.Spec{Species: name, Pose: "sleeping"}), animal.Draw(animal.Spec{Species: name, Pose: "curled up"})
		if ball.Box.W()/ball.Box.H() >= .9*long.Box.W()/long.Box.H() || ball.Anchors["head"].X > ball.Box.X1-.15*ball.Box.W() {
			t.Errorf("a %s lies in %.0f, curled up in %.0f", name, long.Box, ball.Box)
		}
	}
	for name, want := range map[string]bool{"cat": true, "horse": false, "crocodile": false, "lion": false, "bear": false} {
		if got := animal.CurlsUp(name); got != want {
			t.Errorf("%s curls up: %v", name, got)
		}
	}
}

func TestHeadsAreHeldALittleToASideBySeed(t *testing.T) {
	turns := map[float64]bool{}
	for seed := range uint64(4) {
		turns[animal.Draw(animal.Spec{Species: "dog", Seed: seed}).Anchors["mouth"].Angle] = true
	}
	if len(turns) < 3 {
		t.Errorf("heads are turned by %v", turns)
	}
}

func TestAnAnimalThatLooksBackHasItsFaceOverItsShoulder(t *testing.T) {
	for _, name := range []string{"fox", "horse", "deer", "cat"} {
		ahead, back := animal.Draw(animal.Spec{Species: name}), animal.Draw(animal.Spec{Species: name, Pose: "looking back"})
		if back.Anchors["mouth"].X >= ahead.Anchors["mouth"].X-10 {
			t.Errorf("the mouth of a %s that looks back is at %.0f, else at %.0f", name, back.Anchors["mouth"].X, ahead.Anchors["mouth"].X)
		}
	}
}

func TestWaterHidesTheLegsOfAnAnimalThatSwims(t *testing.T) {
	for _, name := range []string{"dog", "tiger", "deer", "otter"} {
		for _, pose := range []string{"swimming", "floating"} {
			if d := animal.Draw(animal.Spec{Species: name, Pose: pose}); len(d.Layers[kit.Fore]) == 0 || d.Box.W() < 1.2*d.Box.H() {
				t.Errorf("a %s that is %s is %.0f", name, pose, d.Box)
			}
		}
	}
}

func TestBreedsAndYoungOnesAreKinOfTheirKind(t *testing.T) {
	for _, pair := range [][2]string{{"black-cat", "kitten"}, {"husky", "puppy"}, {"deer", "fawn"}} {
		if !animal.Kin(pair[0], pair[1]) || !animal.IsYoung(pair[1]) || animal.IsYoung(pair[0]) {
			t.Errorf("%v are no kin", pair)
		}
	}
	if animal.Kin("lion", "kitten") {
		t.Error("a kitten is the young one of a lion")
	}
}

func TestMarkingsCanGoThroughAllColors(t *testing.T) {
	plain, colored := animal.Draw(animal.Spec{Species: "zebra"}), animal.Draw(animal.Spec{Species: "zebra", Rainbow: []string{"stripes"}})
	if plain.Box != colored.Box {
		t.Errorf("colors change the outline from %.0f to %.0f", plain.Box, colored.Box)
	}
	for _, mood := range []string{"yawning", "open mouth", "tongue out"} {
		if d := animal.Head(animal.Spec{Species: "cat", Expression: mood}); d.Box.H() <= 0 {
			t.Errorf("no head with %s", mood)
		}
	}
}

func TestABullHasARingInItsNoseOnlyWhereItWasAskedFor(t *testing.T) {
	ring := kit.Hex("#e0b440")
	for _, name := range []string{"bull", "cow", "pig"} {
		if len(animal.Draw(animal.Spec{Species: name, Colors: map[string]kit.Color{"ring": ring}}).Nodes()) == 0 {
			t.Errorf("no %s", name)
		}
	}
	for pose, turned := range map[string]bool{"head tilted": true, "looking up": true, "standing": false} {
		if got := animal.Draw(animal.Spec{Species: "dog", Pose: pose}).Anchors["mouth"].Angle != 0; got != turned {
			t.Errorf("the head of a dog that is %s is turned: %v", pose, got)
		}
	}
}

func TestWhoIsSeenFromBehindAndLooksBackShowsItsFace(t *testing.T) {
	back, face := animal.Draw(animal.Spec{Species: "cat", View: "behind"}), animal.Draw(animal.Spec{Species: "cat", View: "behind", Pose: "looking back"})
	if len(face.Parts) <= len(back.Parts) {
		t.Errorf("from behind: %v, looking back: %v", back.Parts, face.Parts)
	}
}

// A lion that held a microphone sat in profile with the microphone on the ground before its paws.
func TestWhatHasPawsFacesTheViewerToHoldAThing(t *testing.T) {
	for species, want := range map[string]bool{"dog": true, "lion": true, "fox": true, "panda": true, "horse": false, "giraffe": false, "crocodile": false} {
		if got := animal.SitsFacing(species); got != want {
			t.Errorf("%s sits facing: %v", species, got)
		}
	}
	seated, holds := animal.Draw(animal.Spec{Species: "lion", Pose: "sitting"}), animal.Draw(animal.Spec{Species: "lion", Pose: "holding"})
	if a, b := holds.Anchors["handNear"], holds.Anchors["handFar"]; a.X >= 0 || b.X <= 0 {
		t.Errorf("the forepaws of a lion that holds a thing are at %v and %v, not at both sides of its chest", a, b)
	}
	if seated.Box.H() > holds.Box.H()*1.5 {
		t.Errorf("a lion that holds a thing is %.0f high, one that sits %.0f", holds.Box.H(), seated.Box.H())
	}
}
