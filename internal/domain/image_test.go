package domain_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pellucid/internal/domain"
)

func TestDownloadName(t *testing.T) {
	for name, test := range map[string]struct{ prompt, want string }{
		"words are joined by hyphens":              {"A red fox", "a-red-fox.png"},
		"twenty characters and no more":            {"a cute corgi wearing sunglasses", "a-cute-corgi-wearing.png"},
		"letters of any script stay":               {"Füchse im Wald", "füchse-im-wald.png"},
		"a path becomes harmless":                  {"../../etc/passwd", "etc-passwd.png"},
		"quotes and line breaks become harmless":   {"fox\"; filename=\"x\r\nX: y", "fox-filename-x-x-y.png"},
		"a prompt without letters gets our name":   {"!!! 🦊", "pellucid.png"},
		"no prompt gets our name":                  {"", "pellucid.png"},
		"a hyphen never ends a name":               {"fox !!!!", "fox.png"},
		"a name that ends just before a new word":  {"aaaaaaaaaaaaaaaaaaaa bbb", "aaaaaaaaaaaaaaaaaaaa.png"},
		"a hyphen and a letter do not make it 21":  {"aaaaaaaaaaaaaaaaaaa bbb", "aaaaaaaaaaaaaaaaaaa.png"},
		"a hyphen and a letter may make it twenty": {"aaaaaaaaaaaaaaaaaa bbb", "aaaaaaaaaaaaaaaaaa-b.png"},
	} {
		t.Run(name, func(t *testing.T) {
			got := domain.Image{Prompt: test.prompt}.DownloadName("png")
			if got != test.want {
				t.Errorf("DownloadName of %q = %q, want %q", test.prompt, got, test.want)
			}
			if stem := strings.TrimSuffix(got, ".png"); utf8.RuneCountInString(stem) > 20 {
				t.Errorf("%q has %d characters", stem, utf8.RuneCountInString(stem))
			}
		})
	}
}

func TestRenditionURLIsTheSmallestThatIsLargeEnough(t *testing.T) {
	for name, test := range map[string]struct {
		width, asked int
		want         string
	}{
		"exactly as asked":                         {1024, 512, "/media/ab/cd/512.webp"},
		"the next larger one":                      {1024, 300, "/media/ab/cd/512.webp"},
		"the largest there is for a large request": {1536, 4000, "/media/ab/cd/1024.webp"},
		"never larger than the original":           {512, 1024, "/media/ab/cd/512.webp"},
		"a size between is served from below it":   {768, 1024, "/media/ab/cd/512.webp"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := (domain.Image{BlobKey: "ab/cd", Width: test.width}).RenditionURL(test.asked); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestTruncate(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		n    int
		want string
	}{
		"short text stays":               {"fox", 3, "fox"},
		"long text is cut by characters": {"füchse", 2, "fü…"},
		"space before the cut goes":      {"a b c", 2, "a…"},
		"emoji are not cut in half":      {"🦊🦊🦊", 2, "🦊🦊…"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := domain.Truncate(test.text, test.n); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestIDsAreUnguessableAndValid(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		id := domain.NewID()
		if !domain.ValidID(id) || seen[id] {
			t.Fatalf("%q is not valid, or was there before", id)
		}
		seen[id] = true
	}
	for _, hostile := range []string{"", "short", "0123456789abcde/", "0123456789ABCDEF", "0123456789abcdef0", "' OR 1=1 --     ", "0123456789abcd\x00f", "äöü3456789abcd"} {
		if domain.ValidID(hostile) {
			t.Errorf("%q passes for an id", hostile)
		}
	}
}
