package draw

import (
	"context"
	"errors"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

var update = flag.Bool("update", false, "rewrite the stored pictures")

// one is a plan with a single piece in the middle.
func one(style, set, name string) plan.Plan {
	return plan.Plan{
		Seed: 7, Style: plan.Style{Name: style}, Category: "illustrations",
		Items: []plan.Item{{Art: plan.Art{Set: set, Name: name}, X: 0.5, Y: 0.5, W: 0.8, H: 0.8}},
	}
}

func colored(p plan.Plan, name string) plan.Plan {
	p.Items[0].Color = name
	return p
}

// golden are the stored pictures.
func golden() map[string]plan.Plan {
	pair := one("default", "noto", "fox")
	pair.Items = []plan.Item{
		{Art: plan.Art{Set: "noto", Name: "full-moon"}, X: 0.66, Y: 0.32, W: 0.4, H: 0.4},
		{Art: plan.Art{Set: "noto", Name: "fox"}, X: 0.4, Y: 0.6, W: 0.55, H: 0.55, Rotation: 12, Flip: true, Color: "red"},
	}
	pastel := one("flat", "fluent-emoji-flat", "strawberry")
	pastel.Style.Palette = "pastel"
	return map[string]plan.Plan{
		"default_fox_moon": pair, "flat_strawberry_pastel": pastel,
		"watercolor_hibiscus": one("watercolor", "noto", "hibiscus"),
		"3d_crown":            one("3d", "fluent-emoji", "crown"),
		"clay_dragon":         one("clay", "noto", "dragon"),
		"sticker_owl":         one("sticker", "noto", "owl"),
		"neon_cactus":         one("neon", "fluent-emoji-flat", "cactus"),
		"anime_fox":           one("anime", "noto", "fox"),
		"pixel_robot":         one("pixel", "noto", "robot"),
		"logo_rocket":         colored(one("logo", "fluent-emoji-high-contrast", "rocket"), "violet"),
		"papercut_dragon":     one("papercut", "noto", "dragon"),
		"default_car_blue":    colored(one("default", "noto", "automobile"), "blue"),
		"default_corner":      one("default", "procedural", "corner"),
		"watercolor_foliage":  one("watercolor", "procedural", "foliage"),
	}
}

// goldenBound is the mean difference, in levels of 255 over all components, that arithmetic on other processors may make.
const goldenBound = 0.4

func TestPicturesMatchTheStoredOnes(t *testing.T) {
	for name, p := range golden() {
		t.Run(name, func(t *testing.T) {
			l, err := Layer(context.Background(), p, Options{Size: 192})
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", name+".png")
			if *update {
				store(t, file, l.NRGBA())
			}
			if d := difference(l.NRGBA(), load(t, file)); d > goldenBound {
				t.Errorf("differs from %s by %.2f levels; look at both, then run with -update", file, d)
			}
		})
	}
}

func store(t *testing.T, file string, img *image.NRGBA) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, file string) *image.NRGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out, ok := img.(*image.NRGBA)
	if !ok {
		t.Fatalf("%s is %T, want straight alpha", file, img)
	}
	return out
}

// difference is the mean absolute difference of premultiplied components and alpha.
func difference(a, b *image.NRGBA) float64 {
	if a.Rect != b.Rect {
		return 255
	}
	sum := 0
	for i := 0; i < len(a.Pix); i += 4 {
		p, q := int(a.Pix[i+3]), int(b.Pix[i+3])
		sum += max(p-q, q-p)
		for c := range 3 {
			d := int(a.Pix[i+c])*p - int(b.Pix[i+c])*q
			sum += max(d, -d) / 255
		}
	}
	return float64(sum) / float64(len(a.Pix))
}

func TestArtFillsItsBoxAndKeepsItsProportions(t *testing.T) {
	p := one("flat", "fluent-emoji-flat", "strawberry")
	p.Items[0].X, p.Items[0].Y, p.Items[0].W, p.Items[0].H = 0.3, 0.6, 0.4, 0.2
	l, err := Layer(context.Background(), p, Options{Size: 200})
	if err != nil {
		t.Fatal(err)
	}
	x0, y0, x1, y1 := inkBox(l)
	if h := y1 - y0; h < 38 || h > 42 {
		t.Errorf("ink is %d px high, want the box's 40", h)
	}
	if w := x1 - x0; w < 25 || w > 40 {
		t.Errorf("ink is %d px wide, want a strawberry's share of 40", w)
	}
	if cx, cy := (x0+x1)/2, (y0+y1)/2; cx < 58 || cx > 62 || cy < 118 || cy > 122 {
		t.Errorf("centre at %d,%d, want 60,120", cx, cy)
	}
}

