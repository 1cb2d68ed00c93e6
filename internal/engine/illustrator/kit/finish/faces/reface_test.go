package faces

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// head is a red disc with eyes and a straight mouth of its own.
func head(t *testing.T) kit.Drawing {
	t.Helper()
	c, err := kit.NewCanvas("head", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Circle(128, 128, 100, kit.Hex("#d06a2a")))
	c.Part("eyes", c.Circle(98, 110, 10, kit.Black), c.Circle(158, 110, 10, kit.Black))
	c.Part("mouth", c.Line("M108 160H148", kit.Hex("#20c0e0"), 6))
	d := c.Drawing()
	d.Unit = 1
	return d
}

// A robot that was to be sad smiled once: it had a face already, so none was put on it.
func TestAnExpressionReplacesTheMouthThatAThingHas(t *testing.T) {
	d := head(t)
	if !HasMouth(d) || HasMouth(kit.Drawing{}) {
		t.Fatal("the head has a mouth, nothing has none")
	}
	sad := Face(d, "sad", false, 1)
	if len(surface.PartOf(sad.Nodes(), "mouth")) != 0 {
		t.Error("the old mouth is still there")
	}
	if len(surface.PartOf(sad.Nodes(), "eyes")) != 1 {
		t.Error("the eyes are gone")
	}
	if len(sad.Layers[kit.Fore]) == 0 {
		t.Error("there is no new mouth")
	}
	if happy := Face(d, "happy", false, 1); len(happy.Layers[kit.Fore]) >= len(sad.Layers[kit.Fore]) {
		t.Error("who is sad has brows and a tear besides")
	}
}

// A frog with heart eyes kept its own and smiled: the reading said that hearts were seen.
func TestHeartsAndStarsTakeThePlaceOfBothEyes(t *testing.T) {
	for _, look := range []string{"in love", "star eyes", "dizzy", "x eyes", "money eyes", "tears of joy"} {
		d := Face(head(t), look, false, 1)
		if len(surface.PartOf(d.Nodes(), "eyes")) != 0 {
			t.Errorf("%s: the old eyes are still there", look)
		}
		if got := eyeBoxes(surface.PartOf(head(t).Nodes(), "eyes")); len(got) != 2 {
			t.Errorf("%s: %d eyes", look, len(got))
		}
	}
}

func TestTheNewMouthIsInTheColorOfTheOldOne(t *testing.T) {
	if r, _, b, _ := mouthInk(surface.PartOf(head(t).Nodes(), "mouth")).RGBA(); b < r {
		t.Errorf("red %.2f, blue %.2f", r, b)
	}
}

// A smile that shows teeth became a frown as white as they were.
func TestTheNewMouthIsNotInTheColorOfTeeth(t *testing.T) {
	c, err := kit.NewCanvas("smile", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Part("mouth", c.Rect(100, 150, 56, 10, 0, kit.White), c.Line("M100 160H156", kit.Hex("#5c3317"), 4))
	if got := mouthInk(surface.PartOf(c.Drawing().Layers[kit.Body], "mouth")); got.String() != "#5c3317" {
		t.Errorf("the mouth is %s", got)
	}
}

func TestExpressionsOfPeopleHaveOnesForThings(t *testing.T) {
	for asked, plain := range plainMoods {
		a, b := Face(head(t), asked, false, 1), Face(head(t), plain, false, 1)
		if len(a.Layers[kit.Fore]) != len(b.Layers[kit.Fore]) {
			t.Errorf("%s is not drawn as %s", asked, plain)
		}
	}
}

// The face of a dumbbell was on its bar, and too small to be seen.
func TestAFaceIsWhereThereIsRoomForIt(t *testing.T) {
	c, err := kit.NewCanvas("dumbbell", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Part("weights", c.Rect(40, 20, 120, 60, 4, kit.Hex("#404048")), c.Rect(40, 180, 120, 60, 4, kit.Hex("#404048")))
	c.Part("bar", c.Rect(92, 80, 16, 100, 0, kit.Hex("#a0a0a8")))
	d := c.Drawing()
	if _, y, w := surface.FaceAt(&d); w < 40 || y > 80 && y < 180 {
		t.Errorf("the face is %.0f wide at %.0f", w, y)
	}
	d.Anchors = map[string]kit.Anchor{"face": {X: 100, Y: 210, W: 50}}
	if x, y, w := surface.FaceAt(&d); x != 100 || y != 210 || w != 50 {
		t.Errorf("the face is not where the piece has room for it: %.0f %.0f %.0f", x, y, w)
	}
}
