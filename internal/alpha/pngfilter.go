package alpha

import "bytes"

// The filter types of PNG (ISO/IEC 15948, clause 9).
const (
	filterNone = iota
	filterSub
	filterUp
	filterAverage
	filterPaeth
	filterTypes
)

// rowFilter predicts rows of bytes. It keeps its scratch rows from one row to the
// next.
type rowFilter struct {
	pixelBytes int // the distance to the byte on the left
	tries      [filterTypes][]byte
}

func newRowFilter(stride, pixelBytes int) *rowFilter {
	f := &rowFilter{pixelBytes: pixelBytes}
	for t := range f.tries {
		f.tries[t] = make([]byte, stride)
	}
	return f
}

// choose returns the filter type and the filtered row that promise the smallest
// file: the one with the least sum of absolute differences, as the standard
// suggests. up is the row above, all zero for the first.
func (f *rowFilter) choose(row, up []byte) (kind byte, filtered []byte) {
	if bytes.Equal(row, up) {
		clear(f.tries[filterUp])
		return filterUp, f.tries[filterUp]
	}
	scores := f.filterAll(row, up)
	best := 0
	for t, score := range scores {
		if score < scores[best] {
			best = t
		}
	}
	return byte(best), f.tries[best]
}

// filterAll fills all five tries and returns their sums of absolute differences.
func (f *rowFilter) filterAll(row, up []byte) [filterTypes]int {
	n := len(row)
	none, sub, vertical := f.tries[filterNone][:n], f.tries[filterSub][:n], f.tries[filterUp][:n]
	average, paeth := f.tries[filterAverage][:n], f.tries[filterPaeth][:n]
	up = up[:n]
	pixelBytes := f.pixelBytes
	var s [filterTypes]int
	for i, v := range row {
		var a, c byte
		b := up[i]
		if i >= pixelBytes {
			a, c = row[i-pixelBytes], up[i-pixelBytes]
		}
		none[i], sub[i], vertical[i] = v, v-a, v-b
		average[i] = v - byte((int(a)+int(b))/2)
		paeth[i] = v - paethPredictor(a, b, c)
		s[filterNone] += magnitude(v)
		s[filterSub] += magnitude(v - a)
		s[filterUp] += magnitude(v - b)
		s[filterAverage] += magnitude(average[i])
		s[filterPaeth] += magnitude(paeth[i])
	}
	return s
}

// magnitude of a difference modulo 256.
func magnitude(d byte) int {
	v := int(int8(d))
	sign := v >> 63
	return (v ^ sign) - sign
}

// paethPredictor is whichever of left a, up b and upper left c is nearest to a+b−c.
func paethPredictor(a, b, c byte) byte {
	pa, pb := int(b)-int(c), int(a)-int(c)
	pc := pa + pb
	pa, pb, pc = max(pa, -pa), max(pb, -pb), max(pc, -pc)
	if pa <= pb && pa <= pc {
		return a
	}
	if pb <= pc {
		return b
	}
	return c
}
