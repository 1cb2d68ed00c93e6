package rules_test

import "testing"

// Nothing was learned from these sets, nor may anything be: they say what the filter does with sentences that it has not seen.
// Only the totals are printed. The bounds leave a little room around what was measured (ADR 0014).
func TestSentencesThatNothingWasLearnedFrom(t *testing.T) {
	t.Parallel()
	for _, set := range []struct {
		path              string
		hateful, harmless float64 // the fewest and the most that are refused
	}{
		{"testdata/held_out_c.tsv", 0.49, 0.035},
		{"testdata/held_out_g.tsv", 0.89, 0.05},
		{"testdata/held_out_h.tsv", 0.79, 0.095},
		{"testdata/held_out_i.tsv", 0.77, 0.085},
		{"testdata/held_out_j.tsv", 0.87, 0.045},
		{"testdata/held_out_r.tsv", 0.68, 0.085},
		{"testdata/held_out_aa.tsv", 0.83, 0.055},
		{"testdata/held_out_ab.tsv", 0.79, 0.055},
		{"testdata/held_out_ac.tsv", 0.90, 0.04},
		{"testdata/held_out_ad.tsv", 0.70, 0.065},
		{"testdata/held_out_ae.tsv", 0.88, 0.055},
		{"testdata/held_out_af.tsv", 0.81, 0.05},
	} {
		hateful, harmless := labeled(t, set.path, false)
		if hateful < set.hateful || harmless > set.harmless {
			t.Errorf("%s: %.1f%% and %.1f%% are refused", set.path, 100*hateful, 100*harmless)
		}
	}
}
