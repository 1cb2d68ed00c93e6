package plane

import (
	"sync"

	"pellucid/internal/engine/illustrator/color"
)

// Tone darkens and brightens colors as light does: shade keeps chroma and drifts towards violet, light drifts to cream.
type Tone struct{ Dark, Bright *color.Table }

// SoftTone is built once: it depends on nothing.
var SoftTone = sync.OnceValue(func() Tone {
	return Tone{
		Dark: color.NewLCHTable(func(c color.LCH) color.LCH {
			return color.LCH{L: c.L * 0.58, C: c.C * 0.98, H: c.H}
		}),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH {
			return color.LCH{L: c.L + (1-c.L)*0.62, C: c.C * 0.72, H: c.H}
		}),
	}
})

// At returns the color moved to its dark (k = −1) or bright (k = 1) end.
func (t Tone) At(c color.RGB, k float32) color.RGB {
	switch {
	case k < -0.004:
		return c.Mix(t.Dark.At(c), min(1, -k))
	case k > 0.004:
		return c.Mix(t.Bright.At(c), min(1, k))
	}
	return c
}
