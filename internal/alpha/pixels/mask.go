package pixels

import (
	"encoding/binary"
	"image"
	"iter"
	"math/bits"
	"slices"
)

// Mask is a set of pixels, one bit each, rows padded to whole words. Bits beyond
// the width are always clear. Sets of a megapixel are 128 kB, which is why the
// measures work on masks: growing one costs less than reading the picture once.
type Mask struct {
	W, H, words int
	bits        []uint64
}

func NewMask(w, h int) *Mask {
	words := (w + 63) / 64
	return &Mask{W: w, H: h, words: words, bits: make([]uint64, words*h)}
}

// Between is the set of pixels whose opacity lies in lo..hi, both included.
func Between(alpha []uint8, w, h int, lo, hi uint8) *Mask {
	m := NewMask(w, h)
	in := newInside(lo, hi)
	for y := range h {
		row := alpha[y*w : (y+1)*w]
		out := m.Row(y)
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

func (m *Mask) Row(y int) []uint64 { return m.bits[y*m.words : (y+1)*m.words] }

func (m *Mask) Has(x, y int) bool {
	return m.bits[y*m.words+x>>6]>>(x&63)&1 != 0
}

// Fill sets the pixels x0..x1-1 of row y.
func (m *Mask) Fill(y, x0, x1 int) {
	row := m.Row(y)
	for x := x0; x < x1; x++ {
		row[x>>6] |= 1 << (x & 63)
	}
}

// box holds the set, in whole words.
func (m *Mask) box() image.Rectangle {
	box := image.Rectangle{}
	for y := range m.H {
		row := m.Row(y)
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
		box = box.Union(image.Rect(first*64, y, min(m.W, last*64), y+1))
	}
	return box
}

func (m *Mask) Count() int {
	n := 0
	for _, word := range m.bits {
		n += bits.OnesCount64(word)
	}
	return n
}

// Points yields the index y·w+x of every pixel of the set, in reading order.
func (m *Mask) Points() iter.Seq[int] {
	return func(yield func(int) bool) {
		for y := range m.H {
			for k, word := range m.Row(y) {
				for ; word != 0; word &= word - 1 {
					if !yield(y*m.W + k*64 + bits.TrailingZeros64(word)) {
						return
					}
				}
			}
		}
	}
}

func (m *Mask) And(o *Mask) *Mask {
	return m.combine(o, func(a, b uint64) uint64 { return a & b })
}

func (m *Mask) Or(o *Mask) *Mask {
	return m.combine(o, func(a, b uint64) uint64 { return a | b })
}

func (m *Mask) Without(o *Mask) *Mask {
	return m.combine(o, func(a, b uint64) uint64 { return a &^ b })
}

func (m *Mask) Xor(o *Mask) *Mask {
	return m.combine(o, func(a, b uint64) uint64 { return a ^ b })
}

func (m *Mask) combine(o *Mask, op func(a, b uint64) uint64) *Mask {
	out := NewMask(m.W, m.H)
	for i, word := range m.bits {
		out.bits[i] = op(word, o.bits[i])
	}
	return out
}

func (m *Mask) Not() *Mask {
	out := &Mask{W: m.W, H: m.H, words: m.words, bits: slices.Clone(m.bits)}
	out.flip()
	return out
}

// flip turns the set into its complement.
func (m *Mask) flip() {
	for i, word := range m.bits {
		m.bits[i] = ^word
	}
	m.clearTail()
}

// clearTail restores the invariant that bits beyond the width are clear.
func (m *Mask) clearTail() {
	if m.W%64 == 0 {
		return
	}
	keep := uint64(1)<<(m.W%64) - 1
	for y := range m.H {
		m.bits[(y+1)*m.words-1] &= keep
	}
}

func LastColumn(w, h int) *Mask {
	m := NewMask(w, h)
	for y := range h {
		if w > 0 {
			m.Fill(y, w-1, w)
		}
	}
	return m
}

// Frame is the set of the outermost pixels.
func Frame(w, h int) *Mask {
	m := LastColumn(w, h)
	for y := range h {
		m.Fill(y, 0, 1)
	}
	m.Fill(0, 0, w)
	m.Fill(h-1, 0, w)
	return m
}
