package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/finish"
)

// A heart "on the sail" was drawn at the foot of the mast, one of a pocket was left out.
func TestAPictureIsOnThePartThatWasTold(t *testing.T) {
	for id, part := range map[string]string{"sailboat": "sails", "t-shirt": "pocket", "pencil": "eraser", "tree": "trunk"} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Piece(id, 1), composetest.Piece("heart", 1)}, Relations: []brief.Relation{{From: 1, Kind: "printed on", To: 0, Part: part}}}})
		k := c.Copies(0)
		heart, ok := spritesOf(k, 1)
		where := layout.MapBox(k.Root.M, finish.Only(k.Root.Drawing, part, true).Box)
		x, y := (heart.X0+heart.X1)/2, (heart.Y0+heart.Y1)/2
		if !ok || x < where.X0 || x > where.X1 || y < where.Y0 || y > where.Y1 {
			t.Errorf("%s: the heart at %v is not on the %s at %v", id, heart, part, where)
		}
	}
}
