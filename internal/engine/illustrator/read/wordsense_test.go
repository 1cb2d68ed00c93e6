package read

import "testing"

func TestWordsMeanWhatTheWordsBesideThemTell(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a slice of pepperoni pizza":       "pizza-slice",
		"sunglasses heart shaped":          "sunglasses shape:heart",
		"crocodile leather handbag":        "handbag of:leather; out [crocodile]",
		"peach emoji":                      "peach",
		"vase blue pattern":                "vase {pattern blue}",
		"mug with cute pattern":            "mug; out [pattern]",
		"tea cup floral":                   "tea-cup fill:floral",
		"apple on stack of books teacher":  "apple | book-stack; 0 on 1; out [teacher]",
		"police officer with a gold badge": "police-officer; out [a gold badge]",
		"badge with a wolf":                "wolf; framing badge",
		"gaming mouse":                     "computer-mouse; out [gaming]",
		"golf club and bag":                "golf-club | golf-bag; 0 and 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

func TestSomeNamesMeanSomethingOfTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"water png":                           "water-splash",
		"mug of coffee, scarf around the mug": "coffee | scarf; 1 around 0",
		"heart with ekg line":                 "heart | heartbeat-line; 0 with 1",
		"open envelope":                       "envelope",
		"basketball going through hoop":       "basketball | basketball-hoop; 0 through 1",
		"notebook paper with wine stain":      "notebook-paper; out [wine stain]",
		"tail of a mermaid":                   "mermaid-tail",
		"heart of stone":                      "heart of:stone",
		"plate of cookies and glass of milk":  "plate | cookie x3 | glass-of-milk; 0 full of 1; 0 and 2",
		"dream catcher feathers":              "dreamcatcher {feathers}",
		"vintage camper van":                  "camper-van",
		"tape piece washi":                    "washi-tape",
		"ring toss game":                      "out [ring toss game]; REFUSED",
		"karate kick, png":                    "person pose:high kick adult",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
}

// "old building with ivy" was refused: the word was taken for what somebody does.
func TestABuildingIsAHouseWhereNobodyBuilds(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"building": "skyscraper", "an old building": "skyscraper", "a tall building, cartoon": "skyscraper", "a boy building a sandcastle": "person"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID != want && !(want == "person" && b.Subjects[0].Person != nil) {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
