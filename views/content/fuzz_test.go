package content_test

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/views/content"
)

// plain are the elements that Markdown makes; none of them runs or loads anything but pictures.
var plain = strings.Fields("html head body h1 h2 h3 h4 h5 h6 p a img em strong code pre ul ol li blockquote br hr table thead tbody tr th td")

func FuzzMarkdown(f *testing.F) {
	articles, err := filepath.Glob("help/*.md")
	if err != nil || len(articles) == 0 {
		f.Fatal("no articles", err)
	}
	for _, path := range articles[:4] {
		source, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(source))
	}
	for _, source := range []string{
		"<script>alert(1)</script>", "[a](javascript:alert(1))", "![a](data:text/html,x)", "<a href='vbscript:x'>", "| a |\n|---|\n| <b onclick=x> |", "## 1\n## 1\n", "[a]: java\nscript:x\n[a]",
		"| a |\n|--:|\n| 1 |", // once made a style attribute, found by this fuzzing
	} {
		f.Add(source)
	}
	f.Fuzz(func(t *testing.T, source string) {
		text, err := content.ParseText(source)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := goquery.NewDocumentFromReader(strings.NewReader(text.HTML))
		if err != nil {
			t.Fatal(err)
		}
		doc.Find("*").Each(func(_ int, s *goquery.Selection) { checkHarmless(t, source, s) })
	})
}

// checkHarmless makes sure that an element is one that Markdown makes, and leads nowhere but to addresses.
func checkHarmless(t *testing.T, source string, element *goquery.Selection) {
	t.Helper()
	node := element.Get(0)
	if !slices.Contains(plain, node.Data) {
		t.Errorf("%q makes the element %s", source, node.Data)
	}
	for _, attribute := range node.Attr {
		if strings.HasPrefix(attribute.Key, "on") || attribute.Key == "style" {
			t.Errorf("%q makes the attribute %s", source, attribute.Key)
		}
		if attribute.Key != "href" && attribute.Key != "src" {
			continue
		}
		address, err := url.Parse(strings.TrimSpace(attribute.Val))
		if err == nil && slices.Contains([]string{"javascript", "vbscript", "file", "data"}, address.Scheme) && !strings.HasPrefix(address.Opaque, "image/") {
			t.Errorf("%q leads to %q", source, attribute.Val)
		}
	}
}
