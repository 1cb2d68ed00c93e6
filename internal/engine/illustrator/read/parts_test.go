package read

import "testing"

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
