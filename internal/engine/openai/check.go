package openai

import (
	"context"
	"fmt"
	"slices"
	"time"

	"pellucid/internal/engine"
)

// checkTime is how long a check waits for an answer.
const checkTime = 20 * time.Second

// Check lists the models of the server, which costs nothing: it tells whether the address, the key and the model are right.
func (e *Engine) Check(ctx context.Context) error {
	var on sent
	limited, cancel := context.WithTimeout(on.watch(ctx), checkTime)
	defer cancel()
	names, err := e.client.Models(limited)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		if err = e.classify(err, on.whole.Load()); engine.ClassOf(err) == engine.TimeoutUnknown {
			return &engine.Error{Class: engine.Transient, Sentence: fmt.Sprintf("The server at %s did not say what models it has within %s.", e.config.Client.Address(), checkTime), Err: err}
		}
		return err
	}
	if len(names) > 0 && !slices.Contains(names, e.config.Model) {
		return &engine.Error{Class: engine.AuthOrQuota, Sentence: fmt.Sprintf("The server has no model %q: set PELLUCID_OPENAI_MODEL to one of %s.", e.config.Model, someOf(names))}
	}
	return nil
}

// someOf names a few of a list.
func someOf(names []string) string {
	const most = 12
	if len(names) > most {
		return fmt.Sprintf("%q and %d more", names[:most], len(names)-most)
	}
	return fmt.Sprintf("%q", names)
}
