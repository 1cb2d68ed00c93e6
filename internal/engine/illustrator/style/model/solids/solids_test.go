package solids

import "testing"

func TestTheTableIsReadAndEverySolidDrawsSomething(t *testing.T) {
	all, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, s := range all {
		if behind, before, _ := s.Drawn(nil, 0, 0); len(behind)+len(before) < 3 || s.Wide == 0 {
			t.Errorf("%v draws %d nodes on a square of %v", s.names, len(behind)+len(before), s.Wide)
		}
		for _, n := range s.names {
			if seen[n] {
				t.Errorf("%q is listed twice", n)
			}
			seen[n] = true
		}
		for _, it := range s.items {
			if _, known := s.colors[it.color]; !known && it.kind != "contents" {
				t.Errorf("%v has no color %q", s.names, it.color)
			}
		}
	}
}

func TestASlabIsAsWideAsTheFeetOfASolidAndNearlyAsItsCrown(t *testing.T) {
	tree, _ := Of("oak tree")
	if f := tree.Footprint(); f.X1-f.X0 < 2.5 || f.X1-f.X0 > 4.2 {
		t.Errorf("the slab of a tree with a crown of 5.0 is %v", f)
	}
	for _, s := range func() []Solid { all, _ := table(); return all }() {
		if f := s.Footprint(); f.X1 <= f.X0 || f.Y1 <= f.Y0 || f.X0 < -1 || f.X1 > s.Wide+1 {
			t.Errorf("%v stands on %v", s.names, f)
		}
	}
}
