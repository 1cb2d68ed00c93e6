package settings

import (
	"os"
	"path/filepath"
	"testing"
)

func TestParseBaseURL(t *testing.T) {
	for name, test := range map[string]struct {
		raw, base string // base is empty when raw is refused
		local     bool
	}{
		"a public address":                {"https://pellucid.example", "https://pellucid.example", false},
		"a slash at the end is taken off": {"https://pellucid.example/", "https://pellucid.example", false},
		"a local address with a port":     {"http://localhost:8080", "http://localhost:8080", true},
		"an address of the loopback":      {"http://127.0.0.5:80", "http://127.0.0.5:80", true},
		"the loopback of IPv6":            {"http://[::1]:80", "http://[::1]:80", true},
		"a name below localhost":          {"http://pellucid.localhost", "http://pellucid.localhost", true},
		"a name that begins like it":      {"http://localhost.evil.example", "http://localhost.evil.example", false},
		"no scheme":                       {"pellucid.example", "", false},
		"another scheme":                  {"ftp://pellucid.example", "", false},
		"no host":                         {"https://", "", false},
		"a path":                          {"https://pellucid.example/app", "", false},
		"nothing":                         {"", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			base, local, err := ParseBaseURL(test.raw)
			if base != test.base || local != test.local || (err == nil) != (test.base != "") {
				t.Errorf("%q is %q, local %v, %v", test.raw, base, local, err)
			}
		})
	}
}

func TestAVariableMayNameAFileThatHoldsItsValue(t *testing.T) {
	path := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(path, []byte("from the file\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PELLUCID_ADMIN_PASSWORD", "from the environment")
	environ := []string{"PELLUCID_ADMIN_PASSWORD_FILE=" + path, "OTHER_FILE=/nowhere", "PELLUCID_UNKNOWN_FILE=/nowhere", "PELLUCID_EMPTY_FILE=", "PELLUCID_ADDR=:1"}
	known := []string{"PELLUCID_ADMIN_PASSWORD", "PELLUCID_EMPTY", "PELLUCID_X"}
	if err := ValuesFromFiles(environ, known); err != nil {
		t.Fatal(err)
	}
	if got := os.Getenv("PELLUCID_ADMIN_PASSWORD"); got != "from the file" {
		t.Errorf("the password is %q", got)
	}
	if err := ValuesFromFiles([]string{"PELLUCID_X_FILE=" + path + "-missing"}, known); err == nil {
		t.Error("a file that is not there is no error")
	}
}
