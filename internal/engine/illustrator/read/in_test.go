package read

import "testing"

// "a boy sitting on a chair in shorts" showed the chair, and the boy's head, in a huge pair of shorts.
func TestWhoSitsOnSomethingWearsWhatFollows(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a boy sitting on a chair in shorts":                 "shorts",
		"a dog lying on a rug in a sweater":                  "sweater",
		"a woman riding a horse in a cowboy hat":             "cowboy hat",
		"a girl on a swing in a yellow dress and rain boots": "dress",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].Person == nil || len(b.Subjects[0].Person.Clothes) == 0 || b.Subjects[0].Person.Clothes[0].Name != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
