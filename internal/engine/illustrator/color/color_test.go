package color

import (
	"math"
	"testing"
)

func TestOKLCHRoundTripsWithinHalfAnEightBitStep(t *testing.T) {
	for r := float32(0); r <= 1; r += 0.125 {
		for g := float32(0); g <= 1; g += 0.125 {
			for b := float32(0); b <= 1; b += 0.125 {
				c := RGB{r, g, b}
				if got := FromLCH(ToLCH(c)); distance(got, c) > 0.5/255 {
					t.Fatalf("%v came back as %v", c, got)
				}
			}
		}
	}
}

func distance(a, b RGB) float32 { return max(abs(a.R-b.R), abs(a.G-b.G), abs(a.B-b.B)) }

func TestKnownColoursHaveTheirPublishedOKLCH(t *testing.T) {
	cases := []struct {
		name string
		rgb  RGB
		want LCH // from https://bottosson.github.io/posts/oklab/ and the CSS Color 4 examples
	}{
		{"white", RGB{1, 1, 1}, LCH{1, 0, 0}},
		{"black", RGB{0, 0, 0}, LCH{0, 0, 0}},
		{"red", RGB{1, 0, 0}, LCH{0.628, 0.2577, 0.5101}},
		{"lime", RGB{0, 1, 0}, LCH{0.8664, 0.2948, 2.487}},
		{"blue", RGB{0, 0, 1}, LCH{0.452, 0.3132, -1.674}},
	}
	for _, c := range cases {
		got := ToLCH(c.rgb)
		if abs(got.L-c.want.L) > 0.002 || abs(got.C-c.want.C) > 0.002 || c.want.C > 0 && abs(turnBetween(got.H, c.want.H)) > 0.01 {
			t.Errorf("%s = %v, want %v", c.name, got, c.want)
		}
	}
}

func TestColoursOutsideTheGamutKeepLightnessAndHue(t *testing.T) {
	for _, c := range []LCH{{0.5, 0.4, 1}, {0.9, 0.3, -2}, {0.2, 0.35, 2.5}} {
		got := ToLCH(FromLCH(c))
		if abs(got.L-c.L) > 0.01 || abs(turnBetween(got.H, c.H)) > 0.03 {
			t.Errorf("%v became %v", c, got)
		}
		if got.C >= c.C || got.C < 0.02 {
			t.Errorf("%v: chroma became %v, want less but not none", c, got.C)
		}
	}
}

func TestCubeRootIsCloseToTheRealOne(t *testing.T) {
	for v := 1e-6; v <= 1.2; v *= 1.07 {
		if got, want := float64(cubeRoot(float32(v))), math.Cbrt(v); math.Abs(got-want) > 3e-5*math.Max(want, 0.1) {
			t.Fatalf("cube root of %g = %g, want %g", v, got, want)
		}
	}
}

func TestColourWordsAreKnownAndMany(t *testing.T) {
	if len(names) < 45 {
		t.Errorf("%d names", len(names))
	}
	for _, n := range []string{"gold", "silver", "bronze", "navy", "teal", "maroon", "beige", "cream", "mint", "coral", "indigo", "crimson", "emerald", "lavender", "peach", "rose", "turquoise"} {
		if _, ok := Named(n); !ok {
			t.Errorf("%q is unknown", n)
		}
	}
	if _, ok := Named("blurple"); ok {
		t.Error("a made-up colour is known")
	}
}

func TestATableIsCloseToItsFunction(t *testing.T) {
	table := NewLCHTable(pastel)
	for _, c := range []RGB{{0.1, 0.2, 0.3}, {0.9, 0.1, 0.2}, {0.33, 0.77, 0.41}, {1, 1, 1}, {0.5, 0.5, 0.51}, {0.2, 0.9, 0.6}, {0.6, 0.2, 0.9}, {0.2, 0.3, 0.1}} {
		want := FromLCH(pastel(ToLCH(c)))
		if got := table.At(c); distance(got, want) > 5.0/255 {
			t.Errorf("table at %v = %v, want about %v", c, got, want)
		}
	}
}

func BenchmarkToLCH(b *testing.B) {
	c := RGB{0.3, 0.6, 0.2}
	for b.Loop() {
		c.R = FromLCH(ToLCH(c)).R
	}
}
