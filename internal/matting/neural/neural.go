// Package neural finds the subject of a photo with small neural networks that run on this machine: U²-Net (its small form,
// u2netp) says what stands out, MODNet how a person's outline goes. The networks run in a process of their own, which ends with
// the picture: what ONNX Runtime allocates goes back to the system whole, and a library that crashes takes no server with it.
package neural

import (
	"context"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"pellucid/internal/matting/plane"
)

// The files of a models folder. Detail may be missing.
const (
	LibraryFile = "libonnxruntime.so"
	SubjectFile = "u2netp.onnx"
	DetailFile  = "modnet.onnx"
)

// mostTime bounds the work on one picture, which takes a second of one core.
const mostTime = 60 * time.Second

// MissingError says which files a models folder does not have.
type MissingError struct {
	Folder string
	Files  []string
}

// Error names the folder and the files.
func (e *MissingError) Error() string {
	return fmt.Sprintf("the models folder %s has no %s", e.Folder, strings.Join(e.Files, " and no "))
}

// Networks runs the networks of a models folder, one picture at a time. It is safe for concurrent use.
type Networks struct {
	folder string
	detail bool
	worker worker
	turn   chan struct{}

	// Lean gives back to the system what reading a picture took before its networks take their memory, which costs a collection of
	// garbage. It is set before the first picture.
	Lean bool
}

// Open looks the files of a models folder up; nothing is loaded before the first picture. command starts a process that calls
// Serve with its standard input and output. MissingError when there is no library or no SubjectFile.
func Open(folder string, command ...string) (*Networks, error) {
	var missing []string
	for _, name := range []string{LibraryFile, SubjectFile} {
		if !isFile(filepath.Join(folder, name)) {
			missing = append(missing, name)
		}
	}
	if len(missing) > 0 {
		return nil, &MissingError{folder, missing}
	}
	n := &Networks{folder: folder, detail: isFile(filepath.Join(folder, DetailFile)), turn: make(chan struct{}, 1)}
	n.worker = worker{command: command, library: filepath.Join(folder, LibraryFile)}
	return n, nil
}

// Check runs the networks over a small gray picture.
func (n *Networks) Check(ctx context.Context) error {
	const small = 64
	_, err := n.Masks(ctx, image.NewNRGBA(image.Rect(0, 0, small, small)))
	return err
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular() && info.Size() > 0
}

// Masks are what the networks say of a picture: 0–1 for every pixel, each at its network's own size.
type Masks struct {
	Subject *plane.Plane
	Detail  *plane.Plane // nil: there is no DetailFile
}

// Masks runs the networks over a picture, after those that came before. Errors: the context's, and those of a library or a network
// that cannot be loaded.
func (n *Networks) Masks(ctx context.Context, img *image.NRGBA) (Masks, error) {
	select {
	case n.turn <- struct{}{}:
		defer func() { <-n.turn }()
	case <-ctx.Done():
		return Masks{}, ctx.Err()
	}
	bounded, stop := context.WithTimeout(ctx, mostTime)
	defer stop()
	masks, err := n.run(bounded, img)
	switch {
	case ctx.Err() != nil:
		return Masks{}, ctx.Err()
	case bounded.Err() != nil:
		return Masks{}, fmt.Errorf("neural: the networks took longer than %v", mostTime)
	}
	return masks, err
}

func (n *Networks) run(ctx context.Context, img *image.NRGBA) (Masks, error) {
	tasks := []task{subjectTask(img, filepath.Join(n.folder, SubjectFile))}
	if n.detail {
		tasks = append(tasks, detailTask(img, filepath.Join(n.folder, DetailFile)))
	}
	if n.Lean {
		debug.FreeOSMemory()
	}
	answers, err := n.worker.run(ctx, tasks)
	if err != nil {
		return Masks{}, fmt.Errorf("neural: %w", err)
	}
	masks := Masks{Subject: subjectMask(answers[0])}
	if n.detail {
		masks.Detail = detailMask(answers[1])
	}
	return masks, nil
}
