package compose

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func twoWho(pose string) *composer {
	who := brief.Subject{Kind: brief.Person, Count: 2, Pose: pose, Person: &brief.Figure{Age: "adult"}}
	return newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{who}}, Seed: 3})
}

// Two men who played chess stood side by side, and no board was there.
func TestTwoWhoDoSomethingFaceToFaceHaveItsMiddleBetweenThem(t *testing.T) {
	for pose := range acrossPoses {
		c := twoWho(pose)
		kind := c.among(0)
		if kind != pose {
			t.Errorf("%s: two do %q to each other", pose, kind)
			continue
		}
		a, b := c.unit(0, how{facing: togetherView(kind, true)}), c.unit(0, how{copy: 1, facing: togetherView(kind, false)})
		var seen []instance
		k := c.joined(kind, a, b)
		for _, in := range []cluster{a, b} {
			seen = append(seen, in.root)
		}
		if gap := math.Abs(seen[0].anchor("ground").Y - k.ground); gap > 1e-6 {
			t.Errorf("%s: the floor of both is not that of the first: %.2f", pose, gap)
		}
		serials := map[int]bool{}
		for _, s := range k.sprites {
			serials[s.drawing] = true
		}
		if len(serials) != 2 {
			t.Errorf("%s: %d drawings", pose, len(serials))
		}
	}
}

func TestWhatTwoShareIsDrawnOnce(t *testing.T) {
	c := twoWho("on a seesaw")
	a, b := c.unit(0, how{}), c.unit(0, how{copy: 1})
	if w, v := a.root.drawing.Box.W(), b.root.drawing.Box.W(); w < 1.5*v {
		t.Errorf("both have the seesaw: %.0f and %.0f units wide", w, v)
	}
}

func TestWhoDoesSomethingOnAChairSitsOnIt(t *testing.T) {
	man := brief.Subject{Kind: brief.Person, Count: 1, Pose: "knitting", Person: &brief.Figure{Age: "elder"}}
	chair := brief.Subject{Kind: brief.Piece, ID: "rocking-chair", Count: 1}
	for _, kind := range []string{"on", "sitting on", "inside"} {
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{man, chair}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 1}}}})
		k := c.unit(1, how{})
		at := slices.IndexFunc(k.sprites, func(s sprite) bool { return s.subject == 0 })
		if at < 0 {
			t.Fatalf("%s: nobody is there", kind)
		}
		head := k.root.box().Y0
		bottom := 0.0
		for _, s := range k.sprites {
			if s.subject == 0 {
				bottom = max(bottom, s.box.Y1)
			}
		}
		if seat := k.root.anchor("seat").Y; bottom < seat+.1*(k.ground-seat) {
			t.Errorf("%s: the feet end at %.0f, above the seat at %.0f (top %.0f): they do not hang down", kind, bottom, seat, head)
		}
	}
}

func TestAToolThatIsNamedLastIsHeldByWhoWorks(t *testing.T) {
	mother := brief.Subject{Kind: brief.Person, Count: 1, Pose: "feeding", Person: &brief.Figure{Age: "adult"}}
	baby := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "baby"}}
	spoon := brief.Subject{Kind: brief.Piece, ID: "spoon", Count: 1}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{mother, baby, spoon}, Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 1, Kind: "with", To: 2}}}})
	if !slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == 0 && l.Kind == "holding" && l.To == 2 }) {
		t.Errorf("the spoon is not the mother's: %v", c.links)
	}
}
