package fittings

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestEveryKindOfPartIsAddedToADrawingAndKeepsItsColor(t *testing.T) {
	c, err := kit.NewCanvas("box", nil, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.Add(c.Rect(100, 100, 300, 240, 20, kit.Hex("#4a7fd0")))
	box := c.Drawing()
	for kind := range fittings {
		plain, red := Fit(box, kind, kit.Color{}), Fit(box, kind, kit.Hex("#d02020"))
		if len(plain.Nodes()) <= len(box.Nodes()) {
			t.Errorf("%s adds nothing", kind)
		}
		if len(plain.Nodes()) != len(red.Nodes()) {
			t.Errorf("%s is another one in red", kind)
		}
	}
	if fittings["nothing"].add != nil || len(Fit(box, "nothing", kit.Color{}).Nodes()) != len(box.Nodes()) {
		t.Error("an unknown part is added")
	}
}
