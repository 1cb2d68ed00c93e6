package read

import "testing"

// "A fox in a pile of leaves" was a pile of foxes, "a star on top" stood beside a tree that has presents underneath, and the moon behind a
// wolf in the snow lay on the snow.
func TestWhereThingsAreIsReadInAnyOrder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a fox in a pile of books":                                    "fox | book x9; 0 inside 1; 1 heap 1",
		"a fox in a pile of leaves":                                   "fox | leaf-pile; 0 inside 1",
		"kittens in a pile":                                           "kitten x3; 0 stacked 0",
		"a whale with a city on its back":                             "whale | city-skyline; 1 riding 0",
		"a christmas tree with presents underneath and a star on top": "christmas-tree {star} | gift-box x3; 0 with 1",
		"a wolf in the snow, full moon behind":                        "wolf | moon; 1 behind 0; place snow",
		"a cat sitting on a blue blanket":                             "cat | picnic-blanket blue plain; 0 sitting on 1",
		"a girl in a park waving":                                     "person pose:waving child woman; place park",
		"a cat in the snow jumping":                                   "cat pose:jumping; place snow",
		"a blue blanket":                                              "blanket blue",
		"a window and a cat sitting on the sill":                      "window | cat; 1 sitting on 0",
		"reading corner with armchair and lamp":                       "armchair | lamp; 0 and 1; out [reading corner]",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
