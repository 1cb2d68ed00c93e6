package read

import "testing"

// A cake of two tiers had three, "three-tiered cake" drew three cakes, and the petals before a flower fell beside it.
func TestNumbersBeforePartsAreDesigns(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a birthday cake with three candles": "birthday-cake 3-candles {candles}",
		"a three candle birthday cake":       "birthday-cake 3-candles",
		"a two tier birthday cake":           "birthday-cake",
		"a three scoop ice cream":            "ice-cream 3-scoops",
		"a two scoop vanilla ice cream":      "ice-cream cream 2-scoops",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// The wings of a fairy and the halo of an angel stayed, lips of a color and a wooden leg were left out, and a zebra kept its stripes.
func TestFeaturesAreColoredAndTakenOff(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a fairy with orange wings": "fairy (orange fairy wings)",
		"an angel with blue wings":  "angel (blue wings)",
		"a fairy without wings":     "fairy -fairy wings",
		"a woman with purple lips":  "person adult woman (purple lipstick)",
		"a kid missing a tooth":     "person child missing tooth",
		"a one-legged pirate":       "pirate wooden leg",
		"a man with a robotic arm":  "person adult man metal arm",
		"a zebra without stripes":   "zebra coat:plain",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
