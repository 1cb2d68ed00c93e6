package testkit

import (
	"context"
	"image"

	"pellucid/internal/engine"
)

// Gate is a hook that holds drawings back until they are let through.
type Gate struct {
	Entered chan engine.Request // one for every drawing that waits
	open    chan struct{}
}

// NewGate returns a closed gate.
func NewGate() *Gate {
	return &Gate{Entered: make(chan engine.Request, 1000), open: make(chan struct{})}
}

// Hook waits for the gate to open, or for the drawing to be called off.
func (g *Gate) Hook(ctx context.Context, req engine.Request) (*image.NRGBA, error) {
	g.Entered <- req
	select {
	case <-g.open:
		return nil, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Open lets everything through from now on.
func (g *Gate) Open() { close(g.open) }
