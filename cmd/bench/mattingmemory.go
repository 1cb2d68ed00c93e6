package main

import (
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"

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

// peakOf is the largest resident size in MB of the program while it cuts the photo out.
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
	if said, err := cmd.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("%w: %s", err, said)
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, fmt.Errorf("the system does not say how much memory a process took")
	}
	return float64(usage.Maxrss) / 1000, nil
}
