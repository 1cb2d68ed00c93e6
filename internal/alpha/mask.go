package alpha

import (
	"iter"
	"math/bits"
)

// mask is a set of pixels, one bit each, rows padded to whole words. Bits beyond
// the width are always clear. Sets of a megapixel are 128 kB, which is why the
// measures work on masks: growing one costs less than reading the picture once.
type mask struct {
	w, h, words int
	bits        []uint64
}

func newMask(w, h int) *mask {
	words := (w + 63) / 64
	return &mask{w: w, h: h, words: words, bits: make([]uint64, words*h)}
}

// between is the set of pixels whose opacity lies in lo..hi, both included.
func between(alpha []uint8, w, h int, lo, hi uint8) *mask {
	m := newMask(w, h)
	outside := uint32(hi-lo) + 1
	for y := range h {
		row := alpha[y*w : (y+1)*w]
		out := m.row(y)
		for k := range out {
			part := row[k*64 : min(w, k*64+64)]
			var word uint64
			for _, a := range part {
				// The subtraction borrows, into the top bit, exactly when a is inside.
				inside := (uint32(a-lo) - outside) >> 31
				word = word>>1 | uint64(inside)<<63
			}
			out[k] = word >> (64 - len(part))
		}
	}
	return m
}

func (m *mask) row(y int) []uint64 { return m.bits[y*m.words : (y+1)*m.words] }

func (m *mask) has(x, y int) bool {
	return m.bits[y*m.words+x>>6]>>(x&63)&1 != 0
}

// fill sets the pixels x0..x1-1 of row y.
func (m *mask) fill(y, x0, x1 int) {
	row := m.row(y)
	for x := x0; x < x1; x++ {
		row[x>>6] |= 1 << (x & 63)
	}
}

func (m *mask) count() int {
	n := 0
	for _, word := range m.bits {
		n += bits.OnesCount64(word)
	}
	return n
}

// points yields the index y·w+x of every pixel of the set, in reading order.
func (m *mask) points() iter.Seq[int] {
	return func(yield func(int) bool) {
		for y := range m.h {
			for k, word := range m.row(y) {
				for ; word != 0; word &= word - 1 {
					if !yield(y*m.w + k*64 + bits.TrailingZeros64(word)) {
						return
					}
				}
			}
		}
	}
}

func (m *mask) and(o *mask) *mask {
	return m.combine(o, func(a, b uint64) uint64 { return a & b })
}

func (m *mask) or(o *mask) *mask {
	return m.combine(o, func(a, b uint64) uint64 { return a | b })
}

func (m *mask) without(o *mask) *mask {
	return m.combine(o, func(a, b uint64) uint64 { return a &^ b })
}

func (m *mask) xor(o *mask) *mask {
	return m.combine(o, func(a, b uint64) uint64 { return a ^ b })
}

func (m *mask) combine(o *mask, op func(a, b uint64) uint64) *mask {
	out := newMask(m.w, m.h)
	for i, word := range m.bits {
		out.bits[i] = op(word, o.bits[i])
	}
	return out
}

func (m *mask) not() *mask {
	out := newMask(m.w, m.h)
	for i, word := range m.bits {
		out.bits[i] = ^word
	}
	out.clearTail()
	return out
}

// clearTail restores the invariant that bits beyond the width are clear.
func (m *mask) clearTail() {
	if m.w%64 == 0 {
		return
	}
	keep := uint64(1)<<(m.w%64) - 1
	for y := range m.h {
		m.bits[(y+1)*m.words-1] &= keep
	}
}
