package raster_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// BenchmarkPiece opens, decodes and draws twenty pieces of a set, spread over the alphabet, at 1024 pixels; ms/piece
// is the mean, worst-ms the slowest.
func BenchmarkPiece(b *testing.B) {
	for _, set := range []string{"fluent-emoji", "flag"} {
		b.Run(set, func(b *testing.B) { benchmarkSet(b, set) })
	}
}

func benchmarkSet(b *testing.B, set string) {
	const pieces, size = 20, 1024
	names := art.Names(set)
	b.ReportAllocs()
	for b.Loop() {
		for i := range pieces {
			piece, _ := art.Find(set, names[(2*i+1)*len(names)/(2*pieces)])
			nodes, err := piece.Nodes()
			if err != nil {
				b.Fatal(err)
			}
			l := raster.Square(size)
			raster.Draw(l, nodes, scene.ScaleBy(size/float32(scene.Units), size/float32(scene.Units)))
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*pieces), "ms/piece")
}
