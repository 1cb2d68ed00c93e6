package comfyui

import (
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/comfyui/comfyuitest"
	"pellucid/internal/engine/enginetest"
)

func TestTheEngineKeepsTheContract(t *testing.T) {
	for _, socket := range []string{comfyuitest.SocketTells, comfyuitest.SocketNone} {
		one, two := comfyuitest.New(t), comfyuitest.New(t)
		one.Socket, two.Socket = socket, socket
		t.Run("the socket "+socket, func(t *testing.T) {
			enginetest.RunRemote(t, func() engine.Engine { return configured(t, func(c *Config) { c.MinSide = 192 }, one, two) })
		})
	}
}
