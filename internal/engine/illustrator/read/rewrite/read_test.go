package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read"
	"pellucid/internal/engine/illustrator/read/readtest"
)

func newReader(t testing.TB) *read.Reader {
	t.Helper()
	r, err := read.New(readtest.Catalog{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
