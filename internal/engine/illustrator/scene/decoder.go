package scene

import (
	"encoding/binary"
	"math"
)

// maxNumber bounds every whole number: coordinates far outside any scene are a sign of damage.
const maxNumber = 1 << 24

// decoder reads primitive values from the front of rest.
type decoder struct {
	rest []byte
	err  error
}

func (d *decoder) byte() uint8 {
	if len(d.rest) == 0 {
		d.fail("cut short")
		return 0
	}
	v := d.rest[0]
	d.rest = d.rest[1:]
	return v
}

func (d *decoder) unsigned() int {
	if len(d.rest) > 0 && d.rest[0] < 0x80 {
		return int(d.byte())
	}
	v, n := binary.Uvarint(d.rest)
	if n <= 0 || v > maxNumber {
		d.fail("number out of range or cut short")
		return 0
	}
	d.rest = d.rest[n:]
	return int(v)
}

func (d *decoder) signed() float32 {
	v := d.unsigned()
	if v&1 == 1 {
		return float32(-(v + 1) / 2)
	}
	return float32(v / 2)
}

// count reads how many things of at least so many bytes follow; more than can be there is an error.
func (d *decoder) count(least int) int {
	n := d.unsigned()
	if n*least > len(d.rest) {
		d.fail("%d things announced, cut short", n)
		return 0
	}
	return n
}

func (d *decoder) float() float32 {
	if len(d.rest) < 4 {
		d.fail("cut short")
		return 0
	}
	v := math.Float32frombits(binary.LittleEndian.Uint32(d.rest))
	if math.IsNaN(float64(v)) || math.IsInf(float64(v), 0) {
		d.fail("number that is not finite")
		return 0
	}
	d.rest = d.rest[4:]
	return v
}

// enum reads a byte that must not be greater than last.
func (d *decoder) enum(last uint8, what string) uint8 {
	v := d.byte()
	if v > last {
		d.fail("unknown %s %d", what, v)
		return 0
	}
	return v
}

// fraction reads a byte as 0–1.
func (d *decoder) fraction() float32 { return float32(d.byte()) / 255 }

func (d *decoder) color() RGBA {
	return RGBA{d.fraction(), d.fraction(), d.fraction(), d.fraction()}
}
