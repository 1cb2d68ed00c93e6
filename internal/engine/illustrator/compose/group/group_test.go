package group

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// block is a member that fills a box and stands on its lower edge.
func block(t *testing.T, serial int, w, h float64) Member {
	t.Helper()
	canvas, err := kit.NewCanvas("block", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	nodes := canvas.Path(kit.RoundRect(0, 0, w, h, 0), kit.Black).Scene()
	box := kit.Box{X1: w, Y1: h}
	k := layout.Cluster{Ground: h, Root: layout.Instance{Serial: serial, Subject: serial, M: scene.Identity, Drawing: kit.Drawing{Box: box}}}
	k.Sprites = []layout.Layer{{Subject: serial, Drawing: serial, Nodes: nodes, M: scene.Identity, Box: box}}
	return Member{Cluster: k, Floor: true}
}

func blocks(t *testing.T, n int, w, h float64) (all []Member) {
	t.Helper()
	for i := range n {
		all = append(all, block(t, i+1, w, h))
	}
	return all
}

// Two otters side by side took a quarter of the height of the canvas.
func TestGroupsAreNearlySquare(t *testing.T) {
	for name, all := range map[string][]Member{
		"two wide ones": blocks(t, 2, 200, 90), "three": blocks(t, 3, 100, 90), "four": blocks(t, 4, 100, 80), "six": blocks(t, 6, 60, 100), "five wide ones": blocks(t, 5, 160, 80),
		"a large and a small one": {block(t, 1, 100, 160), block(t, 2, 60, 40)},
	} {
		if b := Arrange(all, Rule{}).Bounds(); min(b.W(), b.H()) < .55*max(b.W(), b.H()) {
			t.Errorf("%s: the group is %.0f wide and %.0f high", name, b.W(), b.H())
		}
	}
}

func TestWhoIsBehindStandsHigherOnThePage(t *testing.T) {
	for n := 2; n <= 8; n++ {
		k := Arrange(blocks(t, n, 100, 60), Rule{})
		for i, one := range k.Sprites {
			for _, front := range k.Sprites[i+1:] {
				over := min(one.Box.X1, front.Box.X1)-max(one.Box.X0, front.Box.X0) > 1 && min(one.Box.Y1, front.Box.Y1)-max(one.Box.Y0, front.Box.Y0) > 1
				if over && front.Box.Y1 < one.Box.Y1 {
					t.Errorf("%d: %v is before %v", n, front.Box, one.Box)
				}
			}
		}
	}
}

func TestTheSmallerOneIsInFront(t *testing.T) {
	k := Arrange([]Member{block(t, 1, 60, 50), block(t, 2, 120, 180)}, Rule{})
	if last := k.Sprites[len(k.Sprites)-1]; last.Subject != 1 {
		t.Error("the smaller one is painted first")
	}
}

func TestARowKeepsItsOrderAndHidesNothing(t *testing.T) {
	k := Arrange(blocks(t, 3, 60, 100), Rule{Row: true, Whole: true})
	for n := range k.Members[1:] {
		if a, b := k.Members[n].Root.Box(), k.Members[n+1].Root.Box(); b.X0 < a.X1 || b.Y0 != a.Y0 {
			t.Errorf("%v is followed by %v", a, b)
		}
	}
}

// share is how much of what is behind is under the box of what is in front.
func share(k layout.Cluster) float64 {
	back, front := k.Sprites[0].Box, k.Sprites[1].Box
	return max(0, min(back.X1, front.X1)-max(back.X0, front.X0)) * max(0, min(back.Y1, front.Y1)-max(back.Y0, front.Y0)) / back.W() / back.H()
}

// A star on a truck was hidden by flowers, a woman by her umbrella.
func TestCopiesHideMoreOfEachOtherThanDifferentThings(t *testing.T) {
	copies := blocks(t, 2, 200, 90)
	copies[1].Root.Subject = copies[0].Root.Subject
	if got := share(Arrange(copies, Rule{})); got < 1.4*strange {
		t.Errorf("a copy hides %.2f of the other one", got)
	}
	if got := share(Arrange(blocks(t, 2, 200, 90), Rule{})); got > 1.3*strange {
		t.Errorf("another thing hides %.2f", got)
	}
}

// Two glasses of whiskey before each other were one muddle.
func TestNothingIsSeenThroughGlassBeforeIt(t *testing.T) {
	glasses := blocks(t, 2, 120, 110)
	for n := range glasses {
		glasses[n].Root.Subject = 1
		glasses[n].Sprites[0].Nodes = kit.FromScene(glasses[n].Sprites[0].Nodes).Opacity(.3).Scene()
	}
	if got := share(Arrange(glasses, Rule{})); got > 1.5*muddled {
		t.Errorf("%.2f of one glass is behind the other one", got)
	}
}

// A campfire stood before the opening of a tent.
func TestTheMiddleOfAThingIsSeen(t *testing.T) {
	k := Arrange([]Member{block(t, 1, 160, 120), block(t, 2, 80, 70)}, Rule{})
	tent, fire := k.Members[0].Root.Box(), k.Members[1].Root.Box()
	x, y := tent.X0+tent.W()/4, tent.Y0+tent.H()/4
	if w, h := min(x+tent.W()/2, fire.X1)-max(x, fire.X0), min(y+tent.H()/2, fire.Y1)-max(y, fire.Y0); w > 0 && h > 0 && w*h > 1.2*middleFree*tent.W()/2*tent.H()/2 {
		t.Errorf("the thing at %v is behind %v", tent, fire)
	}
}

func TestNothingIsBeforeAFace(t *testing.T) {
	who := block(t, 1, 60, 100)
	who.Root.Drawing.Anchors = map[string]kit.Anchor{"head": {X: 30, Y: 30, W: 50, H: 50}}
	other := block(t, 2, 100, 90)
	k := Arrange([]Member{who, other}, Rule{})
	face := layout.MapAnchor(k.Members[0].Root.M, who.Root.Drawing.Anchors["head"])
	b := k.Members[1].Root.Box()
	if dx, dy := min(face.X+.4*face.W, b.X1)-max(face.X-.4*face.W, b.X0), min(face.Y+.4*face.H, b.Y1)-max(face.Y-.4*face.H, b.Y0); k.Sprites[1].Subject == 2 && dx > .1*face.W && dy > .1*face.H {
		t.Errorf("the face at %v is behind %v", face, b)
	}
}

// Of four clocks three were hidden in part, and could hardly be counted.
func TestCopiesOfAThingAreEasilyCounted(t *testing.T) {
	for n := 4; n <= 9; n++ {
		all := blocks(t, n, 100, 90)
		for i := range all {
			all[i].Root.Subject, all[i].Floor = 1, false
		}
		k := Arrange(all, Rule{})
		for i, one := range k.Sprites {
			for _, front := range k.Sprites[i+1:] {
				w, h := min(one.Box.X1, front.Box.X1)-max(one.Box.X0, front.Box.X0), min(one.Box.Y1, front.Box.Y1)-max(one.Box.Y0, front.Box.Y0)
				if w > 0 && h > 0 && w*h > 1.4*counted*100*90 {
					t.Errorf("of %d, the one at %v is hidden by that at %v", n, one.Box, front.Box)
				}
			}
		}
	}
}

func TestHowMuchIsHiddenIsMeasured(t *testing.T) {
	back, front := block(t, 1, 100, 100), block(t, 2, 100, 100)
	if paint, _ := Hidden(back.Cluster, front.Moved(50, 0)); paint < .45 || paint > .55 {
		t.Errorf("%.2f of it is hidden", paint)
	}
}

// A robot beside a sheep stood on its back, and a chair on the table.
func TestNobodySeemsToStandOnAnotherKindOfThing(t *testing.T) {
	k := Arrange([]Member{block(t, 1, 150, 90), block(t, 2, 90, 110)}, Rule{})
	back, front := k.Sprites[0].Box, k.Sprites[1].Box
	if shared := min(back.X1, front.X1) - max(back.X0, front.X0); shared > .5*back.W() && back.Y1 < front.Y0+.25*front.H() && back.Y1 > front.Y0-.25*front.H() {
		t.Errorf("%v stands on %v", back, front)
	}
}
