package draw

import (
	"context"
	"errors"
	"image"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
)

const tiledSide = tileSide + 160 // the second tile of a row is narrow

// A picture of more than one tile has seams where an effect that reaches across them is cut.
func TestTilesGiveThePictureThatIsDrawnAtOnce(t *testing.T) {
	for _, p := range []plan.Plan{apple("default"), apple("flat"), apple("logo"), bubbles()} {
		pieces, _, _ := Vector(p, tiledSide)
		whole := raster.Square(tiledSide)
		for _, piece := range pieces {
			raster.Draw(whole, piece.Nodes, piece.Matrix)
		}
		clearFrame(whole, tiledSide)
		if n := differing(whole.NRGBA(), tiled(t, p), 1); n > 0 {
			t.Errorf("%s, %s: %d values differ", p.Prompt, p.Style.Name, n)
		}
	}
}

func TestTilesLookAsTheStyleDoes(t *testing.T) {
	for _, p := range []plan.Plan{apple("default"), apple("flat"), bubbles()} {
		whole, err := Layer(context.Background(), p, Options{Size: tiledSide})
		if err != nil {
			t.Fatal(err)
		}
		picture := whole.NRGBA()
		if n := differing(picture, tiled(t, p), 8); n > len(picture.Pix)/350 { // rims of a thin film round differently where pieces are laid over each other
			t.Errorf("%s, %s: %d of %d values are more than 8 apart", p.Prompt, p.Style.Name, n, len(picture.Pix))
		}
	}
}

func tiled(t *testing.T, p plan.Plan) *image.NRGBA {
	t.Helper()
	picture, ok, err := Tiles(context.Background(), p, tiledSide)
	if !ok || err != nil {
		t.Fatalf("%s: %v, %v", p.Prompt, ok, err)
	}
	return picture
}

// differing counts the values that are more than most apart.
func differing(a, b *image.NRGBA, most int) (n int) {
	for i, v := range a.Pix {
		if d := int(v) - int(b.Pix[i]); d < -most || d > most {
			n++
		}
	}
	return n
}

func bubbles() plan.Plan {
	return plan.Make(brief.Brief{
		Prompt: "soap bubbles", Style: brief.Style{Name: "default"},
		Subjects: []brief.Subject{{Words: "bubbles", Kind: brief.Piece, ID: "bubbles", Count: 1}},
	}, 7, 0)
}

func TestStylesThatWorkOnPixelsHaveNoTiles(t *testing.T) {
	if _, ok, err := Tiles(context.Background(), apple("watercolor"), 64); ok || err != nil {
		t.Errorf("%v, %v", ok, err)
	}
}

func TestTilesEndWithTheirContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Tiles(ctx, apple("flat"), 64); !errors.Is(err, context.Canceled) {
		t.Errorf("error = %v", err)
	}
}
