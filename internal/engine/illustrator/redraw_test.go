package illustrator

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

func drawing(t *testing.T, e *Engine, req engine.Request) engine.Picture {
	t.Helper()
	p, err := e.Draw(context.Background(), req, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestARecipeRedrawnAtItsSizeGivesTheSamePixels(t *testing.T) {
	e := newEngine(t)
	for _, req := range []engine.Request{
		{Prompt: "a bear riding a red bicycle with blue wheels", Width: 256, Height: 256, Seed: 3},
		{Prompt: "a sailboat, watercolor", Width: 384, Height: 256, Seed: 1, Variation: 2},
	} {
		p := drawing(t, e, req)
		again, err := e.Redraw(context.Background(), p.Recipe, req.Width, req.Height, nil)
		if err != nil {
			t.Fatal(err)
		}
		if features.PixelHash(p.Image) != features.PixelHash(again.Image) {
			t.Errorf("%q: other pixels", req.Prompt)
		}
		if again.Intent != p.Intent {
			t.Errorf("%q: the intent is %+v, was %+v", req.Prompt, again.Intent, p.Intent)
		}
	}
}

func TestARecipeIsRedrawnAtOtherSizesAndLooksTheSame(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a red bicycle", Width: 512, Height: 512, Seed: 1})
	large, err := e.Redraw(context.Background(), p.Recipe, 1024, 1024, nil)
	if err != nil {
		t.Fatal(err)
	}
	if large.Image.Rect.Dx() != 1024 {
		t.Fatalf("it has %v", large.Image.Rect.Size())
	}
	a, b := transform.Resize(p.Image, 128, 128), transform.Resize(large.Image, 128, 128)
	far := 0
	for i := 3; i < len(a.Pix); i += 4 {
		if gap(a.Pix[i], b.Pix[i]) > 40 {
			far++
		}
	}
	if far > 20 {
		t.Errorf("%d of %d pixels have another alpha", far, 128*128)
	}
}

func TestPartsAreThoseThatAreSeenAndEachCanBeRecolored(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a bear riding a red bicycle with blue wheels", Width: 256, Height: 256, Seed: 0})
	parts, err := e.Parts(context.Background(), p.Recipe)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, part := range parts {
		names = append(names, part.Name)
		out, err := e.Redraw(context.Background(), p.Recipe, 256, 256, []engine.PartColor{{Part: part.Name, Color: "#12cc34"}})
		if err != nil {
			t.Fatalf("%s: %v", part.Name, err)
		}
		if features.PixelHash(out.Image) == features.PixelHash(p.Image) {
			t.Errorf("%s in another color looks the same", part.Name)
		}
	}
	for _, want := range []string{"fur", "wheels", "frame", "tires"} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no part %q in %q", want, names)
		}
	}
	if slices.Contains(names, "wings") || slices.Contains(names, "beard") {
		t.Errorf("%q names parts that nobody sees", names)
	}
}

func TestARecoloredPartHasItsColorAndTheOutlineStays(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a red bicycle with blue wheels", Width: 512, Height: 512, Seed: 0})
	out, err := e.Redraw(context.Background(), p.Recipe, 512, 512, []engine.PartColor{{Part: "Wheel", Color: "#00c040"}}) // any case, singular
	if err != nil {
		t.Fatal(err)
	}
	blue, green := 0, 0
	for i := 0; i < len(p.Image.Pix); i += 4 {
		before, after := p.Image.Pix[i:i+4], out.Image.Pix[i:i+4]
		if before[3] != after[3] {
			t.Fatal("the alpha channel changes")
		}
		if before[3] > 200 && before[2] > 150 && before[0] < 80 {
			blue++
			if after[1] > after[2]+30 {
				green++
			}
		}
	}
	if blue == 0 || green < blue*9/10 {
		t.Errorf("of %d blue pixels %d are green", blue, green)
	}
}

func TestARecoloredRecipeDrawsTheSameAsRedrawing(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a red bicycle", Width: 256, Height: 256, Seed: 0})
	colors := []engine.PartColor{{Part: "wheels", Color: "#ff8800"}}
	recipe, err := e.Recolored(p.Recipe, colors)
	if err != nil {
		t.Fatal(err)
	}
	a, err := e.Redraw(context.Background(), recipe, 256, 256, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := e.Redraw(context.Background(), p.Recipe, 256, 256, colors)
	if err != nil {
		t.Fatal(err)
	}
	if features.PixelHash(a.Image) != features.PixelHash(b.Image) {
		t.Error("the recolored recipe gives other pixels")
	}
}

func TestWhatCannotBeRedrawnIsSaid(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a red bicycle", Width: 128, Height: 128, Seed: 0})
	if _, err := e.Redraw(context.Background(), p.Recipe, 128, 128, []engine.PartColor{{Part: "wings", Color: "#ffffff"}}); !errors.Is(err, engine.ErrUnknownPart) {
		t.Errorf("an unknown part: %v", err)
	}
	if _, err := e.Redraw(context.Background(), p.Recipe, printMax+1, printMax+1, nil); !errors.Is(err, engine.ErrNoRecipe) {
		t.Errorf("too large: %v", err)
	}
	if _, err := e.Redraw(context.Background(), json.RawMessage(`{"engine":"other"}`), 128, 128, nil); !errors.Is(err, engine.ErrNoRecipe) {
		t.Errorf("another engine's recipe: %v", err)
	}
	if _, err := e.Parts(context.Background(), json.RawMessage(`{}`)); !errors.Is(err, engine.ErrNoRecipe) {
		t.Errorf("no recipe: %v", err)
	}
}

func TestPrintsAreDrawnAsLargeAsTheyAreWhereAStyleAllowsIt(t *testing.T) {
	e := newEngine(t)
	for prompt, most := range map[string]int{"a red bicycle": printMax, "a red bicycle, watercolor": redrawMax, "a red bicycle, high detail": redrawMax} {
		p := drawing(t, e, engine.Request{Prompt: prompt, Width: 128, Height: 128, Seed: 1})
		if got := e.Most(p.Recipe); got != most {
			t.Errorf("%q is drawn at up to %d pixels, want %d", prompt, got, most)
		}
		if _, err := e.Redraw(context.Background(), p.Recipe, most+1, most+1, nil); !errors.Is(err, engine.ErrNoRecipe) {
			t.Errorf("%q, a pixel larger: %v", prompt, err)
		}
	}
	if got := e.Most(json.RawMessage(`{"engine":"other"}`)); got != 0 {
		t.Errorf("a recipe of another engine is drawn at %d pixels", got)
	}
}

// The fur of a fox had the color of its dark legs, which are less than its body but all of one color.
func TestAPartIsShownInTheColorThatMostOfItHas(t *testing.T) {
	e := newEngine(t)
	p := drawing(t, e, engine.Request{Prompt: "a red fox", Width: 128, Height: 128, Seed: 0})
	parts, err := e.Parts(context.Background(), p.Recipe)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(parts, func(part engine.Part) bool { return part.Name == "fur" })
	if i < 0 {
		t.Fatalf("no fur in %v", parts)
	}
	var r, g, b int
	if _, err := fmt.Sscanf(parts[i].Color, "#%02x%02x%02x", &r, &g, &b); err != nil || r < 150 || r < g+50 || g < b {
		t.Errorf("the fur of a red fox is shown as %s", parts[i].Color)
	}
}
