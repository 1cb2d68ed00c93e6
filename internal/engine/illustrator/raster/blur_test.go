package raster

import (
	"fmt"
	"math"
	"testing"
)

// point is a plane of n × n values with 1 in the middle.
func point(n int) []float32 {
	p := make([]float32, n*n)
	p[n/2*n+n/2] = 1
	return p
}

var sigmas = []float32{0.5, 1, 1.5, 1.7, 3, 7.9, 8.1, 15, 17, 33, 40}

func TestBlurKeepsMassAndCentreAndHasItsWidth(t *testing.T) {
	for _, sigma := range sigmas {
		t.Run(fmt.Sprint("sigma ", sigma), func(t *testing.T) {
			n := 2*int(5*sigma) + 21
			p := point(n)
			BlurPlane(p, n, n, sigma)
			var mass, mean, variance float64
			for i, v := range p {
				mass += float64(v)
				mean += float64(v) * float64(i%n-n/2)
			}
			for i, v := range p {
				variance += float64(v) * math.Pow(float64(i%n-n/2)-mean, 2)
			}
			if math.Abs(mass-1) > 2e-3 {
				t.Errorf("mass %v", mass)
			}
			if math.Abs(mean) > 0.125*float64(sigma) {
				t.Errorf("centre moved by %v pixels", mean)
			}
			if got := math.Sqrt(variance); math.Abs(got-float64(sigma)) > 0.02*float64(sigma)+0.03 {
				t.Errorf("width %v", got)
			}
		})
	}
}

func TestBlurOfAnEdgeFollowsTheErrorFunction(t *testing.T) {
	const w, h = 400, 9
	for _, sigma := range []float32{3, 10, 20, 40} {
		p := make([]float32, w*h)
		for i := range p {
			if i%w >= w/2 {
				p[i] = 1
			}
		}
		tall := make([]float32, 0, w*h*60)
		for range 60 { // tall enough that the middle row knows nothing of the ends
			tall = append(tall, p...)
		}
		BlurPlane(tall, w, h*60, sigma)
		row := tall[270*w : 271*w]
		for x := w/2 - 100; x < w/2+100; x++ {
			want := 0.5 * (1 + math.Erf((float64(x)-w/2+0.5)/(float64(sigma)*math.Sqrt2)))
			if math.Abs(float64(row[x])-want) > 0.012 {
				t.Fatalf("sigma %v: %v at %d from the edge, want %.3f", sigma, row[x], x-w/2, want)
			}
		}
	}
}

func TestBlurLeavesTinySigmasAndEmptyPlanesAlone(t *testing.T) {
	p := point(5)
	BlurPlane(p, 5, 5, 0.1)
	BlurPlane(p, 5, 5, float32(math.NaN()))
	BlurPlane(nil, 0, 0, 5)
	if p[12] != 1 {
		t.Errorf("the point is %v", p[12])
	}
}

func TestBlurLayerBlursAllChannelsAlike(t *testing.T) {
	for _, sigma := range sigmas {
		l := Square(64)
		p := point(64)
		for i, v := range p {
			l.Pix[4*i], l.Pix[4*i+3] = 0.5*v, v
		}
		BlurLayer(l, sigma)
		BlurPlane(p, 64, 64, sigma)
		for i, v := range p {
			if !near32(l.Pix[4*i+3], v, 1e-6) || !near32(l.Pix[4*i], 0.5*v, 1e-6) || l.Pix[4*i+1] != 0 {
				t.Fatalf("sigma %v: pixel %d is %v, want alpha %v", sigma, i, l.Pix[4*i:4*i+4], v)
			}
		}
	}
}

func BenchmarkBlurPlane(b *testing.B) {
	for _, sigma := range []float32{1, 4, 12, 40} {
		b.Run(fmt.Sprint(sigma), func(b *testing.B) {
			p := make([]float32, 1024*1024)
			for b.Loop() {
				BlurPlane(p, 1024, 1024, sigma)
			}
		})
	}
}

// Four rows are averaged at once, and the middle of a row by another loop than its ends.
func TestBoxesAverageEveryPixelAlikeWhateverTheSizeOfTheLayer(t *testing.T) {
	for _, size := range []plane{{1, 1, 1}, {7, 9, 1}, {8, 4, 1}, {40, 6, 1}, {1, 3, 4}, {9, 2, 4}, {40, 5, 4}} {
		src := make([]float32, size.w*size.h*size.channels)
		for i := range src {
			src[i] = float32(i*7919%101) / 101
		}
		dst := make([]float32, len(src))
		box := boxBlur{window: boxWindow(4), size: size}
		box.rows(dst, src)
		for i, got := range dst {
			if want := averageAt(box, src, i); math.Abs(float64(got-want)) > 1e-5 {
				t.Fatalf("%+v: value %d is %v, want %v", size, i, got, want)
			}
		}
	}
}

// averageAt is the weighted mean of the window around a value in its row.
func averageAt(b boxBlur, src []float32, i int) float32 {
	n := b.size.w * b.size.channels
	row, x := src[i/n*n:i/n*n+n], i%n
	sum := float32(0)
	for d := -b.radius - 1; d <= b.radius+1; d++ {
		if at := x + d*b.size.channels; at >= 0 && at < n {
			weight := float32(1)
			if d == -b.radius-1 || d == b.radius+1 {
				weight = b.edge
			}
			sum += weight * row[at]
		}
	}
	return sum * b.scale
}
