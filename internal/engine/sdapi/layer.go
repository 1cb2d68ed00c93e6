package sdapi

import (
	"strings"

	"pellucid/internal/engine"
)

// script is LayerDiffuse's name among the scripts of a server.
const script = "LayerDiffuse"

func hasLayer(scripts []string) bool {
	for _, s := range scripts {
		if strings.EqualFold(s, script) {
			return true
		}
	}
	return false
}

func noLayer() *engine.Error {
	return &engine.Error{
		Class:    engine.BadRequest,
		Sentence: "The Stable Diffusion server has no LayerDiffuse: install sd-forge-layerdiffuse in Forge, or leave PELLUCID_SDAPI_LAYERDIFFUSE out",
	}
}
