package codec

import (
	"bytes"
	"encoding/binary"
)

// The filter types of PNG (ISO/IEC 15948, clause 9).
const (
	filterNone = iota
	filterSub
	filterUp
	filterAverage
	filterPaeth
	filterTypes
)

// lowBits has the lowest bit of each of eight bytes, topBits the highest.
const (
	lowBits = 0x0101010101010101
	topBits = 0x80 * lowBits
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
	for t := range f.tries {
		f.tries[t] = f.tries[t][:n]
	}
	up = up[:n]
	copy(f.tries[filterNone], row)
	var s [filterTypes]int
	f.filterBytes(&s, row, up, 0, min(f.pixelBytes, n))
	i := f.pixelBytes
	for ; i+8 <= n; i += 8 {
		v, b := binary.LittleEndian.Uint64(row[i:]), binary.LittleEndian.Uint64(up[i:])
		a := binary.LittleEndian.Uint64(row[i-f.pixelBytes:])
		if v == a && v == b { // an even area: all predict it
			for _, t := range [...]int{filterSub, filterUp, filterAverage, filterPaeth} {
				binary.LittleEndian.PutUint64(f.tries[t][i:], 0)
			}
			s[filterNone] += magnitudes(v)
			continue
		}
		sub, vertical, average := minus(v, a), minus(v, b), minus(v, halfOf(a, b))
		binary.LittleEndian.PutUint64(f.tries[filterSub][i:], sub)
		binary.LittleEndian.PutUint64(f.tries[filterUp][i:], vertical)
		binary.LittleEndian.PutUint64(f.tries[filterAverage][i:], average)
		s[filterNone] += magnitudes(v)
		s[filterSub] += magnitudes(sub)
		s[filterUp] += magnitudes(vertical)
		s[filterAverage] += magnitudes(average)
		paeth := predicted(v, a, b, binary.LittleEndian.Uint64(up[i-f.pixelBytes:]))
		binary.LittleEndian.PutUint64(f.tries[filterPaeth][i:], paeth)
		s[filterPaeth] += magnitudes(paeth)
	}
	f.filterBytes(&s, row, up, i, n)
	return s
}

// filterBytes is filterAll for the bytes from start to end, one by one.
func (f *rowFilter) filterBytes(s *[filterTypes]int, row, up []byte, start, end int) {
	for i := start; i < end; i++ {
		var a, c byte
		v, b := row[i], up[i]
		if i >= f.pixelBytes {
			a, c = row[i-f.pixelBytes], up[i-f.pixelBytes]
		}
		f.tries[filterSub][i], f.tries[filterUp][i] = v-a, v-b
		f.tries[filterAverage][i] = v - byte((int(a)+int(b))/2)
		f.tries[filterPaeth][i] = v - paethPredictor(a, b, c)
		for t := range s {
			s[t] += magnitude(f.tries[t][i])
		}
	}
}

// magnitude of a difference modulo 256.
func magnitude(d byte) int { return max(int(int8(d)), -int(int8(d))) }

// magnitudes is the sum of the magnitudes of eight bytes.
func magnitudes(d uint64) int {
	negative := d >> 7 & lowBits
	d = (d ^ negative*255) + negative
	const evenBytes, evenOnes = 0x00ff00ff00ff00ff, 0x0001000100010001
	return int((d&evenBytes + d>>8&evenBytes) * evenOnes >> 48)
}

// minus subtracts bytes from bytes, modulo 256.
func minus(v, from uint64) uint64 {
	return ((v | topBits) - from&^topBits) ^ (v^^from)&topBits
}

// halfOf is half the sum of bytes and bytes, rounded down.
func halfOf(a, b uint64) uint64 { return a&b + (a^b)>>1&^topBits }

// predicted is what eight bytes differ from their predictions.
func predicted(v, a, b, c uint64) uint64 {
	var out uint64
	for k := 0; k < 64; k += 8 {
		out |= uint64(byte(v>>k)-paethPredictor(byte(a>>k), byte(b>>k), byte(c>>k))) << k
	}
	return out
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
