package comfyui

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

//go:embed workflows/*.json
var embedded embed.FS

// The names of the workflows that are built in.
const (
	LayerDiffuse = "layerdiffuse" // SDXL with LayerDiffuse: an alpha channel of its own
	Plain        = "plain"        // SDXL alone: opaque
)

// Workflow returns a built-in workflow by its name, or reads one from a file in ComfyUI's API format. "" is LayerDiffuse.
func Workflow(nameOrFile string) ([]byte, error) {
	switch nameOrFile {
	case "":
		nameOrFile = LayerDiffuse
		fallthrough
	case LayerDiffuse, Plain:
		return embedded.ReadFile("workflows/" + nameOrFile + ".json")
	}
	raw, err := os.ReadFile(nameOrFile)
	if err != nil {
		return nil, fmt.Errorf("ComfyUI: the workflow cannot be read: %w", err)
	}
	return raw, nil
}

// template is a workflow with places for values. A place is a string such as "{{prompt}}" in an input; it becomes a number
// where the value is one. Places within longer texts are filled, too.
type template struct {
	raw    []byte
	places map[string]bool
	nodes  []string // the class of every node, sorted
}

var place = regexp.MustCompile(`\{\{\s*([a-z]+)\s*\}\}`)

// The places that a workflow may have.
var known = []string{"prompt", "negative", "width", "height", "seed", "steps", "guidance", "checkpoint", "image"}

func newTemplate(raw []byte) (*template, error) {
	graph, err := parseGraph(raw)
	if err != nil {
		return nil, err
	}
	t := &template{raw: raw, places: map[string]bool{}}
	for _, node := range graph {
		t.nodes = append(t.nodes, node.Class)
		walk(node.Inputs, func(text string) any {
			for _, m := range place.FindAllStringSubmatch(text, -1) {
				t.places[m[1]] = true
			}
			return text
		})
	}
	slices.Sort(t.nodes)
	t.nodes = slices.Compact(t.nodes)
	for name := range t.places {
		if !slices.Contains(known, name) {
			return nil, errors.New("ComfyUI: the workflow has a place {{" + name + "}}; known ones are " + strings.Join(known, ", "))
		}
	}
	if !t.places["prompt"] {
		return nil, errors.New("ComfyUI: the workflow has no {{prompt}} in any input")
	}
	return t, nil
}

// node is a node of a graph in ComfyUI's API format.
type node struct {
	Class  string         `json:"class_type"`
	Inputs map[string]any `json:"inputs"`
	Meta   any            `json:"_meta,omitempty"`
}

func parseGraph(raw []byte) (map[string]*node, error) {
	var graph map[string]*node
	if err := json.Unmarshal(raw, &graph); err != nil || len(graph) == 0 {
		return nil, errors.New(`ComfyUI: the workflow is no graph in the API format: export it with "Export (API)"`)
	}
	for _, n := range graph {
		if n == nil || n.Class == "" {
			return nil, errors.New(`ComfyUI: the workflow has a node without a class: export it with "Export (API)"`)
		}
	}
	return graph, nil
}

// walk replaces every text within a value by what change returns for it. Values are never looked at again, so that nothing
// in them is taken for a place or for JSON.
func walk(value any, change func(text string) any) any {
	switch v := value.(type) {
	case string:
		return change(v)
	case []any:
		for i := range v {
			v[i] = walk(v[i], change)
		}
	case map[string]any:
		for name := range v {
			v[name] = walk(v[name], change)
		}
	}
	return value
}
