package comfyui

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// fill returns the graph with the values in their places. Seeds and sizes that the operator left as numbers are set, too.
func (t *template) fill(values map[string]any) map[string]*node {
	graph, err := parseGraph(t.raw)
	if err != nil {
		panic(err) // it was read before
	}
	for _, n := range graph {
		walk(n.Inputs, func(text string) any { return filled(text, values) })
		t.setNumbers(n, values)
	}
	return graph
}

func filled(text string, values map[string]any) any {
	if m := place.FindStringSubmatch(text); m != nil && m[0] == strings.TrimSpace(text) {
		return values[m[1]]
	}
	return place.ReplaceAllStringFunc(text, func(found string) string {
		return fmt.Sprint(values[place.FindStringSubmatch(found)[1]])
	})
}

// setNumbers sets the inputs that ComfyUI's own editor can only hold as numbers, where the workflow has no places for them.
func (t *template) setNumbers(n *node, values map[string]any) {
	set := func(input, value string) {
		if _, number := n.Inputs[input].(float64); number && !t.places[value] {
			n.Inputs[input] = values[value]
		}
	}
	set("seed", "seed")
	set("noise_seed", "seed")
	if strings.HasPrefix(n.Class, "Empty") && strings.Contains(n.Class, "Latent") {
		set("width", "width")
		set("height", "height")
	}
}

var givesAlpha = regexp.MustCompile(`(?i)DecodeRGBA|JoinImageWithAlpha|RMBG|BiRefNet|RemBG|RemoveBackground|Image Remove Background`)

// hasAlpha reports whether a node of the workflow makes an alpha channel, as far as names tell.
func (t *template) hasAlpha() bool { return slices.ContainsFunc(t.nodes, givesAlpha.MatchString) }
