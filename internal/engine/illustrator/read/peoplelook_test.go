package read_test

import "testing"

func TestWhatIsOnAFaceAndOnLimbsIsAFeatureOfWhoHasIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a man with a scar on his cheek":                "person adult man scar",
		"a firefighter with soot on his face":           "firefighter soot",
		"a boy with a band-aid on his knee":             "person child man knee band-aid",
		"a boy with a black eye":                        "person child man black eye",
		"a man with red suspenders":                     "person adult man (red suspenders)",
		"a boy with headphones around his neck":         "person child man neck headphones",
		"a woman with sunglasses on her head":           "person adult woman raised sunglasses",
		"a man in a white shirt with rolled up sleeves": "person adult man (white shirt) (rolled sleeves)",
		"a girl in striped knee socks":                  "person child woman (stripes knee socks)",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
