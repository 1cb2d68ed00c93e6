package programtest

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"pellucid/cmd/pellucid/program"
	"pellucid/cmd/pellucid/settings"
	"pellucid/migrations"
)

// Variables of a program of programWith.
const (
	releaseVariable   = "TEST_RELEASE"
	migrationVariable = "TEST_MIGRATION"
)

// TestMain is the real program when its first argument is none of go test, so that tests which need one do not wait for a compiler.
func TestMain(m *testing.M) {
	if len(os.Args) < 2 || strings.HasPrefix(os.Args[1], "-test.") {
		os.Exit(m.Run())
	}
	settings.Release = os.Getenv(releaseVariable)
	if sql := os.Getenv(migrationVariable); sql != "" {
		migrations.Files = withMigration{migrations.Files, fstest.MapFS{"99901_newer.sql": {Data: []byte("-- +goose Up\n" + sql + "\n")}}}
	}
	program.Main()
	os.Exit(0)
}

// binary returns the path of the real program.
func binary() (string, error) { return os.Executable() }

// programWith returns a file that runs the real program as another release, with one more migration unless sql is empty.
func programWith(t *testing.T, name, sql string) string {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "pellucid")
	script := fmt.Sprintf("#!/bin/bash\nexport %s='%s' %s='%s'\nexec -a \"$0\" '%s' \"$@\"\n", releaseVariable, name, migrationVariable, sql, program)
	if err := os.WriteFile(path, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

// withMigration is a folder of migrations with one file more.
type withMigration struct {
	fs.FS
	more fs.FS
}

// Open opens a file of either.
func (w withMigration) Open(name string) (fs.File, error) {
	if file, err := w.more.Open(name); err == nil && name != "." {
		return file, nil
	}
	return w.FS.Open(name)
}

// ReadDir lists both.
func (w withMigration) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(w.FS, name)
	if err != nil {
		return nil, err
	}
	more, err := fs.ReadDir(w.more, name)
	return append(entries, more...), err
}
