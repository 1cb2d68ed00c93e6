package main

import (
	"context"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"runtime"

	"pellucid/internal/matting/neural"
)

// keptFolder has the networks' answers of earlier runs: they take most of the time, and change with the weights only.
const keptFolder = ".build/matting"

// keptNetworks runs networks several pictures at a time, and keeps their answers in files.
type keptNetworks struct {
	free    chan *neural.Networks
	weights string // which weights answered
}

// keepAnswers opens as many networks beside the program as there are cores.
func keepAnswers(binary string) (*keptNetworks, error) {
	k := &keptNetworks{free: make(chan *neural.Networks, runtime.NumCPU())}
	for range cap(k.free) {
		networks, err := neural.Open(modelsOf(binary), binary, "infer")
		if err != nil {
			return nil, err
		}
		k.free <- networks
	}
	hash := sha256.New()
	for _, name := range []string{neural.SubjectFile, neural.DetailFile} {
		weights, err := os.ReadFile(filepath.Join(modelsOf(binary), name))
		if err != nil && !os.IsNotExist(err) {
			return nil, err
		}
		fmt.Fprintf(hash, "%s %d %x ", name, len(weights), sha256.Sum256(weights))
	}
	k.weights = hex.EncodeToString(hash.Sum(nil))
	return k, os.MkdirAll(keptFolder, 0o750)
}

func modelsOf(binary string) string { return filepath.Join(filepath.Dir(binary), "models") }

// Masks returns the answer that was kept for a picture, or has the networks give one.
func (k *keptNetworks) Masks(ctx context.Context, img *image.NRGBA) (neural.Masks, error) {
	key := sha256.New()
	fmt.Fprintf(key, "%s %v %s ", k.weights, img.Rect, neural.Version)
	key.Write(img.Pix)
	path := filepath.Join(keptFolder, hex.EncodeToString(key.Sum(nil)))
	if masks, err := readMasks(path); err == nil {
		return masks, nil
	}
	networks := <-k.free
	masks, err := networks.Masks(ctx, img)
	k.free <- networks
	if err != nil {
		return masks, err
	}
	return masks, writeMasks(path, masks)
}

// Check tries the networks.
func (k *keptNetworks) Check(ctx context.Context) error {
	networks := <-k.free
	defer func() { k.free <- networks }()
	return networks.Check(ctx)
}

func readMasks(path string) (masks neural.Masks, err error) {
	file, err := os.Open(path)
	if err != nil {
		return masks, err
	}
	defer func() { _ = file.Close() }()
	return masks, gob.NewDecoder(file).Decode(&masks)
}

// writeMasks puts the file in place when it is whole.
func writeMasks(path string, masks neural.Masks) error {
	file, err := os.CreateTemp(keptFolder, "new-")
	if err != nil {
		return err
	}
	err = gob.NewEncoder(file).Encode(masks)
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
