package components_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pellucid/views/components"
)

var named = regexp.MustCompile(`(?:\bIcon\(|[iI]con: *|line: |full: )"([a-z-]+)"`)

// An outline that is not in the file draws nothing, and no page tells.
func TestEveryOutlineThatAPageNamesIsInTheFile(t *testing.T) {
	list, err := os.ReadFile("../../static/icons/outlines.txt")
	if err != nil {
		t.Fatal(err)
	}
	known, used := strings.Fields(string(list)), map[string]bool{}
	err = filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".templ") && (!strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_templ.go")) {
			return err
		}
		source, err := os.ReadFile(path)
		for _, name := range named.FindAllStringSubmatch(string(source), -1) {
			used[name[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(used) < 30 {
		t.Errorf("only %d outlines are in use", len(used))
	}
	for name := range used {
		if !slices.Contains(known, name) {
			t.Errorf("%s is not in static/icons/outlines.txt", name)
		}
	}
	if !slices.IsSorted(known) {
		t.Error("the list is not sorted")
	}
}

func TestAnIconPointsIntoTheFileOfOutlines(t *testing.T) {
	for _, doc := range []string{
		render(t, components.Icon("eye")).Find("svg.icon[aria-hidden=true] use").AttrOr("href", ""),
		render(t, components.Brandmark()).Find("svg.brandmark[aria-hidden=true] use").AttrOr("href", ""),
	} {
		if !regexp.MustCompile(`^/static/icons-[0-9a-f]{8}\.svg#(eye|brandmark)$`).MatchString(doc) {
			t.Errorf("an icon points to %q", doc)
		}
	}
}
