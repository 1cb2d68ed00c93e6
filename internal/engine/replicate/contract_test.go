package replicate

import (
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/replicate/replicatetest"
)

func TestTheEngineKeepsTheContract(t *testing.T) {
	s := replicatetest.New(t)
	for name, change := range map[string]func(c *Config){
		"an image and a cut-out": func(c *Config) { c.Model = small(c.Model) },
		"a model alone":          func(c *Config) { c.Model, c.Remover = small(Flux2Pro()), nil },
	} {
		t.Run(name, func(t *testing.T) {
			enginetest.RunRemote(t, func() engine.Engine { return configured(t, s, change) })
		})
	}
}

// small makes a model take widths and heights down to the suite's small pictures.
func small(m Model) Model {
	m.Aspects, m.MinSide, m.MaxSide, m.Step, m.MaxRatio = nil, 192, 1024, 32, 2
	m.Names.Width, m.Names.Height, m.Names.Aspect = "width", "height", ""
	return m
}
