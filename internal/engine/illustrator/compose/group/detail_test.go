package group

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// drawn is a member with a drawing in a box.
func drawn(serial int, w, h float64, nodes []scene.Node) Member {
	box := kit.Box{X1: w, Y1: h}
	k := layout.Cluster{Ground: h, Root: layout.Instance{Serial: serial, Subject: 1, M: scene.Identity, Drawing: kit.Drawing{Box: box}}}
	k.Sprites = []layout.Layer{{Subject: 1, Drawing: serial, Nodes: nodes, M: scene.Identity, Box: box}}
	return Member{Cluster: k}
}

func canvas(t *testing.T) *kit.Canvas {
	t.Helper()
	c, err := kit.NewCanvas("detail", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A student between two trees slipped along before the left one, and stood beside both.
func TestASmallOneBetweenTwoLargeOnesStaysBetweenThem(t *testing.T) {
	k := Arrange([]Member{block(t, 1, 120, 160), block(t, 2, 20, 30), block(t, 3, 120, 160)}, Rule{Row: true})
	a, b, c := k.Members[0].Root.Box(), k.Members[1].Root.Box(), k.Members[2].Root.Box()
	if x := (b.X0 + b.X1) / 2; x < (a.X0+a.X1)/2 || x > (c.X0+c.X1)/2 {
		t.Errorf("%v is not between %v and %v", b, a, c)
	}
}

// Of three pizzas on sticks only one had a stick.
func TestSticksAreSeen(t *testing.T) {
	var all []Member
	for n := range 3 {
		c := canvas(t)
		nodes := c.Path(kit.RoundRect(0, 0, 100, 100, 0), kit.Black).Scene()
		all = append(all, drawn(n+1, 100, 125, append(nodes, c.Path(kit.RoundRect(46, 100, 8, 25, 0), kit.Black).Scene()...)))
	}
	k := Arrange(all, Rule{})
	for n, one := range k.Sprites {
		stick := layout.MapBox(one.M, kit.Box{X0: 46, Y0: 100, X1: 54, Y1: 125})
		for _, front := range k.Sprites[n+1:] {
			body := layout.MapBox(front.M, kit.Box{X1: 100, Y1: 100})
			if x := (stick.X0 + stick.X1) / 2; x > body.X0 && x < body.X1 && min(stick.Y1, body.Y1)-max(stick.Y0, body.Y0) > .6*stick.H() {
				t.Errorf("the stick at %v is behind %v", stick, body)
			}
		}
	}
}

// A dog that sat behind others that stood seemed to sit on their backs.
func TestNobodyStandsOnTheBacksOfThoseBeforeThem(t *testing.T) {
	all := []Member{block(t, 1, 60, 100), block(t, 2, 110, 60)}
	for n := range all {
		all[n].Alive, all[n].Root.Subject = true, 1
	}
	k := Arrange(all, Rule{})
	behind, before := k.Sprites[0].Box, k.Sprites[1].Box
	if before.Y1-behind.Y1 > .6*before.H() {
		t.Errorf("the one at %v stands on the back of the one at %v", behind, before)
	}
}

// The legs of a desk are none: there is as much room between them as it is wide.
func TestWhatStandsOnLegsHasNoStem(t *testing.T) {
	c := canvas(t)
	nodes := c.Path(kit.RoundRect(0, 0, 100, 60, 0), kit.Black).Scene()
	for _, x := range []float64{4, 90} {
		nodes = append(nodes, c.Path(kit.RoundRect(x, 60, 6, 20, 0), kit.Black).Scene()...)
	}
	if got := shapeOf(drawn(1, 100, 80, nodes), 2).all.stem(); got.n > 0 {
		t.Errorf("%d cells of a desk are its stem", got.n)
	}
}
