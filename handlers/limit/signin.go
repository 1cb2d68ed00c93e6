package limit

import (
	"context"
	"time"

	"pellucid/internal/domain"
)

// Try is a try to sign in by password.
type Try struct {
	Address string // network address
	Name    string // of the account, folded
	Device  string // id of a browser in which the account was signed in to before; empty: an unknown one
}

// Wrong passwords for one account from unknown devices anywhere slow down further tries from unknown devices. Nobody is
// refused for what others do.
const (
	slowStep = 250 * time.Millisecond // for every wrong password above the limit of LoginAccount
	slowMost = 3 * time.Second
	slowRoom = 200 // tries that wait at a time; one more is told to come back
)

// SignIn lets a try at a password through, late if there were many wrong ones for the account. Known devices are counted by
// themselves and never wait.
func (l *Limiter) SignIn(ctx context.Context, try Try) error {
	if try.Device != "" {
		return l.Allow(ctx, LoginDevice, try.Device)
	}
	if err := l.Allow(ctx, LoginAddress, try.Address); err != nil {
		return err
	}
	if err := l.Allow(ctx, LoginPair, try.Address+"\n"+try.Name); err != nil {
		return err
	}
	return l.slowDown(ctx, try.Name)
}

// Failed counts a wrong password.
func (l *Limiter) Failed(try Try) {
	if counter := l.scopes[LoginAccount]; counter != nil && try.Device == "" {
		_ = counter.Counter().Increment(try.Name, time.Now().UTC().Truncate(rules[LoginAccount].window)) // memory cannot fail
	}
}

func (l *Limiter) slowDown(ctx context.Context, name string) error {
	over := l.over(name)
	if over <= 0 {
		return nil
	}
	select {
	case l.waiting <- struct{}{}:
		defer func() { <-l.waiting }()
	default:
		return &domain.Error{Code: domain.RateLimited, RetryAfter: slowMost, Message: "Too many people are signing in right now. Please try again in a few seconds."}
	}
	timer := time.NewTimer(min(time.Duration(over)*slowStep, slowMost))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// over is how many more wrong passwords an account got than are few.
func (l *Limiter) over(name string) int {
	counter := l.scopes[LoginAccount]
	if counter == nil {
		return 0
	}
	window := rules[LoginAccount].window
	now := time.Now().UTC().Truncate(window)
	this, last, err := counter.Counter().Get(name, now, now.Add(-window))
	if err != nil {
		return 0
	}
	return this + last - rules[LoginAccount].most
}

// Repeated reports whether the same was asked for within the last minute, and need not be done again. Who asked then does not
// matter.
func (l *Limiter) Repeated(ctx context.Context, scope Scope, key string) bool {
	return l.Allow(ctx, scope, key) != nil
}
