package alpha

import (
	"io"
	"testing"
)

func BenchmarkMeasure1024(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		Measure(img, Intent{})
	}
}

func BenchmarkResize1024To512(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		Resize(img, 512, 512)
	}
}

func BenchmarkResize1024To256(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		Resize(img, 256, 256)
	}
}

func BenchmarkBleed1024(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		Bleed(img)
	}
}

func BenchmarkEncodePNG1024(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		if err := EncodePNG(io.Discard, img, Metadata{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEncodeWebP1024(b *testing.B) {
	img := busy(1024)
	for b.Loop() {
		if err := EncodeWebP(io.Discard, img, 85, Metadata{}); err != nil {
			b.Fatal(err)
		}
	}
}
