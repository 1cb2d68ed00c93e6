package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestACookieInTheShapeOfAStarHasTheOutlineOfAStar(t *testing.T) {
	cookie, _ := library.Find("cookie")
	d, err := cookie.Render(kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	star := reshaped(d, brief.Subject{Kind: brief.Piece, ID: "cookie", Shape: "star"})
	got, _ := finish.OutlineOf(star)
	spread := func(o finish.Outline) float64 {
		least, most := o.Reach(0), o.Reach(0)
		for turn := 0.0; turn < 6.28; turn += .02 {
			least, most = min(least, o.Reach(turn)), max(most, o.Reach(turn))
		}
		return most / least
	}
	whole, _ := finish.OutlineOf(d)
	if spread(whole) > 1.2 || spread(got) < 1.7 {
		t.Errorf("a cookie spreads by %.2f, a star of it by %.2f", spread(whole), spread(got))
	}
}

func TestOnlyFlatThingsTakeAShape(t *testing.T) {
	for id, want := range map[string]bool{"cookie": true, "pillow": true, "balloon": true, "car": false, "cake": false, "lamp": false} {
		if Reshapes(id) != want {
			t.Errorf("%s: %v", id, !want)
		}
	}
}

func TestAWingAloneIsNoWholeBird(t *testing.T) {
	for _, c := range []struct{ id, word, part string }{{"eagle", "wing", "wing"}, {"fox", "tail", "tail"}, {"car", "wheel", "wheels"}, {"deer", "antlers", "horns"}} {
		if part, ok := PartAlone(c.id, c.word); !ok || part != c.part {
			t.Errorf("%s of %s: %q", c.word, c.id, part)
		}
	}
	if part, ok := PartAlone("fox", "wing"); ok {
		t.Errorf("a fox has no %s", part)
	}
}

func TestASetOfIconsHasACellForEach(t *testing.T) {
	b := brief.Brief{Sheet: "icons"}
	for _, id := range []string{"sun", "cloud", "umbrella", "snowflake", "rainbow", "crescent-moon"} {
		b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: id, Count: 1})
	}
	s := Compose(Request{Brief: b})
	boxes := map[int]kit.Box{}
	for _, sp := range s.Sprites {
		if box, ok := boxes[sp.Subject]; ok {
			sp.Box = box.Union(sp.Box)
		}
		boxes[sp.Subject] = sp.Box
	}
	for i, a := range boxes {
		if long := max(a.W(), a.H()); long < .25 || long > .28 {
			t.Errorf("%s measures %.2f", b.Subjects[i].ID, long)
		}
		for k, o := range boxes {
			if i < k && a.X0 < o.X1 && o.X0 < a.X1 && a.Y0 < o.Y1 && o.Y0 < a.Y1 {
				t.Errorf("%s lies over %s", b.Subjects[i].ID, b.Subjects[k].ID)
			}
		}
	}
}

func TestToppingsLieOnThePizza(t *testing.T) {
	b := brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "pizza", Count: 1}, {Kind: brief.Piece, ID: "tomato", Count: 3}},
		Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}},
	}
	s := Compose(Request{Brief: b})
	var pizza kit.Box
	for n, sp := range s.Sprites {
		if sp.Subject == 0 && n == 0 {
			pizza = sp.Box
		}
	}
	for _, sp := range s.Sprites {
		if sp.Subject == 1 && (sp.Box.X0 < pizza.X0 || sp.Box.X1 > pizza.X1 || sp.Box.Y0 < pizza.Y0 || sp.Box.Y1 > pizza.Y1) {
			t.Errorf("a tomato at %v is beside the pizza at %v", sp.Box, pizza)
		}
	}
}
