package alter

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// bustBelow is how far below the middle of a head its bust ends at most, in heads: a small head in the proportions of life is to fill a portrait too.
const bustBelow = 1.42

// Bust keeps a person's head, shoulders and chest: what a portrait shows. The cut runs below the chest in a shallow curve.
func Bust(d kit.Drawing) kit.Drawing {
	head, chest := d.Anchors["head"], d.Anchors["chest"]
	if head.H == 0 || chest.H == 0 || chest.Y <= head.Y {
		return d // lying down or upside down, there is no line below which to cut
	}
	end, b := min(chest.Y+chest.H*.55, head.Y+bustBelow*head.H), d.Box
	deep := min(chest.H, head.H)
	sides, dip := end-deep*.3, end+deep*.18
	return d.Clipped(fmt.Sprintf("M%.1f %.1fH%.1fV%.1fQ%.1f %.1f %.1f %.1fZ", b.X0-9, b.Y0-9, b.X1+9, sides, chest.X, 2*dip-sides, b.X0-9, sides))
}
