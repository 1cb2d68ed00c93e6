package main

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/matting/scene"
)

// matteMemory is the most memory that the program takes to cut out a small photo and the largest one that it accepts.
func matteMemory(ctx context.Context, binary string) ([]figure, error) {
	folder, err := os.MkdirTemp("", "pellucid-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	var figures []figure
	for _, side := range []int{matteTimeSide, 3547} { // 3547² is just below 12·2²⁰
		photo := scene.Photo(scene.Subjects()[0].Draw(side), scene.Backgrounds()[0].Draw(side))
		peak, err := peakOf(ctx, binary, filepath.Join(folder, "photo.jpg"), photo)
		if err != nil {
			return figures, err
		}
		figures = append(figures, figure{name: fmt.Sprintf("pellucid cutout at %d px, memory at most", side), value: peak, limit: 400, unit: "MB"})
	}
	return figures, nil
}

// sampleTime is how often memory is looked at.
const sampleTime = 3 * time.Millisecond

// peakOf is the most memory in MB that the program and the processes that it starts take together, while it cuts the photo out.
// Pages that they share, such as those of the program's file, count once.
func peakOf(ctx context.Context, binary, path string, photo *image.NRGBA) (float64, error) {
	file, err := os.Create(path)
	if err != nil {
		return 0, err
	}
	if err := jpeg.Encode(file, photo, &jpeg.Options{Quality: 92}); err != nil {
		return 0, err
	}
	if err := file.Close(); err != nil {
		return 0, err
	}
	cmd := exec.CommandContext(ctx, binary, "cutout", path, "-o", path+".png")
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	look := time.NewTicker(sampleTime)
	defer look.Stop()
	peak := 0.0
	for {
		select {
		case err := <-done:
			if err != nil {
				return 0, fmt.Errorf("%w: %s", err, said.String())
			}
			return peak, nil
		case <-look.C:
			peak = max(peak, residentOf(cmd.Process.Pid))
		}
	}
}

// residentOf is the memory of a process and those that it has started, in MB, each page by its share (PSS); 0 for one that has
// ended.
func residentOf(pid int) float64 {
	folder := fmt.Sprintf("/proc/%d", pid)
	sizes, err := os.ReadFile(folder + "/smaps_rollup")
	if err != nil {
		return 0
	}
	_, after, found := strings.Cut(string(sizes), "\nPss:")
	var kibibytes float64
	if _, err := fmt.Sscan(after, &kibibytes); !found || err != nil {
		return 0
	}
	sum := kibibytes * 1024 / 1e6
	lists, _ := filepath.Glob(folder + "/task/*/children")
	for _, list := range lists {
		children, _ := os.ReadFile(list) // of a thread that has ended meanwhile: none
		for _, child := range strings.Fields(string(children)) {
			if id, err := strconv.Atoi(child); err == nil {
				sum += residentOf(id)
			}
		}
	}
	return sum
}
