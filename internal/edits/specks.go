package edits

import "context"

// apply clears the islands of visible pixels (alpha > 0, corners touch) with fewer pixels than MaxArea. The largest stays.
func (s Specks) apply(_ context.Context, w *work) error {
	shape := shapeOf(w.img)
	islands, area := shape.islands()
	largest := 0
	for i, n := range area {
		if n > area[largest] {
			largest = i
		}
	}
	for i, island := range islands {
		if island > 0 && int(island-1) != largest && area[island-1] < s.MaxArea {
			w.img.Pix[i/shape.w*w.img.Stride+i%shape.w*4+3] = 0
		}
	}
	return nil
}

// islands numbers the 8-connected parts of the visible pixels from 1 on, and counts their pixels.
func (s shape) islands() (number []int32, area []int) {
	number = make([]int32, len(s.a))
	var open []int32
	for start := range s.a {
		if s.a[start] == 0 || number[start] != 0 {
			continue
		}
		id := int32(len(area) + 1)
		number[start] = id
		open = append(open[:0], int32(start))
		n := 0
		for len(open) > 0 {
			i := int(open[len(open)-1])
			open = open[:len(open)-1]
			n++
			x, y := i%s.w, i/s.w
			for v := max(0, y-1); v <= min(s.h-1, y+1); v++ {
				for u := max(0, x-1); u <= min(s.w-1, x+1); u++ {
					if k := v*s.w + u; s.a[k] > 0 && number[k] == 0 {
						number[k] = id
						open = append(open, int32(k))
					}
				}
			}
		}
		area = append(area, n)
	}
	return number, area
}
