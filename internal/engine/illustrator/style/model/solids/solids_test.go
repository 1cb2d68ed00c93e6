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
