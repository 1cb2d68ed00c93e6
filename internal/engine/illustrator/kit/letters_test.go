package kit

import "testing"

func TestLettersFitTheirBox(t *testing.T) {
	c, err := NewCanvas("test", nil, Options{})
	if err != nil {
		t.Fatal(err)
	}
	box := Box{20, 30, 220, 90}
	for _, text := range []string{"M", "Happy Birthday", "a", "Żółć ß", "one two three four five six seven"} {
		got := c.Letters(text, box, "display", Black).Bounds()
		if got.X0 < box.X0-1 || got.Y0 < box.Y0-1 || got.X1 > box.X1+1 || got.Y1 > box.Y1+1 || got.W() < 5 {
			t.Errorf("%q is set in %.0f, outside %.0f", text, got, box)
		}
	}
	if d := LettersPath("☃", box, "serif"); d != "" {
		t.Errorf("a letter that the face lacks gave %q", d)
	}
}

func TestVariantAndAspect(t *testing.T) {
	c, _ := NewCanvas("test", nil, Options{Seed: 5, Aspect: 100})
	if c.Variant(3) != 2 || c.Aspect(1) != 6 {
		t.Errorf("variant %d, aspect %g", c.Variant(3), c.Aspect(1))
	}
}
