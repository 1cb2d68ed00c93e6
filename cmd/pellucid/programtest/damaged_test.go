package programtest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/testkit/port"
)

// An operator whose disk had damaged the database read "database disk image is malformed" and had to find out by themselves what
// that means and that there is a way back.
func TestADamagedDatabaseKeepsTheServerFromStartingAndTheWayBackIsSaid(t *testing.T) {
	t.Parallel()
	whole := t.TempDir()
	mustRun(t, "migrate", "--data", whole)
	good, err := os.ReadFile(filepath.Join(whole, "pellucid.db"))
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	for name, damage := range map[string]func(file []byte){
		"the beginning of the file":        func(file []byte) { copy(file, bytes.Repeat([]byte{0xA5}, 100)) },
		"a page of the schema":             func(file []byte) { copy(file[100:page], bytes.Repeat([]byte{0xA5}, page-100)) },
		"all pages after the first twenty": func(file []byte) { copy(file[20*page:], bytes.Repeat([]byte{0xA5}, len(file)-20*page)) },
	} {
		t.Run(name, func(t *testing.T) {
			data, file := t.TempDir(), bytes.Clone(good)
			damage(file)
			if err := os.WriteFile(filepath.Join(data, "pellucid.db"), file, 0o600); err != nil {
				t.Fatal(err)
			}
			out, code := run(t, "serve", "--local", "--no-demo", "--data", data, "--addr", port.Free(t))
			if code == 0 || !strings.Contains(out, "is damaged") || !strings.Contains(out, "pellucid restore") || !strings.Contains(out, "docs/operating.md") {
				t.Errorf("ended with %d and said %s", code, out)
			}
		})
	}
}
