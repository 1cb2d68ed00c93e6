package images

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestThePlainFormMakesPicturesInTheRatioThatWasChosenOrNamed(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for i, test := range []struct{ prompt, ratio, want string }{
		{"a red fox", "", "512 × 512"},
		{"a red fox", "16:9", "512 × 288"},
		{"a red fox", "2:3", "344 × 512"},
		{"a red fox, 9:16", "", "288 × 512"},
		{"a red fox, 9:16", "4:3", "512 × 384"},
		{"a red fox", "5:1", "512 × 512"},
		{"a red fox, 9:16", "1:1", "512 × 512"}, // square could not be chosen against the prompt once
	} {
		form := url.Values{"prompt": {test.prompt}, "ratio": {test.ratio}, "width": {"512"}, "num_samples": {"1"}}
		browser.PostForm("/create", form).Want(http.StatusSeeOther)
		size := fmt.Sprintf(`SELECT width || ' × ' || height FROM generation_tasks ORDER BY rowid LIMIT 1 OFFSET %d`, i)
		if got := testkit.One[string](t, site.Store, size); got != test.want {
			t.Errorf("%q with the ratio %q is made in %s, want %s", test.prompt, test.ratio, got, test.want)
		}
	}
}

func TestThePlainFormKeepsTheRatioWhenItIsSentBack(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	form := url.Values{"prompt": {" "}, "ratio": {"3:4"}, "width": {"768"}, "num_samples": {"1"}}
	page := browser.PostForm("/create", form).Want(http.StatusUnprocessableEntity).Doc()
	for name, want := range map[string]string{"ratio": "3:4", "width": "768"} {
		if got, _ := page.Find("[name=" + name + "][checked]").Attr("value"); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	// A square that was chosen against the prompt stays chosen.
	form = url.Values{"prompt": {"a fox, 16:9 " + strings.Repeat("x", 2000)}, "ratio": {"1:1"}, "width": {"768"}, "num_samples": {"1"}}
	page = browser.PostForm("/create", form).Want(http.StatusUnprocessableEntity).Doc()
	if got, _ := page.Find("[name=ratio][checked]").Attr("value"); got != "1:1" {
		t.Errorf("the ratio is %q, want 1:1", got)
	}
	if page.Find("[name=engine]").Length() != 0 {
		t.Error("an engine can be chosen where there is only one")
	}
}

func TestAnEngineThatIsNotThereIsRefusedByThePlainForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	form := url.Values{"prompt": {"a fox"}, "engine": {"nonsense"}, "width": {"512"}, "num_samples": {"1"}}
	if said := browser.PostForm("/create", form).Want(http.StatusUnprocessableEntity).Notice(); said != "There is no engine with this name. Choose one from the create screen." {
		t.Errorf("the page says %q", said)
	}
}

// The reading of "a red fox, 16:9" listed "16" and "9" as left out, and the picture had a note about counting nothing.
func TestTheRatioInAPromptIsNotReadAsSomethingToDraw(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, api := site.NewUser(t, "mira")
	var reading struct {
		LeftOut []struct{ Words string } `json:"left_out"`
	}
	api.PostJSON("/api/v1/images/explain", `{"prompt": "a red fox, 16:9"}`).Want(http.StatusOK).JSON(&reading)
	if len(reading.LeftOut) != 0 {
		t.Errorf("left out: %v", reading.LeftOut)
	}
}
