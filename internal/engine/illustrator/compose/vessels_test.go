package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestACupStandsOnAPlateSeenFromTheSideAndCookiesLieOnIt(t *testing.T) {
	for id, flat := range map[string]bool{"mug": true, "cookie": false} {
		s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: id, Count: 1}, {Kind: brief.Piece, ID: "plate", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "on", To: 1}}}, Seed: 1})
		plate, on := boxOf(s, 1), boxOf(s, 0)
		if got := plate.H() < .5*plate.W(); got != flat {
			t.Errorf("%s: the plate is %v", id, plate)
		}
		if flat && (on.Y1 < plate.Y0 || on.Y1 > plate.Y1) {
			t.Errorf("%s at %v does not stand on the plate at %v", id, on, plate)
		}
	}
}

func TestABucketOfSandHasOneHeapFromWallToWall(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "bucket", Count: 1}, {Kind: brief.Piece, ID: "sand-pile", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "full of", To: 1}}}, Seed: 1})
	if bucket, sand := boxOf(s, 0), boxOf(s, 1); sand.W() < .6*bucket.W() || sand.X0 < bucket.X0 || sand.X1 > bucket.X1 {
		t.Errorf("the bucket is %v, the sand %v", bucket, sand)
	}
}

func TestTheMoonIsAboveALake(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "moon", Count: 1}}, Place: "lake"}, Seed: 1})
	if moon := boxOf(s, 0); moon.Y1 > .75 {
		t.Errorf("the moon is low in the image: %v", moon)
	}
}
