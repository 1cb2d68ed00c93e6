package read_test

import "testing"

func TestWhatStandsBeforeAThingAndIsItsOwnIsNotDrawnBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"single long stem white rose": "rose white long",
		"birch log with moss":         "log mossy; out [birch]",
		"walnut desk":                 "desk; out [walnut]",
		"oak tree":                    "oak-tree",
	})
}

func TestInkIsAColorOrADrawing(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"anchor in black ink": "ink", "anchor tattoo, black ink": "tattoo"} {
		b := r.Read(prompt, "", "")
		if b.Style.Name != want || len(b.Subjects) != 1 || b.Subjects[0].Color != "black" {
			t.Errorf("%s: %s, style %s", prompt, summary(b), b.Style.Name)
		}
	}
}

func TestWaterAndCordsTellWhereAThingIs(t *testing.T) {
	readsAs(t, map[string]string{
		"hippo in water":               "hippopotamus pose:swimming",
		"silver laptop with stickers":  "laptop silver stickered",
		"brass key on a ribbon":        "key of:brass hanging",
		"crystal wine glass half full": "wine-glass",
		"golden lion statue":           "lion of:gold",
		"boho sun and moon clipart":    "sun | crescent-moon; 0 and 1",
	})
}
