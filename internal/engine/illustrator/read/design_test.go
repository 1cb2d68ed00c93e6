package read

import "testing"

func TestFramesAreMadeOfWhatIsNamedBeforeThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"sunflower frame": "frame", "round sunflower frame": "ring", "frame of roses": "frame", "wreath of lemons": "wreath", "leaf divider": "line",
		"heart made of roses": "heart", "circle of stars": "ring", "gold frame": "", "a fox in a frame": "", "a rose in a heart": "",
	} {
		if got := r.Read(prompt, "", "").Motif; got != want {
			t.Errorf("%s: %q", prompt, got)
		}
	}
}

func TestThingsAndWhatTheyMakeAreReadInAnyOrder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"floral border frame pink roses": "frame", "sunflower arch pink and gold": "arch", "bouquet of roses, tulips and peonies": "bouquet", "rose bouquet": "bouquet",
		"cookies and shells scattered": "scatter", "cookie confetti": "scatter", "paw print trail": "trail", "butterfly swirl flying up": "swirl", "roses at the corners": "corners",
		"pine tree border": "foot", "frame with roses in the corners": "corners", "palm tree silhouettes row": "line", "oval frame with lavender": "ring",
		"gold frame with roses": "", "floral wreath with a bunny": "", "roses in a vase": "", "a girl holding a bouquet of roses": "", "petals scattered": "", "a bouquet of roses in a jar": "",
	} {
		if got := r.Read(prompt, "", "").Motif; got != want {
			t.Errorf("%s: %q", prompt, got)
		}
	}
}

func TestLettersTakeTheStyleThatIsNamed(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`"Grace" in cursive gold`: "cursive", `"Emma" in bubble letters`: "bubble", `"BOO" dripping horror letters`: "drip", `"JACK" blocky letters`: "block",
		`"RISE" graffiti`: "graffiti", `"Mom"`: "",
	} {
		b := r.Read(prompt, "", "")
		if b.Letter.Style != want || len(b.Lettering) != 1 || len(b.Subjects) != 0 {
			t.Errorf("%s: %+v %v %v", prompt, b.Letter, b.Lettering, b.Subjects)
		}
	}
	if b := r.Read(`"Grace" in cursive gold`, "", ""); !b.Letter.Metal || len(b.Tints) != 1 {
		t.Errorf("gold letters are not polished: %+v", b.Letter)
	}
	if b := r.Read("alphabet in bubble style", "", ""); len(b.Lettering) != 1 || b.Lettering[0] != wholeAlphabet || b.Letter.Style != "bubble" {
		t.Errorf("an alphabet is not all letters: %v", b.Lettering)
	}
}
