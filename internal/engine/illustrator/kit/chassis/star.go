package chassis

import (
	"fmt"
	"math"
)

// Star is the path data of a five-pointed star.
func Star(x, y, r float64) string {
	d := "M"
	for i := range 10 {
		n := r
		if i%2 == 1 {
			n = r * .48
		}
		s, k := math.Sincos(float64(i) * math.Pi / 5)
		d += fmt.Sprintf("%.2f %.2fL", x+n*s, y-n*k)
	}
	return d[:len(d)-1] + "Z"
}
