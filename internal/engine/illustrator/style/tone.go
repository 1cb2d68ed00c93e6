package style

import (
	"sync"

	"pellucid/internal/engine/illustrator/color"
)

// tone darkens and brightens colors as light does: shade keeps chroma and drifts towards violet, light drifts to cream.
type tone struct{ dark, bright *color.Table }

// softTone is built once: it depends on nothing.
var softTone = sync.OnceValue(func() tone {
	return tone{
		dark: color.NewLCHTable(func(c color.LCH) color.LCH {
			return color.LCH{L: c.L * 0.58, C: c.C * 0.98, H: c.H}
		}),
		bright: color.NewLCHTable(func(c color.LCH) color.LCH {
			return color.LCH{L: c.L + (1-c.L)*0.62, C: c.C * 0.72, H: c.H}
		}),
	}
})

// at returns the color moved to its dark (k = −1) or bright (k = 1) end.
func (t tone) at(c color.RGB, k float32) color.RGB {
	switch {
	case k < -0.004:
		return c.Mix(t.dark.At(c), min(1, -k))
	case k > 0.004:
		return c.Mix(t.bright.At(c), min(1, k))
	}
	return c
}
