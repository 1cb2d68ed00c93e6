package finish

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

func TestWhatIsCastInOnePieceHasOneLightness(t *testing.T) {
	d := kit.Drawing{Box: kit.Box{X1: 100, Y1: 100}}
	square := func(x float32, gray float32) scene.Node {
		return scene.NewPath().Move(x, 0).Line(x+50, 0).Line(x+50, 50).Line(x, 50).Close().Fill(scene.Paint{Kind: scene.Solid, Color: scene.RGBA{R: gray, G: gray, B: gray, A: 1}}).Node()
	}
	d.Layers[kit.Body] = []scene.Node{square(0, .2), square(50, .9)}
	out := Cast(d).Layers[kit.Body]
	dark, light := out[0].Path.Fill.Color.R, out[1].Path.Fill.Color.R
	if light-dark > .35 {
		t.Errorf("lightness %g and %g, want them close", dark, light)
	}
}
