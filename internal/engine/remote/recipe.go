package remote

import (
	"encoding/json"
	"maps"

	"pellucid/internal/engine"
)

// Recipe returns what a picture was made from, as JSON: the engine, its model, the user's words and the vendor's seed. more
// adds to it.
func Recipe(name, model string, req engine.Request, more map[string]any) json.RawMessage {
	out := map[string]any{
		"engine": name, "model": model, "prompt": Clean(req.Prompt), "seed": Seed(req), "variation": req.Variation,
		"width": req.Width, "height": req.Height,
	}
	maps.Copy(out, more)
	raw, err := json.Marshal(out)
	if err != nil {
		panic(err) // words and numbers can be written
	}
	return raw
}

// IdeogramAspects are the aspect ratios of Ideogram 3, with the sizes they give. between stands between the numbers of a
// ratio, as hosts write them differently.
func IdeogramAspects(between string) map[string]engine.Size {
	return map[string]engine.Size{
		"1" + between + "1": {Width: 1024, Height: 1024}, "16" + between + "9": {Width: 1312, Height: 736}, "9" + between + "16": {Width: 736, Height: 1312},
		"4" + between + "3": {Width: 1152, Height: 864}, "3" + between + "4": {Width: 864, Height: 1152},
		"3" + between + "2": {Width: 1248, Height: 832}, "2" + between + "3": {Width: 832, Height: 1248},
	}
}
