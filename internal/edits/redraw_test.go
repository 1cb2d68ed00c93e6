package edits

import (
	"context"
	"image"
	"math"
	"testing"
)

// drawer draws a disc at any size up to 200 pixels, and counts how often it was asked.
func drawer(asked *[]image.Point) Source {
	draw := func(side int) *image.NRGBA { return disc(side, 0.4*float64(side)) }
	return Source{Image: draw(100), Most: 200, Redraw: func(_ context.Context, width, height int, colors []PartColor) (*image.NRGBA, error) {
		*asked = append(*asked, image.Pt(width, height))
		img := draw(width)
		for _, c := range colors {
			for i := 0; i < len(img.Pix); i += 4 {
				img.Pix[i], img.Pix[i+1], img.Pix[i+2] = c.Color.R, c.Color.G, c.Color.B
			}
		}
		return img, nil
	}}
}

func TestALargerSizeIsDrawnAnewWhereItCanBe(t *testing.T) {
	var asked []image.Point
	result, err := Apply(context.Background(), drawer(&asked), decodeText(t, `[{"op":"resize","width":180,"height":180}]`))
	if err != nil {
		t.Fatal(err)
	}
	if !result.Redrawn || result.Enlarged != 1 || !sameVisible(result.Image, disc(180, 72)) {
		t.Errorf("redrawn %v, enlarged %v, asked for %v", result.Redrawn, result.Enlarged, asked)
	}
}

func TestStepsBeforeALargerSizeAreReplayedLarger(t *testing.T) {
	var asked []image.Point
	result, err := Apply(context.Background(), drawer(&asked), decodeText(t, `[{"op":"trim"},{"op":"outline","width":10},{"op":"resize","width":200,"height":200}]`))
	if err != nil {
		t.Fatal(err)
	}
	if !result.Redrawn || result.Enlarged != 1 || len(asked) != 1 || asked[0].X != 200 {
		t.Fatalf("redrawn %v, enlarged %v, asked for %v", result.Redrawn, result.Enlarged, asked)
	}
	if want := math.Pi * 100 * 100 * 255; math.Abs(float64(alphaSum(result.Image))/want-1) > 0.02 {
		t.Errorf("the disc with its outline covers %.3f of what it should", float64(alphaSum(result.Image))/want)
	}
}

func TestWhatCannotBeDrawnLargeEnoughSaysHowMuchItWasEnlarged(t *testing.T) {
	var asked []image.Point
	result, err := Apply(context.Background(), drawer(&asked), decodeText(t, `[{"op":"resize","width":300,"height":300}]`))
	if err != nil {
		t.Fatal(err)
	}
	if !result.Redrawn || math.Abs(result.Enlarged-1.5) > 1e-9 || result.Image.Rect.Dx() != 300 {
		t.Errorf("with a recipe: redrawn %v, enlarged %v", result.Redrawn, result.Enlarged)
	}
	result, err = Apply(context.Background(), Source{Image: disc(100, 40)}, decodeText(t, `[{"op":"resize","width":300,"height":300}]`))
	if err != nil || result.Redrawn || math.Abs(result.Enlarged-3) > 1e-9 {
		t.Errorf("without a recipe: redrawn %v, enlarged %v, %v", result.Redrawn, result.Enlarged, err)
	}
}

func TestAPartIsRecoloredWhereItIsDrawnWhateverStepAsks(t *testing.T) {
	var asked []image.Point
	first, err := Apply(context.Background(), drawer(&asked), decodeText(t, `[{"op":"recolor_part","part":"disc","color":"#00ff00"},{"op":"outline","width":5}]`))
	if err != nil {
		t.Fatal(err)
	}
	last, err := Apply(context.Background(), drawer(&asked), decodeText(t, `[{"op":"outline","width":5},{"op":"recolor_part","part":"disc","color":"#00ff00"}]`))
	if err != nil {
		t.Fatal(err)
	}
	if !sameVisible(first.Image, last.Image) {
		t.Error("the place of the step changes the result")
	}
	if p := first.Image.NRGBAAt(50, 50); p.G != 255 || p.R != 0 {
		t.Errorf("the disc is %v", p)
	}
	if p := first.Image.NRGBAAt(50, 8); p.R != 255 || p.A != 255 {
		t.Errorf("its outline is %v", p)
	}
}

func TestManySizesInARowAreDrawnAnewAFewTimesAtMost(t *testing.T) {
	var asked []image.Point
	text := `[{"op":"resize","width":101,"height":101}`
	for range 40 {
		text += `,{"op":"resize","width":100,"height":100},{"op":"resize","width":101,"height":101}`
		if len(decodeText(t, text+"]")) >= 49 {
			break
		}
	}
	if _, err := Apply(context.Background(), drawer(&asked), decodeText(t, text+"]")); err != nil {
		t.Fatal(err)
	}
	if len(asked) > redrawsMax {
		t.Errorf("it was drawn %d times", len(asked))
	}
}
