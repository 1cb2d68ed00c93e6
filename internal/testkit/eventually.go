package testkit

import (
	"testing"
	"time"
)

// Patience is how long a test waits for what must happen, on a machine that is busy with other things.
const Patience = 90 * time.Second

// Eventually asks again and again until happened says yes; it fails the test when that takes too long.
func Eventually(t testing.TB, what string, happened func() bool) {
	t.Helper()
	deadline := time.After(Patience)
	for !happened() {
		select {
		case <-deadline:
			t.Fatalf("waited %v in vain: %s", Patience, what)
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// Receive returns the next value of a channel; it fails the test when none comes.
func Receive[T any](t testing.TB, what string, from <-chan T) T {
	t.Helper()
	select {
	case value := <-from:
		return value
	case <-time.After(Patience):
		t.Fatalf("waited %v in vain: %s", Patience, what)
		panic("unreachable")
	}
}
