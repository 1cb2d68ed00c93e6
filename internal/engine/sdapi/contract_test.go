package sdapi

import (
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest"
	"pellucid/internal/engine/sdapi/sdapitest"
)

func TestTheEngineKeepsTheContract(t *testing.T) {
	for _, program := range []string{sdapitest.Forge, sdapitest.SDServer} {
		one, two := sdapitest.New(t, program), sdapitest.New(t, program)
		t.Run(program, func(t *testing.T) {
			enginetest.RunRemote(t, func() engine.Engine { return configured(t, func(c *Config) { c.MinSide = 192 }, one, two) })
		})
	}
}
