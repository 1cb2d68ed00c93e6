package fal

import (
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/fal/faltest"
)

func TestTheEngineKeepsTheContract(t *testing.T) {
	s := faltest.New(t)
	s.Side = 192 // the suite asks for many pictures
	layer, ideogram := LayerDiffusion(), Ideogram()
	layer.Sizes = []engine.Size{{Width: 192, Height: 192}}
	ideogram.Aspects = map[string]engine.Size{"1:1": layer.Sizes[0]}
	for name, model := range map[string]Model{"layer diffusion": layer, "ideogram": ideogram} {
		t.Run(name, func(t *testing.T) {
			enginetest.RunRemote(t, func() engine.Engine { return configured(t, s, func(c *Config) { c.Model = model }) })
		})
	}
}
