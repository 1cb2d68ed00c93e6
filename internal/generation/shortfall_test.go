package generation

import (
	"strings"
	"testing"
)

// A user whose engine was paused, over its budget or without a valid key read "Image generation failed", and nothing to do.
func TestTheUserIsToldWhatIsMissingAndWhy(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		short   shortfall
		samples int
		want    string // what the sentence begins with
		asks    bool   // it says where to ask
	}{
		{shortfall{}, 3, "", false},
		{shortfall{missing: 1}, 3, "1 of 3 images could not be made. Their credits", false},
		{shortfall{missing: 3}, 3, "Image generation failed", false},
		{shortfall{missing: 2, absent: 2}, 2, "The image model isn't available right now. Your credits", false},
		{shortfall{missing: 2, absent: 1}, 2, "Image generation failed", false},
		{shortfall{missing: 1, uncut: 1}, 1, "The background of the result could not be removed", false},
		{shortfall{missing: 3, blocked: 2}, 3, "Image generation failed", false},
		{shortfall{missing: 2, blocked: 1}, 3, "2 of 3 images could not be made: 1 looked like an image", true},
		{shortfall{missing: 2, blocked: 2}, 2, "The result looks like an image that our moderators removed", true},
	} {
		got := test.short.text(test.samples)
		if !strings.HasPrefix(got, test.want) || (test.want == "") != (got == "") || strings.Contains(got, "contact support") != test.asks {
			t.Errorf("%+v of %d is told as %q", test.short, test.samples, got)
		}
	}
}
