package alter

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// Bust keeps a person's head, shoulders and chest: what a portrait shows. The cut runs below the chest in a shallow curve.
func Bust(d kit.Drawing) kit.Drawing {
	head, chest := d.Anchors["head"], d.Anchors["chest"]
	if head.H == 0 || chest.H == 0 || chest.Y <= head.Y {
		return d // lying down or upside down, there is no line below which to cut
	}
	end, b := chest.Y+chest.H*.55, d.Box
	sides, dip := end-chest.H*.3, end+chest.H*.18
	return d.Clipped(fmt.Sprintf("M%.1f %.1fH%.1fV%.1fQ%.1f %.1f %.1f %.1fZ", b.X0-9, b.Y0-9, b.X1+9, sides, chest.X, 2*dip-sides, b.X0-9, sides))
}
