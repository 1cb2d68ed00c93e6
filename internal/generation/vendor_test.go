package generation_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"sync"

	"pellucid/internal/engine"
	"pellucid/internal/testkit"
)

// vendor is a remote engine whose jobs outlive the process that submitted them, as they do at a real vendor.
type vendor struct {
	engine.Engine // what is not overridden
	mu            sync.Mutex
	jobs          map[string]string // handle by key
	submitted     []string          // keys, in order
	canceled      []engine.Handle
	instant       bool // all of the work is done in Wait, under no handle
	findFails     int  // times that it cannot be asked for a job
	opaque        bool // it gives no alpha channel
	err           error
	onWait        func(ctx context.Context) error
}

func newVendor() *vendor {
	return &vendor{Engine: &testkit.Engine{}, jobs: map[string]string{}}
}

func (v *vendor) Name() string { return "vendor" }

func (v *vendor) Capabilities() engine.Capabilities {
	return engine.Capabilities{Label: "Photo model", Sizes: []engine.Size{{Width: 1024, Height: 1024}}, NativeAlpha: true, CostCents: 4}
}

func (v *vendor) Submit(_ context.Context, req engine.Request) (engine.Handle, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.err != nil {
		return "", v.err
	}
	if v.instant {
		return "", nil
	}
	v.submitted = append(v.submitted, req.Key)
	v.jobs[req.Key] = fmt.Sprintf("job-%d", len(v.submitted))
	return engine.Handle(v.jobs[req.Key]), nil
}

func (v *vendor) Find(_ context.Context, key string) (engine.Handle, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.findFails > 0 {
		v.findFails--
		return "", errors.New("the vendor does not answer")
	}
	if handle, ok := v.jobs[key]; ok {
		return engine.Handle(handle), nil
	}
	return "", engine.ErrNoJob
}

func (v *vendor) Wait(ctx context.Context, req engine.Request, job engine.Handle, progress func(float64)) (engine.Picture, error) {
	if v.instant {
		v.mu.Lock()
		v.submitted = append(v.submitted, req.Key)
		v.mu.Unlock()
	}
	if v.onWait != nil {
		if err := v.onWait(ctx); err != nil {
			return engine.Picture{}, err
		}
	}
	progress(1)
	picture := engine.Picture{Model: "vendor-1", Recipe: []byte("{}"), SourceType: "trainedAlgorithmicMedia", CostCents: 5}
	if v.opaque {
		picture.Image, picture.Opaque = testkit.Opaque(1024), true
	} else {
		picture.Image = testkit.Disc(1024, color.NRGBA{R: 200, G: 60, B: 40, A: 255})
	}
	return picture, nil
}

func (v *vendor) Cancel(_ context.Context, job engine.Handle) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.canceled = append(v.canceled, job)
	return nil
}

func (v *vendor) submissions() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return append([]string{}, v.submitted...)
}

// unasked is a vendor that cannot be asked for a job by its key.
type unasked struct{ engine.Engine }

// cutter cuts a disc out of anything.
type cutter struct{}

func (cutter) Cut(_ context.Context, img *image.NRGBA) (*image.NRGBA, string, error) {
	if img.Rect.Dx() != 1024 {
		return nil, "", errors.New("not the vendor's picture")
	}
	return testkit.Disc(1024, color.NRGBA{R: 10, G: 60, B: 40, A: 255}), "local matting", nil
}
