package alpha

import (
	"bytes"
	"image"

	"pellucid/internal/alpha/pixels"
)

// remedy is one repair: the check it serves and what it does to a copy.
type remedy struct {
	name  string
	check string
	// idle reports whether the intent wants what the remedy would remove.
	idle  func(Intent) bool
	apply func(*field) *image.NRGBA
}

// remedies in the order of application: opacity first, then the colors that
// depend on it, hidden color last.
func remedies() []remedy {
	return []remedy{
		{"speck-removal", "specks", func(i Intent) bool { return i.Particles }, removeSpecks},
		{"haze-floor", "haze", func(i Intent) bool { return i.Glow }, liftHaze},
		{"foreground-estimation", "halo", likesOwnEdges, estimateForeground},
		{"bleed", "hidden-color", never, bled},
		{"bleed", "resize", never, bled},
		{"foreground-estimation", "resize", likesOwnEdges, estimateForeground},
	}
}

// likesOwnEdges: the colors of the edge are not to be estimated from the inside.
func likesOwnEdges(i Intent) bool { return i.Glow || i.Glass || i.OwnEdges }

func never(Intent) bool { return false }

func bled(f *field) *image.NRGBA {
	out := pixels.Clone(f.img)
	pixels.Bleed(out)
	return out
}

// Repair mends what the checks find: stray specks, haze, halos (opacity kept as it
// is) and hidden color. Each repair is kept only if its measure improves and no
// check gets a worse verdict. It returns a new picture, its report, and the names
// of the repairs that were kept, in order; img itself is never changed.
func Repair(img *image.NRGBA, intent Intent) (*image.NRGBA, Report, []string) {
	return RepairWith(img, intent, func() func() { return func() {} })
}

// RepairWith is Repair for those who time it: it calls measuring before each measure, and
// what that returns after it.
func RepairWith(img *image.NRGBA, intent Intent, measuring func() func()) (*image.NRGBA, Report, []string) {
	measure := func(f *field) Report {
		defer measuring()()
		return f.measure()
	}
	best := newField(pixels.Clone(img), intent)
	report := measure(best)
	var kept []string
	for _, r := range remedies() {
		before, _ := report.Check(r.check)
		if before.Verdict == Pass || r.idle(intent) {
			continue
		}
		changed := r.apply(best)
		if bytes.Equal(changed.Pix, best.img.Pix) {
			continue // as when the picture was bled before
		}
		mended := newField(changed, intent)
		after := measure(mended)
		if improves(report, after, r.check) {
			best, report = mended, after
			kept = append(kept, r.name)
		}
	}
	return best.img, report, kept
}

// improves reports whether the named value fell and no verdict got worse.
func improves(before, after Report, name string) bool {
	for i, c := range after.Checks {
		if c.Verdict.rank() > before.Checks[i].Verdict.rank() {
			return false
		}
		if c.Name == name && c.Value >= before.Checks[i].Value {
			return false
		}
	}
	return true
}
