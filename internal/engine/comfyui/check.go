package comfyui

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Check looks whether every server answers, and has the workflow's nodes and the checkpoint.
func (e *Engine) Check(ctx context.Context) error {
	for _, server := range e.servers {
		if err := e.check(ctx, server); err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) check(ctx context.Context, server *remote.Client) error {
	var missing []string
	for _, class := range e.template.nodes {
		info, err := infoOf(ctx, server, class)
		if err != nil {
			return err
		}
		if info == nil {
			missing = append(missing, class)
			continue
		}
		if class == "CheckpointLoaderSimple" && e.template.places["checkpoint"] && !info.offers("ckpt_name", e.config.Checkpoint) {
			return &engine.Error{
				Class:    engine.BadRequest,
				Sentence: "ComfyUI at " + server.Base + " has no checkpoint " + e.config.Checkpoint + ": put the file into models/checkpoints, or name another one",
			}
		}
	}
	if len(missing) > 0 {
		return &engine.Error{
			Class:    engine.BadRequest,
			Sentence: "ComfyUI at " + server.Base + " lacks nodes of the workflow: " + strings.Join(missing, ", ") + " (LayeredDiffusion… come with ComfyUI-layerdiffuse)",
		}
	}
	return nil
}

// info is what a server says about a class of nodes.
type info struct {
	Input struct {
		Required map[string]json.RawMessage
	}
}

// infoOf returns what a server says about a class; nil when it has none of it.
func infoOf(ctx context.Context, server *remote.Client, class string) (*info, error) {
	var all map[string]*info
	err := server.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/object_info/" + url.PathEscape(class), Into: &all})
	if remote.StatusOf(err) == http.StatusNotFound {
		return nil, nil
	}
	return all[class], err
}

// offers reports whether an input takes a value. An input whose choices are not listed takes any.
func (i *info) offers(input, value string) bool {
	var choices []json.RawMessage
	if json.Unmarshal(i.Input.Required[input], &choices) != nil || len(choices) == 0 {
		return true
	}
	var listed []string
	if json.Unmarshal(choices[0], &listed) == nil {
		return slices.Contains(listed, value)
	}
	var named struct{ Options []string } // as newer servers write it
	if len(choices) < 2 || json.Unmarshal(choices[1], &named) != nil || named.Options == nil {
		return true
	}
	return slices.Contains(named.Options, value)
}
