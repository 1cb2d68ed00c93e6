package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

//go:embed firstimage.mjs
var firstImageScript string

// firstImagePrompts are what somebody generates one after the other on the create screen; the first one also warms the server up.
var firstImagePrompts = []string{
	"a red fox wearing a blue scarf", "a corgi astronaut", "a bowl of ramen, sticker", "a sailboat, watercolor", "a lemon, 3d render", "a lighthouse, flat design",
}

// firstImages measures how long people wait from Generate to the first image on the screen, in a browser.
func firstImages(ctx context.Context, binary string) ([]figure, error) {
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	server, _, err := start(ctx, binary, data)
	if err != nil {
		return nil, err
	}
	defer server.stop()
	arguments := append([]string{"--input-type=module", "-", "http://" + address, adminPassword}, firstImagePrompts...)
	command := exec.CommandContext(ctx, "node", arguments...)
	command.Stdin, command.Stderr = strings.NewReader(firstImageScript), os.Stderr
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("generate images in a browser: %w", err)
	}
	var times []float64
	if err := json.Unmarshal(out, &times); err != nil {
		return nil, err
	}
	if len(times) != len(firstImagePrompts) {
		return nil, fmt.Errorf("%d of %d images came", len(times), len(firstImagePrompts))
	}
	return []figure{{name: "from Generate to the first image on the screen, 1024 px, median", value: median(times), limit: 1500, unit: "ms"}}, nil
}
