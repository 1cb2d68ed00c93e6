package alpha

// lines are equally long samples of a signal.
type lines [][]float32

// centerd subtracts the common mean in place.
func (l lines) centerd() lines {
	var sum float64
	n := 0
	for _, line := range l {
		for _, v := range line {
			sum += float64(v)
		}
		n += len(line)
	}
	mean := float32(ratio(sum, float64(n)))
	for _, line := range l {
		for i := range line {
			line[i] -= mean
		}
	}
	return l
}

// variance of the centerd samples.
func (l lines) variance() float64 { return l.product(0) }

// correlation is the autocorrelation at a lag in samples, in −1–1 up to edge
// effects; the variance must not be 0.
func (l lines) correlation(lag int) float64 { return l.product(lag) / l.variance() }

// product is the mean of v(x)·v(x+lag).
func (l lines) product(lag int) float64 {
	var sum float64
	n := 0
	for _, line := range l {
		shifted := line[lag:]
		var part float32
		for i, v := range shifted {
			part += v * line[i]
		}
		sum += float64(part)
		n += len(shifted)
	}
	return ratio(sum, float64(n))
}