func inkBox(l *raster.Layer) (x0, y0, x1, y1 int) {
	x0, y0 = l.W, l.H
	for y := range l.H {
		for x := range l.W {
			if l.Pix[4*(y*l.W+x)+3] > 0.5 {
				x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x+1), max(y1, y+1)
			}
		}
	}
	return x0, y0, x1, y1
}

func TestArtAtTheFrameIsMovedInsideIt(t *testing.T) {
	p := one("default", "noto", "fox")
	p.Items[0].X, p.Items[0].W, p.Items[0].H = 0.9, 1.2, 1.2
	l, err := Layer(context.Background(), p, Options{Size: 128})
	if err != nil {
		t.Fatal(err)
	}
	if x0, y0, x1, y1 := inkBox(l); x0 < 4 || y0 < 4 || x1 > 124 || y1 > 124 {
		t.Errorf("ink reaches %d,%d–%d,%d of 128", x0, y0, x1, y1)
	}
}

func TestNothingTouchesTheFrameUnlessItIsMeantTo(t *testing.T) {
	for name, p := range golden() {
		l, err := Layer(context.Background(), p, Options{Size: 128})
		if err != nil {
			t.Fatal(err)
		}
		for i := range 128 {
			for _, k := range [4]int{i, 127*128 + i, i * 128, i*128 + 127} {
				if a := l.Pix[4*k+3]; a > 0.002 {
					t.Fatalf("%s: alpha %.3f on the frame", name, a)
				}
			}
		}
	}
	l, err := Layer(context.Background(), one("default", "procedural", "waves"), Options{Size: 128})
	if err != nil {
		t.Fatal(err)
	}
	if l.Pix[4*(127*128+64)+3] < 0.9 {
		t.Error("waves do not reach the frame's lower edge")
	}
}

func TestRotationIsClockwiseAndFlipMirrors(t *testing.T) {
	right := scene.Point{X: 1}
	o := placed{item: plan.Item{W: 1, H: 1, Rotation: 90}}
	o.box.X1, o.box.Y1 = 1, 1
	origin := o.matrix().Apply(scene.Point{})
	if p := o.matrix().Apply(right); p.Y-origin.Y < 0.99 {
		t.Errorf("a quarter turn moved right to %+v, want down", p)
	}
	o.item.Rotation, o.item.Flip = 0, true
	if p := o.matrix().Apply(right); p.X-o.matrix().Apply(scene.Point{}).X > -0.99 {
		t.Errorf("flip moved right to %+v, want left", p)
	}
}

func TestUnknownNamesAreErrors(t *testing.T) {
	for _, p := range []plan.Plan{
		one("cubism", "noto", "fox"), one("default", "noto", "no-such-piece"), one("default", "nowhere", "fox"), one("default", "procedural", "unicorn"),
	} {
		if _, err := Layer(context.Background(), p, Options{Size: 32}); err == nil {
			t.Errorf("style %s, art %+v: no error", p.Style.Name, p.Items[0].Art)
		}
	}
}

func TestCancellationIsHonouredBetweenItems(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	p := golden()["default_fox_moon"]
	calls := 0
	_, err := Layer(ctx, p, Options{Size: 64, Progress: func(float64) { calls++; cancel() }})
	if !errors.Is(err, context.Canceled) || calls != 1 {
		t.Errorf("error %v after %d reports", err, calls)
	}
}

func TestBlackGlyphsGetAColourUnlessTheStyleIsBlack(t *testing.T) {
	colourful := func(style string) bool {
		l, err := Layer(context.Background(), one(style, "ph", "rocket-fill"), Options{Size: 96})
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(l.Pix); i += 4 {
			if p := l.Pix[i : i+4]; p[3] > 0.99 && max(p[0], p[1], p[2])-min(p[0], p[1], p[2]) > 0.2 {
				return true
			}
		}
		return false
	}
	if !colourful("default") || colourful("silhouette") {
		t.Errorf("default coloured: %v, silhouette coloured: %v", colourful("default"), colourful("silhouette"))
	}
}

func TestAnEmptyPlanIsAnEmptyPicture(t *testing.T) {
	p := one("default", "noto", "fox")
	p.Items = nil
	l, err := Layer(context.Background(), p, Options{Size: 16})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range l.Pix {
		if v != 0 {
			t.Fatal("something was drawn")
		}
	}
}
