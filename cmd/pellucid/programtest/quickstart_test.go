package programtest

import (
	"image/png"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
)

// runners run a code sample of the reference in a folder. What a machine does not have is passed over, except for curl, node and go.
var runners = map[string]struct {
	file    string
	command []string
	needed  bool
}{
	"curl":       {"sample.sh", []string{"bash", "sample.sh"}, true},
	"javascript": {"sample.mjs", []string{"node", "sample.mjs"}, true},
	"python":     {"sample.py", []string{"python3", "sample.py"}, false},
	"go":         {"sample.go", []string{"go", "run", "sample.go"}, true},
}

// TestTheQuickstartOfTheReferenceWorks takes every sample of the quickstart from the page, as a reader copies it, and runs it.
func TestTheQuickstartOfTheReferenceWorks(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir())
	s.signUp("mira")
	doc := s.page("/api/v1/docs")
	getToken := strings.NewReplacer("YOUR_USERNAME", "mira", "YOUR_PASSWORD", "secret").Replace(doc.Find("#token").Text())
	token, err := exec.CommandContext(t.Context(), "bash", "-c", getToken+"\nprintf %s \"$PELLUCID_TOKEN\"").Output()
	if err != nil || len(token) < 40 {
		t.Fatalf("the command for a token gives %q, %v", token, err)
	}
	for language, r := range runners {
		t.Run(language, func(t *testing.T) {
			if _, err := exec.LookPath(r.command[0]); err != nil && !r.needed {
				t.Skipf("this machine has no %s", r.command[0])
			}
			folder := t.TempDir()
			s.runSample(t, folder, string(token), language, doc.Find("#first-image-"+language).Text())
			wantPNG(t, filepath.Join(folder, "fox.png"), 1024)
			before := tasks(t, s.data, "status = 'completed'")
			s.runSample(t, folder, string(token), language, doc.Find("#follow-task-"+language).Text())
			if after := tasks(t, s.data, "status = 'completed'"); after != before+1 {
				t.Errorf("%d tasks were completed before and %d after", before, after)
			}
		})
	}
}

// runSample writes a program to a folder and runs it there, with the token in the environment.
func (s *server) runSample(t *testing.T, folder, token, language, program string) {
	t.Helper()
	r := runners[language]
	if program == "" {
		t.Fatal("the page has no such sample")
	}
	if err := os.WriteFile(filepath.Join(folder, r.file), []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), r.command[0], r.command[1:]...)
	// With the flags of make test, the standard library is compiled already.
	cmd.Dir, cmd.Env = folder, append(os.Environ(), "PELLUCID_TOKEN="+token, "GOFLAGS=-trimpath -gcflags=std=-dwarf=false")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

func wantPNG(t *testing.T, path string, width int) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	config, err := png.DecodeConfig(file)
	if err != nil || config.Width != width {
		t.Errorf("the sample saved a PNG of %d pixels, %v", config.Width, err)
	}
}

// page returns a page of the site.
func (s *server) page(path string) *goquery.Document {
	s.t.Helper()
	resp, err := http.Get(s.url + path)
	if err != nil {
		s.t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	doc, err := goquery.NewDocumentFromReader(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		s.t.Fatalf("%s: %d, %v", path, resp.StatusCode, err)
	}
	return doc
}
