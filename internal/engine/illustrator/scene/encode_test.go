package scene

import (
	"encoding/binary"
	"math"
)

// encoder writes the format that Decode reads, as art/build/encode.mjs does.
type encoder []byte

func (e *encoder) bytes(v ...byte)   { *e = append(*e, v...) }
func (e *encoder) unsigned(v uint64) { *e = binary.AppendUvarint(*e, v) }
func (e *encoder) float(v float32)   { *e = binary.LittleEndian.AppendUint32(*e, math.Float32bits(v)) }
func (e *encoder) floats(v ...float32) {
	for _, f := range v {
		e.float(f)
	}
}

func (e *encoder) signed(values ...int64) {
	for _, v := range values {
		if v < 0 {
			e.unsigned(uint64(-2*v - 1))
		} else {
			e.unsigned(uint64(2 * v))
		}
	}
}

// triangle appends a path node: a red triangle with corners 10,20 – 110,20 – 110,70.
func (e *encoder) triangle() {
	e.bytes(pathNode, 0)
	e.unsigned(4)
	e.bytes(1<<3 | byte(Move))
	e.signed(10, 20)
	e.bytes(2<<3 | byte(Line))
	e.signed(100, 0, 0, 50)
	e.bytes(1<<3 | byte(Close))
	e.bytes(byte(Solid), 255, 0, 0, 255)
}

// everything is a scene that uses every part of the format.
func everything() []byte {
	var e encoder
	e.unsigned(2)
	e.triangle()
	e.bytes(groupNode, 51, 1)
	e.unsigned(1) // clip
	e.triangle()
	e.unsigned(1) // mask
	e.triangle()
	e.bytes(1)
	e.unsigned(1) // effects
	e.bytes(byte(InnerShadow))
	e.signed(3, -4)
	e.unsigned(5)
	e.bytes(0, 51, 102, 255)
	e.unsigned(1) // children
	e.stroked()
	return e
}

// stroked appends a dashed curve with a linear fill and a radial stroke.
func (e *encoder) stroked() {
	e.bytes(pathNode, evenOddFlag|strokeFlag|strokeFirstFlag)
	e.unsigned(3)
	e.bytes(1<<3 | byte(Move))
	e.signed(-1, -2)
	e.bytes(1<<3 | byte(Quad))
	e.signed(10, 0, 0, 10)
	e.bytes(1<<3 | byte(Cubic))
	e.signed(1, 1, 2, 2, 3, 3)
	e.bytes(byte(Linear))
	e.floats(0.5, 0, 0, 0.5, 0, 0)
	e.bytes(byte(Reflect), 255)
	e.stops()
	e.unsigned(40) // width
	e.bytes(byte(RoundCap), byte(BevelJoin))
	e.unsigned(64) // miter limit
	e.unsigned(2)
	e.unsigned(16)
	e.unsigned(32)
	e.bytes(byte(Radial))
	e.floats(1, 0, 0, 1, 0, 0, 0.25, -0.25)
	e.bytes(byte(Repeat), 51)
	e.stops()
}

func (e *encoder) stops() {
	e.unsigned(2)
	e.unsigned(0)
	e.bytes(0, 0, 0, 255)
	e.unsigned(4095)
	e.bytes(255, 255, 255, 0)
}
