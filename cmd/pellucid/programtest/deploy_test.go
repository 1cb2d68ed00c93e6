package programtest

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"go.yaml.in/yaml/v3"

	"pellucid/cmd/pellucid/program"
	"pellucid/cmd/pellucid/settings"
)

// deployed is a file of docs/deploy.
func deployed(t *testing.T, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("../../../docs/deploy", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

// matches returns what the first group of a pattern finds.
func matches(pattern, text string) (found []string) {
	for _, match := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		found = append(found, match[1])
	}
	return found
}

func theModel(t *testing.T) *kong.Application {
	t.Helper()
	parser, err := kong.New(&program.Commands{}, kong.DefaultEnvars("PELLUCID"))
	if err != nil {
		t.Fatal(err)
	}
	return parser.Model
}

func TestTheFilesOfADeploymentNameSettingsAndCommandsThatThereAre(t *testing.T) {
	model := theModel(t)
	var names []string
	for _, child := range model.Children {
		names = append(names, child.Name)
	}
	variables := append(settings.KnownVariables(model.Node), "PELLUCID_SITE", "PELLUCID_UPSTREAM") // the last two are those of compose.yaml and the Caddyfile
	for _, name := range []string{"pellucid.service", "pellucid.socket", "pellucid.env", "Caddyfile", "Dockerfile", "compose.yaml"} {
		text := deployed(t, name)
		for _, setting := range matches(`\b(PELLUCID_[A-Z_]+)`, text) {
			if !slices.Contains(variables, setting) {
				t.Errorf("%s sets %s, which is no setting", name, setting)
			}
		}
		for _, command := range append(matches(`/pellucid/current/pellucid (\w+)`, text), matches(`(?:CMD \["|/pellucid", ")(\w+)"`, text)...) {
			if !slices.Contains(names, command) {
				t.Errorf("%s runs pellucid %s, which is no command", name, command)
			}
		}
	}
	guide, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range matches(`/opt/pellucid/current/pellucid (\w+)`, string(guide)) {
		if !slices.Contains(names, command) {
			t.Errorf("docs/operating.md runs pellucid %s, which is no command", command)
		}
	}
	for _, flag := range matches(`\x60(--[a-z][a-z-]+)`, string(guide)) {
		if !slices.Contains(flagsOf(model.Node), flag) {
			t.Errorf("docs/operating.md names %s, which is no flag", flag)
		}
	}
}

func flagsOf(node *kong.Node) (flags []string) {
	for _, flag := range node.Flags {
		flags = append(flags, "--"+flag.Name)
	}
	for _, child := range node.Children {
		flags = append(flags, flagsOf(child)...)
	}
	return flags
}

// service is what the test reads of a service of compose.yaml.
type service struct {
	Build       struct{ Context, Dockerfile string }
	Environment map[string]string
	EnvFile     string `yaml:"env_file"`
	Volumes     []string
	Networks    []string
	ReadOnly    bool     `yaml:"read_only"`
	CapDrop     []string `yaml:"cap_drop"`
	SecurityOpt []string `yaml:"security_opt"`
}

func TestTheComposeFileIsWholeAndConfinesEveryService(t *testing.T) {
	var file struct {
		Services map[string]service
		Volumes  map[string]any
		Networks map[string]struct {
			IPAM struct{ Config []struct{ Subnet string } }
		}
	}
	if err := yaml.Unmarshal([]byte(deployed(t, "compose.yaml")), &file); err != nil {
		t.Fatal(err)
	}
	for name, s := range file.Services {
		if !s.ReadOnly || !slices.Equal(s.CapDrop, []string{"ALL"}) || !slices.Equal(s.SecurityOpt, []string{"no-new-privileges:true"}) {
			t.Errorf("%s is not confined: %+v", name, s)
		}
		for _, volume := range s.Volumes {
			source, _, _ := strings.Cut(volume, ":")
			if _, declared := file.Volumes[source]; !declared && !exists("../../../docs/deploy", source) {
				t.Errorf("%s mounts %s, which there is not", name, volume)
			}
		}
		for _, network := range s.Networks {
			if _, declared := file.Networks[network]; !declared {
				t.Errorf("%s is in the network %s, which there is not", name, network)
			}
		}
	}
	site := file.Services["pellucid"]
	if !exists("../../../docs/deploy", site.EnvFile) || !exists(filepath.Join("../../../docs/deploy", site.Build.Context), site.Build.Dockerfile) {
		t.Errorf("the site is built from %+v with the settings in %s", site.Build, site.EnvFile)
	}
	if subnet := file.Networks["site"].IPAM.Config[0].Subnet; site.Environment["PELLUCID_TRUSTED_PROXIES"] != subnet {
		t.Errorf("the site trusts %s, and Caddy is in %s", site.Environment["PELLUCID_TRUSTED_PROXIES"], subnet)
	}
	used := matches(`\{\$(PELLUCID_\w+)`, deployed(t, "Caddyfile"))
	if set := slices.Sorted(maps.Keys(file.Services["caddy"].Environment)); !slices.Equal(set, slices.Sorted(slices.Values(used))) {
		t.Errorf("Caddy is told %v and asks for %v", set, used)
	}
}

func exists(folder, name string) bool {
	_, err := os.Stat(filepath.Join(folder, name))
	return err == nil
}

// The archive is what the image is made from, and what the guide tells to install.
func TestTheArchiveHasWhatItsFilesNeed(t *testing.T) {
	source, err := os.ReadFile("../../release/main.go")
	if err != nil {
		t.Fatal(err)
	}
	packed := append(matches(`"(README\.md|docs/[^"]+)"`, string(source)), matches(`top \+ "/([^"/]+)/?"`, string(source))...)
	for _, path := range packed {
		if (strings.HasPrefix(path, "docs/") || path == "README.md") && !exists("../../..", path) {
			t.Errorf("the archive has %s, which there is not", path)
		}
	}
	for _, path := range matches(`(?m)^COPY ([^-]\S*) `, deployed(t, "Dockerfile")) {
		if !slices.Contains(packed, path) {
			t.Errorf("the image copies %s, which the archive %v has not", path, packed)
		}
	}
	guide, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range matches(`/opt/pellucid/current/(docs/\S+)`, string(guide)) {
		path = strings.TrimRight(path, "`,.:;)")
		if !slices.ContainsFunc(packed, func(file string) bool { return file == path || strings.HasPrefix(file, path+"/") }) {
			t.Errorf("docs/operating.md names %s, which the archive has not", path)
		}
	}
	for _, path := range matches(`\]\(([a-z][a-z0-9./-]*\.[a-z]+)[)#]`, string(guide)) {
		if !slices.Contains(packed, "docs/"+path) {
			t.Errorf("docs/operating.md links to %s, which the archive has not", path)
		}
	}
}

// With systemd's usual limit, five failed starts within ten seconds ended the service and its socket until somebody came.
func TestSystemdStartsTheServerAgainForAsLongAsItTakes(t *testing.T) {
	for _, line := range []string{"\nRestart=always\n", "\nStartLimitIntervalSec=0\n"} {
		if !strings.Contains(deployed(t, "pellucid.service"), line) {
			t.Errorf("the unit has no %s", strings.TrimSpace(line))
		}
	}
}

func TestSystemdTakesTheUnits(t *testing.T) {
	verify, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not installed")
	}
	folder := t.TempDir()
	for _, name := range []string{"pellucid.service", "pellucid.socket"} {
		text := strings.ReplaceAll(deployed(t, name), "/opt/pellucid/current/pellucid", "/bin/true") // systemd looks for it
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command(verify, "verify", "--man=no", filepath.Join(folder, "pellucid.service"), filepath.Join(folder, "pellucid.socket")).CombinedOutput(); err != nil || strings.Contains(string(out), folder) {
		t.Errorf("%v: %s", err, out)
	}
}

func TestCaddyTakesItsFile(t *testing.T) {
	caddy, err := exec.LookPath("caddy")
	if err != nil {
		t.Skip("Caddy is not installed")
	}
	if out, err := exec.Command(caddy, "validate", "--adapter", "caddyfile", "--config", "../../../docs/deploy/Caddyfile").CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

func TestThePageOfAnAbsentServerLoadsNothingAndIsServedByEveryProxy(t *testing.T) {
	page := deployed(t, "unavailable.html")
	if loads := matches(`((?:src|href)="(?:[^"d]|d[^"a])[^"]*"|url\([^)]*\)|@import[^;]*|<script)`, page); len(loads) > 0 {
		t.Errorf("without a server the page asks one for %v", loads)
	}
	if !strings.Contains(page, `<a class="button" href="">Try again</a>`) || !strings.Contains(page, "color-scheme: light dark") {
		t.Error("the page has no Try again, or no dark colors")
	}
	for _, name := range []string{"Caddyfile", "readers.nginx.conf", "compose.yaml"} {
		if !strings.Contains(deployed(t, name), "/opt/pellucid/current/docs/deploy") || !strings.Contains(deployed(t, name), "unavailable.html") {
			t.Errorf("%s doesn't serve the page", name)
		}
	}
}
