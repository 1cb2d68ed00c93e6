package domain

import (
	"encoding/json"
	"os"
	"testing"
)

func TestEveryRatioAtEverySizeCanBeAskedFor(t *testing.T) {
	for _, r := range Ratios {
		for _, longer := range Sizes {
			w, h := r.Pixels(longer)
			if !allowedSize(w, h) || max(w, h) != longer {
				t.Errorf("%v at %d is %d × %d, which is refused", r, longer, w, h)
			}
			if got, ok := RatioOf(w, h); !ok || got != r {
				t.Errorf("%d × %d is taken for %v, not %v", w, h, got, r)
			}
		}
	}
}

func TestOtherSizesAreRefused(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {-512, -512}, {512, 500}, {640, 480}, {2048, 2048}, {1024, 300}, {1, 1}} {
		if allowedSize(size[0], size[1]) {
			t.Errorf("%d × %d is allowed", size[0], size[1])
		}
	}
	for _, size := range [][2]int{{1024, 683}, {1024, 576}, {1536, 1024}, {768, 1024}} { // as other programs round them
		if !allowedSize(size[0], size[1]) {
			t.Errorf("%d × %d is refused", size[0], size[1])
		}
	}
}

// ratioTable is what the server and the create screen (islands/create/settings/ratio.test.ts) both have to answer.
func ratioTable(t *testing.T) (table struct{ Pixels, Sizes, Prompts [][]any }) {
	t.Helper()
	text, err := os.ReadFile("testdata/ratios.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &table); err != nil {
		t.Fatal(err)
	}
	return table
}

func TestRatiosAreTheSameForTheServerAndTheCreateScreen(t *testing.T) {
	table := ratioTable(t)
	if len(table.Pixels) != len(Ratios)*len(Sizes) {
		t.Errorf("the table has %d sizes for %d ratios", len(table.Pixels), len(Ratios))
	}
	for _, row := range table.Pixels {
		ratio, ok := ParseRatio(row[0].(string))
		w, h := ratio.Pixels(int(row[1].(float64)))
		if !ok || w != int(row[2].(float64)) || h != int(row[3].(float64)) {
			t.Errorf("%v is %d × %d", row, w, h)
		}
	}
	for _, row := range table.Sizes {
		if got, ok := RatioOf(int(row[0].(float64)), int(row[1].(float64))); ok != (row[2] != "") || ok && got.String() != row[2] {
			t.Errorf("%v has the ratio %v (%v)", row, got, ok)
		}
	}
	for _, row := range table.Prompts {
		if got, ok := RatioIn(row[0].(string)); ok != (row[1] != "") || ok && got.String() != row[1] {
			t.Errorf("%q asks for %v (%v), want %q", row[0], got, ok, row[1])
		}
	}
}
