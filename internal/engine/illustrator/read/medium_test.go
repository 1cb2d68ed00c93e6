package read_test

import "testing"

// A pencil lay beside "a raccoon, pencil", and "a raccoon, ink" was drawn without ink.
func TestWhatAPictureIsDrawnWithIsItsStyle(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a dog, pencil": "pencil", "a dog, ink": "ink", "a dog in ink": "ink", "a dog, oil": "oil", "notebook, pencil": "default", "a dog, a pencil": "default"} {
		if b := r.Read(prompt, "", ""); b.Style.Name != want {
			t.Errorf("%q has the style %s, not %s", prompt, b.Style.Name, want)
		}
	}
}

// A baker stood on the table on which she kneaded dough, beside the counter that her pose has.
func TestWhoWorksAtATableOfTheirOwnStandsOnNone(t *testing.T) {
	readsAs(t, map[string]string{
		"a baker kneading dough on a table": "baker pose:rolling dough",
		"a boy standing on a table":         "person child man | table; 0 standing on 1",
	})
}
