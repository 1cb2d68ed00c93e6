package pixels

import "math"

// ToLinear maps a stored sRGB level to linear light in 0–1 (IEC 61966-2-1).
var ToLinear = linearTable()

func linearTable() (t [256]float32) {
	for i := range t {
		t[i] = float32(DecodeGamma(float64(i) / 255))
	}
	return t
}

func DecodeGamma(v float64) float64 {
	if v <= .04045 {
		return v / 12.92
	}
	return math.Pow((v+.055)/1.055, 2.4)
}

// fromLinear maps linear light in steps of 1/65535 to the nearest sRGB level.
var fromLinear = gammaTable()

func gammaTable() []uint8 {
	t := make([]uint8, 1<<16)
	next := 0
	for level := range 256 {
		end := 1 << 16
		if level < 255 {
			end = int(math.Ceil(DecodeGamma((float64(level)+.5)/255) * 65535))
		}
		for ; next < end; next++ {
			t[next] = uint8(level)
		}
	}
	return t
}

// ToLevel is the sRGB level of linear light, clamped to 0–1.
func ToLevel(v float32) uint8 {
	return fromLinear[int(min(1, max(0, v))*65535+.5)]
}
