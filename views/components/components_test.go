package components_test

import (
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

func render(t *testing.T, component templ.Component) *goquery.Document {
	t.Helper()
	var html strings.Builder
	if err := component.Render(t.Context(), &html); err != nil {
		t.Fatal(err)
	}
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(html.String()))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func TestAnAvatarIsTheInitialOnItsOwnColor(t *testing.T) {
	class := func(name string) string {
		return render(t, components.Avatar(name)).Find(".avatar").AttrOr("class", "")
	}
	if got := render(t, components.Avatar("éva")).Find(".avatar").Text(); got != "É" {
		t.Errorf("initial %q", got)
	}
	if class("Mira") != class("mira") {
		t.Error("the color depends on how the name is written")
	}
	colors := map[string]bool{}
	for _, name := range []string{"mira", "tom", "ada", "lin", "zoe", "bob", "kim", "max"} {
		colors[class(name)] = true
	}
	if len(colors) < 4 {
		t.Errorf("8 people share %d colors", len(colors))
	}
	if got := render(t, components.Avatar("")).Find(".avatar").Text(); got != "?" {
		t.Errorf("nobody's initial is %q", got)
	}
}

func TestAPictureOffersOnlyRenditionsThatExist(t *testing.T) {
	img := domain.Image{BlobKey: "k", Width: 512, Height: 512, Prompt: "a boat"}
	doc := render(t, components.Picture(components.PictureProps{Image: img, Width: 1024, Sizes: "50vw"}))
	picture := doc.Find("img")
	for attribute, want := range map[string]string{
		"srcset": "/media/k/256.webp 256w, /media/k/512.webp 512w", "src": "/media/k/512.webp", "alt": "a boat", "loading": "lazy",
		"width": "512", "height": "512", "sizes": "50vw",
	} {
		if got := picture.AttrOr(attribute, ""); got != want {
			t.Errorf("%s=%q, want %q", attribute, got, want)
		}
	}
}

func TestAFieldLeadsToItsHintAndItsError(t *testing.T) {
	doc := render(t, components.Field(components.FieldProps{Name: "n", Label: "Name", Hint: "Short.", Error: "Too long."}))
	if got := doc.Find("input").AttrOr("aria-describedby", ""); got != "n-error n-hint" {
		t.Errorf("aria-describedby=%q", got)
	}
	if doc.Find("#n-error").Length() != 1 || doc.Find("#n-hint").Length() != 1 {
		t.Error("hint or error is missing")
	}
	plain := render(t, components.Field(components.FieldProps{Name: "n", Label: "Name"}))
	if _, found := plain.Find("input").Attr("aria-describedby"); found {
		t.Error("a field without texts is described by something")
	}
}

func TestNumbersAreWrittenForPeople(t *testing.T) {
	cases := []struct{ got, want string }{
		{components.Number(0), "0"},
		{components.Number(999), "999"},
		{components.Number(1000), "1,000"},
		{components.Number(1234567), "1,234,567"},
		{components.Number(-10000), "-10,000"},
		{components.Count(1, "like"), "1 like"},
		{components.Count(0, "like"), "0 likes"},
		{components.Dollars(990), "$9.90"},
		{components.Dollars(1200000), "$12,000"},
		{components.Percent(0.0625), "6.2%"},
		{components.Bytes(1499), "1 kB"},
		{components.Bytes(2_450_000), "2.5 MB"},
	}
	for _, c := range cases {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestTimesAreToldFromNow(t *testing.T) {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	cases := map[time.Duration]string{
		-time.Second:        "0 seconds ago",
		time.Second:         "1 second ago",
		59 * time.Second:    "59 seconds ago",
		time.Minute:         "1 minute ago",
		59 * time.Minute:    "59 minutes ago",
		23 * time.Hour:      "23 hours ago",
		24 * time.Hour:      "1 day ago",
		6 * 24 * time.Hour:  "6 days ago",
		7 * 24 * time.Hour:  "November 13, 2026",
		90 * 24 * time.Hour: "August 22, 2026",
	}
	for ago, want := range cases {
		if got := components.Ago(now.Add(-ago), now); got != want {
			t.Errorf("%v ago: %q, want %q", ago, got, want)
		}
	}
}
