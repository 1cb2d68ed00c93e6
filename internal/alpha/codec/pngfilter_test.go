package codec

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

func TestFiltersOfEightBytesAreThoseOfSingleBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, pixelBytes := range []int{3, 4} {
		for _, levels := range []int{2, 256} { // of few levels many areas are even
			row, up := make([]byte, 48*pixelBytes+pixelBytes), make([]byte, 48*pixelBytes+pixelBytes)
			for i := range row {
				row[i], up[i] = byte(r.IntN(levels)), byte(r.IntN(levels))
			}
			got, want := newRowFilter(len(row), pixelBytes), newRowFilter(len(row), pixelBytes)
			var sums [filterTypes]int
			copy(want.tries[filterNone], row)
			want.filterBytes(&sums, row, up, 0, len(row))
			if s := got.filterAll(row, up); s != sums {
				t.Errorf("sums of differences are %v, want %v", s, sums)
			}
			for kind := range want.tries {
				if !bytes.Equal(got.tries[kind], want.tries[kind]) {
					t.Errorf("filter %d gives %v, want %v", kind, got.tries[kind], want.tries[kind])
				}
			}
		}
	}
}
