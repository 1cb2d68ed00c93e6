// Package services tells tests what they are run with: the programs of others in make test-services, much time in make soak.
package services

import (
	"os"
	"path/filepath"
	"testing"
)

// Wanted reports whether tests run with programs that take minutes to compile: Litestream and the Versity gateway.
func Wanted() bool { return os.Getenv("TEST_SERVICES") != "" }

// Long reports whether tests run for as long as make soak lets them; in make test they go once through what they repeat.
func Long() bool { return os.Getenv("TEST_LONG") != "" }

// Sampled reports whether the i-th of some things is tried with the k-th of others: each of both kinds is tried with every third of the
// other kind, always the same, and with all of them in make soak.
func Sampled(i, k int) bool { return Long() || (i+k)%3 == 0 }

// Program returns the path of a program in a folder of the repository. The test is skipped where services are not wanted, and
// fails where they are and the program is missing.
func Program(t testing.TB, folder, name string) string {
	t.Helper()
	if !Wanted() {
		t.Skipf("needs %s: run make test-services", name)
	}
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for ; dir != filepath.Dir(dir); dir = filepath.Dir(dir) { // from the tested package up to the module
		path := filepath.Join(dir, folder, name)
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	t.Fatalf("no %s in %s: make test-services installs it", name, folder)
	return ""
}
