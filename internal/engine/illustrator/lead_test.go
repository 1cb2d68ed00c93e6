package illustrator

import (
	"context"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/features"
	"pellucid/internal/engine"
)

// block is a reference: a rectangle of one color in a frame of 200 × 200.
func block(box image.Rectangle, fill color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, 200, 200))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			img.SetNRGBA(x, y, fill)
		}
	}
	return img
}

var teal = color.NRGBA{R: 10, G: 140, B: 140, A: 255}

func following(t *testing.T, prompt string, references ...engine.Reference) engine.Picture {
	t.Helper()
	p, err := newEngine(t).Draw(context.Background(), engine.Request{Prompt: prompt, Width: 256, Height: 256, Seed: 11, References: references}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// middle is where the ink of a picture lies, as fractions of its side, and how much of the frame it covers.
func middle(img *image.NRGBA) (x, y, cover float64) {
	sum := 0.0
	for i := 3; i < len(img.Pix); i += 4 {
		a := float64(img.Pix[i]) / 255
		x += a * float64(i/4%img.Rect.Dx())
		y += a * float64(i/4/img.Rect.Dx())
		sum += a
	}
	side := float64(img.Rect.Dx())
	return x / sum / side, y / sum / side, sum / side / side
}

func TestASubjectStandsWhereTheReferencesDoes(t *testing.T) {
	for name, box := range map[string]image.Rectangle{
		"upper left": image.Rect(10, 10, 90, 90), "lower right": image.Rect(110, 110, 190, 190), "large, in the middle": image.Rect(20, 20, 180, 180),
	} {
		p := following(t, "an owl", engine.Reference{Image: block(box, teal)})
		x, y, cover := middle(p.Image)
		wantX, wantY := float64(box.Min.X+box.Max.X)/400, float64(box.Min.Y+box.Max.Y)/400
		if math.Abs(x-wantX) > .08 || math.Abs(y-wantY) > .08 {
			t.Errorf("%s: the owl is at %.2f, %.2f; want %.2f, %.2f", name, x, y, wantX, wantY)
		}
		if area := float64(box.Dx()*box.Dy()) / 40000; cover < .3*area || cover > 1.2*area {
			t.Errorf("%s: the owl covers %.2f, the reference %.2f", name, cover, area)
		}
	}
}

func TestThePaletteOfAReferenceIsTakenAndNamed(t *testing.T) {
	p := following(t, "an owl", engine.Reference{Image: block(image.Rect(20, 20, 180, 180), teal)})
	if colors := features.Palette(p.Image); len(colors) == 0 || colors[0] != "teal" {
		t.Errorf("the owl is %v", colors)
	}
	if notes := strings.Join(p.Notes, " "); !strings.Contains(notes, "Took the palette of your reference: teal.") {
		t.Errorf("the notes are %q", notes)
	}
}

func TestColorsThatThePromptNamesStay(t *testing.T) {
	p := following(t, "a red apple", engine.Reference{Image: block(image.Rect(20, 20, 180, 180), teal)})
	if colors := features.Palette(p.Image); colors[0] != "red" {
		t.Errorf("the red apple is %v", colors)
	}
	pastel := following(t, "an owl, pastel colors", engine.Reference{Image: block(image.Rect(20, 20, 180, 180), teal)})
	if notes := strings.Join(pastel.Notes, " "); !strings.Contains(notes, "pastel colors, so the palette of the reference was not taken") {
		t.Errorf("the notes are %q", notes)
	}
}

func TestAPhotographOnWhiteGivesItsSubjectOnly(t *testing.T) {
	photo := block(image.Rect(0, 0, 200, 200), color.NRGBA{R: 255, G: 255, B: 255, A: 255})
	for y := 110; y < 190; y++ {
		for x := 110; x < 190; x++ {
			photo.SetNRGBA(x, y, teal)
		}
	}
	p := following(t, "an owl", engine.Reference{Image: photo})
	if x, y, _ := middle(p.Image); x < .6 || y < .6 {
		t.Errorf("the owl is at %.2f, %.2f", x, y)
	}
	if colors := features.Palette(p.Image); colors[0] != "teal" {
		t.Errorf("the owl is %v", colors)
	}
}

func TestTheLayoutComesFromTheCloneAndThePaletteFromTheReference(t *testing.T) {
	p := following(t, "an owl",
		engine.Reference{Image: block(image.Rect(110, 110, 190, 190), teal)},
		engine.Reference{Image: block(image.Rect(10, 10, 90, 90), color.NRGBA{R: 200, G: 30, B: 30, A: 255}), Clone: true})
	if x, y, _ := middle(p.Image); x > .4 || y > .4 {
		t.Errorf("the owl is at %.2f, %.2f", x, y)
	}
	notes := strings.Join(p.Notes, " ")
	if features.Palette(p.Image)[0] != "teal" || !strings.Contains(notes, "layout of the picture you started from") || !strings.Contains(notes, "palette of your reference") {
		t.Errorf("%v: %q", features.Palette(p.Image), notes)
	}
}

func TestAPictureThatIsMadeForItsFrameKeepsItsPlace(t *testing.T) {
	p := following(t, "seamless pattern of lemons", engine.Reference{Image: block(image.Rect(10, 10, 60, 60), teal)})
	if x, y, _ := middle(p.Image); math.Abs(x-.5) > .1 || math.Abs(y-.5) > .1 || strings.Contains(strings.Join(p.Notes, " "), "layout") {
		t.Errorf("the pattern is at %.2f, %.2f; %q", x, y, p.Notes)
	}
}

func TestNoPictureThatFollowsAnotherFailsTheAlphaGate(t *testing.T) {
	e := newEngine(t)
	for i, style := range []string{"default", "flat", "watercolor", "3d", "sticker", "neon", "anime", "pixel", "papercut"} {
		if i%gateStride != 0 {
			continue
		}
		for k, box := range []image.Rectangle{image.Rect(10, 90, 110, 190), image.Rect(20, 20, 180, 180)} {
			r := report(t, e, engine.Request{
				Prompt: ordinary[(i+k)%len(ordinary)], Width: 384, Height: 384, Seed: int64(i), Style: style,
				References: []engine.Reference{{Image: block(box, teal)}},
			})
			for _, c := range r.Checks {
				if c.Verdict == alpha.Fail {
					t.Errorf("%s of %q: %s = %v", style, ordinary[(i+k)%len(ordinary)], c.Name, c.Value)
				}
			}
		}
	}
}
