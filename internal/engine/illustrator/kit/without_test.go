package kit

import "testing"

// A crown kept its gems and a windmill its blades, because only groups of a drawing could be left out.
func TestWhatASlotPaintsCanBeLeftOut(t *testing.T) {
	mill := Piece{Name: "mill", Cm: 10, Palette: "tower #d8744f; sails #fbf3e2 blades; tips #d8744f <sails", Draw: func(c *Canvas) {
		c.Add(c.Rect(0, 0, 10, 10, 0, c.Tones("tower").M), c.Rect(20, 0, 10, 10, 0, c.Tones("sails").M), c.Circle(45, 5, 5, c.Tones("tips").M))
	}}
	for part, want := range map[string]float64{"": 50, "sails": 10, "blades": 10, "tips": 30, "tower": 50} {
		d, err := mill.Render(Options{Without: []string{part}})
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Box.X1; got < want-1 || got > want+1 {
			t.Errorf("without %q the drawing ends at %.0f, not at %.0f", part, got, want)
		}
	}
	slots, _ := ParsePalette(mill.Palette)
	if !Removes(slots, nil, "blades") || Removes(slots, nil, "tower") || Removes(slots, nil, "door") {
		t.Error("blades can be left out, the tower and what the drawing lacks cannot")
	}
}
