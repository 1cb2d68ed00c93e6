package read

import "testing"

// What stood between a saying and the word for letters was lettered: "Happy Easter, Easter Bunny", "Girl Boss, Leopard Print".
func TestArtAndLooksBetweenASayingAndTheWordForLettersAreNotLettered(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"happy easter bunny lettering":         "bunny; text happy easter",
		"happy st patrick's day rose letters":  "rose; text happy st patrick's day",
		"girl boss leopard print lettering":    "text girl boss",
		"mama leopard letters":                 "text mama",
		"mama sunflower letters":               "sunflower; text mama",
		"believe in yourself watercolor quote": "text believe in yourself; style watercolor",
		"name Ava rainbow letters with a cat":  "cat; text Ava",
		"name Sophia floral lettering":         "flower x3; text Sophia",
		"varsity letters MAMA navy":            "text MAMA; tints navy",
		"best grandpa by par":                  "text best grandpa by par",
		"dad est 2024 vintage":                 "text dad est 2024",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestStackedWordsAreALookOfLetters(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"thankful grateful blessed three words stacked", "live laugh love stacked lettering", "faith hope love with a cat stacked"} {
		if got := r.Read(prompt, "", ""); !got.Letter.Stacked || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v %s", prompt, got.Letter, summary(got))
		}
	}
	if got := r.Read("apples stacked on a table", "", ""); got.Letter.Stacked {
		t.Error("apples stacked on a table: letters are stacked")
	}
}

// The mermaid of a "mermaid birthday number 6" was left out, and "age 5 unicorn" was five unicorns.
func TestAThemeComesWithANumber(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"dinosaur birthday number 6":   `number "6" | dinosaur; 0 with 1`,
		"age 5 unicorn":                `number "5" | unicorn; 0 with 1`,
		"fire truck birthday number 2": `number "2" | fire-truck; 0 with 1`,
		"race car number 95":           `race-car "95"`,
		"letter A in gold glitter":     `alphabet-letter gold fill:glitter "A"`,
		"letter S in leopard print":    `alphabet-letter fill:leopard "S"`,
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
	if got := r.Read("number 1 farm theme", "", ""); len(got.Subjects) < 3 || len(got.Reading.LeftOut) > 0 {
		t.Errorf("number 1 farm theme: %s", summary(got))
	}
}
