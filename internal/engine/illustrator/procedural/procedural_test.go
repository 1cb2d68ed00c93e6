package procedural

import (
	"reflect"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// rendered draws a piece on a canvas of size pixels, as its sheet lies in the scene.
func rendered(t *testing.T, s Spec, size int) *raster.Layer {
	t.Helper()
	p, ok := Make(s)
	if !ok {
		t.Fatalf("no family %q", s.Name)
	}
	l := raster.Square(size)
	k := float32(size) / scene.Units
	raster.Draw(l, p.Nodes, scene.ScaleBy(k, k))
	return l
}

func ink(l *raster.Layer) float64 {
	n := 0
	for i := 3; i < len(l.Pix); i += 4 {
		if l.Pix[i] > 0.1 {
			n++
		}
	}
	return float64(n) / float64(l.W*l.H)
}

func TestEveryFamilyDrawsSomethingInItsBoxAndLeavesSomethingClear(t *testing.T) {
	if n := len(Names()); n < 19 {
		t.Errorf("%d families", n)
	}
	for _, name := range Names() {
		for seed := range uint64(4) {
			for _, aspect := range []float64{0, 2.5, 0.4} {
				s := Spec{Name: name, Seed: seed, Aspect: aspect}
				if share := ink(rendered(t, s, 100)); share < 0.004 || share > 0.95 {
					t.Errorf("%s, seed %d, aspect %v: %.1f%% ink", name, seed, aspect, 100*share)
				}
				if p, _ := Make(s); p.X1 <= p.X0 || p.Y1 <= p.Y0 {
					t.Errorf("%s: empty box %+v", name, p)
				}
			}
		}
	}
}

func TestTheSameSpecGivesTheSamePieceAndAnotherSeedAnother(t *testing.T) {
	for _, name := range Names() {
		a, _ := Make(Spec{Name: name, Seed: 3})
		b, _ := Make(Spec{Name: name, Seed: 3})
		c, _ := Make(Spec{Name: name, Seed: 4})
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s: the same seed gave two pieces", name)
		}
		if reflect.DeepEqual(a, c) {
			switch name {
			case "lettering", "bubble", "ribbon", "badge", "sunburst", "banner": // few choices, may agree
			default:
				t.Errorf("%s: two seeds gave one piece", name)
			}
		}
	}
}

func TestAnUnknownFamilyIsRefused(t *testing.T) {
	if _, ok := Make(Spec{Name: "unicorn"}); ok {
		t.Error("made a unicorn")
	}
}

func TestTheColourAskedForRules(t *testing.T) {
	for _, name := range []string{"badge", "ribbon", "splash", "confetti", "waves", "sunburst", "lettering"} {
		d := color.DominantOf(rendered(t, Spec{Name: name, Color: "blue", Seed: 2}, 96))
		blue, _ := color.Named("blue")
		if gap := d.H - color.ToLCH(blue).H; d.Neutral || gap > 0.7 || gap < -0.7 {
			t.Errorf("%s in blue is ruled by %+v", name, d)
		}
	}
}

func TestTextIsSetWhereAFamilyTakesIt(t *testing.T) {
	for _, name := range []string{"badge", "ribbon", "bubble", "lettering", "banner"} {
		a := rendered(t, Spec{Name: name, Text: "HELLO", Seed: 1}, 200)
		b := rendered(t, Spec{Name: name, Text: "OTHER WORDS", Seed: 1}, 200)
		if reflect.DeepEqual(a.Pix, b.Pix) {
			t.Errorf("%s ignores its text", name)
		}
	}
}

func TestHostileTextIsSetOrLeftOut(t *testing.T) {
	long := make([]rune, 5000)
	for i := range long {
		long[i] = 'x'
	}
	for _, text := range []string{string(long), "日本語", "\x00\xff", "🦊", "a b c d e f g h i j k l", "é ñ ü Å"} {
		for _, name := range []string{"lettering", "badge", "bubble"} {
			if _, ok := Make(Spec{Name: name, Text: text}); !ok && name != "lettering" {
				t.Errorf("%s with %.20q drew nothing", name, text)
			}
		}
	}
}

func TestAPatternRepeatsWithoutASeam(t *testing.T) {
	const size = 240
	for seed := range uint64(5) {
		l := rendered(t, Spec{Name: "pattern", Seed: seed}, size)
		at := func(x, y int) float32 { return l.Pix[4*(y*size+x)+3] }
		jumps := 0
		for i := range size { // an edge of a motif may fall on the seam by chance, but not many
			if even := abs(at(0, i)-at(1, i)) < 0.1 && abs(at(size-1, i)-at(size-2, i)) < 0.1; even && abs(at(0, i)-at(size-1, i)) > 0.6 {
				jumps++
			}
		}
		if jumps > size/40 {
			t.Errorf("seed %d: %d of %d rows jump at the seam", seed, jumps, size)
		}
	}
}

func abs(v float32) float32 { return max(v, -v) }

func TestAccentedLettersAreComposedOfTheirParts(t *testing.T) {
	plain, w := typeface().outlines("e")
	accented, wa := typeface().outlines("é")
	if len(accented.Path().Segments) <= len(plain.Path().Segments) || wa < w*0.9 {
		t.Errorf("é has %d segments and width %.0f, e has %d and %.0f", len(accented.Path().Segments), wa, len(plain.Path().Segments), w)
	}
}

func TestLettersHaveTheFontsMetrics(t *testing.T) {
	b, w := typeface().outlines("H")
	top, bottom := float32(0), float32(-9999)
	for _, s := range b.Path().Segments {
		if s.Op == scene.Line {
			top, bottom = min(top, s.Points[0].Y), max(bottom, s.Points[0].Y)
		}
	}
	if -top < capHeight*0.97 || -top > capHeight*1.03 || bottom != 0 {
		t.Errorf("H reaches from %.0f to %.0f, want about −%d to 0", top, bottom, capHeight)
	}
	if w < 1000 || w > 2000 {
		t.Errorf("H is %.0f wide", w)
	}
	if _, w := typeface().outlines("日"); w != 0 {
		t.Errorf("a missing letter is %.0f wide", w)
	}
}

func TestLongTextsAreWrappedIntoAtMostThreeLines(t *testing.T) {
	cases := []struct {
		text string
		want int
	}{{"Hi", 1}, {"Summer Sale", 2}, {"the quick brown fox jumps over it", 3}, {"", 1}}
	for _, c := range cases {
		if got := wrap(c.text); len(got) != c.want {
			t.Errorf("wrap(%q) = %q, want %d lines", c.text, got, c.want)
		}
	}
}
