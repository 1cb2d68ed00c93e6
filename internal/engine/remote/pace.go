package remote

import (
	"context"
	"math/rand/v2"
	"time"

	"pellucid/internal/engine"
)

// Pace is how often a vendor is asked for something that takes time.
type Pace struct {
	First  time.Duration // the first pause; 0 means 400 ms
	Most   time.Duration // the longest pause; 0 means 5 s
	Misses int           // failed questions in a row after which the error is returned; 0 means 8
}

func (p Pace) filled() Pace {
	if p.First == 0 {
		p.First = 400 * time.Millisecond
	}
	if p.Most == 0 {
		p.Most = 5 * time.Second
	}
	if p.Misses == 0 {
		p.Misses = 8
	}
	return p
}

// Poll asks until it is told that the thing is done, with longer and longer pauses. A signal on wake (may be nil) ends the
// pause. An error with done ends the polling; without done it does so unless it is likely to pass.
func (p Pace) Poll(ctx context.Context, wake <-chan struct{}, ask func(ctx context.Context) (done bool, err error)) error {
	p = p.filled()
	pause, misses := p.First, 0
	for {
		done, err := ask(ctx)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if done {
			return err
		}
		rest := pause
		switch {
		case err == nil:
			misses = 0
		case !passes(err) || misses+1 >= p.Misses:
			return err
		default:
			misses++
			rest = max(rest, askedPause(err))
		}
		if err := Sleep(ctx, rest, wake); err != nil {
			return err
		}
		pause = min(pause*3/2, p.Most)
	}
}

// Patiently does something again while the vendor asks for fewer requests, as long as the pauses add up to less than most.
func (p Pace) Patiently(ctx context.Context, most time.Duration, do func(ctx context.Context) error) error {
	p = p.filled()
	pause, waited := p.First, time.Duration(0)
	for {
		err := do(ctx)
		if err == nil || engine.ClassOf(err) != engine.RateLimited {
			return err
		}
		rest := askedPause(err)
		if rest == 0 {
			rest = pause + time.Duration(rand.Int64N(int64(pause)))
			pause *= 2
		}
		if waited += rest; waited > most {
			return err
		}
		if err := Sleep(ctx, rest, nil); err != nil {
			return err
		}
	}
}
