package figure

import (
	"pellucid/internal/engine/illustrator/kit"
)

func HexTones(s string) kit.Tones { return kit.TonesOf(kit.Hex(s)) }

var (
	Wood  = HexTones("#a8713c")
	Steel = HexTones("#b9c2cc")
	Gold  = HexTones("#f2c23a")
	Black = HexTones("#3f424e")
	Paper = HexTones("#fbf7ee")
)
