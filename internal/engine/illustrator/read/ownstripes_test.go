package read

import "testing"

// A blue and white beach umbrella had stripes across its own, as a plaid.
func TestAStripedThingThatHasStripesHasThemInTheColorsAskedFor(t *testing.T) {
	got := newReader(t, fake{}).Read("blue and white striped sock", "", "").Subjects
	if len(got) != 1 || got[0].Fill != "" || got[0].Color != "blue" || len(got[0].Parts) != 1 || got[0].Parts[0].Color != "white" {
		t.Errorf("%+v", got)
	}
}
