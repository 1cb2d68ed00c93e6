package person

import "pellucid/internal/engine/illustrator/kit"

func Draw(s Spec) kit.Drawing { return kit.Drawing{Anchors: map[string]kit.Anchor{}, Unit: 1} }
func Headwear() []string { return nil }
var poses = map[string]int{}
