package compose

import "pellucid/internal/engine/illustrator/scene"

// The measures of a subject with a text below it, as shares of the canvas.
const (
	lockupWide  = .86
	lockupHigh  = .88
	lockupGap   = .035
	lockupLeast = .2  // of the text's height
	lockupMost  = .42 // where the subject is wide and low
)

// lockup puts a text below the subject as one group in the middle of the canvas: the lower the subject is, the larger the text.
func (c *composer) lockup(k *cluster, text string) (cluster, bool) {
	b := k.bounds()
	if b.W() <= 0 || b.H() <= 0 {
		return cluster{}, false
	}
	low := lockupWide * b.H() / b.W() // its height at full width
	room := max(lockupLeast, min(lockupMost, lockupHigh-lockupGap-low))
	d, ok := c.letters(text, lockupWide/room)
	if !ok {
		return cluster{}, false
	}
	words := c.place(-1, d, scene.Identity).fit(region{.5 - lockupWide/2, 0, .5 + lockupWide/2, room})
	t := words.bounds()
	high := min(low, lockupHigh-lockupGap-t.H())
	top := .5 - (high+lockupGap+t.H())/2
	*k = k.fit(region{.5 - lockupWide/2, top, .5 + lockupWide/2, top + high})
	return words.moved(0, top+high+lockupGap-t.Y0), true
}
