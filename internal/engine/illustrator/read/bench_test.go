package read

import (
	"strings"
	"testing"
)

func BenchmarkRead(b *testing.B) {
	r := newReader(b, fake{})
	prompt := strings.Repeat("zorblax quimby flonker snorf ", 70)
	r.Read(prompt, "", "")
	for b.Loop() {
		r.Read(prompt, "", "")
	}
}
