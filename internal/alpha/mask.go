package alpha

import (
	"encoding/binary"
	"image"
	"iter"
	"math/bits"
	"slices"
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
	in := newInside(lo, hi)
	for y := range h {
		row := alpha[y*w : (y+1)*w]
		out := m.row(y)
		for k := range out {
			part := row[k*64 : min(w, k*64+64)]
			var word uint64
			for i := 0; i+8 <= len(part); i += 8 {
				word |= in.bits(binary.LittleEndian.Uint64(part[i:])) << i
			}
			for i := len(part) &^ 7; i < len(part); i++ {
				word |= in.bits(uint64(part[i])) & 1 << i
			}
			out[k] = word
		}
	}
	return m
}

// inside tests eight bytes at once whether they lie in lo..hi: a byte is at least lo if adding 256 − lo carries out of it, and more than hi if
// adding 255 − hi does.
type inside struct {
	least, more uint64
	any         uint64 // the high bits, where every byte is at least lo: 256 − 0 is no byte
}

const (
	ones     = 0x0101010101010101
	highBits = 0x80 * ones
	// gather moves the high bits of eight bytes, shifted to the lowest of each, into the top byte, in order.
	gather = 0x0102040810204080
)

func newInside(lo, hi uint8) inside {
	in := inside{least: ones * uint64(-lo), more: ones * uint64(^hi)}
	if lo == 0 {
		in.any = highBits
	}
	return in
}

// bits returns a bit for each of eight bytes, the lowest first.
func (in inside) bits(v uint64) uint64 {
	within := (carries(v, in.least) | in.any) &^ carries(v, in.more) & highBits
	return within >> 7 * gather >> 56
}

// carries returns, in the high bit of each byte, whether adding the bytes of a and b carries out of it.
func carries(a, b uint64) uint64 {
	sum := (a&^highBits + b&^highBits) ^ (a^b)&highBits
	return a&b | (a|b)&^sum
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

// box holds the set, in whole words.
func (m *mask) box() image.Rectangle {
	box := image.Rectangle{}
	for y := range m.h {
		row := m.row(y)
		first, last := 0, len(row)
		for first < last && row[first] == 0 {
			first++
		}
		for last > first && row[last-1] == 0 {
			last--
		}
		if first == last {
			continue
		}
		box = box.Union(image.Rect(first*64, y, min(m.w, last*64), y+1))
	}
	return box
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
	out := &mask{w: m.w, h: m.h, words: m.words, bits: slices.Clone(m.bits)}
	out.flip()
	return out
}

// flip turns the set into its complement.
func (m *mask) flip() {
	for i, word := range m.bits {
		m.bits[i] = ^word
	}
	m.clearTail()
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
