package procedural

import (
	"encoding/binary"
	"sync"

	"golang.org/x/image/font/gofont/gobold"

	"pellucid/internal/engine/illustrator/scene"
)

// capHeight is the height of the capitals of Go Bold in its 2048 units per em.
const capHeight = 1480

// face reads the outlines of a TrueType font: the tables cmap (format 4), head, hhea, hmtx, loca and glyf of the OpenType
// specification. It trusts the font, which is the embedded one.
type face struct {
	glyf, loca, hmtx, cmap []byte
	longLoca               bool
	metrics                int
}

// typeface is Go Bold (Bigelow & Holmes, BSD licence), the open font that comes with golang.org/x/image.
var typeface = sync.OnceValue(func() *face { return readFace(gobold.TTF) })

func readFace(data []byte) *face {
	tables := map[string][]byte{}
	for i := range u16(data, 4) {
		entry := data[12+16*i:]
		offset, length := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		tables[string(entry[:4])] = data[offset : offset+length]
	}
	return &face{
		glyf: tables["glyf"], loca: tables["loca"], hmtx: tables["hmtx"], cmap: unicodeMap(tables["cmap"]),
		longLoca: u16(tables["head"], 50) == 1, metrics: u16(tables["hhea"], 34),
	}
}

func u16(b []byte, at int) int { return int(binary.BigEndian.Uint16(b[at:])) }

func i16(b []byte, at int) int { return int(int16(binary.BigEndian.Uint16(b[at:]))) }

// unicodeMap returns the subtable of format 4.
func unicodeMap(cmap []byte) []byte {
	for i := range u16(cmap, 2) {
		sub := cmap[binary.BigEndian.Uint32(cmap[4+8*i+4:]):]
		if u16(sub, 0) == 4 {
			return sub
		}
	}
	return nil
}

// glyph returns the number of the glyph of a rune, 0 when the font lacks it.
func (f *face) glyph(r rune) int {
	if f.cmap == nil || r > 0xffff {
		return 0
	}
	n := u16(f.cmap, 6) / 2
	for i := range n {
		if end := u16(f.cmap, 14+2*i); int(r) > end {
			continue
		}
		start := u16(f.cmap, 16+2*n+2*i)
		if int(r) < start {
			return 0
		}
		delta, offset := u16(f.cmap, 16+4*n+2*i), u16(f.cmap, 16+6*n+2*i)
		if offset == 0 {
			return (int(r) + delta) & 0xffff
		}
		if g := u16(f.cmap, 16+6*n+2*i+offset+2*(int(r)-start)); g != 0 {
			return (g + delta) & 0xffff
		}
		return 0
	}
	return 0
}

// advance is the width of a glyph.
func (f *face) advance(g int) float32 { return float32(u16(f.hmtx, 4*min(g, f.metrics-1))) }

// data returns the description of a glyph, empty for blanks.
func (f *face) data(g int) []byte {
	if f.longLoca {
		return f.glyf[binary.BigEndian.Uint32(f.loca[4*g:]):binary.BigEndian.Uint32(f.loca[4*g+4:])]
	}
	return f.glyf[2*u16(f.loca, 2*g) : 2*u16(f.loca, 2*g+2)]
}

// outlines returns the text as one path on a baseline at 0, and its width in units. Runes that the font lacks are left out.
func (f *face) outlines(text string) (*scene.Builder, float32) {
	b := scene.NewPath()
	x := float32(0)
	for _, r := range text {
		if g := f.glyph(r); g != 0 {
			f.draw(b, g, x, 0)
			x += f.advance(g)
		}
	}
	return b, x
}
