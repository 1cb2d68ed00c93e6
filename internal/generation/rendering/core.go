package rendering

import (
	"context"
	"sync"
)

// Core is the processor core that an image is worked on with, from its drawing until its files are kept. What is begun is finished
// before more is begun, and the images of a generation begin in their order: somebody waits for the first one.
type Core struct {
	renderer *Renderer
	before   <-chan struct{} // closed when the image before has begun; nil: this one is the first
	begun    chan struct{}
	begin    sync.Once
	held     bool
}

// NewCore returns a core that is not taken yet. It comes after the given one, unless that is nil.
func (m *Renderer) NewCore(after *Core) *Core {
	c := &Core{renderer: m, begun: make(chan struct{})}
	if after != nil {
		c.before = after.begun
	}
	return c
}

// take waits for a core, unless there is one already.
func (c *Core) take(ctx context.Context) error {
	if c.held {
		return nil
	}
	defer c.letNextBegin()
	if c.before != nil {
		select {
		case <-c.before:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	if err := c.renderer.Acquire(ctx); err != nil {
		return err
	}
	c.held = true
	return nil
}

// Leave gives the core back. While others draw the image elsewhere, it needs none.
func (c *Core) Leave() {
	c.letNextBegin()
	if c.held {
		c.held = false
		c.renderer.Release()
	}
}

func (c *Core) letNextBegin() { c.begin.Do(func() { close(c.begun) }) }
